#include "games/circus_maximus/door/circus_maximus_door.h"

#include "games/circus_maximus/ai/drivers.h"
#include "games/circus_maximus/door/core/race_facts.h"
#include "games/circus_maximus/door/reasons.h"
#include "games/circus_maximus/view/circus_view.h"
#include "ui/plain/driven.h"
#include "ui/plain/plain_door.h"
#include "ui/plain/plain_transcript.h"

namespace circus_maximus {

namespace {

struct Driven : ui::Driven<View, drivers, answer_of> {
    static std::vector<std::string> reasons_for(const Decision& decision, std::size_t advised,
                                                const ui::Seating& seating) {
        if (decision.ask == Ask::preparation) return {reason_for_points()};
        const std::vector<Outlook> outlooks = outlooks_of(decision.now, decision.question());
        if (outlooks.empty() || outlooks.front().option != advised) return {};
        return circus_maximus::reasons_for(decision, outlooks, seating);
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

}  // namespace circus_maximus
