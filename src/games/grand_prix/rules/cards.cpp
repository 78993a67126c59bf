// The flag cards: GP-L50, GP-X30 to GP-X35, GP-X44, GP-X45, GP-X54 to GP-X59, GP-X63, and the deck
// of section 5.2.
#include <algorithm>
#include <array>
#include <utility>

#include "games/grand_prix/rules/totals.h"
#include "games/grand_prix/rules/turn.h"

namespace grand_prix {

namespace {

// What a card does, in the words of the cards. `me` has turned it up.
class FlagCard {
public:
    FlagCard(Turn& turn, Card card)
        : turn_(turn), race_(turn.race), table_(turn.table), me_(turn.id), card_(card) {}

    void follow(Flag flag) {
        switch (flag) {
        case Flag::green: green(); break;
        case Flag::yellow: yellow(); break;
        case Flag::blue: blue(); break;
        case Flag::none: break;
        }
        if (has_done_something_) return;
        Event event = event_of(Fact::nothing_happened, me_, "GP-X45", 0, spared_);
        event.because = because_;
        table_.tell(event);
    }

private:
    void green();
    void yellow();
    void blue();

    // ---- Who --------------------------------------------------------------------------------

    Car& car(CarId id) { return race_.car(id); }
    CarId ahead() const { return car_ahead(race_, me_); }
    CarId behind() const { return car_behind(race_, me_); }
    bool is_ahead_within(int spaces) const {
        return ahead() != no_car && gap(race_, me_, ahead()) <= spaces;
    }
    bool is_behind_within(int spaces) const {
        return behind() != no_car && gap(race_, behind(), me_) <= spaces;
    }
    bool i_lead() const { return leader(race_) == me_; }
    bool i_am_last() const { return last(race_) == me_; }
    int modifier(CarId id) const { return tyre_modifier(race_, race_.cars[id]); }
    // On the track, from the leader backward (GP-X56).
    template <class Keep>
    Cars on_track(const Keep& keep) const {
        Cars cars;
        for (const CarId id : ranking(race_))
            if (race_.is_on_track(id) && keep(id)) cars.push_back(id);
        return cars;
    }

    // ---- What -------------------------------------------------------------------------------

    void note(Fact fact, CarId who, Rule rule, int value = 0, CarId other = no_car,
              Because because = Because::plain) {
        has_done_something_ = true;
        Event event = event_of(fact, who, rule, value, other);
        event.because = because;
        table_.tell(event);
    }
    // Told where nothing else comes of the card either.
    void spare(Because because, CarId whom = no_car) {
        because_ = because;
        spared_ = whom;
    }
    // GP-X31, GP-X55; cars off the track or in the lane stay (GP-X44).
    void advance(CarId id, int spaces) {
        if (GrandPrix::is_over(race_)) return;
        if (!race_.is_on_track(id)) return spare(Because::is_elsewhere, id);
        if (spaces <= 0) return spare(Because::is_close, id);
        has_done_something_ = true;
        send_forward(race_, table_, id, spaces, Fact::advanced, "GP-X31");
    }
    void advance_all(const Cars& cars, int spaces, Because if_none = Because::nobody_else) {
        if (cars.empty()) spare(if_none);
        for (const CarId id : cars)
            advance(id, spaces);
    }
    // To the space behind the next car ahead, at most so far (GP-X56).
    void close_up(CarId id, int most) {
        if (GrandPrix::is_over(race_)) return;
        if (!race_.is_on_track(id)) return spare(Because::is_elsewhere, id);
        const CarId other = car_ahead(race_, id);
        if (other == no_car) return spare(Because::nobody_else);
        advance(id, std::min(most, gap(race_, id, other) - 1));
    }
    // GP-X32, also for a car in the lane or off the track (GP-X44).
    void next_roll(CarId id, int change, Because because = Because::plain) {
        if (id == no_car) return spare(Because::nobody_else);
        if (race_.is_home(id)) return;
        car(id).changes.add(change);
        note(Fact::next_roll, id, "GP-X32", change, no_car, because);
    }
    void mark(CarId id, bool Car::*what, Fact fact, Rule rule) {
        if (id == no_car || race_.is_home(id)) return;
        car(id).*what = true;
        note(fact, id, rule);
    }
    void keep(CarId id, std::uint8_t Car::*what, Fact fact, Because because = Because::plain) {
        if (id == no_car) return spare(Because::nobody_else);
        ++(car(id).*what);
        note(fact, id, "GP-X34", 0, no_car, because);
    }
    void miss_next_turn() {
        has_done_something_ = true;
        leave_track(race_, table_, me_, "GP-X34");
    }
    int die() {
        const int value = roll_die(table_, race_, me_, Why::card_die, "GP-X30");
        note(Fact::card_rolled, me_, "GP-X30", value);
        return value;
    }
    void swap_places(CarId rear, CarId front);
    void choose_rival();
    void push_the_lane();
    void drop_warning_or_advance();
    void take_warning();

