// The panels drawn in memory at the sizes people have: they show something and stay inside their
// rectangles. HIPPODROME_PICTURES names a folder to keep the pictures in.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <random>
#include <set>

#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/seat_names.h"
#include "games/frothy/view/kit/dice_and_vehicles.h"
#include "games/frothy/view/licence/licence_sheet.h"
#include "games/frothy/view/race/race_panels.h"
#include "panel_desk.h"
#include "ui/curtain.h"
#include "ui/prompt/prompt_panel.h"
#include "ui/rules_window.h"
#include "ui/table/play_layout.h"
#include "ui/table/side_tabs.h"

using namespace frothy;
using namespace panel_desk;
using stage::Image;
using stage::PixelSize;
using stage::Rect;

namespace {

void keep(const Image& image, const std::string& name) {
    if (const char* folder = std::getenv("HIPPODROME_PICTURES")) {
        stage::save_png(image, std::filesystem::path(folder) / (name + ".png"));
    }
}

int colours_inside(const Image& image, Rect where) {
    std::set<std::uint32_t> seen;
    for (int y = static_cast<int>(where.y); y < static_cast<int>(where.bottom()); y += 2) {
        for (int x = static_cast<int>(where.x); x < static_cast<int>(where.right()); x += 2) {
            const stage::Colour c = image.at(x, y);
            seen.insert(stage::theme::packed(c));
        }
    }
    return static_cast<int>(seen.size());
}

// Nothing but the ground outside, a margin for shadows aside.
bool is_clean_outside(const Image& image, Rect where, float margin) {
    const Rect wide = stage::grown(where, margin);
    for (int y = 0; y < image.size.height; ++y) {
        for (int x = 0; x < image.size.width; ++x) {
            if (wide.contains({static_cast<float>(x), static_cast<float>(y)})) continue;
            if (!(image.at(x, y) == stage::theme::night)) return false;
        }
    }
    return true;
}

bool are_same(const Image& one, const Image& other) {
    return one.size == other.size && one.rgba == other.rgba;
}

// Plays at random until a question is asked that fits.
const Decision* play_until(Session& session, const std::function<bool(const Decision&)>& fits,
                           unsigned seed) {
    std::mt19937 dice(seed);
    for (int i = 0; session.pending() != nullptr && i < 6000; ++i) {
        if (fits(*session.pending())) return session.pending();
        const std::size_t options = session.pending()->options.size();
        // Cards are mostly kept, so that hands stay full.
        const bool is_card = session.pending()->ask != Ask::drive &&
                             session.pending()->options.back().kind == OptionKind::done;
        const std::size_t any = std::uniform_int_distribution<std::size_t>(0, options - 1)(dice);
        session.submit(is_card && any % 3 != 0 ? options - 1 : any);
    }
    return nullptr;
}

Rect prompt_room(const PixelSize& size, float wanted) {
    const float height = std::min(wanted, static_cast<float>(size.height) * 0.48F);
    const float width = static_cast<float>(size.width) * 0.70F;
    return {12.0F, static_cast<float>(size.height) - height - 12.0F, width, height};
}

}  // namespace

TEST_CASE("The decision panel shows every kind of question", "[panels][picture]") {
    const Setting setting = six_setting();
    struct Wanted {
        const char* name;
        std::function<bool(const Decision&)> fits;
    };
    const std::vector<Wanted> wanted = {
        {"speed", [](const Decision& d) { return d.ask == Ask::speed_cards && d.now.round == 3; }},
        {"keep", [](const Decision& d) { return d.ask == Ask::keep_dice && d.dice.size() >= 4; }},
        {"drive", [](const Decision& d) { return d.ask == Ask::drive && d.options.size() >= 5; }},
        {"turn",
         [](const Decision& d) {
             return d.ask == Ask::drive && d.options.back().kind != OptionKind::step &&
                    d.now.move.spaces_left == 0 && d.refused.empty();
         }},
        {"control", [](const Decision& d) { return d.ask == Ask::control_cards; }},
        {"discard",
         [](const Decision& d) { return d.ask == Ask::discard_die && d.dice.size() >= 4; }},
        {"attack", [](const Decision& d) { return d.ask == Ask::attack_cards; }},
        {"unblock", [](const Decision& d) { return d.ask == Ask::unblock; }},
    };
    for (const Look& look : looks) {
        Desk table(look);
        for (const Wanted& one : wanted) {
            const Decision* found = nullptr;
            std::optional<Session> session;
            for (unsigned seed = 1; seed < 40 && found == nullptr; ++seed) {
                session.emplace(set_up_race(setting, {0, 1, 2, 3, 4, 5}), seed);
                found = play_until(*session, one.fits, seed);
            }
            INFO(look.name << " " << one.name);
            REQUIRE(found != nullptr);
            Prompt prompt;
            prompt.set(*found, names_of(table.seating));
            if (!prompt.model().cards.empty()) prompt.toggle_card(0);
            if (session->pending()->ask == Ask::discard_die) {
                for (std::size_t i = prompt.model().dice.size(); i-- > 0;) {
                    if (prompt.toggle_die(i).taken) break;
                }
            }
            ui::PromptPanel panel;
            const Rect where = prompt_room(look.size, ui::steady_decision(look.size) * look.scale);
            const Image image = table.picture([&] { panel.show(table.kit(), prompt, where); });
            CHECK(colours_inside(image, where) > 30);
            CHECK(is_clean_outside(image, where, 1.0F));
            keep(image, std::string("prompt-") + one.name + "-" + look.name);
        }
        ui::PromptPanel panel;
        const Rect where = prompt_room(look.size, 200.0F * look.scale);
        const Race race = set_up_race(setting, {0, 1, 2, 3, 4, 5});
        const Image waiting = table.picture([&] {
            const ui::Kit kit = table.kit();
            panel.show_waiting(kit, waiting_of(kit, race, "Cato is thinking.", 2, nullptr), where);
        });
        CHECK(is_clean_outside(waiting, where, 1.0F));
    }
}

