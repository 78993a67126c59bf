#include "play/commands/picture_order.h"

#include "play/commands/command_words.h"

namespace play {

namespace {

constexpr std::uint64_t least_pixels = 64;
constexpr std::uint64_t most_pixels = 16'384;

// "1280x720" as width and height.
std::array<int, 2> size_named(const std::string& text) {
    const std::size_t times = text.find('x');
    if (times != std::string::npos) {
        const auto width = whole_number(text.substr(0, times));
        const auto height = whole_number(text.substr(times + 1));
        const auto fits = [](const auto& number) {
            return number && *number >= least_pixels && *number <= most_pixels;
        };
        if (fits(width) && fits(height)) {
            return {static_cast<int>(*width), static_cast<int>(*height)};
        }
    }
    throw UsageError("--size: found " + text + ", expected WxH from 64x64 to 16384x16384");
}

}  // namespace

void declare_picture(CommandOptions& options, PictureOrder& order, const char* subject,
                     const char* purpose) {
    options.file(subject, order.subject, Needed::yes, purpose);
    options.file("OUT.png", order.picture, Needed::yes, "where the picture is written");
    options.value(
        "--size", "WxH", [&order](const std::string& text) { order.size = size_named(text); },
        "pixels, 64x64 to 16384x16384 (default 1920x1080)");
    options.end_with("Exit code: 0 drawn, 1 bad content, 2 wrong usage.");
}

}  // namespace play
