#include "frothy/view/core/prompt/whole_way.h"

#include <algorithm>

#include "frothy/rules.h"
#include "hexgrid/facing.h"
#include "kernel/imagine.h"

namespace frothy::prompting {

namespace {

// A chance that is gone once the move has gone on.
bool is_chance(OptionKind kind) {
    return kind == OptionKind::attack_personal || kind == OptionKind::attack_vehicle ||
           kind == OptionKind::jump;
}

// Answers along the plan, and keeps the way up to the last question at which all was well.
class WayTable final : public Table {
public:
    WayTable(const Decision& decision, const AnswerPlan& plan) : decision_(decision), plan_(plan) {}
    const WholeWay& way() const { return reached_; }

protected:
    int answer(const Question& question) override {
        const bool is_own = question.player == decision_.player && question.ask == Ask::drive;
        if (!is_on_ || !is_own) return stop();
        reach();
        const auto is_new = [this](const Option& option) {
            return is_chance(option.kind) &&
                   std::ranges::find(decision_.options, option) == decision_.options.end();
        };
        if (given_ >= plan_.size() || std::ranges::any_of(question.options, is_new)) return stop();
        const Option next = plan_[given_];
        const auto found = std::ranges::find(question.options, next);
        if (next.kind != OptionKind::step || found == question.options.end()) return stop();
        ++given_;
        return static_cast<int>(found - question.options.begin());
    }
    void cast(const Roll& roll, kernel::Faces& faces) override {
        is_on_ = false;
        faces.resize(roll.count);
        for (std::size_t i = 0; i < faces.size(); ++i)
            faces[i] = 0;
    }
    void announce(const Event& event) override {
        if (!is_on_) return;
        const bool is_own = event.who == decision_.player;
        if (is_own && event.kind == EventKind::stepped) {
            seen_.cells.push_back(event.to);
            if (static_cast<StepKind>(event.b) != StepKind::drift) return;
            const hexgrid::Facing facing = decision_.now[decision_.player].facing;
            const bool is_right = hexgrid::Facing(2 * event.a - facing.number()).number() < 6;
            (is_right ? seen_.drifts_right : seen_.drifts_left) = true;
        } else if (is_own && event.kind == EventKind::finished) {
            reach();
            is_on_ = false;
        } else if (!is_own || event.kind != EventKind::line_crossed) {
            is_on_ = false;
        }
    }

private:
    int stop() {
        is_on_ = false;
        return 0;
    }
    void reach() {
        reached_ = seen_;
        reached_.answers.assign(plan_.begin(), plan_.begin() + static_cast<std::ptrdiff_t>(given_));
    }

    const Decision& decision_;
    const AnswerPlan& plan_;
    WholeWay seen_;
    WholeWay reached_;
    std::size_t given_ = 1;
    bool is_on_ = true;
};

}  // namespace

WholeWay whole_way(const Decision& decision, const AnswerPlan& plan) {
    if (decision.ask != Ask::drive || plan.empty() || plan.front().kind != OptionKind::step)
        return {};
    if (std::ranges::find(decision.options, plan.front()) == decision.options.end()) return {};
    WayTable onwards(decision, plan);
    kernel::ImaginingTable<Frothy> table(decision, plan.front(), decision.player, onwards);
    Race race = decision.boundary;
    Frothy::step(race, table);
    return onwards.way();
}

}  // namespace frothy::prompting
