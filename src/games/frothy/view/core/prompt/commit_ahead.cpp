#include "games/frothy/view/core/prompt/commit_ahead.h"

#include <algorithm>
#include <optional>

#include "games/frothy/view/core/prompt/prompt_support.h"
#include "kernel/sheet.h"

namespace frothy {

namespace {

using kernel::AnswerOrder;

// What a # that is rolled first is supposed to show (FR-DICE-06).
enum class Numbers : std::uint8_t { lowest, highest };

bool is_commitment(Ask ask) {
    return ask == Ask::speed_cards || ask == Ask::speed_direction || ask == Ask::control_cards ||
           ask == Ask::attack_cards;
}

Why why_of(Ask ask) {
    switch (ask) {
    case Ask::control_cards: return Why::control;
    case Ask::attack_cards: return Why::attack;
    default: return Why::speed_check;
    }
}

Icon icon_worth(int value, DiceFaces faces) {
    for (const Icon icon : all_icons)
        if (value_of(icon, faces) == value) return icon;
    return Icon::slide;
}

// Goes on through what others do to the dice of one's own commitment and what is asked of them:
// others play nothing, and nothing more is done than must be.
class RollWatch {
public:
    RollWatch(const Decision& decision, Numbers numbers)
        : player_(decision.player),
          vehicle_(subject_of(decision)),
          why_(why_of(decision.ask)),
          number_(icon_worth(numbers == Numbers::lowest ? 0 : max_die_value,
                             decision.now.rules().dice_faces)) {}

    int dice() const { return dice_; }
    bool has_rolled() const { return dice_ > 0; }
    Rule rolled_by() const { return rolled_by_; }

    std::optional<int> answer(const Question& question) const {
        const bool is_own = question.player == player_;
        const bool is_sought = question.ask == Ask::keep_dice || question.ask == Ask::discard_die ||
                               question.ask == Ask::move_boxes;
        if (is_own && (is_commitment(question.ask) || is_sought)) return std::nullopt;
        return least_answer(question);
    }

    // Dice show every value, so that a limit on those kept shows; those of a Control roll no pair.
    bool cast(const Roll& roll, kernel::Faces& faces) {
        constexpr std::array values = {Icon::slide, Icon::left_spin, Icon::damage, Icon::slow};
        const bool is_it = roll.why == why_ && roll.about.vehicle == vehicle_;
        if (has_rolled() && roll.why != Why::number) return false;
        faces.resize(roll.count);
        for (std::size_t i = 0; i < faces.size(); ++i) {
            const Icon icon = roll.why == Why::number             ? number_
                              : is_it && why_ == Why::speed_check ? values[i % values.size()]
                                                                  : Icon::slide;
            faces[i] = static_cast<std::uint8_t>(icon);
        }
        if (is_it) {
            dice_ = roll.count;
            rolled_by_ = roll.about.rule;
        }
        return !is_it || why_ != Why::attack;
    }

private:
    kernel::PlayerId player_;
    VehicleId vehicle_;
    Why why_;
    Icon number_;
    int dice_ = 0;
    Rule rolled_by_;
};

// The commitment with these answers, run to what comes of its dice.
struct Run {
    Run(const Decision& decision, const std::vector<Option>& sheet, Numbers numbers)
        : watch(decision, numbers),
          consequence(kernel::consequence_of(decision, sheet, AnswerOrder::offered, watch)) {}

    // The sought question, asked or with a single answer.
    const kernel::FrozenQuestion<Frothy>* question(Ask ask) const {
        if (consequence.asked && consequence.asked->ask == ask) return &*consequence.asked;
        const auto found =
            std::ranges::find(consequence.forced, ask, &kernel::FrozenQuestion<Frothy>::ask);
        return found == consequence.forced.end() ? nullptr : &*found;
    }

    RollWatch watch;
    kernel::Consequence<Frothy> consequence;
};

bool is_card_left(const std::vector<Option>& left) {
    return std::ranges::any_of(left, [](Option option) { return is_card(option.kind); });
}

DiceCount dice_of(const Decision& decision, const std::vector<Option>& sheet, const Run& run) {
    const Run highest(decision, sheet, Numbers::highest);
    return {run.watch.dice(), highest.watch.dice()};
}

}  // namespace

std::string dice_count_text(DiceCount dice) {
    if (dice.least == dice.most)
        return say(by_count(dice.most, "{0} die", "{0} dice"), {dice.most});
    return say("{0} to {1} dice", {dice.least, dice.most});
}

CommitAhead commit_ahead(const Decision& decision, AnswerPlan sheet) {
    sheet.push_back({OptionKind::done});
    const Run run(decision, sheet, Numbers::lowest);
    CommitAhead ahead;
    ahead.answers = run.consequence.taken;
    ahead.is_all = !is_card_left(run.consequence.left);
    ahead.ends = !run.consequence.asked || run.consequence.asked->player != decision.player ||
                 run.consequence.asked->ask != decision.ask;
    if (decision.ask == Ask::speed_cards) return ahead;
    ahead.dice = dice_of(decision, sheet, run);
    if (const auto* discards = run.question(Ask::discard_die))
        ahead.discards = discards->about.number;
    return ahead;
}

SpeedAhead speed_ahead(const Decision& decision, AnswerPlan sheet, OptionKind direction) {
    sheet.insert(sheet.end(), {{OptionKind::done}, {direction}});
    const Run run(decision, sheet, Numbers::lowest);
    SpeedAhead ahead;
    const auto* directions = run.question(Ask::speed_direction);
    const auto is_it = [&](Option option) { return option.kind == direction; };
    ahead.is_allowed = std::ranges::any_of(run.consequence.taken, is_it) ||
                       (directions != nullptr && std::ranges::any_of(directions->options, is_it));
    if (!ahead.is_allowed) {
        if (directions == nullptr) return ahead;
        const auto refused = std::ranges::find_if(
            directions->refused, [&](const Refusal& refusal) { return is_it(refusal.option); });
        if (refused != directions->refused.end()) ahead.forbidden_by = refused->rule;
        return ahead;
    }
    ahead.answers = run.consequence.taken;
    ahead.dice = dice_of(decision, sheet, run);
    ahead.keeps_one = run.watch.rolled_by() == "FR-ALT-01";
    const auto* keep = run.question(Ask::keep_dice);
    if (keep != nullptr && !keep->refused.empty()) ahead.keep_limit = keep->refused.front().rule;
    return ahead;
}

}  // namespace frothy
