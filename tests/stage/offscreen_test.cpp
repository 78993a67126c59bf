// The canvas and the panels, drawn in memory: no display is needed.
#include "stage/easel.h"
#include "stage/imgui_frame.h"
#include "stage/screen.h"
#include "stage/sprite_store.h"
#include "stage/stage_error.h"
#include "stage/theme.h"

#include <catch2/catch.hpp>

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>

using namespace stage;

namespace {

constexpr Colour paper = theme::parchment;

int pixels_other_than(const Image& image, Colour ground) {
    int count = 0;
    for (int y = 0; y < image.size.height; ++y) {
        for (int x = 0; x < image.size.width; ++x) {
            count += image.at(x, y) == ground ? 0 : 1;
        }
    }
    return count;
}

bool has_colour(const Image& image, Colour wanted) {
    for (int y = 0; y < image.size.height; ++y) {
        for (int x = 0; x < image.size.width; ++x) {
            if (image.at(x, y) == wanted) return true;
        }
    }
    return false;
}

// A window with one button that fills it; true when the button was used.
bool button_frame(ImGuiFrame& frame) {
    frame.begin(1.0F / 60.0F);
    ImGui::SetNextWindowPos({0.0F, 0.0F});
    ImGui::SetNextWindowSize({200.0F, 100.0F});
    ImGui::Begin("panel", nullptr, ImGuiWindowFlags_NoDecoration);
    const bool used = ImGui::Button("Go", {160.0F, 60.0F});
    ImGui::End();
    frame.end();
    return used;
}

InputEvent mouse(InputKind kind, Vec2 at) {
    InputEvent event;
    event.kind = kind;
    event.at = at;
    return event;
}

InputEvent key(InputKind kind, Key which) {
    InputEvent event;
    event.kind = kind;
    event.key = which;
    return event;
}

}  // namespace

TEST_CASE("A disc is full inside, smooth at its edge, and nowhere else", "[canvas]") {
    OffscreenWindow window({100, 100});
    window.canvas().clear(paper);
    window.canvas().disc({50.0F, 50.0F}, 20.0F, theme::ink);
    const Image image = window.snapshot();
    CHECK(image.at(50, 50) == theme::ink);
    CHECK(image.at(50, 32) == theme::ink);
    CHECK(image.at(50, 28) == paper);
    CHECK(image.at(5, 5) == paper);
    int between = 0;
    for (int x = 0; x < 100; ++x) {
        for (int y = 0; y < 100; ++y) {
            between += image.at(x, y) != paper && image.at(x, y) != theme::ink ? 1 : 0;
        }
    }
    CHECK(between > 40);
    CHECK(between < 250);
}

TEST_CASE("Clips and layers keep to themselves and give back what was before", "[canvas]") {
    OffscreenWindow window({60, 40});
    Canvas& canvas = window.canvas();
    canvas.clear(paper);
    const Layer layer = canvas.make_layer({20, 20}, LayerKind::opaque);
    {
        const auto scope = canvas.paint_on(layer);
        CHECK(canvas.size() == PixelSize{20, 20});
        canvas.clear(theme::faience);
    }
    CHECK(canvas.size() == PixelSize{60, 40});
    {
        const auto outer = canvas.clip({0.0F, 0.0F, 15.0F, 40.0F});
        const auto inner = canvas.clip({10.0F, 0.0F, 50.0F, 40.0F});
        canvas.draw_layer(layer, {5.0F, 5.0F, 20.0F, 20.0F});
        canvas.disc({12.0F, 35.0F}, 30.0F, theme::red);
    }
    canvas.fill_rect({55.0F, 0.0F, 5.0F, 5.0F}, theme::laurel);
    const Image image = window.snapshot();
    CHECK(image.at(12, 6) == theme::red);
    CHECK(image.at(9, 20) == paper);
    CHECK(image.at(15, 20) == paper);
    CHECK(image.at(57, 2) == theme::laurel);
    canvas.draw_layer(layer, {5.0F, 5.0F, 20.0F, 20.0F});
    CHECK(window.snapshot().at(6, 6) == theme::faience);
}

