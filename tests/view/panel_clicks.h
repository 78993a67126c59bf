// Clicks in the panel of a question, on a desk in memory.
#pragma once

#include "games/frothy/view/core/prompt/prompt.h"
#include "panel_desk.h"
#include "ui/prompt/prompt_panel.h"

namespace panel_desk {

// One click there, in a panel shown at `where`; the answers it gives.
inline PromptReply click(Desk& table, Prompt& prompt, ui::PromptPanel& panel, stage::Rect where,
                         stage::Vec2 at) {
    PromptReply reply;
    for (const auto kind : {stage::InputKind::mouse_moved, stage::InputKind::mouse_moved,
                            stage::InputKind::mouse_pressed, stage::InputKind::mouse_released,
                            stage::InputKind::mouse_moved}) {
        stage::InputEvent event;
        event.kind = kind;
        event.at = at;
        table.frame.feed(event);
        table.frame.begin(1.0F / 60.0F);
        PromptReply now = panel.show(table.kit(), prompt, where);
        table.frame.end();
        if (!now.answers.empty()) reply = now;
    }
    return reply;
}

}  // namespace panel_desk
