// How far races have come that somebody waits for beside them, who may also stop them.
#pragma once

#include <atomic>
#include <cstdint>

namespace play::lab {

struct RaceProgress {
    std::atomic<std::uint64_t> ordered = 0;  // 0 before that is known
    std::atomic<std::uint64_t> done = 0;
    std::atomic<bool> is_stopped = false;
};
// Thrown where that was wished.
struct RacesStopped {};

}  // namespace play::lab
