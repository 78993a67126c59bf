// The hand of cards among the choices of a move.
#include <catch2/catch.hpp>

#include <optional>

#include "games/frothy/ai/drivers.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "panel_desk.h"
#include "ui/prompt/prompt_panel_layout.h"

using namespace frothy;
using namespace panel_desk;
using namespace ui::prompt_layout;

namespace {

// A question on a desk, in a frame that goes on.
struct AskedDesk {
    AskedDesk(const Look& look, const char* title) : table(look) {
        model.is_asked = true;
        model.title = title;
        table.frame.begin(1.0F / 60.0F);
    }
    ~AskedDesk() { table.frame.end(); }
    AskedDesk(const AskedDesk&) = delete;
    AskedDesk& operator=(const AskedDesk&) = delete;

    std::optional<Plan> plan_in(stage::Vec2 room) {
        const auto rung = rung_to_fit(table.kit(), model, room, first_rung(table.kit(), room));
        return rung ? std::optional(plan_on(table.kit(), model, room, *rung)) : std::nullopt;
    }

    Desk table;
    ui::PromptModel model;
};

}  // namespace

TEST_CASE("The number of the last cards in a narrow hand stands within the hand", "[panels]") {
    const Look look{{1280, 720}, 2.0F, "1280x200"};
    Desk table(look);
    Plan plan;
    plan.is_column = true;
    plan.density = Density::short_note;
    REQUIRE(is_tight(plan));
    for (const float width : {300.0F, 360.0F, 420.0F}) {
        for (const std::size_t cards : {2U, 3U, 4U}) {
            plan.hand = width;
            const CardFan fan = choice_fan(table.kit(), plan, cards);
            const float left = fan_edge * fan.scale + static_cast<float>(cards - 1) * fan.pitch;
            INFO(cards << " in " << width);
            // Key and number: 9.5 + 10.5 and twice 5 beside the words, at a scale of 1.
            const float words =
                table.frame.fonts().small->CalcTextSizeA(38.0F, 1.0e6F, 0.0F, "×3").x;
            CHECK(left + 30.0F * fan.scale + words <= width);
        }
    }
}

TEST_CASE("Of the piles a card may be lost from none is left out, also not the proposed one") {
    const Setting setting = six_setting();
    int asked = 0;
    for (std::uint64_t seed = 1; seed <= 40 && asked < 5; ++seed) {
        Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), seed);
        RandomDriver random(seed);
        while (session.pending() != nullptr) {
            const kernel::Decision<Frothy> decision = *session.pending();
            if (decision.ask == Ask::lose_card && decision.options.size() > 1) {
                ++asked;
                Prompt prompt;
                prompt.set(decision, Names{}, {decision.options.front()});
                CHECK(prompt.model().main == 0);
                CHECK(hand_of(prompt.model()).size() == decision.options.size());
            }
            session.submit(static_cast<std::size_t>(random(decision.now, decision.question())));
        }
    }
    CHECK(asked >= 5);
}

TEST_CASE("The main button keeps its place and size from question to question") {
    for (const Look& look : {looks[0], looks[1]}) {
        const Setting setting = six_setting();
        Desk table(look);
        const stage::Rect where = decision_of(look);
        const stage::Vec2 room{where.width, where.height};
        Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 3);
        RandomDriver random(3);
        table.frame.begin(1.0F / 60.0F);
        std::optional<float> right;
        for (int i = 0; i < 300 && session.pending() != nullptr; ++i) {
            const kernel::Decision<Frothy> decision = *session.pending();
            Prompt prompt;
            prompt.set(decision, Names{});
            const std::size_t rung = rung_of_question(table.kit(), prompt, room);
            const Plan plan = plan_on(table.kit(), prompt.model(), room, rung);
            INFO(look.name << ", question " << i);
            const float place =
                plan.actions + 10000.0F * main_height(plan) + 1.0e6F * edges_height(plan);
            CHECK(place == right.value_or(place));
            right = place;
            session.submit(static_cast<std::size_t>(random(decision.now, decision.question())));
        }
        table.frame.end();
    }
}

TEST_CASE("A hand that is touched card by card takes the width of a narrow column", "[panels]") {
    AskedDesk asked({{1280, 720}, 2.0F, "1280x200"}, "Red: choose a card");
    ui::PromptModel& model = asked.model;
    for (int i = 0; i < 5; ++i) {
        ui::PromptCard& card = model.cards.emplace_back();
        card.names_uses = true;
        card.uses = {{{}, "play"}, {{}, "steer"}, {{}, "special"}};
    }
    for (const char* label : {"Throttle", "Pass"})
        model.choices.emplace_back().label = label;
    model.main = 0;
    model.outcome = {{"1 Handling", {}}, {"To lane 1, row 4; Handling 6 is left", {}}};
    for (const stage::Vec2 room : {stage::Vec2{520.0F, 478.0F}, stage::Vec2{780.0F, 800.0F}}) {
        INFO(room.x << " wide");
        const auto found = asked.plan_in(room);
        REQUIRE(found);
        const Plan& plan = *found;
        REQUIRE(plan.is_column);
        const CardFan fan = card_fan(asked.table.kit(), plan, 5);
        CHECK(4.0F * fan.pitch + fan.size.x > 0.8F * plan.things);
        CHECK(4.0F * fan.pitch + fan.size.x <= plan.things);
        // Cards that are left keep their size.
        CHECK(card_fan(asked.table.kit(), plan, 2).size.x == fan.size.x);
        CHECK_FALSE(hides_title(plan, model));
        ui::PromptModel touched = model;
        touched.cards[0].use = 1;
        CHECK(hides_title(plan, touched) == is_tight(plan));
    }
}

