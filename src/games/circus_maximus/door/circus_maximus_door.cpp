#include "games/circus_maximus/door/circus_maximus_door.h"

#include "games/circus_maximus/ai/drivers.h"
#include "games/circus_maximus/door/core/race_facts.h"
#include "games/circus_maximus/view/circus_view.h"
#include "ui/plain/driven.h"
#include "ui/plain/plain_door.h"
#include "ui/plain/plain_transcript.h"

namespace circus_maximus {

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

}  // namespace circus_maximus
