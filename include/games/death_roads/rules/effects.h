// What cards, weapons, Skid cards and events do, written as the ledger writes it (5.3, 5.6):
// "bX2, F1" and "(0,1) > (0,2)*". What is none of it does not compile in a table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace death_roads {

// `side` is left or right, as the player chose (DR-O-25).
enum class Way : std::uint8_t { forward, back, left, right, side };

enum class Deed : std::uint8_t {
    move,
    bash,
    push,
    pull,
    gear,       // n: 1 or -1
    handling,   // n: regained, or lost below 0
    condition,  // n: regained, or lost below 0
    draw,
    stun,
    burn,
    veer,
    skid,  // draw and resolve a Skid card
};

struct Effect {
    Deed deed{};
    Way way{};
    std::int8_t n = 0;

    friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

// Up to four, carried out from left to right.
class Effects {
public:
    constexpr Effects() = default;
    constexpr Effects(const char* text) {  // NOLINT: implicit on purpose
        std::string_view rest = text;
        while (!rest.empty()) {
            const std::size_t comma = rest.find(", ");
            all_.at(size_++) = parse(rest.substr(0, comma));
            rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 2);
        }
    }

    constexpr const Effect* begin() const { return all_.data(); }
    constexpr const Effect* end() const { return all_.data() + size_; }
    constexpr bool empty() const { return size_ == 0; }
    // Whether left or right is to be chosen.
    constexpr bool has_side() const {
        for (const Effect& effect : *this)
            if (effect.way == Way::side) return true;
        return false;
    }

private:
    static constexpr int digit(char c) {
        if (c < '0' || c > '9') throw "not a number";
        return c - '0';
    }
    static constexpr Way way_of(char c) {
        switch (c) {
        case 'F': return Way::forward;
        case 'B': return Way::back;
        case 'L': return Way::left;
        case 'R': return Way::right;
        case 'X': return Way::side;
        default: throw "not a way";
        }
    }
    static constexpr Effect made(Deed deed, int n, Way way = Way::forward) {
        return {deed, way, static_cast<std::int8_t>(n)};
    }
    // "F1", after what says that it is no plain move.
    static constexpr Effect along(Deed deed, std::string_view text) {
        return made(deed, digit(text.at(1)), way_of(text.at(0)));
    }
    static constexpr Effect counted(Deed deed, std::string_view text) {
        return made(deed, text.at(0) == '-' ? -digit(text.at(1)) : digit(text.at(1)));
    }
    static constexpr Effect parse(std::string_view text) {
        const auto after = [&](std::string_view word) { return text.substr(word.size()); };
        const auto starts = [&](std::string_view word) { return text.starts_with(word); };
        if (text == "G+") return made(Deed::gear, 1);
        if (text == "G-") return made(Deed::gear, -1);
        if (text == "Skid card") return made(Deed::skid, 1);
        if (starts("Stun ")) return made(Deed::stun, digit(after("Stun ").at(0)));
        if (starts("Burn ")) return made(Deed::burn, digit(after("Burn ").at(0)));
        if (starts("Veer ")) return made(Deed::veer, digit(after("Veer ").at(0)));
        if (starts("push ")) return along(Deed::push, after("push "));
        if (starts("pull ")) return along(Deed::pull, after("pull "));
        if (starts("b")) return along(Deed::bash, after("b"));
        if (starts("H")) return counted(Deed::handling, after("H"));
        if (starts("C")) return counted(Deed::condition, after("C"));
        if (starts("D")) return made(Deed::draw, digit(text.at(1)));
        return along(Deed::move, text);
    }

    std::array<Effect, 4> all_{};
    std::size_t size_ = 0;
};

// A cell of a weapon's pattern, seen from the shooter (DR-WPN-05): lanes to the right, rows
// forward.
struct Offset {
    std::int8_t lanes = 0;
    std::int8_t rows = 0;
};

// One line of fire from near to far; its last cell is the maximal range (DR-WPN-06).
class Line {
public:
    constexpr void add(Offset cell) { cells_.at(size_++) = cell; }
    constexpr const Offset* begin() const { return cells_.data(); }
    constexpr const Offset* end() const { return cells_.data() + size_; }

private:
    std::array<Offset, 4> cells_{};
    std::size_t size_ = 0;
};

// Lines, joined by "and" or "or".
class Pattern {
public:
    constexpr Pattern() = default;
    constexpr Pattern(const char* text) {  // NOLINT: implicit on purpose
        for (const char* at = text; *at != '\0'; ++at) {
            if (*at == 'a' || *at == 'o') ++size_;  // "and", "or"
            if (*at == '(') lines_.at(size_).add(cell_at(++at));
        }
        if (*text != '\0') ++size_;
    }

    constexpr const Line* begin() const { return lines_.data(); }
    constexpr const Line* end() const { return lines_.data() + size_; }
    constexpr std::size_t size() const { return size_; }
    constexpr const Line& operator[](std::size_t index) const { return lines_.at(index); }

private:
    static constexpr std::int8_t number_at(const char*& at) {
        const bool is_negative = *at == '-';
        if (is_negative) ++at;
        if (*at < '0' || *at > '9') throw "not a number";
        const int number = *at++ - '0';
        return static_cast<std::int8_t>(is_negative ? -number : number);
    }
    // Leaves `at` on what closes it.
    static constexpr Offset cell_at(const char*& at) {
        Offset cell;
        cell.lanes = number_at(at);
        if (*at++ != ',') throw "not a cell";
        cell.rows = number_at(at);
        if (*at != ')') throw "not a cell";
        return cell;
    }

    std::array<Line, 6> lines_{};
    std::size_t size_ = 0;
};

}  // namespace death_roads
