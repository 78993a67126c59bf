#include "app/client/undo_words.h"

#include "frothy/wording.h"
#include "words/words.h"

namespace app {

using words::by_count;
using words::say;

// An answer given in secret stays one until it is revealed, also on the button that takes it back.
std::string undo_words(const Game& game, const UndoOffer& offer) {
    const frothy::Names names = game.seating().names();
    const auto& journal = game.session().journal();
    bool is_hidden = journal[offer.entry].secrecy == kernel::Secrecy::secret;
    for (std::size_t i = offer.entry; is_hidden && i < journal.size(); ++i)
        is_hidden = journal[i].kind != kernel::EntryKind::reveal;
    if (is_hidden) return say("{0} chooses in secret", {names.of(offer.whose)});
    int steps = 0;
    for (std::size_t i = offer.entry; i <= offer.last; ++i) {
        const auto& entry = journal[i];
        if (entry.kind == kernel::EntryKind::choice &&
            entry.option.kind == frothy::OptionKind::step) {
            ++steps;
        }
    }
    const auto& last = journal[offer.last];
    std::string ending =
        frothy::describe_choice(last.player, last.ask, last.option, game.now(), names);
    if (steps == 0 || offer.entry == offer.last) return ending;
    const std::string name = names.of(last.player);
    switch (last.option.kind) {
    case frothy::OptionKind::step:
        return say(by_count(steps, "{1} moves {0} space", "{1} moves {0} spaces"), {steps, name});
    case frothy::OptionKind::turn_left:
        return say(by_count(steps, "{1} moves {0} space and turns left",
                            "{1} moves {0} spaces and turns left"),
                   {steps, name});
    case frothy::OptionKind::turn_right:
        return say(by_count(steps, "{1} moves {0} space and turns right",
                            "{1} moves {0} spaces and turns right"),
                   {steps, name});
    default: return ending;
    }
}

std::string redo_words(const Game& game) {
    const auto& entry = game.session().next_redo();
    const frothy::Names names = game.seating().names();
    if (entry.secrecy == kernel::Secrecy::secret)
        return say("{0} chooses in secret", {names.of(entry.player)});
    return frothy::describe_choice(entry.player, entry.ask, entry.option, game.now(), names);
}

}  // namespace app
