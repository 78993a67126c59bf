// What must be decided is in sight, what is not says so, and notes beside the pointer cover nothing
// that is to be touched.
#include <catch2/catch.hpp>

#include <algorithm>
#include <regex>
#include <set>
#include <string>

#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/seat_names.h"
#include "panel_desk.h"
#include "screens/open_questions.h"
#include "screens/screen_tour.h"
#include "ui/prompt/prompt_panel.h"
#include "ui/table/play_layout.h"
#include "windows_shown.h"
#include "words_drawn.h"

using namespace frothy;
using namespace panel_desk;

namespace {

bool scrolls(const char* window) {
    const ImGuiWindow* found = windows_shown::window_named(window);
    return found != nullptr && found->ScrollMax.y > 0.5F;
}

stage::Rect place_of(const ImGuiWindow& window) {
    return {window.Pos.x, window.Pos.y, window.Size.x, window.Size.y};
}

bool overlap(const stage::Rect& one, const stage::Rect& other) {
    return one.x < other.right() && other.x < one.right() && one.y < other.bottom() &&
           other.y < one.bottom();
}

bool says_more(const std::set<std::string>& words) {
    return words.contains("more") && (words.contains("below") || words.contains("above"));
}

// A Control roll that may come to so many things, in each way of going through with it.
ForecastBook many_fates(const Prompt& prompt, VehicleId who, std::size_t count) {
    constexpr std::array fates = {Fate::unharmed,     Fate::shaken,  Fate::changes_pace,
                                  Fate::changes_pace, Fate::slides,  Fate::spins,
                                  Fate::damaged,      Fate::crashes, Fate::leaves_track};
    Forecast forecast;
    forecast.decides = who;
    forecast.courses = 100;
    ForecastLine lost;
    lost.outcome = Prospect::control_lost;
    lost.who = who;
    lost.ways = 90;
    lost.of = 100;
    forecast.lines.push_back(lost);
    for (std::size_t i = 0; i < count; ++i) {
        ForecastFate fate;
        fate.fate = fates.at(i);
        fate.amount = static_cast<std::int16_t>(i == 2 ? -1 : 1);
        fate.other = 3;
        fate.speed = 4;
        fate.ways = i == 0 ? 100 - 11 * (count - 1) : 11;
        fate.of = 100;
        forecast.fates.push_back(fate);
    }
    ForecastBook book;
    book.revision = prompt.revision();
    for (const AnswerPlan& plan : prompt.plans())
        book.entries.emplace_back(plan, forecast);
    return book;
}

}  // namespace

TEST_CASE("At the smallest window every question is whole, with its odds, at 100 %",
          "[panels][odds][sight][long]") {
    const screen_tour::Folder data("sight-data");
    const screen_tour::Look small{1280, 720, 1.0F};
    for (const auto& [ask, record] :
         open_questions::all(screen_tour::start_in(data.path(), 1.0F))) {
        const screen_tour::Folder folder("sight");
        shown_desk::ClientStart start = screen_tour::start_in(folder.path(), small.scale);
        start.scene = frothy::ClientScene::race;
        start.game = std::make_shared<frothy::Game>(frothy::Game::resume(record, {}));
        screen_tour::Tour tour(small, start);
        tour.frames(3);
        if (kernel::is_secret(*tour.desk.game()->pending())) tour.press(stage::Key::enter);
        tour.desk.settle();
        tour.frames(3);
        INFO(open_questions::name_of(ask));
        CHECK_FALSE(scrolls("prompt/middle"));
        CHECK_FALSE(scrolls("prompt/note"));
    }
}

namespace {

// In a race of chance, the cards for a Control roll with so many answers or more.
Session at_control_cards(const Setting& setting, std::size_t answers) {
    Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 5);
    RandomDriver random(4);
    while (session.pending() != nullptr && (session.pending()->ask != Ask::control_cards ||
                                            session.pending()->options.size() < answers))
        session.submit(static_cast<std::size_t>(
            random(session.pending()->now, session.pending()->question())));
    REQUIRE(session.pending() != nullptr);
    return session;
}

}  // namespace

