#include "games/frothy/view/board/board_painting.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <future>
#include <utility>

#include "games/frothy/view/board/board_still.h"
#include "stage/easel.h"

namespace frothy {

namespace {

using Painted = std::unique_ptr<stage::Easel>;

Projection projection_of(const BoardOrder& order) {
    return {order.zoom, stage::Vec2{-order.world.x, -order.world.y} * order.zoom};
}

stage::Rect all_of(const BoardOrder& order) {
    const stage::PixelSize size = order.size();
    return {0.0F, 0.0F, static_cast<float>(size.width), static_cast<float>(size.height)};
}

}  // namespace

stage::PixelSize BoardOrder::size() const {
    return {std::max(1, static_cast<int>(std::lround(world.width * zoom))),
            std::max(1, static_cast<int>(std::lround(world.height * zoom)))};
}

struct BoardPainting::Impl {
    Painted paint(const stage::Fonts& fonts) const {
        auto easel = std::make_unique<stage::Easel>(order.size(), fonts);
        stage::SpriteStore sprites(easel->canvas(), assets);
        // The name waits: what language it is in may only be settled meanwhile.
        paint_still({easel->canvas(), sprites, *order.course, layout, projection_of(order),
                     all_of(order), CourseName::left_out, order.contrast});
        return easel;
    }

    BoardOrder order;
    BoardLayout layout;
    std::filesystem::path assets;
    std::future<Painted> painted;  // last: its thread uses the others
};

BoardPainting::BoardPainting(const BoardOrder& order, BoardLayout layout, const stage::Fonts& fonts,
                             std::filesystem::path assets, PaintedWhen when)
    : impl_(new Impl{order, std::move(layout), std::move(assets), {}}) {
    const auto policy = when == PaintedWhen::beside ? std::launch::async : std::launch::deferred;
    impl_->painted = std::async(
        policy, [impl = impl_.get(), own = stage::Fonts(fonts)] { return impl->paint(own); });
}

BoardPainting::~BoardPainting() = default;

const BoardOrder& BoardPainting::order() const { return impl_->order; }

bool BoardPainting::is_done() const {
    return impl_->painted.wait_for(std::chrono::seconds(0)) != std::future_status::timeout;
}

stage::Layer BoardPainting::hang(stage::Canvas& canvas) {
    const Painted easel = impl_->painted.get();
    stage::SpriteStore sprites(easel->canvas(), impl_->assets);
    paint_course_name({easel->canvas(), sprites, *impl_->order.course, impl_->layout,
                       projection_of(impl_->order), all_of(impl_->order)});
    return canvas.make_picture(*easel);
}

}  // namespace frothy
