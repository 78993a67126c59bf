// Libraries of our own that are loaded when they are first needed, so that a window that needs none
// of what they link to opens sooner and takes less memory.
#pragma once

namespace formats {

// A function of the library in the file `library`, which is looked for where the program's own are
// and is never unloaded. Throws std::runtime_error, in words for the user, where there is none.
void* late_function(const char* library, const char* name);

}  // namespace formats