TEST_CASE("A Control roll of cards and nine fates tells all of them unscrolled",
          "[panels][odds][sight]") {
    const Setting setting = six_setting();
    const Look look{{1280, 720}, 1.0F, "1280"};
    const Session session = at_control_cards(setting, 3);
    Desk table(look);
    Prompt prompt;
    prompt.set(*session.pending(), names_of(table.seating));
    prompt.toggle_card(0);
    const auto show = [&](std::size_t fates) {
        prompt.set_forecasts(many_fates(prompt, session.pending()->player, fates));
        ui::PromptPanel panel;
        table.picture([&] { panel.show(table.kit(), prompt, decision_of(look)); });
        CHECK_FALSE(scrolls("prompt/note"));
        return words_drawn::words();
    };
    const std::set<std::string> words = show(9);
    for (const char* word : {"clean", "slower", "faster", "slide", "spin", "damage"}) {
        INFO(word);
        CHECK(words.contains(word));
    }
    // Of six the explanation stands as well.
    REQUIRE(prompt.model().explanation.find("You will roll") == 0);
    CHECK(show(6).contains("You"));
}

TEST_CASE("What is out of sight in large letters says so, and Tab goes to all of it",
          "[panels][sight]") {
    const screen_tour::Folder data("more-data");
    const Look look{{1280, 720}, 2.0F, "1280x200"};
    int scrolled = 0;
    std::string questions;
    for (const auto& [ask, record] :
         open_questions::all(screen_tour::start_in(data.path(), 1.0F))) {
        const frothy::Game game = frothy::Game::resume(record, {});
        Desk table(look);
        Prompt prompt;
        prompt.set(*game.pending(), names_of(table.seating));
        ui::PromptPanel panel;
        const stage::Rect where = decision_of(look);
        const auto draw = [&] {
            table.picture([&] { panel.show(table.kit(), prompt, where); });
            return words_drawn::words();
        };
        INFO(open_questions::name_of(ask));
        const bool has_more = says_more(draw());
        CHECK(has_more == scrolls("prompt/middle"));
        if (!has_more) continue;
        ++scrolled;
        questions += std::string(open_questions::name_of(ask)) + ' ';
        const PromptModel& model = prompt.model();
        std::set<int> met;
        float farthest = 0.0F;
        for (std::size_t i = 0; i < model.choices.size(); ++i) {
            prompt.on_key(stage::Key::tab);
            draw();
            const ImGuiWindow* middle = windows_shown::window_named("prompt/middle");
            REQUIRE(middle != nullptr);
            if (model.focus < 0 || model.focus == model.main) continue;
            met.insert(model.focus);
            farthest = std::max(farthest, middle->Scroll.y);
        }
        CHECK(met.size() + 1 >= model.choices.size());
        CHECK(farthest > 0.0F);  // it went along
        CHECK(scrolls("prompt/middle"));
    }
    INFO(questions);
    CHECK(scrolled > 0);
    CHECK(scrolled <= 5);  // of all questions there are
}

TEST_CASE("A question looks the same whether its odds came before it was seen or after",
          "[panels][odds][sight]") {
    const Setting setting = six_setting();
    const Session session = at_control_cards(setting, 1);
    for (const Look& look : {Look{{1280, 720}, 1.0F, "100"}, Look{{1920, 1080}, 1.0F, "1920"},
                             Look{{900, 1200}, 2.0F, "200"}}) {
        INFO(look.name);
        Desk table(look);
        const auto shown = [&](bool is_seen_without) {
            Prompt prompt;
            prompt.set(*session.pending(), names_of(table.seating));
            ui::PromptPanel panel;
            panel.set_movement(ui::Movement::reduced);
            const auto draw = [&] { panel.show(table.kit(), prompt, decision_of(look)); };
            if (is_seen_without) table.picture(draw);
            prompt.set_forecasts(many_fates(prompt, session.pending()->player, 9));
            return table.picture(draw).rgba;
        };
        CHECK((shown(true) == shown(false)));  // pixels are not printed
    }
}

