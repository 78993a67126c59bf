// The script of a case, kept to strictly: the next thing asked or rolled is its next line.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "play/scenario/vocabulary.h"

namespace play::scenario {

struct RefusedOption {
    std::string option;
    std::string rule;
};

// A question in the words of the format.
struct Asked {
    std::string ask;
    std::string of;
    std::vector<std::string> team;  // who else may answer
    bool is_secret = false;
    bool is_standing = false;
    std::string rule;  // empty for none
    Json about = Json::object();
    std::vector<std::string> offers;
    std::vector<RefusedOption> refuses;
};
Json json_of(const Asked& asked);

// A roll in the words of the format.
struct Rolled {
    std::string roll;
    std::string of;
    std::size_t count = 0;
    std::string rule;  // empty for none
    Json about = Json::object();
    std::vector<std::string> seen_by;  // empty for everybody
};
Json json_of(const Rolled& rolled);

struct ExpectedRefusal {
    RefusedOption refused;  // by whatever rule where it has none
    std::string place;
};

enum class LineKind : std::uint8_t { ask, roll };
enum class AnswerForm : std::uint8_t { single, list };

// One line of the script: a question with its answers, or a roll with its faces.
struct ScriptLine {
    LineKind kind = LineKind::ask;
    std::string place;
    std::string name;  // of the question or roll
    std::string of;
    std::string rule;  // empty for any
    // ask
    AnswerForm form = AnswerForm::single;
    std::vector<std::string> answers;
    std::optional<std::vector<std::string>> offers;
    std::vector<std::string> offers_include;
    std::vector<std::string> offers_exclude;
    std::vector<ExpectedRefusal> refuses;
    std::optional<bool> secret;
    std::optional<Json> about;
    // roll
    std::vector<std::uint8_t> faces;
};

std::vector<ScriptLine> read_script(const Node& script, const Case& on);

// How a case is read where it may mean two things. A question with one option is not asked, and a
// draw of the last card needs no line, so a line that fits it may as well be for a later one.
struct Reading {
    static constexpr std::size_t most_fitting = 64;

    // A bit for each line that fits, in their order, and that is for a later question all the same;
    // the last bit is for all further ones.
    std::uint64_t later = 0;
    std::size_t way = 0;  // of the game's own

    bool uses(std::size_t fitting) const {
        return (later >> std::min(fitting, most_fitting - 1) & 1U) == 0;
    }
};

// The rules came to a question or a roll for which the script has no line.
struct Stopped {
    Json open;  // the question or roll
};

class Script {
public:
    // Rolls beyond the last line are cast from the seed, if there is one.
    Script(std::vector<ScriptLine> lines, const Vocabulary& vocabulary,
           std::optional<std::uint64_t> seed, const Reading& reading);

    struct Answer {
        std::size_t option;  // of those offered
        std::string by;
    };
    // The answer to a question of at least two options. Throws Stopped, or what is wrong.
    Answer answer(const Asked& asked);
    // A question of one option: a line may be written for it, and is used if it gives that option.
    void pass(const Asked& asked);
    // Whether the next line is for this roll of one die that can only show that face: as for a
    // question of one option, it may be for a later one.
    bool says(const Rolled& rolled, std::uint8_t face);
    // The line with the faces; null where they are to be cast from the seed. Throws as above.
    const ScriptLine* line_of(const Rolled& rolled);
    // The roll has come out so.
    void note(const Rolled& rolled, Json dice);
    void reveal();

    std::optional<std::uint64_t> seed() const { return seed_; }
    // The number of the next roll from the seed.
    std::uint64_t next_seeded() { return seeded_rolls_++; }
    // Throws if a line was not used.
    void expect_all_used();

    // What was asked and rolled, in the words of the format.
    const Json& asks() const { return asks_; }
    const Json& rolls() const { return rolls_; }
    // The number of the next happening: questions, rolls and events are numbered in one sequence.
    std::size_t next_number() { return happenings_++; }
    // How many lines fitted a question with one option, or a draw of the last card.
    std::size_t fitting_forced() const { return fitting_forced_; }

private:
    ScriptLine* current();
    bool is_about(const ScriptLine& line, const Asked& asked) const;
    std::optional<Answer> implied_done(const Asked& asked);
    std::size_t take(ScriptLine& line, const Asked& asked);
    std::vector<std::string*> answers_in_a_row(const Asked& asked);
    std::size_t in_any_order(const Asked& asked, const std::vector<std::string*>& answers) const;
    // Whether a question offers what the line says that it does.
    bool offers_fit(const ScriptLine& line, const Asked& asked) const;
    void check(const ScriptLine& line, const Asked& asked) const;
    void check_refusals(const ScriptLine& line, const Asked& asked) const;
    void note(const Asked& asked, const Answer& answer, bool is_forced);
    void next_line();
    std::string awaited() const;

    std::vector<ScriptLine> lines_;
    const Vocabulary& vocabulary_;
    std::optional<std::uint64_t> seed_;
    std::uint64_t seeded_rolls_ = 0;
    Reading reading_;
    std::size_t fitting_forced_ = 0;
    // A line that did not give the one option of what it is about, and that option.
    std::optional<std::pair<std::size_t, std::string>> passed_over_;
    std::size_t cursor_ = 0;
    std::vector<std::string> remaining_;  // of the current list
    bool started_ = false;                // the current line has answered a question
    Json asks_ = Json::array();
    Json rolls_ = Json::array();
    std::size_t happenings_ = 0;
};

}  // namespace play::scenario
