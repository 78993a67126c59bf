// The tracks of the licence sheet: Control loss, Damage, Stamina, and what lies below them.
#include <algorithm>
#include <array>
#include <cmath>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/view/core/faces.h"
#include "games/frothy/view/licence/licence_sheet_painter.h"
#include "ui/core/signed_number.h"

namespace frothy {

using namespace sheet;

namespace {

constexpr float stamina_left = 322.0F;

// Many special cards are counted where there is little room: each tells its name by itself.
enum class PileText : std::uint8_t { brief, full };

std::string pile_text(const Race& race, VehicleId v, Pile pile, PileText how) {
    constexpr int most_named = 2;
    std::vector<std::string> parts;
    for (const CardType type : {CardType::whip, CardType::reins, CardType::dual}) {
        const int count = race[v].cards.count(pile, type);
        if (count > 0) parts.push_back(card_count_text(type, count));
    }
    std::vector<std::string> specials;
    for (const CardFaceUp& card : cards_in(race.licence(v), race[v].cards, pile)) {
        if (card.special != plain_card)
            specials.push_back(special_text(race.licence(v).specials[card.special]));
    }
    const auto count = static_cast<int>(specials.size());
    if (how == PileText::brief && count > most_named)
        specials = {say(words::by_count(count, "1 special card", "{0} special cards"), {count})};
    parts.insert(parts.end(), specials.begin(), specials.end());
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : " · ") + part;
    return text.empty() ? tr_in("cards", "none") : text;
}

// The affect drawn where the licence leaves it to the dice (FR-PDE-09).
const AffectKind& affect_in_force(const Race& race, VehicleId v, std::size_t index) {
    const Affect& affect = race.licence(v).affects[index];
    const auto& drawn = race[v].affects.drawn;
    const std::size_t line = index < drawn.size() ? drawn[index] : 0;
    return line > 0 && line <= affect.table.size() ? affect.table[line - 1].affect : affect.kind;
}

// What does not fit in full letters in its short form; the note says it in full.
std::string short_affect(const AffectKind& affect) {
    const int n = affect.n;
    if (affect.n_is_rolled) return affect_text(affect);
    if (affect.rule == "FR-PDE-05" && !affect.trait.empty()) {
        return say("{0} lost", {tr(affect.trait.c_str())});
    }
    if (affect.rule == "FR-PDE-06") return say("Acceleration ≤ {0}", {n});
    if (affect.rule == "FR-PDE-07") return say("Deceleration ≤ {0}", {n});
    if (affect.rule == "FR-PDE-11") return say("Acceleration {0}", {ui::signed_number(n)});
    if (affect.rule == "FR-PDE-12") return say("Deceleration {0}", {ui::signed_number(n)});
    if (affect.rule == "FR-PDE-17") return say("{0} Control Loss", {ui::signed_number(n)});
    return affect_text(affect);
}

// As short as a printed licence has it; the note says it in full.
std::string short_effect(const StaminaEffect& effect) {
    const int n = effect.n;
    switch (effect.kind) {
    case StaminaEffectKind::virtual_reins: return say("+{0} Reins", {n});
    case StaminaEffectKind::speed_loss: return say("Speed {0}", {ui::signed_number(-n)});
    case StaminaEffectKind::damage_dice: break;
    }
    return say(by_count(n, "{0} damage die", "{0} damage dice"), {n});
}

}  // namespace

