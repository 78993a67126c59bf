#include "games/frothy/view/screens/results_screen.h"

#include <string>
#include <utility>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/view/board/board_picture.h"
#include "games/frothy/view/core/seat_names.h"
#include "games/frothy/view/screens/agreed_rules.h"
#include "ui/letters.h"
#include "words/ordinal.h"

namespace frothy {

using namespace ui;
using stage::theme::ButtonRole;

namespace {

std::vector<std::string> names_of_winners(const ui::Kit& kit, const ResultsState& state) {
    std::vector<std::string> winners;
    if (state.match && !state.has_next_turn()) {
        const auto places = state.match->places();
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (places[i] == 1) winners.push_back(kit.seating.seat(state.match->turns[i].fox).name);
        }
        return winners;
    }
    for (const ResultRow& row : state.rows) {
        if (row.is_winner) winners.push_back(kit.seating.seat(row.vehicle).name);
    }
    return winners;
}

std::string headline_of(const ui::Kit& kit, const ResultsState& state) {
    const std::vector<std::string> winners = names_of_winners(kit, state);
    if (winners.empty()) return tr("Nobody wins");
    const std::string names = listing_of(winners);
    const auto count = static_cast<int>(winners.size());
    if (!state.match) return say(by_count(count, "{0} wins!", "{0} win!"), {names});
    return say(state.has_next_turn() ? by_count(count, "{0} wins this turn!", "{0} win this turn!")
                                     : by_count(count, "{0} wins the match!", "{0} win the match!"),
               {names});
}

// Of a match that is over, what decided it (FR-RACE-06).
RaceVerdict outcome_shown(const ui::Kit& kit, const ResultsState& state) {
    if (!state.match || state.has_next_turn()) return state.outcome;
    const auto places = state.match->places();
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] != 1) continue;
        return {say("Nobody lasted longer as the Fox: {0}",
                    {fox_turn_text(state.match->turns[i], names_of(kit.seating))}),
                "FR-RACE-06"};
    }
    return state.outcome;
}

// One turn of a match a line, best first; who is still to be the Fox last (FR-RACE-06).
void show_match(const ui::Kit& kit, const ResultsState& state) {
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const FoxMatch& match = *state.match;
    const auto places = match.places();
    show_text(fonts.heading,
              tr(state.has_next_turn() ? mark("The match so far") : mark("The match")));
    for (std::uint8_t place = 1; place <= max_vehicles; ++place) {
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (places[i] != place) continue;
            show_text(fonts.label,
                      say("{0}: {1}", {words::ordinal(place),
                                       fox_turn_text(match.turns[i], names_of(kit.seating))}));
        }
    }
    for (VehicleId v = match.next_fox(); v < state.race.vehicle_count; ++v)
        show_muted(fonts.label, say("{0} is still to be the Fox.", {kit.seating.seat(v).name}));
}

// Where all rounds agreed were raced, the terms have said how many.
std::string rounds_text(const ResultsState& state) {
    if (state.race.ended == EndReason::rounds_over) return {};
    return say(by_count(state.rounds, "Over in {0} round.", "Over in {0} rounds."),
               {state.rounds}) +
           " ";
}

// What can be done now, in order of the buttons.
std::vector<std::pair<ResultsCommand, ui::ResultsButton>> offers_of(const ui::Kit& kit,
                                                                    const ResultsState& state) {
    const bool is_first = state.is_first_race;
    const auto role = [](bool is_main) { return is_main ? ButtonRole::decide : ButtonRole::plain; };
    std::pair<ResultsCommand, ui::ResultsButton> again{
        ResultsCommand::again, {tr("Again"), stage::Key::a, role(!is_first), true, true}};
    if (state.has_next_turn()) {
        again.first = ResultsCommand::next_turn;
        again.second.label =
            say("Next turn: {0} is the Fox", {kit.seating.seat(state.match->next_fox()).name});
    }
    std::pair<ResultsCommand, ui::ResultsButton> fresh{
        ResultsCommand::new_race,
        {is_first ? tr("A race with friends") : tr("New race"), stage::Key::n, role(is_first), true,
         true}};
    if (!state.way_to_desk.empty()) {
        fresh = {ResultsCommand::desk,
                 {state.way_to_desk, stage::Key::n, ButtonRole::plain, true, true}};
    }
    if (is_first) std::swap(again, fresh);
    if (state.in_season)
        again = {ResultsCommand::season,
                 {tr("The season"), stage::Key::a, ButtonRole::decide, true, true}};
    return {again,
            fresh,
            {ResultsCommand::watch, {tr("Watch it again"), stage::Key::w}},
            {ResultsCommand::story, {tr_in("button", "Story and dice"), stage::Key::d}},
            {ResultsCommand::look, {tr("The board"), stage::Key::b}},
            {ResultsCommand::save_record,
             {tr("Save the record"), stage::Key::s, ButtonRole::plain, state.saved_as.empty()}},
            {ResultsCommand::title,
             {tr_in("button", "Title"), stage::Key::escape, ButtonRole::plain, true, true}}};
}

