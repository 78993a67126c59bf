// What is printed on a licence in plain words: traits, special cards and affects of damage.
#include <array>
#include <cstdlib>
#include <optional>
#include <span>
#include <string>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/data/wording/wording_support.h"
#include "games/frothy/rules/licence/catalogue.h"

namespace frothy {
namespace {

// {0} is the number itself; {1} to {5} say how many dice, boxes, cards, Control Loss points and
// spaces that is.
struct Meaning {
    Rule rule;
    const char* text;
    const char* when_played = "";  // the same of a special card at the moment it may be played
};

constexpr std::array trait_meanings = std::to_array<Meaning>({
    {"FR-TRT-01",
     mark("At the start of each round you may take {3} back from Recovery to your hand.")},
    {"FR-TRT-02", mark("At the very start of each round you may swap up to {3} in hand, Whips for "
                       "Reins or Reins for Whips, with cards in Spent or Recovery.")},
    {"FR-TRT-03",
     mark("You may play Reins as Whips in a Speed Check, or to move one space more in a phase.")},
    {"FR-TRT-04", mark("In a Speed Check you keep any two dice, whatever cards you have played.")},
    {"FR-TRT-05", mark("If you play no card in a Speed Check, your vehicle accelerates instead of "
                       "decelerating.")},
    {"FR-TRT-06", mark("Before the race you name a rival. While the rival is ahead of you at the "
                       "start of a round, "
                       "you must add {0} when you accelerate.")},
    {"FR-TRT-07", mark("When accelerating, you roll no dice: your marker stays or moves right by "
                       "up to {2}, as you like. It still takes a card.")},
    {"FR-TRT-08", mark("When accelerating, you roll {1} more and still keep two. You must still "
                       "keep what the cards oblige you to.")},
    {"FR-TRT-09", mark("When accelerating, you may roll up to {1} again before you keep two.")},
    {"FR-TRT-10", mark("Subtract {0} whenever you accelerate. A result below 0 means that you slow "
                       "down by as much.")},
    {"FR-TRT-11", mark("You must add {0} whenever you accelerate.")},
    {"FR-TRT-12", mark("When decelerating, you roll no dice: your marker stays or moves left by up "
                       "to {2}, as you like.")},
    {"FR-TRT-13", mark("When decelerating, you roll {1} more and still keep two. You must still "
                       "keep what the cards oblige you to.")},
    {"FR-TRT-14", mark("When decelerating, you may roll up to {1} again before you keep two.")},
    {"FR-TRT-15", mark("Subtract {0} whenever you decelerate. A result below 0 means that you "
                       "speed up by as much.")},
    {"FR-TRT-16", mark("You must add {0} whenever you decelerate.")},
    {"FR-TRT-17",
     mark(
         "You fly over hazards and low obstacles as if they were not there, but may not end a move "
         "above a wreck.")},
    {"FR-TRT-18", mark("Your jumps may clear two spaces straight ahead.")},
    {"FR-TRT-19", mark("Your vehicle never jumps.")},
    {"FR-TRT-20",
     mark("In any Control roll you roll {1} more and may discard as many more after the roll.")},
    {"FR-TRT-21",
     mark("In any Control roll you may roll up to {1} again, before any is discarded.")},
    {"FR-TRT-22", mark("At the end of each round you remove {4}, though never below what your "
                       "vehicle always has.")},
    {"FR-TRT-23",
     mark("When you lose control, each Spin turns you a further 30 degrees, at most {0} more than "
          "usual.")},
    {"FR-TRT-24", mark("When you lose control, each Slide carries you further, by at most {5}.")},
    {"FR-TRT-25", mark("You may use Whips as Reins when you start a Vehicle attack.")},
    {"FR-TRT-26", mark("You may also start a Vehicle attack against a vehicle in front of you.")},
    {"FR-TRT-27", mark("You win tied Vehicle attacks by 1.")},
    {"FR-TRT-28", mark("You roll {1} more in Vehicle attacks that you start.")},
    {"FR-TRT-29", mark("You may roll up to {1} again in Vehicle attacks that you start.")},
    {"FR-TRT-30", mark("You add {0} to your Attack Value in Vehicle attacks that you start.")},
    {"FR-TRT-31", mark("You roll {1} more when you defend against a Vehicle attack.")},
    {"FR-TRT-32", mark("You may roll up to {1} again when you defend against a Vehicle attack.")},
    {"FR-TRT-33", mark("You lose tied Vehicle attacks by 1.")},
    {"FR-TRT-34",
     mark("Your Attack Value is {0} lower when you are the target of a Vehicle attack.")},
    {"FR-TRT-35",
     mark("You may also start a Personal attack during the move of another vehicle that is right "
          "beside you.")},
    {"FR-TRT-36", mark("You win tied Personal attacks by 1.")},
    {"FR-TRT-37", mark("You roll {1} more in Personal attacks that you start.")},
    {"FR-TRT-38", mark("You may roll up to {1} again in Personal attacks that you start.")},
    {"FR-TRT-39", mark("You add {0} to your Attack Value in Personal attacks that you start.")},
    {"FR-TRT-40", mark("You roll {1} more when you defend against a Personal attack.")},
    {"FR-TRT-41", mark("You may roll up to {1} again when you defend against a Personal attack.")},
    {"FR-TRT-42", mark("You lose tied Personal attacks by 1.")},
    {"FR-TRT-43",
     mark("Your Attack Value is {0} lower when you are the target of a Personal attack.")},
    {"FR-TRT-44", mark("In any collision you roll {1} fewer for damage, down to none.")},
    {"FR-TRT-45", mark("For the Damage icons of a Control roll you roll {1} fewer, down to none.")},
    {"FR-TRT-46", mark("Any vehicle in a collision with yours rolls {1} more for damage.")},
    {"FR-TRT-47", mark("Whenever you roll for damage, you roll {1} more.")},
});

constexpr std::array special_meanings = std::to_array<Meaning>({
    {"FR-SPC-01", mark("Played to start a Personal attack, it adds {0} to your Attack Value.")},
    {"FR-SPC-02",
     mark("Played to defend against a Personal attack, it adds {0} to your Attack Value.")},
    {"FR-SPC-03", mark("Played to accelerate in a Speed Check, it may add {0} to the result. You "
                       "decide after the "
                       "roll.")},
    {"FR-SPC-04", mark("Played after a Control roll, it makes {6} count as Haste."),
     mark("Makes {6} count as Haste.")},
    {"FR-SPC-05",
     mark("Played while moving, it takes you one space further, and in this phase you may run into "
          "other vehicles on purpose."),
     mark("One space further, and in this phase you may run into other vehicles on purpose.")},
    {"FR-SPC-06", mark("Played to start a Vehicle attack, it adds {0} to your Attack Value.")},
    {"FR-SPC-07",
     mark("Played to defend against a Vehicle attack, it adds {0} to your Attack Value.")},
    {"FR-SPC-08", mark("Played to decelerate in a Speed Check, it may add {0} to the result. You "
                       "decide after the "
                       "roll.")},
    {"FR-SPC-09", mark("Played after a Control roll, it makes {7} count as Slow."),
     mark("Makes {7} count as Slow.")},
    {"FR-SPC-10",
     mark("Played while moving, it lets you stop any number of spaces short. Each space not moved "
          "costs 1 Speed."),
     mark("You stop any number of spaces short. Each space not moved costs 1 Speed.")},
    {"FR-SPC-11",
     mark("Played in a Control roll, it lets you roll {1} more and discard as many more after the "
          "roll.")},
    {"FR-SPC-12", mark("Played after a damage roll, it cancels that roll, and you roll afresh."),
     mark("All of these dice are rolled afresh, and the new roll counts.")},
    {"FR-SPC-13",
     mark("Played after any roll of yours, or of your opponent's in an attack, it "
          "lets you roll up to "
          "{1} of it again."),
     mark("You may then roll up to {1} of it again.")},
    {"FR-SPC-14",
     mark("Played after a Control roll, it lets you choose one icon and discard every "
          "die that shows "
          "it."),
     mark("All dice with one icon are discarded.")},
    {"FR-SPC-15",
     mark("Played at the end of a round, it brings back to your hand every card that "
          "lies in Spent."),
     mark("It brings back to your hand every card that lies in Spent.")},
});

// {0} is the number with its sign, {8} the number without it, {9} the card or trait lost.
constexpr std::array affect_meanings = std::to_array<Meaning>({
    {"FR-PDE-01", mark("At the start of each round you gain {4}.")},
    {"FR-PDE-02",
     mark("Your Resilience is {8} lower for good, so more dice of a damage roll hurt you.")},
    {"FR-PDE-03", mark("At once you roll {1} more for damage. No Control roll follows.")},
    {"FR-PDE-04",
     mark("At the start of each round you roll {1} for damage. No Control roll follows.")},
    {"FR-PDE-05", mark("You lose {9} for good.")},
    {"FR-PDE-06", mark("Accelerating in a Speed Check moves your marker by {2} at most.")},
    {"FR-PDE-07", mark("Decelerating in a Speed Check moves your marker by {2} at most.")},
    {"FR-PDE-08",
     mark("Your top Speed is {8} from now on. Accelerating beyond it turns into braking.")},
    {"FR-PDE-09", mark("What happens is rolled once from the list and then stays.")},
    {"FR-PDE-10", mark("The highest Speed at which turning was safe is not safe any more: it takes "
                       "a Control roll "
                       "with 1 die.")},
    {"FR-PDE-11", mark("{0} on every Speed Check in which you accelerate.")},
    {"FR-PDE-12", mark("{0} on every Speed Check in which you decelerate.")},
    {"FR-PDE-13", mark("From now on every Slow icon that you roll counts as Haste.")},
    {"FR-PDE-14", mark("From now on every Haste icon that you roll counts as Slow.")},
    {"FR-PDE-15", mark("You lose {9} for good. You choose which, and from which pile.")},
    {"FR-PDE-16", mark("Your vehicle is wiped out and rolls on as a wreck.")},
    {"FR-PDE-17", mark("Every Control roll takes {1} more from now on.")},
});

Meaning meaning_of(Rule rule, std::span<const Meaning> meanings) {
    for (const Meaning& meaning : meanings) {
        if (meaning.rule == rule) return meaning;
    }
    return {rule, ""};
}

// One die says the number where it is rolled (FR-DICE-06).
struct Number {
    std::optional<int> n;
    bool is_rolled = false;
};

std::string number_text(const Number& number) {
    return number.is_rolled ? std::string(tr("what a die shows"))
                            : std::to_string(number.n.value_or(1));
}

// Yah! and Brake: so many icons, or all of them (C-30).
std::string icons_text(const Number& number, Icon icon) {
    const std::string name = icon_name(icon);
    if (number.is_rolled) return say("as many {0} icons as a die shows", {name});
    if (!number.n) return say("every {0} icon", {name});
    return say(by_count(*number.n, "1 {1} icon", "up to {0} {1} icons"), {*number.n, name});
}

std::string filled(const char* meaning, const Number& number, const std::string& signed_text,
                   const std::string& lost) {
    const Number size{number.n ? std::optional(*number.n < 0 ? -*number.n : *number.n)
                               : std::nullopt,
                      number.is_rolled};
    const int n = size.n.value_or(1);
    const auto things = [&](const char* as_rolled, const char* counted) {
        return size.is_rolled ? std::string(tr(as_rolled)) : say(counted, {n});
    };
    return say(
        meaning,
        {signed_text, things(mark("as many dice as a die shows"), by_count(n, "1 die", "{0} dice")),
         things(mark("as many boxes as a die shows"), by_count(n, "1 box", "{0} boxes")),
         things(mark("as many cards as a die shows"), by_count(n, "1 card", "{0} cards")),
         things(mark("as many Control Loss points as a die shows"),
                by_count(n, "1 Control Loss point", "{0} Control Loss points")),
         things(mark("as many spaces as a die shows"), by_count(n, "1 space", "{0} spaces")),
         icons_text(size, Icon::slow), icons_text(size, Icon::haste), number_text(size), lost});
}

std::string card_to_lose(CardChoice choice) {
    switch (choice) {
    case CardChoice::whip: return tr("a Whip");
    case CardChoice::reins: return tr("a Reins card");
    case CardChoice::either: break;
    }
    return tr("a Whip or Reins");
}

// A printed name with its number: "#" is filled in, and what has no "#" is followed by it.
std::string with_number(std::string name, const Number& number) {
    const std::string text = number.is_rolled ? std::string(tr("(by a die)"))
                             : number.n       ? std::to_string(*number.n)
                                              : std::string();
    const std::size_t mark = name.find('#');
    if (mark != std::string::npos) {
        name.replace(mark, 1, text);
    } else if (!text.empty()) {
        name += " " + text;
    }
    return name;
}

const Licence* licence_of(const Race& race, VehicleId v) {
    if (race.setting == nullptr || v >= race.setting->licences.size()) return nullptr;
    return &race.licence(v);
}

// Null if there is none.
template <class Listed>
const Listed* listed_at(const Race& race, VehicleId v, std::vector<Listed> Licence::*list,
                        int place) {
    const Licence* licence = licence_of(race, v);
    const bool is_there = licence != nullptr && place >= 0 &&
                          static_cast<std::size_t>(place) < (licence->*list).size();
    return is_there ? &(licence->*list)[static_cast<std::size_t>(place)] : nullptr;
}

}  // namespace

std::string trait_text(const Trait& trait) {
    const std::string name = trait.name.empty() ? trait.rule.text() : shown_name(trait.name);
    return with_number(name, {trait.n, trait.n_is_rolled});
}

std::string special_text(const SpecialCard& card) {
    const std::string name = card.name.empty() ? card.rule.text() : shown_name(card.name);
    return with_number(name, {card.n, card.n_is_rolled});
}

std::string trait_explanation(const Trait& trait) {
    const char* meaning = meaning_of(trait.rule, trait_meanings).text;
    if (*meaning == '\0') return tr("A trait of this vehicle.");
    const Number number{trait.n, trait.n_is_rolled};
    return filled(meaning, number, number_text(number), {});
}

std::string special_explanation(const SpecialCard& card) {
    const char* meaning = meaning_of(card.rule, special_meanings).text;
    const Number number{card.n, card.n_is_rolled};
    const std::string action = *meaning == '\0' ? std::string(tr("A special card of this vehicle."))
                                                : filled(meaning, number, number_text(number), {});
    std::string used =
        card.discarded_after ? say("{0} Used in this way, it leaves the game.", {action}) : action;
    if (card.face == CardFace::none) return used;
    return say(card.face == CardFace::whip ? mark("{0} It may also be played as a plain Whip.")
                                           : mark("{0} It may also be played as a plain Reins."),
               {used});
}

std::string special_action_text(const SpecialCard& card) {
    const Meaning said = meaning_of(card.rule, special_meanings);
    const char* meaning = *said.when_played == '\0' ? said.text : said.when_played;
    const Number number{card.n, card.n_is_rolled};
    const std::string action = *meaning == '\0' ? std::string(tr("Its special action takes place."))
                                                : filled(meaning, number, number_text(number), {});
    return card.discarded_after ? say("{0} Used in this way, it leaves the game.", {action})
                                : action;
}

std::string affect_explanation(const AffectKind& affect) {
    const char* meaning = meaning_of(affect.rule, affect_meanings).text;
    if (*meaning == '\0') return tr("A lasting damage affect.");
    const Number number{affect.n, affect.n_is_rolled};
    const std::string with_sign =
        affect.n_is_rolled ? number_text(number)
                           : (affect.n < 0 ? "-" : "+") + std::to_string(std::abs(affect.n));
    return filled(meaning, number, with_sign,
                  affect.rule == "FR-PDE-15" ? card_to_lose(affect.card)
                                             : shown_name(affect.trait));
}

std::string random_table_text(const Affect& affect) {
    std::string text = tr(affect.dice > 1 ? mark("By the sum of two dice:") : mark("By a die:"));
    for (const RandomLine& line : affect.table)
        text = say("{0}\n{1}: {2}", {text, int{line.value}, affect_text(line.affect)});
    return text;
}

std::string trait_name_of(const Race& race, VehicleId v, Rule rule) {
    if (const Licence* licence = licence_of(race, v)) {
        for (const Trait& trait : licence->traits) {
            if (trait.rule == rule) return trait_text(trait);
        }
        for (const SpecialCard& card : licence->specials) {
            if (card.rule == rule) return special_text(card);
        }
    }
    const CatalogueEntry* entry = find_entry(rule);
    return entry == nullptr ? tr("the trait") : shown_name(std::string(entry->name));
}

std::string trait_name_at(const Race& race, VehicleId v, int place) {
    const Trait* trait = listed_at(race, v, &Licence::traits, place);
    return trait == nullptr ? tr("a trait") : trait_text(*trait);
}

const SpecialCard* special_at(const Race& race, VehicleId v, int place) {
    return listed_at(race, v, &Licence::specials, place);
}

const Affect* affect_at(const Race& race, VehicleId v, int index) {
    return listed_at(race, v, &Licence::affects, index);
}

std::string special_name_at(const Race& race, VehicleId v, int place) {
    const SpecialCard* card = special_at(race, v, place);
    return card == nullptr ? tr("a special card") : special_text(*card);
}

}  // namespace frothy