TEST_CASE("Odds that come while refusals are told leave no mark once these are folded",
          "[panels][odds][sight]") {
    const Setting setting = six_setting();
    Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 5);
    RandomDriver random(4);
    const Look look{{900, 1200}, 2.0F, "200"};  // where what is told makes letters smaller
    Desk table(look);
    int questions = 0;
    while (session.pending() != nullptr && questions < 12) {
        const Decision& decision = *session.pending();
        Prompt prompt;
        prompt.set(decision, names_of(table.seating));
        if (prompt.model().folds_refused()) {
            ++questions;
            const auto shown = [&](bool are_told) {
                Prompt asked = prompt;
                ui::PromptPanel panel;
                panel.set_movement(ui::Movement::reduced);
                const auto draw = [&] { panel.show(table.kit(), asked, decision_of(look)); };
                table.picture(draw);
                if (are_told) asked.toggle_refused();
                REQUIRE(asked.model().tells_aside() == are_told);
                asked.set_forecasts(many_fates(asked, decision.player, 9));
                if (are_told) {
                    table.picture(draw);
                    asked.toggle_refused();
                }
                asked.drop_focus();
                return table.picture(draw).rgba;
            };
            INFO(prompt.model().title);
            CHECK((shown(true) == shown(false)));
        }
        session.submit(static_cast<std::size_t>(random(decision.now, decision.question())));
    }
    CHECK(questions == 12);
}

TEST_CASE("Notes beside the pointer are short and cover nothing that is to be touched",
          "[panels][odds][sight][long]") {
    const Setting setting = six_setting();
    for (const Look& look : {Look{{1280, 720}, 1.0F, "100"}, Look{{1920, 1080}, 1.0F, "1920"},
                             Look{{1280, 720}, 2.0F, "200"}}) {
        const Session session = at_control_cards(setting, 1);
        Desk table(look);
        Prompt prompt;
        prompt.set(*session.pending(), names_of(table.seating));
        prompt.toggle_card(0);
        prompt.set_forecasts(many_fates(prompt, session.pending()->player, 9));
        ui::PromptPanel panel;
        const stage::Rect where = decision_of(look);
        // From the cards on; beside a panel that is upright, all of it.
        table.picture([&] { panel.show(table.kit(), prompt, where); });
        const bool is_column = where.height > where.width * 0.5F;
        const ui::LaidCard card = panel.played(prompt.model()).front();
        const float top = is_column ? where.y : card.centre.y - card.height / 2.0F;
        const stage::Rect touched{where.x, top, where.width, where.bottom() - top};
        int notes = 0;
        for (float x = where.x + 30.0F; x < where.right(); x += 17.0F) {
            for (float y = where.y + 30.0F; y < where.bottom(); y += 17.0F) {
                for (int frame = 0; frame < 2; ++frame) {
                    table.frame.begin(1.0F / 60.0F);
                    ImGui::GetIO().MousePos = {x, y};
                    panel.show(table.kit(), prompt, where);
                    table.frame.end();
                }
                const ImGuiWindow* note = windows_shown::window_named("##Tooltip");
                if (note == nullptr || note->Hidden) continue;
                ++notes;
                INFO(look.name << " at " << x << ',' << y << ": " << note->Pos.x << ','
                               << note->Pos.y << " to " << note->Pos.x + note->Size.x << ','
                               << note->Pos.y + note->Size.y << " of " << where.y);
                CHECK_FALSE(overlap(place_of(*note), touched));
                CHECK(note->Size.x <= 400.0F * look.scale);
                const float line = table.frame.fonts().label->FontSize;
                CHECK(note->Size.y <= 9.0F * line + 40.0F * look.scale);
            }
        }
        CHECK(notes > 20);
    }
}

