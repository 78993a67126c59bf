#include "stage/canvas_impl.h"
#include "stage/clock.h"
#include "stage/fonts_impl.h"
#include "stage/pads_sdl.h"
#include "stage/screen.h"
#include "stage/sdl_support.h"
#include "stage/theme.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <filesystem>
#include <map>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace stage {

namespace {

struct FreeCursor {
    void operator()(SDL_Cursor* cursor) const { SDL_FreeCursor(cursor); }
};

// Without such a device OpenGL would be computed by the processor, slower than SDL does it.
bool may_have_graphics_hardware() {
#ifdef __linux__
    std::error_code error;
    auto devices = std::filesystem::directory_iterator("/dev/dri", error);
    for (; !error && devices != std::filesystem::directory_iterator(); devices.increment(error))
        if (devices->path().filename().string().starts_with("render")) return true;
    return false;
#else
    return true;
#endif
}

float scale_of_display(int display) {
    SDL_Rect bounds{};
    if (SDL_GetDisplayBounds(std::max(0, display), &bounds) != 0) return 1.0F;
    return scale_for_pixels({bounds.w, bounds.h});
}

bool is_drawn_by_processor() {
    using GetString = const unsigned char* (*)(unsigned);
    constexpr unsigned gl_renderer = 0x1F01;
    const auto get_string = reinterpret_cast<GetString>(SDL_GL_GetProcAddress("glGetString"));
    if (get_string == nullptr) return false;
    const auto* name = reinterpret_cast<const char*>(get_string(gl_renderer));
    if (name == nullptr) return false;
    constexpr std::array by_processor{"llvmpipe", "softpipe", "swrast", "Software", "SwiftShader"};
    return std::any_of(by_processor.begin(), by_processor.end(),
                       [&](const char* sign) { return std::strstr(name, sign) != nullptr; });
}

// Of the desktop, without its bars; nothing where it does not say.
std::optional<PixelSize> room_on_desktop() {
    SDL_Rect usable{};
    if (SDL_GetDisplayUsableBounds(0, &usable) != 0) return std::nullopt;
    return PixelSize{usable.w, usable.h};
}

PixelSize opening_size(PixelSize wanted) {
    constexpr PixelSize usual{1280, 720};
    const PixelSize room = room_on_desktop().value_or(usual);
    const bool suits = wanted.width <= 0 || wanted.height <= 0;
    if (suits) wanted = {room.width * 4 / 5, room.height * 4 / 5};
    if (suits)
        wanted = {std::max(wanted.width, usual.width), std::max(wanted.height, usual.height)};
    return {std::min(wanted.width, room.width), std::min(wanted.height, room.height)};
}

// Keeps SDL's video part running.
class VideoLibrary : NonCopyable {
public:
    VideoLibrary() {
        // The picture of the processor goes straight to the window, not through OpenGL.
        SDL_SetHintWithPriority(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0", SDL_HINT_DEFAULT);
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
        SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
        SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
        if (is_unreachable()) throw StageError(no_display);
        if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) {
            fail_with_sdl("There is no display to open a window on");
        }
        if (!shows_windows()) {
            SDL_QuitSubSystem(SDL_INIT_VIDEO);
            throw StageError(no_display);
        }
    }
    ~VideoLibrary() { SDL_QuitSubSystem(SDL_INIT_VIDEO); }

private:
    static constexpr const char* no_display = "There is no display to open a window on.";

    // Known without asking the display libraries, which complain in words of their own.
    static bool is_unreachable() {
        return std::string_view(SDL_GetPlatform()) == "Linux" &&
               SDL_getenv("SDL_VIDEODRIVER") == nullptr && SDL_getenv("DISPLAY") == nullptr &&
               SDL_getenv("WAYLAND_DISPLAY") == nullptr;
    }
    // SDL falls back on drivers that nobody can see; they count only for who asks for one.
    static bool shows_windows() {
        if (SDL_getenv("SDL_VIDEODRIVER") != nullptr) return true;
        const std::string_view driver = SDL_GetCurrentVideoDriver();
        return driver != "offscreen" && driver != "dummy" && driver != "evdev";
    }
};

}  // namespace

struct Window::Impl {
    explicit Impl(const WindowOptions& options) : fonts(options.assets) {
        // Not before: with threads the display's library reads its tables twice as slowly.
        if (options.panel_scale) {
            const float scale = *options.panel_scale;
            fonts.impl().letters.begin(fonts, scale > 0.0F ? scale : scale_of_display(0));
        }
        if (options.acceleration != Acceleration::software && may_have_graphics_hardware()) {
            open(options, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC);
            accelerated = renderer != nullptr && !is_drawn_by_processor();
        }
        if (!accelerated) {
            open(options, SDL_RENDERER_SOFTWARE);
            if (renderer == nullptr) fail_with_sdl("The window cannot be drawn on");
        }
        canvas = std::make_unique<Canvas>(renderer.get(), fonts);
        if (!accelerated) {
            canvas->impl().memory.set([this] { return SDL_GetWindowSurface(window.get()); });
        }
        // Dark at once, while the letters and whatever else is painted are still being made.
        canvas->clear(theme::night);
        SDL_RenderPresent(renderer.get());
        SDL_RendererInfo info{};
        SDL_GetRendererInfo(renderer.get(), &info);
        // That of the processor claims it too, and waits for nothing.
        has_vsync = accelerated && (info.flags & SDL_RENDERER_PRESENTVSYNC) != 0;
    }

