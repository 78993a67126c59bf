// What one player may know of a game: all that is shown to him or thought over for him.
#pragma once

#include <concepts>
#include <optional>

#include "kernel/decision.h"
#include "kernel/dice.h"
#include "kernel/game.h"
#include "kernel/journal_table.h"
#include "kernel/player.h"

namespace kernel {

// A game whose states hold what not all may know. `seen_by` gives the state as the viewer knows it,
// all else blanked to one and the same value; of its own result it changes nothing more.
//
// `redeal` fills the blanks of `state`, a view, with anything the viewer must hold possible, by
// chance and each as likely as he must think it. `later` is his view later in the same step: what
// he has learnt meanwhile must fit. What it cannot fit is dealt again (imagine.h).
template <class G>
concept HidesInformation = Game<G> &&
    requires(typename G::State& state, const typename G::State& later, PlayerId viewer,
             Chance& chance) {
    { G::seen_by(later, viewer) } -> std::same_as<typename G::State>;
    G::redeal(state, later, viewer, chance);
};

// `nobody` sees what everybody sees. A game that hides nothing shows everything.
template <Game G>
typename G::State view_of(const typename G::State& state, PlayerId viewer) {
    if constexpr (HidesInformation<G>) {
        return G::seen_by(state, viewer);
    } else {
        return state;
    }
}

// What a thinker for this player is given: no answer and no cast that he has not seen, not even
// their number, and the options only if he is asked.
template <Game G>
Decision<G> view_of(const Decision<G>& decision, PlayerId viewer) {
    Decision<G> view{static_cast<const FrozenQuestion<G>&>(decision),
                     view_of<G>(decision.now, viewer), view_of<G>(decision.boundary, viewer),
                     decision.entries.seen_by(viewer), decision.revision};
    if (HidesInformation<G> && !decision.is_asked(viewer)) {
        view.dice.clear();
        view.options.clear();
        view.refused.clear();
    }
    return view;
}

// Whether whoever is asked sees what not everybody may see: cards in hand.
template <Game G>
bool shows_secret(const Decision<G>& decision) {
    if constexpr (HidesInformation<G>) {
        return !(G::seen_by(decision.now, decision.player) == G::seen_by(decision.now, nobody));
    } else {
        return false;
    }
}

// Nothing where the viewer does not see it happen.
template <Game G>
std::optional<Happening<G>> view_of(const Happening<G>& happening, PlayerId viewer) {
    if (!includes(happening.seen_by, viewer)) return std::nullopt;
    Happening<G> view = happening;
    view.state = view_of<G>(happening.state, viewer);
    return view;
}

}  // namespace kernel
