// What traits, special cards and lasting affects bring about, in one sentence each.
#include <string>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/data/wording/wording_support.h"

namespace frothy {
namespace {

// What an edge or a flaw does with its number, by the number of its FR-TRT entry.
const char* use_of_trait(int trait, int amount) {
    switch (trait) {
    case 6:
    case 11:
    case 16:
    case 30:
    case 39: return mark("{0}: {1} adds {2}.");
    case 10:
    case 15:
    case 34:
    case 43: return mark("{0}: {1} takes {2} away.");
    case 7:
    case 12: return by_count(amount, "{0}: {1} moves 1 box.", "{0}: {1} moves {2} boxes.");
    case 8:
    case 13:
    case 20:
    case 28:
    case 31:
    case 37:
    case 40: return by_count(amount, "{0}: {1} adds 1 die.", "{0}: {1} adds {2} dice.");
    case 44:
    case 45:
        return by_count(amount, "{0}: {1} takes 1 damage die away.",
                        "{0}: {1} takes {2} damage dice away.");
    case 46:
    case 47:
        return by_count(amount, "{0}: {1} adds 1 damage die.", "{0}: {1} adds {2} damage dice.");
    default: return mark("{0}: {1} counts for {2}.");
    }
}

std::string special_played(const std::string& who, const std::string& card, const Event& event) {
    if (event.b == 0) return say("{0} plays {1} as a plain card.", {who, card});
    if (event.b == 2) return say("{0} holds {1} ready.", {who, card});
    return say(event.c == 1 ? mark("{0} plays {1}; the card then leaves the game.")
                            : mark("{0} plays {1}."),
               {who, card});
}

std::string rerolled(const std::string& who, const Event& event) {
    const int dice = event.a;
    if (event.rule == "FR-SPC-12") {
        return say(by_count(dice, "{0} throws out the damage roll and rolls the die afresh.",
                            "{0} throws out the damage roll and rolls all {1} dice afresh."),
                   {who, dice});
    }
    return say(by_count(dice, "1 die of {0} is rolled again.", "{1} dice of {0} are rolled again."),
               {who, dice});
}

std::string icons_changed(const std::string& who, const Event& event) {
    const auto before = static_cast<Icon>(event.b);
    return say(by_count(event.a, "{0}: {1} now counts as {2}.", "{0}: {1} now count as {2}."),
               {who, icon_count_text(before, event.a), icon_name(static_cast<Icon>(event.c))});
}

std::string icons_removed(const std::string& who, const Event& event) {
    const std::string icons = icon_count_text(static_cast<Icon>(event.b), event.a);
    if (event.rule.area() == "ALT") {
        return say(by_count(event.a, "{0}: {1} means nothing here.", "{0}: {1} mean nothing here."),
                   {who, icons});
    }
    return say(by_count(event.a, "{0} keeps cool: {1} is discarded.",
                        "{0} keeps cool: {1} are discarded."),
               {who, icons});
}

std::string affect_drawn(const std::string& who, const Event& event, const Race& race) {
    if (race.setting != nullptr && event.who < race.setting->licences.size() && event.a >= 0 &&
        event.c >= 0) {
        const auto& affects = race.licence(event.who).affects;
        const auto index = static_cast<std::size_t>(event.a);
        const auto line = static_cast<std::size_t>(event.c);
        if (index < affects.size() && line < affects[index].table.size()) {
            return say("{0} draws {1} on the list of affects: {2}.",
                       {who, event.b, affect_text(affects[index].table[line].affect)});
        }
    }
    return say("{0} draws {1} on the list of affects.", {who, event.b});
}

std::string tie_broken(const std::string& who, const std::string& other, const Event& event,
                       const Race& race) {
    const bool is_luck = event.rule == "FR-TRT-27" || event.rule == "FR-TRT-36";
    const VehicleId owner = is_luck ? event.who : event.other;
    return say(is_luck ? mark("{0} and {1} are level, but {2} of {0} decides it.")
                       : mark("{0} and {1} are level, but {2} of {1} decides it."),
               {who, other, trait_name_of(race, owner, event.rule)});
}

}  // namespace

std::string describe_licence_event(const Event& event, const Race& race, const Names& names) {
    const std::string who = names.of(event.who);
    const std::string other = names.of(event.other);
    const int a = event.a;
    const int b = event.b;
    switch (event.kind) {
    case EventKind::trait_used:
        if (event.b > 0) {
            return say("{0} uses no more than {2} of {1} this time.",
                       {who, trait_name_of(race, event.who, event.rule), a});
        }
        return say(use_of_trait(event.rule.number(), a),
                   {who, trait_name_of(race, event.who, event.rule), a});
    case EventKind::special_played:
        return special_played(who, special_name_at(race, event.who, a), event);
    case EventKind::rerolled: return rerolled(who, event);
    case EventKind::icons_changed: return icons_changed(who, event);
    case EventKind::icons_removed: return icons_removed(who, event);
    case EventKind::trait_lost:
        return say("{0} loses {1} for good.", {who, trait_name_at(race, event.who, a)});
    case EventKind::affect_drawn: return affect_drawn(who, event, race);
    case EventKind::rival_named: return say("{0} names {1} as rival.", {who, other});
    case EventKind::cards_swapped:
        return say("{0} swaps {1} for {2} {3}.",
                   {who, a_card(static_cast<CardType>(a)), a_card(static_cast<CardType>(b)),
                    from_pile(static_cast<Pile>(event.c))});
    case EventKind::cards_taken:
        return say(by_count(a, "{0} takes 1 card back into the hand: {2}.",
                            "{0} takes {1} cards back into the hand: {2}."),
                   {who, a, trait_name_of(race, event.who, event.rule)});
    case EventKind::tie_broken: return tie_broken(who, other, event, race);
    case EventKind::special_lost:
        return say("{0} loses {1} {2} for good.",
                   {who, special_name_at(race, event.who, a), from_pile(static_cast<Pile>(b))});
    default: break;
    }
    return tr("Something happened.");
}

}  // namespace frothy
