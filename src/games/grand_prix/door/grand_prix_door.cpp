#include "games/grand_prix/door/grand_prix_door.h"

#include <span>
#include <string_view>

#include "games/grand_prix/ai/drivers.h"
#include "games/grand_prix/door/core/race_facts.h"
#include "games/grand_prix/view/grand_prix_view.h"
#include "ui/plain/plain_door.h"
#include "ui/plain/plain_transcript.h"

namespace grand_prix {

namespace {

struct Driven : View {
    static std::span<const std::string_view> drivers() { return grand_prix::drivers; }
    static std::size_t answer(std::string_view driver, const Race& race,
                              const kernel::Question<GrandPrix>& question) {
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

}  // namespace grand_prix
