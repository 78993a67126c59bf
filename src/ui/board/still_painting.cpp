#include "ui/board/still_painting.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <future>
#include <utility>

#include "stage/easel.h"

namespace ui {

namespace {

using Painted = std::unique_ptr<stage::Easel>;

StillEasel easel_for(const StillOrder& order, stage::Canvas& canvas, stage::SpriteStore& sprites) {
    const stage::PixelSize size = order.size();
    return {canvas,
            sprites,
            {order.zoom, stage::Vec2{-order.world.x, -order.world.y} * order.zoom},
            {0.0F, 0.0F, static_cast<float>(size.width), static_cast<float>(size.height)},
            order.contrast};
}

}  // namespace

stage::PixelSize StillOrder::size() const {
    return {std::max(1, static_cast<int>(std::lround(world.width * zoom))),
            std::max(1, static_cast<int>(std::lround(world.height * zoom)))};
}

struct StillPainting::Impl {
    Painted paint(const stage::Fonts& fonts) const {
        auto easel = std::make_unique<stage::Easel>(order.size(), fonts);
        stage::SpriteStore sprites(easel->canvas(), assets);
        order.board->paint(easel_for(order, easel->canvas(), sprites));
        return easel;
    }

    StillOrder order;
    std::filesystem::path assets;
    std::future<Painted> painted;  // last: its thread uses the others
};

StillPainting::StillPainting(const StillOrder& order, const stage::Fonts& fonts,
                             std::filesystem::path assets, PaintedWhen when)
    : impl_(new Impl{order, std::move(assets), {}}) {
    const auto policy = when == PaintedWhen::beside ? std::launch::async : std::launch::deferred;
    impl_->painted = std::async(
        policy, [impl = impl_.get(), own = stage::Fonts(fonts)] { return impl->paint(own); });
}

StillPainting::~StillPainting() = default;

const StillOrder& StillPainting::order() const { return impl_->order; }

bool StillPainting::is_done() const {
    return impl_->painted.wait_for(std::chrono::seconds(0)) != std::future_status::timeout;
}

stage::Layer StillPainting::hang(stage::Canvas& canvas) {
    const Painted easel = impl_->painted.get();
    stage::SpriteStore sprites(easel->canvas(), impl_->assets);
    impl_->order.board->write(easel_for(impl_->order, easel->canvas(), sprites));
    return canvas.make_picture(*easel);
}

}  // namespace ui
