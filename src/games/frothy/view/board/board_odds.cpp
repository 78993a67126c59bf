// Odds on the board, on a small paper tag beside each arrow that leads to a roll; and prices.
#include <algorithm>
#include <cmath>
#include <utility>

#include "games/frothy/data/wording/wording_forecast.h"
#include "games/frothy/view/board/board_lit.h"
#include "games/frothy/view/board/board_view.h"
#include "games/frothy/view/core/prompt/card_plays.h"
#include "games/frothy/view/core/prompt/card_price.h"
#include "games/frothy/view/core/prompt/odds_plans.h"
#include "games/frothy/view/core/prompt/prompt_ways.h"
#include "games/frothy/view/core/seat_names.h"
#include "ui/core/tags_apart.h"
#include "words/words.h"

namespace frothy {

namespace {

// "28 % clean"; "0 % clean, 2 cards: 28 %" where cards make a difference.
std::string mark_of(const Decision& decision, const ForecastBook& forecasts, const AnswerPlan& plan,
                    const Names& names) {
    play::OddsWord bare;
    std::string told;
    for (const TitledPlan& way : plans_to_weigh(decision, plan)) {
        const Forecast* forecast = forecasts.find(way.plan);
        if (forecast == nullptr) return {};
        play::OddsWord mark = forecast_mark(*forecast, names);
        if (mark.share.empty()) continue;
        // What cards change is told of the same thing, where it is told at all.
        const std::vector<play::OddsWord> words = forecast_words(*forecast, names);
        const auto same = std::ranges::find(words, bare.text, &play::OddsWord::text);
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

AnswerPlan BoardView::plan_of(Option arrow) const {
    const LitCell* end = choices_.arrows.empty() ? turning_end() : nullptr;
    AnswerPlan plan = end != nullptr ? path_of(*end) : added_;
    plan.push_back(arrow);
    return plan;
}

// Who clicks a hex means that hex, and no card that has not been touched.
bool BoardView::plays_untouched_card(const AnswerPlan& plan) const {
    const auto cards = [](const AnswerPlan& answers) {
        return std::ranges::count_if(answers, is_card, &Option::kind);
    };
    return cards(plan) > cards(added_);
}

// To where the main choice goes, by its way.
AnswerPlan BoardView::path_of(const LitCell& lit) const {
    if (!proposed_.empty() && lit.cell == proposed_.back()) {
        AnswerPlan way = whole_way(*decision_, proposal_).without_end();
        if (!plays_untouched_card(way)) return way;
    }
    AnswerPlan path = added_;
    const AnswerPlan steps = choices_.path_to(lit).options;
    path.insert(path.end(), steps.begin(), steps.end());
    return path;
}

const AnswerPlan& BoardView::move_to(const LitCell& lit) const {
    const auto [known, is_new] = moves_.try_emplace(lit.cell);
    AnswerPlan& move = known->second;
    if (!is_new) return move;
    move = path_of(lit);
    if (!choices_.is_whole(lit) || !complete_) return move;
    const WholeWay way = whole_way(*decision_, complete_(move));
    if (plays_untouched_card(way.without_end())) return move;
    // Whoever comes beside a rival is asked there.
    const auto is_at_end = [&](const WayChance& chance) { return chance.answers >= move.size(); };
    const bool is_proposed = !proposed_.empty() && lit.cell == proposed_.back();
    // Nobody is made to roll who has only said where to.
    const bool is_rolled_for = way.is_whole() && way.end().kind != OptionKind::end_move &&
                               !is_safe(decision_->now, choices_.vehicle);
    if (is_rolled_for && !is_proposed) return move;
    if (is_proposed || std::ranges::none_of(way.chances, is_at_end)) move = way.answers;
    return move;
}

std::vector<AnswerPlan> BoardView::plans() const {
    std::vector<AnswerPlan> plans;
    if (!decision_ || is_moving_) return plans;
    for (const PlacedArrow& placed : arrows()) {
        for (TitledPlan& way : plans_to_weigh(*decision_, plan_of(placed.arrow.option)))
            plans.push_back(std::move(way.plan));
    }
    if (const LitCell* lit = choices_.lit_at(cell_under_pointer())) {
        for (TitledPlan& way : plans_to_weigh(*decision_, move_to(*lit)))
            plans.push_back(std::move(way.plan));
    }
    return plans;
}

std::vector<std::string> BoardView::odds_of(const AnswerPlan& plan) const {
    std::vector<std::string> sentences;
    if (!decision_ || forecasts_.revision != decision_->revision) return sentences;
    const Names names = names_of(seating_);
    for (const TitledPlan& way : plans_to_weigh(*decision_, plan)) {
        const Forecast* forecast = forecasts_.find(way.plan);
        if (forecast == nullptr || forecast->is_empty()) continue;
        const std::string odds = odds_sentence(forecast_words(*forecast, names));
        const std::string exact = forecast_exactness(*forecast);
        // None where all of it was always or never so.
        const std::string told = exact.empty() ? odds : words::say("{0} ({1})", {odds, exact});
        sentences.push_back(way.title.empty() ? words::say("{0}.", {told})
                                              : words::say("{0}: {1}.", {way.title, told}));
    }
    return sentences;
}

// What no tag may cover: vehicles_, which may be attacked, and the arrows themselves.
std::vector<stage::Rect> BoardView::to_be_seen() const {
    std::vector<stage::Rect> seen;
    const auto add = [&](Vec2 at, float radius) {
        seen.push_back({at.x - radius, at.y - radius, 2.0F * radius, 2.0F * radius});
    };
    const ui::Projection to = projection();
    for (const Vec2 other : others())
        add(other, vehicle_radius * to.zoom);
    if (choices_.vehicle < shown_count_)
        add(to(shown_[choices_.vehicle].at), vehicle_radius * to.zoom);
    for (const PlacedArrow& placed : arrows())
        add(placed.at, placed.radius);
    return seen;
}

void BoardView::draw_odds() const {
    if (!decision_ || forecasts_.revision != decision_->revision) return;
    const Names names = names_of(seating_);
    const ui::Projection to = projection();
    const float scale = frame_.scale();
    const float size = std::max(15.0F * scale, std::min(to.zoom * 0.62F, 20.0F * scale));
    const stage::TextLook text{stage::Face::label_bold, size, theme::ink};
    std::vector<stage::Rect> tags;
    std::vector<std::string> told;
    for (const PlacedArrow& placed : arrows()) {
        std::string words = mark_of(*decision_, forecasts_, plan_of(placed.arrow.option), names);
        if (words.empty()) continue;
        const Vec2 room = canvas_.measure(words, text) + Vec2{10.0F, 2.0F} * scale;
        // Outwards of the arrow.
        const Vec2 way{std::cos(placed.arrow.angle), std::sin(placed.arrow.angle)};
        const Vec2 centre =
            placed.at + way * (placed.radius * 1.3F) + Vec2{way.x * room.x, way.y * room.y} * 0.5F;
        tags.push_back({std::round(centre.x - room.x / 2.0F), std::round(centre.y - room.y / 2.0F),
                        std::round(room.x), std::round(room.y)});
        told.push_back(std::move(words));
    }
    ui::set_apart(tags, frame_.where(), 3.0F * scale, to_be_seen());
    for (std::size_t i = 0; i < tags.size(); ++i) {
        canvas_.fill_rounded_rect(stage::grown(tags[i], std::max(1.0F, scale)), 5.0F * scale,
                                  theme::ink);
        canvas_.fill_rounded_rect(tags[i], 4.0F * scale, theme::parchment);
        canvas_.text_centred(tags[i].centre(), told[i], text);
    }
}

// Cards that a click on the board costs: a jump on the way, or an attack.
void BoardView::add_prices(BoardHover& hover) const {
    if (!decision_) return;
    const auto add = [&](const std::vector<Option>& answers) {
        const CardPrice price = price_of(*decision_, answers);
        hover.prices.push_back(price_sentence(*decision_, price));
        for (ChoiceCard& card : cards_of(*decision_, price)) {
            const auto is_same = [&](const ChoiceCard& other) { return other.face == card.face; };
            if (std::ranges::none_of(hover.cards, is_same)) hover.cards.push_back(std::move(card));
        }
    };
    for (const Option& attack : hover.alternatives.as<Option>())
        add({attack});
    if (hover.alternatives.empty()) add(hover.answers.as<Option>());
}

}  // namespace frothy
