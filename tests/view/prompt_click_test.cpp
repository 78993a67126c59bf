// The decision panel takes clicks: its main button is where it always is, and what comes under a
// pointer that has just clicked is not taken for it.
#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <set>
#include <thread>

#include "games/frothy/ai/adviser.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/seat_names.h"
#include "panel_clicks.h"
#include "ui/prompt/prompt_panel.h"
#include "ui/table/play_layout.h"

using namespace frothy;
using namespace panel_desk;
using stage::Rect;

namespace {

// A panel with the first question of a race.
struct AskedPanel {
    AskedPanel() {
        ask();
        table.picture([this] { panel.show(table.kit(), prompt, where); });
    }
    // A Whip is advised to get going, and nothing afterwards.
    void ask() {
        const bool begins = session.pending()->ask == Ask::speed_cards;
        const AnswerPlan advice =
            begins ? AnswerPlan{{OptionKind::whip}, {OptionKind::done}, {OptionKind::accelerate}}
                   : AnswerPlan{};
        prompt.set(*session.pending(), names_of(table.seating), advice);
    }
    PromptReply click_main() {
        return click(table, prompt, panel, where, {where.right() - 150.0F, where.bottom() - 38.0F});
    }

    Setting setting = six_setting();
    Session session{set_up_race(setting, {0, 1, 2, 3, 4, 5}), 5};
    Desk table{looks[1]};
    Prompt prompt;
    ui::PromptPanel panel;
    Rect where{10.0F, 700.0F, 1300.0F, 280.0F};
};

}  // namespace

TEST_CASE("The main button of the decision panel can be clicked", "[panels]") {
    const PromptReply reply = AskedPanel().click_main();
    REQUIRE_FALSE(reply.answers.empty());
    CHECK(reply.answers.front().as<Option>().kind ==
          OptionKind::whip);  // laid ready at a standstill
    CHECK(reply.answers.back().as<Option>().kind == OptionKind::accelerate);
}

TEST_CASE("The main button is at the same place whatever is asked", "[panels]") {
    const Setting setting = six_setting();
    const DrivingMap map(setting);
    for (const Look& look : looks) {
        Desk table(look);
        Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 5);
        const float tall = ui::steady_decision(look.size) * look.scale;
        const Rect where =
            ui::lay_out(look.size, look.scale, 56.0F * look.scale, tall, 1.24F).decision;
        const stage::Vec2 at{where.right() - 100.0F * look.scale,
                             where.bottom() - 34.0F * look.scale};
        std::set<Ask> asked;
        for (int decisions = 0; session.pending() != nullptr && decisions < 60; ++decisions) {
            Prompt prompt;
            prompt.set(*session.pending(), names_of(table.seating),
                       advice_for(*session.pending(), map, nullptr));
            ui::PromptPanel panel;
            INFO(look.name << ": " << prompt.model().title);
            const int main = prompt.model().main;
            std::size_t answer = 0;
            if (main >= 0 && prompt.model().choices[static_cast<std::size_t>(main)].is_ready) {
                table.picture([&] { panel.show(table.kit(), prompt, where); });
                const PromptReply reply = click(table, prompt, panel, where, at);
                REQUIRE_FALSE(reply.answers.empty());
                asked.insert(session.pending()->ask);
                const auto& options = session.pending()->options;
                answer = static_cast<std::size_t>(
                    std::ranges::find(options, reply.answers.front()) - options.begin());
                REQUIRE(answer < options.size());
            }
            session.submit(answer);
        }
        CHECK(asked.size() >= 3);
    }
}

namespace {

void answer_by_click(AskedPanel& shown) {
    const PromptReply reply = shown.click_main();
    REQUIRE_FALSE(reply.answers.empty());
    for (const Option& answer : reply.answers.as<Option>()) {
        const auto& options = shown.session.pending()->options;
        shown.session.submit(
            static_cast<std::size_t>(std::ranges::find(options, answer) - options.begin()));
    }
}

}  // namespace

TEST_CASE("The second click of two in a row is not meant for the next question", "[panels]") {
    AskedPanel shown;
    answer_by_click(shown);
    const ui::Token asked = shown.prompt.model().ask;
    shown.ask();
    REQUIRE(shown.prompt.model().ask != asked);
    CHECK(shown.click_main().answers.empty());
    std::this_thread::sleep_for(std::chrono::milliseconds(350));
    CHECK_FALSE(shown.click_main().answers.empty());
}

TEST_CASE("Nor is one that comes as soon as a question has come up under the pointer", "[panels]") {
    AskedPanel shown;
    answer_by_click(shown);
    std::this_thread::sleep_for(std::chrono::milliseconds(350));  // what happens is shown
    shown.ask();
    CHECK(shown.click_main().answers.empty());
    std::this_thread::sleep_for(std::chrono::milliseconds(350));
    CHECK_FALSE(shown.click_main().answers.empty());
}

TEST_CASE("The main button stays at the foot of a panel that scrolls", "[panels]") {
    const Setting setting = six_setting();
    Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 5);
    for (const Look& look : {Look{{1280, 720}, 3.0F, ""}, Look{{900, 1200}, 3.0F, ""}}) {
        Desk table(look);
        Prompt prompt;
        prompt.set(*session.pending(), names_of(table.seating));
        ui::PromptPanel panel;
        const float tall = ui::steady_decision(look.size) * look.scale;
        const Rect where =
            ui::lay_out(look.size, look.scale, 56.0F * look.scale, tall, 1.24F).decision;
        INFO(look.size.width << " wide");
        REQUIRE_FALSE(panel.fits(table.kit(), prompt.model(), where));
        table.picture([&] { panel.show(table.kit(), prompt, where); });
        const stage::Vec2 foot{where.x + where.width * 0.4F, where.bottom() - 26.0F * look.scale};
        CHECK_FALSE(click(table, prompt, panel, where, foot).answers.empty());
    }
}
