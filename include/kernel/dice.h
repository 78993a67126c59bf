// Stateless dice: the same seed and roll number give the same faces on every machine.
//
// Generator: SplitMix64 in counter mode (Steele, Lea, Flood 2014, "Fast splittable pseudorandom
// number generators"), two dice from one 64-bit draw, mapped to faces by multiply and shift.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>

namespace kernel {

inline constexpr std::size_t max_dice = 1024;

// The faces of one roll, each 0 to sides - 1, in the order they were cast.
class Faces {
public:
    Faces() {}  // NOLINT: leaving the faces uninitialised is the point

    std::size_t size() const { return size_; }
    void resize(std::size_t count) {
        size_ = static_cast<std::uint16_t>(count < max_dice ? count : max_dice);
    }
    std::uint8_t& operator[](std::size_t index) { return faces_[index]; }
    std::uint8_t operator[](std::size_t index) const { return faces_[index]; }
    const std::uint8_t* begin() const { return faces_; }
    const std::uint8_t* end() const { return faces_ + size_; }

private:
    std::uint16_t size_ = 0;
    std::uint8_t faces_[max_dice];
};

constexpr std::uint64_t split_mix(std::uint64_t value) {
    value += 0x9e3779b97f4a7c15U;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31);
}

// Chance for what is only imagined: the same seed gives the same numbers everywhere.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : stream_(split_mix(seed)) {}

    // 0 to below - 1; `below` is at least 1 and at most 2^32.
    std::uint32_t number(std::uint64_t below) {
        return static_cast<std::uint32_t>(((split_mix(stream_ + drawn_++) >> 32) * below) >> 32);
    }

private:
    std::uint64_t stream_;
    std::uint64_t drawn_ = 0;
};

// The face that stands at `place` where each face stands as often in a row as it weighs.
inline std::uint8_t weighted_face(std::span<const std::uint8_t> weights, std::uint32_t place) {
    std::size_t face = 0;
    while (place >= weights[face])
        place -= weights[face++];
    return static_cast<std::uint8_t>(face);
}
inline std::uint32_t total_weight(std::span<const std::uint8_t> weights) {
    return std::accumulate(weights.begin(), weights.end(), std::uint32_t{0});
}

// Casts `count` dice (at most max_dice) of `sides` faces for the roll with this number.
inline void cast_dice(std::uint64_t seed, std::uint64_t roll_number, std::size_t count,
                      unsigned sides, Faces& faces) {
    faces.resize(count);
    const std::uint64_t stream = split_mix(seed ^ split_mix(roll_number));
    for (std::size_t i = 0; i < faces.size(); i += 2) {
        const std::uint64_t draw = split_mix(stream + i);
        faces[i] = static_cast<std::uint8_t>(((draw & 0xffffffffU) * sides) >> 32);
        if (i + 1 < faces.size()) {
            faces[i + 1] = static_cast<std::uint8_t>(((draw >> 32) * sides) >> 32);
        }
    }
}

// Casts `count` dice that fall on each face as often as it weighs; some face must weigh something.
inline void cast_weighted(std::uint64_t seed, std::uint64_t roll_number, std::size_t count,
                          std::span<const std::uint8_t> weights, Faces& faces) {
    const std::uint32_t all = total_weight(weights);
    assert(all > 0);
    Chance chance(seed ^ split_mix(roll_number));
    faces.resize(count);
    for (std::size_t i = 0; i < faces.size(); ++i)
        faces[i] = weighted_face(weights, chance.number(all));
}

// Casts the dice of a roll.
template <class Roll>
void cast_roll(std::uint64_t seed, std::uint64_t roll_number, const Roll& roll, Faces& faces) {
    if (roll.weights.empty()) {
        cast_dice(seed, roll_number, roll.count, roll.sides, faces);
    } else {
        cast_weighted(seed, roll_number, roll.count, roll.weights, faces);
    }
}

}  // namespace kernel