    // Under X11 a window manager makes the window fill the screen; where there is none it would
    // stay as large as it was, behind SDL's back. Where it was before; none if nothing was done.
    std::optional<SDL_Rect> grown_to_display() const {
        const char* driver = SDL_GetCurrentVideoDriver();
        SDL_Rect display{};
        if (driver == nullptr || std::string_view(driver) != "x11" ||
            (SDL_GetWindowFlags(window.get()) & SDL_WINDOW_MAXIMIZED) != 0 ||
            SDL_GetDisplayBounds(std::max(0, SDL_GetWindowDisplayIndex(window.get())), &display) !=
                0) {
            return std::nullopt;
        }
        SDL_Rect before{};
        SDL_GetWindowPosition(window.get(), &before.x, &before.y);
        SDL_GetWindowSize(window.get(), &before.w, &before.h);
        SDL_SetWindowPosition(window.get(), display.x, display.y);
        SDL_SetWindowSize(window.get(), display.w, display.h);
        return before;
    }

    void shrink_back() {
        const std::optional<SDL_Rect> before = std::exchange(before_filling, std::nullopt);
        if (!before) return;
        SDL_SetWindowSize(window.get(), before->w, before->h);
        SDL_SetWindowPosition(window.get(), before->x, before->y);
    }

    void open(const WindowOptions& options, Uint32 renderer_flags) {
        renderer.reset();
        const PixelSize size = opening_size(options.size);
        const Uint32 shown =
            options.visibility == Visibility::shown ? SDL_WINDOW_SHOWN : SDL_WINDOW_HIDDEN;
        window.reset(SDL_CreateWindow(options.title.c_str(), SDL_WINDOWPOS_CENTERED,
                                      SDL_WINDOWPOS_CENTERED, size.width, size.height,
                                      shown | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI));
        if (window == nullptr) fail_with_sdl("The window cannot be opened");
        SDL_SetWindowMinimumSize(window.get(), options.least_size.width, options.least_size.height);
        renderer.reset(SDL_CreateRenderer(window.get(), -1, renderer_flags));
    }

    float pixels_per_unit() const {
        int pixels = 0;
        int units = 0;
        int unused = 0;
        SDL_GetRendererOutputSize(renderer.get(), &pixels, &unused);
        SDL_GetWindowSize(window.get(), &units, &unused);
        return units > 0 && pixels > 0 ? static_cast<float>(pixels) / static_cast<float>(units)
                                       : 1.0F;
    }

    // Frames begin at even distances, however long each takes; time that was lost is lost.
    void wait_for_turn() {
        const double left = next_frame - clock.seconds();
        if (left > 0.0) SDL_Delay(static_cast<Uint32>(left * 1000.0));
        next_frame = std::max(next_frame, clock.seconds()) + static_cast<double>(frame_seconds);
    }

    void take(const SDL_Event& event, std::vector<InputEvent>& into, float scale) {
        if (pads != nullptr && is_of_pads(event)) {
            if (auto input = pads->take(event)) into.push_back(std::move(*input));
            return;
        }
        const bool own_event =
            event.type != SDL_WINDOWEVENT || event.window.windowID == SDL_GetWindowID(window.get());
        if (own_event)
            if (auto input = to_input(event, scale)) into.push_back(std::move(*input));
        if (event.type == SDL_DROPFILE) SDL_free(event.drop.file);
    }

    VideoLibrary video;
    Fonts fonts;
    OwnedWindow window;
    OwnedRenderer renderer;
    std::unique_ptr<Canvas> canvas;
    std::unique_ptr<Pads> pads;
    std::map<Pointer, std::unique_ptr<SDL_Cursor, FreeCursor>> cursors;
    Pointer pointer = Pointer::arrow;
    Clock clock;
    bool has_presented = false;
    std::optional<SDL_Rect> before_filling;  // the place of the window that fills the display
    float frame_seconds = 1.0F / 60.0F;
    double next_frame = 0.0;  // when it may begin, by the clock
    bool accelerated = false;
    bool has_vsync = false;
};

Window::Window(const WindowOptions& options) : impl_(std::make_unique<Impl>(options)) {}

Window::~Window() = default;

Canvas& Window::canvas() { return *impl_->canvas; }

