// IDs of a game's rules ledger, as small values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace kernel {

// An ID such as FR-CTRL-08 or GP-X79. Written as a string literal, which is checked when compiled.
//
// Ledger: what its IDs look like. `prefix` ("FR-"), `areas` (an array of at most 255 texts,
// "CTRL"), and what stands between area and number, `separator` ("-" or ""). Numbers have two
// digits, or three from 100 to 255.
template <class Ledger>
class LedgerId {
public:
    constexpr LedgerId() = default;
    // Malformed literals do not compile.
    consteval LedgerId(const char* id) : code_(parse(id)) {  // NOLINT: implicit on purpose
        if (code_ == 0) throw "not a ledger ID";
    }

    // The ID a text names; none() if it names none.
    static constexpr LedgerId from_text(std::string_view id) {
        LedgerId result;
        result.code_ = parse(id);
        return result;
    }
    static constexpr LedgerId none() { return {}; }

    constexpr bool is_none() const { return code_ == 0; }
    constexpr std::uint16_t code() const { return code_; }
    // "CTRL"; empty for none.
    constexpr std::string_view area() const {
        return is_none() ? std::string_view{}
                         : Ledger::areas[static_cast<std::size_t>(code_ >> 8) - 1];
    }
    constexpr int number() const { return code_ & 0xFF; }

    // "FR-CTRL-08"; empty for none.
    std::string text() const {
        if (is_none()) return {};
        const std::string digits = std::to_string(number());
        std::string result(Ledger::prefix);
        result += area();
        result += Ledger::separator;
        if (digits.size() < 2) result += '0';
        return result + digits;
    }

    friend constexpr bool operator==(LedgerId, LedgerId) = default;
    friend constexpr auto operator<=>(LedgerId, LedgerId) = default;

private:
    static constexpr std::uint16_t parse(std::string_view id) {
        if (!id.starts_with(Ledger::prefix)) return 0;
        id.remove_prefix(Ledger::prefix.size());
        for (std::size_t index = 0; index < Ledger::areas.size(); ++index) {
            const std::string_view area = Ledger::areas[index];
            if (!id.starts_with(area)) continue;
            std::string_view digits = id.substr(area.size());
            if (!digits.starts_with(Ledger::separator)) continue;
            digits.remove_prefix(Ledger::separator.size());
            const int number = number_of(digits);
            if (number < 0) continue;
            return static_cast<std::uint16_t>(((index + 1) << 8) |
                                              static_cast<std::size_t>(number));
        }
        return 0;
    }
    // -1 if it is none.
    static constexpr int number_of(std::string_view digits) {
        if (digits.size() < 2 || digits.size() > 3) return -1;
        int number = 0;
        for (const char c : digits) {
            if (c < '0' || c > '9') return -1;
            number = number * 10 + (c - '0');
        }
        const bool is_padded = digits.size() == 3 && number < 100;
        return is_padded || number > 0xFF ? -1 : number;
    }

    std::uint16_t code_ = 0;
};

}  // namespace kernel
