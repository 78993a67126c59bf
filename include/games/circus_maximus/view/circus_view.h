// Circus Maximus in words and pictures: what a plain game tells of itself (ui/plain/plain_view.h),
// but for its drivers.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/circus_maximus/data/codec.h"
#include "games/circus_maximus/rules/campaign.h"
#include "games/circus_maximus/rules/circus_maximus.h"
#include "kernel/decision.h"
#include "kernel/journal_table.h"
#include "kernel/odds_of_roll.h"
#include "ui/plain/plain_view.h"

namespace circus_maximus {

struct View : ui::PlainUsual {
    using Codec = circus_maximus::Codec;
    using Decision = kernel::Decision<CircusMaximus>;
    using Happening = kernel::Happening<CircusMaximus>;

    static std::string title();
    static std::string motto();
    static constexpr play::RoundWords round_words = play::turns;
    static constexpr bool is_offered = true;
    static constexpr std::size_t least_seats = least_players;
    static constexpr std::size_t most_seats = most_players;
    static constexpr std::size_t usual_seats = 8;
    static std::vector<std::string> how_to_play();
    static std::string driver_title(std::string_view driver);
    static std::string driver_about(std::string_view driver);

    // ---- What is agreed on ------------------------------------------------------------------

    static Terms agree(std::size_t seats);
    static double minutes(const Terms& agreed, std::size_t people);
    static std::size_t house_seats(const Terms& agreed) { return house_drives(agreed) ? 1 : 0; }
    static std::vector<ui::PlainTerm> terms(const Terms& agreed);
    static void set_term(Terms& agreed, std::size_t term, std::size_t value);
    static std::vector<ui::PlainPreset<Terms>> presets(const Terms&);

    // ---- Seasons: the campaign (CM-X26) ------------------------------------------------------

    static constexpr std::size_t season_races = campaign_races;
    static std::vector<ui::SeasonOption> season_options();
    static std::string season_unit(const play::Season& season);
    static std::string season_sum(int sum);
    static void agree_for_season(Terms& agreed, const play::Season& season,
                                 const play::RaceFacts* before);

    // ---- The race in words ------------------------------------------------------------------

    static int place_of(const Race& race, kernel::PlayerId seat);
    static std::optional<std::string> place_shown(const Race& race, kernel::PlayerId seat);
    static std::string choice_words(const Option& option, const std::string& name,
                                    const Race& before);
    static ui::PlainQuestion question_words(const Decision& decision, const ui::Seating& seating);
    static ui::PlainOption option_words(const Option& option, const Decision& decision,
                                        const ui::Seating& seating);
    // Squares of brakes: most moves need none, and a click on a nearer square uses them. Points
    // that are mixtures of others.
    static bool is_folded(const Option& option, const Decision& decision);
    static ui::PlainOption fold_words(const Decision& decision);
    static std::vector<ui::PlainOdds> odds_of(const Decision& decision, const ui::Seating& seating);
    static ui::PlainOdds odds_of_row(const Decision& decision, std::span<const Option> row,
                                     const ui::Seating& seating);
    static std::optional<play::CastLuck> luck_of(Why why, std::span<const std::uint8_t> faces);
    static std::string why_words(Why why);
    // The three dice that make a chariot.
    static bool is_thrown_along(Why before, Why why);
    static ui::RuleRef rule_of_throw(Why why);
    static ui::PlainOdds odds_of_roll(const kernel::RollAhead<CircusMaximus>& ahead,
                                      const ui::Seating& seating);
    // What the other has thrown, of two that throw against each other.
    static std::string known_before_roll(const kernel::RollAhead<CircusMaximus>& ahead,
                                         const ui::Seating& seating);
    static std::string thrower_of(const Race& race, const ui::Seating& seating);
    // As far as dice fall, somebody else is asked or an attack is offered.
    static ui::PlainRow advised_row(const Decision& decision, std::size_t advised,
                                    const std::function<std::size_t(const Decision&)>& advise);
    static ui::PlainLine event_words(const Event& event, const Race& race,
                                     const ui::Seating& seating);
    static std::optional<Event> joined(const Event& told, const Event& event);
    static ui::PlainToll toll_of(const Race& then, const Race& now, const std::vector<Event>& since,
                                 kernel::PlayerId seat);
    static ui::SoundCue cue_of(const Event& event);
    static bool is_last_lap(const Race& race);
    static std::span<const play::RemarkLine> remark_lines();
    static play::TalkingPoint moment_of(const Event& event, const Race& before, const Race& after);
    static std::string standing_of(const Race& race, kernel::PlayerId seat);
    static kernel::PlayerId roller_of(const Race& race);

    // ---- How it stands, and how it ended ----------------------------------------------------

    static ui::StripCaption caption(const Race& race);
    static std::vector<kernel::PlayerId> order_of(const Race& race, std::size_t seats);
    static std::vector<ui::StandingsColumn> columns(const Race& race);
    static std::vector<std::string> values_of(const Race& race, kernel::PlayerId seat);
    static ui::PlainEnd end_of(const Race& race, std::span<const Happening> told,
                               const ui::Seating& seating);

    // ---- Lessons ----------------------------------------------------------------------------

    static std::span<const ui::Lesson<Decision, Rule>> lessons();

    // ---- Pictures ---------------------------------------------------------------------------

    static ui::DieFace face_of(Why why, std::uint8_t face);
    static std::unique_ptr<ui::PlainSheet<Race>> sheet_of(const Race& race);
    static constexpr const char* sheet_title = words::mark("Log sheet");
    static std::shared_ptr<const ui::StillPart> still(const Race& race);
    static ui::BoardWorld world(const Race& race);
    static constexpr std::string_view podium_picture = "circus/quadriga";
    static constexpr std::string_view podium_dyed = "circus/quadriga-livery";
    static constexpr float piece_radius = 0.42F;
    static std::vector<ui::BoardPiece> pieces(const Race& race);
    static std::vector<ui::LitSpace> lit(const Decision& decision);
    static ui::DrawnWay drawn_way(const Decision& decision);
    static std::shared_ptr<const ui::BoardArt> art(const Race& race, const std::optional<Event>&);
};

}  // namespace circus_maximus
