#include "games/frothy/view/kit/dice_and_vehicles.h"

#include <algorithm>

#include "games/frothy/rules/queries.h"
#include "games/frothy/view/board/board_picture.h"
#include "games/frothy/view/core/faces.h"
#include "games/frothy/view/core/prompt/prompt_support.h"
#include "ui/cards.h"
#include "ui/letters.h"
#include "ui/pictures.h"
#include "words/ordinal.h"

namespace frothy {

using namespace ui;

void draw_vehicle(const ui::Kit& kit, ImDrawList& list, const Licence& licence,
                  const ui::Livery& livery, ImVec2 corner, float side) {
    const std::string name = vehicle_sprite_name(kit.sprites, picture_name(licence));
    const auto pixels = static_cast<int>(side);
    const ImVec2 end{corner.x + side, corner.y + side};
    if (const stage::Sprite picture = kit.sprites.get(name, pixels)) {
        list.AddImage(picture.imgui_id(), corner, end);
    }
    if (const stage::Sprite cloth = kit.sprites.get(name + "-livery", pixels)) {
        list.AddImage(cloth.imgui_id(), corner, end, {0, 0}, {1, 1},
                      packed(stage::Colour::hex(livery.colour)));
    }
}

ui::Pictures pictures_of(const ui::Kit& kit, std::span<const CardFaceUp> cards) {
    return {cards.size(), [&kit, cards](ImDrawList& list, std::size_t i, ImVec2 at, float height) {
                draw_card_icon(kit, list, card_face(cards[i]), at, height);
            }};
}

ui::ThrownDice thrown_dice(const ShownDice& dice, DiceFaces printed) {
    const DiceRead read = dice_read(dice.why);
    ui::ThrownDice thrown;
    thrown.count = dice.faces.size();
    thrown.tumble = dice.tumble;
    thrown.thrown = dice.entry;
    thrown.gone = dice.gone;
    thrown.face = [&dice, printed, read](std::size_t die, const ui::DiePose& pose) {
        const Icon on_top = icon_on_top(static_cast<Icon>(dice.faces[die]), pose);
        return die_face(on_top, value_of(on_top, printed), read);
    };
    thrown.note = [&dice, printed, read](std::size_t die) {
        const auto icon = static_cast<Icon>(dice.faces[die]);
        PromptDie told;
        told.face = die_face(icon, value_of(icon, printed), read);
        explain_die(told, icon, read);
        return ui::ThrownDice::Note{told.explanation, told.rule};
    };
    return thrown;
}

namespace {

// "The Wasp's Errand · Speed 3 · Damage 1 of 9 · 2nd place"
std::string standing_of(const Race& race, VehicleId v) {
    const Licence& licence = race.licence(v);
    std::string told = tr(licence.name.c_str());
    if (!race[v].is_running()) return told;
    told += "  ·  " + say("Speed {0}", {licence.rows.accel_rating[race[v].accel_box]});
    told += "  ·  " + say("Damage {0} of {1}", {race[v].damage, licence.damage_max});
    if (race.round > 1) told += "  ·  " + say("{0} place", {words::ordinal(places(race)[v])});
    return told;
}

// What hangs on the dice; empty where nothing can be said in a line.
std::string stake_of(const Race& race, const ShownDice& dice) {
    if (dice.vehicle >= race.vehicle_count) return {};
    const Vehicle& vehicle = dice.before;
    const Licence& licence = race.licence(dice.vehicle);
    if (dice.why == Why::speed_check) {
        const bool speeds_up = dice.direction == SpeedDirection::accelerate;
        const int next = licence.rows.accel_rating[vehicle.accel_box] + (speeds_up ? 1 : -1);
        if (next < 0 || next > top_rating(race, dice.vehicle)) return {};
        const auto wanted = static_cast<std::size_t>(next);
        const int boxes = speeds_up ? licence.rows.first_accel[wanted] - vehicle.accel_box
                                    : vehicle.decel_box - licence.rows.last_decel[wanted];
        return say(by_count(boxes, "It takes {0} box to reach Speed {1}.",
                            "It takes {0} boxes to reach Speed {1}."),
                   {boxes, next});
    }
    if (dice.why != Why::control && dice.why != Why::damage) return {};
    const int left = licence.damage_max - vehicle.damage;
    if (left <= 0) return tr("It is a wreck already.");
    constexpr int few = 3;  // a Control roll seldom brings more
    if (dice.why == Why::control && left > few) return {};
    return say(by_count(left, "{0} more point of Damage, and it is a wreck.",
                        "{0} more points of Damage, and it is a wreck."),
               {left});
}

}  // namespace

ui::Waiting waiting_of(const ui::Kit& kit, const Race& race, const std::string& sentence,
                       VehicleId who, const ShownDice* dice) {
    ui::Waiting waiting;
    waiting.sentence = sentence;
    if (dice != nullptr) waiting.dice = thrown_dice(*dice, race.rules().dice_faces);
    if (who >= race.vehicle_count) return waiting;
    waiting.who = who;
    waiting.standing = standing_of(race, who);
    if (dice != nullptr) waiting.stake = stake_of(race, *dice);
    waiting.picture = [&kit, &race, who](ImDrawList& list, ImVec2 corner, float side) {
        draw_vehicle(kit, list, race.licence(who), kit.seating.livery(who), corner, side);
    };
    return waiting;
}

}  // namespace frothy
