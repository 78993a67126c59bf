// A board without hexes in its frame: a lane of spaces in a ring.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "stage/screen.h"
#include "ui/board/board_frame.h"

namespace ring_of_spaces {

namespace {

using stage::Rect;
using stage::Vec2;

const std::filesystem::path assets = std::filesystem::path(HIPPODROME_DATA_DIR) / "assets";
constexpr int spaces = 128;
constexpr Rect place{0.0F, 56.0F, 878.0F, 398.0F};
constexpr stage::Colour sand{200, 180, 120, 255};

Vec2 world_of(int space) {
    const float angle = 6.2831853F * static_cast<float>(space) / spaces;
    return {60.0F * std::cos(angle), 30.0F * std::sin(angle)};
}

class Ring final : public ui::StillPart {
public:
    void paint(const ui::StillEasel& easel) const override {
        easel.canvas.fill_rect(easel.where, stage::Colour{10, 10, 10, 255});
        for (int space = 0; space < spaces; ++space)
            easel.canvas.disc(easel.to(world_of(space)), easel.to.zoom, sand);
    }
};

struct Table final : ui::BoardScene {
    Table()
        : window({1280, 720}, assets),
          sprites(window.canvas(), assets),
          frame(window.canvas(), sprites, *this) {
        ui::BoardWorld world;
        world.frame = {-64.0F, -34.0F, 128.0F, 68.0F};
        frame.place(place);
        frame.show(std::make_shared<Ring>(), world);
    }

    bool is_answerable(Vec2 screen) const override {
        return stage::length(frame.camera().to_world(screen) - world_of(car)) < 1.0F;
    }
    void pointer_moved() override { pointed = frame.pointer(); }
    std::vector<Vec2> pieces() const override { return {world_of(car)}; }
    std::vector<Vec2> around(Vec2) const override { return {world_of(car + 1)}; }

    void settle() {
        for (int i = 0; i < 120; ++i)
            frame.advance(1.0F / 30.0F);
    }
    bool is_whole() const {
        for (int space = 0; space < spaces; ++space)
            if (!place.contains(frame.camera().to_screen(world_of(space)))) return false;
        return true;
    }
    bool shows_car() const { return place.contains(frame.camera().to_screen(world_of(car))); }
    void feed(stage::InputKind kind, Vec2 at, int clicks) {
        stage::InputEvent event;
        event.kind = kind;
        event.at = at;
        event.clicks = clicks;
        frame.feed(event);
        settle();
    }
    void press(stage::Key key) {
        stage::InputEvent event;
        event.kind = stage::InputKind::key_pressed;
        event.key = key;
        frame.feed(event);
        settle();
    }

