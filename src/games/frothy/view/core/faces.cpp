#include "games/frothy/view/core/faces.h"

#include <array>

#include "words/words.h"

namespace frothy {

using words::mark;
using words::tr;

std::string die_picture(Icon icon) {
    constexpr std::array names = {"dice/slide",     "dice/haste",      "dice/slow",
                                  "dice/left-spin", "dice/right-spin", "dice/damage"};
    return names.at(static_cast<std::size_t>(icon));
}

ui::DieFace die_face(Icon icon, int value, DiceRead read) {
    return {"dice/die", die_picture(icon), value, read == DiceRead::values};
}

ui::CardFace card_face(CardFaceUp card, const std::string& name) {
    constexpr std::array pictures = {"cards/whip", "cards/reins", "cards/dual"};
    constexpr std::array words = {mark("WHIP"), mark("REINS"), mark("DUAL")};
    const auto type = static_cast<std::size_t>(card.type);
    ui::CardFace face;
    face.card = card;
    face.pictures = {pictures.at(type)};
    if (card.special == plain_card) {
        face.words = tr(words.at(type));
        return face;
    }
    face.pictures.emplace_back("cards/special");
    face.words = name;
    face.is_labelled = true;
    return face;
}

}  // namespace frothy
