#include "games/death_roads/door/death_roads_door.h"

#include "games/death_roads/ai/drivers.h"
#include "games/death_roads/door/core/race_facts.h"
#include "games/death_roads/door/reasons.h"
#include "games/death_roads/view/road_view.h"
#include "ui/plain/driven.h"
#include "ui/plain/plain_door.h"
#include "ui/plain/plain_transcript.h"

namespace death_roads {

namespace {

struct Driven : ui::Driven<View, computers, answer_of> {
    static std::vector<std::size_t> ranking_of(const Decision& decision) {
        std::vector<std::size_t> ranking;
        for (const Outlook& one : outlooks_of(decision.now, decision.question()))
            ranking.push_back(one.option);
        return ranking;
    }
    static std::vector<std::string> reasons_for(const Decision& decision, std::size_t advised,
                                                const ui::Seating&) {
        const std::vector<Outlook> outlooks = outlooks_of(decision.now, decision.question());
        if (outlooks.empty() || outlooks.front().option != advised) return {};
        return death_roads::reasons_for(decision, outlooks);
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
