// Queries of a case. Where the answer is what a rule would offer, the rule itself is run, on a copy
// of the race, up to the question.
#include <algorithm>
#include <bit>
#include <optional>
#include <span>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/scenario/scenario_deeds.h"
#include "games/frothy/data/scenario/scenario_events.h"
#include "games/frothy/rules/race_start.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/standings.h"
#include "kernel/sheet.h"

namespace frothy::scenario {
namespace {

using Consequence = kernel::Consequence<Frothy>;
using FrozenQuestion = kernel::FrozenQuestion<Frothy>;

// One roll falls as given, and what is not on the sheet is answered with the least, up to the
// question sought or the next roll.
class DiceGiven {
public:
    DiceGiven(std::span<const std::uint8_t> faces, Ask sought, std::string place)
        : faces_(faces), sought_(sought), place_(std::move(place)) {}

    std::vector<Option> discards;     // to make after the roll, in order
    Option wished{OptionKind::done};  // wherever it is offered

    std::optional<int> answer(const Question& question) {
        if (question.ask == Ask::discard_die && !discards.empty()) {
            const Option next = discards.front();
            discards.erase(discards.begin());
            return index_of(question, next);
        }
        if (question.ask == sought_) return std::nullopt;
        return index_of(question, wished)
            .value_or(index_of(question, {OptionKind::done}).value_or(0));
    }
    bool cast(const Roll& roll, kernel::Faces& faces) {
        if (is_cast_) return false;
        is_cast_ = true;
        if (roll.count != faces_.size()) {
            bad_content(place_, "found " + std::to_string(faces_.size()) + " dice, but " +
                                    std::to_string(roll.count) + " are rolled here");
        }
        faces.resize(faces_.size());
        for (std::size_t i = 0; i < faces_.size(); ++i)
            faces[i] = faces_[i];
        return true;
    }

private:
    static std::optional<int> index_of(const Question& question, Option option) {
        const auto found = std::find(question.options.begin(), question.options.end(), option);
        if (found == question.options.end()) return std::nullopt;
        return static_cast<int>(found - question.options.begin());
    }

