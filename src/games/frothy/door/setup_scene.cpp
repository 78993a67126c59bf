#include "games/frothy/door/setup_scene.h"

#include "ui/panels.h"

namespace frothy {

void SetupScene::show(const ui::Kit& kit) {
    ui::Program& program = door_.program();
    SetupReply reply;
    door_.offers().asking = program.settings().asking;
    {
        const bool is_covered = program.is_covered();
        const ui::CoveredScope covered(is_covered);
        reply =
            door_.setup_screen().show(kit, program.screen().canvas(), door_.offers(), door_.plan());
        if (is_covered) return;
    }
    if (!reply.open.is_none()) program.rules().open(reply.open.text());
    if (reply.shows_gallery) door_.show_gallery();
    if (!reply.keep_rules.empty()) door_.keep_rules(reply.keep_rules);
    if (reply.command == SetupCommand::back) program.scenes().pop_to_first();
    if (reply.command == SetupCommand::start) door_.start_race();
}

}  // namespace frothy
