// What a plain game tells of itself for the window. A board with a piece for each player, questions
// that are choices, dice: all else (prompt, log, undo, saves, replay, results) follows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/decision.h"
#include "kernel/journal_table.h"
#include "kernel/odds_of_roll.h"
#include "play/commentary.h"
#include "play/luck.h"
#include "play/plain_table.h"
#include "play/round_words.h"
#include "stage/core/input.h"
#include "ui/board/still_painting.h"
#include "ui/core/cards.h"
#include "ui/core/dice.h"
#include "ui/core/motion.h"
#include "ui/core/prompt/prompt_model.h"
#include "ui/core/prompt/throw_prompt.h"
#include "ui/core/seating.h"
#include "ui/core/table_notes.h"
#include "ui/plain/lesson.h"
#include "ui/plain/paper_sheet.h"
#include "ui/plain/piece_board.h"
#include "ui/plain/plain_told.h"
#include "ui/rule_ref.h"
#include "ui/screens/results_screen.h"
#include "ui/screens/seats_page.h"
#include "ui/season_door.h"
#include "ui/table/standings.h"
#include "ui/table/top_strip.h"
#include "words/words.h"

namespace ui {

// What a game tells that has nothing to tell: a view derives from it, and hides what it does tell.
struct PlainUsual {
    static constexpr play::RoundWords round_words{};
    template <class Agreement>
    static std::vector<PlainTerm> terms(const Agreement&) {
        return {};
    }
    template <class Agreement>
    static void set_term(Agreement&, std::size_t, std::size_t) {}
    static constexpr bool wins_together = false;  // all or nobody
    static constexpr bool has_secrets = true;     // kept from others at the table
    // Whether a proposal says who sits down; else whoever sits there stays.
    static constexpr bool presets_seat = true;
    template <class Agreement>
    static std::vector<PlainPreset<Agreement>> presets(const Agreement&) {
        return {};
    }
    // How far into a race of all seats the pieces are that stand on the board of the title, in
    // steps; without any it is empty.
    static constexpr int title_steps = 0;
    static constexpr std::uint64_t title_seed = 1;
    // At a table that nobody has set yet.
    static constexpr std::size_t usual_seats = 3;
    // ---- Its seasons (ui/season_door.h)
    static constexpr std::size_t season_races = 4;
    static std::vector<SeasonOption> season_options() { return {}; }
    static std::string season_unit(const play::Season&) { return {}; }
    static std::string season_sum(int sum) { return std::to_string(sum); }
    // What a race of it begins with besides; `before` is the race before it, null for the first.
    template <class Agreement>
    static void agree_for_season(Agreement&, const play::Season&, const play::RaceFacts*) {}

    // Minutes that so many people take, by `simulate --pace`; 0 where it is not known.
    template <class Agreement>
    static double minutes(const Agreement&, std::size_t /*people*/) {
        return 0.0;
    }