    int car = 0;
    std::optional<Vec2> pointed;
    stage::OffscreenWindow window;
    stage::SpriteStore sprites;
    ui::BoardFrame frame;
};

}  // namespace

TEST_CASE("a ring of spaces too small to be told apart opens near its pieces and follows them") {
    Table table;
    CHECK_FALSE(table.is_whole());
    CHECK(table.shows_car());
    table.car = spaces / 2;
    CHECK_FALSE(table.shows_car());
    table.frame.follow(world_of(table.car));
    table.settle();
    CHECK(table.shows_car());
    table.press(stage::Key::home);
    CHECK(table.is_whole());
    table.press(stage::Key::home);
    CHECK_FALSE(table.is_whole());
}

TEST_CASE("a strike is seen nearer for a moment, the harder the nearer") {
    const auto nearest = [](Table& table, float strength) {
        table.settle();
        table.frame.follow(world_of(table.car));
        table.settle();
        const float before = table.frame.camera().zoom();
        table.frame.shake(strength);
        float most = before;
        for (int i = 0; i < 150; ++i) {
            table.frame.advance(1.0F / 30.0F);
            most = std::max(most, table.frame.camera().zoom());
        }
        CHECK(table.frame.camera().zoom() == Approx(before).epsilon(0.01));
        return most / before;
    };
    Table table;
    const float hard = nearest(table, 1.0F);
    const float less = nearest(table, 0.5F);
    CHECK(hard > less);
    CHECK(less > 1.1F);
    CHECK(nearest(table, 0.1F) == Approx(1.0F).epsilon(0.01));
    table.press(stage::Key::home);
    CHECK(nearest(table, 1.0F) > 1.1F);
    CHECK(table.is_whole());
    // Whoever has moved the board, or wants no motion, keeps it as it is.
    Table moved;
    moved.press(stage::Key::plus);
    CHECK(nearest(moved, 1.0F) == Approx(1.0F).epsilon(0.01));
    Table calm;
    calm.frame.set_comfort({.movement = ui::Movement::reduced});
    CHECK(nearest(calm, 1.0F) == Approx(1.0F).epsilon(0.01));
}

TEST_CASE("a question ends the look at what was struck") {
    Table table;
    table.frame.follow(world_of(table.car));
    table.settle();
    for (const bool is_whole : {false, true}) {
        if (is_whole) table.press(stage::Key::home);
        const float before = table.frame.camera().zoom();
        table.frame.shake(1.0F);
        for (int i = 0; i < 6; ++i)
            table.frame.advance(1.0F / 30.0F);
        REQUIRE(table.frame.camera().zoom() > 1.2F * before);
        table.frame.attend({world_of(table.car)});
        CHECK(table.frame.camera().target_zoom() == Approx(before));
        for (int i = 0; i < 15; ++i)
            table.frame.advance(1.0F / 30.0F);
        CHECK(table.frame.camera().zoom() == Approx(before).epsilon(0.05));
        CHECK(table.shows_car());
    }
}

TEST_CASE("all that is asked about is in sight until it is answered, farther away if need be") {
    Table table;
    table.frame.follow(world_of(table.car));
    table.settle();
    const float near = table.frame.camera().zoom();
    const auto shows = [&](int space) {
        return stage::grown(place, -4.0F).contains(table.frame.camera().to_screen(world_of(space)));
    };
    table.frame.attend({world_of(4), world_of(12)});
    table.settle();
    CHECK(table.frame.camera().zoom() == Approx(near));
    CHECK((shows(0) && shows(4) && shows(12)));
    const int far = 56;
    REQUIRE_FALSE(shows(far));
    table.frame.attend({world_of(4), world_of(far)});
    table.settle();
    CHECK((shows(0) && shows(4) && shows(far)));
    table.frame.attend({});
    table.settle();
    CHECK(table.frame.camera().zoom() == Approx(near));
    CHECK(shows(0));
}

TEST_CASE("what a hand has moved stays as near, but where that leaves out what is asked about") {
    Table table;
    table.frame.follow(world_of(table.car));
    table.settle();
    table.press(stage::Key::plus);
    const float chosen = table.frame.camera().zoom();
    const Vec2 where = table.frame.camera().centre();
    const auto shows = [&](int space) {
        return place.contains(table.frame.camera().to_screen(world_of(space)));
    };
    const auto attend = [&](std::vector<Vec2> asked) {
        table.frame.attend(std::move(asked));
        table.settle();
        return table.frame.camera().zoom();
    };
    CHECK(attend({where}) == Approx(chosen));
    CHECK(stage::length(table.frame.camera().centre() - where) < 0.1F);
    const int far = 56;
    REQUIRE_FALSE(shows(far));
    CHECK(attend({world_of(far)}) == Approx(chosen));
    CHECK(shows(far));
    CHECK(attend({world_of(4), world_of(far)}) < 0.9F * chosen);
    CHECK((shows(4) && shows(far)));
    // What is kept for the next time is what the hand chose, and that comes back.
    REQUIRE(table.frame.chosen_sight());
    CHECK(stage::length(table.frame.chosen_sight()->middle - where) < 0.1F);
    CHECK(attend({}) == Approx(chosen).epsilon(0.01));
    CHECK(stage::length(table.frame.camera().centre() - where) < 0.1F);
    // A hand that moves it meanwhile has chosen anew.
    attend({world_of(4), world_of(far)});
    table.press(stage::Key::plus);
    const float anew = table.frame.camera().zoom();
    CHECK(attend({}) == Approx(anew).epsilon(0.01));
}

TEST_CASE("a small map of a board stays in its corner but where it would cover what is asked") {
    Table table;
    table.frame.fit_now();
    REQUIRE(table.frame.draw_still());
    table.press(stage::Key::home);  // nearer
    const std::array<Vec2, 4> corners = {Vec2{place.x + 9.0F, place.y + 9.0F},
                                         Vec2{place.right() - 9.0F, place.y + 9.0F},
                                         Vec2{place.x + 9.0F, place.bottom() - 9.0F},
                                         Vec2{place.right() - 9.0F, place.bottom() - 9.0F}};
    constexpr int none = -1;
    const auto corner_with = [&](const std::vector<ui::Seen>& in_sight) {
        REQUIRE(table.frame.draw_still());
        table.frame.draw_map({}, in_sight);
        table.window.present();
        const stage::Image seen = table.window.snapshot();
        for (int corner = 0; corner < 4; ++corner) {
            const Vec2 at = corners.at(static_cast<std::size_t>(corner));
            const auto pixel = seen.at(static_cast<int>(at.x), static_cast<int>(at.y));
            if (pixel == stage::theme::night) return corner;
        }
        return none;
    };
    const auto in_corner = [&](std::size_t corner, float weight) {
        const Vec2 inwards = (place.centre() - corners.at(corner)) * 0.1F;
        return ui::Seen{corners.at(corner) + inwards, weight};
    };
    const ui::Seen rival = in_corner(0, ui::weight_of_others);
    const ui::Seen choice = in_corner(1, ui::weight_of_choice);
    // It opens where nothing is, and stays whoever passes by.
    CHECK(corner_with({rival}) == 1);
    CHECK(corner_with({in_corner(1, ui::weight_of_others)}) == 1);
    // What is asked about is never covered, and what comes under it by hand moves it no more.
    CHECK(corner_with({choice}) == none);
    CHECK(corner_with({}) == 1);
    table.frame.attend({});
    CHECK(corner_with({rival}) == 1);
    table.frame.attend({});
    CHECK(corner_with({rival, choice}) == 2);
    table.frame.attend({});
    CHECK(corner_with({}) == 2);
}

TEST_CASE("a double click shows all of a board, unless it answers something") {
    Table table;
    const Vec2 car = table.frame.camera().to_screen(world_of(table.car));
    table.feed(stage::InputKind::mouse_moved, car, 0);
    CHECK(table.pointed == car);
    table.feed(stage::InputKind::mouse_pressed, car, 2);
    CHECK_FALSE(table.is_whole());
    table.feed(stage::InputKind::mouse_released, car, 0);
    table.feed(stage::InputKind::mouse_pressed, {place.x + 4.0F, place.bottom() - 4.0F}, 2);
    CHECK(table.is_whole());
}

TEST_CASE("the still part of a board is painted where its projection says") {
    Table table;
    table.frame.fit_now();
    CHECK_FALSE(table.frame.is_painting());
    REQUIRE(table.frame.draw_still());
    const Vec2 space = table.frame.projection()(world_of(16));
    CHECK(stage::length(space - table.frame.camera().to_screen(world_of(16))) < 0.01F);
    Table beside;
    beside.frame.paint_beside_frames();
    CHECK_FALSE(beside.frame.draw_still());
    CHECK(beside.frame.is_painting());
    bool has_shown = false;
    while (!has_shown)
        has_shown = beside.frame.draw_still();
}

}  // namespace ring_of_spaces
