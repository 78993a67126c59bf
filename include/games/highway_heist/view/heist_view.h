// Highway Heist in words and pictures: what a plain game tells of itself (ui/plain/plain_view.h),
// but for its drivers.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/highway_heist/data/codec.h"
#include "games/highway_heist/rules/highway_heist.h"
#include "kernel/decision.h"
#include "kernel/journal.h"
#include "kernel/journal_table.h"
#include "kernel/odds_of_roll.h"
#include "ui/plain/plain_view.h"
#include "words/own_words.h"

namespace highway_heist {

struct View : ui::PlainUsual {
    using Codec = highway_heist::Codec;
    using Decision = kernel::Decision<HighwayHeist>;
    using Happening = kernel::Happening<HighwayHeist>;

    static std::string title();
    static std::string motto();
    static constexpr bool is_offered = true;
    static constexpr std::size_t least_seats = 1;
    static constexpr std::size_t most_seats = most_members;
    static constexpr std::size_t usual_seats = 1;
    static constexpr int title_steps = 24;
    static constexpr std::uint64_t title_seed = 2;
    static constexpr bool wins_together = true;
    // A heist is no race.
    static const words::OwnWords& own_words();
    static std::vector<std::string> how_to_play(const Terms& agreed);
    static std::string driver_title(std::string_view driver);

    // ---- What is agreed on ------------------------------------------------------------------

    static Terms agree(std::size_t seats);
    static double minutes(const Terms& agreed, std::size_t people);
    static std::vector<ui::PlainTerm> terms(const Terms& agreed);
    static void set_term(Terms& agreed, std::size_t term, std::size_t value);
    static constexpr bool presets_seat = false;
    static std::vector<ui::PlainPreset<Terms>> presets(const Terms&);

    // ---- Seasons: the three scenarios as a campaign (HH-O-150) -------------------------------

    static constexpr std::size_t season_races = 3;
    static std::vector<ui::SeasonOption> season_options();
    static void agree_for_season(Terms& agreed, const play::Season& season,
                                 const play::RaceFacts* before);

    // ---- The game in words ------------------------------------------------------------------

    // The team wins and loses together.
    static int place_of(const Heist& heist, kernel::PlayerId seat);
    static std::optional<std::string> place_shown(const Heist& heist, kernel::PlayerId seat);
    static std::string choice_words(const Option& option, const std::string& name,
                                    const Heist& before);
    static ui::PlainQuestion question_words(const Decision& decision, const ui::Seating& seating);
    static Rule rule_of_question(const Decision& decision);
    // Which SUV an Enemy Peg is placed on.
    static bool asks_for_peg(const Decision& decision);
    static ui::PlainOption option_words(const Option& option, const Decision& decision,
                                        const ui::Seating& seating);
    // Of many spaces, those that are clicked on the road and no buttons besides.
    static bool is_on_board(const Option& option, const Decision& decision);
    static std::vector<ui::PromptDie> dice_of(const Decision& decision);
    static std::optional<Option> option_of_dice(const Decision& decision,
                                                std::span<const std::size_t> touched);
    // Assists of all who can give tokens to a roll, and the Boost of whoever rolls.
    static ui::PlainHand hand_of(const Decision& decision, const ui::Seating& seating);
    using Adviser = std::function<std::size_t(const Decision&)>;
    static std::vector<std::size_t> ready_cards(const Decision& decision,
                                                const ui::Seating& seating, const Adviser& advise);
    static std::vector<ui::PlainRow> rows_of_dice(const Decision& decision,
                                                  std::span<const std::size_t> touched,
                                                  const Adviser& advise);
    static std::vector<std::size_t> ready_dice(const Decision& decision, const Adviser& advise);
    static bool is_meant(const Decision& first, const Decision& now, std::size_t casts);
    static std::string stroke_words(std::span<const kernel::Entry<HighwayHeist>> given,
                                    const std::string& name);
    static std::vector<ui::PlainOdds> odds_of(const Decision& decision, const ui::Seating& seating);
    static ui::PlainOdds odds_of_roll(const kernel::RollAhead<HighwayHeist>& ahead,
                                      const ui::Seating& seating);
    static std::optional<play::CastLuck> luck_of(Why why, std::span<const std::uint8_t> faces);
    static std::string why_words(Why why);
    static ui::PlainLine event_words(const Event& event, const Heist& heist,
                                     const ui::Seating& seating);
    // Where somebody drives or leaps, in the line that says so.
    static std::optional<Event> joined(const Event& told, const Event& event);
    static ui::PlainToll toll_of(const Heist& then, const Heist& now,
                                 const std::vector<Event>& since, kernel::PlayerId seat);
    static ui::SoundCue cue_of(const Event& event);
    static bool is_last_lap(const Heist& heist);
    static std::span<const play::RemarkLine> remark_lines();
    static play::TalkingPoint moment_of(const Event& event, const Heist& before,
                                        const Heist& after);
    static std::string standing_of(const Heist& heist, kernel::PlayerId seat);
    static kernel::PlayerId roller_of(const Heist& heist);
    // In a turn its character, else the team.
    static std::string thrower_of(const Heist& heist, const ui::Seating& seating);

    // ---- How it stands, and how it ended ----------------------------------------------------

    static ui::StripCaption caption(const Heist& heist);
    static ui::StripButton foretelling(bool is_shown);
    static std::vector<ui::StripChip> chips(const Heist& heist, std::size_t seats);
    static std::vector<ui::StandingsColumn> columns(const Heist& heist);
    static std::vector<std::string> values_of(const Heist& heist, kernel::PlayerId seat);
    static ui::PlainEnd end_of(const Heist& heist, std::span<const Happening> told,
                               const ui::Seating& seating);

    // ---- Lessons ----------------------------------------------------------------------------

    static std::span<const ui::Lesson<Decision, Rule>> lessons();

    // ---- Pictures ---------------------------------------------------------------------------

    static ui::DieFace face_of(Why why, std::uint8_t face);
    static std::string face_words(Why why, std::uint8_t face);
    static std::unique_ptr<ui::PlainSheet<Heist>> sheet_of(const Heist& heist);
    static constexpr const char* sheet_title = words::mark("The team");
    static std::shared_ptr<const ui::StillPart> still(const Heist& heist);
    static ui::BoardWorld world(const Heist& heist);
    static constexpr std::string_view podium_picture = "heist/car";
    static constexpr std::string_view podium_dyed = "heist/car-livery";
    static constexpr float piece_radius = 0.4F;
    static std::vector<ui::BoardPiece> pieces(const Heist& heist);
    static std::vector<ui::LitSpace> lit(const Decision& decision);
    // Of a Drive, a Leap and what else moves: the rule that keeps it off that space.
    static std::optional<ui::RefusedPlace> refused_at(const Decision& decision, stage::Vec2 world);
    static std::shared_ptr<const ui::BoardArt> art(const Heist& heist,
                                                   const std::optional<Event>& in_sight);
    // Where it leads, on the road.
    static ui::PlanPainter plan_of(const Decision& decision, const Option& option);
    static bool stays_in_sight(const Event& event);
    // What strikes and what is to be read.
    static float seconds_of(const Event& event);
};

}  // namespace highway_heist
