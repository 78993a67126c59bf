// The one exception of the kernel.
#pragma once

namespace kernel {

// Thrown when rules ask something that has no answer yet, to abandon the step. Not a
// std::exception: nothing but a session, a replay of one and a sheet of answers may catch it.
struct AwaitingAnswer {};

}  // namespace kernel