void SheetPainter::control_track(float top) {
    const int points = race_[v_].control_loss;
    const float left = table_left + 16.0F;
    fitted(margin, top + 11.0F + 17.0F * 0.52F, left - margin, tr("Control Loss"), 17.0F,
           theme::ink);
    const float tens_width = 58.0F;
    const float each = (sheet_width - margin - left - tens_width) / 10.0F;
    for (int i = 0; i < 10; ++i) {
        const Rect rect{left + each * static_cast<float>(i), top + 8.0F, each - 4.0F, 27.0F};
        const bool is_here = i == points % 10;
        box(rect, theme::faience, is_here ? theme::light_sand : theme::ivory);
        words(rect.centre().x, top + 11.0F, std::to_string(i), 17.0F, theme::ink, Align::middle);
        if (is_here) clip(ClipAt::control, rect.centre());
    }
    const Rect tens{sheet_width - margin - tens_width + 6.0F, top + 8.0F, tens_width - 6.0F, 27.0F};
    const int over = points / 10 * 10;
    box(tens, over > 0 ? theme::red : theme::grid_line, theme::ivory);
    const std::string tens_text =
        over > 0 ? "+" + std::to_string(over) : tr_in("Control loss", "tens");
    const float tens_size =
        16.0F * std::min(1.0F, (tens.width - 4.0F) / std::max(1.0F, wide(tens_text, 16.0F)));
    words(tens.centre().x, top + 12.0F + (16.0F - tens_size) * 0.52F, tens_text, tens_size,
          over > 0 ? theme::red : theme::stone, Align::middle);
    part({margin, top + 2.0F, sheet_width - 2.0F * margin, 38.0F}, SheetPart::least_control);
    note({margin, top, sheet_width - 2.0F * margin, 40.0F},
         say(by_count(points, "{0} Control Loss point: one more die in every Control roll.",
                      "{0} Control Loss points: one more die for each in every Control roll."),
             {points}),
         "FR-CLP-10");
}

Rect SheetPainter::track_box(float x, float y, int number, Colour colour, float wash) {
    const Rect rect{x, y, 25.0F, track_line - 3.0F};
    box(rect, colour, theme::ivory, wash > 0.0F ? stage::faded(colour, wash) : Colour{0, 0, 0, 0});
    words(rect.centre().x, y + 1.5F, std::to_string(number), 16.0F, theme::ink, Align::middle);
    return rect;
}

void SheetPainter::damage_track(float top, float height) {
    const Licence& licence = race_.licence(v_);
    const int damage = race_[v_].damage;
    const int firm = resilience(race_, v_);
    const float width =
        uses_stamina(race_) ? stamina_left - margin - 8.0F : sheet_width - 2.0F * margin;
    const float title = heading(margin, top, width * 0.5F, tr("DAMAGE"), 18.0F, theme::red);
    const float beside = std::max(68.0F, title + 4.0F);
    fitted(margin + beside, top + 1.0F + 16.0F * 0.52F, width - beside - 4.0F,
           firm == blank_resilience ? tr("Resilience none") : say("Resilience {0}", {firm}), 16.0F,
           theme::ink);
    part({margin, top - 3.0F, beside, 24.0F}, SheetPart::damage);
    part({margin + beside, top - 3.0F, width - beside, 24.0F}, SheetPart::resilience);
    const int rows = half(licence.damage_max + 1);
    const float half_width = width / 2.0F;
    for (int level = 0; level <= licence.damage_max; ++level) {
        const float x = margin + half_width * static_cast<float>(level / rows);
        const float y = top + 26.0F + track_line * static_cast<float>(level % rows);
        const Rect rect = track_box(x, y, level, theme::red, level <= damage ? 0.22F : 0.0F);
        if (level == damage) clip(ClipAt::damage, rect.centre());
        if (level == licence.damage_max) part(rect, SheetPart::damage);
        const auto beside_each_other =  // FR-VEH-13
            static_cast<float>(std::ranges::count(licence.affects, level, &Affect::at));
        const float share = (half_width - 34.0F) / std::max(1.0F, beside_each_other);
        float affect_left = x + 34.0F;
        for (std::size_t index = 0; index < licence.affects.size(); ++index) {
            if (licence.affects[index].at != level) continue;
            const AffectKind& affect = affect_in_force(race_, v_, index);
            const std::string text = affect_text(affect);
            const Colour colour = level <= damage ? theme::red : theme::ink;
            const float room = share - 4.0F;
            fitted(affect_left, rect.centre().y, room,
                   wide(text, 16.0F) <= room ? text : short_affect(affect), 16.0F, colour);
            std::string told =
                say("At Damage {0}: {1}. {2}", {level, text, affect_explanation(affect)});
            if (affect.rule == "FR-PDE-09") {
                told += "\n" + random_table_text(licence.affects[index]);
            }
            const Rect place{affect_left - 5.0F, y, share + 1.0F, track_line - 1.0F};
            part(place, SheetPart::affect, index);
            note(share < half_width - 34.0F ? place : Rect{x, y, half_width, track_line}, told,
                 affect.rule);
            affect_left += share;
        }
    }
    note({margin, top, width, height},
         say("Damage {0} of {1}. A damage die hurts when its value is above the Resilience.",
             {damage, licence.damage_max}),
         "FR-DMG-01");
}

