#include "games/frothy/view/core/telling/race_log_words.h"

#include "words/words.h"

namespace frothy {

using words::by_count;
using words::say;

std::string joined_steps(const std::string& who, int spaces, int drift) {
    const char* pattern = drift < 0 ? by_count(spaces, "{0} moves {1} space, drifting left.",
                                               "{0} moves {1} spaces, drifting left.")
                          : drift > 0
                              ? by_count(spaces, "{0} moves {1} space, drifting right.",
                                         "{0} moves {1} spaces, drifting right.")
                              : by_count(spaces, "{0} moves {1} space.", "{0} moves {1} spaces.");
    return say(pattern, {who, spaces});
}

std::string flight(const std::string& who) { return say("{0} flies over what lies there.", {who}); }

std::string with_icons(std::string sentence, std::span<const std::uint8_t> faces) {
    if (faces.empty()) return sentence;
    if (sentence.ends_with('.')) sentence.pop_back();
    std::string icons;
    for (const std::uint8_t face : faces)
        icons += (icons.empty() ? "" : ", ") + icon_name(static_cast<Icon>(face));
    return say("{0}: {1}.", {sentence, icons});
}

std::string past_counting(int points) {
    return say(by_count(points, "No more can be sustained: 1 point no longer counts.",
                        "No more can be sustained: {0} points no longer count."),
               {points});
}

std::string tired_reins(int count) {
    return say(by_count(count, "The tired team counts as 1 more Reins.",
                        "The tired team counts as {0} more Reins."),
               {count});
}

}  // namespace frothy
