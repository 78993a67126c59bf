// IDs of the rules ledger (docs/rules/frothy-ledger.md), as small values.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace frothy {

inline constexpr std::array<std::string_view, 29> rule_areas = {
    "GEN",  "SETUP", "LIC",  "RND", "DICE", "SPD", "CHG", "MOV",  "DRIFT", "TURN",
    "INIT", "WIPE",  "JUMP", "CLP", "CTRL", "ATK", "DMG", "COL",  "STA",   "CARD",
    "OPT",  "ALT",   "RACE", "VEH", "SPC",  "PDE", "TRT", "EDGE", "TIP"};

// A ledger ID such as FR-CTRL-08. Written as a string literal, which is checked when compiled.
class Rule {
public:
    constexpr Rule() = default;
    // Malformed literals do not compile.
    consteval Rule(const char* id) : code_(parse(id)) {  // NOLINT: implicit on purpose
        if (code_ == 0) throw "not a ledger ID";
    }

    // The ID a text names; none() if it names none.
    static constexpr Rule from_text(std::string_view id) {
        Rule rule;
        rule.code_ = parse(id);
        return rule;
    }
    static constexpr Rule none() { return {}; }

    constexpr bool is_none() const { return code_ == 0; }
    constexpr std::uint16_t code() const { return code_; }
    constexpr std::string_view area() const {
        return is_none() ? std::string_view{}
                         : rule_areas[static_cast<std::size_t>(code_ >> 8) - 1];
    }
    constexpr int number() const { return code_ & 0xFF; }

    // "FR-CTRL-08"; empty for none.
    std::string text() const {
        if (is_none()) return {};
        const std::string digits = std::to_string(number());
        return "FR-" + std::string(area()) + (digits.size() < 2 ? "-0" : "-") + digits;
    }

    friend constexpr bool operator==(Rule, Rule) = default;
    friend constexpr auto operator<=>(Rule, Rule) = default;

private:
    static constexpr std::uint16_t parse(std::string_view id) {
        if (!id.starts_with("FR-")) return 0;
        id.remove_prefix(3);
        const std::size_t dash = id.find('-');
        if (dash == std::string_view::npos || id.size() != dash + 3) return 0;
        const char tens = id[dash + 1];
        const char ones = id[dash + 2];
        if (tens < '0' || tens > '9' || ones < '0' || ones > '9') return 0;
        const std::string_view area = id.substr(0, dash);
        std::size_t index = 0;
        while (index < rule_areas.size() && rule_areas[index] != area)
            ++index;
        if (index == rule_areas.size()) return 0;
        const int number = (tens - '0') * 10 + (ones - '0');
        return static_cast<std::uint16_t>(((index + 1) << 8) | static_cast<std::size_t>(number));
    }

    std::uint16_t code_ = 0;
};

}  // namespace frothy
