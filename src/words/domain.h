// The name of our catalogues.
#pragma once

namespace words {

inline constexpr const char* domain = "hippodrome";

}  // namespace words
