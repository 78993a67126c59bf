// When the curtain rises over a race: somebody must choose what somebody else must not see.
#include "games/frothy/door/race_scene.h"
#include "games/frothy/rules/attack_cards.h"

namespace frothy {

// Whether a person has answered in secret what is not yet revealed.
bool RaceScene::hides_something(kernel::PlayerId seat) const {
    const auto& journal = game_->session().journal();
    for (std::size_t i = journal.size(); i-- > 0;) {
        const auto& entry = journal[i];
        if (entry.kind == kernel::EntryKind::reveal) return false;
        const bool is_theirs = entry.kind == kernel::EntryKind::choice && entry.player == seat &&
                               kernel::is_secret(entry);
        if (is_theirs) return true;
    }
    return false;
}

// Whether a choice in secret is one from the person on that seat. Who chooses last has nothing left
// to hide without an answer of theirs: the device has not changed hands.
bool RaceScene::is_secret_from(const Game::Decision& decision, kernel::PlayerId seat) const {
    const Question question = decision.question();
    if (!is_human(game_->seats()[seat]) || !is_of_use_to(question, seat)) return false;
    return !is_last_in_secret(decision.now, question) || hides_something(seat);
}

// Who may see on the screen what they have chosen in secret: whoever is asked, or waits for a
// driver with nobody at the table who could make use of it.
std::optional<kernel::PlayerId> RaceScene::owner_of_secret() const {
    const Game::Decision* decision = game_->pending();
    if (decision == nullptr || !kernel::is_secret(*decision)) return std::nullopt;
    if (game_->human_decides())
        return screen_.is_asking() ? std::optional(decision->player) : std::nullopt;
    std::optional<kernel::PlayerId> owner;
    int others = 0;
    for (kernel::PlayerId seat = 0; seat < game_->seats().size(); ++seat) {
        if (!is_human(game_->seats()[seat])) continue;
        if (hides_something(seat)) {
            others += owner ? 1 : 0;
            owner = seat;
        } else if (decision->ask != Ask::attack_cards) {
            ++others;
        }
    }
    return others == 0 ? owner : std::nullopt;
}

// A curtain only where somebody else could see something secret.
bool RaceScene::needs_curtain() const {
    const Game::Decision* decision = game_->pending();
    const bool is_a_choice = decision != nullptr && game_->human_decides() &&
                             kernel::is_secret(*decision) && decision->options.size() > 1 &&
                             opened_for_ != decision->player;
    if (!is_a_choice) return false;
    for (kernel::PlayerId seat = 0; seat < game_->seats().size(); ++seat)
        if (is_secret_from(*decision, seat)) return true;
    return false;
}

}  // namespace frothy
