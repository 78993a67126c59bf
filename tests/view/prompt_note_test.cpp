// The note of the decision panel: all odds are told wherever it stands, what is refused takes its
// place, and what must be decided is in sight.
#include <catch2/catch.hpp>

#include <random>
#include <set>
#include <string>
#include <vector>

#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/seat_names.h"
#include "panel_desk.h"
#include "screens/screen_tour.h"
#include "ui/buttons.h"
#include "ui/panels.h"
#include "ui/prompt/prompt_panel.h"
#include "ui/table/play_layout.h"
#include "windows_shown.h"
#include "words_drawn.h"

using namespace frothy;
using namespace panel_desk;

namespace {

// Seven Speeds a check may come to, each with a share of its own.
Forecast many_speeds(VehicleId who) {
    constexpr std::array shares = {11, 12, 13, 14, 15, 16, 19};
    Forecast forecast;
    forecast.decides = who;
    forecast.courses = 100;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        ForecastLine line;
        line.outcome = Prospect::speed;
        line.who = who;
        line.amount = static_cast<std::int16_t>(i);
        line.rule = "FR-SPD-11";
        line.is_exact = true;
        line.ways = static_cast<std::uint64_t>(shares.at(i));
        line.of = 100;
        forecast.lines.push_back(line);
    }
    return forecast;
}

Session at_drive(const Setting& setting) {
    Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 5);
    while (session.pending()->ask != Ask::drive)
        session.submit(0);
    return session;
}

}  // namespace

TEST_CASE("All odds are told, however many and in however little room", "[panels][odds]") {
    const Setting setting = six_setting();
    const Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 5);
    for (const Look& look : looks) {
        Desk table(look);
        Prompt prompt;
        prompt.set(*session.pending(), names_of(table.seating),
                   {{OptionKind::whip}, {OptionKind::done}, {OptionKind::accelerate}});
        ForecastBook book;
        book.revision = session.pending()->revision;
        for (const AnswerPlan& plan : prompt.plans())
            book.entries.emplace_back(plan, many_speeds(session.pending()->player));
        prompt.set_forecasts(book);
        ui::PromptPanel panel;
        table.picture([&] { panel.show(table.kit(), prompt, decision_of(look)); });
        const std::set<std::string> words = words_drawn::words();
        INFO(look.name);
        for (const char* share : {"11", "12", "13", "14", "15", "16", "19"}) {
            INFO(share);
            CHECK(words.contains(share));
        }
        CHECK_FALSE(words.contains("..."));
    }
}

TEST_CASE("The words under cards stand apart", "[panels]") {
    const Setting setting = six_setting();
    const Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 5);
    for (const Look& look : looks) {
        Desk table(look);
        Prompt prompt;
        prompt.set(*session.pending(), names_of(table.seating));
        for (const std::size_t card : {0U, 1U, 2U})
            prompt.toggle_card(card);
        ui::PromptPanel panel;
        table.picture([&] { panel.show(table.kit(), prompt, decision_of(look)); });
        const std::set<std::string> words = words_drawn::words();
        INFO(look.name);
        CHECK(words.contains("ready"));
        for (const std::string& word : words) {
            if (word.starts_with("ready:")) continue;  // the question
            INFO(word);
            CHECK(word.find("ready") == (word == "ready" ? 0 : std::string::npos));
        }
    }
}

TEST_CASE("A button keeps its key, however long its label", "[panels]") {
    Desk table(looks[0]);
    for (const char* label : {"Go", "Accelerate with Ramming Speed as a Whip",
                              "Beschleunigen mit Rammgeschwindigkeit als Peitsche"}) {
        for (const float width : {120.0F, 170.0F, 240.0F, 330.0F}) {
            table.picture([&] {
                const ui::Panel panel("buttons", {0.0F, 0.0F, 600.0F, 200.0F},
                                      ui::Panel::Look::dark, 10.0F, 10.0F);
                ui::key_button(table.kit(), "main", label, stage::Key::enter,
                               stage::theme::ButtonRole::decide, {width, 50.0F});
            });
            const std::set<std::string> words = words_drawn::words();
            INFO(label << " in " << width);
            CHECK((words.contains("Enter") || words.contains("?")));  // by its sign
        }
    }
}

TEST_CASE("What must be decided is in sight in a small window with large letters", "[panels]") {
    const Setting setting = six_setting();
    const Look look{{1280, 720}, 2.0F, "1280x200"};
    Desk table(look);
    const Session drives = at_drive(setting);
    const Session begins(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 5);
    for (const Session* session : {&drives, &begins}) {
        Prompt prompt;
        prompt.set(*session->pending(), names_of(table.seating));
        ui::PromptPanel panel;
        INFO(prompt.model().title);
        CHECK(panel.fits(table.kit(), prompt.model(), decision_of(look)));
        table.picture([&] { panel.show(table.kit(), prompt, decision_of(look)); });
        const std::set<std::string> words = words_drawn::words();
        for (const PromptChoice& choice : prompt.model().choices) {
            if (choice.is_card) continue;
            INFO(choice.label);
            CHECK(words.contains(choice.label.substr(0, choice.label.find(' '))));
        }
    }
}