Fonts& Window::fonts() { return impl_->fonts; }

PixelSize Window::size() const {
    PixelSize size;
    SDL_GetRendererOutputSize(impl_->renderer.get(), &size.width, &size.height);
    return size;
}

float Window::dpi_scale() const {
    const float by_pixels = impl_->pixels_per_unit();
    float dots = 96.0F;
    const int display = std::max(0, SDL_GetWindowDisplayIndex(impl_->window.get()));
    // Where the desktop scales by itself, its word counts, not the dots of the display.
    if (by_pixels == 1.0F && SDL_GetDisplayDPI(display, &dots, nullptr, nullptr) == 0) {
        // A quarter is the finest step that is worth having; small monitors stay as they are.
        const float scale = std::round(dots / 96.0F * 4.0F) / 4.0F;
        return std::clamp(scale < 1.5F ? 1.0F : scale, 1.0F, 4.0F);
    }
    return std::clamp(by_pixels, 1.0F, 4.0F);
}

float Window::suited_scale() const {
    const float by_pixels = scale_of_display(SDL_GetWindowDisplayIndex(impl_->window.get()));
    return std::max(dpi_scale(), by_pixels * impl_->pixels_per_unit());
}

std::optional<PixelSize> Window::own_size() const {
    constexpr Uint32 filled = SDL_WINDOW_FULLSCREEN_DESKTOP | SDL_WINDOW_MAXIMIZED;
    if ((SDL_GetWindowFlags(impl_->window.get()) & filled) != 0) return std::nullopt;
    PixelSize size;
    SDL_GetWindowSize(impl_->window.get(), &size.width, &size.height);
    return size;
}

void Window::look_for_pads() {
    if (impl_->pads == nullptr) impl_->pads = std::make_unique<Pads>();
}

std::vector<InputEvent> Window::events(Motion motion, float longest_seconds) {
    std::vector<InputEvent> inputs;
    SDL_Event event{};
    const float scale = impl_->pixels_per_unit();
    if (motion == Motion::still && longest_seconds > 0.0F) {
        const int milliseconds = static_cast<int>(std::min(longest_seconds, 3600.0F) * 1000.0F);
        if (SDL_WaitEventTimeout(&event, std::max(1, milliseconds)) != 0) {
            impl_->take(event, inputs, scale);
        }
    }
    // A mouse reports a thousand times a second; nobody sees more than the frames there are.
    if (impl_->has_presented && !impl_->has_vsync) impl_->wait_for_turn();
    while (SDL_PollEvent(&event) != 0)
        impl_->take(event, inputs, scale);
    return inputs;
}

void Window::present() {
    SDL_RenderPresent(impl_->renderer.get());
    impl_->has_presented = true;
}

Image Window::snapshot() {
    Image image{size(), {}};
    const auto row = 4U * static_cast<std::size_t>(image.size.width);
    image.rgba.resize(row * static_cast<std::size_t>(image.size.height));
    if (SDL_RenderReadPixels(impl_->renderer.get(), nullptr, SDL_PIXELFORMAT_RGBA32,
                             image.rgba.data(), static_cast<int>(row)) != 0) {
        fail_with_sdl("The picture of the window cannot be read");
    }
    return image;
}

std::string Window::clipboard() const {
    char* words = SDL_GetClipboardText();
    std::string copy = words == nullptr ? "" : words;
    SDL_free(words);
    return copy;
}

void Window::set_clipboard(const std::string& words) { SDL_SetClipboardText(words.c_str()); }

bool Window::is_fullscreen() const {
    return (SDL_GetWindowFlags(impl_->window.get()) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
}

void Window::toggle_fullscreen() {
    SDL_Window* window = impl_->window.get();
    if (!is_fullscreen()) {
        impl_->before_filling = impl_->grown_to_display();
        // Refused, it stays the window it was.
        if (SDL_SetWindowFullscreen(window, SDL_WINDOW_FULLSCREEN_DESKTOP) != 0)
            impl_->shrink_back();
        return;
    }
    SDL_SetWindowFullscreen(window, 0);
    impl_->shrink_back();
}

void Window::set_pointer(Pointer pointer) {
    if (pointer == impl_->pointer) return;
    impl_->pointer = pointer;
    constexpr std::array shapes{SDL_SYSTEM_CURSOR_ARROW, SDL_SYSTEM_CURSOR_HAND,
                                SDL_SYSTEM_CURSOR_IBEAM};
    auto& cursor = impl_->cursors[pointer];
    if (cursor == nullptr) {
        cursor.reset(SDL_CreateSystemCursor(shapes.at(static_cast<std::size_t>(pointer))));
    }
    SDL_SetCursor(cursor.get());
}

void Window::set_frames_per_second(float most) {
    impl_->frame_seconds = most > 0.0F ? 1.0F / most : 0.0F;
}

}  // namespace stage