TEST_CASE("Text is drawn, measured, and found in every face", "[canvas][fonts]") {
    OffscreenWindow window({400, 80});
    Canvas& canvas = window.canvas();
    for (int i = 0; i < face_count; ++i) {
        const TextLook look{static_cast<Face>(i), 30.0F, theme::ink};
        canvas.clear(paper);
        canvas.text({10.0F, 10.0F}, "Quádriga → ⚀", look);
        const Image image = window.snapshot();
        const Vec2 size = canvas.measure("Quádriga → ⚀", look);
        if (window.fonts().file(look.face).empty()) {
            continue;
        }
        CHECK(pixels_other_than(image, paper) > 300);
        CHECK(has_colour(image, theme::ink));
        CHECK(size.x > 60.0F);
        CHECK(size.x < 390.0F);
        CHECK(canvas.measure("Quá", look).x < size.x);
    }
    canvas.clear(paper);
    canvas.text({10.0F, 10.0F}, "", {});
    canvas.text({10.0F, 10.0F}, "\xFF\xC3", {});
}

TEST_CASE("Without any fonts there is no text and no harm", "[fonts]") {
    const Fonts fonts("/nowhere");
    for (int i = 0; i < face_count; ++i) {
        const auto& file = fonts.file(static_cast<Face>(i));
        CHECK((file.empty() || std::filesystem::exists(file)));
    }
}

