#include "games/frothy/view/core/telling/speed_check_asked.h"

#include "words/words.h"

namespace frothy {

namespace {

bool is_of_speed_check(const kernel::Entry<Frothy>& entry) {
    switch (entry.kind) {
    case kernel::EntryKind::cast: return entry.why == Why::speed_check;
    case kernel::EntryKind::reveal: return true;
    case kernel::EntryKind::choice: break;
    }
    switch (entry.ask) {
    case Ask::speed_cards:
    case Ask::speed_direction:
    case Ask::keep_dice:
    case Ask::reroll:
    case Ask::after_roll:
    case Ask::adjust:
    case Ask::use_card:
    case Ask::use_trait: return true;
    default: return false;
    }
}

}  // namespace

bool was_asked_in_check(const kernel::Journal<Frothy>& journal, std::size_t cast,
                        VehicleId player) {
    const auto is_own = [player](const kernel::Entry<Frothy>& entry) {
        return entry.kind == kernel::EntryKind::choice && entry.player == player;
    };
    for (std::size_t i = cast; i-- > 0 && is_of_speed_check(journal[i]);)
        if (is_own(journal[i])) return true;
    // What follows at once is of this roll; cards would be those of the next round.
    const std::size_t next = cast + 1;
    return next < journal.size() && is_own(journal[next]) && is_of_speed_check(journal[next]) &&
           journal[next].ask != Ask::speed_cards && journal[next].ask != Ask::speed_direction;
}

std::string told_of_unasked_checks(std::span<const kernel::Happening<Frothy>> happenings,
                                   const kernel::Journal<Frothy>& journal, const Race& now,
                                   const Names& names, unsigned players) {
    std::string told;
    std::size_t cast = journal.size();
    VehicleId checks = no_vehicle;
    for (const auto& happening : happenings) {
        if (happening.kind == kernel::HappeningKind::cast) cast = happening.entry;
        if (happening.kind != kernel::HappeningKind::event) continue;
        const Event& event = happening.event;
        if (event.is<SpeedChecked>()) checks = event.who;
        if (!event.is<SpeedChanged>() || event.who != checks) continue;
        checks = no_vehicle;
        const bool is_theirs = event.who < max_vehicles && ((players >> event.who) & 1U) != 0;
        const bool is_rolled = cast < journal.size() &&
                               journal[cast].kind == kernel::EntryKind::cast &&
                               journal[cast].why == Why::speed_check;
        if (!is_theirs || !is_rolled || was_asked_in_check(journal, cast, event.who)) continue;
        told += (told.empty() ? "" : " ") + words::say("Nothing to choose in the Speed Check: {0}",
                                                       {describe(event, now, names)});
    }
    return told;
}

}  // namespace frothy
