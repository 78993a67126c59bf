// The seats of any race: characters at those of the computer, names at those of persons.
#include <catch2/catch.hpp>

#include <string>
#include <vector>

#include "panel_desk.h"
#include "ui/buttons.h"
#include "ui/panels.h"
#include "ui/screens/seats_page.h"
#include "windows_shown.h"
#include "words_drawn.h"

namespace {

class TwoSeats final : public ui::SeatTable {
public:
    TwoSeats() {
        for (std::uint8_t seat = 0; seat < 2; ++seat)
            seats.push_back({std::string(ui::liveries[seat].name), seat, seat == 0});
    }
    std::size_t size() const override { return seats.size(); }
    ui::SeatChoice& seat(std::size_t index) override { return seats[index]; }
    std::size_t least() const override { return 2; }
    std::size_t most() const override { return 2; }
    void swap(std::size_t, std::size_t) override {}
    void remove(std::size_t) override {}
    void add() override {}
    ui::SeatFillers fillers() const override { return {drivers, rivals, "grand-prix"}; }
    bool show_piece(const ui::Kit&, std::size_t, float, ui::SeatRow) override { return false; }
    void show_larger(const ui::Kit&, std::size_t, float) override {}
    void show_order(const ui::Kit&, bool) override {}

    std::vector<ui::SeatChoice> seats;
    std::vector<ui::SeatDriver> drivers;
    std::vector<play::Rival> rivals = play::shipped_cast(HIPPODROME_DATA_DIR);
};

}  // namespace

TEST_CASE("A computer's seat is taken by one rival after the other who sits nowhere yet",
          "[seats]") {
    TwoSeats table;
    REQUIRE(table.rivals.size() > 2);
    table.seats[0].is_human = false;
    ui::seat_next_rival(table, 1);
    CHECK(table.seats[1].name == table.rivals[0].name);
    CHECK(table.seats[1].driver == table.rivals[0].driver_in("grand-prix"));
    ui::seat_next_rival(table, 0);
    CHECK(table.seats[0].name == table.rivals[1].name);
    ui::seat_next_rival(table, 1);
    CHECK(table.seats[1].name == table.rivals[2].name);
    for (std::size_t i = 3; i < table.rivals.size(); ++i)
        ui::seat_next_rival(table, 1);
    CHECK(table.seats[1].name == table.rivals.back().name);
    ui::seat_next_rival(table, 1);
    CHECK(table.seats[1].name == ui::liveries[1].name);
}

TEST_CASE("A name that was written counts, with whatever key the field is left", "[seats]") {
    for (const stage::Key leave :
         {stage::Key::enter, stage::Key::tab, stage::Key::escape, stage::Key::unknown}) {
        panel_desk::Desk desk(panel_desk::looks[0]);
        TwoSeats table;
        ui::SeatsPage page;
        const stage::Rect all{0.0F, 0.0F, 1280.0F, 720.0F};
        const auto frame = [&](const stage::InputEvent& event) {
            desk.frame.feed(event);
            desk.frame.begin(1.0F / 60.0F);
            {
                const ui::ScreenPanel panel("seats", all, ui::PanelLook::umber);
                page.show(desk.kit(), table, ui::SeatsPage::Detail::beside);
            }
            desk.frame.end();
        };
        const auto click = [&](stage::Vec2 at) {
            for (const auto kind : {stage::InputKind::mouse_moved, stage::InputKind::mouse_pressed,
                                    stage::InputKind::mouse_released}) {
                stage::InputEvent event;
                event.kind = kind;
                event.at = at;
                frame(event);
            }
        };
        // The first field from the left.
        for (float x = 120.0F; x < 600.0F && !ImGui::GetIO().WantTextInput; x += 20.0F)
            click({x, 40.0F});
        REQUIRE(ImGui::GetIO().WantTextInput);
        stage::InputEvent words;
        words.kind = stage::InputKind::text;
        words.words = "Zenobia";
        frame(words);
        frame({});
        if (leave == stage::Key::unknown) {
            click({1200.0F, 700.0F});
        } else {
            for (const auto kind :
                 {stage::InputKind::key_pressed, stage::InputKind::key_released}) {
                stage::InputEvent event;
                event.kind = kind;
                event.key = leave;
                frame(event);
            }
        }
        frame({});
        INFO(static_cast<int>(leave));
        CHECK(table.seats[0].name == "Zenobia");
    }
}

