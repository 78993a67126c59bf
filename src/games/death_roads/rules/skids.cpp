// The Skid (2.9) and its cards (5.7).
#include "games/death_roads/rules/procedures.h"

namespace death_roads {

namespace {

void shuffle_skids(Race& race) {
    race.skids = {};
    for (std::size_t card = 0; card < skid_cards.size(); ++card)
        race.skids.add(static_cast<Card>(card), skid_cards[card].copies);
}

std::uint8_t turn_up(Race& race, Table& table, PlayerId id, Rule rule) {
    if (race.skids.empty()) shuffle_skids(race);  // more than eighteen (DR-O-84)
    const std::uint8_t card = draw_lot(table, Why::skid, {rule, id}, race.skids.counts());
    race.skids.remove(card);
    if (race.skids_laid > 0) --race.skids_laid;
    tell(table, Fact::skid_card, id, rule, card);
    return card;
}

// DR-O-101: a card put aside has no effect, and the next one must be resolved.
std::uint8_t master_slide(Race& race, Table& table, PlayerId id, std::uint8_t card) {
    Options options;
    options.push_back({Choice::keep});
    options.push_back({Choice::replace});
    const About about{"DR-O-101", id};
    if (choose(table, Ask::slide_master, about, options).choice == Choice::keep) return card;
    tell(table, Fact::skid_put_aside, id, "DR-O-101", card);
    ++race.skids_laid;
    return turn_up(race, table, id, "DR-O-101");
}

void lay_out(Race& race, int count) {
    shuffle_skids(race);
    race.skids_laid = static_cast<std::uint8_t>(count);
}

// From the left, while some lie face down and they have not made it fall Far Behind (DR-SKID-06):
// `was_far_behind` is how it stood before the first.
void turn_up_all(Race& race, Table& table, PlayerId id, Rule rule, bool was_far_behind) {
    while (race.skids_laid > 0 && goes_on(race, id) && race[id].was_far_behind == was_far_behind)
        carry_out(race, table, id, skid_cards[turn_up(race, table, id, rule)].effects);
    race.skids = {};
    race.skids_laid = 0;
}

void master_skid(Race& race, Table& table, PlayerId id, std::uint8_t first) {
    const bool was_far_behind = race[id].was_far_behind;
    carry_out(race, table, id, skid_cards[master_slide(race, table, id, first)].effects);
    turn_up_all(race, table, id, "DR-SKID-06", was_far_behind);
}

}  // namespace

// DR-SKID-01, DR-SKID-04, DR-SKID-05, DR-SKID-06. The number of cards is the Gear as they are laid
// out (DR-O-76, DR-R-14), so that a Gear down before makes it milder (DR-D-06). The tokens wait for
// the next round (DR-D-04).
void skid(Race& race, Table& table, PlayerId id) {
    Car& car = race[id];
    const int reached = 1 - car.handling;
    const int cards = car.gear;
    tell(table, Fact::skidded, id, "DR-SKID-04", cards);
    for (int spot = 0; spot < reached; ++spot)
        take_token(race, table, id, car.vehicle().overdraft[static_cast<std::size_t>(spot)], 1,
                   "DR-SKID-01");
    // Done for the round: no turns, no Actions (DR-SKID-02, DR-SKID-03, DR-SKID-07, DR-SKID-09).
    car.is_aside = true;
    lay_out(race, cards);  // DR-SKID-05
    if (!car.is_driven_by(Driver::nick))
        return turn_up_all(race, table, id, "DR-SKID-06", car.was_far_behind);
    const std::uint8_t first = turn_up(race, table, id, "DR-SKID-06");
    master_skid(race, table, id, first);
}

// The first card is the one that is missing.
void go_on_skidding(Race& race, Table& table, PlayerId id) {
    std::uint8_t first = 0;
    while (race.skids.count(first) == skid_cards[first].copies)
        ++first;
    master_skid(race, table, id, first);
}

void resolve_skid_cards(Race& race, Table& table, PlayerId id, int count, Rule rule) {
    lay_out(race, count);
    turn_up_all(race, table, id, rule, race[id].was_far_behind);
}

}  // namespace death_roads
