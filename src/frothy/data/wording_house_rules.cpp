// The register of options in the words of a set-up screen.
#include <array>
#include <string>

#include "frothy/data/wording_support.h"
#include "frothy/wording.h"

namespace frothy {
namespace {

struct KeyWords {
    std::string_view key;
    std::string_view title;
    std::string_view values[3];  // as many as the key has
};

constexpr std::array key_words = std::to_array<KeyWords>({
    {"dice.faces",
     "Values on the dice",
     {"Printed: 0, 1, 2, 2, 3, 3", "Mirrored: 0, 1, 1, 2, 2, 3", ""}},
    {"speed.commit",
     "Cards for the Speed Check",
     {"In race order, openly", "All in secret, then shown together", ""}},
    {"speed.accel_limit",
     "What limits accelerating",
     {"Reins do, as Whips limit braking", "Whips do, as the book is printed", ""}},
    {"speed.limit_tie",
     "Equal Whips and Reins",
     {"Equal numbers limit too", "Only a greater number limits", ""}},
    {"move.card_cap", "Movement cards in a phase", {"One in all", "One Whip and one Reins", ""}},
    {"move.fail_midway",
     "Losing control in mid-move",
     {"The move goes on from there", "The move ends", ""}},
    {"straight.check",
     "When a straight phase is judged",
     {"After everybody has moved", "At the end of the vehicle's own move", ""}},
    {"arcs.sixty",
     "Hits at 60 and 120 degrees",
     {"Count as the side", "Count as front and rear", ""}},
    {"init.eval",
     "Order of movement",
     {"Fixed at the start of each phase", "Judged anew after every move", ""}},
    {"wipe.timing",
     "When wrecks roll",
     {"Before the first phase", "At the start of the round", ""}},
    {"wipe.final",
     "A wreck slowing to Speed 0",
     {"Rests without moving", "Moves once more, then rests", ""}},
    {"wipe.hits_vehicle",
     "A wreck rolling into a vehicle",
     {"Collides, then rests", "Simply rests", ""}},
    {"slide.after_drift",
     "A slide right after a drift",
     {"Goes the way the vehicle faces", "Goes the way of the drift", ""}},
    {"atk.limit",
     "Attacks in a phase",
     {"As many as there are cards", "One", "One on each target"}},
    {"atk.tie_speed",
     "A tied Vehicle attack",
     {"Adds half the other's Speed", "Adds no Speed", ""}},
    {"col.slide_icons",
     "Sliding into the same thing again",
     {"Counts the Slides left after discards", "Counts the Slides rolled", ""}},
    {"col.held_up",
     "What holds up after a collision",
     {"Only what stays there", "Any vehicle as well", ""}},
    {"col.fragile_removal",
     "Several fragile markers in a hex",
     {"One goes for each entry", "One goes for each Damage", ""}},
    {"sta.virtual_reins",
     "Reins of a tired team",
     {"Add dice and count for the limits", "Only count for the limits", ""}},
    {"sta.example_nine",
     "Stamina effects of the example",
     {"Reins at 9 and 6, Speed at 8 and 5", "Both at 9", ""}},
    {"pde.control_point",
     "Damage that adds a Control Loss point",
     {"A Control die for good", "One point, once", ""}},
    {"pde.max_speed",
     "Going beyond a lowered top Speed",
     {"Turns into braking in a Speed Check only", "Always turns into braking", ""}},
    {"track.open_edge",
     "Leaving over an open edge",
     {"Stops the vehicle", "Is the end of its race", ""}},
    {"wreck.closed_course",
     "Wrecks that close the course",
     {"Are cleared to debris", "Stay where they are", ""}},
    {"race.end",
     "When the race ends",
     {"When all places are settled", "When the first is home", ""}},
    {"race.nobody_home", "If no vehicle gets home", {"The furthest wins", "Nobody wins", ""}},
    {"race.last_running", "The last vehicle running", {"Must still get home", "Wins at once", ""}},
    {"race.stall_rounds", "Rounds without progress that end the race", {{}, {}, ""}},
    {"stamina", "Stamina", {"Not used", "Used", ""}},
    {"alt.speed_check",
     "The roll of a Speed Check",
     {"Dice by cards, two are kept", "One die, each card adds or takes 1", ""}},
    {"alt.speed_cards",
     "Cards beside the one die",
     {"Each adds or takes 1, as its player likes", "Whips add 1, Reins take 1", ""}},
    {"alt.control_pairs",
     "Discards of a Control roll",
     {"By cards first, then the pairs", "The pairs first, then by cards", ""}},
    {"alt.control_damage",
     "Damage icons of a Control roll",
     {"Are rolled for Damage", "Count as blanks", "Give Control Loss points instead"}},
    {"alt.deliberate_collisions",
     "Steering into other vehicles",
     {"Must be avoided", "Is allowed", ""}},
    {"alt.corner_drift",
     "Drifts of a corner-facing vehicle",
     {"There are none", "Twice to the same side, once a phase", ""}},
    {"alt.drifts",
     "Drifts in a phase",
     {"One", "More, each further one with a Control roll", "Any number"}},
    {"race.catch", "What counts as caught", {"Drawn level, or run into", "In the next hex", ""}},
    {"spc.brake",
     "The card Brake",
     {"Turns Haste into Slow", "Turns Slow into Haste, as the book is printed", ""}},
    {"trt.fixed_needs_card",
     "Tireless without a card",
     {"May not accelerate", "May accelerate", ""}},
    {"trt.extra_per_icon",
     "Spinner and Slippery",
     {"Count every icon left", "Count the icons beyond the first", ""}},
    {"trt.unlucky", "Unlucky Charm", {"In Vehicle attacks", "In both kinds of attack", ""}},
    {"opt.first_round_truce",
     "First Round Truce",
     {"Not agreed", "Nobody attacks in the first round", ""}},
    {"opt.friendly_race", "Friendly Race", {"Not agreed", "Nobody attacks at all", ""}},
    {"opt.jumps", "Jumps", {"Not allowed", "Allowed", ""}},
    {"opt.ratings",
     "Ratings of hazards and obstacles",
     {"Count as printed on the course", "Are left aside", ""}},
    {"opt.grandstanding",
     "Grandstanding: the leader may not accelerate when ahead by",
     {{}, {}, ""}},
    {"opt.whips_of_shame",
     "Whips of Shame: the last rolls a die more when behind by",
     {{}, {}, ""}},
    {"opt.start_rating", "Rolling start at Speed", {{}, {}, ""}},
    {"opt.start_spaces", "Rolling start at spaces a round", {{}, {}, ""}},
    {"alt.instant_wipe_out", "Instant wipe-out at Damage icons", {{}, {}, ""}},
});

const KeyWords* words_of(const HouseRuleKey& key) {
    for (const KeyWords& words : key_words) {
        if (words.key == key.key) return &words;
    }
    return nullptr;
}

// FR-OPT-03 to 06 and FR-ALT-06 are not agreed at 0.
std::string number_text(const HouseRuleKey& key, int value) {
    if (key.least == 0 && value == 0) return "Not agreed";
    if (key.key == "race.stall_rounds")
        return say(by_count(value, "1 round", "{0} rounds"), {value});
    if (key.key == "opt.start_rating") return say("Speed {0}", {value});
    if (key.key == "alt.instant_wipe_out")
        return say(by_count(value, "1 icon", "{0} icons"), {value});
    return say(by_count(value, "1 space", "{0} spaces"), {value});
}

}  // namespace

std::string house_rule_title(const HouseRuleKey& key) {
    const KeyWords* words = words_of(key);
    return std::string(words == nullptr ? key.key : words->title);
}

std::string house_rule_value_text(const HouseRuleKey& key, int value) {
    if (key.values.empty()) return number_text(key, value);
    const auto index = static_cast<std::size_t>(value);
    if (index >= key.values.size()) return std::to_string(value);
    const KeyWords* words = words_of(key);
    const bool has_words = words != nullptr && !words->values[index].empty();
    return std::string(has_words ? words->values[index] : key.values[index]);
}

}  // namespace frothy
