// The register of options in the words of a set-up screen.
#include <array>
#include <string>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/data/wording/wording_support.h"

namespace frothy {
namespace {

struct KeyWords {
    std::string_view key;
    const char* title;
    const char* values[3] = {"", "", ""};  // as many as the key has
};

constexpr std::array key_words = std::to_array<KeyWords>({
    {"dice.faces",
     mark("Values on the dice"),
     {mark("Printed: 0, 1, 2, 2, 3, 3"), mark("Mirrored: 0, 1, 1, 2, 2, 3"), ""}},
    {"speed.commit",
     mark("Cards for the Speed Check"),
     {mark("In race order, openly"), mark("All in secret, then shown together"), ""}},
    {"speed.accel_limit",
     mark("What limits accelerating"),
     {mark("Reins do, as Whips limit braking"), mark("Whips do, as the book is printed"), ""}},
    {"speed.limit_tie",
     mark("Equal Whips and Reins"),
     {mark("Equal numbers limit too"), mark("Only a greater number limits"), ""}},
    {"move.card_cap",
     mark("Movement cards in a phase"),
     {mark("One in all"), mark("One Whip and one Reins"), ""}},
    {"move.fail_midway",
     mark("Losing control in mid-move"),
     {mark("The move goes on from there"), mark("The move ends"), ""}},
    {"straight.check",
     mark("When a straight phase is judged"),
     {mark("After everybody has moved"), mark("At the end of the vehicle's own move"), ""}},
    {"arcs.sixty",
     mark("Hits at 60 and 120 degrees"),
     {mark("Count as the side"), mark("Count as front and rear"), ""}},
    {"init.eval",
     mark("Order of movement"),
     {mark("Fixed at the start of each phase"), mark("Judged anew after every move"), ""}},
    {"wipe.timing",
     mark("When wrecks roll"),
     {mark("Before the first phase"), mark("At the start of the round"), ""}},
    {"wipe.final",
     mark("A wreck slowing to Speed 0"),
     {mark("Rests without moving"), mark("Moves once more, then rests"), ""}},
    {"wipe.hits_vehicle",
     mark("A wreck rolling into a vehicle"),
     {mark("Collides, then rests"), mark("Simply rests"), ""}},
    {"slide.after_drift",
     mark("A slide right after a drift"),
     {mark("Goes the way the vehicle faces"), mark("Goes the way of the drift"), ""}},
    {"atk.limit",
     mark("Attacks in a phase"),
     {mark("As many as there are cards"), mark("One"), mark("One on each target")}},
    {"atk.tie_speed",
     mark("A tied Vehicle attack"),
     {mark("Adds half the other's Speed"), mark("Adds no Speed"), ""}},
    {"col.slide_icons",
     mark("Sliding into the same thing again"),
     {mark("Counts the Slides left after discards"), mark("Counts the Slides rolled"), ""}},
    {"col.held_up",
     mark("What holds you up after a collision"),
     {mark("Only what stays there"), mark("Any vehicle as well"), ""}},
    {"col.fragile_removal",
     mark("Several fragile markers in a hex"),
     {mark("One goes for each entry"), mark("One goes for each Damage"), ""}},
    {"sta.virtual_reins",
     mark("Reins of a tired team"),
     {mark("Add dice and count for the limits"), mark("Only count for the limits"), ""}},
    {"sta.example_nine",
     mark("Stamina effects of the example"),
     {mark("Reins at 9 and 6, Speed at 8 and 5"), mark("Both at 9"), ""}},
    {"pde.control_point",
     mark("Damage that adds a Control Loss point"),
     {mark("A Control die for good"), mark("One point, once"), ""}},
    {"pde.max_speed",
     mark("Going beyond a lowered top Speed"),
     {mark("Turns into braking in a Speed Check only"), mark("Always turns into braking"), ""}},
    {"track.open_edge",
     mark("Leaving over an open edge"),
     {mark("Stops the vehicle"), mark("Is the end of its race"), ""}},
    {"wreck.closed_course",
     mark("Wrecks that close the course"),
     {mark("Are cleared to debris"), mark("Stay where they are"), ""}},
    {"race.end",
     mark("When the race ends"),
     {mark("When all places are settled"), mark("When the first is home"), ""}},
    {"race.nobody_home",
     mark("If no vehicle gets home"),
     {mark("The furthest wins"), mark("Nobody wins"), ""}},
    {"race.last_running",
     mark("The last vehicle running"),
     {mark("Must still get home"), mark("Wins at once"), ""}},
    {"race.stall_rounds", mark("Rounds without progress that end the race")},
    {"stamina", mark("Stamina"), {mark("Not used"), mark("Used"), ""}},
    {"alt.speed_check",
     mark("The roll of a Speed Check"),
     {mark("Dice by cards, two are kept"), mark("One die, each card adds or takes away 1"), ""}},
    {"alt.speed_cards",
     mark("Cards beside the one die"),
     {mark("Each adds or takes away 1, as you like"), mark("Whips add 1, Reins take away 1"), ""}},
    {"alt.control_pairs",
     mark("Discards of a Control roll"),
     {mark("By cards first, then the pairs"), mark("The pairs first, then by cards"), ""}},
    {"alt.control_damage",
     mark("Damage icons of a Control roll"),
     {mark("Are rolled for Damage"), mark("Count as blanks"),
      mark("Give Control Loss points instead")}},
    {"alt.deliberate_collisions",
     mark("Steering into other vehicles"),
     {mark("Must be avoided"), mark("Is allowed"), ""}},
    {"alt.corner_drift",
     mark("Drifts of a corner-facing vehicle"),
     {mark("There are none"), mark("Twice to the same side, once a phase"), ""}},
    {"alt.drifts",
     mark("Drifts in a phase"),
     {mark("One"), mark("More, each further one with a Control roll"), mark("Any number")}},
    {"race.catch",
     mark("What counts as caught"),
     {mark("Drawn level, or run into"), mark("In the next hex"), ""}},
    {"spc.brake",
     mark("The card Brake"),
     {mark("Turns Haste into Slow"), mark("Turns Slow into Haste, as the book is printed"), ""}},
    {"trt.fixed_needs_card",
     mark("Tireless without a card"),
     {mark("May not accelerate"), mark("May accelerate"), ""}},
    {"trt.extra_per_icon",
     mark("Spinner and Slippery"),
     {mark("Count every icon left"), mark("Count the icons beyond the first"), ""}},
    {"trt.unlucky",
     mark("Unlucky Charm"),
     {mark("In Vehicle attacks"), mark("In both kinds of attack"), ""}},
    {"opt.first_round_truce",
     mark("First Round Truce"),
     {mark("Not agreed"), mark("Nobody attacks in the first round"), ""}},
    {"opt.friendly_race",
     mark("Friendly Race"),
     {mark("Not agreed"), mark("Nobody attacks at all"), ""}},
    {"opt.jumps", mark("Jumps"), {mark("Not allowed"), mark("Allowed"), ""}},
    {"opt.ratings",
     mark("Ratings of hazards and obstacles"),
     {mark("Count as printed on the course"), mark("Are ignored"), ""}},
    {"opt.grandstanding", mark("Grandstanding: the leader may not accelerate when ahead by")},
    {"opt.whips_of_shame", mark("Whips of Shame: the last rolls an extra die when behind by")},
    {"opt.start_rating", mark("Rolling start at Speed")},
    {"opt.start_spaces", mark("Rolling start: spaces a round")},
    {"alt.instant_wipe_out", mark("Damage icons for an instant wipe-out")},
});

const KeyWords* words_of(const HouseRuleKey& key) {
    for (const KeyWords& words : key_words) {
        if (words.key == key.key) return &words;
    }
    return nullptr;
}

// FR-OPT-03 to 06 and FR-ALT-06 are not agreed at 0.
std::string number_text(const HouseRuleKey& key, int value) {
    if (key.least == 0 && value == 0) return tr("Not agreed");
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
    return words == nullptr ? std::string(key.key) : tr(words->title);
}

std::string house_rule_value_text(const HouseRuleKey& key, int value) {
    if (key.values.empty()) return number_text(key, value);
    const auto index = static_cast<std::size_t>(value);
    if (index >= key.values.size()) return std::to_string(value);
    const KeyWords* words = words_of(key);
    const bool has_words = words != nullptr && *words->values[index] != '\0';
    return has_words ? tr(words->values[index]) : std::string(key.values[index]);
}

}  // namespace frothy
