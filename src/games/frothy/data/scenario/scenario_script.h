// The script of a case, and the strict table that reads it to the rules.
#pragma once

#include <optional>
#include <set>
#include <vector>

#include "games/frothy/data/scenario/scenario_events.h"
#include "games/frothy/data/scenario/scenario_readings.h"
#include "games/frothy/data/wording/narration.h"
#include "games/frothy/rules/frothy.h"
#include "kernel/journal.h"

namespace frothy::scenario {

enum class LineKind { ask, roll };
enum class AnswerForm { single, list };

struct ExpectedRefusal {
    Option option;
    std::optional<Rule> rule;
    std::string place;
};

// One line of the script: a question with its answers, or a roll with its faces.
struct ScriptLine {
    LineKind kind = LineKind::ask;
    std::string place;
    VehicleId of = no_vehicle;
    std::optional<Rule> rule;
    // ask
    Ask ask = Ask::drive;
    AnswerForm form = AnswerForm::single;
    std::vector<Option> answers;
    std::optional<std::vector<Option>> offers;
    std::vector<Option> offers_include;
    std::vector<Option> offers_exclude;
    std::vector<ExpectedRefusal> refuses;
    std::optional<bool> secret;
    std::optional<Json> about;
    // roll
    Why why = Why::damage;
    std::vector<std::uint8_t> faces;
};

std::vector<ScriptLine> read_script(const Node& script, const VehicleNames& names, DiceFaces dice);
// Faces from icon names and values, mixed as one likes.
std::vector<std::uint8_t> read_faces(const Node& list, DiceFaces dice);
Option read_option(const Node& node, const VehicleNames& names);
Rule read_rule(const Node& node);

// What a case did: every question, roll and event, in the words of the format.
struct Transcript {
    Json asks = Json::array();
    Json rolls = Json::array();
    std::vector<std::pair<std::size_t, Event>> events;  // with the number in the whole sequence
    std::size_t happenings = 0;

    Json events_json(const Spelling& spelling) const;
};

// The rules came to a question or a roll for which the script has no line.
struct Stopped {
    Json open;  // the question or roll
};

class ScriptTable final : public Table {
public:
    ScriptTable(std::vector<ScriptLine> script, Spelling spelling, DiceFaces dice,
                std::optional<std::uint64_t> seed, Reading reading);

    // Whoever tells of it all as it comes; must outlive the table.
    void tell_to(Narration& narration) { narration_ = &narration; }
    void reveal() override;
    // The answers and rolls since the last call of begin_action.
    const kernel::Journal<Frothy>& journal() const { return journal_; }
    void begin_action();
    // Throws if a line of the script was not used.
    void expect_all_used();
    Transcript& transcript() { return transcript_; }
    // How many lines fitted a question with one option.
    std::size_t fitting_forced() const { return fitting_forced_; }

protected:
    int answer(const Question& question) override;
    int stand(const Question& question) override;
    void forced(const Question& question) override;
    void cast(const Roll& roll, kernel::Faces& faces) override;
    void announce(const Event& event) override;

private:
    ScriptLine* current();
    bool is_about(const ScriptLine& line, const Question& question) const;
    std::optional<int> implied_done(const Question& question);
    int take(ScriptLine& line, const Question& question);
    std::vector<Option*> answers_in_a_row(const Question& question);
    void check(const ScriptLine& line, const Question& question) const;
    void check_refusals(const ScriptLine& line, const Question& question) const;
    void note(const Question& question, int index, const char* how);
    void next_line();
    std::string awaited() const;

    std::vector<ScriptLine> script_;
    Spelling spelling_;
    DiceFaces dice_;
    std::optional<std::uint64_t> seed_;
    std::uint64_t seeded_rolls_ = 0;
    Reading reading_;
    std::size_t fitting_forced_ = 0;
    // A line that did not give the one option of what it is about, and that option.
    std::optional<std::pair<std::size_t, Option>> passed_over_;
    std::size_t cursor_ = 0;
    std::vector<Option> remaining_;  // of the current list
    bool started_ = false;           // the current line has answered a question
    kernel::Journal<Frothy> journal_;
    std::uint16_t standing_seen_ = 0;
    Transcript transcript_;
    Narration* narration_ = nullptr;
};

}  // namespace frothy::scenario