namespace {

// Two seats in a window, and drivers of five strengths.
class SeatsInWindow {
public:
    SeatsInWindow() {
        for (const char* name : {"alpha", "beta", "gamma", "delta", "epsilon"})
            table.drivers.push_back({name, name, std::string("How ") + name + " drives."});
        table.seats[1].driver = "gamma";
        frame({});
    }
    void frame(const stage::InputEvent& event) {
        desk.frame.feed(event);
        desk.frame.begin(1.0F / 60.0F);
        {
            const ui::ScreenPanel panel("seats", {0.0F, 0.0F, 1280.0F, 720.0F},
                                        ui::PanelLook::umber);
            hears_escape = hears_escape || ui::key_struck(stage::Key::escape);
            page.show(desk.kit(), table, ui::SeatsPage::Detail::beside);
        }
        desk.frame.end();
    }
    void click(stage::Vec2 at) {
        for (const auto kind : {stage::InputKind::mouse_moved, stage::InputKind::mouse_pressed,
                                stage::InputKind::mouse_released}) {
            stage::InputEvent event;
            event.kind = kind;
            event.at = at;
            frame(event);
        }
        frame({});
        frame({});
    }
    void press(stage::Key key) {
        for (const auto kind : {stage::InputKind::key_pressed, stage::InputKind::key_released}) {
            stage::InputEvent event;
            event.kind = kind;
            event.key = key;
            frame(event);
        }
        frame({});
        frame({});
    }
    static const ImGuiWindow* list() {
        for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
            if (window->WasActive && (window->Flags & ImGuiWindowFlags_Popup) != 0) return window;
        return nullptr;
    }
    // The button of who drives the second seat, from the right.
    void open_by_mouse() {
        for (float x = 1260.0F; x > 600.0F && list() == nullptr; x -= 40.0F)
            if (!words_drawn::words().contains("Remove")) click({x, 110.0F});
        REQUIRE(list() != nullptr);
    }

    panel_desk::Desk desk{panel_desk::looks[0]};
    TwoSeats table;
    ui::SeatsPage page;
    bool hears_escape = false;
};

}  // namespace

TEST_CASE("Who drives a seat is chosen from a list that tells how each drives", "[seats]") {
    SECTION("by the mouse") {
        SeatsInWindow seats;
        seats.open_by_mouse();
        const auto words = words_drawn::words();
        for (const ui::SeatDriver& driver : seats.table.drivers)
            CHECK(words.contains(driver.name));
        CHECK(words.contains("drives."));
        const ImGuiWindow& list = *SeatsInWindow::list();
        // The last line but its words, and the first, each at once.
        seats.click({list.Pos.x + 60.0F, list.Pos.y + list.Size.y - 50.0F});
        CHECK(seats.table.seats[1].driver == "epsilon");
        CHECK_FALSE(seats.table.seats[1].is_human);
        CHECK(SeatsInWindow::list() == nullptr);
        seats.open_by_mouse();
        seats.click({SeatsInWindow::list()->Pos.x + 60.0F, SeatsInWindow::list()->Pos.y + 30.0F});
        CHECK(seats.table.seats[1].is_human);
        // Elsewhere it is put away, and nothing chosen.
        seats.open_by_mouse();
        seats.click({20.0F, 700.0F});
        CHECK(SeatsInWindow::list() == nullptr);
        CHECK(seats.table.seats[1].is_human);
    }
    SECTION("by keys") {
        SeatsInWindow seats;
        for (int i = 0; i < 20 && !words_drawn::words().contains("strong"); ++i)
            seats.press(stage::Key::tab);
        REQUIRE(words_drawn::words().contains("strong"));
        const std::size_t seat = seats.page.chosen();
        seats.press(stage::Key::space);
        REQUIRE(SeatsInWindow::list() != nullptr);
        seats.press(stage::Key::escape);
        CHECK(SeatsInWindow::list() == nullptr);
        CHECK_FALSE(seats.hears_escape);
        seats.press(stage::Key::space);
        REQUIRE(SeatsInWindow::list() != nullptr);
        REQUIRE(seats.table.seats[seat].is_human);
        seats.press(stage::Key::down);
        seats.press(stage::Key::down);
        seats.press(stage::Key::space);
        CHECK(SeatsInWindow::list() == nullptr);
        CHECK(seats.table.seats[seat].driver == "beta");
        CHECK_FALSE(seats.table.seats[seat].is_human);
        // Opened again, the cursor stands on who drives there now.
        seats.press(stage::Key::space);
        seats.press(stage::Key::down);
        seats.press(stage::Key::space);
        CHECK(seats.table.seats[seat].driver == "gamma");
    }
}
