// What an answer may bring, in words and shares (section 10 of the ledger).
#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "games/circus_maximus/view/circus_view.h"
#include "games/circus_maximus/view/core/luck.h"
#include "games/circus_maximus/view/core/odds.h"
#include "games/circus_maximus/view/names.h"
#include "kernel/odds.h"
#include "kernel/replay.h"
#include "play/odds_words.h"
#include "words/words.h"

namespace circus_maximus {

using play::Bearing;
using words::mark;
using words::say;
using words::tr;

namespace {

// What is worth a word, the worst first.
struct Kind {
    Fact fact;
    const char* text;
    const char* rule;
    Bearing bearing;
    const char* amounts = nullptr;  // of how hard it may be
};

constexpr const char* of_harm = mark("Boxes or hits: {0}.");

constexpr std::array kinds = {
    Kind{Fact::flipped, mark("turns over"), "CM-L37", Bearing::grave},
    Kind{Fact::driver_died, mark("the driver dies"), "CM-X17", Bearing::grave},
    Kind{Fact::horse_died, mark("a horse dies"), "CM-L28", Bearing::grave},
    Kind{Fact::injured, mark("a horse is hurt"), "CM-L25", Bearing::bad, of_harm},
    Kind{Fact::wounded, mark("the driver is hurt"), "CM-R24", Bearing::bad, of_harm},
    Kind{Fact::wheel_hurt, mark("a wheel is cracked"), "CM-L32", Bearing::bad, of_harm},
    Kind{Fact::slowed, mark("is slowed"), "CM-R24", Bearing::bad, mark("By so much: {0}.")},
    Kind{Fact::lashed, mark("is whipped on"), "CM-L21", Bearing::bad,
         mark("Endurance, for as much speed: {0}.")},
    Kind{Fact::dropped_back, mark("drops back"), "CM-X18", Bearing::bad},
    Kind{Fact::jostled, mark("is jostled"), "CM-X12", Bearing::bad},
    Kind{Fact::slipped, mark("slides a lane out"), "CM-X11", Bearing::bad},
    Kind{Fact::whip_lost, mark("loses the whip"), "CM-X17", Bearing::bad},
    Kind{Fact::evaded, mark("gets away"), "CM-R34", Bearing::good},
    Kind{Fact::cut_free, mark("cuts the horse free"), "CM-L15", Bearing::good},
    Kind{Fact::cut_loose, mark("cuts himself loose"), "CM-X24", Bearing::good},
    Kind{Fact::led_off, mark("the team is led off"), "CM-X23", Bearing::neutral},
    Kind{Fact::finished, mark("is home"), "CM-X33", Bearing::good},
};

class Foretelling {
public:
    Foretelling(const Race& race, ChariotId own, const ui::Seating& seating)
        : race_(race), own_(own), seating_(seating) {}

    // What is too fast is paid whatever comes of it, and stands before it.
    ui::PlainOdds of(const Prospect& prospect) const {
        ui::PlainOdds words;
        add_strain(words, prospect);
        std::vector<End> ends = ends_of(prospect, own_);
        for (ChariotId id = 0; id < chariots; ++id)
            if (id != own_) std::ranges::move(ends_of(prospect, id), std::back_inserter(ends));
        std::ranges::stable_sort(ends, {}, &End::kind);
        for (End& end : ends)
            words.push_back(std::move(end.word));
        return words;
    }

private:
    // Of one chariot; all of them are together all that can become of it.
    struct End {
        std::size_t kind = 0;
        play::OddsWord word;
    };

    static double part_of(kernel::Weight weight) {
        return static_cast<double>(weight.ways) / static_cast<double>(weight.of);
    }
    static play::OddsWord word_of(const Prospect& prospect, double part, std::string brief,
                                  const char* rule, Bearing bearing) {
        play::OddsWord word;
        word.text = word.brief = std::move(brief);
        word.rule = rule;
        word.bearing = bearing;
        word.part = part;
        word.percent = play::whole_percent(part);
        word.is_exact = prospect.samples == 0;
        word.share = play::plain_share(part, word.percent, play::is_certain(word));
        word.detail = exactness_of(prospect, part);
        return word;
    }
    static std::string exactness_of(const Prospect& prospect, double part) {
        if (prospect.samples == 0 || part <= 0.0 || part >= 1.0) return {};
        const double margin = play::margin_of(part, prospect.samples);
        return say("Reckoned from {0} trials: it may be {1} % more or less.",
                   {prospect.samples, std::max(1, play::whole_percent(margin))});
    }

