#include "games/frothy/view/core/prompt/put_aside.h"

#include "games/frothy/view/core/prompt/card_plays.h"
#include "kernel/sheet.h"

namespace frothy {

namespace {

CardFaceUp face_of(const Licence& licence, Option option) {
    if (option.kind != OptionKind::special)
        return {prompting::type_of_play(option.kind), plain_card};
    const bool is_reins =
        option.a < licence.specials.size() && licence.specials[option.a].face == CardFace::reins;
    return {is_reins ? CardType::reins : CardType::whip, option.a};
}

}  // namespace

std::vector<CardFaceUp> cards_put_aside(const kernel::Session<Frothy>& session, VehicleId player) {
    std::vector<CardFaceUp> aside;
    if (session.pending() == nullptr) return aside;
    for (const auto& given : kernel::answers_so_far(*session.pending(), player)) {
        const bool is_secret = kernel::is_secret(given);
        if (is_secret && prompting::is_card(given.option.kind))
            aside.push_back(face_of(session.now().licence(player), given.option));
    }
    return aside;
}

}  // namespace frothy
