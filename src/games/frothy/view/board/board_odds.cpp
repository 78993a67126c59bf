// Odds on the board: a small paper tag beside each arrow that leads to a roll.
#include <algorithm>
#include <cmath>
#include <utility>

#include "games/frothy/data/wording/wording_forecast.h"
#include "games/frothy/view/board/board_view_impl.h"
#include "games/frothy/view/core/prompt/odds_plans.h"
#include "games/frothy/view/core/seat_names.h"
#include "stage/theme.h"
#include "ui/core/tags_apart.h"
#include "words/words.h"

namespace frothy {

namespace {

using stage::Vec2;
namespace theme = stage::theme;

// "28 % clean"; "0 % clean, 2 cards: 28 %" where cards make a difference.
std::string mark_of(const Decision& decision, const ForecastBook& forecasts, const AnswerPlan& plan,
                    const Names& names) {
    ForecastWord bare;
    std::string told;
    for (const TitledPlan& way : plans_to_weigh(decision, plan)) {
        const Forecast* forecast = forecasts.find(way.plan);
        if (forecast == nullptr) return {};
        ForecastWord mark = forecast_mark(*forecast, names);
        if (mark.share.empty()) continue;
        // What cards change is told of the same thing, where it is told at all.
        const std::vector<ForecastWord> words = forecast_words(*forecast, names);
        const auto same = std::ranges::find(words, bare.text, &ForecastWord::text);
        if (!told.empty() && same != words.end()) mark = *same;
        if (told.empty()) {
            bare = mark;
            told = words::say("{0} {1}", {mark.share, mark.text});
        } else if (mark.text == bare.text) {
            if (mark.share != bare.share) {
                told = words::say("{0}, {1}: {2}", {told, way.title, mark.share});
            }
        } else {
            told = words::say("{0}, {1}: {2} {3}", {told, way.title, mark.share, mark.text});
        }
    }
    return told;
}

}  // namespace

AnswerPlan BoardView::Impl::plan_of(Option arrow) const {
    AnswerPlan plan;
    if (choices.arrows.empty()) {
        const LitCell* end = choices.lit_at(pointed != no_cell ? pointed : anchor);
        if (end != nullptr) plan = choices.path_to(*end).options;
    }
    plan.push_back(arrow);
    return plan;
}

std::vector<AnswerPlan> BoardView::plans() const {
    std::vector<AnswerPlan> plans;
    if (!impl_->decision || impl_->is_moving) return plans;
    for (const PlacedArrow& placed : impl_->arrows()) {
        for (TitledPlan& way :
             plans_to_weigh(*impl_->decision, impl_->plan_of(placed.arrow.option)))
            plans.push_back(std::move(way.plan));
    }
    if (const LitCell* lit = impl_->choices.lit_at(impl_->cell_under_pointer())) {
        plans.push_back(impl_->choices.path_to(*lit).options);
    }
    return plans;
}

void BoardView::set_forecasts(const ForecastBook& book) { impl_->forecasts = book; }

std::vector<std::string> BoardView::Impl::odds_of(const AnswerPlan& plan) const {
    std::vector<std::string> sentences;
    if (!decision || forecasts.revision != decision->revision) return sentences;
    const Names names = names_of(seating);
    for (const TitledPlan& way : plans_to_weigh(*decision, plan)) {
        const Forecast* forecast = forecasts.find(way.plan);
        if (forecast == nullptr || forecast->is_empty()) continue;
        const std::string odds = odds_sentence(forecast_words(*forecast, names));
        const std::string exact = forecast_exactness(*forecast);
        sentences.push_back(way.title.empty()
                                ? words::say("{0} ({1}).", {odds, exact})
                                : words::say("{0}: {1} ({2}).", {way.title, odds, exact}));
    }
    return sentences;
}

// What no tag may cover: vehicles, which may be attacked, and the arrows themselves.
std::vector<stage::Rect> BoardView::Impl::to_be_seen() const {
    std::vector<stage::Rect> seen;
    const auto add = [&](Vec2 at, float radius) {
        seen.push_back({at.x - radius, at.y - radius, 2.0F * radius, 2.0F * radius});
    };
    const ui::Projection to = projection();
    for (const Vec2 other : others())
        add(other, vehicle_radius * to.zoom);
    if (choices.vehicle < shown_count) add(to(shown[choices.vehicle].at), vehicle_radius * to.zoom);
    for (const PlacedArrow& placed : arrows())
        add(placed.at, placed.radius);
    return seen;
}

void BoardView::Impl::draw_odds() const {
    if (!decision || forecasts.revision != decision->revision) return;
    const Names names = names_of(seating);
    const ui::Projection to = projection();
    const float scale = frame.scale();
    const float size = std::max(13.0F * scale, std::min(to.zoom * 0.62F, 20.0F * scale));
    const stage::TextLook text{stage::Face::label_bold, size, theme::ink};
    std::vector<stage::Rect> tags;
    std::vector<std::string> told;
    for (const PlacedArrow& placed : arrows()) {
        std::string words = mark_of(*decision, forecasts, plan_of(placed.arrow.option), names);
        if (words.empty()) continue;
        const Vec2 room = canvas.measure(words, text) + Vec2{10.0F, 2.0F} * scale;
        // Outwards of the arrow.
        const Vec2 way{std::cos(placed.arrow.angle), std::sin(placed.arrow.angle)};
        const Vec2 centre =
            placed.at + way * (placed.radius * 1.3F) + Vec2{way.x * room.x, way.y * room.y} * 0.5F;
        tags.push_back({std::round(centre.x - room.x / 2.0F), std::round(centre.y - room.y / 2.0F),
                        std::round(room.x), std::round(room.y)});
        told.push_back(std::move(words));
    }
    ui::set_apart(tags, frame.where(), 3.0F * scale, to_be_seen());
    for (std::size_t i = 0; i < tags.size(); ++i) {
        canvas.fill_rounded_rect(stage::grown(tags[i], std::max(1.0F, scale)), 5.0F * scale,
                                 theme::ink);
        canvas.fill_rounded_rect(tags[i], 4.0F * scale, theme::parchment);
        canvas.text_centred(tags[i].centre(), told[i], text);
    }
}

}  // namespace frothy