TEST_CASE("What is refused takes the place of the note, and Escape or a click folds it",
          "[panels]") {
    const Setting setting = six_setting();
    const Session session = at_drive(setting);
    Desk table(looks[1]);
    Prompt prompt;
    prompt.set(*session.pending(), names_of(table.seating));
    REQUIRE(prompt.model().folds_refused());
    ui::PromptPanel panel;
    const stage::Rect where = decision_of(looks[1]);
    const auto words = [&] {
        table.picture([&] { panel.show(table.kit(), prompt, where); });
        return words_drawn::words();
    };
    const std::set<std::string> before = words();
    prompt.on_key(stage::Key::x);
    const std::set<std::string> unfolded = words();
    CHECK(unfolded.contains("change"));  // "All spaces must be moved before any change ..."
    CHECK_FALSE(before.contains("change"));
    for (const PromptChoice& choice : prompt.model().choices) {  // none is covered
        if (!choice.is_card)
            CHECK(unfolded.contains(choice.label.substr(0, choice.label.find(' '))));
    }
    CHECK(prompt.fold_told());
    CHECK_FALSE(prompt.fold_told());
    CHECK(words() == before);

    prompt.on_key(stage::Key::x);
    REQUIRE(prompt.model().shows_refused);
    const stage::Vec2 title{where.x + 300.0F, where.y + 30.0F};
    for (const stage::InputKind kind :
         {stage::InputKind::mouse_moved, stage::InputKind::mouse_pressed,
          stage::InputKind::mouse_released, stage::InputKind::mouse_moved}) {
        stage::InputEvent event;
        event.kind = kind;
        event.at = title;
        table.frame.feed(event);
        table.frame.begin(1.0F / 60.0F);
        panel.show(table.kit(), prompt, where);
        table.frame.end();
    }
    CHECK_FALSE(prompt.model().shows_refused);
}

TEST_CASE("Escape folds what is refused before it opens the menu", "[panels]") {
    using namespace screen_tour;
    const Folder folder("fold");
    const shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    ui::Settings settings;
    settings.pace = ui::Pace::instant;
    settings.tables["frothy"] = {{"course", "circus-parvus"},
                                 {"seed", "7"},
                                 {"seats", "2"},
                                 {"seat.1.person", "true"},
                                 {"seat.2.person", "true"},
                                 {"seat.1.livery", "1"},
                                 {"seat.2.livery", "2"}};
    ui::save_settings(start.user_dirs.settings_file(), settings);
    Tour tour({1280, 720, 1.0F}, start);
    tour.press(Key::n);
    tour.press(Key::enter);
    const auto has_menu = [] { return words_drawn::words().contains("paused"); };
    for (int i = 0; i < 40 && tour.desk.game()->pending()->ask != Ask::drive; ++i)
        tour.press(Key::enter);
    REQUIRE(tour.desk.game()->pending()->ask == Ask::drive);
    tour.press(Key::x);
    REQUIRE(words_drawn::words().contains("change"));
    tour.press(Key::escape);
    CHECK_FALSE(words_drawn::words().contains("change"));
    CHECK_FALSE(has_menu());
    tour.press(Key::escape);
    CHECK(has_menu());
}

TEST_CASE("Nothing of what a move is and leads to is cut, however many choices there are",
          "[panels]") {
    const Setting setting = six_setting();
    std::vector<Session> asked;
    for (std::uint64_t seed = 1; asked.size() < 6 && seed < 60; ++seed) {
        Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), seed);
        std::mt19937 chance(static_cast<unsigned>(seed));
        for (int i = 0; i < 400 && session.pending() != nullptr; ++i) {
            const Decision& decision = *session.pending();
            if (decision.ask == Ask::drive && decision.options.size() >= 6) {
                asked.push_back(session);
                break;
            }
            session.submit(chance() % decision.options.size());
        }
    }
    REQUIRE(asked.size() > 3);
    const Look large{{2560, 1440}, 1.5F, "2560"};
    for (const Look& look : {looks[0], looks[1], large}) {
        Desk table(look);
        for (const Session& session : asked) {
            Prompt prompt;
            prompt.set(*session.pending(), names_of(table.seating));
            ui::PromptPanel panel;
            table.picture([&] { panel.show(table.kit(), prompt, decision_of(look)); });
            INFO(look.name << ": " << session.pending()->options.size() << " options");
            CHECK(windows_shown::window_named("/note_") == nullptr);
        }
    }
}
