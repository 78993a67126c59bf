// What an answer may bring, in words.
#include "games/frothy/data/wording/wording_forecast.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "games/frothy/data/wording/wording_support.h"

namespace frothy {

using play::Bearing;
using play::OddsShade;
using play::OddsWord;
using play::plain_share;
using play::text_of_share;
using play::whole_percent;

namespace {

std::string one_place(double value) {
    const auto tenths = static_cast<int>(std::lround(value * 10.0));
    return say("{0}.{1}", {tenths / 10, tenths % 10});
}

std::string detail_of(std::uint64_t ways, std::uint64_t of, bool is_exact) {
    const Said some = std::to_string(ways);
    const Said all = std::to_string(of);
    if (ways == 0) return tr("Exact: none.");
    if (is_exact) return say("Exact: {0} of {1}.", {some, all});
    const double part = static_cast<double>(ways) / static_cast<double>(of);
    return say("Sampled: {0}.", {text_of_share(part, false, of)});
}

// Lines of one vehicle that tell amounts of the same thing, one of which comes true at most.
struct Amounts {
    double part = 0;  // of any
    double mean = 0;  // over all courses
    bool is_exact = true;
    std::uint64_t of = 1;
    Rule rule;
    std::string each;  // "1: 20 %, 2: 4 %"
};

Amounts amounts_of(const Forecast& forecast, Prospect outcome, VehicleId who) {
    constexpr std::size_t most_told = 4;
    Amounts amounts;
    std::size_t told = 0;
    double further = 0;
    for (const ForecastLine& line : forecast.lines) {
        if (line.outcome != outcome || line.who != who) continue;
        const double part = part_of(line);
        amounts.part += part;
        amounts.mean += part * line.amount;
        amounts.is_exact = amounts.is_exact && line.is_exact;
        amounts.of = std::max(amounts.of, line.of);
        amounts.rule = line.rule;
        if (told >= most_told) {
            further += part;
            continue;
        }
        const std::string share =
            say("{0}: {1}", {line.amount, text_of_share(part, line.is_exact, line.of)});
        amounts.each = told == 0 ? share : say("{0}, {1}", {amounts.each, share});
        ++told;
    }
    if (further > 0) {
        amounts.each = say("{0}, more: {1}",
                           {amounts.each, text_of_share(further, amounts.is_exact, amounts.of)});
    }
    return amounts;
}

class Teller {
public:
    Teller(const Forecast& forecast, const Names& names) : forecast_(forecast), names_(names) {}

    std::vector<OddsWord> tell() {
        tell_results();
        if (words_.empty()) tell_fates();
        for (std::size_t i = 0; i < words_.size(); ++i)
            words_[i].is_exact = exact_[i];
        share_out(words_);
        order_parts();
        tell_of(forecast_.decides);
        std::vector<VehicleId> others;
        for (const ForecastLine& line : forecast_.lines) {
            if (!is_me(line.who) && std::ranges::find(others, line.who) == others.end()) {
                others.push_back(line.who);
            }
        }
        std::ranges::sort(others);
        for (const VehicleId other : others)
            tell_of(other);
        return std::move(words_);
    }

private:
    bool is_me(VehicleId v) const { return v == forecast_.decides; }

    const ForecastLine* find(Prospect outcome, VehicleId who) const {
        for (const ForecastLine& line : forecast_.lines) {
            if (line.outcome == outcome && line.who == who) return &line;
        }
        return nullptr;
    }

    // What comes true beside the parts.
    void put(const ForecastLine& line, std::string text, Bearing bearing) {
        OddsWord word;
        word.part = part_of(line);
        word.is_exact = line.is_exact;
        word.share =
            plain_share(word.part, whole_percent(word.part), line.is_exact && line.is_certain());
        word.text = std::move(text);
        word.brief = word.text;
        word.detail = detail_of(line.ways, line.of, line.is_exact);
        word.rule = line.rule.text();
        word.bearing = bearing;
        words_.push_back(std::move(word));
    }

    // A part of everything, joined to one of the same words.
    void put_part(OddsShade of, std::string text, Bearing bearing, const ForecastFate& fate,
                  std::string brief = {}) {
        const double part = static_cast<double>(fate.ways) / static_cast<double>(fate.of);
        for (std::size_t i = 0; i < words_.size(); ++i) {
            if (words_[i].of != of || words_[i].text != text) continue;
            words_[i].part += part;
            words_[i].detail =
                say("{0} {1}", {words_[i].detail, detail_of(fate.ways, fate.of, fate.is_exact)});
            exact_[i] = exact_[i] && fate.is_exact;
            return;
        }
        OddsWord word;
        word.brief = brief.empty() ? text : std::move(brief);
        word.text = std::move(text);
        word.detail = detail_of(fate.ways, fate.of, fate.is_exact);
        word.rule = fate.rule.text();
        word.bearing = bearing;
        word.part = part;
        word.of = of;
        words_.push_back(std::move(word));
        exact_.push_back(fate.is_exact);
    }

