// The seats of any race: characters at those of the computer, names at those of persons.
#include <catch2/catch.hpp>

#include <string>
#include <vector>

#include "panel_desk.h"
#include "ui/panels.h"
#include "ui/screens/seats_page.h"

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
    ui::SeatFillers fillers() const override { return {{}, rivals, "grand-prix"}; }
    bool show_piece(const ui::Kit&, std::size_t, float, ui::SeatRow) override { return false; }
    void show_larger(const ui::Kit&, std::size_t, float) override {}
    void show_order(const ui::Kit&, bool) override {}

    std::vector<ui::SeatChoice> seats;
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
