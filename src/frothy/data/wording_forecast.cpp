// What an answer may bring, in words.
#include "frothy/wording_forecast.h"

#include <algorithm>
#include <cmath>

#include "frothy/data/wording_support.h"

namespace frothy {

namespace {

constexpr const char* plus_minus = "\u00b1";

// Shares are whole numbers far below 2^53, which a double holds exactly.
double part_of(const ForecastLine& line) {
    return static_cast<double>(line.ways) / static_cast<double>(line.of);
}

double margin_of(double part, std::uint64_t samples) {
    return 1.96 * std::sqrt(part * (1.0 - part) / static_cast<double>(samples));
}

int whole_percent(double part) { return static_cast<int>(std::lround(100.0 * part)); }

std::string one_place(double value) {
    const auto tenths = static_cast<int>(std::lround(value * 10.0));
    return say("{0}.{1}", {tenths / 10, tenths % 10});
}

std::string text_of_share(double part, bool is_exact, std::uint64_t samples) {
    if (is_exact && part >= 1.0) return tr("100 %");
    const int percent = whole_percent(part);
    if (percent == 0) return tr("< 1 %");
    if (percent == 100) return tr("> 99 %");
    if (is_exact) return say("{0} %", {percent});
    const int margin = std::max(1, whole_percent(margin_of(part, samples)));
    return say("{0} {2}{1} %", {percent, margin, plus_minus});
}

std::string detail_of(const ForecastLine& line) {
    if (line.is_exact) {
        return say("Exact: {0} of {1}.", {std::to_string(line.ways), std::to_string(line.of)});
    }
    return say("Sampled: {0} of {1}.", {std::to_string(line.ways), std::to_string(line.of)});
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

    std::vector<ForecastWord> tell() {
        tell_result();
        tell_effects();
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

    void put(const ForecastLine& line, std::string text, Bearing bearing) {
        words_.push_back({share_text(line), std::move(text), detail_of(line), line.rule, bearing,
                          part_of(line)});
    }

    // The outcome that the choice is about.
    void tell_result() {
        for (const ForecastLine& line : forecast_.lines) {
            switch (line.outcome) {
            case Prospect::speed:
                put(line, say("Speed {0}", {line.amount}), Bearing::neutral);
                break;
            case Prospect::attack_won:
                put(line, is_me(line.who) ? tr("won") : say("{0} wins", {names_.of(line.who)}),
                    is_me(line.who) ? Bearing::good : Bearing::bad);
                break;
            case Prospect::attack_tied: put(line, tr("tied"), Bearing::neutral); break;
            default: break;
            }
        }
        if (is_attack()) return;
        if (const ForecastLine* kept = find(Prospect::control_kept, forecast_.decides)) {
            put(*kept, tr("clean"), Bearing::good);
        }
    }

    bool is_attack() const {
        return std::ranges::any_of(forecast_.lines, [](const ForecastLine& line) {
            return line.outcome == Prospect::attack_won || line.outcome == Prospect::attack_tied;
        });
    }

    // What a Control roll of the player's own does to the vehicle.
    void tell_effects() {
        if (is_attack()) return;
        const bool never_kept = find(Prospect::control_kept, forecast_.decides) == nullptr;
        const ForecastLine* lost = find(Prospect::control_lost, forecast_.decides);
        if (never_kept && lost != nullptr && lost->is_exact) {
            words_.push_back(
                {tr("0 %"), tr("clean"), tr("Exact: none."), "FR-CTRL-11", Bearing::good, 0.0});
        }
        for (const ForecastLine& line : forecast_.lines) {
            if (!is_me(line.who)) continue;
            switch (line.outcome) {
            case Prospect::slides: put(line, tr("slides"), Bearing::bad); break;
            case Prospect::spins:
                put(line, line.amount < 0 ? tr("spins left") : tr("spins right"), Bearing::bad);
                break;
            case Prospect::hastens: put(line, tr("speeds up"), Bearing::bad); break;
            case Prospect::slows: put(line, tr("slows down"), Bearing::bad); break;
            default: break;
            }
        }
    }

    std::string struck_name(const ForecastLine& line) const {
        const auto kind = static_cast<CollisionKind>(line.amount);
        if (kind == CollisionKind::edge) return tr("the wall");
        if (kind == CollisionKind::solid || line.other == no_vehicle) return tr("an obstacle");
        if (kind == CollisionKind::wreck) return say("{0}'s wreck", {names_.of(line.other)});
        return is_me(line.other) ? std::string(tr("you")) : names_.of(line.other);
    }

    void tell_of(VehicleId v) {
        const std::string name = names_.of(v);
        for (const ForecastLine& line : forecast_.lines) {
            if (line.outcome != Prospect::collides || line.who != v) continue;
            put(line,
                is_me(v) ? say("runs into {0}", {struck_name(line)})
                         : say("{0} runs into {1}", {name, struck_name(line)}),
                Bearing::bad);
        }
        tell_of_control(v, name);
        tell_of_damage(v, name);
        const Bearing harm = is_me(v) ? Bearing::grave : Bearing::neutral;
        if (const ForecastLine* off = find(Prospect::leaves_track, v)) {
            put(*off, is_me(v) ? tr("leaves the track") : say("{0} leaves the track", {name}),
                harm);
        }
        if (const ForecastLine* wiped = find(Prospect::wiped_out, v)) {
            put(*wiped, is_me(v) ? tr("wiped out") : say("{0} is wiped out", {name}), harm);
        }
    }

    // Of those whose Control roll is not what the choice is about.
    void tell_of_control(VehicleId v, const std::string& name) {
        if (is_me(v) && !is_attack()) return;
        const ForecastLine* lost = find(Prospect::control_lost, v);
        if (lost == nullptr) lost = find(Prospect::loses_control, v);
        if (lost == nullptr) return;
        put(*lost, is_me(v) ? tr("loses control") : say("{0} loses control", {name}),
            is_me(v) ? Bearing::bad : Bearing::neutral);
    }

    void tell_of_damage(VehicleId v, const std::string& name) {
        const Amounts damage = amounts_of(forecast_, Prospect::damaged, v);
        if (damage.part <= 0) return;
        ForecastWord word;
        word.share = text_of_share(damage.part, damage.is_exact, damage.of);
        word.text = is_me(v) ? tr("takes damage") : say("{0} takes damage", {name});
        word.detail = say("{0} on average when it does. Points: {1}.",
                          {one_place(damage.mean / damage.part), damage.each});
        word.rule = damage.rule;
        word.bearing = is_me(v) ? Bearing::bad : Bearing::neutral;
        word.part = damage.part;
        words_.push_back(std::move(word));
    }

    const Forecast& forecast_;
    const Names& names_;
    std::vector<ForecastWord> words_;
};

}  // namespace

std::string share_text(const ForecastLine& line) {
    return text_of_share(part_of(line), line.is_exact, line.of);
}

std::vector<ForecastWord> forecast_words(const Forecast& forecast, const Names& names) {
    return Teller(forecast, names).tell();
}

bool is_worth_telling(const ForecastWord& word) {
    return word.part >= 0.005 || word.bearing == Bearing::good || word.bearing == Bearing::grave;
}

std::string odds_sentence(const std::vector<ForecastWord>& words) {
    std::string sentence;
    for (const ForecastWord& word : words) {
        if (!is_worth_telling(word)) continue;
        const std::string part = say("{0} {1}", {word.share, word.text});
        sentence = sentence.empty() ? part : say("{0}, {1}", {sentence, part});
    }
    return sentence;
}

ForecastWord forecast_mark(const Forecast& forecast, const Names& names) {
    const std::vector<ForecastWord> words = forecast_words(forecast, names);
    for (const ForecastWord& word : words) {
        if (word.bearing == Bearing::good) return word;
    }
    for (const ForecastWord& word : words) {
        if (word.rule == Rule("FR-DMG-02")) return word;
    }
    return {};
}

std::string forecast_method(const Forecast& forecast) {
    const bool is_exact = std::ranges::all_of(forecast.lines, &ForecastLine::is_exact);
    const bool is_sampled = std::ranges::none_of(forecast.lines, &ForecastLine::is_exact);
    const std::string courses = std::to_string(forecast.courses);
    const std::string figures =
        is_exact
            ? say(forecast.courses == 1 ? mark("Counted through the rules: exact.")
                                        : mark("Counted through the rules in all {0} ways: exact."),
                  {courses})
        : is_sampled ? say("Tried out {0} times through the rules: {1} is how far off it may be.",
                           {courses, plus_minus})
                     : say("Figures without {1} are exact; the others were tried out {0} times.",
                           {courses, plus_minus});
    return say("{0} Several may come true together. Where your discards can keep control, they do; "
               "all else on the way as a steady driver would choose. Nobody's secrets and no dice "
               "still to be cast are used.",
               {figures});
}

}  // namespace frothy
