#include "stage/canvas_impl.h"
#include "stage/easel.h"
#include "stage/screen.h"
#include "stage/sdl_support.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace stage {

float scale_for_pixels(PixelSize size) {
    const float times = std::min(static_cast<float>(size.width) / 1920.0F,
                                 static_cast<float>(size.height) / 1080.0F);
    return std::max(1.0F, std::ceil(times * 4.0F) / 4.0F);
}

struct OffscreenWindow::Impl {
    Easel easel;
    std::vector<InputEvent> pushed{};
    std::string clipboard{};
    int presented = 0;
    PixelSize now{};
};

OffscreenWindow::OffscreenWindow(PixelSize size, const std::filesystem::path& assets)
    : impl_(new Impl{.easel = {size, Fonts(assets)}, .now = size}) {}

OffscreenWindow::~OffscreenWindow() = default;

Canvas& OffscreenWindow::canvas() { return impl_->easel.canvas(); }

Fonts& OffscreenWindow::fonts() { return impl_->easel.fonts_; }

PixelSize OffscreenWindow::size() const { return impl_->now; }

void OffscreenWindow::resize(PixelSize size) {
    impl_->now = {std::clamp(size.width, 1, impl_->easel.surface_->w),
                  std::clamp(size.height, 1, impl_->easel.surface_->h)};
    const SDL_Rect area{0, 0, impl_->now.width, impl_->now.height};
    SDL_RenderSetViewport(impl_->easel.renderer_.get(), &area);
}

std::vector<InputEvent> OffscreenWindow::events(Motion, float) {
    return std::exchange(impl_->pushed, {});
}

void OffscreenWindow::present() {
    SDL_RenderPresent(impl_->easel.renderer_.get());
    ++impl_->presented;
}

bool OffscreenWindow::is_watched() const { return impl_->easel.canvas_->impl().is_watched; }

void OffscreenWindow::set_watched(bool is_watched) {
    impl_->easel.canvas_->impl().is_watched = is_watched;
}

Image OffscreenWindow::snapshot() {
    SDL_RenderFlush(impl_->easel.renderer_.get());
    Image image{size(), {}};
    const auto row = 4U * static_cast<std::size_t>(image.size.width);
    image.rgba.resize(row * static_cast<std::size_t>(image.size.height));
    const SDL_Surface& drawn = *impl_->easel.surface_;
    SDL_ConvertPixels(image.size.width, image.size.height, drawn.format->format, drawn.pixels,
                      drawn.pitch, SDL_PIXELFORMAT_RGBA32, image.rgba.data(),
                      static_cast<int>(row));
    return image;
}

std::string OffscreenWindow::clipboard() const { return impl_->clipboard; }

void OffscreenWindow::set_clipboard(const std::string& words) { impl_->clipboard = words; }

void OffscreenWindow::push(InputEvent event) { impl_->pushed.push_back(std::move(event)); }

int OffscreenWindow::presented() const { return impl_->presented; }

}  // namespace stage
