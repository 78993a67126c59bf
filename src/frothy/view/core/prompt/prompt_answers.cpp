// Which answers the rules will ask for.
#include <algorithm>

#include "frothy/rules.h"
#include "frothy/traits.h"
#include "frothy/view/core/prompt/prompt_support.h"

namespace frothy::prompting {

namespace {

constexpr std::size_t place_of(OptionKind kind) {
    std::size_t place = 0;
    while (place < card_order.size() && card_order[place] != kind)
        ++place;
    return place;
}

constexpr CardType type_of(std::size_t place) {
    constexpr std::array<CardType, card_order.size()> types = {CardType::whip,  CardType::reins,
                                                               CardType::dual,  CardType::dual,
                                                               CardType::reins, CardType::whip};
    return types[place];
}

using Hand = std::array<int, card_type_count>;

// A card that can be played in two ways is held once.
int& held(Hand& hand, std::size_t place) { return hand[static_cast<std::size_t>(type_of(place))]; }

Hand hand_of(const Decision& decision) {
    const Cards& cards = decision.now[decision.player].cards;
    Hand hand{};
    for (std::size_t type = 0; type < hand.size(); ++type) {
        hand[type] = cards.count(Pile::hand, static_cast<CardType>(type));
    }
    const CardPlays committed = committed_in_secret(decision);
    for (std::size_t place = 0; place < committed.plain.size(); ++place)
        held(hand, place) -= committed.plain[place];
    return hand;
}

bool is_action(Option special) {
    return special.b == static_cast<std::uint8_t>(SpecialFace::action);
}

Rule rule_of(const Decision& decision, Option special) {
    const SpecialCard* card = special_at(decision, special.a);
    return card == nullptr ? Rule::none() : card->rule;
}

// Lash closes Whoah!, and the reverse (FR-SPC-03, FR-SPC-08).
bool closes(const Decision& decision, Option played, Option other) {
    if (decision.ask != Ask::speed_cards || !is_action(played) || !is_action(other)) return false;
    return rule_of(decision, played) != rule_of(decision, other);
}

// Special cards that can be played in the commitment under way, in the order of the rules.
std::vector<Option> specials_to_play(const Decision& decision) {
    std::vector<Option> specials;
    const std::uint16_t hand =
        decision.now[decision.player].cards.special[static_cast<std::size_t>(Pile::hand)];
    for (std::uint8_t place = 0; hand >> place != 0; ++place) {
        if (((hand >> place) & 1) == 0) continue;
        for (const SpecialFace face :
             {SpecialFace::action, SpecialFace::plain, SpecialFace::other}) {
            const Option option{OptionKind::special, place, static_cast<std::uint8_t>(face)};
            if (may_play(decision, option)) specials.push_back(option);
        }
    }
    return specials;
}

// Follows the rules through a commitment: which answers they would ask for.
class Commitment {
public:
    explicit Commitment(const Decision& decision)
        : decision_(decision),
          hand_(hand_of(decision)),
          specials_(specials_to_play(decision)),
          committed_(committed_so_far(decision)),
          least_(offers(decision, OptionKind::done) ? 0 : committed_ + 1) {}

    std::vector<Option> answers(const CardPlays& plays) {
        for (std::size_t place = 0; place < plays.plain.size(); ++place) {
            for (int i = 0; i < plays.plain[place]; ++i) {
                put({card_order[place], 0, 0});
                --held(hand_, place);
                ++committed_;
                first_ = place;
            }
        }
        std::vector<Option> specials = plays.special;
        std::ranges::stable_sort(specials, {}, [this](Option one) { return order_of(one); });
        for (const Option& special : specials) {
            put(special);
            if (is_a_card(special)) ++committed_;
            first_ = order_of(special) + 1U;
            played_.push_back(special);
        }
        put({OptionKind::done, 0, 0});
        return answers_;
    }

private:
    bool is_a_card(Option special) const {
        const SpecialCard* card = special_at(decision_, special.a);
        return card != nullptr && card->face != CardFace::none;
    }

