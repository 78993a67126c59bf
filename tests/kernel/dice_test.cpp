#include <array>
#include <catch2/catch.hpp>
#include <string>

#include "kernel/dice.h"

namespace {

std::string cast_text(std::uint64_t seed, std::uint64_t roll, std::size_t count, unsigned sides) {
    kernel::Faces faces;
    kernel::cast_dice(seed, roll, count, sides, faces);
    std::string text;
    for (const std::uint8_t face : faces)
        text += std::to_string(face);
    return text;
}

}  // namespace

TEST_CASE("The same seed and roll number give the same dice on every compiler", "[kernel][dice]") {
    CHECK(cast_text(1, 0, 10, 6) == "0155105532");
    CHECK(cast_text(1, 1, 10, 6) == "3205244011");
    CHECK(cast_text(2026, 117, 7, 6) == "1115321");
    CHECK(cast_text(0xFFFFFFFFFFFFFFFFU, 0xFFFFFFFFU, 8, 6) == "23114303");
    CHECK(cast_text(0, 0, 12, 2) == "001100001011");
    CHECK(kernel::split_mix(0) == 0xe220a8397b1dcdafU);  // SplitMix64's published first output
}

TEST_CASE("A longer roll begins like a shorter one", "[kernel][dice]") {
    const std::string twenty = cast_text(99, 5, 20, 6);
    for (std::size_t count = 1; count <= 20; ++count) {
        CHECK(cast_text(99, 5, count, 6) == twenty.substr(0, count));
    }
}

TEST_CASE("No more dice are cast than the table holds", "[kernel][dice]") {
    kernel::Faces faces;
    kernel::cast_dice(1, 1, 60000, 6, faces);
    CHECK(faces.size() == kernel::max_dice);
    kernel::cast_dice(1, 1, 0, 6, faces);
    CHECK(faces.size() == 0);
}

TEST_CASE("Dice are fair and independent", "[kernel][dice]") {
    constexpr std::size_t rolls = 60000;
    std::array<std::array<int, 6>, 3> faces_at{};      // by place in the roll
    std::array<std::array<int, 6>, 6> first_second{};  // pairs within a roll
    std::array<std::array<int, 6>, 6> this_next{};     // pairs of successive rolls
    int last = 0;
    for (std::size_t i = 0; i < rolls; ++i) {
        kernel::Faces faces;
        kernel::cast_dice(7, i, 3, 6, faces);
        for (std::size_t place = 0; place < 3; ++place)
            ++faces_at[place][faces[place]];
        ++first_second[faces[0]][faces[1]];
        if (i > 0) ++this_next[static_cast<std::size_t>(last)][faces[0]];
        last = faces[0];
    }
    const auto chi_square = [](const auto& counts, double expected) {
        double sum = 0;
        for (const int count : counts)
            sum += (count - expected) * (count - expected) / expected;
        return sum;
    };
    // Critical values at one in ten thousand: 25.7 for 5 degrees of freedom, 76.6 for 35.
    for (const auto& counts : faces_at)
        CHECK(chi_square(counts, rolls / 6.0) < 25.7);
    double pairs = 0;
    double successive = 0;
    for (const auto& row : first_second)
        pairs += chi_square(row, rolls / 36.0);
    for (const auto& row : this_next)
        successive += chi_square(row, rolls / 36.0);
    CHECK(pairs < 76.6);
    CHECK(successive < 76.6);
}
