#include "frothy/view/core/race_log_words.h"

namespace frothy {

std::string joined_steps(const std::string& who, int spaces, int drift) {
    const std::string moved = who + " moves " + std::to_string(spaces) + " spaces";
    if (drift < 0) return moved + ", drifting left.";
    if (drift > 0) return moved + ", drifting right.";
    return moved + ".";
}

std::string with_icons(std::string sentence, std::span<const std::uint8_t> faces) {
    if (faces.empty()) return sentence;
    if (sentence.ends_with('.')) sentence.pop_back();
    std::string glue = ": ";
    for (const std::uint8_t face : faces) {
        sentence += glue + icon_name(static_cast<Icon>(face));
        glue = ", ";
    }
    return sentence + ".";
}

}  // namespace frothy
