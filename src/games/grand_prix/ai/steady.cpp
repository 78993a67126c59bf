#include "games/grand_prix/ai/steady.h"

#include <algorithm>

#include "games/grand_prix/rules/ranking.h"
#include "games/grand_prix/rules/totals.h"

namespace grand_prix {

namespace {

class Habitual {
public:
    Habitual(const Habits& habits, const Race& race, const kernel::Question<GrandPrix>& question)
        : habits_(habits), race_(race), question_(question), car_(race.car(question.player)) {}

    Option answer() const {
        switch (question_.ask) {
        case Ask::starting_tyre: return fitting(habits_.starting_tyre);
        case Ask::overtake: return overtake();
        case Ask::pit_entry: return {is_to_stop() ? Choice::enter : Choice::stay_out};
        case Ask::box: return tyre();
        case Ask::reroll: return die();
        case Ask::boost: return {Choice::use};
        case Ask::lock_up: return {Choice::ignore};
        case Ask::rival: return rival();
        case Ask::warning: return {laps_left() > 0 ? Choice::discard : Choice::advance};
        }
        return {};
    }

private:
    const Terms& terms() const { return race_.terms; }
    int lap() const { return car_.place.lap; }
    int laps_left() const { return terms().laps - lap(); }
    bool offers(Option option) const {
        return std::ranges::find(question_.options, option) != question_.options.end();
    }

    // All that is left of the move is gained.
    Option overtake() const {
        if (offers({Choice::free_pass})) return {Choice::free_pass};
        return {race_.move.left >= habits_.attempts_for ? Choice::attempt : Choice::safe};
    }

    bool owes_stop() const { return grand_prix::owes_stop(race_, question_.player); }
    bool owes(Tyre compound) const {
        return grand_prix::owes_compound(race_, question_.player, compound);
    }
    bool owes_compound() const { return owes(Tyre::soft) || owes(Tyre::hard); }
    bool is_last_chance() const {
        return stop_counts_on(terms(), lap()) && !stop_counts_on(terms(), lap() + 1);
    }
    bool is_on_wrong_tyre() const {
        return tyre_modifier(race_, car_) < 0 &&
               tyre_modifier(race_, car_, suited(), race_.weather) > 0;
    }
    // GP-O02: of its +2 no more than half is left, with laps enough to be worth a stop.
    bool is_worn() const {
        return terms().tyre_wear && laps_left() >= 2 && car_.tyre == Tyre::soft &&
               tyre_modifier(race_, car_) <= 1;
    }
    bool is_to_stop() const {
        if (is_last_chance() && (owes_stop() || owes_compound())) return true;
        if (laps_left() < 1) return false;
        if (habits_.follows_weather && (is_on_wrong_tyre() || (is_worn() && lap() > 1)))
            return true;
        // The slower compound is kept for the end.
        const bool waits = owes_compound() && !terms().tyre_wear;
        return owes_stop() && stop_counts_on(terms(), lap()) && lap() >= habits_.stops_from &&
               !waits;
    }

    Tyre suited() const { return race_.weather == Weather::wet ? Tyre::wet : Tyre::soft; }
    Option tyre() const {
        const bool is_final_set = terms().laps - car_.entered_on <= 2;
        Tyre wanted = suited();
        if (wanted == Tyre::soft && owes(Tyre::hard) && is_final_set) wanted = Tyre::hard;
        const bool is_fresh = !terms().tyre_wear || tyre_modifier(race_, car_) > 1;
        if (wanted == car_.tyre && is_fresh) return {Choice::keep};
        return offers(fitting(wanted)) ? fitting(wanted) : Option{Choice::keep};
    }

    Option die() const {
        const auto lowest = std::ranges::min_element(question_.dice);
        if (*lowest + 1 > habits_.rerolls_up_to) return {Choice::keep};
        return {Choice::reroll, static_cast<std::uint8_t>(lowest - question_.dice.begin())};
    }

    // The last of those offered.
    Option rival() const {
        Option last = question_.options[0];
        for (const CarId id : ranking(race_))
            if (offers({Choice::rival, id})) last = {Choice::rival, id};
        return last;
    }

    const Habits& habits_;
    const Race& race_;
    const kernel::Question<GrandPrix>& question_;
    const Car& car_;
};

}  // namespace

std::size_t habitual_answer(const Habits& habits, const Race& race,
                            const kernel::Question<GrandPrix>& question) {
    const Option wanted = Habitual(habits, race, question).answer();
    const auto found = std::ranges::find(question.options, wanted);
    return static_cast<std::size_t>(found - question.options.begin());
}

}  // namespace grand_prix
