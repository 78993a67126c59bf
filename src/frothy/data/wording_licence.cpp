// What is printed on a licence in plain words: traits, special cards and affects of damage.
#include <array>
#include <cstdlib>
#include <optional>
#include <span>
#include <string>

#include "frothy/data/wording_support.h"
#include "frothy/licence_legality.h"
#include "frothy/wording.h"

namespace frothy {
namespace {

// {0} is the number itself; {1} to {5} say how many dice, boxes, cards, Control Loss points and
// spaces that is.
struct Meaning {
    Rule rule;
    const char* text;
};

constexpr std::array trait_meanings = std::to_array<Meaning>({
    {"FR-TRT-01", "At the start of each round you may take {3} back from Recovery to your hand."},
    {"FR-TRT-02",
     "At the very start of each round you may swap up to {3} in hand, Whips for Reins or Reins for "
     "Whips, with what lies in Spent or Recovery."},
    {"FR-TRT-03",
     "You may play Reins as Whips in a Speed Check, or to move one space more in a phase."},
    {"FR-TRT-04", "In a Speed Check you keep any two dice, whatever cards you have played."},
    {"FR-TRT-05",
     "If you play no card in a Speed Check, your vehicle accelerates instead of decelerating."},
    {"FR-TRT-06",
     "Before the race you name a rival. While the rival is ahead of you at the start of a round, "
     "you must add {0} when you accelerate."},
    {"FR-TRT-07",
     "Accelerating, you roll no dice: your marker stays or moves right by up to {2}, as you "
     "like. It still takes a card."},
    {"FR-TRT-08",
     "Accelerating, you roll {1} more and still keep two. What the cards oblige you to keep, you "
     "keep all the same."},
    {"FR-TRT-09", "Accelerating, you may roll up to {1} again before you keep two."},
    {"FR-TRT-10",
     "Subtract {0} whenever you accelerate. Less than nothing means that you slow down by as "
     "much."},
    {"FR-TRT-11", "You must add {0} whenever you accelerate."},
    {"FR-TRT-12",
     "Decelerating, you roll no dice: your marker stays or moves left by up to {2}, as you like."},
    {"FR-TRT-13",
     "Decelerating, you roll {1} more and still keep two. What the cards oblige you to keep, you "
     "keep all the same."},
    {"FR-TRT-14", "Decelerating, you may roll up to {1} again before you keep two."},
    {"FR-TRT-15",
     "Subtract {0} whenever you decelerate. Less than nothing means that you speed up by as much."},
    {"FR-TRT-16", "You must add {0} whenever you decelerate."},
    {"FR-TRT-17",
     "You fly over hazards and low obstacles as if they were not there, but may not end a move "
     "above a wreck."},
    {"FR-TRT-18", "Your jumps may clear two spaces straight ahead."},
    {"FR-TRT-19", "Your vehicle never jumps."},
    {"FR-TRT-20",
     "In any Control roll you roll {1} more and may discard as many more after the roll."},
    {"FR-TRT-21", "In any Control roll you may roll up to {1} again, before any is discarded."},
    {"FR-TRT-22",
     "At the end of each round you remove {4}, though never below what your vehicle always has."},
    {"FR-TRT-23",
     "When you lose control, each Spin turns you a further 30 degrees, at most {0} more than "
     "usual."},
    {"FR-TRT-24", "When you lose control, each Slide carries you further, by at most {5}."},
    {"FR-TRT-25", "You may use Whips as Reins when you start a Vehicle attack."},
    {"FR-TRT-26", "You may also start a Vehicle attack against a vehicle in front of you."},
    {"FR-TRT-27", "You win tied Vehicle attacks by 1."},
    {"FR-TRT-28", "You roll {1} more in Vehicle attacks that you start."},
    {"FR-TRT-29", "You may roll up to {1} again in Vehicle attacks that you start."},
    {"FR-TRT-30", "You add {0} to your Attack Value in Vehicle attacks that you start."},
    {"FR-TRT-31", "You roll {1} more when you defend against a Vehicle attack."},
    {"FR-TRT-32", "You may roll up to {1} again when you defend against a Vehicle attack."},
    {"FR-TRT-33", "You lose tied Vehicle attacks by 1."},
    {"FR-TRT-34", "Your Attack Value is {0} lower when you are the target of a Vehicle attack."},
    {"FR-TRT-35",
     "You may also start a Personal attack during the move of another vehicle that is right "
     "beside you."},
    {"FR-TRT-36", "You win tied Personal attacks by 1."},
    {"FR-TRT-37", "You roll {1} more in Personal attacks that you start."},
    {"FR-TRT-38", "You may roll up to {1} again in Personal attacks that you start."},
    {"FR-TRT-39", "You add {0} to your Attack Value in Personal attacks that you start."},
    {"FR-TRT-40", "You roll {1} more when you defend against a Personal attack."},
    {"FR-TRT-41", "You may roll up to {1} again when you defend against a Personal attack."},
    {"FR-TRT-42", "You lose tied Personal attacks by 1."},
    {"FR-TRT-43", "Your Attack Value is {0} lower when you are the target of a Personal attack."},
    {"FR-TRT-44",
     "In any collision you roll {1} fewer for damage, and none at all if none is left."},
    {"FR-TRT-45",
     "For the Damage icons of a Control roll you roll {1} fewer, and none at all if none is left."},
    {"FR-TRT-46", "Any vehicle in a collision with yours rolls {1} more for damage."},
    {"FR-TRT-47", "Whenever you roll for damage, you roll {1} more."},
});

constexpr std::array special_meanings = std::to_array<Meaning>({
    {"FR-SPC-01", "Played to start a Personal attack, it adds {0} to your Attack Value."},
    {"FR-SPC-02", "Played to defend against a Personal attack, it adds {0} to your Attack Value."},
    {"FR-SPC-03",
     "Played to accelerate in a Speed Check, it may add {0} to the result. You decide after the "
     "roll."},
    {"FR-SPC-04", "Played after a Control roll, it makes {6} count as Haste."},
    {"FR-SPC-05",
     "Played while moving, it takes you one space further, and in this phase you may run into "
     "other vehicles on purpose."},
    {"FR-SPC-06", "Played to start a Vehicle attack, it adds {0} to your Attack Value."},
    {"FR-SPC-07", "Played to defend against a Vehicle attack, it adds {0} to your Attack Value."},
    {"FR-SPC-08",
     "Played to decelerate in a Speed Check, it may add {0} to the result. You decide after the "
     "roll."},
    {"FR-SPC-09", "Played after a Control roll, it makes {7} count as Slow."},
    {"FR-SPC-10",
     "Played while moving, it lets you stop any number of spaces short. Each space not moved "
     "costs 1 Speed."},
    {"FR-SPC-11",
     "Played in a Control roll, it lets you roll {1} more and discard as many more after the "
     "roll."},
    {"FR-SPC-12", "Played after a damage roll, it wipes that roll away, and you roll afresh."},
    {"FR-SPC-13",
     "Played after any roll of yours, or of your opponent's in an attack, it lets you roll up to "
     "{1} of it again."},
    {"FR-SPC-14",
     "Played after a Control roll, it lets you choose one icon and discard every die that shows "
     "it."},
    {"FR-SPC-15",
     "Played at the end of a round, it brings back to your hand every card that lies in Spent."},
});

// {0} is the number with its sign, {8} the number without it, {9} the card or trait lost.
constexpr std::array affect_meanings = std::to_array<Meaning>({
    {"FR-PDE-01", "At the start of each round you gain {4}."},
    {"FR-PDE-02", "Your Resilience is {8} lower for good, so more dice of a damage roll hurt you."},
    {"FR-PDE-03", "At once you roll {1} more for damage. No Control roll follows."},
    {"FR-PDE-04", "At the start of each round you roll {1} for damage. No Control roll follows."},
    {"FR-PDE-05", "You lose {9} for good."},
    {"FR-PDE-06", "Accelerating in a Speed Check moves your marker by {2} at most."},
    {"FR-PDE-07", "Decelerating in a Speed Check moves your marker by {2} at most."},
    {"FR-PDE-08", "Your top Speed is {8} from now on. Accelerating beyond it turns into braking."},
    {"FR-PDE-09", "What happens is drawn by dice from the list, once, and then stays."},
    {"FR-PDE-10",
     "The highest Speed at which turning was safe is not safe any more: it takes a Control roll "
     "with 1 die."},
    {"FR-PDE-11", "{0} on every Speed Check in which you accelerate."},
    {"FR-PDE-12", "{0} on every Speed Check in which you decelerate."},
    {"FR-PDE-13", "From now on every Slow icon that you roll counts as Haste."},
    {"FR-PDE-14", "From now on every Haste icon that you roll counts as Slow."},
    {"FR-PDE-15", "You lose {9} for good. You choose which, and from which pile."},
    {"FR-PDE-16", "Your vehicle is wiped out and rolls on as a wreck."},
    {"FR-PDE-17", "Every Control roll takes {1} more from now on."},
});

const char* meaning_of(Rule rule, std::span<const Meaning> meanings) {
    for (const Meaning& meaning : meanings) {
        if (meaning.rule == rule) return meaning.text;
    }
    return "";
}

// One die says the number where it is rolled (FR-DICE-06).
struct Number {
    std::optional<int> n;
    bool is_rolled = false;
};

std::string number_text(Number number) {
    return number.is_rolled ? "what a die shows" : std::to_string(number.n.value_or(1));
}

std::string things(Number number, const char* one, const char* more) {
    if (number.is_rolled) return say("as many {0} as a die shows", {more});
    const int n = number.n.value_or(1);
    return say("{0} {1}", {n, by_count(n, one, more)});
}

// Yah! and Brake: so many icons, or all of them (C-30).
std::string icons_text(Number number, std::string_view icon) {
    if (number.is_rolled) return say("as many {0} icons as a die shows", {icon});
    if (!number.n) return say("every {0} icon", {icon});
    return say(by_count(*number.n, "1 {1} icon", "up to {0} {1} icons"), {*number.n, icon});
}

std::string filled(const char* meaning, Number number, const std::string& signed_text,
                   const std::string& lost) {
    const Number size{number.n ? std::optional(*number.n < 0 ? -*number.n : *number.n)
                               : std::nullopt,
                      number.is_rolled};
    return say(meaning, {signed_text, things(size, "die", "dice"), things(size, "box", "boxes"),
                         things(size, "card", "cards"),
                         things(size, "Control Loss point", "Control Loss points"),
                         things(size, "space", "spaces"), icons_text(size, "Slow"),
                         icons_text(size, "Haste"), number_text(size), lost});
}

std::string card_to_lose(CardChoice choice) {
    switch (choice) {
    case CardChoice::whip: return "a Whip";
    case CardChoice::reins: return "a Reins";
    case CardChoice::either: break;
    }
    return "a Whip or a Reins";
}

// A printed name with its number: "#" is filled in, and what has no "#" is followed by it.
std::string with_number(std::string name, Number number) {
    const std::string text = number.is_rolled ? "(by a die)"
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

std::string catalogue_name(Rule rule, std::span<const CatalogueEntry> entries) {
    for (const CatalogueEntry& entry : entries) {
        if (entry.rule == rule) return std::string(entry.name);
    }
    return {};
}

const Licence* licence_of(const Race& race, VehicleId v) {
    if (race.setting == nullptr || v >= race.setting->licences.size()) return nullptr;
    return &race.licence(v);
}

}  // namespace

std::string trait_text(const Trait& trait) {
    const std::string name = trait.name.empty() ? trait.rule.text() : trait.name;
    return with_number(name, {trait.n, trait.n_is_rolled});
}

std::string special_text(const SpecialCard& card) {
    const std::string name = card.name.empty() ? card.rule.text() : card.name;
    return with_number(name, {card.n, card.n_is_rolled});
}

std::string trait_explanation(const Trait& trait) {
    const char* meaning = meaning_of(trait.rule, trait_meanings);
    if (*meaning == '\0') return "A trait of this vehicle.";
    const Number number{trait.n, trait.n_is_rolled};
    return filled(meaning, number, number_text(number), {});
}

std::string special_explanation(const SpecialCard& card) {
    const char* meaning = meaning_of(card.rule, special_meanings);
    const Number number{card.n, card.n_is_rolled};
    const std::string action = *meaning == '\0' ? "A special card of this vehicle."
                                                : filled(meaning, number, number_text(number), {});
    std::string used =
        card.discarded_after ? say("{0} Used so, it leaves the race.", {action}) : action;
    if (card.face == CardFace::none) return used;
    return say("{0} It may also be played as a plain {1}.",
               {used, card.face == CardFace::whip ? "Whip" : "Reins"});
}

std::string affect_explanation(const AffectKind& affect) {
    const char* meaning = meaning_of(affect.rule, affect_meanings);
    if (*meaning == '\0') return "A lasting affect of damage.";
    const Number number{affect.n, affect.n_is_rolled};
    const std::string with_sign =
        affect.n_is_rolled ? number_text(number)
                           : (affect.n < 0 ? "-" : "+") + std::to_string(std::abs(affect.n));
    return filled(meaning, number, with_sign,
                  affect.rule == "FR-PDE-15" ? card_to_lose(affect.card) : affect.trait);
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
    std::string name = catalogue_name(rule, catalogue_of_traits());
    if (name.empty()) name = catalogue_name(rule, catalogue_of_specials());
    if (name.empty()) name = catalogue_name(rule, catalogue_of_affects());
    return name.empty() ? "the trait" : name;
}

std::string trait_name_at(const Race& race, VehicleId v, int place) {
    const Licence* licence = licence_of(race, v);
    if (licence == nullptr || place < 0 ||
        static_cast<std::size_t>(place) >= licence->traits.size()) {
        return "a trait";
    }
    return trait_text(licence->traits[static_cast<std::size_t>(place)]);
}

std::string special_name_at(const Race& race, VehicleId v, int place) {
    const Licence* licence = licence_of(race, v);
    if (licence == nullptr || place < 0 ||
        static_cast<std::size_t>(place) >= licence->specials.size()) {
        return "a special card";
    }
    return special_text(licence->specials[static_cast<std::size_t>(place)]);
}

}  // namespace frothy
