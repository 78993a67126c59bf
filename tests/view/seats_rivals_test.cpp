// Characters sit at the computer's seats of any race.
#include <catch2/catch.hpp>

#include <string>
#include <vector>

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
