#include "games/highway_heist/data/soundness.h"

#include <algorithm>
#include <bit>
#include <set>
#include <span>

namespace highway_heist {

namespace {

const char* fault_in_member(const Heist& heist, MemberId id) {
    const Member& who = heist[id];
    const bool is_showman = heist.terms.characters[id] == Character::showman;
    if (who.boost > (is_showman ? 5 : 3)) return "too many Boost tokens";
    if (who.cargo > 2) return "too much Cargo";
    if (who.peg == at_wheel && !who.has_pv()) return "a peg at the wheel of nothing";
    if (who.peg == no_perch) return "a peg nowhere";
    if (who.is_on_foot() && !is_there(heist, who.peg)) return "a peg on top of nothing";
    if (!who.has_pv()) return who.damage > 0 || who.cargo > 0 ? "damage without a PV" : nullptr;
    if (!is_there(heist, who.pv) || !is_vehicle(who.pv)) return "a PV that is not on the road";
    if (who.pv < first_suv && who.pv != id) return "a PV of another colour";
    if (driver_of_pv(heist, who.pv) != id) return "a PV of two players";
    return who.damage >= strength_of(heist, id) ? "a PV beyond its Strength" : nullptr;
}

const char* fault_on_road(const Heist& heist) {
    std::set<Space> taken;
    for (Perch perch = 0; perch < perches; ++perch) {
        // What ends a game leaves the pegs on it where they were (HH-O-123).
        const bool is_on_nothing = heist.enemy_pegs[perch] && !is_there(heist, perch);
        if (is_on_nothing && !heist.is_over()) return "an Enemy Peg on nothing";
        if (free_slots(heist, perch) < 0) return "more than two pegs on a vehicle";
        if (!is_there(heist, perch) && !is_wreck(heist, perch)) continue;
        const Block block = block_of(heist, perch);
        for (int dx = 0; dx < block.length; ++dx) {
            for (int dy = 0; dy < block.width; ++dy) {
                const Space space = beyond(block.at, dx, dy);
                if (!is_on_road(space)) return "something off the road";
                if (!taken.insert(space).second) return "two vehicles on one space";
            }
        }
    }
    const bool is_many = std::ranges::count(heist.enemy_pegs, true) > enemy_peg_supply;
    return is_many ? "too many Enemy Pegs" : nullptr;
}

const char* fault_in_cards(const Heist& heist) {
    std::uint16_t seen = 0;
    int cards = 0;
    const auto add = [&](unsigned set) {
        seen = static_cast<std::uint16_t>(seen | set);
        cards += std::popcount(set);
    };
    add(heist.enemy_deck);
    add(heist.enemy_discard);
    for (const std::uint8_t card : heist.enemy_spots)
        if (card != no_card) add(1U << card);
    if (cards != enemy_cards || seen != (1U << enemy_cards) - 1)
        return "Enemy cards missing or twice";
    const auto first = static_cast<std::size_t>(heist.terms.scenario) * stunts_each;
    for (const StuntSpot& spot : heist.stunts) {
        if (spot.stunt == Stunt::none ? spot.tokens > 0 : spot.tokens > card_of(spot.stunt).tokens)
            return "more tokens on a Stunt than its Boost symbols";
        if (spot.stunt != Stunt::none &&
            std::ranges::count(heist.stunts, spot.stunt, &StuntSpot::stunt) > 1)
            return "a Stunt twice";
        if (spot.stunt == Stunt::none) continue;
        const std::size_t card = static_cast<std::size_t>(spot.stunt) - first;
        if (card >= stunts_each) return "a Stunt of another scenario";
        if ((heist.stunts_seen >> card & 1U) == 0) return "a Stunt that was not drawn";
    }
    return nullptr;
}

// No more of Level 2 than were drawn after Level 1: there is always one to draw.
const char* fault_in_stunt_deck(const Heist& heist) {
    const auto in_deck = stunts_in_deck(heist.terms.difficulty);
    const int drawn = std::popcount(heist.stunts_seen);
    const bool is_level_2_due = drawn < in_deck[0] + in_deck[1];
    const bool is_level_2_gone = (heist.stunts_seen & 0xF0U) == 0xF0U;
    return is_level_2_due && is_level_2_gone ? "a Stunt deck without its Level 2" : nullptr;
}

const char* fault_in_enemies(const Heist& heist) {
    if (heist.strength < 0 || heist.strength > heist.full_strength ||
        heist.rival_strength > heist.full_strength)
        return "a Strength above its start";
    if (heist.radar >= 5) return "a missile that did not start";
    const auto characters = std::span(heist.terms.characters).first(heist.terms.members);
    if (heist.gadgets > 0 && std::ranges::count(characters, Character::tech) == 0)
        return "Gadgets without the Tech";
    if (!is_playing(heist, Scenario::chopper_takedown)) {
        const bool has_chopper_track = heist.radar > 0 || heist.rival_strength > 0;
        if (has_chopper_track || heist.rival != Space{}) return "a Chopper in another scenario";
        if (heist.hacker != no_member) return "a Hacker in another scenario";
    } else {
        if (!is_on_road(heist.main)) return "a Chopper off the road";
        if (heist.hacker >= heist.terms.members || !heist[heist.hacker].has_pv())
            return "the Hacker without a PV";
    }
    int cargo = heist.cargo_left;
    for (const Member& who : heist.team)
        cargo += who.cargo;
    const bool has_cargo = is_playing(heist, Scenario::semi_heist);
    if (!has_cargo && (heist.door != Door::closed || heist.shells > 0))
        return "a Semi in another scenario";
    return cargo != (has_cargo ? 2 * heist.terms.members : 0) ? "Cargo lost or won" : nullptr;
}

}  // namespace

const char* fault_in(const Heist& heist) {
    if (heist.stage == Stage::set_up)
        return heist == heist_of(heist.terms) ? nullptr : "a set-up that has begun";
    if (heist.active >= heist.terms.members) return "a turn of nobody";
    if (const char* fault = fault_on_road(heist)) return fault;
    if (heist.is_over()) return nullptr;
    if (const char* fault = fault_in_cards(heist)) return fault;
    if (const char* fault = fault_in_stunt_deck(heist)) return fault;
    for (MemberId id = 0; id < heist.terms.members; ++id)
        if (const char* fault = fault_in_member(heist, id)) return fault;
    return fault_in_enemies(heist);
}

}  // namespace highway_heist
