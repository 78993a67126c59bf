// One game being played at one table, without any screen: seats, questions, undo, autosave.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/session.h"
#include "play/autosave.h"
#include "play/open_game.h"
#include "play/race_clock.h"
#include "play/record.h"
#include "play/seat.h"
#include "play/strokes.h"

namespace play {

// A game that cannot be started, taken up again, or written down: one sentence for people.
class GameError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// What a codec says besides, so that its game can be played.
template <class C>
concept Playable = requires(typename C::Game::Ask ask, const typename C::Agreement& agreement,
                            const typename C::Game::State& over) {
    // Whether two answers of one player, one after the other, are usually given at one stroke.
    { C::is_on_sheet_of(ask, ask) } -> std::same_as<bool>;
    // Whether a game that is over stays on offer, because the next one begins from it.
    { C::goes_on(agreement, over) } -> std::same_as<bool>;
    // The wish that ends a game by the clock; empty for a game that knows none.
    { C::time_is_up() } -> std::same_as<std::optional<kernel::StandingAnswer<typename C::Game>>>;
};

// What "undo" would take back: what a person answered last, which is all that was answered at one
// stroke; answers of computer seats and rolls after it go with it.
template <class C>
struct UndoOffer : UndoTerms {
    std::size_t entry = 0;  // of the journal: the first choice, which is open again afterwards
    std::size_t last = 0;   // the last choice of that stroke
    typename C::Game::Ask ask{};  // of the first choice
    typename C::Game::Option option{};
};

// Bodies: play/playing_body.h, which one .cpp file of each game includes to instantiate
// `template class play::Playing<C>;`.
template <class C>
class Playing : public OpenGame {
public:
    using State = typename C::Game::State;
    using Ask = typename C::Game::Ask;
    using Option = typename C::Game::Option;
    using Question = kernel::Question<typename C::Game>;
    using Session = kernel::Session<typename C::Game>;
    using Decision = kernel::Decision<typename C::Game>;
    using Happening = kernel::Happening<typename C::Game>;
    using Wish = kernel::StandingAnswer<typename C::Game>;
    // The index of an option, for whoever is asked, by what he knows of the game.
    using Driver = std::function<std::size_t(const State& view, const Question& question)>;

    // A game taken up where its record ends; also one that is over. `journal` is the autosave file
    // that every answer is appended to, empty for none: one that already is this record's own is
    // continued, any other is begun anew. GameError where somebody, of whatever program, is writing
    // it, or where the record disagrees with the rules, naming the first differing entry.
    Playing(const Record<C>& record, const std::filesystem::path& journal);
    // Whose older journal no longer agrees with the rules: the record from the last place of rest
    // it holds; it cannot be rewound beyond it. GameError where there is none.
    static Record<C> from_rest(const Record<C>& record);

    // The open question; null when the game is over. Valid until the next change.
    const Decision* pending() const { return session_->pending(); }
    bool is_over() const override { return session_->is_over(); }
    const State& now() const { return session_->now(); }
    const Session& session() const { return *session_; }
    // Its address is stable, also when the game is moved.
    const typename C::Setting& setting() const { return *setting_; }
    const std::shared_ptr<const typename C::Setting>& shared_setting() const { return setting_; }
    const typename C::Agreement& agreement() const { return record_; }
    std::span<const Seat> seats() const override { return record_.seats; }
    std::uint64_t seed() const { return record_.seed; }

    std::optional<OpenQuestion> question() const override;
    bool human_decides() const override;

