#include "games/grand_prix/door/grand_prix_door.h"

#include "games/grand_prix/ai/drivers.h"
#include "games/grand_prix/door/core/race_facts.h"
#include "games/grand_prix/view/grand_prix_view.h"
#include "games/grand_prix/view/reasons.h"
#include "ui/plain/driven.h"
#include "ui/plain/plain_door.h"
#include "ui/plain/plain_transcript.h"

namespace grand_prix {

namespace {

struct Driven : ui::Driven<View, drivers, answer_of> {
    static std::optional<std::size_t> advised_in(const Decision& decision) {
        return weighed_answers(decision).front().option;
    }
    static std::vector<std::string> reasons_for(const Decision& decision, std::size_t advised,
                                                const ui::Seating& seating) {
        const std::vector<Weighed> known = weighed_answers(decision);
        if (known.front().option != advised) return {};
        std::vector<Alternative> alternatives;
        for (const Weighed& one : known) {
            Alternative& other = alternatives.emplace_back();
            other.option = decision.options[one.option];
            other.worth = one.worth;
            other.fits = one.fits;
            for (const TurnEnd& end : one.ends)
                other.ends.push_back({end.part, end.race, end.turns, end.owes_stop, end.owes_tyre,
                                      end.is_too_late, end.passed, end.flag});
        }
        return grand_prix::reasons_for(decision, alternatives, seating);
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