TEST_CASE("A sprite has the size, place, tint and turn asked for", "[canvas][sprites]") {
    OffscreenWindow window({100, 100});
    Canvas& canvas = window.canvas();
    SpriteStore store(canvas, "/nowhere");
    store.define("bar", R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">)"
                        R"(<rect width="40" height="20" fill="#ffffff"/></svg>)");
    const Sprite bar = store.get("bar", 20);
    REQUIRE(bar);
    CHECK(bar.size == PixelSize{40, 20});
    CHECK(store.get("bar", 20).texture == bar.texture);

    canvas.clear(paper);
    canvas.sprite(bar, {50.0F, 50.0F}, {1.0F, 0.0F, theme::red, 1.0F});
    Image image = window.snapshot();
    CHECK(image.at(32, 50) == theme::red);
    CHECK(image.at(50, 35) == paper);

    canvas.clear(paper);
    canvas.sprite(bar, {50.0F, 50.0F}, {1.0F, 1.5707963F, theme::red, 1.0F});
    image = window.snapshot();
    CHECK(image.at(32, 50) == paper);
    CHECK(image.at(50, 35) == theme::red);

    CHECK_FALSE(store.get("nobody", 20));
}

TEST_CASE("A picture is turned in its box, also when it has become another", "[sprites]") {
    OffscreenWindow window({100, 100});
    SpriteStore store(window.canvas(), "/nowhere");
    const auto define = [&](const char* colour) {
        store.define("bar", std::string(R"(<svg xmlns="http://www.w3.org/2000/svg")") +
                                R"( viewBox="0 0 10 40"><path d="M0 0H10V40H0Z" fill=")" + colour +
                                R"("/></svg>)");
    };
    const auto middle = [&] {
        window.canvas().clear(paper);
        window.canvas().sprite(store.get_turned("bar", 40, 90), {50.0F, 50.0F});
        return window.snapshot().at(50, 50);
    };
    define("#FF0000");
    CHECK(store.get_turned("bar", 40, 0).size == PixelSize{10, 40});
    CHECK(store.get_turned("bar", 40, 90).size == PixelSize{40, 10});
    CHECK(store.get_turned("bar", 40, 30).size == PixelSize{29, 40});
    CHECK(middle() == Colour{255, 0, 0, 255});
    define("#0000FF");
    CHECK(middle() == Colour{0, 0, 255, 255});
    CHECK_FALSE(store.get_turned("nobody", 40, 5));
}

TEST_CASE("A picture is saved, and a wrong place is said so", "[image]") {
    OffscreenWindow window({8, 8});
    window.canvas().clear(theme::sand);
    const auto file = std::filesystem::temp_directory_path() / "stage_offscreen_test.png";
    save_png(window.snapshot(), file);
    CHECK(std::filesystem::file_size(file) > 50);
    std::filesystem::remove(file);
    CHECK_THROWS_AS(save_png(window.snapshot(), "/nowhere/at/all.png"), StageError);
}

TEST_CASE("Panels are drawn in the colours of the house", "[imgui]") {
    OffscreenWindow window({300, 200});
    ImGuiFrame frame(window, 1.0F);
    for (const float scale : {0.75F, 1.0F, 2.0F}) {
        frame.set_scale(scale);
        window.canvas().clear(theme::sand);
        button_frame(frame);
        const Image image = window.snapshot();
        CHECK(has_colour(image, theme::deep_umber));
        CHECK(has_colour(image, theme::ivory));
        CHECK(image.at(290, 190) == theme::sand);
        for (const ImFont* font : {frame.fonts().title, frame.fonts().heading, frame.fonts().body,
                                   frame.fonts().body_italic, frame.fonts().label,
                                   frame.fonts().small, frame.fonts().numbers}) {
            REQUIRE(font != nullptr);
            CHECK(font->FindGlyphNoFallback('A') != nullptr);
        }
    }
    CHECK_THROWS_AS(ImGuiFrame(window, 1.0F), StageError);
}

TEST_CASE("A click and a key between two frames are not lost", "[imgui][input]") {
    OffscreenWindow window({300, 200});
    ImGuiFrame frame(window, 1.0F);
    const Vec2 on_button{60.0F, 40.0F};
    frame.feed(mouse(InputKind::mouse_moved, on_button));
    button_frame(frame);
    CHECK_FALSE(button_frame(frame));
    CHECK(frame.wants_mouse());
    frame.feed(mouse(InputKind::mouse_pressed, on_button));
    frame.feed(mouse(InputKind::mouse_released, on_button));
    const bool at_once = button_frame(frame);
    CHECK((at_once || button_frame(frame)));
    CHECK_FALSE(button_frame(frame));

    // The keyboard alone: an arrow shows where the focus is, then space uses it.
    frame.feed(key(InputKind::key_pressed, Key::down));
    frame.feed(key(InputKind::key_released, Key::down));
    button_frame(frame);
    button_frame(frame);
    frame.feed(key(InputKind::key_pressed, Key::space));
    frame.feed(key(InputKind::key_released, Key::space));
    const bool first = button_frame(frame);
    const bool second = button_frame(frame);
    CHECK((first || second));
}

TEST_CASE("Ctrl and a letter let go of between two frames take all that is written",
          "[imgui][input]") {
    OffscreenWindow window({300, 200});
    ImGuiFrame frame(window, 1.0F);
    std::array<char, 32> name{"Maximiliana"};
    const auto show = [&](bool is_first) {
        frame.begin(1.0F / 60.0F);
        ImGui::Begin("names");
        if (is_first) ImGui::SetKeyboardFocusHere();
        ImGui::InputText("##name", name.data(), name.size());
        ImGui::End();
        frame.end();
        window.present();
    };
    for (int i = 0; i < 3; ++i)
        show(i == 0);
    InputEvent with_control = key(InputKind::key_pressed, Key::a);
    with_control.modifiers.control = true;
    frame.feed(key(InputKind::key_pressed, Key::end));
    frame.feed(key(InputKind::key_released, Key::end));
    show(false);
    frame.feed(with_control);
    frame.feed(key(InputKind::key_released, Key::a));
    show(false);
    InputEvent written;
    written.kind = InputKind::text;
    written.words = "Zoe";
    frame.feed(written);
    show(false);
    CHECK(std::string(name.data()) == "Zoe");
}

TEST_CASE("A window asked for where there is no display says so in a sentence", "[window]") {
    if (std::getenv("DISPLAY") != nullptr || std::getenv("WAYLAND_DISPLAY") != nullptr) {
        return;
    }
    try {
        const Window window({.title = "test"});
    } catch (const StageError& error) {
        const std::string words = error.what();
        CHECK(words.find("display") != std::string::npos);
        CHECK(words.back() == '.');
    }
}

TEST_CASE("clearing around a rectangle leaves nothing of before but inside it") {
    OffscreenWindow window({60, 50});
    Canvas& canvas = window.canvas();
    const Rect covered = GENERATE(Rect{10.4F, 8.0F, 30.3F, 20.7F}, Rect{0.0F, 0.0F, 60.0F, 50.0F},
                                  Rect{-5.0F, 20.0F, 70.0F, 9.0F}, Rect{20.0F, 20.0F, 0.0F, 0.0F});
    canvas.clear(paper);
    canvas.clear_around(covered, theme::night);
    const Image image = window.snapshot();
    int wrong = 0;
    for (int y = 0; y < 50; ++y) {
        for (int x = 0; x < 60; ++x) {
            const Rect pixel{static_cast<float>(x), static_cast<float>(y), 1.0F, 1.0F};
            const bool is_inside = covered.contains({pixel.x, pixel.y}) &&
                                   covered.contains({pixel.x + 0.99F, pixel.y + 0.99F});
            if (!is_inside) wrong += image.at(x, y) == theme::night ? 0 : 1;
        }
    }
    CHECK(wrong == 0);
    const bool is_large = covered.width > 20.0F;
    CHECK((image.at(25, 24) == paper) == is_large);
}

TEST_CASE("an enlarged layer shows what lies under each pixel, however little of it is seen") {
    constexpr int pixels = 40;
    const float larger = GENERATE(3.5F, 1.3F);
    OffscreenWindow window({60, 50});
    Canvas& canvas = window.canvas();
    const Layer layer = canvas.make_layer({pixels, pixels}, LayerKind::opaque);
    const auto colour_of = [](int x, int y) {
        return Colour{static_cast<std::uint8_t>(6 * x), static_cast<std::uint8_t>(6 * y), 90, 255};
    };
    {
        const auto scope = canvas.paint_on(layer);
        for (int y = 0; y < pixels; ++y) {
            for (int x = 0; x < pixels; ++x)
                canvas.fill_rect({static_cast<float>(x), static_cast<float>(y), 1.0F, 1.0F},
                                 colour_of(x, y));
        }
    }
    const Vec2 corner = GENERATE(Vec2{-40.0F, -31.5F}, Vec2{-80.0F, -90.0F}, Vec2{10.0F, 5.0F},
                                 Vec2{0.0F, -60.0F}, Vec2{-7.5F, -0.8F});
    const Rect clip{8.0F, 4.0F, 26.0F, 40.0F};
    canvas.clear(paper);
    {
        const auto scope = canvas.clip(clip);
        canvas.draw_layer(layer, {corner.x, corner.y, larger * pixels, larger * pixels});
    }
    const Image image = window.snapshot();
    int wrong = 0;
    for (int y = 0; y < 50; ++y) {
        for (int x = 0; x < 60; ++x) {
            const Vec2 middle{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F};
            const float from_x = (middle.x - corner.x) / larger;
            const float from_y = (middle.y - corner.y) / larger;
            const bool is_inside = clip.contains(middle) && from_x > 0.0F && from_y > 0.0F &&
                                   from_x < pixels && from_y < pixels;
            const Colour found = image.at(x, y);
            // At the edge of the picture either may stand.
            const Vec2 last{corner.x + larger * pixels, corner.y + larger * pixels};
            if (std::abs(middle.x - last.x) < 1.0F || std::abs(middle.y - last.y) < 1.0F) continue;
            if (!is_inside) {
                wrong += found == paper ? 0 : 1;
                continue;
            }
            // Whose pixel it is may be off by one at its edge.
            const bool is_near =
                std::abs(static_cast<float>(found.r) / 6.0F - from_x + 0.5F) < 1.6F &&
                std::abs(static_cast<float>(found.g) / 6.0F - from_y + 0.5F) < 1.6F;
            wrong += is_near ? 0 : 1;
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("shapes and letters are the same in memory and on a layer") {
    OffscreenWindow window({120, 90});
    Canvas& canvas = window.canvas();
    const Colour ground{200, 170, 110, 255};
    const auto paint = [&] {
        canvas.clear(ground);
        canvas.disc({40.3F, 38.7F}, 27.5F, {30, 60, 120, 255});
        canvas.disc({66.1F, 45.2F}, 31.0F, {250, 240, 20, 90});
        const std::array<Vec2, 5> line{Vec2{8.0F, 80.0F}, Vec2{30.0F, 61.0F}, Vec2{55.0F, 57.0F},
                                       Vec2{84.0F, 66.0F}, Vec2{112.0F, 8.0F}};
        canvas.polyline(line, {10, 10, 10, 200}, 9.0F);
        canvas.text({4.0F, 6.0F}, "Whip", {.size = 30.0F, .colour = {140, 20, 30, 255}});
        const auto clip = canvas.clip({20.0F, 30.0F, 70.0F, 40.0F});
        canvas.text({-9.0F, 20.0F}, "Hippodrome", {.size = 40.0F, .colour = {20, 90, 30, 170}});
        canvas.text({90.0F, 80.0F}, "outside", {.size = 40.0F, .colour = {20, 90, 30, 170}});
    };
    paint();
    const Image in_memory = window.snapshot();
    const Layer layer = canvas.make_layer({120, 90}, LayerKind::opaque);
    {
        const auto scope = canvas.paint_on(layer);
        paint();
    }
    canvas.clear({});
    canvas.draw_layer(layer, {0.0F, 0.0F, 120.0F, 90.0F});
    CHECK(window.snapshot().rgba == in_memory.rgba);

    Easel easel({120, 90}, canvas.fonts());
    easel.canvas().clear(ground);
    easel.canvas().disc({40.3F, 38.7F}, 27.5F, {30, 60, 120, 255});
    canvas.draw_layer(canvas.make_picture(easel), {0.0F, 0.0F, 120.0F, 90.0F});
    CHECK(window.snapshot().at(30, 30) == Colour{30, 60, 120, 255});
    CHECK(window.snapshot().at(2, 2) == ground);
}
