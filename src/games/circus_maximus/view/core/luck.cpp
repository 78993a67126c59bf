#include "games/circus_maximus/view/core/luck.h"

#include <numeric>

namespace circus_maximus {

namespace {

// None of an injury, which both may throw who do it and who suffer it, nor of trampling and of the
// die that says how much may be spent on a wreck.
std::optional<play::Lucky> lucky_end(Why why, std::size_t dice) {
    switch (why) {
    case Why::hits:
    case Why::whip:
    case Why::flip:
    case Why::contest:
    case Why::lash:
    case Why::ram_car:
    case Why::evasion: return play::Lucky::high;
    case Why::team:
    case Why::endurance:
    case Why::start:
    case Why::cut_free:
    case Why::strain:
    case Why::wheel:
    case Why::slow:
    case Why::driver_free: return play::Lucky::low;
    case Why::wreck: return dice > 1 ? std::optional(play::Lucky::low) : std::nullopt;
    default: return std::nullopt;
    }
}

}  // namespace

std::optional<play::CastLuck> luck_of(Why why, std::span<const std::uint8_t> faces) {
    const auto end = lucky_end(why, faces.size());
    if (!end) return std::nullopt;
    const auto sum = [](std::span<const std::uint8_t> thrown) {
        return std::accumulate(thrown.begin(), thrown.end(), 0);
    };
    return play::luck_of(sum(faces), play::chances_of(static_cast<int>(faces.size()), 6, sum),
                         *end);
}

}  // namespace circus_maximus
