#include "games/snails/door/snails_door.h"

#include "games/snails/ai/drivers.h"
#include "games/snails/door/core/race_facts.h"
#include "games/snails/view/snails_view.h"
#include "ui/plain/driven.h"
#include "ui/plain/plain_door.h"
#include "ui/plain/plain_transcript.h"

namespace snails {

namespace {

using Driven = ui::Driven<View, drivers, answer_of>;

}  // namespace

std::unique_ptr<ui::GameDoor> make_door(ui::Program& program,
                                        const std::filesystem::path& rulebook) {
    return std::make_unique<ui::PlainDoor<Driven>>(program, rulebook, fact_teller());
}

void tell_record(const play::Opening& record, std::ostream& out) {
    ui::tell_opening<Driven>(record, out);
}

}  // namespace snails
