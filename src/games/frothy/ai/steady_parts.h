// The steady driver's answers, by what is asked. Each returns the index of an option.
#pragma once

#include <algorithm>
#include <array>

#include "games/frothy/ai/outlook.h"

namespace frothy {

int steady_speed(const Outlook& outlook, const Question& question);
int steady_pledge(const Outlook& outlook, const Question& question);
int steady_drive(const Outlook& outlook, const Question& question);
// How many spaces short an Emergency Stop is (FR-SPC-10).
int steady_stop(const Outlook& outlook, const Question& question);
int steady_jump_card(const Outlook& outlook, const Question& question);
int steady_sneak(const Outlook& outlook, const Question& question);
int steady_control_cards(const Outlook& outlook, const Question& question);
int steady_discard(const Outlook& outlook, const Question& question);
int steady_attack_cards(const Outlook& outlook, const Question& question);
// A special card after a Control roll, and the icon to cool (FR-SPC-04, 09, 14). Whoever is careful
// plays none where the same takes effect without it.
int steady_after_roll(const Outlook& outlook, const Question& question);
int steady_cool(const Outlook& outlook, const Question& question);
// Everything else that traits and special cards ask.
int steady_cards(const Outlook& outlook, const Question& question);

// What a Speed Check would be worth by the boxes it comes to, in points.
inline constexpr int most_boxes_weighed = 15;
struct SpeedOutlook {
    bool accelerates = false;
    std::array<int, most_boxes_weighed + 1> worth{};

    int of(int boxes) const {
        return worth[static_cast<std::size_t>(std::clamp(boxes, 0, most_boxes_weighed))];
    }
};
SpeedOutlook speed_outlook(const Outlook& outlook);

// The option of a kind, or -1.
inline int find_kind(const Question& question, OptionKind kind) {
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        if (question.options[i].kind == kind) return static_cast<int>(i);
    }
    return -1;
}

// A special card offered for its action, or -1.
inline int find_action(const Question& question) {
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Option& option = question.options[i];
        if (option.kind == OptionKind::special &&
            option.b == static_cast<std::uint8_t>(SpecialFace::action)) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

// A special card of this kind offered for its action, or one with this face offered as the plain
// card on it, or -1.
int find_action_of(const Outlook& outlook, const Question& question, Rule card);
int find_plain_special(const Outlook& outlook, const Question& question, CardFace face);

// The first of two kinds that is offered, or -1: a plain card before a dual one.
inline int find_either(const Question& question, OptionKind first, OptionKind second) {
    const int found = find_kind(question, first);
    return found >= 0 ? found : find_kind(question, second);
}

}  // namespace frothy
