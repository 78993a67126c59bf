#include "app/client/ahead.h"

#ifdef __GLIBC__
#    include <malloc.h>
#endif

#include "ui/options/settings.h"

namespace app {

namespace {

// Pictures of several MiB come and go, on several threads: their memory goes back at once and is
// not kept for the next one of that thread. Called while there is only one.
void give_large_memory_back() {
#ifdef __GLIBC__
    constexpr int large = 1 << 20;
    // NOLINTBEGIN(concurrency-mt-unsafe)
    mallopt(M_MMAP_THRESHOLD, large);
    mallopt(M_TRIM_THRESHOLD, large);
    mallopt(M_ARENA_MAX, 2);
    // NOLINTEND(concurrency-mt-unsafe)
#endif
}

}  // namespace

void begin_ahead(play::ClientStart& start, stage::WindowOptions& options) {
    give_large_memory_back();
    const ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    options.panel_scale = settings.scale;
    if (options.size.width == 0) options.size = settings.window;
    start.paints_beside_frames = true;
}

}  // namespace app
