#include "games/snails/door/snails_door.h"

#include <span>
#include <string_view>

#include "games/snails/ai/drivers.h"
#include "games/snails/door/core/race_facts.h"
#include "games/snails/view/snails_view.h"
#include "ui/plain/plain_door.h"
#include "ui/plain/plain_transcript.h"

namespace snails {

namespace {

struct Driven : View {
    static std::span<const std::string_view> drivers() { return snails::drivers; }
    static std::size_t answer(std::string_view driver, const State& state,
                              const kernel::Question<Snails>& question) {
        return answer_of(driver, state, question);
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

}  // namespace snails
