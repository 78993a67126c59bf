// Numbers for whatever lies about at random and stays where it lies: grass, stones, cracks.
#pragma once

namespace stage {

// From 0 to 1, always the same for the same two numbers: the how-manieth, and which of its traits.
inline float strewn(unsigned number, unsigned what) {
    unsigned mixed = number * 2654435761U ^ (what + 1U) * 2246822519U;
    mixed ^= mixed >> 15U;
    mixed *= 2246822519U;
    mixed ^= mixed >> 13U;
    return static_cast<float>(mixed % 4096U) / 4095.0F;
}

}  // namespace stage
