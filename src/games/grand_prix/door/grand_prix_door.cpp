#include "games/grand_prix/door/grand_prix_door.h"

#include <array>
#include <span>
#include <string_view>

#include "games/grand_prix/view/grand_prix_view.h"
#include "ui/plain/plain_door.h"

namespace grand_prix {

namespace {

struct Driven : View {
    static std::span<const std::string_view> drivers() {
        static constexpr std::array<std::string_view, 1> names = {"steady"};
        return names;
    }
    static std::size_t answer(std::string_view, const Race& race,
                              const kernel::Question<GrandPrix>& question) {
        if (question.ask == Ask::pit_entry) return race.car(question.player).stop_counts ? 1 : 0;
        return 0;
    }
};

}  // namespace

std::unique_ptr<ui::GameDoor> make_door(ui::Program& program,
                                        const std::filesystem::path& rulebook) {
    return std::make_unique<ui::PlainDoor<Driven>>(program, rulebook);
}

}  // namespace grand_prix
