// Death Roads in words and pictures: what a plain game tells of itself (ui/plain/plain_view.h), but
// for its drivers. Whatever it is given is as the viewer may see it.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/death_roads/data/codec.h"
#include "games/death_roads/rules/death_roads.h"
#include "games/death_roads/view/core/luck.h"
#include "kernel/decision.h"
#include "kernel/journal_table.h"
#include "ui/plain/plain_view.h"

namespace death_roads {

struct View : ui::PlainUsual {
    using Codec = death_roads::Codec;
    using Decision = kernel::Decision<DeathRoads>;
    using Happening = kernel::Happening<DeathRoads>;

    static std::string title();
    static std::string motto();
    static constexpr bool is_offered = true;
    static constexpr std::size_t least_seats = least_players;
    static constexpr std::size_t most_seats = most_players;
    static constexpr std::size_t usual_seats = 3;
    static constexpr int title_steps = 6;
    static constexpr std::uint64_t title_seed = 4;
    static std::vector<std::string> how_to_play();
    static std::string driver_title(std::string_view driver);
    static std::string driver_about(std::string_view driver);

    // ---- What is agreed on ------------------------------------------------------------------

    static Terms agree(std::size_t seats);
    static double minutes(const Terms& agreed, std::size_t people);
    static std::vector<ui::PlainTerm> terms(const Terms& agreed);
    static void set_term(Terms& agreed, std::size_t term, std::size_t value);
    static std::vector<ui::PlainPreset<Terms>> presets(const Terms&);

    // ---- The race in words ------------------------------------------------------------------

    static int place_of(const Race& race, PlayerId seat);
    static std::string choice_words(const Option& option, const std::string& name,
                                    const Race& before);
    static ui::PlainQuestion question_words(const Decision& decision, const ui::Seating& seating);
    static ui::PlainOption option_words(const Option& option, const Decision& decision,
                                        const ui::Seating& seating);
    // Of a card played or a Driver Action: what it is, and what it costs.
    static ui::PlainOption action_words(const Option& option, const Race& race, PlayerId id);
    static std::optional<std::size_t> advised_in(const Decision& decision);
    static ui::PlainHand hand_of(const Decision& decision, const ui::Seating& seating);
    static std::vector<ui::PlainOdds> odds_of(const Decision& decision, const ui::Seating& seating);
    static ui::PlainLine event_words(const Event& event, const Race& race,
                                     const ui::Seating& seating);
    static ui::PlainToll toll_of(const Race& then, const Race& now, const std::vector<Event>& since,
                                 PlayerId id);
    static ui::SoundCue cue_of(const Event& event);
    static bool is_last_lap(const Race& race);
    static std::span<const play::RemarkLine> remark_lines();
    static play::TalkingPoint moment_of(const Event& event, const Race& before, const Race& after);
    static std::string standing_of(const Race& race, PlayerId seat);
    static PlayerId roller_of(const Race& race);

    // ---- How it stands, and how it ended ----------------------------------------------------

    static ui::StripCaption caption(const Race& race);
    static ui::StripButton foretelling(bool is_shown);
    static std::vector<PlayerId> order_of(const Race& race, std::size_t seats);
    static std::vector<ui::StandingsColumn> columns(const Race& race);
    static std::vector<std::string> values_of(const Race& race, PlayerId seat);
    static ui::PlainEnd end_of(const Race& race, std::span<const Happening> told,
                               const ui::Seating& seating);

    // ---- Lessons ----------------------------------------------------------------------------

    static std::span<const ui::Lesson<Decision, Rule>> lessons();

    // ---- Pictures ---------------------------------------------------------------------------

    // Nothing is thrown: all chance is drawn.
    static ui::DieFace face_of(Why, std::uint8_t) { return {}; }
    static std::unique_ptr<ui::PlainSheet<Race>> sheet_of(const Race& race);
    static constexpr const char* sheet_title = words::mark("Car");
    static std::shared_ptr<const ui::StillPart> still(const Race& race);
    static ui::BoardWorld world(const Race& race);
    static ui::PodiumPiece podium_of(const Race& race, PlayerId seat);
    // Of a Vehicle by name.
    static ui::PodiumPiece podium_of_ride(std::string_view vehicle);
    static constexpr float piece_radius = 0.45F;
    static std::vector<ui::BoardPiece> pieces(const Race& race);
    static std::vector<ui::LitSpace> lit(const Decision& decision);
    static std::shared_ptr<const ui::BoardArt> art(const Race& race,
                                                   const std::optional<Event>& in_sight);
    static constexpr int fewest_casts = death_roads::fewest_casts;
    static constexpr bool has_dice = false;
    static std::optional<play::CastLuck> luck_in(const Race& race, Why why,
                                                 std::span<const std::uint8_t> faces) {
        return death_roads::luck_in(race, why, faces);
    }
    static bool stays_in_sight(const Event& event);
    static float seconds_of(const Event& event);
    static ui::PlanPainter plan_of(const Decision& decision, const Option& option);
};

}  // namespace death_roads
