#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <vector>

#include "games/frothy/data/notation/notation.h"

using namespace frothy;

namespace {

const std::vector<std::string> vehicles = {"red", "black", "old gold"};

template <class E, class Parse>
void check_names(int count, Parse parse) {
    std::set<std::string_view> seen;
    for (int i = 0; i < count; ++i) {
        const auto name = name_of(static_cast<E>(i));
        CHECK_FALSE(name.empty());
        CHECK(name.find('_') == std::string_view::npos);
        CHECK(seen.insert(name).second);
        CHECK(parse(name) == static_cast<E>(i));
    }
    CHECK(name_of(static_cast<E>(count)).empty());
    CHECK_FALSE(parse("nonsense").has_value());
    CHECK_FALSE(parse("").has_value());
}

// Reads a name back as a word of a list is read.
template <class E>
auto among(int count) {
    return [count](std::string_view text) -> std::optional<E> {
        for (int i = 0; i < count; ++i) {
            if (name_of(static_cast<E>(i)) == text) return static_cast<E>(i);
        }
        return std::nullopt;
    };
}

template <class E>
void check_all(int count) {
    check_names<E>(count, among<E>(count));
}

// Every option there is, with the values its fields may have.
std::vector<Option> all_options() {
    std::vector<Option> options;
    for (int kind = 0; kind < option_kind_count; ++kind) {
        const auto k = static_cast<OptionKind>(kind);
        const auto add = [&](int a, int b) {
            options.push_back({k, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)});
        };
        int last_a = 0;
        int last_b = 0;
        if (k == OptionKind::special) last_a = 11, last_b = 1;
        if (k == OptionKind::discard) last_a = icon_count - 1;
        if (k == OptionKind::step) last_a = 5, last_b = 1;
        if (k == OptionKind::attack_personal || k == OptionKind::attack_vehicle) last_a = 5;
        if (k == OptionKind::face) last_a = 11;
        if (k == OptionKind::lose) last_a = 2, last_b = 2;
        if (k == OptionKind::lose_special) last_a = 11, last_b = 2;
        if (k == OptionKind::jump) {
            for (int direction = 0; direction < hexgrid::direction_count; ++direction) {
                add(direction, 1);
                add(direction, 2);
            }
            continue;
        }
        if (k == OptionKind::keep) {
            for (int low = 0; low <= max_die_value; ++low) {
                for (int high = low; high <= max_die_value; ++high)
                    add(low, high);
            }
            continue;
        }
        for (int a = 0; a <= last_a; ++a) {
            for (int b = 0; b <= last_b; ++b)
                add(a, b);
        }
    }
    return options;
}

}  // namespace

TEST_CASE("Every enumerator has one spelling that reads back", "[notation]") {
    check_names<Ask>(ask_count, value_named<Ask>);
    check_names<Why>(why_count, value_named<Why>);
    check_names<Icon>(icon_count, value_named<Icon>);
    check_names<CardType>(card_type_count, value_named<CardType>);
    check_names<Pile>(pile_count, value_named<Pile>);
    check_all<ControlCause>(control_cause_count);
    check_all<Moment>(static_cast<int>(Moment::line_up) + 1);
    check_all<VehicleStatus>(static_cast<int>(VehicleStatus::gone) + 1);
    check_names<hexgrid::Direction>(hexgrid::direction_count, value_named<hexgrid::Direction>);
    CHECK(name_of(StaminaEffectKind::damage_dice) == "damage dice");
    CHECK(name_of(EndReason::stalled) == "stalled");
    CHECK(name_of(EndReason::hounds_out) == "hounds out");
    check_names<RaceType>(race_type_count, value_named<RaceType>);
}

TEST_CASE("Spellings are stable", "[notation]") {
    CHECK(name_of(Ask::speed_cards) == "speed cards");
    CHECK(name_of(Icon::left_spin) == "left spin");
    CHECK(name_of(CollisionKind::rear_end) == "rear end");
    CHECK(name_of(Moment::start_of_round) == "start of round");
    CHECK(name_of(hexgrid::Direction::south_west) == "SW");
}

TEST_CASE("Every option is a text that reads back", "[notation]") {
    std::set<std::string> seen;
    for (const Option option : all_options()) {
        const std::string text = text_of(option, vehicles);
        INFO(text);
        CHECK(seen.insert(text).second);
        CHECK(option_named(text, vehicles) == option);
        const std::string numbered = text_of(option, {});
        CHECK(option_named(numbered, {}) == option);
    }
}

TEST_CASE("Options read as the notation says", "[notation]") {
    const auto text = [](OptionKind kind, int a = 0, int b = 0) {
        return text_of({kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)},
                       vehicles);
    };
    CHECK(text(OptionKind::special, 0, 1) == "special 0");
    CHECK(text(OptionKind::special, 0, 0) == "special 0 plain");
    CHECK(text(OptionKind::keep, 0, 3) == "keep 0 3");
    CHECK(text(OptionKind::step, 0, 0) == "step E");
    CHECK(text(OptionKind::step, 5, 1) == "drift NE");
    CHECK(text(OptionKind::jump, 0, 1) == "jump E");
    CHECK(text(OptionKind::jump, 5, 2) == "jump NE over 2");
    CHECK(text(OptionKind::attack_vehicle, 2) == "attack vehicle old gold");
    CHECK(text(OptionKind::attack_personal, 4) == "attack personal 4");
    CHECK(text(OptionKind::lose, 0, 0) == "lose whip from hand");
    CHECK(text(OptionKind::lose_special, 0, 1) == "lose special 0 from spent");
    CHECK(option_named("keep 3 0", vehicles) == Option{OptionKind::keep, 0, 3});
    CHECK(option_named("attack vehicle 2", vehicles) == Option{OptionKind::attack_vehicle, 2, 0});
}

TEST_CASE("Other texts are no options", "[notation]") {
    for (const char* text : {"",
                             " ",
                             "Done",
                             "done ",
                             "special",
                             "special 99",
                             "special -1",
                             "keep 0 4",
                             "keep 0 1 2",
                             "keep 0  1",
                             "discard",
                             "discard die",
                             "step",
                             "step N",
                             "drift e",
                             "jump E over 3",
                             "turn",
                             "attack red",
                             "attack vehicle",
                             "attack vehicle nobody",
                             "attack personal 6",
                             "face 12",
                             "face x",
                             "face 0000000000000000004",
                             "lose whip",
                             "lose whip from sleeve",
                             "lose special from hand"}) {
        INFO(text);
        CHECK_FALSE(option_named(text, vehicles).has_value());
    }
}

TEST_CASE("The register holds every option of the house rules", "[notation][houserules]") {
    const auto keys = house_rule_keys();
    CHECK(keys.size() == 50);
    std::set<std::string_view> seen;
    for (const HouseRuleKey& key : keys) {
        INFO(key.key);
        CHECK(seen.insert(key.key).second);
        CHECK_FALSE(Rule::from_text(key.rule).is_none());
        HouseRules rules;
        const bool is_number = key.values.empty();
        if (!is_number) CHECK(key.get(rules) == 0);  // the default comes first
        const int least = is_number ? key.least : 0;
        const int most = is_number ? key.most : static_cast<int>(key.values.size()) - 1;
        CHECK(most > least);
        for (int value = least; value <= most; ++value) {
            key.set(rules, value);
            CHECK(key.get(rules) == value);
            for (const HouseRuleKey& other : keys) {
                if (other.key == key.key) continue;
                CHECK(other.get(rules) == other.get(HouseRules{}));
            }
        }
    }
}
