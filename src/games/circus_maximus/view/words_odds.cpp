// What an answer may bring, in words and shares (section 10 of the ledger).
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/circus_maximus/view/circus_view.h"
#include "games/circus_maximus/view/core/luck.h"
#include "games/circus_maximus/view/core/odds.h"
#include "games/circus_maximus/view/names.h"
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
};

constexpr std::array kinds = {
    Kind{Fact::flipped, mark("turns over"), "CM-L37", Bearing::grave},
    Kind{Fact::driver_died, mark("the driver dies"), "CM-X17", Bearing::grave},
    Kind{Fact::horse_died, mark("a horse dies"), "CM-L28", Bearing::grave},
    Kind{Fact::injured, mark("a horse is hurt"), "CM-L25", Bearing::bad},
    Kind{Fact::wounded, mark("the driver is hurt"), "CM-R24", Bearing::bad},
    Kind{Fact::wheel_hurt, mark("a wheel is cracked"), "CM-L32", Bearing::bad},
    Kind{Fact::jostled, mark("is jostled"), "CM-X12", Bearing::bad},
    Kind{Fact::slipped, mark("slides a lane out"), "CM-X11", Bearing::bad},
    Kind{Fact::whip_lost, mark("loses the whip"), "CM-X17", Bearing::bad},
    Kind{Fact::evaded, mark("gets away"), "CM-R34", Bearing::good},
    Kind{Fact::finished, mark("is home"), "CM-X33", Bearing::good},
};

class Foretelling {
public:
    Foretelling(const View::Decision& decision, const ui::Seating& seating)
        : race_(decision.now), own_(decision.about.who), seating_(seating) {}

    ui::PlainOdds of(const Prospect& prospect) const {
        ui::PlainOdds words;
        for (const Kind& kind : kinds) {
            add(words, prospect, own_, kind);
            for (ChariotId id = 0; id < chariots; ++id)
                if (id != own_) add(words, prospect, id, kind);
        }
        return words;
    }

private:
    void add(ui::PlainOdds& words, const Prospect& prospect, ChariotId who,
             const Kind& kind) const {
        const kernel::Weight weight = prospect.chance_of(who, kind.fact);
        if (weight.ways == 0) return;
        const double part = static_cast<double>(weight.ways) / static_cast<double>(weight.of);
        play::OddsWord word;
        word.share = play::text_of_share(part, true, 0);
        word.brief = tr(kind.text);
        word.text = who == own_
                        ? word.brief
                        : say(mark("{0}: {1}"), {name_of(race_, seating_, who), word.brief});
        word.rule = kind.rule;
        const bool harms_other = who != own_ && kind.bearing != Bearing::good;
        word.bearing = harms_other ? Bearing::good : kind.bearing;
        word.part = part;
        word.percent = play::whole_percent(part);
        word.is_exact = true;
        words.push_back(std::move(word));
    }

    const Race& race_;
    ChariotId own_;
    const ui::Seating& seating_;
};

}  // namespace

std::vector<ui::PlainOdds> View::odds_of(const Decision& decision, const ui::Seating& seating) {
    const Foretelling telling(decision, seating);
    std::vector<ui::PlainOdds> odds;
    for (const Prospect& prospect : outlook(decision))
        odds.push_back(telling.of(prospect));
    return odds;
}

std::optional<play::CastLuck> View::luck_of(Why why, std::span<const std::uint8_t> faces) {
    return circus_maximus::luck_of(why, faces);
}

}  // namespace circus_maximus
