#include "frothy/view/put_aside.h"

#include <optional>

#include "frothy/view/core/prompt/prompt_support.h"

namespace frothy {

namespace {

std::optional<CardFaceUp> face_of(const Licence& licence, Option option) {
    switch (option.kind) {
    case OptionKind::whip:
    case OptionKind::whip_as_reins: return CardFaceUp{CardType::whip, plain_card};
    case OptionKind::reins:
    case OptionKind::reins_as_whip: return CardFaceUp{CardType::reins, plain_card};
    case OptionKind::dual_as_whip:
    case OptionKind::dual_as_reins: return CardFaceUp{CardType::dual, plain_card};
    case OptionKind::special: {
        if (option.a >= licence.specials.size()) return std::nullopt;
        const bool is_reins = licence.specials[option.a].face == CardFace::reins;
        return CardFaceUp{is_reins ? CardType::reins : CardType::whip, option.a};
    }
    default: return std::nullopt;
    }
}

}  // namespace

std::vector<CardFaceUp> cards_put_aside(const kernel::Session<Frothy>& session, VehicleId player) {
    std::vector<CardFaceUp> aside;
    const auto& journal = session.journal();
    // All of a group answer within one step.
    for (std::size_t i = journal.size(); i-- > session.boundaries().back().entries;) {
        const auto& entry = journal[i];
        if (entry.kind == kernel::EntryKind::reveal) break;
        const bool is_own = entry.kind == kernel::EntryKind::choice && entry.player == player &&
                            entry.secrecy == kernel::Secrecy::secret;
        if (!is_own) continue;
        if (const auto face = face_of(session.now().licence(player), entry.option))
            aside.push_back(*face);
    }
    return aside;
}

}  // namespace frothy
