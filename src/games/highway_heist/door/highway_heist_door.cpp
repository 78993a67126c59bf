#include "games/highway_heist/door/highway_heist_door.h"

#include "games/highway_heist/ai/drivers.h"
#include "games/highway_heist/door/core/purposes.h"
#include "games/highway_heist/door/core/race_facts.h"
#include "games/highway_heist/door/reasons.h"
#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"
#include "ui/plain/driven.h"
#include "ui/plain/plain_door.h"
#include "ui/plain/plain_transcript.h"
#include "words/words.h"

namespace highway_heist {

namespace {

struct Driven : ui::Driven<View, drivers, answer_of> {
    // Computer friends say what they are up to.
    static ui::PlainLine event_words(const Event& event, const Heist& heist,
                                     const ui::Seating& seating) {
        ui::PlainLine line = View::event_words(event, heist, seating);
        const std::string said = line_of(purpose_of(heist, event));
        const kernel::PlayerId who =
            said.empty() ? kernel::nobody : owner_of(heist.terms, event.who);
        if (who >= seating.seats.size() || seating.seat(who).is_human) return line;
        line.who = who;
        line.rule = event.rule;
        line.is_news = true;
        const std::string quoted = words::tr(said.c_str());
        line.text = line.text.empty() ? words::say(words::mark("{0}: “{1}”"),
                                                   {member_name(heist.terms, event.who), quoted})
                                      : words::say(words::mark("{0} “{1}”"), {line.text, quoted});
        return line;
    }
    static std::vector<std::string> reasons_for(const Decision& decision, std::size_t advised,
                                                const ui::Seating& seating) {
        const std::vector<Outlook> outlooks = outlooks_of(decision);
        if (outlooks.empty() || outlooks.front().option != advised) return {};
        return highway_heist::reasons_for(decision, outlooks, seating);
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

}  // namespace highway_heist