    std::span<const std::uint8_t> faces_;
    Ask sought_;
    std::string place_;
    bool is_cast_ = false;
};

void need_all_taken(const Consequence& consequence, const std::string& place) {
    if (!consequence.left.empty()) bad_content(place, "these cards or dice cannot be chosen here");
}

Json sorted(Json list) {
    std::sort(list.begin(), list.end());
    return list;
}

// The hand holds exactly the cards to be committed.
std::vector<Option> deal_hand(const Node& node, const Board& board, Cards& cards) {
    std::vector<Option> committed;
    cards = {};
    if (const auto list = node.find("cards")) {
        for (const Node& card : list->items("a list of cards")) {
            const Option option = read_option(card, board.names);
            switch (option.kind) {
            case OptionKind::whip: ++cards.count(Pile::hand, CardType::whip); break;
            case OptionKind::reins: ++cards.count(Pile::hand, CardType::reins); break;
            case OptionKind::dual_as_whip:
            case OptionKind::dual_as_reins: ++cards.count(Pile::hand, CardType::dual); break;
            default: card.refuse("whip, reins, dual as whip or dual as reins");
            }
            committed.push_back(option);
        }
    }
    std::sort(committed.begin(), committed.end(),
              [](Option a, Option b) { return a.kind < b.kind; });
    return committed;
}

// These queries run rules that need a vehicle in the race.
void need_running(const Race& race, VehicleId v, const std::string& place) {
    if (!race[v].is_running()) bad_content(place, "the vehicle is not running");
}

// Of the dice to keep: also where there is but one way to keep them.
const FrozenQuestion& question_of_keeping(const Consequence& consequence,
                                          const std::string& place) {
    need_all_taken(consequence, place);
    for (const FrozenQuestion& question : consequence.forced) {
        if (question.ask == Ask::keep_dice) return question;
    }
    if (!consequence.asked || consequence.asked->ask != Ask::keep_dice)
        bad_content(place, "no dice are kept here");
    return *consequence.asked;
}

Action dice_to_keep(const Node& node, const Board& board) {
    node.allow({"query", "of", "dice", "cards", "direction"});
    const VehicleId v = vehicle_of(node.at("of"), board.names);
    const auto faces = read_dice(node.at("dice"), board.setting->rules.dice_faces);
    Cards hand;
    const auto committed = deal_hand(node, board, hand);
    Option direction{OptionKind::decelerate};
    if (const auto said = node.find("direction")) direction = read_option(*said, board.names);
    const std::string& place = node.place();
    const VehicleNames names = board.names;
    return {ResultOrder::free, [=](Race& race, Table&) -> Json {
                need_running(race, v, place);
                Race dealt = race;
                dealt[v].cards = hand;
                DiceGiven dice(faces, Ask::keep_dice, place);
                dice.wished = direction;
                const Consequence consequence = kernel::consequence_of_rules<Frothy>(
                    dealt, v, committed, kernel::AnswerOrder::offered,
                    [v](Race& copy, Table& table) { make_speed_check(copy, table, v); }, dice);
                const FrozenQuestion& keeping = question_of_keeping(consequence, place);
                return {{"offers", sorted(options_json(keeping.options, names))},
                        {"refuses", sorted(refusals_json(keeping.refused, names))}};
            }};
}

struct Discarding {
    const Race& race;
    VehicleId vehicle;
    Cards hand;
    std::vector<Option> cards;
    std::vector<std::uint8_t> faces;
    std::string place;
};

Consequence with_discards(const Discarding& given, const std::vector<Option>& discards) {
    Race dealt = given.race;
    dealt[given.vehicle].cards = given.hand;
    DiceGiven dice(given.faces, Ask::discard_die, given.place);
    dice.discards = discards;
    ControlRoll roll;
    roll.vehicle = given.vehicle;
    Consequence consequence = kernel::consequence_of_rules<Frothy>(
        dealt, given.vehicle, given.cards, kernel::AnswerOrder::offered,
        [&](Race& copy, Table& table) { make_control_roll(copy, table, roll); }, dice);
    need_all_taken(consequence, given.place);
    return consequence;
}

// What the roll came to; none where it is not over.
std::optional<Json> outcome_of(const Consequence& consequence,
                               const std::vector<Option>& discards) {
    int points = 0;
    IconSet icons;
    for (const Event& event : consequence.told) {
        if (const auto* gained = event.get_if<ControlGained>()) points += gained->points;
        if (const auto* lost = event.get_if<ControlLost>()) icons = lost->icons;
        if (!event.is<ControlLost, ControlKept>()) continue;
        Json discarded = Json::array();
        for (const Option& option : discards)
            discarded.push_back(std::string(name_of(static_cast<Icon>(option.a))));
        Json effects = Json::array();
        for (const Icon icon : all_icons)
            if (icons.has(icon)) effects.push_back(std::string(name_of(icon)));
        return Json{{"discard", discarded},
                    {"effects", effects},
                    {"control_loss", points + std::popcount(icons.bits)}};
    }
    return std::nullopt;
}

void find_discards(const Discarding& given, const std::vector<Option>& so_far, Json& found) {
    const auto note = [&](const Consequence& consequence, const std::vector<Option>& discards) {
        if (const auto outcome = outcome_of(consequence, discards)) found.push_back(*outcome);
    };
    const Consequence open = with_discards(given, so_far);
    if (!open.asked || open.asked->ask != Ask::discard_die) {  // as many as there may be
        note(open, so_far);
        return;
    }
    for (const Option& option : open.asked->options) {
        std::vector<Option> further = so_far;
        further.push_back(option);
        if (option.kind == OptionKind::done) {
            note(with_discards(given, further), so_far);
        } else {
            find_discards(given, further, found);
        }
    }
}

Action discards(const Node& node, const Board& board) {
    node.allow({"query", "of", "dice", "cards"});
    const VehicleId v = vehicle_of(node.at("of"), board.names);
    const auto faces = read_dice(node.at("dice"), board.setting->rules.dice_faces);
    if (faces.size() > 20) node.at("dice").refuse("at most 20 dice");
    Cards hand;
    const auto committed = deal_hand(node, board, hand);
    if (committed.size() > 6) node.at("cards").refuse("at most 6 cards");
    const std::string& place = node.place();
    return {ResultOrder::free, [=](Race& race, Table&) -> Json {
                need_running(race, v, place);
                Json found = Json::array();
                find_discards({race, v, hand, committed, faces, place}, {}, found);
                return sorted(found);
            }};
}

Action legal_moves(const Node& node, const Board& board) {
    node.allow({"query", "of", "spaces", "phase"});
    const VehicleId v = vehicle_of(node.at("of"), board.names);
    const auto phase = node.find("phase");
    const auto spaces = node.find("spaces");
    const int in_phase = phase ? phase->number(1, phase_count) : std::max<int>(1, board.race.phase);
    const int said = spaces ? spaces->number(0, 20) : -1;
    const VehicleNames names = board.names;
    const std::string& place = node.place();
    return {
        ResultOrder::free, [=](Race& race, Table&) -> Json {
            need_running(race, v, place);
            Race copy = race;
            const bool in_move = race.move.vehicle == v;
            if (!in_move) {
                copy.move = {};
                copy.move.vehicle = v;
                copy.move.spaces_left = static_cast<std::uint8_t>(spaces_due(race, v, in_phase));
            }
            if (said >= 0) copy.move.spaces_left = static_cast<std::uint8_t>(said);
            // Every space then has three ways to go on.
            constexpr int most_with_drifts = 10;
            if (race.rules().alt_drifts != Drifts::one &&
                copy.move.spaces_left > most_with_drifts) {
                bad_content(place,
                            "too many paths: at most 10 spaces where any step may be a drift");
            }
            Json paths = Json::array();
            for (const DrivenPath& path : drivable_paths(copy)) {
                Json hexes = Json::array();
                for (const Cell cell : path.cells)
                    hexes.push_back(hex_json(cell, copy.course()));
                paths.push_back({{"steps", options_json(path.options, names)}, {"hexes", hexes}});
            }
            const bool clear =
                has_clear_path(copy, v, {copy[v].cell, copy[v].last_side, drifts_left(copy, v)},
                               copy.move.spaces_left, ramming_of(copy));
            return {{"spaces", copy.move.spaces_left}, {"clear", clear}, {"paths", sorted(paths)}};
        }};
}

const char* arc_text(Arc arc) {
    return arc == Arc::front ? "front" : arc == Arc::side ? "side" : "rear";
}

Action arcs(const Node& node, const Board& board) {
    node.allow({"query", "of"});
    const VehicleId v = vehicle_of(node.at("of"), board.names);
    const VehicleNames names = board.names;
    return {ResultOrder::matters, [v, names](Race& race, Table&) -> Json {
                Json attack = Json::object();
                Json struck = Json::object();
                Json vehicles = Json::object();
                for (int i = 0; i < hexgrid::direction_count; ++i) {
                    const auto direction = hexgrid::direction(i);
                    const std::string name(name_of(direction));
                    attack[name] = arc_text(arc_of(race[v].facing, direction));
                    struck[name] =
                        arc_text(collision_arc(race[v].facing, direction, race.rules().arcs_sixty));
                    const VehicleId other =
                        race[v].cell == no_cell
                            ? no_vehicle
                            : vehicle_at(race, race.course().neighbour(race[v].cell, direction));
                    if (other != no_vehicle) vehicles[names[other]] = attack[name];
                }
                return {{"arcs", attack}, {"collision", struck}, {"vehicles", vehicles}};
            }};
}

Action sheet(const Node& node, const Board& board) {
    node.allow({"query", "of"});
    const VehicleId v = vehicle_of(node.at("of"), board.names);
    return {ResultOrder::matters, [v](Race& race, Table&) -> Json {
                Json spaces = Json::array();
                for (int phase = 1; phase <= phase_count; ++phase) {
                    spaces.push_back(spaces_due(race, v, phase));
                }
                const int resilient = resilience(race, v);
                return {{"speed", rating(race, v)},
                        {"marker", marker_text(race, v)},
                        {"top_rating", top_rating(race, v)},
                        {"safe", is_safe(race, v)},
                        {"basic_control_dice", basic_control_dice(race, v)},
                        {"control_dice", control_dice(race, v)},
                        {"spaces", spaces},
                        {"resilience", resilient == blank_resilience ? Json() : Json(resilient)},
                        {"whips", playable(race, v, CardType::whip)},
                        {"reins", playable(race, v, CardType::reins)}};
            }};
}

template <class List>
Json names_in(const List& list, const VehicleNames& names) {
    Json json = Json::array();
    for (const VehicleId v : list)
        json.push_back(names[v]);
    return json;
}

Json teams_json(const Race& race) {
    Json list = Json::array();
    for (const TeamResult& team : team_results(race)) {
        list.push_back({{"team", team.team},
                        {"place", team.place},
                        {"points", team.points},
                        {"place_sum", team.place_sum},
                        {"best_place", team.best_place}});
    }
    return list;
}

// Whom everybody hunts, and how far off the quarry is.
Json hunts_json(const Race& race, const VehicleNames& names) {
    Json json = Json::object();
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        const VehicleId quarry = quarry_of(race, v);
        if (quarry == no_vehicle) continue;
        json[names[v]] = {{"quarry", names[quarry]}, {"gap", gap_to_quarry(race, v)}};
    }
    return json;
}

Json faults_json(const Race& race) {
    Json list = Json::array();
    for (const Fault& fault : find_race_faults(*race.setting)) {
        list.push_back({{"place", fault.place}, {"rule", fault.rule.text()}});
    }
    return list;
}

Json starts_json(const Race& race) {
    Json list = Json::array();
    for (const GridSpace& space : start_spaces(*race.setting)) {
        list.push_back(
            {{"hex", Json::array({space.hex.q, space.hex.r})}, {"facing", space.facing.number()}});
    }
    return list;
}

// What is asked of the whole race.
Json about_race(const Race& race, const VehicleNames& names, const std::string& what) {
    if (what == "order of movement") return names_in(order_of_movement(race), names);
    if (what == "race order") return names_in(race_order(race), names);
    if (what == "winners") return names_in(winners(race), names);
    if (what == "teams") return teams_json(race);
    if (what == "hunts") return hunts_json(race, names);
    if (what == "race faults") return faults_json(race);
    if (what == "start spaces") return starts_json(race);
    if (what == "rounds left") return rounds_left(race);
    const auto by_place = what == "race places" ? race_places(race) : places(race);
    Json json = Json::object();
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        json[names[v]] = what == "points"           ? static_cast<std::int32_t>(race[v].points)
                         : what == "distance"       ? distance_gained(race, v)
                         : what.ends_with("places") ? static_cast<std::int32_t>(by_place[v])
                         : race[v].cell == no_cell  ? race[v].out_progress
                                                    : progress(race, v);
    }
    return json;
}

}  // namespace

Action read_query(const Node& node, const Board& board) {
    const std::vector<std::string> words = {
        "legal moves", "dice to keep", "discards",    "arcs",         "order of movement",
        "race order",  "places",       "progress",    "winners",      "sheet",
        "teams",       "hunts",        "race faults", "start spaces", "rounds left",
        "race places", "points",       "distance"};
    const std::string what = words[node.at("query").word_of(words, "a query")];
    if (what == "legal moves") return legal_moves(node, board);
    if (what == "dice to keep") return dice_to_keep(node, board);
    if (what == "discards") return discards(node, board);
    if (what == "arcs") return arcs(node, board);
    if (what == "sheet") return sheet(node, board);
    node.allow({"query"});
    return {ResultOrder::matters, [what, names = board.names](Race& race, Table&) -> Json {
                return about_race(race, names, what);
            }};
}

}  // namespace frothy::scenario