    void put_result(const ForecastLine& line, OddsShade of, std::string text, Bearing bearing) {
        ForecastFate result;
        result.rule = line.rule;
        result.is_exact = line.is_exact;
        result.ways = line.ways;
        result.of = line.of;
        put_part(of, std::move(text), bearing, result);
    }

    // Of an attack or a Speed Check: what it is about.
    void tell_results() {
        for (const ForecastLine& line : forecast_.lines) {
            switch (line.outcome) {
            case Prospect::speed:
                put_result(line, OddsShade::graded, say("Speed {0}", {line.amount}),
                           Bearing::neutral);
                break;
            case Prospect::attack_won:
                if (is_me(line.who)) {
                    put_result(line, OddsShade::good, tr("you win"), Bearing::good);
                } else {
                    put_result(line, OddsShade::heavy, say("{0} wins", {names_.of(line.who)}),
                               Bearing::bad);
                }
                break;
            case Prospect::attack_tied:
                put_result(line, OddsShade::even, tr("tie: both lose"), Bearing::neutral);
                break;
            default: break;
            }
        }
        // Not every course may come to one, or come to it once: then they are no parts.
        double sum = 0;
        for (const OddsWord& word : words_)
            sum += word.part;
        has_results_ = !words_.empty();
        if (std::abs(sum - 1.0) < 1e-6) return;
        for (std::size_t i = 0; i < words_.size(); ++i) {
            OddsWord& word = words_[i];
            word.is_exact = exact_[i];
            word.share = plain_share(word.part, whole_percent(word.part), is_certain(word));
            word.of = OddsShade::none;
        }
        besides_ = std::exchange(words_, {});
        exact_.clear();
    }

    bool is_about_control() const {
        return find(Prospect::control_kept, forecast_.decides) != nullptr ||
               find(Prospect::control_lost, forecast_.decides) != nullptr;
    }

    void tell_fates() {
        const bool is_harmless = std::ranges::all_of(
            forecast_.fates, [](const ForecastFate& fate) { return fate.fate == Fate::unharmed; });
        if (is_harmless && !is_about_control()) return;
        if (is_about_control() && !forecast_.fates.empty() &&
            forecast_.fates.front().fate != Fate::unharmed) {
            const bool is_exact = std::ranges::all_of(forecast_.fates, &ForecastFate::is_exact);
            if (is_exact) {
                put_part(OddsShade::good, tr("clean"), Bearing::good,
                         {.rule = "FR-CTRL-11", .is_exact = true, .ways = 0, .of = 1});
            }
        }
        for (const ForecastFate& fate : forecast_.fates) {
            switch (fate.fate) {
            case Fate::unharmed:
                put_part(OddsShade::good, is_about_control() ? tr("clean") : tr("unharmed"),
                         Bearing::good, fate);
                if (is_about_control()) tell_price_of_pairs(words_.back());
                break;
            case Fate::shaken:
                put_part(OddsShade::light, tr("you lose control, no harm"), Bearing::bad, fate,
                         tr("no harm"));
                break;
            case Fate::changes_pace:
                if (fate.amount < 0) {
                    put_part(OddsShade::less, tr("you slow down"), Bearing::bad, fate,
                             tr("slower"));
                } else {
                    put_part(OddsShade::more, tr("you speed up"), Bearing::bad, fate, tr("faster"));
                }
                break;
            case Fate::slides:
                put_part(OddsShade::slight, tr("you slide"), Bearing::bad, fate, tr("slide"));
                break;
            case Fate::spins:
                put_part(OddsShade::marked, tr("you spin"), Bearing::bad, fate, tr("spin"));
                break;
            case Fate::damaged:
                put_part(OddsShade::heavy, tr("you take damage"), Bearing::bad, fate,
                         tr_in("odds", "damage"));
                break;
            case Fate::crashes:
                put_part(OddsShade::grave, crash_text(fate), Bearing::grave, fate,
                         crash_in_short(fate));
                break;
            case Fate::leaves_track:
                put_part(OddsShade::lost, tr("you leave the track"), Bearing::grave, fate,
                         tr("off the track"));
                break;
            case Fate::wiped_out:
                put_part(OddsShade::lost, tr("you are wiped out"), Bearing::grave, fate,
                         tr("wiped out"));
                break;
            }
        }
    }

    // FR-CLP-03, FR-STA-08.
    static void tell_price_of_pairs(OddsWord& clean) {
        clean.detail +=
            std::string("\n") +
            tr("Clean: no die takes effect. Each pair that cancelled out still adds a Control Loss "
               "point; a Slow with a Haste costs Stamina instead, where Stamina is used.");
    }

    std::string crash_text(const ForecastFate& fate) const {
        std::string into = struck_name(fate.amount, fate.other);
        switch (fate.by) {
        case CrashBy::running: return say("you run into {0} at Speed {1}", {into, fate.speed});
        case CrashBy::sliding: return say("you slide into {0} at Speed {1}", {into, fate.speed});
        case CrashBy::being_struck: return say("{0} strikes you", {into});
        }
        return into;
    }