TEST_CASE("Dice are seen to be thrown where the news is told, and lie there", "[panels]") {
    const Setting setting = six_setting();
    const Race race = set_up_race(setting, {0, 1, 2, 3, 4, 5});
    for (const Look& look : looks) {
        for (const std::size_t count : {1U, 4U, 16U}) {
            Desk table(look);
            ui::PromptPanel panel;
            ShownDice dice;
            dice.vehicle = 2;
            dice.why = count > 4 ? Why::control : Why::speed_check;
            for (std::size_t i = 0; i < count; ++i)
                dice.faces.push_back(static_cast<std::uint8_t>(i % icon_count));
            const Rect where = prompt_room(look.size, ui::steady_decision(look.size) * look.scale);
            const auto shown = [&](float tumble) {
                dice.tumble = tumble;
                return table.picture([&] {
                    const ui::Kit kit = table.kit();
                    panel.show_waiting(kit, waiting_of(kit, race, "Cato rolls.", 2, &dice), where);
                });
            };
            INFO(look.name << " " << count);
            const Image thrown = shown(0.3F);
            const Image on_the_way = shown(0.6F);
            const Image at_rest = shown(1.0F);
            CHECK_FALSE(are_same(thrown, on_the_way));
            CHECK_FALSE(are_same(on_the_way, at_rest));
            CHECK(are_same(shown(1.0F), at_rest));
            CHECK(is_clean_outside(thrown, where, 1.0F));
            CHECK(is_clean_outside(at_rest, where, 1.0F));
            keep(on_the_way, "thrown-" + std::to_string(count) + "-" + look.name);
            keep(at_rest, "lying-" + std::to_string(count) + "-" + look.name);
        }
    }
}

TEST_CASE("dice of a Speed Check tell how many boxes reach the next Speed in their direction",
          "[panels][FR-CHG-01][FR-CHG-02]") {
    const Setting setting = six_setting();
    Race race = set_up_race(setting, {0, 1, 2, 3, 4, 5});
    const BoxRows& rows = race.licence(2).rows;
    ShownDice dice;
    dice.vehicle = 2;
    dice.faces = {0, 1};
    dice.before = race[2];
    dice.before.accel_box = rows.first_accel[3];
    dice.before.decel_box = rows.decel_of_accel[dice.before.accel_box];
    // What the dice have made of it since is no matter.
    race[2].accel_box = rows.first_accel[5];
    race[2].decel_box = rows.decel_of_accel[race[2].accel_box];
    const auto stake = [&](SpeedDirection direction) {
        dice.direction = direction;
        Desk table(looks.front());
        const ui::Kit kit = table.kit();
        return waiting_of(kit, race, "Cato rolls.", 2, &dice).stake;
    };
    const int up = rows.first_accel[4] - rows.first_accel[3];
    const int down = dice.before.decel_box - rows.last_decel[2];
    CHECK(stake(SpeedDirection::accelerate).ends_with("to reach Speed 4."));
    CHECK(stake(SpeedDirection::accelerate).starts_with("It takes " + std::to_string(up) + " box"));
    CHECK(stake(SpeedDirection::decelerate).ends_with("to reach Speed 2."));
    CHECK(
        stake(SpeedDirection::decelerate).starts_with("It takes " + std::to_string(down) + " box"));
    // Slowed to a stand there is no next one.
    dice.before.accel_box = 0;
    dice.before.decel_box = 0;
    CHECK(stake(SpeedDirection::decelerate).empty());
}

