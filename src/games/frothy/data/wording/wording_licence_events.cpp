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

}  // namespace

std::string worded(const TraitUsed& used, const EventTold& told) {
    return say(used.unused > 0 ? mark("{0} uses no more than {2} of {1} this time.")
                               : use_of_trait(told.event.rule.number(), used.number),
               {told.who, trait_name_of(told.race, told.event.who, told.event.rule), used.number});
}

std::string worded(const SpecialPlayed& played, const EventTold& told) {
    const std::string card = special_name_at(told.race, told.event.who, played.place);
    switch (played.use) {
    case SpecialUse::plain: return say("{0} plays {1} as a plain card.", {told.who, card});
    case SpecialUse::pledge: return say("{0} holds {1} ready.", {told.who, card});
    case SpecialUse::action: break;
    }
    return say(played.leaves ? mark("{0} plays {1}; the card then leaves the game.")
                             : mark("{0} plays {1}."),
               {told.who, card});
}

std::string worded(const Rerolled& rerolled, const EventTold& told) {
    if (told.event.rule == "FR-SPC-12") {
        return counted(told.who, rerolled.dice,
                       "{0} throws out the damage roll and rolls the die afresh.",
                       "{0} throws out the damage roll and rolls all {1} dice afresh.");
    }
    return counted(told.who, rerolled.dice, "1 die of {0} is rolled again.",
                   "{1} dice of {0} are rolled again.");
}

std::string worded(const IconsRemoved& removed, const EventTold& told) {
    const bool counts_not = told.event.rule.area() == "ALT";
    return say(counts_not ? by_count(removed.dice, "{0}: {1} means nothing here.",
                                     "{0}: {1} mean nothing here.")
                          : by_count(removed.dice, "{0} keeps cool: {1} is discarded.",
                                     "{0} keeps cool: {1} are discarded."),
               {told.who, icon_count_text(removed.icon, removed.dice)});
}

std::string worded(const AffectDrawn& drawn, const EventTold& told) {
    const Affect* affect = affect_at(told.race, told.event.who, drawn.affect);
    const auto line = static_cast<std::size_t>(drawn.line);
    if (affect == nullptr || line >= affect->table.size())
        return say("{0} rolls {1} on the list of affects.", {told.who, drawn.value});
    return say("{0} rolls {1} on the list of affects: {2}.",
               {told.who, drawn.value, affect_text(affect->table[line].affect)});
}

std::string worded(const CardsTaken& taken, const EventTold& told) {
    return say(by_count(taken.cards, "{0} takes 1 card back into hand: {2}.",
                        "{0} takes {1} cards back into hand: {2}."),
               {told.who, taken.cards, trait_name_of(told.race, told.event.who, told.event.rule)});
}

std::string worded(const TieBroken& broken, const EventTold& told) {
    const Rule rule = told.event.rule;
    const bool is_luck = rule == "FR-TRT-27" || rule == "FR-TRT-36";
    return say(is_luck ? mark("{0} and {1} are level, but {2} of {0} decides it.")
                       : mark("{0} and {1} are level, but {2} of {1} decides it."),
               {told.who, told.names.of(broken.other),
                trait_name_of(told.race, is_luck ? told.event.who : broken.other, rule)});
}

}  // namespace frothy
