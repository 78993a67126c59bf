#include "play/game_log.h"

#include "words/words.h"

namespace play {

std::string thrown_by_hand(const std::string& line) {
    const bool is_sentence = line.ends_with('.');
    const std::string words = is_sentence ? line.substr(0, line.size() - 1) : line;
    return words::say(is_sentence ? words::mark("{0} (thrown by hand).")
                                  : words::mark("{0} (thrown by hand)"),
                      {words});
}

}  // namespace play