namespace {

// Touches what there is to touch, one thing more each time; the panel must have room for it all.
void check_that_it_fits(Desk& table, const Look& look, const Decision& question,
                        std::size_t touches) {
    const float s = look.scale;
    const ui::Kit kit = table.kit();
    const ui::PromptPanel panel;
    Prompt prompt;
    prompt.set(question, names_of(table.seating));
    prompt.on_key(stage::Key::backspace);
    for (std::size_t touched = 0; touched <= touches; ++touched) {
        const float tall = ui::steady_decision(look.size) * s;
        const Rect where = ui::lay_out(look.size, s, 56.0F * s, tall, 1.24F).decision;
        INFO(look.size.width << " wide at " << s << " with " << touched
                             << " touched: " << prompt.model().title);
        CHECK(panel.fits(kit, prompt.model(), where));
        if (prompt.model().cards.empty()) {
            prompt.toggle_die(touched);
        } else {
            // From both ends: a Whip, a dual card or Reins, another Whip.
            const std::size_t last = prompt.model().cards.size() - 1;
            prompt.toggle_card(touched % 2 == 0 ? touched / 2 : last - touched / 2);
        }
    }
}

constexpr std::array small_looks = {Look{{1280, 720}, 1.0F, ""}, Look{{1280, 720}, 1.25F, ""},
                                    Look{{1280, 720}, 1.5F, ""}, Look{{1920, 1080}, 2.0F, ""}};

}  // namespace

TEST_CASE("Control rolls of many dice fit the window, whatever is touched", "[panels]") {
    const Setting setting = six_setting();
    std::vector<Decision> questions;
    std::set<std::size_t> met;
    const auto is_new = [&](const Decision& decision) {
        const std::size_t dice = decision.dice.size();
        const bool is_many = decision.ask == Ask::discard_die && dice >= 6 && dice <= 12;
        return is_many && met.insert(dice).second;
    };
    for (unsigned seed = 1; seed < 400 && met.size() < 4; ++seed) {
        Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), seed);
        const Decision* found = play_until(session, is_new, seed);
        if (found != nullptr) questions.push_back(*found);
    }
    REQUIRE(questions.size() == 4);
    for (const Look& look : small_looks) {
        Desk table(look);
        for (const Decision& question : questions)
            check_that_it_fits(table, look, question, question.dice.size());
    }
}

TEST_CASE("A Speed Check fits the window, whatever cards are touched", "[panels]") {
    const Setting setting = six_setting();
    const Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 1);
    REQUIRE(session.pending()->ask == Ask::speed_cards);
    for (const Look& look : small_looks) {
        Desk table(look);
        check_that_it_fits(table, look, *session.pending(), 3);
    }
}

TEST_CASE("The licence sheet shows its licence, explains itself, and slides its clips",
          "[panels][picture]") {
    const Setting setting = six_setting();
    for (const Look& look : looks) {
        Desk table(look);
        Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 9);
        play_until(
            session, [](const Decision& d) { return d.now.round == 6 && d.ask == Ask::drive; }, 3);
        Race race = session.now();
        race[0].damage = 4;
        race[0].control_loss = 12;
        for (VehicleId v = 0; v < 3; ++v) {
            LicenceSheet sheet;
            sheet.set(race, table.seating, v);
            const float width = static_cast<float>(look.size.width) * 0.27F;
            const Rect where{
                static_cast<float>(look.size.width) - width - 16.0F, 60.0F, width,
                std::min(sheet.wanted_height(width), static_cast<float>(look.size.height) - 70.0F)};
            const Image image = table.picture(
                [&] { sheet.draw(table.window.canvas(), table.sprites, where, look.scale); });
            CHECK(colours_inside(image, where) > 100);
            CHECK(is_clean_outside(image, where, 16.0F * look.scale + 12.0F));
            int notes = 0;
            for (float y = where.y; y < where.bottom(); y += 4.0F)
                notes += sheet.hit({where.centre().x, y}).has_value() ? 1 : 0;
            CHECK(notes > 40);
            CHECK_FALSE(sheet.hit({0.0F, 0.0F}).has_value());
            CHECK_FALSE(sheet.advance(1.0F));
            if (v == 0) {
                race[0].damage = 7;
                sheet.set(race, table.seating, 0);
                table.picture(
                    [&] { sheet.draw(table.window.canvas(), table.sprites, where, look.scale); });
                CHECK(sheet.advance(0.05F));
                CHECK_FALSE(sheet.advance(1.0F));
                race[0].damage = 8;
                sheet.set(race, table.seating, 0, ClipMotion::jump);
                table.picture(
                    [&] { sheet.draw(table.window.canvas(), table.sprites, where, look.scale); });
                CHECK_FALSE(sheet.advance(0.05F));
            }
            keep(image, "sheet-" + std::to_string(v) + "-" + look.name);
        }
    }
}

