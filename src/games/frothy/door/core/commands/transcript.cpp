#include "games/frothy/door/core/commands/transcript.h"

#include <algorithm>
#include <ostream>

#include "games/frothy/data/wording/narration.h"
#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/standings.h"
#include "games/frothy/view/core/seat_names.h"
#include "kernel/journal_reader.h"
#include "ui/core/seating.h"
#include "words/ordinal.h"

namespace frothy {

namespace {

// The journal ends at an open question. Not a std::exception: only the teller may catch it.
struct JournalEnds {};

constexpr std::size_t number_width = 6;

// Answers from the journal and writes down whatever passes over the table.
class TellingTable final : public kernel::Table<Frothy> {
public:
    TellingTable(const Record& record, const Race& race, Names names, std::ostream& out)
        : journal_(record.journal), narration_(race, std::move(names), TellPlaces::no, out) {}

    std::size_t cursor() const { return cursor_; }
    void begin_step() { standing_seen_ = 0; }

    void reveal() override {
        need_entry();
        kernel::read_reveal(journal_, cursor_);
        narration_.tell_reveal(next_margin());
    }

protected:
    int answer(const Question& question) override {
        need_entry();
        const int index = kernel::read_choice(journal_, cursor_, question);
        const Option option = journal_[cursor_].option;
        narration_.tell_choice(next_margin(), question, option);
        return index;
    }

    int stand(const Question& question) override {
        const std::uint16_t ordinal = standing_seen_++;
        const bool is_spoken = cursor_ < journal_.size() &&
                               kernel::answers_standing(journal_[cursor_], question, ordinal);
        return is_spoken ? answer(question) : 0;
    }

    void cast(const Roll& roll, kernel::Faces& faces) override {
        need_entry();
        kernel::read_cast(journal_, cursor_, roll, faces);
        const auto recorded = journal_.faces_of(journal_[cursor_]);
        narration_.tell_cast(next_margin(), roll, recorded);
    }

    void announce(const Event& event) override { narration_.tell_event(event); }

private:
    void need_entry() const {
        if (cursor_ == journal_.size()) throw JournalEnds{};
    }

    // The number of the entry, which is then behind us.
    std::string next_margin() {
        const std::string number = std::to_string(cursor_++);
        return std::string(number_width - std::min(number_width, number.size()), ' ') + number +
               "  ";
    }

    const Journal& journal_;
    Narration narration_;
    std::size_t cursor_ = 0;
    std::uint16_t standing_seen_ = 0;
};

void write_title(const Record& record, const ui::Seating& seating, std::ostream& out) {
    out << record.course.name << ", " << static_cast<int>(record.laps)
        << (record.laps == 1 ? " lap" : " laps") << ", seed " << record.seed << '\n';
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        const auto v = static_cast<VehicleId>(i);
        out << "  " << seating.seat(v).name << " (" << seating.livery(v).name << ", "
            << record.seats[i].driver << "): " << record.licences[i].name << " on grid space "
            << record.grid_order[i] + 1 << '\n';
    }
    if (record.terms != RaceTerms()) {
        out << "  " << terms_text(record.terms, names_of(seating)) << '\n';
    }
    if (!record.earlier.empty()) {
        out << record.earlier.size()
            << " earlier entries were played under older rules and are not told here.\n";
    }
    for (const std::string& note : record.notes)
        out << note << '\n';
}

void write_end(const Race& race, const Names& names, std::ostream& out) {
    const auto places = frothy::places(race);
    for (std::size_t place = 1; place <= race.vehicle_count; ++place) {
        for (VehicleId v = 0; v < race.vehicle_count; ++v) {
            if (places[v] != place) continue;
            out << "  " << words::ordinal(static_cast<int>(place)) << "  " << names.of(v) << ", "
                << status_name(race[v].status);
            const std::string standing = standing_text(race, v, names);
            if (!standing.empty()) out << ", " << standing;
            out << '\n';
        }
    }
    for (const TeamResult& team : team_results(race)) {
        out << "  team " << int{team.team} << ": " << words::ordinal(team.place) << '\n';
    }
}

}  // namespace

std::optional<std::string> write_transcript(const Record& record, std::ostream& out) {
    const ui::Seating seating = ui::seating_of(record.seats);
    const Names names = names_of(seating);
    write_title(record, seating, out);
    const auto setting = setting_of(record);
    Race race = start_of(record, *setting);
    TellingTable table(record, race, names, out);
    try {
        while (!Frothy::is_over(race)) {
            table.begin_step();
            Frothy::step(race, table);
        }
        if (table.cursor() < record.journal.size()) {
            throw kernel::JournalMismatch(table.cursor(), "the game is over here");
        }
    } catch (const JournalEnds&) {
        out << "\nThe record ends here; the race goes on.\n";
        return std::nullopt;
    } catch (const kernel::JournalMismatch& mismatch) {
        std::string text = "entry " + std::to_string(mismatch.entry()) + ": ";
        if (mismatch.entry() < record.journal.size()) {
            text += "the record says \"" +
                    text_of(record.journal, record.journal[mismatch.entry()]) + "\", ";
        }
        return text + mismatch.what();
    }
    write_end(race, names, out);
    return std::nullopt;
}

}  // namespace frothy