    Turn& turn_;
    Race& race_;
    Table& table_;
    CarId me_;
    Card card_;
    bool has_done_something_ = false;
    Because because_ = Because::plain;
    CarId spared_ = no_car;
};

void FlagCard::green() {
    switch (card_ + 1) {
    case 1: return advance(me_, 3);  // Clear Air
    case 2:                          // Slipstream
        return advance(me_, is_ahead_within(6) ? gap(race_, me_, ahead()) - 1 : 2);
    case 3: return advance(me_, (die() + 1) / 2);                   // Perfect Apex
    case 4: return keep(me_, &Car::blankets, Fact::kept_blankets);  // Tyre Blankets
    case 5: return advance(me_, 1);                                 // Debris
    case 6: return keep(me_, &Car::boosts, Fact::kept_boost);       // Overtake Boost
    case 7: return keep(me_, &Car::rerolls, Fact::kept_reroll);     // Engineer's Call
    case 8: return advance(me_, car(me_).stop_counts ? 4 : 2);      // Undercut
    case 9: return advance(me_, 2);                                 // Local Caution
    case 10: return advance(me_, 2);                                // Virtual Safety Car
    case 11: return advance(me_, 1);                                // Bunch-Up
    case 12: return advance(me_, die() % 2 == 0 ? 3 : 1);           // Crosswind
    case 13: return advance(me_, 2);                                // Waved Through
    case 14: return drop_warning_or_advance();                      // Track Limits
    case 15:                                                        // Drying Line
        if (modifier(me_) >= 0) return advance(me_, 2);
        return mark(me_, &Car::drying_line, Fact::drying_line, "GP-X53");
    case 16: return advance(me_, die());                   // Engine Map
    case 17: return advance(me_, 3);                       // Traffic
    case 18: next_roll(me_, 1); return next_roll(me_, 1);  // Pit Board
    case 19: return advance(me_, i_am_last() ? 4 : 2);     // Crowd Roar
    default: return advance(me_, 4);                       // Final Push
    }
}

void FlagCard::yellow() {
    switch (card_ + 1) {
    case 1: return next_roll(me_, -1);
    case 2:
        race_.caution |= kernel::only(me_);
        turn_.caution_anew = true;
        return note(Fact::caution, me_, "GP-X54");
    case 3: return mark(me_, &Car::has_cap, Fact::capped, "GP-X46");
    case 4:
        if (car(me_).tyre != Tyre::soft) return spare(Because::other_tyre);
        return next_roll(me_, -2);
    case 5:
        if (die() <= 2) miss_next_turn();
        return;
    case 6:
        turn_.ban_anew = true;
        return mark(me_, &Car::no_overtaking, Fact::overtaking_banned, "GP-X35");
    case 7: return mark(me_, &Car::rolls_twice, Fact::rolls_twice, "GP-X49");
    case 8:
        if (car(me_).stop_counts) return spare(Because::stop_made);
        return next_roll(me_, -2);
    case 9:
        spare(Because::nobody_near_behind);
        for (const CarId id :
             on_track([&](CarId id) { return id != me_ && gap(race_, id, me_) <= 12; }))
            mark(id, &Car::no_overtaking, Fact::overtaking_banned, "GP-X35");
        return;
    case 10:
        for (const CarId id : ranking(race_))
            mark(id, &Car::has_cap, Fact::capped, "GP-X46");
        return;
    case 11: {
        const CarId first = leader(race_);
        const Cars cars = on_track([&](CarId id) { return id != first; });
        if (cars.empty()) spare(Because::nobody_else);
        for (const CarId id : cars)
            close_up(id, 4);
        if (cars.size() > 1) spare(Because::all_close);
        return;
    }
    case 12:
        if (die() % 2 != 0) next_roll(me_, -2);
        return;
    case 13: return next_roll(me_, -1);
    case 14: return take_warning();
    case 15:
        if (modifier(me_) <= 0) return spare(Because::tyre_adds_nothing);
        return next_roll(me_, -1);
    case 16: return mark(me_, &Car::no_positive, Fact::no_positive, "GP-X53");
    case 17: return next_roll(me_, -1);
    case 18: next_roll(me_, -1); return next_roll(me_, -1);
    case 19: return next_roll(me_, i_lead() ? -2 : -1);
    default:
        if (die() <= 3) miss_next_turn();
        return;
    }
}

void FlagCard::blue() {
    switch (card_ + 1) {
    case 1:
        if (!is_behind_within(12)) return spare(Because::nobody_near_behind);
        return close_up(behind(), 12);
    case 2:
        if (!is_behind_within(6)) return spare(Because::nobody_near_behind);
        return swap_places(behind(), me_);
    case 3: {
        const int ahead_of_all = distance(car(leader(race_)).place);
        return advance_all(
            on_track([&](CarId id) { return ahead_of_all - distance(car(id).place) >= 12; }), 3,
            Because::nobody_far_back);
    }
    case 4:
        if (car(me_).tyre == Tyre::hard) return advance(me_, 4);
        return advance(last(race_), 2);
    case 5: return next_roll(ahead(), -1, Because::is_ahead);
    case 6: return keep(behind(), &Car::boosts, Fact::kept_boost, Because::is_behind);
    case 7: return choose_rival();
    case 8: return push_the_lane();
    case 9: return advance(last(race_), 4);
    case 10: return next_roll(leader(race_), -1);
    case 11: return close_up(last(race_), 6);
    case 12: {
        const Cars cars = ranking(race_);
        if (cars.size() < 2) return spare(Because::nobody_else);
        return close_up(cars[1], 6);
    }
    case 13:
        if (!is_behind_within(12)) return spare(Because::nobody_near_behind);
        car(behind()).may_pass |= kernel::only(me_);
        return note(Fact::may_pass, behind(), "GP-X59", 0, me_);
    case 14: return next_roll(behind(), 1, Because::is_behind);
    case 15:
        return advance_all(on_track([&](CarId id) { return modifier(id) < 0; }), 4,
                           Because::no_tyre_loses);
    case 16: return mark(leader(race_), &Car::no_positive, Fact::no_positive, "GP-X53");
    case 17: return next_roll(me_, i_lead() ? -1 : 1);
    case 18:
        if (i_lead()) return spare(Because::leads);
        return next_roll(leader(race_), -1);
    case 19: {
        const CarId first = leader(race_);
        return advance_all(on_track([&](CarId id) { return id != first; }), 1);
    }
    default:
        if (!is_ahead_within(6)) return spare(Because::nobody_near_ahead);
        if (die() >= 4) swap_places(me_, ahead());
        return;
    }
}

// Each takes the other's space, its distance changing by the spaces moved (GP-X57).
void FlagCard::swap_places(CarId rear, CarId front) {
    const int spaces = gap(race_, rear, front);
    const CarId other = rear == me_ ? front : rear;
    note(Fact::swapped, me_, "GP-X57", spaces, other);
    const int rear_lap = car(rear).place.lap;
    car(front).place = place_at(distance(car(front).place) - spaces);
    if (distance(car(rear).place) + spaces >= home_distance(race_)) {
        return come_home(race_, table_, rear);
    }
    car(rear).place = place_at(distance(car(rear).place) + spaces);
    tell_lap(race_, table_, rear, rear_lap);
}

// Card 7, blue.
void FlagCard::choose_rival() {
    kernel::FixedVector<Option, most_cars> rivals;
    for (CarId id = 0; id < race_.terms.cars; ++id)
        if (id != me_ && race_.is_on_track(id)) rivals.push_back({Choice::rival, id});
    if (rivals.empty()) return spare(Because::nobody_else);
    const CarId rival =
        choose(table_, me_, Ask::rival, {"GP-X56", me_}, std::span(rivals.begin(), rivals.end()))
            .value;
    advance_all(on_track([&](CarId id) { return id == me_ || id == rival; }), 2);
}

// Card 8, blue (GP-X63).
void FlagCard::push_the_lane() {
    Cars in_lane;
    for (const CarId id : ranking(race_)) {
        const Car& one = car(id);
        const bool can_move =
            one.standing == Standing::racing && one.place.in_lane && one.place.space < lane_length;
        if (can_move) in_lane.push_back(id);
    }
    if (in_lane.empty()) return advance(last(race_), 3);
    for (const CarId id : in_lane) {
        if (GrandPrix::is_over(race_)) return;
        const int spaces = std::min(3, lane_length - car(id).place.space);
        note(Fact::advanced, id, "GP-X63", spaces);
        drive_along_lane(race_, table_, id, spaces);
    }
}

// Card 14, green.
void FlagCard::drop_warning_or_advance() {
    constexpr std::array<Option, 2> options = {{{Choice::discard}, {Choice::advance}}};
    const Option chosen = choose(table_, me_, Ask::warning, {"GP-X30", me_},
                                 std::span(options).subspan(car(me_).is_warned ? 0 : 1));
    if (chosen.choice == Choice::advance) return advance(me_, 2);
    car(me_).is_warned = false;
    note(Fact::warning_dropped, me_, "GP-X30");
}

// Card 14, yellow.
void FlagCard::take_warning() {
    note(Fact::warned, me_, "GP-X30", car(me_).is_warned ? 2 : 1);
    const bool is_second = std::exchange(car(me_).is_warned, !car(me_).is_warned);
    if (is_second) miss_next_turn();
}

// The next one off the top. Nobody knows which, until the deck has been gone through (GP-L50).
Card turn_up(Race& race, Table& table, CarId who) {
    std::array<std::uint8_t, deck_size> left{};
    Deck& deck = race.deck;
    if (deck.draws < deck_size) {
        left.fill(1);
        for (std::size_t i = 0; i < deck.draws; ++i)
            left[deck.used[i]] = 0;
    } else {
        left[deck.used[deck.draws % deck_size]] = 1;
    }
    race.acting = who;
    kernel::Roll<GrandPrix> draw;
    draw.why = Why::flag_card;
    draw.about = {"GP-L50", who};
    draw.count = 1;
    draw.sides = deck_size;
    draw.weights = left;
    kernel::Faces faces;
    table.roll(draw, faces);
    deck.used[deck.draws % deck_size] = faces[0];
    ++deck.draws;
    return faces[0];
}

}  // namespace

void turn_up_flag_card(Turn& turn, Flag flag) {
    const Card card = turn_up(turn.race, turn.table, turn.id);
    Event event;
    event.fact = Fact::card_drawn;
    event.who = turn.id;
    event.value = static_cast<std::int16_t>(flag);
    event.card = card;
    event.rule = "GP-L50";
    turn.table.tell(event);
    FlagCard(turn, card).follow(flag);
}

}  // namespace grand_prix
