// Where the picture goes and where input comes from: a window, or a picture in memory.
#pragma once

#include "stage/canvas.h"
#include "stage/core/input.h"
#include "stage/fonts.h"
#include "stage/image.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace stage {

// Whether the next frame will differ even if nobody does anything.
enum class Motion { still, moving };

// 1 up to 1920x1080, and in quarters larger on a screen of more pixels: 2 at 3840x2160.
float scale_for_pixels(PixelSize size);

class Screen {
public:
    virtual ~Screen() = default;

    virtual Canvas& canvas() = 0;
    virtual Fonts& fonts() = 0;

    // In pixels, which on some displays are smaller than the units of the desktop.
    virtual PixelSize size() const = 0;

    // How much larger than on a usual display (96 dots an inch) things should be drawn: 1..4.
    virtual float dpi_scale() const = 0;

    // At which panels are read well by people around it, where nobody has chosen one: by its dots,
    // or by its pixels where that is more.
    virtual float suited_scale() const = 0;

    // What has happened. While still, sleeps until something does, at most `longest_seconds`; while
    // moving, until the next frame is due. May be empty.
    virtual std::vector<InputEvent> events(Motion motion, float longest_seconds) = 0;

    // Whether anybody will see this frame: in memory often the last one alone matters.
    virtual bool is_watched() const { return true; }

    // Shows what was drawn. All of it must be drawn anew for the next frame.
    virtual void present() = 0;

    // What was drawn since the last `present`.
    virtual Image snapshot() = 0;

    virtual std::string clipboard() const = 0;
    virtual void set_clipboard(const std::string& words) = 0;
};

enum class Visibility { shown, hidden };
enum class Acceleration { automatic, software };

struct WindowOptions {
    std::string title{};
    PixelSize size{};  // in units of the desktop, cut to it; {}: as large as suits it
    PixelSize least_size{640, 400};
    Visibility visibility = Visibility::shown;
    // Automatic takes the graphics hardware when there is real one.
    Acceleration acceleration = Acceleration::automatic;
    std::filesystem::path assets{};  // the folder with `fonts/` in it
    // Panels will be shown at this scale, or at the one that suits the screen with 0: their letters
    // are made while the window opens. Nothing: not.
    std::optional<float> panel_scale{};
};

enum class Pointer { arrow, hand, text };

class Window final : public Screen {
public:
    // Throws StageError when there is no display or no window can be opened.
    explicit Window(const WindowOptions& options);
    ~Window() override;

    Canvas& canvas() override;
    Fonts& fonts() override;
    PixelSize size() const override;
    float dpi_scale() const override;
    float suited_scale() const override;
    // In units of the desktop, to be opened with the next time; nothing while it fills the screen.
    std::optional<PixelSize> own_size() const;
    std::vector<InputEvent> events(Motion motion, float longest_seconds) override;
    void present() override;
    Image snapshot() override;
    std::string clipboard() const override;
    void set_clipboard(const std::string& words) override;

    bool is_fullscreen() const;
    void toggle_fullscreen();
    void set_pointer(Pointer pointer);
    // From now on pads are heard. The first time takes a while, and adds to SDL's settings, which
    // no easel may be reading meanwhile.
    void look_for_pads();
    // How fast the picture may change while something moves; 0 means unlimited, to measure.
    void set_frames_per_second(float most);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

// Needs no display. Input is what was pushed.
class OffscreenWindow final : public Screen {
public:
    explicit OffscreenWindow(PixelSize size, const std::filesystem::path& assets = {});
    ~OffscreenWindow() override;

    Canvas& canvas() override;
    Fonts& fonts() override;
    PixelSize size() const override;
    float dpi_scale() const override { return 1.0F; }
    float suited_scale() const override { return scale_for_pixels(size()); }
    std::vector<InputEvent> events(Motion motion, float longest_seconds) override;
    void present() override;
    bool is_watched() const override;
    // Also right after `present`.
    Image snapshot() override;
    std::string clipboard() const override;
    void set_clipboard(const std::string& words) override;

    void push(InputEvent event);
    int presented() const;
    // Nothing is painted but layers while nobody watches: a snapshot is then of no use.
    void set_watched(bool is_watched);
    // As when somebody pulls at its edge; at most as large as it was made.
    void resize(PixelSize size);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace stage
