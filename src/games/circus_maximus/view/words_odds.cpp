// What an answer may bring, in words and shares (section 10 of the ledger).
#include <algorithm>
#include <array>
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
#include "words/words.h"

namespace circus_maximus {

using play::Bearing;
using words::mark;
using words::say;
using words::tr;

namespace {

// What is worth a word, the worst first; each may come beside others.
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

    ui::PlainOdds of(const Prospect& prospect) const {
        ui::PlainOdds words;
        for (const Kind& kind : kinds) {
            add(words, prospect, own_, kind);
            for (ChariotId id = 0; id < chariots; ++id)
                if (id != own_) add(words, prospect, id, kind);
        }
        add_strain(words, prospect);
        return words;
    }

private:
    static double part_of(kernel::Weight weight) {
        return static_cast<double>(weight.ways) / static_cast<double>(weight.of);
    }
    static std::string share_in(const Prospect& prospect, kernel::Weight weight) {
        return play::text_of_share(part_of(weight), prospect.samples == 0, prospect.samples);
    }
    static play::OddsWord word_of(const Prospect& prospect, kernel::Weight weight,
                                  std::string brief, const char* rule, Bearing bearing) {
        const double part = part_of(weight);
        play::OddsWord word;
        word.share = share_in(prospect, weight);
        word.text = word.brief = std::move(brief);
        word.rule = rule;
        word.bearing = bearing;
        word.part = part;
        word.percent = play::whole_percent(part);
        word.is_exact = prospect.samples == 0;
        return word;
    }
    // A blow that does nothing does not count. How hard it may be is told besides.
    void add(ui::PlainOdds& words, const Prospect& prospect, ChariotId who,
             const Kind& kind) const {
        kernel::Share share;
        std::string amounts;
        for (const Chance& chance : prospect.chances) {
            if (chance.who != who || chance.fact != kind.fact || chance.value == 0) continue;
            share.add(chance.weight);
            const std::string one =
                say("{0}: {1}", {chance.value, share_in(prospect, chance.weight)});
            amounts = amounts.empty() ? one : say(mark("{0}; {1}"), {amounts, one});
        }
        const kernel::Weight weight = share.sum();
        if (weight.ways == 0) return;
        const bool harms_other = who != own_ && kind.bearing != Bearing::good;
        play::OddsWord word = word_of(prospect, weight, tr(kind.text), kind.rule,
                                      harms_other ? Bearing::good : kind.bearing);
        if (who != own_)
            word.text = say(mark("{0}: {1}"), {name_of(race_, seating_, who), word.brief});
        if (kind.amounts != nullptr) word.detail = say(kind.amounts, {amounts});
        words.push_back(std::move(word));
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
        words.push_back(word_of(
            prospect, share.sum(),
            least == most ? say("too fast by {0}, for as much endurance", {least})
                          : say("too fast by {0} to {1}, for as much endurance", {least, most}),
            "CM-L04", Bearing::neutral));
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

std::string View::thrower_of(const Race& race, const ui::Seating& seating) {
    return name_of(race, seating, race.acting);
}

std::optional<play::CastLuck> View::luck_of(Why why, std::span<const std::uint8_t> faces) {
    return circus_maximus::luck_of(why, faces);
}

}  // namespace circus_maximus
