#include "stage/canvas_impl.h"
#include "stage/screen.h"

#include <algorithm>
#include <utility>

namespace stage {

struct OffscreenWindow::Impl {
    Impl(PixelSize size, const std::filesystem::path& assets) : fonts(assets) {
        surface.reset(
            SDL_CreateRGBSurfaceWithFormat(0, size.width, size.height, 32, SDL_PIXELFORMAT_RGB888));
        if (surface == nullptr) {
            fail_with_sdl("Cannot make a picture of " + std::to_string(size.width) + " by " +
                          std::to_string(size.height) + " pixels");
        }
        renderer.reset(SDL_CreateSoftwareRenderer(surface.get()));
        if (renderer == nullptr) fail_with_sdl("Cannot draw in memory");
        canvas = std::make_unique<Canvas>(renderer.get(), fonts);
        canvas->impl().memory.set([this] { return surface.get(); });
        now = size;
    }

    Fonts fonts;
    OwnedSurface surface;
    OwnedRenderer renderer;
    std::unique_ptr<Canvas> canvas;
    std::vector<InputEvent> pushed;
    std::string clipboard;
    int presented = 0;
    PixelSize now;
};

OffscreenWindow::OffscreenWindow(PixelSize size, const std::filesystem::path& assets)
    : impl_(std::make_unique<Impl>(size, assets)) {}

OffscreenWindow::~OffscreenWindow() = default;

Canvas& OffscreenWindow::canvas() { return *impl_->canvas; }

Fonts& OffscreenWindow::fonts() { return impl_->fonts; }

PixelSize OffscreenWindow::size() const { return impl_->now; }

void OffscreenWindow::resize(PixelSize size) {
    impl_->now = {std::clamp(size.width, 1, impl_->surface->w),
                  std::clamp(size.height, 1, impl_->surface->h)};
    const SDL_Rect area{0, 0, impl_->now.width, impl_->now.height};
    SDL_RenderSetViewport(impl_->renderer.get(), &area);
}

std::vector<InputEvent> OffscreenWindow::events(Motion, float) {
    return std::exchange(impl_->pushed, {});
}

void OffscreenWindow::present() {
    SDL_RenderPresent(impl_->renderer.get());
    ++impl_->presented;
}

Image OffscreenWindow::snapshot() {
    SDL_RenderFlush(impl_->renderer.get());
    Image image{size(), {}};
    const auto row = 4U * static_cast<std::size_t>(image.size.width);
    image.rgba.resize(row * static_cast<std::size_t>(image.size.height));
    SDL_ConvertPixels(image.size.width, image.size.height, impl_->surface->format->format,
                      impl_->surface->pixels, impl_->surface->pitch, SDL_PIXELFORMAT_RGBA32,
                      image.rgba.data(), static_cast<int>(row));
    return image;
}

std::string OffscreenWindow::clipboard() const { return impl_->clipboard; }

void OffscreenWindow::set_clipboard(const std::string& words) { impl_->clipboard = words; }

void OffscreenWindow::push(InputEvent event) { impl_->pushed.push_back(std::move(event)); }

int OffscreenWindow::presented() const { return impl_->presented; }

}  // namespace stage
