// Grand Prix in words and pictures: what a plain game tells of itself (ui/plain/plain_view.h), but
// for its drivers. What is painted stands in circuit_*.h.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/grand_prix/data/codec.h"
#include "games/grand_prix/rules/grand_prix.h"
#include "games/grand_prix/view/circuit_cars.h"
#include "kernel/decision.h"
#include "kernel/journal_table.h"
#include "ui/plain/plain_view.h"

namespace grand_prix {

struct View : ui::PlainUsual {
    using Codec = grand_prix::Codec;
    using Decision = kernel::Decision<GrandPrix>;
    using Happening = kernel::Happening<GrandPrix>;
    using Journal = kernel::Journal<GrandPrix>;

    static std::string title();
    static std::string motto();
    static constexpr bool is_offered = true;
    static constexpr bool has_secrets = false;  // nobody knows the deck's order (section 11)
    static constexpr std::size_t least_seats = 2;
    static constexpr std::size_t most_seats = most_cars;
    static constexpr std::size_t usual_seats = 4;
    static std::vector<std::string> how_to_play(const Terms& agreed);
    static std::string driver_title(std::string_view driver);

    // ---- What is agreed on ------------------------------------------------------------------

    static Terms agree(std::size_t seats);
    static double minutes(const Terms& agreed, std::size_t people);
    static std::vector<ui::PlainTerm> terms(const Terms& agreed);
    // What does not go with it any more is given up (contradiction_in).
    static void set_term(Terms& agreed, std::size_t term, std::size_t value);
    static std::vector<ui::PlainPreset<Terms>> presets(const Terms&);

    // ---- The race in words ------------------------------------------------------------------

    static int place_of(const Race& race, kernel::PlayerId car);
    static std::string choice_words(const Option& option, const std::string& name,
                                    const Race& before);
    static ui::PlainQuestion question_words(const Decision& decision, const ui::Seating& seating);
    static ui::PlainOption option_words(const Option& option, const Decision& decision,
                                        const ui::Seating& seating);
    static std::vector<ui::PlainOdds> odds_of(const Decision& decision, const ui::Seating& seating);
    static ui::PlainThrow throw_words(const Race& race, const ui::Seating& seating);
    // What dice are thrown for, where the race itself does not tell.
    static std::string why_words(Why why);
    static ui::PlainLine event_words(const Event& event, const Race& race,
                                     const ui::Seating& seating);
    static ui::SoundCue cue_of(const Event& event);
    static bool is_last_lap(const Race& race);
    static std::span<const play::RemarkLine> remark_lines();
    static play::TalkingPoint moment_of(const Event& event, const Race& before, const Race& after);
    static std::string standing_of(const Race& race, kernel::PlayerId car);
    static kernel::PlayerId roller_of(const Race& race) { return race.acting; }

    // ---- How it stands, and how it ended ----------------------------------------------------

    static ui::StripCaption caption(const Race& race);
    static std::string left_at(const Race& race);
    static std::vector<kernel::PlayerId> order_of(const Race& race, std::size_t seats);
    static std::vector<ui::StandingsColumn> columns(const Race& race);
    static std::vector<std::string> values_of(const Race& race, kernel::PlayerId car);
    static ui::PlainEnd end_of(const Race& race, std::span<const Happening> told,
                               const ui::Seating& seating);
    static std::string face_words(Why why, std::uint8_t face);
    // A replay rests before each roll and after it, when a card is turned up and before it is
    // carried out, and at a turn that is missed (section 11 of the ledger).
    static bool rests_before(Why why) { return why != Why::reroll && why != Why::attack; }
    static bool begins_anew(const Event& event) {
        return event.fact == Fact::turn_missed || event.fact == Fact::still_waiting ||
               event.fact == Fact::rejoined;
    }
    // By the doing of others alone.
    static ui::PlainToll toll_of(const Race& then, const Race& now, const std::vector<Event>& since,
                                 kernel::PlayerId car);
    static std::optional<std::string> words_at_rest(const Event& event, const Race& race);
    static std::optional<play::CastLuck> luck_of(Why why, std::span<const std::uint8_t> faces);

    // ---- Lessons ----------------------------------------------------------------------------

    static std::span<const ui::Lesson<Decision, Rule>> lessons();

    // ---- Pictures ---------------------------------------------------------------------------

    static ui::DieFace face_of(Why why, std::uint8_t face);
    static std::shared_ptr<const ui::StillPart> still(const Race& race);
    static ui::BoardWorld world(const Race& race);
    static constexpr std::string_view podium_picture = "racing/car";
    static constexpr std::string_view podium_dyed = "racing/car-livery";
    static constexpr float piece_radius = car_radius;
    static std::vector<ui::BoardPiece> pieces(const Race& race);
    static std::vector<ui::LitSpace> lit(const Decision& decision);
    // The latest flag card lies open.
    static std::shared_ptr<const ui::BoardArt> art(const Race& race,
                                                   const std::optional<Event>& in_sight);
    static bool stays_in_sight(const Event& event) { return event.fact == Fact::card_drawn; }
};

}  // namespace grand_prix