    std::string crash_in_short(const ForecastFate& fate) const {
        const std::string into = struck_name(fate.amount, fate.other);
        switch (fate.by) {
        case CrashBy::running: return say("run into {0}", {into});
        case CrashBy::sliding: return say("slide into {0}", {into});
        case CrashBy::being_struck: break;
        }
        return say("{0} strikes you", {into});
    }

    // See forecast_words. The worst is the last of those that are grave.
    void order_parts() {
        std::ranges::stable_sort(words_, {}, &OddsWord::of);
        if (words_.size() > 1 && is_grave(words_.back())) {
            OddsWord& worst = words_.back();
            worst.is_worst = true;
            worst.text = say("worst: {0}", {worst.text});
        }
        std::ranges::move(besides_, std::back_inserter(words_));
    }

    std::string struck_name(int amount, VehicleId other) const {
        const auto kind = static_cast<CollisionKind>(amount);
        if (kind == CollisionKind::edge) return tr("the wall");
        if (kind == CollisionKind::solid || other == no_vehicle) return tr("an obstacle");
        if (kind == CollisionKind::wreck) return say("{0}'s wreck", {names_.of(other)});
        return is_me(other) ? std::string(tr("you")) : names_.of(other);
    }

    void tell_of(VehicleId v) {
        const std::string name = names_.of(v);
        for (const ForecastLine& line : forecast_.lines) {
            if (line.outcome != Prospect::collides || line.who != v) continue;
            if (!has_results_ && is_me(v)) continue;  // told among the fates
            put(line,
                is_me(v) ? say("you run into {0}", {struck_name(line.amount, line.other)})
                         : say("{0} runs into {1}", {name, struck_name(line.amount, line.other)}),
                Bearing::bad);
        }
        tell_of_control(v, name);
        tell_of_damage(v, name);
        if (!has_results_ && is_me(v)) return;
        const Bearing harm = is_me(v) ? Bearing::grave : Bearing::neutral;
        if (const ForecastLine* off = find(Prospect::leaves_track, v)) {
            put(*off, is_me(v) ? tr("you leave the track") : say("{0} leaves the track", {name}),
                harm);
        }
        if (const ForecastLine* wiped = find(Prospect::wiped_out, v)) {
            put(*wiped, is_me(v) ? tr("you are wiped out") : say("{0} is wiped out", {name}), harm);
        }
    }

    // Of those whose Control roll is not what the choice is about.
    void tell_of_control(VehicleId v, const std::string& name) {
        if (is_me(v) && !has_results_) return;
        const ForecastLine* lost = find(Prospect::control_lost, v);
        if (lost == nullptr) lost = find(Prospect::loses_control, v);
        if (lost == nullptr) return;
        put(*lost, is_me(v) ? tr("you lose control") : say("{0} loses control", {name}),
            is_me(v) ? Bearing::bad : Bearing::neutral);
    }

    // Damage of one's own comes with fates of other names as well.
    void tell_of_damage(VehicleId v, const std::string& name) {
        const Amounts damage = amounts_of(forecast_, Prospect::damaged, v);
        if (damage.part <= 0) return;
        const std::string amounts = say("{0} on average when it does. Points: {1}.",
                                        {one_place(damage.mean / damage.part), damage.each});
        const bool is_part = is_me(v) && !has_results_;
        // Another's victory is of the same colour.
        const auto part = std::ranges::find_if(words_, [&](const OddsWord& word) {
            return is_me(v) && word.of == OddsShade::heavy && word.text == tr("you take damage");
        });
        const std::string share = plain_share(damage.part, whole_percent(damage.part),
                                              damage.is_exact && damage.part >= 1.0);
        // The parts are rounded to make a hundred: a per cent apart may be the same.
        const bool is_told = part != words_.end() &&
                             (part->share == share || std::abs(part->part - damage.part) < 0.01);
        if (is_told) {
            part->detail = amounts;
            return;
        }
        OddsWord word;
        word.share = share;
        const std::string points = one_place(damage.mean / damage.part);
        word.text = is_part    ? std::string(tr("you take damage, all told"))
                    : is_me(v) ? say("you take damage, {0} on average", {points})
                               : say("{0} takes damage, {1} on average", {name, points});
        word.brief = is_part    ? tr("damage, all told")
                     : is_me(v) ? std::string(tr("you take damage"))
                                : say("{0} takes damage", {name});
        word.detail = amounts;
        word.rule = damage.rule.text();
        word.bearing = is_me(v) ? Bearing::bad : Bearing::neutral;
        word.part = damage.part;
        words_.push_back(std::move(word));
    }

    const Forecast& forecast_;
    const Names& names_;
    std::vector<OddsWord> words_;
    std::vector<bool> exact_;        // of the parts
    std::vector<OddsWord> besides_;  // results that are no parts
    bool has_results_ = false;       // an attack's or a Speed Check's
};

}  // namespace

std::vector<OddsWord> forecast_words(const Forecast& forecast, const Names& names) {
    return Teller(forecast, names).tell();
}

}  // namespace frothy
