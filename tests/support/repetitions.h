// How often a test that repeats itself does so: as often as it wants, or with the address
// sanitizer, under which all takes many times as long, a quarter. It looks at how memory is used,
// not at what is rare.
#pragma once

namespace support {

#ifdef __has_feature
#    if __has_feature(address_sanitizer)
inline constexpr int one_of = 4;
#    else
inline constexpr int one_of = 1;
#    endif
#else
inline constexpr int one_of = 1;
#endif

constexpr int repetitions(int wanted) { return (wanted + one_of - 1) / one_of; }

}  // namespace support
