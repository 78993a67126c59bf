// Which answers the rules will ask for.
#include <algorithm>

#include "frothy/rules.h"
#include "frothy/view/core/prompt_support.h"

namespace frothy::prompting {

namespace {

constexpr std::size_t place_of(OptionKind kind) {
    std::size_t place = 0;
    while (place < card_order.size() && card_order[place] != kind)
        ++place;
    return place;
}

// A dual card can be played either way, so both ways draw on one number.
int& held(std::array<int, card_type_count>& hand, std::size_t place) {
    return hand[std::min<std::size_t>(place, 2)];
}

std::array<int, card_type_count> hand_of(const Decision& decision) {
    const Cards& cards = decision.now[decision.player].cards;
    std::array<int, card_type_count> hand{};
    for (std::size_t type = 0; type < hand.size(); ++type) {
        hand[type] = cards.count(Pile::hand, static_cast<CardType>(type));
    }
    const CardPlays committed = committed_in_secret(decision);
    for (std::size_t place = 0; place < committed.size(); ++place)
        held(hand, place) -= committed[place];
    return hand;
}

// Commits the given cards and stops at the dice that may be kept.
class KeepProbe final : public SilentTable {
public:
    KeepProbe(const CardPlays& plays, OptionKind direction)
        : plays_(plays), direction_(direction) {}
    Rule limit() const { return limit_; }

protected:
    int answer(const Question& question) override {
        if (question.ask == Ask::keep_dice) {
            if (!question.refused.empty()) limit_ = question.refused.front().rule;
            return 0;
        }
        OptionKind wanted = question.ask == Ask::speed_cards ? OptionKind::done : direction_;
        for (std::size_t place = 0; question.ask == Ask::speed_cards && place < plays_.size();
             ++place) {
            if (plays_[place] == 0) continue;
            --plays_[place];
            wanted = card_order[place];
            break;
        }
        for (std::size_t i = 0; i < question.options.size(); ++i) {
            if (question.options[i].kind == wanted) return static_cast<int>(i);
        }
        return 0;
    }
    // Every value is rolled, so that a limit shows.
    void cast(const Roll& roll, kernel::Faces& faces) override {
        constexpr std::array icons = {Icon::slide, Icon::left_spin, Icon::damage, Icon::slow};
        faces.resize(roll.count);
        for (std::size_t i = 0; i < faces.size(); ++i) {
            faces[i] = static_cast<std::uint8_t>(icons[i % icons.size()]);
        }
    }

private:
    CardPlays plays_;
    OptionKind direction_;
    Rule limit_;
};

}  // namespace

bool is_card(OptionKind kind) { return place_of(kind) < card_order.size(); }

bool offers(const Decision& decision, Option option) {
    return std::ranges::find(decision.options, option) != decision.options.end();
}

bool offers(const Decision& decision, OptionKind kind) {
    return std::ranges::any_of(decision.options,
                               [kind](const Option& option) { return option.kind == kind; });
}

const Refusal* find_refusal(const Decision& decision, OptionKind kind) {
    for (const Refusal& refusal : decision.refused) {
        if (refusal.option.kind == kind) return &refusal;
    }
    return nullptr;
}

VehicleId subject_of(const Decision& decision) {
    return decision.about.vehicle == no_vehicle ? decision.player : decision.about.vehicle;
}

int committed_so_far(const Decision& decision) {
    if (decision.ask != Ask::control_cards) return decision.about.extra;
    int cards = 0;
    for (std::size_t i = decision.entries.size(); i-- > 0;) {
        const auto& entry = decision.entries[i];
        if (entry.kind != kernel::EntryKind::choice || entry.player != decision.player ||
            entry.ask != decision.ask || !is_card(entry.option.kind)) {
            break;
        }
        ++cards;
    }
    return cards;
}

CardPlays committed_in_secret(const Decision& decision) {
    CardPlays plays{};
    if (decision.secrecy == kernel::Secrecy::open) return plays;
    int missing = decision.about.extra;
    for (std::size_t i = decision.entries.size(); i-- > 0 && missing > 0;) {
        const auto& entry = decision.entries[i];
        if (entry.kind != kernel::EntryKind::choice || entry.player != decision.player ||
            entry.ask != decision.ask || !is_card(entry.option.kind)) {
            break;
        }
        ++plays[place_of(entry.option.kind)];
        --missing;
    }
    if (missing <= 0) return plays;
    // The rest had no alternative and left no entry: an attacker's first card of the only kind.
    const Cards& cards = decision.now[decision.player].cards;
    const bool personal = decision.about.amount == 0;
    const CardType plain = personal ? CardType::whip : CardType::reins;
    const bool has_plain = cards.count(Pile::hand, plain) > 0;
    const std::size_t forced = has_plain ? (personal ? 0U : 1U) : (personal ? 2U : 3U);
    plays[forced] += missing;
    return plays;
}

std::vector<Option> answers_for_cards(const Decision& decision, const CardPlays& plays) {
    std::vector<Option> answers;
    auto hand = hand_of(decision);
    std::array<bool, 4> allowed{};
    for (std::size_t place = 0; place < allowed.size(); ++place)
        allowed[place] = offers(decision, card_order[place]);
    int committed = committed_so_far(decision);
    const int least = offers(decision, OptionKind::done) ? 0 : committed + 1;
    std::size_t first = 0;
    const auto options_now = [&] {
        int count = committed >= least ? 1 : 0;
        for (std::size_t place = first; place < allowed.size(); ++place) {
            if (allowed[place] && held(hand, place) > 0) ++count;
        }
        return count;
    };
    for (std::size_t place = 0; place < plays.size(); ++place) {
        for (int i = 0; i < plays[place]; ++i) {
            if (options_now() > 1) answers.push_back({card_order[place], 0, 0});
            --held(hand, place);
            ++committed;
            first = place;
        }
    }
    if (options_now() > 1) answers.push_back({OptionKind::done, 0, 0});
    return answers;
}

std::vector<Option> answers_for_discards(const Decision& decision,
                                         const std::vector<std::uint8_t>& icons) {
    std::vector<Option> answers;
    IconTally left = tally_icons(decision.dice);
    std::size_t first = 0;
    for (const Option& option : decision.options) {
        if (option.kind != OptionKind::discard) continue;
        first = option.a;
        break;
    }
    const auto can_go_on = [&] {
        return std::any_of(left.begin() + static_cast<std::ptrdiff_t>(first), left.end(),
                           [](int count) { return count > 0; });
    };
    int discards = decision.about.amount;
    for (const std::uint8_t icon : icons) {
        answers.push_back({OptionKind::discard, icon, 0});
        --left[icon];
        --discards;
        first = icon;
    }
    if (discards > 0 && can_go_on()) answers.push_back({OptionKind::done, 0, 0});
    return answers;
}

Rule keep_limit_ahead(const Decision& decision, const CardPlays& plays, OptionKind direction) {
    if (decision.about.extra != 0) return Rule::none();
    Race race = decision.now;
    KeepProbe probe(plays, direction);
    make_speed_check(race, probe, subject_of(decision));
    return probe.limit();
}

bool is_accelerating(const Decision& decision) {
    for (std::size_t i = decision.entries.size(); i-- > 0;) {
        const auto& entry = decision.entries[i];
        if (entry.kind == kernel::EntryKind::choice && entry.player == decision.player &&
            entry.ask == Ask::speed_direction) {
            return entry.option.kind == OptionKind::accelerate;
        }
    }
    return false;  // without a card there was no choice (FR-SPD-04)
}

}  // namespace frothy::prompting