TEST_CASE("What dice show is said when they have come to rest", "[panels][sight]") {
    const screen_tour::Folder folder("rest");
    shown_desk::ClientStart start = screen_tour::start_in(folder.path(), 1.0F);
    start.scene = frothy::ClientScene::race;
    start.game = std::make_shared<frothy::Game>(
        frothy::Game::start(open_questions::full_race(start, 3), {}));
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    settings.pace = ui::Pace::normal;
    ui::save_settings(start.user_dirs.settings_file(), settings);
    screen_tour::Tour tour({900, 1200, 1.0F}, start);  // without a log beside it
    const auto is_told = [](const std::set<std::string>& words) {
        return words.contains("rolls") && words.contains("and");
    };
    int thrown = 0;
    bool is_announced = false;
    for (int answer = 0; answer < 60 && thrown < 3; ++answer) {
        tour.press(stage::Key::enter);
        for (int frame = 0; frame < 90; ++frame) {
            tour.frames(1);
            const std::set<std::string> words = words_drawn::words();
            if (!words.contains("rolls")) continue;
            if (!is_announced && !is_told(words) && thrown == 0) tour.keep("dice-tumble");
            if (is_told(words) && thrown == 0) tour.keep("dice-rest");
            if (!is_told(words)) is_announced = true;
            if (!is_told(words)) continue;
            CHECK(is_announced);  // thrown first, told afterwards
            is_announced = false;
            ++thrown;
            break;
        }
    }
    CHECK(thrown > 0);
}

TEST_CASE("What a turn may bring with and without cards is whole beside the pointer",
          "[panels][odds][sight]") {
    const Setting setting = six_setting();
    const Look look{{1280, 720}, 1.0F, "1280"};
    Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 5);
    RandomDriver random(4);
    const auto has_turn = [](const Decision& decision) {
        const Cards& cards = decision.now[decision.player].cards;
        return decision.ask == Ask::drive && !is_safe(decision.now, decision.player) &&
               cards.count(Pile::hand, CardType::reins) >= 2 &&
               std::ranges::count(decision.options, OptionKind::turn_left, &Option::kind) > 0;
    };
    while (session.pending() != nullptr && !has_turn(*session.pending()))
        session.submit(static_cast<std::size_t>(
            random(session.pending()->now, session.pending()->question())));
    REQUIRE(session.pending() != nullptr);
    Desk table(look);
    Prompt prompt;
    prompt.set(*session.pending(), names_of(table.seating));
    prompt.set_forecasts(many_fates(prompt, session.pending()->player, 7));
    const auto& choices = prompt.model().choices;
    const auto turn =
        std::ranges::find(choices, OptionKind::turn_left,
                          [](const PromptChoice& one) { return option_of(one).kind; });
    REQUIRE(turn->odds.size() == 2);
    prompt.focus_on(turn->answers);
    ui::PromptPanel panel;
    table.picture([&] { panel.show(table.kit(), prompt, decision_of(look)); });
    CHECK_FALSE(scrolls("prompt/note"));
    const std::set<std::string> words = words_drawn::words();
    for (const char* word : {"clean", "slower", "faster", "slide", "spin"}) {
        INFO(word);
        CHECK(words.contains(word));
    }
}

TEST_CASE("What is refused is named in words at every scale", "[panels][sight]") {
    const Setting setting = six_setting();
    for (const Look& look : {Look{{1280, 720}, 1.0F, "100"}, Look{{1280, 720}, 1.5F, "150"},
                             Look{{1280, 720}, 2.0F, "200"}}) {
        Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 5);
        RandomDriver random(4);
        Desk table(look);
        int folds = 0;
        for (int i = 0; i < 300 && session.pending() != nullptr && folds < 20; ++i) {
            Prompt prompt;
            prompt.set(*session.pending(), names_of(table.seating));
            if (prompt.model().folds_refused() && session.pending()->ask == Ask::drive) {
                ui::PromptPanel panel;
                const stage::Rect where = decision_of(look);
                if (panel.fits(table.kit(), prompt.model(), where)) {
                    ++folds;
                    table.picture([&] { panel.show(table.kit(), prompt, where); });
                    INFO(prompt.model().title << " at " << look.scale);
                    CHECK(words_drawn::words().contains("possible"));
                }
            }
            session.submit(static_cast<std::size_t>(
                random(session.pending()->now, session.pending()->question())));
        }
        CHECK(folds > 5);
    }
}
