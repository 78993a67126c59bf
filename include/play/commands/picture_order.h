// What a picture is asked for: of what, in which file, how large.
#pragma once

#include <array>
#include <string>

#include "play/commands/client_commands.h"
#include "play/commands/command_options.h"

namespace play {

struct PictureOrder {
    std::string subject;
    std::string picture;
    std::array<int, 2> size = {1920, 1080};

    // All but what it starts with.
    ScreenshotOrder order() const {
        ScreenshotOrder order;
        order.picture = picture;
        order.width = size[0];
        order.height = size[1];
        return order;
    }
};

// Its options; `subject` is what the file or name is called.
void declare_picture(CommandOptions& options, PictureOrder& order, const char* subject,
                     const char* purpose);

}  // namespace play
