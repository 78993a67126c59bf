#include "games/death_roads/door/death_roads_door.h"

#include <span>
#include <string_view>

#include "games/death_roads/ai/drivers.h"
#include "games/death_roads/door/core/race_facts.h"
#include "games/death_roads/view/road_view.h"
#include "ui/plain/plain_door.h"
#include "ui/plain/plain_transcript.h"

namespace death_roads {

namespace {

struct Driven : View {
    static std::span<const std::string_view> drivers() { return computers; }
    static std::size_t answer(std::string_view driver, const Race& race,
                              const kernel::Question<DeathRoads>& question) {
        return answer_of(driver, race, question);
    }
};

}  // namespace

std::unique_ptr<ui::GameDoor> make_door(ui::Program& program,
                                        const std::filesystem::path& rulebook) {
    return std::make_unique<ui::PlainDoor<Driven>>(program, rulebook, fact_teller());
}

void tell_record(const play::Opening& record, std::ostream& out) {
    ui::tell_opening<Driven>(record, out);
}

}  // namespace death_roads
