// The view of a game whose seats drivers may fill, as the door has it.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "games/grand_prix/ai/drivers.h"
#include "games/grand_prix/view/grand_prix_view.h"

namespace grand_prix {

struct Driven : View {
    static std::span<const std::string_view> drivers() { return grand_prix::drivers; }
    static std::size_t answer(std::string_view driver, const Race& race,
                              const kernel::Question<GrandPrix>& question) {
        return answer_of(driver, race, question);
    }
};

}  // namespace grand_prix