    std::vector<End> ends_of(const Prospect& prospect, ChariotId who) const {
        std::vector<End> ends;
        for (const ToldEnd& told : told_ends(prospect, who)) {
            End& end = ends.emplace_back();
            const auto* kind = std::ranges::find(kinds, told.fact, &Kind::fact);
            end.kind = static_cast<std::size_t>(kind - kinds.begin());
            end.word =
                told.fact ? end_of(prospect, who, *kind, told.part)
                          : word_of(prospect, told.part, tr("comes to no harm"), "", Bearing::good);
            end.word.percent = told.percent;
            end.word.share = play::plain_share(told.part, told.percent, play::is_certain(end.word));
        }
        if (ends.empty()) return ends;
        const bool is_harmed = std::ranges::any_of(ends, [](const End& end) {
            return end.word.bearing == Bearing::bad || end.word.bearing == Bearing::grave;
        });
        if (who != own_ || !is_harmed || ends.back().word.part <= 0.0) ends.pop_back();
        return ends;
    }
    // How hard it may be is told besides.
    play::OddsWord end_of(const Prospect& prospect, ChariotId who, const Kind& kind,
                          double all) const {
        std::string amounts;
        for (const Chance& chance : prospect.chances) {
            if (chance.who != who || chance.fact != kind.fact || chance.as_end.ways == 0) continue;
            const double part = part_of(chance.as_end);
            const bool is_certain = prospect.samples == 0 && part >= 1.0;
            const std::string one =
                say("{0}: {1}",
                    {chance.value, play::plain_share(part, play::whole_percent(part), is_certain)});
            amounts = amounts.empty() ? one : say(mark("{0}; {1}"), {amounts, one});
        }
        const bool harms_other = who != own_ && kind.bearing != Bearing::good;
        play::OddsWord word = word_of(prospect, all, tr(kind.text), kind.rule,
                                      harms_other ? Bearing::good : kind.bearing);
        if (who != own_)
            word.text = say(mark("{0}: {1}"), {name_of(race_, seating_, who), word.brief});
        if (kind.amounts == nullptr) return word;
        const std::string how_hard = say(kind.amounts, {amounts});
        word.detail = word.detail.empty() ? how_hard : how_hard + '\n' + word.detail;
        return word;
    }

    // However much too fast it may be: one word.
    void add_strain(ui::PlainOdds& words, const Prospect& prospect) const {
        kernel::Share share;
        std::optional<std::pair<int, int>> excess;  // the least and the most
        for (const Chance& chance : prospect.chances) {
            if (chance.who != own_ || chance.fact != Fact::strained) continue;
            share.add(chance.weight);
            const int value = chance.value;
            excess =
                excess ? std::pair(std::min(excess->first, value), std::max(excess->second, value))
                       : std::pair(value, value);
        }
        if (!excess) return;
        const auto [least, most] = *excess;
        const std::string brief = least == most ? say("too fast by {0}", {least})
                                                : say("too fast by {0} to {1}", {least, most});
        words.push_back(word_of(prospect, part_of(share.sum()), brief, "CM-L04", Bearing::neutral));
        words.back().text = say("{0}, for as much endurance", {brief});
    }

    const Race& race_;
    ChariotId own_;
    const ui::Seating& seating_;
};

}  // namespace

std::vector<ui::PlainOdds> View::odds_of(const Decision& decision, const ui::Seating& seating) {
    const Foretelling telling(decision.now, decision.about.who, seating);
    std::vector<ui::PlainOdds> odds;
    for (const Prospect& prospect : outlook(decision))
        odds.push_back(telling.of(prospect));
    return odds;
}

ui::PlainOdds View::odds_of_row(const Decision& decision, std::span<const Option> row,
                                const ui::Seating& seating) {
    return Foretelling(decision.now, decision.about.who, seating).of(outlook_of(decision, row));
}

ui::PlainOdds View::odds_of_roll(const kernel::RollAhead<CircusMaximus>& ahead,
                                 const ui::Seating& seating) {
    return Foretelling(ahead.now, ahead.now.acting, seating).of(outlook_of_roll(ahead));
}

std::string View::known_before_roll(const kernel::RollAhead<CircusMaximus>& ahead,
                                    const ui::Seating& seating) {
    const auto& entries = ahead.entries;
    const std::size_t last = entries.size() - 1;
    if (entries.size() == 0 || entries[last].kind != kernel::EntryKind::cast) return {};
    if (entries[last].why != ahead.why) return {};
    const Race then = kernel::run_over<CircusMaximus>(ahead.boundary, entries, 0, last, {}, {});
    if (then.acting == ahead.now.acting) return {};
    const auto faces = entries.faces_of(entries[last]);
    const int thrown = std::accumulate(faces.begin(), faces.end(), static_cast<int>(faces.size()));
    return say("{0} has thrown {1}.", {name_of(then, seating, then.acting), thrown});
}

std::string View::thrower_of(const Race& race, const ui::Seating& seating) {
    return name_of(race, seating, race.acting);
}

std::optional<play::CastLuck> View::luck_of(Why why, std::span<const std::uint8_t> faces) {
    return circus_maximus::luck_of(why, faces);
}

}  // namespace circus_maximus
