// A strict table for C++ tests: it expects questions and rolls in order and answers them.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <vector>

#include "games/frothy/rules/frothy.h"

namespace support {

// The rules did something else than the script says.
class ScriptError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// table.ask(Ask::drive, 0, {OptionKind::end_move}).roll(Why::damage, 0, {1, 2});
// Standing questions stand unless the next line is about them; single options are taken unasked.
class ScriptedTable final : public frothy::Table {
public:
    explicit ScriptedTable(frothy::DiceFaces faces = frothy::DiceFaces::printed)
        : printed_(faces) {}

    ScriptedTable& ask(frothy::Ask ask, frothy::VehicleId of, frothy::Option answer);
    // Several answers to the same question, in the order the rules ask.
    ScriptedTable& ask(frothy::Ask ask, frothy::VehicleId of,
                       std::initializer_list<frothy::Option> answers);
    ScriptedTable& roll(frothy::Why why, frothy::VehicleId of, std::initializer_list<int> values);
    ScriptedTable& roll_icons(frothy::VehicleId of, std::initializer_list<frothy::Icon> icons);

    // Throws ScriptError if a line has not been used.
    void expect_all_used() const;

    // What came of it.
    const std::vector<frothy::Event>& events() const { return events_; }
    int count(frothy::EventKind kind) const;
    // The last event of a kind; throws ScriptError if there was none.
    const frothy::Event& last(frothy::EventKind kind) const;
    // The last question answered, with copies of what was offered and refused.
    const std::vector<frothy::Option>& offered() const { return offered_; }
    const std::vector<frothy::Refusal>& refused() const { return refused_; }
    bool was_offered(frothy::Option option) const;
    // The rule that refused an option; none() if it was not refused.
    frothy::Rule refused_by(frothy::Option option) const;
    int reveals() const { return reveals_; }

    void reveal() override { ++reveals_; }

protected:
    int answer(const frothy::Question& question) override;
    int stand(const frothy::Question& question) override;
    void cast(const frothy::Roll& roll, kernel::Faces& faces) override;
    void announce(const frothy::Event& event) override { events_.push_back(event); }

private:
    struct Line {
        bool is_roll = false;
        frothy::Ask ask{};
        frothy::Why why{};
        frothy::VehicleId of = frothy::no_vehicle;
        frothy::Option answer;
        std::vector<std::uint8_t> faces;
    };
    bool is_next(const frothy::Question& question) const;
    std::string awaited() const;

    frothy::DiceFaces printed_;
    std::vector<Line> lines_;
    std::size_t cursor_ = 0;
    std::vector<frothy::Event> events_;
    std::vector<frothy::Option> offered_;
    std::vector<frothy::Refusal> refused_;
    int reveals_ = 0;
};

}  // namespace support
