// The letters of the decision panel: of one size for each place it stands in, whatever is touched.
#include <catch2/catch.hpp>

#include <memory>
#include <optional>
#include <random>
#include <set>
#include <string>

#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/seat_names.h"
#include "games/frothy/view/kit/dice_and_vehicles.h"
#include "panel_desk.h"
#include "ui/prompt/prompt_panel.h"
#include "ui/prompt/prompt_panel_layout.h"
#include "ui/table/play_layout.h"
#include "words_drawn.h"

using namespace frothy;
using namespace panel_desk;
using namespace ui::prompt_layout;

namespace {

constexpr std::array sizes = {Look{{1280, 720}, 1.0F, ""}, Look{{1920, 1080}, 1.0F, ""},
                              Look{{900, 1200}, 1.0F, ""}, Look{{1280, 720}, 1.5F, ""}};

std::optional<Decision> find(const Setting& setting, Ask ask, std::size_t dice) {
    for (unsigned seed = 1; seed < 60; ++seed) {
        Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), seed);
        std::mt19937 chance(seed);
        for (int i = 0; session.pending() != nullptr && i < 1500; ++i) {
            const Decision& decision = *session.pending();
            if (decision.ask == ask && decision.dice.size() >= dice) return decision;
            const std::size_t options = decision.options.size();
            const std::size_t any =
                std::uniform_int_distribution<std::size_t>(0, options - 1)(chance);
            const bool may_keep = decision.options.back().kind == OptionKind::done;
            session.submit(may_keep && any % 3 != 0 ? options - 1 : any);
        }
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("Letters keep their size whatever is touched, and from question to question",
          "[panels]") {
    const Setting setting = six_setting();
    std::vector<Decision> questions;
    for (const auto& [ask, dice] :
         {std::pair{Ask::speed_cards, 0}, std::pair{Ask::control_cards, 0},
          std::pair{Ask::keep_dice, 4}, std::pair{Ask::discard_die, 4}, std::pair{Ask::drive, 0}}) {
        const auto found = find(setting, ask, static_cast<std::size_t>(dice));
        REQUIRE(found);
        questions.push_back(*found);
    }
    for (const Look& look : sizes) {
        Desk table(look);
        const float s = look.scale;
        const stage::Rect where =
            ui::lay_out(look.size, s, 56.0F * s, ui::steady_decision(look.size) * s, 1.24F)
                .decision;
        const ui::Kit kit = table.kit();
        const stage::Vec2 place{where.width, where.height};
        const Letters usual = letters_on(first_rung(kit, place));
        for (const Decision& question : questions) {
            Prompt prompt;
            prompt.set(question, names_of(table.seating));
            const std::size_t rung = rung_of_question(kit, prompt, place);
            INFO(look.size.width << " wide at " << s << ": " << prompt.model().title);
            CHECK(letters_on(rung) == usual);
            const std::size_t things = prompt.model().dice.size() + prompt.model().cards.size();
            for (std::size_t i = 0; i <= things; ++i) {
                // In place at once, or to be scrolled to: then with the letters of small places.
                const auto fitting = rung_to_fit(kit, prompt.model(), place, rung);
                CHECK((fitting ? letters_on(*fitting) : Letters::small) == usual);
                if (fitting && usual == Letters::large) CHECK(*fitting == rung);
                if (prompt.model().cards.empty()) {
                    prompt.toggle_die(i);
                } else {
                    prompt.toggle_card(i);
                }
            }
        }
    }
}

TEST_CASE("A larger place never has smaller letters", "[panels]") {
    Desk table(sizes[0]);
    const ui::Kit kit = table.kit();
    std::size_t before = first_rung(kit, {300.0F, 150.0F});
    for (float width = 300.0F; width < 2000.0F; width += 100.0F) {
        const std::size_t rung = first_rung(kit, {width, width * 0.35F});
        CHECK(rung <= before);
        before = rung;
    }
    CHECK(before == 0);
}

TEST_CASE("While others move, a narrow place tells of it in whole words", "[panels]") {
    const Setting setting = six_setting();
    const Race race = set_up_race(setting, {0, 1, 2, 3, 4, 5});
    for (const float width : {300.0F, 360.0F, 480.0F, 900.0F}) {
        Desk table(sizes[0]);
        ui::PromptPanel panel;
        const std::string sentence = "Cato accelerates with understanding.";
        table.picture([&] {
            const ui::Kit kit = table.kit();
            panel.show_waiting(kit, waiting_of(kit, race, sentence, 2, nullptr),
                               {10.0F, 100.0F, width, 380.0F});
        });
        INFO(width);
        const std::set<std::string> words = words_drawn::words();
        CHECK(words.contains("accelerates"));
        CHECK(words.contains("understanding."));
    }
}

TEST_CASE("While others move a key is named that shows it at its end and a click does the same",
          "[panels]") {
    const Setting setting = six_setting();
    const Race race = set_up_race(setting, {0, 1, 2, 3, 4, 5});
    for (const float width : {360.0F, 900.0F}) {
        Desk table(sizes[0]);
        ui::PromptPanel panel;
        const stage::Rect where{10.0F, 100.0F, width, 300.0F};
        const auto show = [&](bool may_hurry) {
            const ui::Kit kit = table.kit();
            ui::Waiting waiting = waiting_of(kit, race, "Cato accelerates.", 2, nullptr);
            waiting.may_hurry = may_hurry;
            return panel.show_waiting(kit, waiting, where);
        };
        table.picture([&] { show(false); });
        CHECK_FALSE(words_drawn::words().contains("Faster"));
        table.picture([&] { show(true); });
        CHECK(words_drawn::words().contains("Faster"));
        bool is_to_hurry = false;
        for (const auto kind : {stage::InputKind::mouse_moved, stage::InputKind::mouse_moved,
                                stage::InputKind::mouse_pressed, stage::InputKind::mouse_released,
                                stage::InputKind::mouse_moved}) {
            stage::InputEvent event;
            event.kind = kind;
            event.at = {where.right() - 40.0F, where.bottom() - 30.0F};
            table.frame.feed(event);
            table.frame.begin(1.0F / 60.0F);
            is_to_hurry = show(true) || is_to_hurry;
            table.frame.end();
        }
        INFO(width << " wide");
        CHECK(is_to_hurry);
    }
}

namespace {

// An answer, and others that stand behind a second one.
class Folded final : public ui::PromptMaker {
public:
    explicit Folded(int brakes) : brakes_(brakes) {}

