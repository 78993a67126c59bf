#include "games/grand_prix/door/grand_prix_door.h"

#include "games/grand_prix/ai/drivers.h"
#include "games/grand_prix/door/core/race_facts.h"
#include "games/grand_prix/view/grand_prix_view.h"
#include "ui/plain/driven.h"
#include "ui/plain/plain_door.h"
#include "ui/plain/plain_transcript.h"

namespace grand_prix {

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

}  // namespace grand_prix