ui::ResultsRow row_shown(const ResultsState& state, const ResultRow& row) {
    ui::ResultsRow shown;
    shown.who = row.vehicle;
    shown.place = row.place;
    shown.place_text = words::ordinal(row.place);
    shown.about = row.vehicle_name;
    const bool is_wreck = state.race[row.vehicle].is_wreck();
    shown.picture = row.picture;
    if (!is_wreck) shown.dyed = row.picture + "-livery";
    shown.is_winner = row.is_winner;
    shown.may_stand = !row.gave_up;
    return shown;
}

void fill_table(const ui::Kit& kit, const ResultsState& state, ui::Results& results) {
    results.about = say("{0}, {1}.", {tr(state.race.course().plan().name.c_str()),
                                      terms_text(state.race.terms(), names_of(kit.seating))}) +
                    " " + rounds_text(state) + state.reason;
    for (const ResultRow& row : state.rows)
        results.rows.push_back(row_shown(state, row));
    for (const TeamHead& head : state.teams)
        results.heads.push_back({head.row, head.text});
    for (const ResultColumn& column : state.columns)
        results.columns.push_back({column.title, column.rule, column.cells});
}

// What refers to the state and the kit is used in the same frame.
ui::Results shown_of(const ui::Kit& kit, const ResultsState& state) {
    ui::Results results;
    const RaceVerdict outcome = outcome_shown(kit, state);
    results.headline = headline_of(kit, state);
    results.outcome = outcome.text;
    results.outcome_rule = outcome.rule;
    fill_table(kit, state, results);
    if (state.match) results.show_more = [&] { show_match(kit, state); };
    results.agreed = agreed_rules_title(state.race.rules(), state.rule_set);
    results.show_agreed = [&] {
        return show_agreed_rules(kit, state.race.rules(), state.rule_set).text();
    };
    if (state.is_first_race) {
        results.hint_title = tr("What next?");
        results.hint =
            tr("A race with friends: up to six at one table, people or computers, each with a "
               "vehicle that has tricks of its own, on a course of your choice. Or another "
               "kind of race: for distance, to the last one rolling, a chase, a fox hunt.");
    }
    results.saved_as = state.saved_as;
    results.save_trouble = state.save_trouble;
    for (const auto& [command, button] : offers_of(kit, state))
        results.buttons.push_back(button);
    results.paint_board = [&](stage::Canvas& canvas, stage::Rect where) {
        paint_course_picture(canvas, kit.sprites, where, state.race.course(), CourseName::left_out);
    };
    return results;
}

}  // namespace

void ResultsScreen::show_ground(const ui::Kit& kit, stage::Canvas& canvas,
                                const ResultsState& state) {
    screen_.show_ground(kit, canvas, shown_of(kit, state));
}

ResultsReply ResultsScreen::show(const ui::Kit& kit, stage::Canvas& canvas,
                                 const ResultsState& state) {
    const ui::ResultsReply shown = screen_.show(kit, canvas, shown_of(kit, state));
    ResultsReply reply;
    if (shown.button) reply.command = offers_of(kit, state)[*shown.button].first;
    reply.open = Rule::from_text(shown.open);
    reply.is_settling = shown.is_settling;
    return reply;
}

}  // namespace frothy