TEST_CASE("Stamina effects of one value stand beside each other", "[panels][FR-STA-04]") {
    Setting setting = six_setting();
    Licence& licence = setting.licences[0];
    licence.stamina_max = 8;
    licence.stamina_effects = {{5, StaminaEffectKind::virtual_reins, 1},
                               {5, StaminaEffectKind::speed_loss, 1}};
    prepare(licence);
    const Race race = set_up_race(setting, {0, 1, 2, 3, 4, 5});
    Desk table(looks.front());
    LicenceSheet sheet;
    sheet.set(race, table.seating, 0);
    table.picture([&] {
        sheet.draw(table.window.canvas(), table.sprites, {700.0F, 20.0F, 500.0F, 640.0F}, 1.0F);
    });
    std::vector<Rect> places;
    for (const PlacedSpot& part : sheet.parts())
        if (part.spot.part == SheetPart::stamina_effect) places.push_back(part.where);
    REQUIRE(places.size() == 2);
    CHECK(places[0].y == places[1].y);
    CHECK(places[0].right() <= places[1].x + 1.0F);
}

TEST_CASE("Strip, log, standings, rules, curtain and consent fit their places",
          "[panels][picture]") {
    const Setting setting = six_setting();
    for (const Look& look : looks) {
        Desk table(look);
        const auto width = static_cast<float>(look.size.width);
        const auto height = static_cast<float>(look.size.height);
        Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 21);
        RaceLog log(names_of(table.seating));
        play_until(
            session, [](const Decision& d) { return d.now.round == 5 && d.ask == Ask::drive; }, 4);
        log.rebuild(session);
        const Race race = session.now();
        const Rect strip_room{0.0F, 0.0F, width, ui::TopStrip::height(look.scale)};
        const Rect log_room{width * 0.72F, 80.0F * look.scale, width * 0.27F, height * 0.45F};
        const Rect table_room{20.0F, 80.0F * look.scale, width * 0.36F, 300.0F * look.scale};
        ui::TopStrip strip;
        ui::LogPanel log_panel;
        const Image image = table.picture([&] {
            const ui::Kit kit = table.kit();
            ui::StripState state;
            state.undo = "Ada turns left";
            state.caption = strip_caption_of(race, 754);
            state.chips = strip_chips_of(race, table.seating, race.move.vehicle);
            strip.show(kit, state, strip_room);
            log_panel.show(kit, log, race.move.vehicle, log_look_of(kit, log), log_room, 0);
            ui::show_standings(kit, standings_of(race, names_of(table.seating)), table_room,
                               [&] { show_under_standings(kit, race); });
            constexpr std::array tabs = {"Licence", "What happened", "Standings"};
            ui::show_side_tabs(kit, tabs, 1, {width * 0.72F, height * 0.75F, width * 0.27F, 80.0F});
        });
        CHECK(colours_inside(image, strip_room) > 20);
        CHECK(colours_inside(image, log_room) > 20);
        CHECK(colours_inside(image, table_room) > 20);
        keep(image, std::string("side-") + look.name);

        ui::RulesWindow rules;
        rules.open("FR-CTRL-09");
        const Image book = table.picture([&] { rules.show(table.kit(), look.size); });
        CHECK(colours_inside(book, {0, 0, width, height}) > 20);
        keep(book, std::string("rules-") + look.name);
        rules.close();
        CHECK_FALSE(rules.is_open());

        ui::Curtain curtain;
        const Image cloth = table.picture([&] {
            CHECK(curtain.show(table.kit(), table.window.canvas(), 0, 0,
                               "Cato sideswipes you: choose your Reins in secret.") ==
                  ui::CurtainReply::waiting);
        });
        keep(cloth, std::string("curtain-") + look.name);

        ui::ConsentBox consent;
        consent.ask("Ada turns left", kernel::UndoCost::past_a_die);
        const Image asked = table.picture([&] { consent.show(table.kit(), look.size); });
        CHECK(consent.is_open());
        keep(asked, std::string("consent-") + look.name);
    }
}
