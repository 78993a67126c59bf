// What Frothy Races opens its window with.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/data/record/record.h"
#include "games/frothy/door/core/game.h"
#include "games/frothy/rules/race_terms.h"
#include "games/frothy/view/core/studio/course_overlays.h"
#include "play/commands/client_commands.h"

namespace frothy {

// On the title, on a new race, or in a race that was saved.
enum class ClientScene : std::uint8_t {
    title,
    studio,    // drawing on `course`
    workshop,  // working on `vehicle`
    new_race,  // the set-up screen, with `course` or `vehicle` chosen if given
    race,      // straight into `game`, or to its podium
    board,     // into `game`, also where it is over
    replay,    // looking at `record`
    sample,    // a race of the usual set-up with `vehicle`, always the same
};

struct FrothyOpening : play::Opening {
    ClientScene scene = ClientScene::title;
    std::string course;  // id or path; empty for that of last time
    std::string
        vehicle;      // id or path (of ClientScene::workshop a path); empty for those of last time
    RaceTerms terms;  // of a new race
    std::vector<Overlay> overlays;  // laid over the course of ClientScene::studio
    std::shared_ptr<Game> game;     // of race and board, else null
    std::optional<Record> record;   // of ClientScene::replay
};

}  // namespace frothy
