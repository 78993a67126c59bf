#include "games/frothy/door/core/commands/frothy_module.h"

#include "games/frothy/data/scenario/scenario.h"
#include "games/frothy/door/core/commands/bench_command.h"
#include "games/frothy/door/core/commands/convert_command.h"
#include "games/frothy/door/core/commands/measure_commands.h"
#include "games/frothy/door/core/commands/odds_command.h"
#include "games/frothy/door/core/commands/print_command.h"
#include "games/frothy/door/core/commands/replay_command.h"
#include "games/frothy/door/core/commands/report_command.h"
#include "games/frothy/door/core/commands/signature_command.h"
#include "games/frothy/door/core/commands/simulate_command.h"
#include "games/frothy/door/core/commands/validate_command.h"
#include "games/frothy/door/core/commands/window_commands.h"
#include "games/frothy/door/core/document.h"
#include "games/frothy/door/core/race_facts.h"
#include "words/words.h"

namespace frothy {

play::GameModule frothy_module() {
    play::GameModule game;
    game.id = "frothy";
    game.title = words::mark("Frothy Races");
    game.open = declare_play;
    game.is_document = [](const std::string& file) {
        const DocumentKind kind = kind_of_file(file);
        return kind != DocumentKind::scenario && kind != DocumentKind::unknown;
    };
    game.check = check_document;
    game.declare_check = declare_check;
    game.find_season_faults = find_season_faults;
    game.scenarios = scenario_game;
    game.teller = fact_teller();
    game.commands = {
        {"simulate", "many races between computer drivers, and what came of them",
         declare_simulate},
        {"compare", "which of two vehicles wins more, in the same races", declare_compare},
        {"sweep", "what each trait, card, box and rating is worth to a vehicle", declare_sweep},
        {"report", "all about a vehicle or a course, from many races", declare_report},
        {"convert", "a course to a map of the Tiled editor and back", declare_convert},
        {"print", "licences, cards, dice, tokens and tracks on paper", declare_print},
        {"odds", "what every answer to the open question of a race may bring", declare_odds},
        {"replay", "tells the race of a record in words, or checks it", declare_replay},
        {"screenshot", "a picture of a course or a race, without a display", declare_screenshot},
        {"bench", "how fast this build is on this machine", declare_bench},
        {"signature", "one number for how the rules play", declare_signature},
    };
    return game;
}

}  // namespace frothy
