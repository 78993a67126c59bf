// What undo and redo say of a race.
#include <algorithm>
#include <functional>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/door/core/game.h"
#include "games/frothy/view/core/seat_names.h"
#include "words/words.h"

namespace frothy {

using words::by_count;
using words::mark;
using words::say;

namespace {

const SpecialCard* special_of(const Game& game, kernel::PlayerId player, Option option) {
    const auto& specials = game.now().licence(player).specials;
    return option.a < specials.size() ? &specials[option.a] : nullptr;
}

// "3 Reins and Kamikaze 2": the cards played at one stroke; empty if there were none.
std::string cards_of(const Game& game, const UndoOffer& offer) {
    const auto& journal = game.session().journal();
    int whips = 0;
    int reins = 0;
    std::vector<std::string> cards;
    for (std::size_t i = offer.entry; i < offer.last; ++i) {
        const auto& entry = journal[i];
        if (entry.kind != kernel::EntryKind::choice) continue;
        switch (entry.option.kind) {
        case OptionKind::whip:
        case OptionKind::dual_as_whip:
        case OptionKind::reins_as_whip: ++whips; break;
        case OptionKind::reins:
        case OptionKind::dual_as_reins:
        case OptionKind::whip_as_reins: ++reins; break;
        case OptionKind::special:
            if (const auto* special = special_of(game, entry.player, entry.option))
                cards.push_back(special_text(*special));
            break;
        default: break;
        }
    }
    if (reins > 0) cards.insert(cards.begin(), card_count_text(CardType::reins, reins));
    if (whips > 0) cards.insert(cards.begin(), card_count_text(CardType::whip, whips));
    return listing_of(cards);
}

// The last answer of the stroke that did something.
std::string before_the_end(const Game& game, const UndoOffer& offer, const Names& names,
                           const std::function<Race(std::size_t entry)>& before) {
    const auto& journal = game.session().journal();
    std::size_t told = offer.last;
    for (std::size_t i = offer.entry; i < offer.last; ++i) {
        const bool is_deed = journal[i].kind == kernel::EntryKind::choice &&
                             journal[i].option.kind != OptionKind::done;
        if (is_deed) told = i;
    }
    const auto& entry = journal[told];
    return describe_choice(entry.player, entry.ask, entry.option, before(told), names);
}

}  // namespace

std::string Game::name_of(kernel::PlayerId seat) const { return ui::name_of(seats()[seat]); }

std::string Game::choice_words(const kernel::Entry<Frothy>& answer, const Race& before) const {
    return describe_choice(answer.player, answer.ask, answer.option, before, names_of(seating()));
}

std::string Game::stroke_words(const UndoOffer& offer) const {
    const Names names = names_of(seating());
    const auto& journal = session().journal();
    int steps = 0;
    for (std::size_t i = offer.entry; i <= offer.last; ++i) {
        const auto& entry = journal[i];
        if (entry.kind == kernel::EntryKind::choice && entry.option.kind == OptionKind::step) {
            ++steps;
        }
    }
    // A turn stands for the roll that it led to.
    std::size_t end = offer.last;
    while (steps > 0 && end > offer.entry && journal[end].ask != Ask::drive)
        --end;
    const auto& last = journal[end];
    // One that a card brings is not chosen where there is one way only.
    const auto moved = [&](std::size_t entry) -> int {
        return state_before(entry)[last.player].spaces_moved;
    };
    const int last_step = last.option.kind == OptionKind::step ? 1 : 0;
    if (steps > 0) steps = std::max(steps, moved(end) - moved(offer.entry) + last_step);
    // Left and right are those of then.
    std::string ending = choice_words(last, state_before(end));
    if (offer.entry == offer.last) return ending;
    const std::string name = names.of(last.player);
    // "No more" says nothing of what was done: it is told by the cards before it.
    if (last.option.kind == OptionKind::done) {
        const std::string cards = cards_of(*this, offer);
        const auto before = [this](std::size_t entry) { return state_before(entry); };
        return cards.empty() ? before_the_end(*this, offer, names, before)
                             : say("{0} plays {1}", {name, cards});
    }
    // Cards of a Speed Check go with the direction that ends it.
    if (last.option.kind == OptionKind::accelerate || last.option.kind == OptionKind::decelerate) {
        const std::string cards = cards_of(*this, offer);
        if (cards.empty()) return ending;
        return say(last.option.kind == OptionKind::accelerate
                       ? mark("{0} plays {1} and accelerates")
                       : mark("{0} plays {1} and decelerates"),
                   {name, cards});
    }
    if (steps == 0) return ending;
    switch (last.option.kind) {
    case OptionKind::step:
    case OptionKind::end_move:
        return say(by_count(steps, "{1} moves {0} space", "{1} moves {0} spaces"), {steps, name});
    case OptionKind::turn_left:
        return say(by_count(steps, "{1} moves {0} space and turns left",
                            "{1} moves {0} spaces and turns left"),
                   {steps, name});
    case OptionKind::turn_right:
        return say(by_count(steps, "{1} moves {0} space and turns right",
                            "{1} moves {0} spaces and turns right"),
                   {steps, name});
    default: return ending;
    }
}

}  // namespace frothy
