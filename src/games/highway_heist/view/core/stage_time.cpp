#include "games/highway_heist/view/core/stage_time.h"

#include <algorithm>

#include "games/highway_heist/view/core/pieces.h"
#include "ui/core/tempo.h"

namespace highway_heist {

float seconds_of(const Event& event) {
    switch (event.fact) {
    case Fact::card_activated:
    case Fact::card_revealed: return 1.4F;
    case Fact::fired:
    case Fact::missile:
    case Fact::shot: return 0.7F;
    case Fact::enemy_rolled:
    case Fact::slammed:
    case Fact::main_hit:
    case Fact::rival_hit: return 0.5F;
    case Fact::cargo_moved:
    case Fact::hacker_placed:
    case Fact::pinged: return 0.4F;
    default: return 0.0F;
    }
}

float seconds_seen(const Heist& before, const kernel::Happening<HighwayHeist>& seen,
                   bool is_thrown) {
    const auto from = heist_pieces(before);
    const auto to = heist_pieces(seen.state);
    const float least = is_thrown                                   ? ui::throwing_seconds
                        : seen.kind == kernel::HappeningKind::event ? seconds_of(seen.event)
                                                                    : 0.0F;
    return std::max(ui::seconds_on_way(from, to, seconds_between), least);
}

float seconds_of_thought() { return ui::thinking_seconds; }

}  // namespace highway_heist