    // The rules' order: what is no card (FR-VEH-19) comes after all that are.
    std::size_t order_of(Option special) const {
        constexpr std::size_t max_places = 16;
        return card_order.size() + special.a + (is_a_card(special) ? 0U : max_places);
    }

    void put(Option option) {
        if (options_now() > 1) answers_.push_back(option);
    }

    int options_now() {
        int count = committed_ >= least_ ? 1 : 0;
        for (std::size_t place = first_; place < card_order.size(); ++place) {
            if (offers(decision_, card_order[place]) && held(hand_, place) > 0) ++count;
        }
        for (const Option& special : specials_) {
            if (order_of(special) < first_) continue;
            if (!is_a_card(special) && committed_ < least_) continue;
            const bool closed = std::ranges::any_of(
                played_, [&](Option played) { return closes(decision_, played, special); });
            if (!closed) ++count;
        }
        return count;
    }

    const Decision& decision_;
    Hand hand_;
    std::vector<Option> specials_;
    std::vector<Option> played_;
    std::vector<Option> answers_;
    int committed_;
    int least_;
    std::size_t first_ = 0;
};

// Commits the given cards, declares a direction and stops nowhere.
class SpeedProbe final : public SilentTable {
public:
    SpeedProbe(const CardPlays& plays, OptionKind direction) : direction_(direction) {
        for (std::size_t place = 0; place < plays.plain.size(); ++place) {
            for (int i = 0; i < plays.plain[place]; ++i)
                cards_.push_back({card_order[place], 0, 0});
        }
        cards_.insert(cards_.end(), plays.special.begin(), plays.special.end());
        ahead_.rolls = false;
        want_forced(true);
    }
    const SpeedAhead& ahead() const { return ahead_; }

protected:
    int answer(const Question& question) override {
        note(question);
        if (question.ask == Ask::adjust) ahead_.keeps_one = true;
        Option wanted{OptionKind::done, 0, 0};
        if (question.ask == Ask::speed_direction) wanted.kind = direction_;
        if (question.ask == Ask::speed_cards && next_ < cards_.size()) wanted = cards_[next_++];
        const auto found = std::ranges::find(question.options, wanted);
        return found == question.options.end() ? 0
                                               : static_cast<int>(found - question.options.begin());
    }
    // One direction alone, or both dice the lowest: nothing is left to choose.
    void forced(const Question& question) override { note(question); }
    // Every value is rolled, so that a limit shows.
    void cast(const Roll& roll, kernel::Faces& faces) override {
        constexpr std::array icons = {Icon::slide, Icon::left_spin, Icon::damage, Icon::slow};
        faces.resize(roll.count);
        if (roll.why == Why::speed_check) {
            ahead_.rolls = true;
            ahead_.keeps_one = ahead_.keeps_one || roll.about.rule == "FR-ALT-01";
        }
        for (std::size_t i = 0; i < faces.size(); ++i) {
            faces[i] = static_cast<std::uint8_t>(icons[i % icons.size()]);
        }
    }

private:
    void note(const Question& question) {
        const Rule refused_by =
            question.refused.empty() ? Rule::none() : question.refused.front().rule;
        if (question.ask == Ask::keep_dice) ahead_.keep_limit = refused_by;
        if (question.ask != Ask::speed_direction) return;
        const auto offers = [&](OptionKind kind) {
            return std::ranges::find(question.options, kind, &Option::kind) !=
                   question.options.end();
        };
        ahead_.may_accelerate = offers(OptionKind::accelerate);
        ahead_.may_decelerate = offers(OptionKind::decelerate);
        ahead_.forbids = refused_by;
    }

