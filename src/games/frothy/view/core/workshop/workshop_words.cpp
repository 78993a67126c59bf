#include "games/frothy/view/core/workshop/workshop_words.h"

#include <algorithm>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/view/core/own_livery.h"
#include "ui/core/signed_number.h"
#include "words/words.h"

namespace frothy {

using words::by_count;
using words::say;
using words::tr;
using words::tr_in;

namespace {

using Part = SheetPart;

const AffectKind& affect_at(const Licence& licence, SheetSpot spot) {
    const Affect& affect = licence.affects[spot.a];
    return spot.part == Part::affect ? affect.kind : affect.table[spot.b].affect;
}

std::string number_text(std::optional<std::int8_t> n, bool is_rolled) {
    if (is_rolled) return tr("rolled");
    return n ? std::to_string(*n) : std::string(tr_in("number", "none"));
}

std::string control_text(int dice) {
    if (dice == safe) return tr("Safe");
    return say(by_count(dice, "{0} die", "{0} dice"), {dice});
}

std::string block_text(Block block) {
    return say("{0} over {1}", {int{block.accel}, int{block.decel}});
}

std::string meaning_of_damage(const Licence& licence) {
    return say("Damage that the vehicle takes: at {0} it is wiped out. Beside the boxes stands "
               "what comes with each level. More boxes keep it longer in the race; what is hard to "
               "hurt usually has fewer of them.",
               {int{licence.damage_max}});
}

// A licence with that entry alone on it, as it is when it is first chosen.
Licence trial_of(SheetSpot& spot, Rule kind) {
    Licence trial;
    trial.traits.resize(1);
    trial.specials.resize(1);
    trial.affects.resize(1);
    trial.affects.front().at = 1;
    spot = {spot.part == Part::random_line ? Part::affect : spot.part, 0, 0};
    for (SpeedColumn& column : trial.speeds)
        column.blocks = {Block{}};
    choose(trial, spot, kind);
    return trial;
}

}  // namespace

std::string title_of(const Licence& licence, SheetSpot spot) {
    const int speed = spot.a;
    switch (spot.part) {
    case Part::nothing: return {};
    case Part::name: return tr("Name");
    case Part::picture: return tr("Picture and colours");
    case Part::kind: return tr("Kind of vehicle");
    case Part::story: return tr("Its story");
    case Part::rating: return say("Speed {0}", {speed});
    case Part::block: return say("Boxes {1} of Speed {0}", {speed, spot.b + 1});
    case Part::move: return say("Spaces at Speed {0} in phase {1}", {speed, spot.b + 1});
    case Part::control: return say("Control dice at Speed {0}", {speed});
    case Part::stamina_change: return say("Stamina at Speed {0}", {speed});
    case Part::least_control: return tr("Least Control Loss");
    case Part::resilience: return tr("Resilience");
    case Part::damage: return tr("Damage");
    case Part::affect: return affect_text(affect_at(licence, spot));
    case Part::random_line:
        return say("On a {0}: {1}", {int{licence.affects[spot.a].table[spot.b].value},
                                     affect_text(affect_at(licence, spot))});
    case Part::most_stamina: return tr("Most Stamina");
    case Part::least_stamina: return tr("Least Stamina");
    case Part::stamina_effect: {
        const StaminaEffect& effect = licence.stamina_effects[spot.a];
        return say("At Stamina {0}: {1}",
                   {int{effect.at}, stamina_effect_text(effect.kind, effect.n)});
    }
    case Part::whips: return tr("Whips");
    case Part::reins: return tr("Reins");
    case Part::duals: return tr("Dual cards");
    case Part::special: return special_text(licence.specials[spot.a]);
    case Part::trait: return trait_text(licence.traits[spot.a]);
    }
    return {};
}

std::string meaning_of(const Licence& licence, SheetSpot spot) {
    switch (spot.part) {
    case Part::nothing: return {};
    case Part::name: return tr("What the vehicle is called, and what its file is named after.");
    case Part::picture:
        return tr("How it is drawn, on the board as on paper, and the colours that it is shown in. "
                  "Whoever chooses it for a race wears them, unless somebody else does.");
    case Part::kind: return tr("What sort of thing it is, in a word: chariot, cart, hearse.");
    case Part::story: return tr("A sentence or two on the back of the licence. No rule reads it.");
    case Part::rating:
        return tr("One column of the table: all that holds while the vehicle drives at this "
                  "Speed. Higher Speeds take more boxes to reach and more dice to turn at.");
    case Part::block:
        return tr("The vehicle's marker moves along these boxes: right along the upper row by what "
                  "it accelerates, left along the lower row by what it decelerates. Many upper "
                  "boxes make a Speed slow to gain, many lower ones slow to lose. One box stands "
                  "over several, or several over one.");
    case Part::move:
        return tr("How many spaces it must move in this phase, one of four in a round. Small moves "
                  "in many phases are easier to drive than few large ones.");
    case Part::control:
        return tr("How many dice a turn is rolled with. Those that do not pair off take effect: "
                  "the charts show how often none does, with cards and without. Safe: a turn needs "
                  "no roll. Below the lowest Speed that is not Safe all must be.");
    case Part::stamina_change:
        return tr("What a round at this Speed gives the team or takes from it, where Stamina is "
                  "played with.");
    case Part::least_control:
        return tr("Control Loss points that never go away: one die more in every Control roll. "
                  "Usually 0.");
    case Part::resilience:
        return tr("A damage die hurts when it shows more than this. None: every die hurts. 2: only "
                  "a 3 does.");
    case Part::damage: return meaning_of_damage(licence);
    case Part::affect:
    case Part::random_line: {
        const AffectKind& kind = affect_at(licence, spot);
        if (kind.rule != Rule("FR-PDE-09")) return affect_explanation(kind);
        return affect_explanation(kind) + "\n" + random_table_text(licence.affects[spot.a]);
    }
    case Part::most_stamina: return tr("What the team starts with, where Stamina is played with.");
    case Part::least_stamina: return tr("Where its Stamina track ends.");
    case Part::stamina_effect:
        return tr("What comes upon a tired team when its Stamina is at this value or below.");
    case Part::whips:
        return tr(
            "Cards to accelerate with, to move a space more, to steady a turn, and to lash at "
            "drivers and beasts. Six to eight cards in all are usual; four are the least, "
            "twelve the most.");
    case Part::reins:
        return tr("Cards to decelerate with, to move a space less, to steady a turn, and to "
                  "sideswipe. Six to eight cards in all are usual; four are the least, twelve the "
                  "most.");
    case Part::duals:
        return tr("Cards that are a Whip or Reins as one likes. Whoever has many has fewer cards.");
    case Part::special: return special_explanation(licence.specials[spot.a]);
    case Part::trait: return trait_explanation(licence.traits[spot.a]);
    }
    return {};
}

std::string title_of(SheetSpot spot, Knob knob) {
    switch (knob) {
    case Knob::amount:
        switch (spot.part) {
        case Part::block: return tr("Upper over lower boxes");
        case Part::move: return tr("Spaces");
        case Part::control: return tr("Dice");
        default: return tr("How much");
        }
    case Knob::which: return tr("Which");
    case Knob::number: return tr("Its number");
    case Knob::level: return tr("From level");
    case Knob::dice: return tr("Dice of its table");
    case Knob::card: return tr("The card lost");
    case Knob::lost: return tr("The trait lost");
    case Knob::face: return tr("On its back");
    case Knob::after: return tr("Once used");
    case Knob::livery: return tr("Colours");
    }
    return {};
}

std::string value_of(const Licence& licence, SheetSpot spot, Knob knob) {
    const SpeedColumn& column = licence.speeds[std::min<std::size_t>(spot.a, rating_count - 1)];
    switch (knob) {
    case Knob::amount:
        switch (spot.part) {
        case Part::block: return block_text(column.blocks[spot.b]);
        case Part::move: return std::to_string(column.move[spot.b]);
        case Part::control: return control_text(column.control);
        case Part::stamina_change: return ui::signed_number(column.stamina);
        case Part::least_control: return std::to_string(licence.control_min);
        case Part::resilience:
            return licence.resilience == blank_resilience ? std::string(tr_in("resilience", "none"))
                                                          : std::to_string(licence.resilience);
        case Part::damage: return std::to_string(licence.damage_max);
        case Part::most_stamina: return std::to_string(licence.stamina_max);
        case Part::least_stamina: return std::to_string(licence.stamina_min);
        case Part::stamina_effect: return std::to_string(licence.stamina_effects[spot.a].n);
        case Part::whips: return std::to_string(licence.whips);
        case Part::reins: return std::to_string(licence.reins);
        case Part::duals: return std::to_string(licence.duals);
        default: return {};
        }
    case Knob::which:
        if (spot.part == Part::stamina_effect) {
            const StaminaEffect& effect = licence.stamina_effects[spot.a];
            return stamina_effect_text(effect.kind, effect.n);
        }
        if (spot.part == Part::random_line) return affect_text(affect_at(licence, spot));
        return title_of(licence, spot);
    case Knob::number: {
        if (spot.part == Part::special)
            return number_text(licence.specials[spot.a].n, licence.specials[spot.a].n_is_rolled);
        if (spot.part == Part::trait)
            return number_text(licence.traits[spot.a].n, licence.traits[spot.a].n_is_rolled);
        const AffectKind& kind = affect_at(licence, spot);
        return number_text(kind.n, kind.n_is_rolled);
    }
    case Knob::level:
        return std::to_string(spot.part == Part::affect ? int{licence.affects[spot.a].at}
                                                        : int{licence.stamina_effects[spot.a].at});
    case Knob::dice: return std::to_string(licence.affects[spot.a].dice);
    case Knob::card:
        switch (affect_at(licence, spot).card) {
        case CardChoice::whip: return card_name(CardType::whip);
        case CardChoice::reins: return card_name(CardType::reins);
        case CardChoice::either: return tr("either");
        }
        return {};
    case Knob::lost: return tr(affect_at(licence, spot).trait.c_str());
    case Knob::face:
        switch (licence.specials[spot.a].face) {
        case CardFace::whip: return card_name(CardType::whip);
        case CardFace::reins: return card_name(CardType::reins);
        case CardFace::none: return tr("nothing: no card");
        }
        return {};
    case Knob::after:
        return licence.specials[spot.a].discarded_after ? tr("gone for good") : tr("comes back");
    case Knob::livery: {
        const auto own = own_livery(licence);
        return own ? name_of(ui::liveries.at(*own)) : tr("the driver's alone");
    }
    }
    return {};
}

KindWords words_of_kind(SheetSpot spot, Rule kind) {
    if (find_entry(kind) == nullptr) {
        return {tr("A trait of your own"),
                tr("Its name is written on the licence; the table sees to what it does.")};
    }
    const Licence trial = trial_of(spot, kind);
    return {title_of(trial, spot), meaning_of(trial, spot)};
}

std::string title_of(SheetList list) {
    switch (list) {
    case SheetList::blocks: return tr("New boxes");
    case SheetList::affects: return tr("New damage affect");
    case SheetList::stamina_effects: return tr("New Stamina effect");
    case SheetList::specials: return tr("New special card");
    case SheetList::traits: return tr("New trait");
    }
    return {};
}

}  // namespace frothy
