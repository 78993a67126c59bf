#include "formats/late_library.h"

#if HIPPODROME_LATE_LIBRARIES

#    include <dlfcn.h>

#    include <stdexcept>
#    include <string>

namespace formats {

void* late_function(const char* library, const char* name) {
    void* loaded = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    void* function = loaded == nullptr ? nullptr : dlsym(loaded, name);
    if (function != nullptr) return function;
    const char* why = dlerror();  // NOLINT(concurrency-mt-unsafe): of this thread
    throw std::runtime_error(why == nullptr ? std::string(library) + " lacks " + name : why);
}

}  // namespace formats

#endif
