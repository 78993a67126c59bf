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
#include <vector>

#include "kernel/session.h"
#include "play/autosave.h"
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
    { C::time_is_up() } -> std::same_as<std::optional<kernel::SpokenUp<typename C::Game>>>;
};

// What "undo" would take back: what a person answered last, which is all that was answered at one
// stroke; answers of computer seats and rolls after it go with it.
template <class C>
struct UndoOffer {
    std::size_t entry = 0;  // of the journal: the first choice, which is open again afterwards
    std::size_t last = 0;   // the last choice of that stroke
    kernel::PlayerId whose = kernel::nobody;
    typename C::Game::Ask ask{};  // of the first choice
    typename C::Game::Option option{};
    kernel::UndoCost cost = kernel::UndoCost::free;
    bool needs_consent = false;  // past a die or a revealed secret: ask the table first
};

// Bodies: play/playing_body.h, which one .cpp file of each game includes to instantiate
// `template class play::Playing<C>;`.
template <class C>
class Playing {
public:
    using State = typename C::Game::State;
    using Ask = typename C::Game::Ask;
    using Option = typename C::Game::Option;
    using Question = kernel::Question<typename C::Game>;
    using Session = kernel::Session<typename C::Game>;
    using Decision = kernel::Decision<typename C::Game>;
    using Happening = kernel::Happening<typename C::Game>;
    using Wish = kernel::SpokenUp<typename C::Game>;
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
    bool is_over() const { return session_->is_over(); }
    const State& now() const { return session_->now(); }
    const Session& session() const { return *session_; }
    // Its address is stable, also when the game is moved.
    const typename C::Setting& setting() const { return *setting_; }
    const std::shared_ptr<const typename C::Setting>& shared_setting() const { return setting_; }
    const typename C::Agreement& agreement() const { return record_; }
    std::span<const Seat> seats() const { return record_.seats; }
    std::uint64_t seed() const { return record_.seed; }

    bool is_human_seat(kernel::PlayerId player) const {
        return player < record_.seats.size() && is_human(record_.seats[player]);
    }
    // Whether the open question is for a person, or for a team with one (false when it is over).
    bool human_decides() const;

    // Answers the open question, for the player it names or another one who is asked. Throws
    // GameError for an index that is not offered and for somebody who is not asked.
    void submit(std::size_t option);
    void submit(std::size_t option, kernel::PlayerId player);
    // Answers consecutive questions of the player now asked, each with the next option given.
    // Stops as soon as an answer is not offered, somebody else is asked, or the game is over;
    // returns how many were taken.
    std::size_t submit_all(std::span<const Option> answers);
    // Answers an open question that leaves nothing to be decided. It is nobody's answer to undo:
    // undo takes it back with what a person answered before it, as long as the game is open.
    void submit_unasked(Option option);
    // Answers one question of a computer seat. False when a person decides or the game is over.
    bool let_driver_answer(const Driver& driver);

    // A person or another driver takes the seat over. GameError for a seat that is none.
    void set_driver(kernel::PlayerId seat, const std::string& driver);

    // Wishes about standing questions, kept until these come up. They are in the journal's file as
    // soon as they are spoken, and in records. GameError for a seat that is none.
    void speak_up(const Wish& wish);
    // In place of an earlier one about the same rule.
    void replace_wish(const Wish& wish);
    void take_back_wishes(kernel::PlayerId seat, Ask ask);
    void take_back_wishes(kernel::PlayerId seat, Ask ask, typename C::Game::Rule rule);

    // Real seconds have passed while the game was open before people. When the time agreed is over,
    // somebody says so. Nothing without a clock.
    void pass_time(double seconds);
    // Seconds of the time agreed; empty where no clock is kept.
    std::optional<int> time_left() const;

    // What has happened since the last call, each thing once. A roll's faces are in
    // session().journal() at its entry.
    std::vector<Happening> take_happenings() { return session_->take_happenings(); }

    // Empty when no person has chosen anything yet.
    std::optional<UndoOffer<C>> undo_offer() const;
    bool can_undo() const { return undo_offer().has_value(); }
    // Takes the offer; nothing without one. The same dice fall again. Never asks for consent.
    void undo();
    bool can_redo() const { return session_->can_redo(); }
    // Makes again what the last undo took back, up to the next question of a person.
    void redo();

    // Keeps a game that is over among the finished ones and no longer offers it. Games do so
    // themselves at their end, but for those that go on.
    void put_away();

    // Pins these notes to moments of the game, in place of those there were. What went wrong in
    // writing them down; empty if nothing did.
    std::string set_notes(const std::vector<PinnedNote>& notes);
    // Where it left another game; usually empty.
    const BranchPoint& branch_of() const { return record_.branch_of; }

    // The whole game as it stands, ready to be written.
    Record<C> record() const;

    // What went wrong with the autosave, if anything (disk full ...): the game goes on without.
    const std::string& autosave_trouble() const { return autosave_.trouble(); }

protected:
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
};

// What GameError says.
GameError is_played_elsewhere();
GameError disagrees(const Disagreement& disagreement);
GameError has_no_place_of_rest();
GameError is_over_already();
GameError is_not_offered();
GameError has_no_seat(kernel::PlayerId seat);

}  // namespace play
