// The one exception of this room: what went wrong and where, in one sentence for people.
#pragma once

#include <stdexcept>

namespace stage {

class StageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

}  // namespace stage
