// What the Enemy Die would set going as the road is now.
#include <algorithm>
#include <bit>
#include <string>

#include "games/highway_heist/view/core/outlook.h"
#include "games/highway_heist/view/names.h"
#include "words/words.h"

namespace highway_heist {

using words::say;
using words::tr;

namespace {

void add(std::string& list, const std::string& more) { list += (list.empty() ? "" : ", ") + more; }

std::string suv_words(const Heist& heist) {
    std::string slams;
    for (const Slam& slam : slams_to_come(heist))
        add(slams, say("{0} slams {1}",
                       {perch_name(heist, slam.attacker), member_name(heist.terms, slam.victim)}));
    if (!slams.empty()) return slams;
    return all_suvs(heist).empty() ? tr("an SUV comes up behind each car")
                                   : tr("SUVs drive at the active car");
}

std::string peg_words(const Heist& heist) {
    std::string victims;
    for (MemberId member = 0; member < heist.terms.members; ++member) {
        const Member& who = heist[member];
        if (who.has_pv() && heist.enemy_pegs.at(who.pv))
            add(victims, member_name(heist.terms, member));
    }
    if (!victims.empty()) return say("Enemy Pegs deal 2 damage to {0}", {victims});
    return std::ranges::none_of(heist.enemy_pegs, [](bool is_one) { return is_one; })
               ? tr("nothing: no Enemy Peg is on the road")
               : tr("Enemy Pegs climb and brawl");
}

std::string card_words(const Heist& heist) {
    const std::uint8_t due = heist.enemy_spots[1];
    if (due == no_card) return tr("a new Enemy card, and none activates");
    std::string effect = effect_words(enemy_card(heist, due).activated);
    if (effect.ends_with('.')) effect.pop_back();
    return say("{0} activates: {1}", {card_name(heist.terms.scenario, due), effect});
}

std::string slam_brief(const Heist& heist) {
    MemberSet victims = 0;
    for (const Slam& slam : slams_to_come(heist))
        victims |= only_member(slam.victim);
    const int cars = std::popcount(victims);
    if (cars == 0) return tr("SUVs activate");
    const auto one = static_cast<MemberId>(std::countr_zero(victims));
    return say(words::by_count(cars, "SUVs slam {1}", "SUVs slam {0} cars"),
               {cars, member_name(heist.terms, one)});
}

}  // namespace

std::string brief_deed(const Heist& heist, EnemyDeed deed) {
    switch (deed) {
    case EnemyDeed::suvs: return slam_brief(heist);
    case EnemyDeed::pegs:
        return std::ranges::none_of(heist.enemy_pegs, [](bool is_one) { return is_one; })
                   ? tr("nothing")
                   : tr("Enemy Pegs activate");
    case EnemyDeed::card: break;
    }
    const std::uint8_t due = heist.enemy_spots[1];
    return due == no_card ? std::string(tr("an Enemy card"))
                          : say("{0} activates", {card_name(heist.terms.scenario, due)});
}

std::string deed_words(const Heist& heist, EnemyDeed deed) {
    switch (deed) {
    case EnemyDeed::suvs: return suv_words(heist);
    case EnemyDeed::pegs: return peg_words(heist);
    case EnemyDeed::card: break;
    }
    return card_words(heist);
}

std::string as_sentence(std::string words) {
    if (!words.empty() && words.front() >= 'a' && words.front() <= 'z')
        words.front() = static_cast<char>(words.front() - 'a' + 'A');
    return words;
}

}  // namespace highway_heist
