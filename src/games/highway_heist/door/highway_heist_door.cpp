#include "games/highway_heist/door/highway_heist_door.h"

#include <span>
#include <string_view>

#include "games/highway_heist/ai/drivers.h"
#include "games/highway_heist/view/heist_view.h"
#include "ui/plain/plain_door.h"

namespace highway_heist {

namespace {

struct Driven : View {
    static std::span<const std::string_view> drivers() { return highway_heist::drivers; }
    static std::size_t answer(std::string_view driver, const Heist& heist,
                              const kernel::Question<HighwayHeist>& question) {
        return answer_of(driver, heist, question);
    }
};

}  // namespace

std::unique_ptr<ui::GameDoor> make_door(ui::Program& program,
                                        const std::filesystem::path& rulebook) {
    return std::make_unique<ui::PlainDoor<Driven>>(program, rulebook);
}

}  // namespace highway_heist
