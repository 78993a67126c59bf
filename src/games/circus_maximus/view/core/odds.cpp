#include "games/circus_maximus/view/core/odds.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <tuple>
#include <utility>

#include "games/circus_maximus/rules/procedures.h"
#include "play/odds_words.h"

namespace circus_maximus {

namespace {

constexpr kernel::OddsLimits limits = {.courses = 6'000, .samples = 2'000};
// Of dice that tumble already: each course runs the whole move up to them.
constexpr kernel::OddsLimits limits_of_roll = {.courses = 1'000, .samples = 500};

// Whether what it tells adds up within one course.
bool is_counted(Fact fact) {
    switch (fact) {
    case Fact::injured:
    case Fact::wounded:
    case Fact::slowed:
    case Fact::wheel_hurt:
    case Fact::lashed:
    case Fact::whipped:
    case Fact::spent:
    case Fact::strained: return true;
    default: return false;
    }
}

enum class Horizon : std::uint8_t { next_question, end_of_move };

Horizon horizon_of(Ask ask) {
    const bool is_of_move =
        ask == Ask::speed || ask == Ask::lash || ask == Ask::whip || ask == Ask::brake;
    return is_of_move ? Horizon::end_of_move : Horizon::next_question;
}

Horizon horizon_of(Why why) {
    return why == Why::whip || why == Why::cut_free ? Horizon::end_of_move : Horizon::next_question;
}

// Follows a move up to its horizon.
class Follower {
public:
    explicit Follower(Horizon horizon) : horizon_(horizon) {}

    Prospect prospect(const kernel::OddsCount& counted) const {
        Prospect prospect;
        if (!counted.is_exact) prospect.samples = counted.courses;
        for (const auto& [key, share] : shares_) {
            const auto& [who, fact, value] = key;
            const auto as_end = ends_.find(key);
            prospect.chances.push_back(
                {who, fact, value, share.sum(),
                 as_end == ends_.end() ? kernel::Weight{0, 1} : as_end->second.sum()});
        }
        return prospect;
    }
    void restart() {
        shares_.clear();
        ends_.clear();
    }
    bool is_wanted() const { return true; }
    void begin() {
        course_.clear();
        running_ = no_chariot;
        is_told_ = false;
    }
    int answer(const Race&, const kernel::Question<CircusMaximus>& question) {
        if (question.ask == Ask::haul) return static_cast<int>(question.options.size()) - 1;
        if (question.ask != Ask::move) return 0;
        const auto ahead = std::ranges::find(question.options, Option{Choice::ahead});
        if (horizon_ == Horizon::end_of_move && ahead != question.options.end())
            return static_cast<int>(ahead - question.options.begin());
        is_told_ = true;
        return 0;
    }
    bool matters(const Race&, const kernel::Roll<CircusMaximus>& roll) {
        is_told_ = is_told_ || begins_another_phase(roll);
        return !is_told_;
    }
    void hear(const Race&, const Event& event) {
        if (is_told_ || event.who == no_chariot || is_price(event)) return;
        int& value = course_[{event.who, event.fact}];
        if (event.fact == Fact::strained) {
            value = std::max<int>(value, event.value);
        } else {
            value = is_counted(event.fact) ? value + event.value : 1;
        }
    }
    void end(const Race&, kernel::Weight weight) {
        for (const auto& [key, value] : course_)
            shares_[{key.first, key.second, value}].add(weight);
        for (ChariotId id = 0; id < chariots; ++id)
            if (const auto end = end_of(id)) ends_[*end].add(weight);
    }

private:
    using Key = std::tuple<ChariotId, Fact, int>;

    // The worst of what befalls it in this course; a blow that does nothing is none.
    std::optional<Key> end_of(ChariotId id) const {
        for (const Fact fact : ends_by_gravity) {
            const auto found = course_.find({id, fact});
            if (found != course_.end() && found->second != 0) return Key{id, fact, found->second};
        }
        return std::nullopt;
    }
    // Runaways run one after the other, and nobody is asked in between.
    bool begins_another_phase(const kernel::Roll<CircusMaximus>& roll) {
        if (roll.why != Why::driver_free && roll.why != Why::runaway) return false;
        const bool is_another = running_ != no_chariot && running_ != roll.about.who;
        running_ = roll.about.who;
        return is_another;
    }
    // Of an evasion: it is known beforehand.
    static bool is_price(const Event& event) {
        return event.fact == Fact::slowed && event.rule == Rule("CM-R34");
    }

    Horizon horizon_;
    ChariotId running_ = no_chariot;
    std::map<Key, kernel::Share> shares_;
    std::map<Key, kernel::Share> ends_;
    std::map<std::pair<ChariotId, Fact>, int> course_;
    bool is_told_ = false;
};

Prospect prospect_of(const kernel::Decision<CircusMaximus>& decision, Option answer) {
    Follower follower(horizon_of(decision.ask));
    return follower.prospect(kernel::odds(decision, std::span<const Option>(&answer, 1),
                                          decision.player, follower, limits));
}

// Of a part of the rules, others on the track or not.
template <class Rules>
Prospect prospect_of_rules(const Race& race, const Rules& rules) {
    Follower follower(Horizon::end_of_move);
    return follower.prospect(kernel::odds_of_rules<CircusMaximus>(race, rules, follower, limits));
}

// The die of the first turn is not thrown yet (CM-X29).
Prospect prospect_of_speed(const Race& race, ChariotId id, int written) {
    return prospect_of_rules(alone(race, id), [&](Race& copy, Table& table) {
        copy[id].written = static_cast<std::uint8_t>(written);
        if (copy.turn == 1)
            copy[id].start_die =
                static_cast<std::uint8_t>(roll(copy, table, id, Why::start, "CM-R14", 1));
        drive(copy, table, id);
    });
}

// Writes that speed or the most it can, goes straight on and spares whip and brakes.
class EvenTable final : public Table {
public:
    explicit EvenTable(int speed) : speed_(speed) {}

protected:
    int answer(const kernel::Question<CircusMaximus>& question) override {
        const auto count = static_cast<int>(question.options.size());
        if (question.ask == Ask::speed) return std::min(speed_, count - 1);
        const auto ahead = std::ranges::find(question.options, Option{Choice::ahead});
        return ahead == question.options.end() ? 0
                                               : static_cast<int>(ahead - question.options.begin());
    }
    void cast(const kernel::Roll<CircusMaximus>& roll, kernel::Faces& faces) override {
        faces.resize(roll.count);
        for (std::size_t i = 0; i < faces.size(); ++i) {
            const bool is_high = std::exchange(is_high_next_, !is_high_next_);
            faces[i] = roll.why == Why::draw ? lot_of(roll) : is_high ? 3 : 2;
        }
    }
    void announce(const Event&) override {}

private:
    static std::uint8_t lot_of(const kernel::Roll<CircusMaximus>& roll) {
        const auto first =
            std::ranges::find_if(roll.weights, [](auto weight) { return weight > 0; });
        return static_cast<std::uint8_t>(first - roll.weights.begin());
    }

    int speed_;
    bool is_high_next_ = true;
};

bool has_odds(Ask ask) {
    switch (ask) {
    case Ask::preparation:
    case Ask::walk:
    case Ask::bet:
    case Ask::stake: return false;
    default: return true;
    }
}

// Whether anything may come of it at once.
bool is_of_chance(Why why) {
    switch (why) {
    case Why::hits:
    case Why::team:
    case Why::endurance:
    case Why::lane:
    case Why::start:
    case Why::draw: return false;
    default: return true;
    }
}

}  // namespace

kernel::Weight Prospect::chance_of(ChariotId who, Fact fact) const {
    kernel::Share share;
    for (const Chance& chance : chances)
        if (chance.who == who && chance.fact == fact) share.add(chance.weight);
    return share.sum();
}

std::vector<ToldEnd> told_ends(const Prospect& prospect, ChariotId who) {
    std::vector<ToldEnd> ends;
    double rest = 1.0;
    for (const Fact fact : ends_by_gravity) {
        kernel::Share share;
        for (const Chance& chance : prospect.chances)
            if (chance.who == who && chance.fact == fact) share.add(chance.as_end);
        if (share.is_nothing()) continue;
        const kernel::Weight sum = share.sum();
        const double part = static_cast<double>(sum.ways) / static_cast<double>(sum.of);
        ends.push_back({fact, part});
        rest -= part;
    }
    if (ends.empty()) return ends;
    ends.push_back({std::nullopt, rest < 1e-9 ? 0.0 : rest});
    std::vector<play::OddsWord> words(ends.size());
    for (std::size_t i = 0; i < ends.size(); ++i)
        words[i].part = ends[i].part;
    play::share_out(words);
    for (std::size_t i = 0; i < ends.size(); ++i)
        ends[i].percent = words[i].percent;
    return ends;
}

std::vector<Prospect> outlook(const kernel::Decision<CircusMaximus>& decision) {
    std::vector<Prospect> all;
    if (!has_odds(decision.ask)) return all;
    for (const Option& answer : decision.options)
        all.push_back(outlook_at(decision, answer));
    return all;
}

Prospect outlook_at(const kernel::Decision<CircusMaximus>& decision, Option answer) {
    if (!has_odds(decision.ask)) return {};
    return decision.ask == Ask::speed
               ? prospect_of_speed(decision.now, decision.about.who, answer.value)
               : prospect_of(decision, answer);
}

Prospect outlook_of(const kernel::Decision<CircusMaximus>& decision, std::span<const Option> row) {
    Follower follower(Horizon::next_question);
    return follower.prospect(kernel::odds(decision, row, decision.player, follower, limits));
}

kernel::Weight chance_at_wheels(const Race& race, ChariotId id) {
    const auto rules = [id](Race& copy, Table& table) {
        roll_for_wheels(copy, table, id, "CM-L35");
    };
    return prospect_of_rules(race, rules).chance_of(id, Fact::flipped);
}

kernel::Weight chance_to_cut_free(const Race& race, ChariotId id) {
    const auto rules = [id](Race& copy, Table& table) {
        if (copy.stage != Stage::draw || copy[id].has_moved)
            copy[id].written = static_cast<std::uint8_t>(maximum(copy[id]));
        drive(copy, table, id);
    };
    return prospect_of_rules(race, rules).chance_of(id, Fact::cut_free);
}

Lasting endurance_at(const Race& race, ChariotId id, int speed) {
    Race copy = alone(race, id);
    EvenTable table(speed);
    const int first = copy.turn;
    while (copy[id].is_racing() && copy[id].endurance > 0 && !CircusMaximus::is_over(copy))
        CircusMaximus::step(copy, table);
    const int turns = copy.turn - first + 1;
    if (copy[id].has_flipped) return {Fate::over, turns};
    const bool is_home =
        copy[id].standing == Standing::finished || (copy[id].is_racing() && copy[id].endurance > 0);
    return {is_home ? Fate::home : Fate::spent, turns};
}

Prospect outlook_of_roll(const kernel::RollAhead<CircusMaximus>& ahead) {
    if (!is_of_chance(ahead.why)) return {};
    Follower follower(horizon_of(ahead.why));
    return follower.prospect(kernel::odds_of_roll(ahead, follower, limits_of_roll));
}

int behind_leader(const Race& race, ChariotId id) {
    const Chariot& leader = race[race_order(race)[0]];
    Chariot own = race[id];
    const auto is_behind = [&] {
        return own.crossings < leader.crossings ||
               (own.crossings == leader.crossings && is_ahead(leader.car, own.car));
    };
    int squares = 0;
    for (; is_behind(); ++squares) {
        own.car = ahead(own.car);
        if (own.car.at == start_area) ++own.crossings;
    }
    return squares;
}

}  // namespace circus_maximus
