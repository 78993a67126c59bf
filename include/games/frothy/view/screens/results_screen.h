// The podium: who won, and how everybody else came off.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/race.h"
#include "games/frothy/rules/races/fox_match.h"
#include "games/frothy/view/core/replay/results_table.h"
#include "stage/canvas.h"
#include "ui/kit.h"
#include "ui/screens/results_screen.h"

namespace frothy {

struct ResultsState {
    Race race;  // as it ended; its setting must live as long, its course is painted behind
    std::vector<ResultRow> rows;  // in order of places
    std::vector<TeamHead> teams;  // empty without teams
    std::vector<ResultColumn> columns;
    RaceVerdict outcome;
    // Of Fox and Hounds in turns: all so far, this one with them.
    std::optional<FoxMatch> match;
    int rounds = 0;
    std::string reason;          // "Everybody is home or out."
    std::string rule_set;        // the name of the house rules; empty for none
    std::string saved_as;        // where the record was written; empty if it was not
    std::string save_trouble;    // why it was not; empty if it was, or was not asked for
    bool is_first_race = false;  // with a coach: told what else there is
    bool in_season = false;      // then it goes on there, and not with another race
    std::string way_to_desk;     // of a race on trial: back to where it was begun

    bool has_next_turn() const { return match && !match->is_over(race.vehicle_count); }
};

enum class ResultsCommand : std::uint8_t {
    none,
    again,      // the same table, new dice
    next_turn,  // of Fox and Hounds in turns
    new_race,
    desk,    // where a race on trial was begun
    season,  // its table
    look,    // back to the board as it ended
    watch,   // once more from the start, as a replay
    story,   // what happened in short, and the luck of the dice
    save_record,
    title,
};

struct ResultsReply {
    ResultsCommand command = ResultsCommand::none;
    Rule open;                 // a rule to show; usually none
    bool is_settling = false;  // the next frame will differ by itself
};

class ResultsScreen {
public:
    ResultsReply show(const ui::Kit& kit, stage::Canvas& canvas, const ResultsState& state);
    // Only what lies behind everything, under a sheet that covers the rest.
    void show_ground(const ui::Kit& kit, stage::Canvas& canvas, const ResultsState& state);
    // After the textures were lost, or for another race.
    void forget_textures() { screen_.forget_textures(); }

private:
    ui::ResultsScreen screen_;
};

}  // namespace frothy
