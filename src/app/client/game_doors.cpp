#include "app/client/game_doors.h"

#include <algorithm>
#include <array>
#include <utility>

#include "games/circus_maximus/door/circus_maximus_door.h"
#include "games/death_roads/door/death_roads_door.h"
#include "games/frothy/door/frothy_door.h"
#include "games/grand_prix/door/grand_prix_door.h"
#include "games/highway_heist/door/highway_heist_door.h"
#include "games/snails/door/snails_door.h"

namespace app {

std::vector<std::unique_ptr<ui::GameDoor>> make_doors(ui::Program& program,
                                                      const std::filesystem::path& ledgers) {
    std::vector<std::unique_ptr<ui::GameDoor>> doors;
    doors.push_back(std::make_unique<frothy::FrothyDoor>(program, ledgers / "frothy-ledger.md"));
    doors.push_back(grand_prix::make_door(program, ledgers / "grand-prix-ledger.md"));
    doors.push_back(circus_maximus::make_door(program, ledgers / "circus-maximus-ledger.md"));
    doors.push_back(death_roads::make_door(program, ledgers / "death-roads-ledger.md"));
    doors.push_back(highway_heist::make_door(program, ledgers / "highway-heist-ledger.md"));
    doors.push_back(snails::make_door(program, ledgers / "snails-ledger.md"));
    return doors;
}

// Frothy tells its own without a window (transcript.h).
bool tell_record(std::string_view game_id, const play::Opening& record, std::ostream& out) {
    using Tell = void (*)(const play::Opening&, std::ostream&);
    constexpr std::array<std::pair<std::string_view, Tell>, 5> tellers = {
        {{"grand-prix", grand_prix::tell_record},
         {"circus-maximus", circus_maximus::tell_record},
         {"death-roads", death_roads::tell_record},
         {"highway-heist", highway_heist::tell_record},
         {"snails", snails::tell_record}}};
    const auto found =
        std::ranges::find(tellers, game_id, &std::pair<std::string_view, Tell>::first);
    if (found == tellers.end()) return false;
    found->second(record, out);
    return true;
}

}  // namespace app