    // Seats that the house takes besides, after those at the table.
    template <class Agreement>
    static std::size_t house_seats(const Agreement&) {
        return 0;
    }
    // In a few short paragraphs, beside the set-up; the rulebook itself where there are none. Where
    // that differs by what is agreed on, a game takes the agreement (paragraphs_of below).
    static std::vector<std::string> how_to_play() { return {}; }
    static std::string driver_title(std::string_view) { return words::tr_in("seat", "Computer"); }
    static std::string driver_about(std::string_view driver) { return about_driver(driver); }
    template <class State>
    static StripCaption caption(const State&) {
        return {};
    }
    template <class State>
    static std::string left_at(const State&) {
        return {};
    }
    template <class State>
    static std::vector<kernel::PlayerId> order_of(const State&, std::size_t seats) {
        std::vector<kernel::PlayerId> order;
        for (std::size_t seat = 0; seat < seats; ++seat)
            order.push_back(static_cast<kernel::PlayerId>(seat));
        return order;
    }
    template <class State>
    static std::vector<StandingsColumn> columns(const State&) {
        return {};
    }
    template <class State>
    static std::vector<std::string> values_of(const State&, kernel::PlayerId) {
        return {};
    }
    template <class State, class Told>
    static PlainEnd end_of(const State&, const Told&, const Seating&) {
        return {};
    }
    // In place of its number: of those who win and lose together.
    template <class State>
    static std::optional<std::string> place_shown(const State&, kernel::PlayerId) {
        return std::nullopt;
    }
    // In the order of turns; those of `order_of` where there are none.
    template <class State>
    static std::vector<StripChip> chips(const State&, std::size_t) {
        return {};
    }
    // Shows on the board all that is otherwise shown where it is pointed at, and hides it again;
    // without a label there is no such button.
    static StripButton foretelling(bool /*is_shown*/) { return {}; }
    // Answers given on the board alone, where buttons would be too many.
    template <class Option, class Decision>
    static bool is_on_board(const Option&, const Decision&) {
        return false;
    }
    // Answers that are many and seldom wanted stand behind one choice, which unfolds them.
    template <class Option, class Decision>
    static bool is_folded(const Option&, const Decision&) {
        return false;
    }
    template <class Decision>
    static PlainOption fold_words(const Decision&) {
        return {};
    }
    // Dice that a question is about, and the answer that some of them stand for when touched.
    template <class Decision>
    static std::vector<PromptDie> dice_of(const Decision&) {
        return {};
    }
    template <class Decision>
    static auto option_of_dice(const Decision& decision, std::span<const std::size_t>) {
        return decltype(std::optional(decision.options.front()))();
    }
    // Or several answers in a row as choices, the first of them the main one; `advise` gives the
    // answer advised. And the dice that lie touched when it comes up.
    template <class Decision, class Advise>
    static std::vector<PlainRow> rows_of_dice(const Decision&, std::span<const std::size_t>,
                                              const Advise&) {
        return {};
    }
    template <class Decision, class Advise>
    static std::vector<std::size_t> ready_dice(const Decision&, const Advise&) {
        return {};
    }
    // By options; none for no odds at all.
    template <class Decision>
    static std::vector<PlainOdds> odds_of(const Decision&, const Seating&) {
        return {};
    }
    // Of several answers in a row, which a click on the board gives.
    template <class Decision, class Options>
    static PlainOdds odds_of_row(const Decision&, const Options&, const Seating&) {
        return {};
    }
    // That begins with the answer advised, as far as `advise` gives the answers; empty for none.
    template <class Decision, class Advise>
    static PlainRow advised_row(const Decision&, std::size_t, const Advise&) {
        return {};
    }
    // The answer advised, where that is another one than the usual driver's.
    template <class Decision>
    static std::optional<std::size_t> advised_in(const Decision&) {
        return std::nullopt;
    }
    // All answers that a driver weighs, the best first, for whoever touches something that is not
    // advised; empty where they are as good as they are offered.
    template <class Decision>
    static std::vector<std::size_t> ranking_of(const Decision&) {
        return {};
    }
    // Why the answer advised is better than what else tempts, in a sentence or two; empty where
    // that is not known.
    template <class Decision>
    static std::vector<std::string> reasons_for(const Decision&, std::size_t /*advised*/,
                                                const Seating&) {
        return {};
    }
    template <class Decision>
    static PlainHand hand_of(const Decision&, const Seating&) {
        return {};
    }
    // Of its cards, where any number may be touched: those that lie touched when it comes up, with
    // `advise` for the answer advised.
    template <class Decision, class Advise>
    static std::vector<std::size_t> ready_cards(const Decision&, const Seating&, const Advise&) {
        return {};
    }
    // Whether what was answered beforehand, at one stroke with `first`, is meant for this question,
    // after so many casts.
    template <class Decision>
    static bool is_meant(const Decision& /*first*/, const Decision&, std::size_t /*casts*/) {
        return true;
    }
    // For what dice are thrown, where throw_words does not tell it.
    template <class Why>
    static std::string why_words(Why) {
        return {};
    }
    // By what rule they are thrown, and what they may bring (kernel::RollAhead): likewise.
    template <class Why>
    static RuleRef rule_of_throw(Why) {
        return {};
    }
    template <class Ahead>
    static PlainOdds odds_of_roll(const Ahead&, const Seating&) {
        return {};
    }
    // Whether dice for that are thrown along with those before them, from the same hand.
    template <class Why>
    static bool is_thrown_along(Why /*before*/, Why) {
        return false;
    }
    // What lies on the table already and counts against them, in a sentence; may be empty.
    template <class Ahead>
    static std::string known_before_roll(const Ahead&, const Seating&) {
        return {};
    }
    // Who throws, where a player has several pieces; empty for the player's name.
    template <class State>
    static std::string thrower_of(const State&, const Seating&) {
        return {};
    }
    // What lies before a player besides the board; null for nothing. Its title is in English.
    template <class State>
    static std::unique_ptr<PlainSheet<State>> sheet_of(const State&) {
        return nullptr;
    }
    static constexpr const char* sheet_title = "";
    template <class State>
    static PlainThrow throw_words(const State&, const Seating&) {
        return {};
    }
    template <class Why>
    static std::string face_words(Why, std::uint8_t face) {
        return std::to_string(face + 1);
    }
    // A game of drawn cards, whose luck goes by what they are drawn from, says `luck_in` as well:
    // that takes the state, too (cast_luck below).
    template <class Why>
    static std::optional<play::CastLuck> luck_of(Why, std::span<const std::uint8_t>) {
        return std::nullopt;
    }
    static constexpr int fewest_casts = 10;  // with fewer luck is not told from chance
    // Whether chance is dice: else a set-up speaks of cards.
    static constexpr bool has_dice = true;
    // Whether a replay stops before dice thrown for that: else it does before answers alone.
    template <class Why>
    static bool rests_before(Why) {
        return false;
    }
    // And before what needs neither dice nor an answer: a turn that is missed.
    template <class Event>
    static bool begins_anew(const Event&) {
        return false;
    }
    // And after it, before what comes of it is carried out: what is said there besides the dice;
    // may be empty. Without a value it does not stop.
    template <class Event, class State>
    static std::optional<std::string> words_at_rest(const Event&, const State&) {
        return std::nullopt;
    }
    // What stands on a podium, and the part of it in the colour of the seat; below assets. Where
    // that differs by seat, a game says so by `podium_of` (podium_piece below), and in a season by
    // `podium_of_ride`, of what was raced last (play::SeatFacts::ride).
    static constexpr std::string_view podium_picture{};
    static constexpr std::string_view podium_dyed{};
    template <class State, class Event>
    static std::shared_ptr<const BoardArt> art(const State&, const std::optional<Event>&) {
        return std::make_shared<BoardArt>();
    }
    // Two that are told one after the other as the one they come to.
    template <class Event>
    static std::optional<Event> joined(const Event& /*told*/, const Event&) {
        return std::nullopt;
    }
    template <class Event>
    static bool stays_in_sight(const Event&) {
        return false;
    }
    template <class Decision, class Option>
    static PlanPainter plan_of(const Decision&, const Option&) {
        return {};
    }
    // Why a place in the world does not answer the question.
    template <class Decision>
    static std::optional<RefusedPlace> refused_at(const Decision&, stage::Vec2) {
        return std::nullopt;
    }
    // What a way drawn on the board comes to.
    template <class Decision>
    static DrawnWay drawn_way(const Decision&) {
        return {};
    }
    // How long it stays at least before anything else is shown, at the usual speed.
    // The events since then are those that happened to anybody.
    template <class State, class Event>
    static PlainToll toll_of(const State& /*then*/, const State& /*now*/,
                             const std::vector<Event>& /*since*/, kernel::PlayerId) {
        return {};
    }
    template <class Event>
    static float seconds_of(const Event&) {
        return 0.0F;
    }
    template <class Event>
    static SoundCue cue_of(const Event&) {
        return {};
    }
    template <class State>
    static bool is_last_lap(const State&) {
        return false;
    }
    static std::span<const play::RemarkLine> remark_lines() { return {}; }
    template <class Event, class State>
    static play::TalkingPoint moment_of(const Event&, const State&, const State&) {
        return {};
    }
};

template <class V>
concept PlainView = play::PlainGame<V> &&
    requires(const typename V::Codec::Game::State& state,
             const kernel::Decision<typename V::Codec::Game>& decision,
             const typename V::Codec::Game::Option& option,
             const typename V::Codec::Game::Event& event,
             const std::optional<typename V::Codec::Game::Event>& in_sight,
             typename V::Codec::Game::Why why, std::uint8_t face,
             std::span<const std::uint8_t> faces, const Seating& seating, kernel::PlayerId player,
             std::string_view driver, std::size_t number, typename V::Codec::Agreement& agreement,
             const kernel::RollAhead<typename V::Codec::Game>& ahead,
             std::span<const kernel::Happening<typename V::Codec::Game>> told) {
    { V::motto() } -> std::same_as<std::string>;
    { V::is_offered } -> std::convertible_to<bool>;  // on the title, see GameDoor
    { V::least_seats } -> std::convertible_to<std::size_t>;
    { V::most_seats } -> std::convertible_to<std::size_t>;
    { V::usual_seats } -> std::convertible_to<std::size_t>;
    // How a driver is called at the set-up.
    { V::driver_title(driver) } -> std::same_as<std::string>;
    { V::driver_about(driver) } -> std::same_as<std::string>;

    // As usually agreed on by so many seats; what may be agreed on otherwise, and one of these
    // values chosen.
    { V::agree(number) } -> std::same_as<typename V::Codec::Agreement>;
    { V::terms(agreement) } -> std::same_as<std::vector<PlainTerm>>;
    V::set_term(agreement, number, number);
    { V::house_seats(agreement) } -> std::convertible_to<std::size_t>;
    { V::minutes(agreement, number) } -> std::same_as<double>;
    // The first is for a first race.
    {
        V::presets(agreement)
        } -> std::same_as<std::vector<PlainPreset<typename V::Codec::Agreement>>>;

    { V::question_words(decision, seating) } -> std::same_as<PlainQuestion>;
    { V::option_words(option, decision, seating) } -> std::same_as<PlainOption>;
    { V::odds_of(decision, seating) } -> std::same_as<std::vector<PlainOdds>>;
    { V::odds_of_row(decision, std::span(&option, 1), seating) } -> std::same_as<PlainOdds>;
    { V::reasons_for(decision, number, seating) } -> std::same_as<std::vector<std::string>>;
    { V::hand_of(decision, seating) } -> std::same_as<PlainHand>;
    { V::throw_words(state, seating) } -> std::same_as<PlainThrow>;
    { V::event_words(event, state, seating) } -> std::same_as<PlainLine>;
    // What is heard of it and seen to shake; and whether somebody is in the last lap.
    { V::cue_of(event) } -> std::same_as<SoundCue>;
    { V::is_last_lap(state) } -> std::same_as<bool>;
    // What a commentator has ready (play/commentary.h), and an event as a moment worth a word: the
    // states before and after it.
    { V::remark_lines() } -> std::same_as<std::span<const play::RemarkLine>>;
    { V::moment_of(event, state, state) } -> std::same_as<play::TalkingPoint>;
    // How they stand, in a few words: "on leaf 12"; and in columns.
    { V::standing_of(state, player) } -> std::same_as<std::string>;
    { V::columns(state) } -> std::same_as<std::vector<StandingsColumn>>;
    { V::values_of(state, player) } -> std::same_as<std::vector<std::string>>;
    // What stands over the board; the number of the round where it has no words for it.
    { V::caption(state) } -> std::same_as<StripCaption>;
    // "Grand Prix, lap 2", of a race left unfinished; likewise.
    { V::left_at(state) } -> std::same_as<std::string>;
    { V::order_of(state, number) } -> std::same_as<std::vector<kernel::PlayerId>>;  // of turns
    // Of all that happened in it.
    { V::end_of(state, told, seating) } -> std::same_as<PlainEnd>;
    { V::rests_before(why) } -> std::same_as<bool>;
    { V::begins_anew(event) } -> std::same_as<bool>;
    { V::words_at_rest(event, state) } -> std::same_as<std::optional<std::string>>;
    // Of a cast of `roller_of`; none where it is neither good nor bad.
    { V::luck_of(why, faces) } -> std::same_as<std::optional<play::CastLuck>>;

    // Without a body where it is no die.
    { V::face_of(why, face) } -> std::same_as<DieFace>;
    { V::face_words(why, face) } -> std::same_as<std::string>;
    { V::roller_of(state) } -> std::same_as<kernel::PlayerId>;  // of dice that are cast now
    { V::thrower_of(state, seating) } -> std::same_as<std::string>;
    { V::odds_of_roll(ahead, seating) } -> std::same_as<PlainOdds>;

    // What does not move, the world it lies in, and how far a piece reaches in it.
    { V::still(state) } -> std::same_as<std::shared_ptr<const StillPart>>;
    { V::world(state) } -> std::same_as<BoardWorld>;
    { V::piece_radius } -> std::convertible_to<float>;
    { V::pieces(state) } -> std::same_as<std::vector<BoardPiece>>;
    { V::lit(decision) } -> std::same_as<std::vector<LitSpace>>;
    { V::drawn_way(decision) } -> std::same_as<DrawnWay>;
    // What is painted over the still part, of the latest event that stays in sight too.
    { V::art(state, in_sight) } -> std::convertible_to<std::shared_ptr<const BoardArt>>;
    { V::stays_in_sight(event) } -> std::same_as<bool>;
    {
        V::joined(event, event)
        } -> std::convertible_to<std::optional<typename V::Codec::Game::Event>>;
    { V::seconds_of(event) } -> std::same_as<float>;
    // What an answer comes to on the board.
    { V::plan_of(decision, option) } -> std::same_as<PlanPainter>;
};

template <class V, class State, class Why>
std::optional<play::CastLuck> cast_luck(const State& state, Why why,
                                        std::span<const std::uint8_t> faces) {
    if constexpr (requires { V::luck_in(state, why, faces); })
        return V::luck_in(state, why, faces);
    else
        return V::luck_of(why, faces);
}

template <class V, class State>
std::string thrower_of(const State& state, const Seating& seating) {
    std::string named = V::thrower_of(state, seating);
    const kernel::PlayerId who = V::roller_of(state);
    return named.empty() && who < seating.seats.size() ? seating.seat(who).name : named;
}

template <class V, class Agreement>
std::vector<std::string> paragraphs_of(const Agreement& agreed) {
    if constexpr (requires { V::how_to_play(agreed); })
        return V::how_to_play(agreed);
    else
        return V::how_to_play();
}

struct PodiumPiece {
    std::string picture;  // below assets
    std::string dyed;     // the part of it in the colour of the seat; empty for none
    std::string over;     // on top of both; empty for none
};
template <class V, class State>
PodiumPiece podium_piece(const State& state, kernel::PlayerId seat) {
    if constexpr (requires { V::podium_of(state, seat); })
        return V::podium_of(state, seat);
    else
        return {std::string(V::podium_picture), std::string(V::podium_dyed), {}};
}

// Its players are called as they are shown.
template <PlainView V>
class SeatedTable final : public play::PlainTable<V> {
public:
    using play::PlainTable<V>::PlainTable;

private:
    std::string name_of(kernel::PlayerId player) const override {
        return ui::name_of(this->seats()[player]);
    }
};

}  // namespace ui