    // Answers the open question, for the player it names or another one who is asked. Throws
    // GameError for an index that is not offered and for somebody who is not asked.
    void submit(std::size_t option);
    void submit(std::size_t option, kernel::PlayerId player);
    // Answers consecutive questions of the player now asked, each with the next option given.
    // Stops as soon as an answer is not offered, somebody else is asked, or the game is over;
    // returns how many were taken.
    std::size_t submit_all(std::span<const Option> answers);
    // The same, as long as `is_meant` says so of the question that is open then.
    std::size_t submit_all(std::span<const Option> answers, const std::function<bool()>& is_meant);
    // Answers an open question that leaves nothing to be decided. It is nobody's answer to undo:
    // undo takes it back with what a person answered before it, as long as the game is open.
    void submit_unasked(Option option);
    // Answers for a person who need not be asked. It goes along with what that person did last,
    // where taking that back needs no consent; else it is a stroke of its own.
    void submit_for(std::span<const Option> answers);
    // Whether it was answered so before it was taken back: then it is to be asked.
    bool is_asked_again() const { return session_->journal().size() < asked_again_; }
    using OpenGame::let_driver_answer;
    bool let_driver_answer(const Driver& driver);

    std::optional<AwaitedDice> awaited_dice() const override;
    void throw_by_hand(std::span<const std::uint8_t> faces) override;
    void set_own_dice(bool are_own) override;

    // Of whatever name.
    void set_driver(kernel::PlayerId seat, std::string_view driver) override;

    // Wishes about standing questions, kept until these come up. They are in the journal's file as
    // soon as they are spoken, and in records. GameError for a seat that is none.
    void answer_standing(const Wish& wish);
    // In place of an earlier one about the same rule.
    void replace_wish(const Wish& wish);
    void take_back_wishes(kernel::PlayerId seat, Ask ask);
    void take_back_wishes(kernel::PlayerId seat, Ask ask, typename C::Game::Rule rule);

    void pass_time(double seconds) override;
    std::optional<int> time_left() const override;

    // What has happened since the last call, each thing once. A roll's faces are in
    // session().journal() at its entry.
    std::vector<Happening> take_happenings() { return session_->take_happenings(); }

    // As undo_terms, with all there is to know of it.
    std::optional<UndoOffer<C>> undo_offer() const;
    std::optional<UndoTerms> undo_terms() const override;
    bool can_undo() const { return undo_offer().has_value(); }
    void undo() override;
    bool can_redo() const override { return session_->can_redo(); }
    void redo() override;
    std::string undo_words() const override;
    std::string redo_words() const override;

    std::string save(const std::filesystem::path& file) const override;
    void put_away() override;
    std::string set_notes(const std::vector<PinnedNote>& notes) override;
    // Where it left another game; usually empty.
    const BranchPoint& branch_of() const { return record_.branch_of; }

    // The whole game as it stands, ready to be written.
    Record<C> record() const;

    std::filesystem::path autosave_file() const override { return autosave_.path(); }
    const std::string& autosave_trouble() const override { return autosave_.trouble(); }

protected:
    // What the reader calls whoever sits there.
    virtual std::string name_of(kernel::PlayerId player) const {
        return record_.seats[player].name;
    }
    // An answer in words, given in this state: "Red drifts left".
    virtual std::string choice_words(const kernel::Entry<typename C::Game>& answer,
                                     const State& before) const = 0;
    // What was done at one stroke; by default its last answer.
    virtual std::string stroke_words(const UndoOffer<C>& offer) const;
    // As it was when this entry of the journal was wanted.
    State state_before(std::size_t entry) const;
    void check_seat(kernel::PlayerId seat) const;

private:
    void take(std::size_t option, kernel::PlayerId player);
    std::optional<std::size_t> index_of(const Option& option) const;
    bool goes_on(std::size_t entry, const kernel::Entry<typename C::Game>& answer) const;
    void answered();
    void wished();
    void note_time();
    void call_time();

    Record<C> record_;
    std::shared_ptr<const typename C::Setting> setting_;
    std::unique_ptr<Session> session_;
    Autosave<C> autosave_;
    RaceClock clock_;
    Strokes strokes_;
    std::size_t asked_again_ = 0;  // entries of the journal up to what was answered for somebody
};

// What GameError says.
GameError is_played_elsewhere();
GameError disagrees(const Disagreement& disagreement);
GameError has_no_place_of_rest();
GameError is_over_already();
GameError is_not_offered();
GameError cannot_fall_so();
GameError has_no_seat(kernel::PlayerId seat);

// "Red chooses in secret".
std::string chooses_in_secret(const std::string& name);

}  // namespace play