void SheetPainter::stamina_track(float top, float height) {
    const Licence& licence = race_.licence(v_);
    const int now = race_[v_].stamina;
    const float left = stamina_left;
    const float half_width = (sheet_width - margin - left) / 2.0F;
    const float title =
        heading(left, top, half_width, tr("STAMINA"), 18.0F, theme::faience) + 12.0F;
    const int tired = race_[v_].virtual_reins;
    if (tired > 0) {
        fitted(left + title, top + 1.0F + 16.0F * 0.52F, 2.0F * half_width - title,
               say("next: +{0} Reins", {tired}), 15.0F, theme::red);
        note({left, top - 4.0F, 2.0F * half_width, 24.0F},
             say(by_count(tired, "The next Speed Check counts 1 more Reins: the team is tired.",
                          "The next Speed Check counts {0} more Reins: the team is tired."),
                 {tired}),
             "FR-STA-06");
    }
    const int count = licence.stamina_max - licence.stamina_min + 1;
    const int rows = half(count);
    for (int i = 0; i < count; ++i) {
        const int value = licence.stamina_max - i;
        const float x = left + half_width * static_cast<float>(i / rows);
        const float y = top + 26.0F + track_line * static_cast<float>(i % rows);
        const Rect rect = track_box(x, y, value, theme::faience, value >= now ? 0.24F : 0.0F);
        if (value == now) clip(ClipAt::stamina, rect.centre());
        if (value == licence.stamina_max) part(rect, SheetPart::most_stamina);
        if (value == licence.stamina_min) part(rect, SheetPart::least_stamina);
        const auto beside_each_other = static_cast<float>(
            std::ranges::count(licence.stamina_effects, value, &StaminaEffect::at));
        const float share = (half_width - 30.0F) / std::max(1.0F, beside_each_other);
        float effect_left = x + 31.0F;
        for (const StaminaEffect& effect : licence.stamina_effects) {
            if (effect.at != value) continue;
            const std::string text = stamina_effect_text(effect.kind, effect.n);
            fitted(effect_left, rect.centre().y, share - 2.0F, short_effect(effect), 15.0F,
                   value >= now ? theme::faience : theme::ink);
            const auto index = static_cast<std::size_t>(&effect - licence.stamina_effects.data());
            const Rect place{effect_left - 3.0F, y, share, track_line - 1.0F};
            part(place, SheetPart::stamina_effect, index);
            note(beside_each_other > 1.0F ? place : Rect{x, y, half_width, track_line},
                 say("At Stamina {0} and below: {1}.", {value, text}), "FR-STA-04");
            effect_left += share;
        }
    }
    part({left, top - 3.0F, 2.0F * half_width, 24.0F}, SheetPart::most_stamina);
    note({left, top, 2.0F * half_width, height}, say("Stamina {0}.", {now}), "FR-STA-02");
}

void SheetPainter::traits(float top) {
    const Licence& licence = race_.licence(v_);
    const float title =
        heading(margin, top + 3.0F, sheet_width * 0.3F, tr("TRAITS"), 17.0F, theme::brick);
    const float left = margin + std::max(62.0F, title + 6.0F);
    const float room = sheet_width - margin - left;
    constexpr std::string_view between = " · ";
    std::string text;
    for (const Trait& trait : licence.traits)
        text += std::string(text.empty() ? "" : between) + trait_text(trait);
    constexpr float size = 17.0F;
    const float shrink = std::min(1.0F, room / std::max(1.0F, wide(text, size)));
    float x = left;
    for (std::size_t place = 0; place < licence.traits.size(); ++place) {
        const Trait& trait = licence.traits[place];
        const bool is_lost = ((race_[v_].affects.lost_traits >> place) & 1) != 0;
        const bool is_last = place + 1 == licence.traits.size();
        const std::string name = trait_text(trait);
        const float width = wide(name, size) * shrink;
        words(x, top + 13.0F - size * shrink * 0.52F, name + (is_last ? "" : std::string(between)),
              size * shrink, is_lost ? theme::stone : theme::ink);
        if (is_lost) {
            rule(x, x + width, top + 14.0F, theme::red, 1.0F);
        }
        std::string told = say(is_lost ? mark("{0}, lost: {1}") : mark("{0}: {1}"),
                               {name, trait_explanation(trait)});
        const VehicleId rival = race_[v_].rival;
        if (trait.rule == trait::rival && rival < seating_.seats.size()) {
            told += "\n" + say(race_[v_].rival_ahead != 0
                                   ? mark("Your rival is {0}, who was ahead as the round began.")
                                   : mark("Your rival is {0}."),
                               {seating_.seat(rival).name});
        }
        part({x - 2.0F, top, width + 4.0F, 26.0F}, SheetPart::trait, place);
        note({x, top, width, 26.0F}, told, trait.rule);
        x += width + (is_last ? 0.0F : wide(std::string(between), size) * shrink);
    }
}

