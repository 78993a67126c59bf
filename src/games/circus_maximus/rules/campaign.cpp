#include "games/circus_maximus/rules/campaign.h"

#include <algorithm>
#include <array>

#include "games/circus_maximus/rules/procedures.h"

namespace circus_maximus {

namespace {

// Each player owns the chariot of his number (CM-X27).
ChariotId speaker_of(kernel::PlayerId player) { return player; }

int repairs_of(const Chariot& chariot) {
    constexpr int horse = 500;
    constexpr int wheel = 200;
    constexpr int car = 1500;
    constexpr int driver = 1000;
    int price = horse * chariot.dead_horses;
    if (chariot.driver == Driver::dead) price += driver;
    // RULING: each damaged wheel is replaced; a wrecked car comes with new ones.
    if (chariot.has_flipped) return price + car;
    for (const int damage : chariot.wheels)
        price += damage > 0 ? wheel : 0;
    return price;
}

int stakes_on(const Race& race, ChariotId id) {
    int stakes = 0;
    for (const Bet& bet : race.bets)
        stakes += bet.on == id ? hundred * bet.hundreds : 0;
    return stakes;
}

// CM-X43
int winnings_of(const Race& race, const Bet& bet) {
    const Chariots placed = classification(race);
    if (bet.hundreds == 0 || placed.empty() || placed[0] != bet.on) return 0;
    int stakes = 0;
    for (const Bet& each : race.bets)
        stakes += hundred * each.hundreds;
    const int pool = stakes * 9 / 10;
    return pool * hundred * bet.hundreds / stakes_on(race, bet.on);
}

}  // namespace

// CM-X26: on any chariot, one's own too. RULING: openly, in the order of seats, once the lanes are
// drawn; on credit, too.
void place_bets(Race& race, Table& table) {
    Options on;
    on.push_back({Choice::spare});
    for (ChariotId id = 0; id < chariots; ++id)
        on.push_back({Choice::back_chariot, id});
    Options stakes;
    for (int hundreds = 1; hundreds <= most_stake; ++hundreds)
        stakes.push_back({Choice::number, static_cast<std::uint8_t>(hundreds)});
    for (kernel::PlayerId player = 0; player < race.terms.players; ++player) {
        const ChariotId who = speaker_of(player);
        const Option backed =
            choose(race, table, Ask::bet, {"CM-X26", who}, {on.begin(), on.end()});
        if (backed.choice == Choice::spare) continue;
        About about{"CM-X26", who};
        about.other = backed.value;
        const Option stake = choose(race, table, Ask::stake, about, {stakes.begin(), stakes.end()});
        race.bets[player] = {backed.value, stake.value};
        tell(table, Fact::bet_placed, who, "CM-X26", stake.value, backed.value);
    }
    race.stage = Stage::upkeep;
}

std::uint8_t modifier_of(int points, int marks) {
    return static_cast<std::uint8_t>(points + (marks >= marks_to_rise ? 1 : 0));
}

Account account_of(const Race& race, kernel::PlayerId player) {
    constexpr std::array<int, 4> purses = {10'000, 5'000, 2'500, 1'000};
    Account account;
    const Chariots placed = classification(race);
    for (std::size_t place = 0; place < std::min(placed.size(), purses.size()); ++place)
        if (owner_of(race.terms, placed[place]) == player) account.purse += purses.at(place);
    for (ChariotId id = 0; id < chariots; ++id)
        if (owner_of(race.terms, id) == player) account.repairs += repairs_of(race[id]);
    if (player >= race.bets.size()) return account;
    account.stake = hundred * race.bets[player].hundreds;
    account.winnings = winnings_of(race, race.bets[player]);
    return account;
}

std::array<std::uint8_t, chariots> marks_after(const Race& race) {
    constexpr int of_winner = 3;
    auto marks = race.terms.merits;
    const auto add = [&](ChariotId id, int count) {
        marks[id] = static_cast<std::uint8_t>(marks[id] + count);
    };
    const Chariots placed = classification(race);
    for (ChariotId id = 0; id < chariots; ++id) {
        const bool is_winner = !placed.empty() && placed[0] == id;
        if (is_winner) {
            add(id, of_winner);
        } else if (race[id].standing == Standing::finished) {
            add(id, 1);
        }
        if (race[id].driver == Driver::dead) marks[id] = 0;
    }
    return marks;
}

}  // namespace circus_maximus
