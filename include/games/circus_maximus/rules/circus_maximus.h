// Circus Maximus: four-horse chariots, three laps round the spina.
#pragma once

#include <cstdint>

#include "games/circus_maximus/rules/race.h"
#include "games/circus_maximus/rules/rule.h"
#include "kernel/game.h"
#include "kernel/table.h"

namespace circus_maximus {

enum class Ask : std::uint8_t {
    preparation,  // CM-R03, in secret
    speed,        // CM-R13, in secret
    lash,         // how many of the MF that it may add (CM-L22)
    whip,         // CM-L06
    brake,        // before the move (CM-L08)
    move,         // CM-X42
    defence,      // CM-X15
    hurt_horse,   // whose boxes go in a front-to-rear ram (CM-L12)
    give_way,     // B of 5.4 (CM-X18)
    haul,         // END spent on a wreck (CM-R35)
    walk,         // of a driver on foot (CM-R37)
    bet,          // on whom (CM-X26)
    stake,        // how many hundreds of sesterces
};

enum class Why : std::uint8_t {
    hits,         // CM-R05
    team,         // CM-R07
    endurance,    // CM-R08
    lane,         // CM-R12: one of those left
    start,        // CM-R14
    draw,         // CM-R15: one of the cup
    cut_free,     // CM-L15
    whip,         // CM-L07
    flip,         // CM-L37
    strain,       // CM-L05
    injury,       // CM-L25
    contest,      // of whips (CM-L20, CM-L23): the attacker's dice first, then the defender's
    lash,         // CM-L24
    ram_car,      // CM-L31
    wheel,        // CM-L32
    evasion,      // CM-R34: the defender's dice first
    slow,         // M, W, 2W, 3W (CM-R24)
    wreck,        // CM-R35
    which,        // wheel of 5.9: odd is left
    driver_free,  // CM-R36
    runaway,      // CM-R38, CM-X23
    trample,      // CM-R38
};

enum class Choice : std::uint8_t {
    prepare,  // `value`: 27 driver + 9 chariot + 3 speed + endurance
    number,   // `value`: a speed, MF or END
    whip,
    spare,
    ahead,
    inward,
    outward,
    slip_inward,
    slip_outward,
    brake,
    ram,          // the chariot ahead (CM-L11)
    lapse,        // what MF are left (CM-X42)
    whip_horses,  // `value`: whose
    whip_driver,
    ram_horses,
    ram_car,
    hold,
    back,   // evades by braking, or walks back
    horse,  // `value`: 0 to 3
    wound,  // rather than to drop back
    stop,
    back_chariot,  // a bet on it; `value`: which
};

constexpr bool is_step(Choice choice) {
    return choice >= Choice::ahead && choice <= Choice::slip_outward;
}
constexpr bool is_attack(Choice choice) {
    return choice >= Choice::whip_horses && choice <= Choice::ram_car;
}

struct Option {
    Choice choice = Choice::number;
    std::uint8_t value = 0;

    friend bool operator==(const Option&, const Option&) = default;
};

constexpr Option preparing(Preparation points) {
    return {Choice::prepare, static_cast<std::uint8_t>(27 * points.driver + 9 * points.chariot +
                                                       3 * points.speed + points.endurance)};
}
constexpr Preparation preparation_of(Option option) {
    const auto digit = [&](int place) {
        return static_cast<std::uint8_t>(option.value / place % 3);
    };
    return {digit(27), digit(9), digit(3), digit(1)};
}

struct About {
    Rule rule;
    ChariotId who = no_chariot;
    ChariotId other = no_chariot;    // the attacker, or who is in the way
    Choice attack = Choice::number;  // what is to be defended against

    friend bool operator==(const About&, const About&) = default;
};

enum class Fact : std::uint8_t {
    prepared,
    hits_rolled,       // value
    team_rolled,       // value: its speed
    endurance_rolled,  // value
    lane_drawn,        // value: 0 for lane I
    turn_began,        // value
    recovered,         // value: the jostle left
    tired,             // value: the team speed left
    speed_written,     // value
    start_rolled,      // value
    speed_cut,         // value: the speed left
    drawn,
    cut_free,      // value: the MF left
    still_held,    // the attempt failed
    whipped,       // value: MF gained
    braked,        // value
    moved,         // value: MF left
    crossed,       // value: crossings
    crossed_back,  // value
    finished,      // value: its place
    strained,      // value: the excess
    summed,        // value: with what a chart is entered, by the rule of its dice
    unharmed,      // nothing came of it
    spent,         // value: END lost
    slipped,       // value: a Side
    scraped,       // the wall or the spina
    jostled,
    injured,     // value: boxes
    horse_died,  // value: which
    attacked,    // other; choice
    evaded,      // other
    not_evaded,  // other
    lashed,      // other; value: the difference
    whip_lost,   // other
    whip_taken,  // other
    dropped_back,
    slowed,   // value
    wounded,  // value: hits lost
    driver_died,
    driver_saved,
    wheel_hurt,  // value: boxes
    wheel_held,  // a flip roll without effect
    flipped,
    rammed,  // other
    ran_over_wreck,
    cut_loose,      // the driver stands on his feet
    still_dragged,  // the attempt failed; value: by how much
    ran,            // of a runaway: value: squares
    led_off,
    walked,
    trampled,  // other
    lapsed,    // value: MF
    out,
    race_over,
    bet_placed,  // other: on whom; value: hundreds of sesterces
};

struct Event {
    Fact fact{};
    ChariotId who = no_chariot;
    ChariotId other = no_chariot;
    Choice choice = Choice::number;
    std::int16_t value = 0;
    Rule rule;
    std::int8_t total = 0;  // of a horse or wheel hurt: what the dice came to with all that counts

    friend bool operator==(const Event&, const Event&) = default;
};

struct CircusMaximus {
    using State = Race;
    using Ask = circus_maximus::Ask;
    using Option = circus_maximus::Option;
    using About = circus_maximus::About;
    using Why = circus_maximus::Why;
    using Event = circus_maximus::Event;
    using Rule = circus_maximus::Rule;

    static bool is_over(const Race& race) { return race.stage == Stage::over; }
    static Rule rule_of(const About& about) { return about.rule; }
    // The preparation, the upkeep of a turn, the notation of speeds, or what one colour does that
    // is drawn (CM-X05).
    static void step(Race& race, kernel::Table<CircusMaximus>& table);
};

using Table = kernel::Table<CircusMaximus>;

// A move gone on with from the state at a question of it alone: the question is asked once more,
// and it runs on until the chariot has moved.
bool can_go_on(Ask ask);
void go_on(Race& race, const kernel::Question<CircusMaximus>& question, Table& table);

}  // namespace circus_maximus
