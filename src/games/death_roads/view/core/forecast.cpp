#include "games/death_roads/view/core/forecast.h"

#include <algorithm>
#include <span>

#include "games/death_roads/rules/procedures.h"
#include "kernel/odds.h"
#include "kernel/sheet.h"

namespace death_roads {

namespace {

struct Fate {
    bool is_harmed = false;
    bool is_scraped = false;
    bool is_far_behind = false;
    bool is_out = false;
};

// One Skid after the other, through all the ways in which its cards may be turned up.
class SkidTable final : public Table {
public:
    explicit SkidTable(PlayerId id) : id_(id) {}

    void begin() {
        depth_ = 0;
        share_ = 1.0;
        fate_ = {};
    }
    // To the next way; false after the last one.
    bool next() {
        while (!turned_.empty()) {
            if (turned_.back().next()) return true;
            turned_.pop_back();
        }
        return false;
    }
    double share() const { return share_; }
    const Fate& fate() const { return fate_; }

protected:
    // Slide Master keeps the card (DR-O-101).
    int answer(const kernel::Question<DeathRoads>&) override { return 0; }
    void cast(const kernel::Roll<DeathRoads>& roll, kernel::Faces& faces) override {
        if (depth_ == turned_.size()) turned_.emplace_back(roll.weights);
        const std::uint8_t face = turned_[depth_++].faces()[0];
        share_ *= static_cast<double>(roll.weights[face]) /
                  static_cast<double>(kernel::total_weight(roll.weights));
        faces.resize(1);
        faces[0] = face;
    }
    void announce(const Event& event) override {
        if (event.who != id_) return;
        if (event.fact == Fact::condition && event.value < 0) fate_.is_harmed = true;
        if (event.fact == Fact::scraped) fate_.is_scraped = true;
        if (event.fact == Fact::far_behind) fate_.is_far_behind = true;
        if (event.fact == Fact::out) fate_.is_out = true;
    }
    void confide(const Event&, kernel::PlayerSet) override {}

private:
    PlayerId id_;
    std::vector<kernel::FallingDice> turned_;
    std::size_t depth_ = 0;
    double share_ = 1.0;
    Fate fate_;
};

// At which nobody is asked: what chance would decide is known to be so.
class UndecidedTable final : public Table {
public:
    bool has_decided() const { return has_decided_; }

protected:
    int answer(const kernel::Question<DeathRoads>&) override {
        has_decided_ = true;
        return 0;
    }
    void cast(const kernel::Roll<DeathRoads>& roll, kernel::Faces& faces) override {
        has_decided_ = true;
        faces.resize(1);
        faces[0] = kernel::weighted_face(roll.weights, 0);
    }
    void announce(const Event&) override {}
    void confide(const Event&, kernel::PlayerSet) override {}

private:
    bool has_decided_ = false;
};

void add_cells(const Race& race, Space from, const Line& line, std::vector<Space>& cells) {
    for (const Offset& offset : line) {
        const Space cell{static_cast<std::int8_t>(from.lane + offset.lanes),
                         static_cast<std::int8_t>(from.row + offset.rows)};
        const bool is_on_road = is_open(race, cell.lane) && cell.row >= 1 && cell.row <= rows;
        if (is_on_road && std::ranges::find(cells, cell) == cells.end()) cells.push_back(cell);
    }
}

// Where the Road Event is to strike (DR-EVT-08).
bool is_in_danger(const Race& race, PlayerId id) {
    return race[id].is_racing && race.event != none && race.event_lane == race[id].at.lane &&
           road_events.at(race.event).colour == Light::red;
}

}  // namespace

Forecast forecast(const kernel::Decision<DeathRoads>& decision, const Option& answer) {
    auto leads = kernel::consequence_of(decision, std::span(&answer, 1));
    Forecast told{leads.now, std::move(leads.told), {}};
    if (leads.due) told.stops_at_draw = leads.due->why;
    return told;
}

std::optional<Race> after_event(const Race& race) {
    if (race.event == none || race.stage != Stage::race) return std::nullopt;
    Race after = race;
    UndecidedTable table;
    carry_out_event(after, table);
    if (table.has_decided()) return std::nullopt;
    return after;
}

namespace {

constexpr int most_slides = 4;  // 12 kinds of cards each

template <class TurnUp>
SkidChances chances_of(const Race& race, PlayerId id, int cards, const TurnUp& turn_up) {
    SkidChances chances;
    chances.cards = cards;
    SkidTable table(id);
    do {
        Race copy = race;
        table.begin();
        turn_up(copy, table);
        if (table.fate().is_harmed) chances.harm += table.share();
        if (table.fate().is_scraped) chances.barrier += table.share();
        if (!is_in_danger(race, id) && is_in_danger(copy, id)) chances.red_lane += table.share();
        if (table.fate().is_far_behind) chances.far_behind += table.share();
        if (table.fate().is_out) chances.out += table.share();
    } while (table.next());
    return chances;
}

}  // namespace

std::optional<SkidChances> skid_chances(const Race& race, PlayerId id) {
    const Car& car = race[id];
    if (!car.is_racing || car.is_aside || car.handling >= 1) return std::nullopt;
    return chances_of(race, id, car.gear,
                      [id](Race& copy, Table& table) { skid(copy, table, id); });
}

std::optional<SkidChances> slide_chances(const Race& race, PlayerId id, int cards) {
    if (!race[id].is_racing || cards < 1 || cards > most_slides) return std::nullopt;
    return chances_of(race, id, cards, [id, cards](Race& copy, Table& table) {
        resolve_skid_cards(copy, table, id, cards, "DR-VEER-01");
    });
}

std::vector<Space> cells_of(const Race& race, PlayerId shooter, Card card, int line) {
    const WeaponText& weapon = weapon_of(card);
    std::vector<Space> cells;
    if (line > 0) {
        const auto alternative = static_cast<std::size_t>(line - 1);
        add_cells(race, race[shooter].at, weapon.alternatives[alternative], cells);
        return cells;
    }
    for (const Line& each : weapon.lines)
        add_cells(race, race[shooter].at, each, cells);
    return cells;
}

Aim aim_of(const kernel::Decision<DeathRoads>& decision, const Option& answer) {
    const PlayerId shooter = decision.about.who;
    Aim aim{cells_of(decision.now, shooter, answer.card, answer.value), {}};
    for (const Event& event : forecast(decision, answer).told)
        if (event.fact == Fact::hit && event.other == shooter) aim.hit.push_back(event.who);
    return aim;
}

}  // namespace death_roads