    std::vector<Option> cards_;
    std::size_t next_ = 0;
    OptionKind direction_;
    SpeedAhead ahead_;
};

}  // namespace

bool is_card(OptionKind kind) {
    return kind == OptionKind::special || place_of(kind) < card_order.size();
}

bool CardPlays::are_reins() const {
    const auto count = [this](OptionKind play) { return plain[place_of(play)]; };
    return special.empty() && count(OptionKind::whip) == 0 &&
           count(OptionKind::dual_as_whip) == 0 && count(OptionKind::reins_as_whip) == 0 &&
           !empty();
}

bool CardPlays::empty() const {
    return special.empty() && std::ranges::all_of(plain, [](int count) { return count == 0; });
}

const SpecialCard* special_at(const Decision& decision, std::uint8_t place) {
    const auto& specials = decision.now.licence(decision.player).specials;
    return place < specials.size() ? &specials[place] : nullptr;
}

int dice_of(const Decision& decision, const CardPlays& plays) {
    int dice = 0;
    for (const int count : plays.plain)
        dice += count;
    for (const Option& special : plays.special) {
        const SpecialCard* card = special_at(decision, special.a);
        dice += card != nullptr && card->face != CardFace::none ? 1 : 0;
    }
    return dice;
}

int extra_control_dice(const Decision& decision, const CardPlays& plays) {
    int dice = 0;
    for (const Option& special : plays.special) {
        const SpecialCard* card = special_at(decision, special.a);
        if (card == nullptr || !is_action(special) || card->rule != special::control) continue;
        dice += card->n.value_or(std::int8_t{0});
    }
    return dice;
}

bool may_play(const Decision& decision, Option special) {
    if (offers(decision, special)) return true;
    // An attacker's trait of limited use comes beside at least one card.
    const SpecialCard* card = special_at(decision, special.a);
    if (decision.ask != Ask::attack_cards || offers(decision, OptionKind::done) ||
        card == nullptr || card->face != CardFace::none || !is_action(special)) {
        return false;
    }
    return card->rule == (decision.about.amount == 0 ? special::berserker : special::kamikaze);
}

bool offers(const Decision& decision, Option option) {
    return std::ranges::find(decision.options, option) != decision.options.end();
}

bool offers(const Decision& decision, OptionKind kind) {
    return std::ranges::any_of(decision.options,
                               [kind](const Option& option) { return option.kind == kind; });
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
    CardPlays plays;
    if (decision.secrecy == kernel::Secrecy::open) return plays;
    int missing = decision.about.extra;
    for (std::size_t i = decision.entries.size(); i-- > 0;) {
        const auto& entry = decision.entries[i];
        if (entry.kind != kernel::EntryKind::choice || entry.player != decision.player ||
            entry.ask != decision.ask || !is_card(entry.option.kind)) {
            break;
        }
        if (entry.option.kind == OptionKind::special) {
            plays.special.insert(plays.special.begin(), entry.option);
            const SpecialCard* card = special_at(decision, entry.option.a);
            if (card != nullptr && card->face == CardFace::none) continue;
        } else {
            if (missing == 0) break;
            ++plays.plain[place_of(entry.option.kind)];
        }
        --missing;
    }
    if (missing <= 0) return plays;
    // The rest had no alternative and left no entry: an attacker's first card of the only kind.
    const Cards& cards = decision.now[decision.player].cards;
    const bool personal = decision.about.amount == 0;
    const CardType plain = personal ? CardType::whip : CardType::reins;
    const bool has_plain = cards.count(Pile::hand, plain) > 0;
    const std::size_t forced = has_plain ? (personal ? 0U : 1U) : (personal ? 2U : 3U);
    plays.plain[forced] += missing;
    return plays;
}

std::vector<Option> answers_for_cards(const Decision& decision, const CardPlays& plays) {
    return Commitment(decision).answers(plays);
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

SpeedAhead speed_ahead(const Decision& decision, const CardPlays& plays, OptionKind direction) {
    if (decision.about.extra != 0) return {};
    Race race = decision.now;
    SpeedProbe probe(plays, direction);
    make_speed_check(race, probe, subject_of(decision));
    return probe.ahead();
}

}  // namespace frothy::prompting