// Small cards, overlapping as they must; those still on their way are left out.
void SheetPainter::pile(Pile pile, Rect where) {
    const std::vector<CardFaceUp> cards = cards_in(race_.licence(v_), race_[v_].cards, pile);
    const float width = where.height / 1.4F;
    const float pitch = cards.size() > 1
                            ? std::min(width + 2.0F, (where.width - width - 8.0F) /
                                                         static_cast<float>(cards.size() - 1))
                            : 0.0F;
    const int pixels = std::max(1, static_cast<int>(std::lround(where.height * k_)));
    constexpr float lift = 5.0F;  // of what is put aside: short of the heading
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const CardFaceUp& card = cards[i];
        const auto is_like_it = [&](const CardFaceUp& one) { return one == card; };
        const auto later = std::count_if(cards.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                         cards.end(), is_like_it);
        const bool is_aside =
            pile == Pile::hand && later < std::ranges::count_if(apart_.aside, is_like_it);
        const Rect rect{where.x + pitch * static_cast<float>(i), where.y - (is_aside ? lift : 0.0F),
                        width, where.height};
        places_.push_back({card, pile, rect});
        if (pile == Pile::hand) {
            const bool is_special = card.special != plain_card;
            const SheetPart plain = card.type == CardType::whip    ? SheetPart::whips
                                    : card.type == CardType::reins ? SheetPart::reins
                                                                   : SheetPart::duals;
            part(rect, is_special ? SheetPart::special : plain, is_special ? card.special : 0);
        }
        const auto flying =
            std::ranges::count_if(apart_.in_the_air, [&](const ui::CardFlight& flight) {
                return flight.to_pile == pile && flight.card == card;
            });
        if (later >= flying) {
            for (const std::string& picture : card_face(card).pictures)
                canvas_.image(sprites_.get(picture, pixels), scaled(rect));
        }
        if (card.special == plain_card) continue;
        const SpecialCard& special = race_.licence(v_).specials[card.special];
        note(rect, say("{0}: {1}", {special_text(special), special_explanation(special)}),
             special.rule);
    }
}

void SheetPainter::cards(float top) {
    rule(margin, sheet_width - margin, top + 4.0F, theme::grid_line, 1.0F);
    const float wide = (sheet_width - 2.0F * margin) / 3.0F;
    for (int i = 0; i < pile_count; ++i) {
        const auto pile = static_cast<Pile>(i);
        const float x = margin + wide * static_cast<float>(i);
        const std::string name = pile == Pile::hand    ? tr_in("cards", "In hand")
                                 : pile == Pile::spent ? tr_in("cards", "Spent")
                                                       : tr_in("cards", "Recovery");
        heading(x, top + 10.0F, wide - 8.0F, name, 17.0F, theme::brick);
        this->pile(pile, {x, top + 31.0F, wide, 29.4F});
        const auto told = [&](PileText how) {
            std::string text = pile_text(race_, v_, pile, how);
            const auto aside = static_cast<int>(apart_.aside.size());
            if (pile != Pile::hand || aside == 0) return text;
            return say(words::by_count(aside, "{1}; {0} put aside", "{1}; {0} put aside"),
                       {aside, text});
        };
        fitted(x, top + 73.0F, wide - 14.0F, told(PileText::brief), 16.5F, theme::ink);
        const Rule rule = pile == Pile::hand    ? Rule("FR-CARD-05")
                          : pile == Pile::spent ? Rule("FR-CARD-06")
                                                : Rule("FR-CARD-07");
        note({x, top + 6.0F, wide, 80.0F}, say("{0}: {1}.", {name, told(PileText::full)}), rule);
    }
}

}  // namespace frothy