TEST_CASE("What a touched card may be put to stands before the answers, and stays there whatever "
          "they are",
          "[panels]") {
    AskedDesk asked(looks[0], "Red: choose a card");
    ui::PromptModel& model = asked.model;
    model.has_cards_aside = true;
    ui::PromptCard& card = model.cards.emplace_back();
    card.names_uses = true;
    card.uses = {{{}, "play"}, {{}, "gear, lane"}, {{}, "driver, focus"}};
    card.use = 1;
    const stage::Vec2 room{860.0F, 250.0F};
    const auto uses_shown = [&](std::initializer_list<const char*> labels) {
        model.choices.clear();
        for (const char* label : labels)
            model.choices.emplace_back().label = label;
        model.main = 0;
        const auto plan = asked.plan_in(room);
        REQUIRE(plan);
        std::vector<float> places;
        for (const auto& place : flow_of(asked.table.kit(), *plan, model, plan->things).places)
            if (place.use != 0) places.push_back(place.x + 10000.0F * place.y);
        return places;
    };
    const auto played = uses_shown({"Side Slam left", "Side Slam right", "Pass"});
    REQUIRE(played.size() == 3);
    CHECK(played.front() == 0.0F);
    CHECK(uses_shown({"Gear up", "Gear down", "Lane left", "Lane right", "Pass"}) == played);
}

TEST_CASE("Many ways and attacks beside a few cards are whole in the smallest window",
          "[panels][sight]") {
    AskedDesk asked(looks[0], "Cato, your move: 2 spaces left");
    ui::PromptModel& model = asked.model;
    for (const char* label : {"Drift left, into Berenice", "Drift right, into the wall",
                              "Step straight ahead, into Ada", "Lash out at Berenice",
                              "Sideswipe Berenice", "Lash out at Drusilla", "Sideswipe Drusilla",
                              "Lash out at Egnatius", "Sideswipe Egnatius"}) {
        ui::PromptChoice& choice = model.choices.emplace_back();
        choice.label = label;
        choice.explanation = "A crash is certain. Both of you sustain damage from it.";
    }
    model.main = 8;
    for (int i = 0; i < 2; ++i) {
        ui::PromptChoice& card = model.choices.emplace_back();
        card.label = "Play a Whip";
        card.is_card = true;
        card.cards.emplace_back().is_held = true;
    }
    model.refused = {{"End the move", "Spaces are left.", {}}};
    const stage::Rect where = decision_of(looks[0]);
    CHECK(asked.plan_in({where.width, where.height}).has_value());
}

TEST_CASE("Cards that each have one use do not lie on one another's names", "[panels]") {
    AskedDesk asked({{1280, 720}, 1.0F, "1280"},
                    "Showman needs 3 successes with Speed: who assists?");
    for (int i = 0; i < 4; ++i)
        asked.model.cards.emplace_back().uses = {{{}, "give"}};
    asked.model.choices.emplace_back().label = "Roll 4 dice";
    asked.model.main = 0;
    const auto plan = asked.plan_in({932.0F, 240.0F});
    REQUIRE(plan);
    REQUIRE_FALSE(plan->is_column);
    const CardFan fan = card_fan(asked.table.kit(), *plan, 4);
    // The frame of a card is a tenth of it.
    CHECK(fan.pitch > 0.9F * fan.size.x);
}

TEST_CASE("The main button has the same place beside a list that scrolls", "[panels]") {
    AskedDesk asked({{1280, 720}, 1.0F, "1280"}, "Undercover: 2 actions left");
    constexpr float bar = 14.0F;
    for (int i = 0; i < 3; ++i)
        asked.model.choices.emplace_back().label = "Leap onto Captain's American Muscle";
    asked.model.main = 0;
    for (const float width : {700.0F, 932.0F, 1300.0F}) {
        INFO(width);
        const auto plan = asked.plan_in({width, 240.0F});
        REQUIRE(plan);
        const Plan scrolled = plan_to_scroll(asked.table.kit(), asked.model, width, bar);
        CHECK(scrolled.actions == plan->actions);
        CHECK(scrolled.inner == plan->inner - bar);
        CHECK(main_height(scrolled) == main_height(*plan));
    }
}