    ui::PromptModel make(ui::Touched& touched) const override {
        ui::PromptModel model;
        model.is_asked = true;
        model.title = "Red: brake?";
        const int brakes = touched.is_unfolded ? brakes_ : 0;
        for (int i = 0; i <= brakes; ++i)
            model.choices.emplace_back().label = "Brake by " + std::to_string(i) + " squares";
        if (touched.is_unfolded) {
            model.choices.push_back(ui::choice_back());
        } else {
            ui::PromptChoice& fold = model.choices.emplace_back();
            fold.label = "Brake";
            fold.unfolds = true;
        }
        model.choices.front().rank = ui::ChoiceRank::main;
        return model;
    }

private:
    int brakes_;
};

}  // namespace

TEST_CASE("What was unfolded and folded again is as large as it was before", "[panels]") {
    for (int brakes = 4; brakes <= 20; brakes += 2) {
        Desk table(sizes[0]);
        ui::PromptPanel panel;
        ui::Prompt prompt;
        prompt.ask(std::make_shared<Folded>(brakes), 1);
        const stage::Rect where{14.0F, 466.0F, 860.0F, 240.0F};
        const auto shown = [&] {
            return table.picture([&] { panel.show(table.kit(), prompt, where); });
        };
        const auto fold = [&] { return prompt.model().choices.size() - 1; };
        const stage::Image before = shown();
        prompt.take(fold());
        shown();
        prompt.take(fold());
        INFO(brakes << " brakes");
        CHECK((shown().rgba == before.rgba));
    }
}
