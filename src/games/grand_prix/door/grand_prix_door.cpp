#include "games/grand_prix/door/grand_prix_door.h"

#include "games/grand_prix/ai/drivers.h"
#include "games/grand_prix/door/core/race_facts.h"
#include "games/grand_prix/door/reasons.h"
#include "games/grand_prix/view/grand_prix_view.h"
#include "ui/plain/driven.h"
#include "ui/plain/plain_door.h"
#include "ui/plain/plain_transcript.h"

namespace grand_prix {

namespace {

struct Driven : ui::Driven<View, drivers, answer_of> {
    static std::optional<std::size_t> advised_in(const Decision& decision) {
        return outlooks_of(decision).front().option;
    }
    static std::vector<std::string> reasons_for(const Decision& decision, std::size_t advised,
                                                const ui::Seating& seating) {
        const std::vector<Outlook> outlooks = outlooks_of(decision);
        if (outlooks.empty() || outlooks.front().option != advised) return {};
        return grand_prix::reasons_for(decision, outlooks, seating);
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
