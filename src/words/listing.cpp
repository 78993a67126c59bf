#include "words/listing.h"

#include "words/words.h"

namespace words {

std::string listing_of(std::span<const std::string> parts) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        text = i == 0 ? parts[i]
                      : say(i + 1 == parts.size() ? mark("{0} and {1}") : mark("{0}, {1}"),
                            {text, parts[i]});
    }
    return text;
}

}  // namespace words
