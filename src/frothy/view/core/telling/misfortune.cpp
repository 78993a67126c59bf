#include "frothy/view/misfortune.h"

#include <algorithm>
#include <utility>

#include "frothy/queries.h"
#include "words/words.h"

namespace frothy {

using words::say;
using words::tr;

namespace {

std::string title_of(Misfortune worst, bool is_struck) {
    switch (worst) {
    case Misfortune::wrecked: return tr("You are out of the race");
    case Misfortune::crashed: return is_struck ? tr("You were run into") : tr("You crashed");
    case Misfortune::hurt: return tr("You took damage");
    case Misfortune::shaken: return tr("You lost control");
    case Misfortune::slowed: return tr("No card to play: the Speed Check slowed you");
    case Misfortune::attacked:
    case Misfortune::none: break;
    }
    return {};
}

std::string standing_of(const Race& race, VehicleId v) {
    const Vehicle& vehicle = race[v];
    const int most = race.licence(v).damage_max;
    if (!vehicle.is_running()) return say("Damage {0} of {1}", {vehicle.damage, most});
    return say("Speed {0}  ·  Damage {1} of {2}  ·  Control Loss {3}",
               {rating(race, v), vehicle.damage, most, vehicle.control_loss});
}

std::optional<MisfortuneNote> note_since(std::uint32_t known, VehicleId player, const RaceLog& log,
                                         const Race& now) {
    MisfortuneNote note;
    note.who = player;
    Misfortune worst = Misfortune::none;
    bool is_struck = false;
    for (const LogLine& line : log.lines()) {
        if (line.news <= known || !line.befalls(player)) continue;
        if (line.misfortune > worst) {
            worst = line.misfortune;
            is_struck = line.who != player;
        }
        note.lines.push_back(line);
    }
    if (worst <= Misfortune::attacked) return std::nullopt;
    note.title = title_of(worst, is_struck);
    note.standing = standing_of(now, player);
    // What began it, and how it ended.
    if (note.lines.size() > MisfortuneNote::most_lines) {
        note.lines.erase(note.lines.begin() + 1,
                         note.lines.end() -
                             static_cast<std::ptrdiff_t>(MisfortuneNote::most_lines - 1));
    }
    return note;
}

}  // namespace

std::optional<MisfortuneNote> MisfortuneTeller::tell(VehicleId player, const RaceLog& log,
                                                     const Race& now) {
    if (player >= now.vehicle_count) return std::nullopt;
    return note_since(std::exchange(known_[player], log.news()), player, log, now);
}

std::optional<MisfortuneNote> MisfortuneTeller::tell_of_wreck(VehicleId player, const RaceLog& log,
                                                              const Race& now, const Names& names) {
    if (player >= now.vehicle_count || now[player].is_running()) return std::nullopt;
    auto note = tell(player, log, now);
    const auto is_end = [](const LogLine& line) { return line.misfortune == Misfortune::wrecked; };
    if (!note || std::ranges::none_of(note->lines, is_end)) return std::nullopt;
    note->title = say("{0} is out of the race", {names.of(player)});
    return note;
}

void MisfortuneTeller::rewind(const RaceLog& log) {
    for (std::uint32_t& known : known_)
        known = std::min(known, log.news());
}

}  // namespace frothy
