// A card that may be put to two uses is one card in the hand of the question, and its halves are
// what is touched.
#include <catch2/catch.hpp>

#include <algorithm>
#include <stdexcept>

#include "games/frothy/ai/drivers.h"
#include "games/frothy/view/core/seat_names.h"
#include "panel_clicks.h"
#include "ui/table/play_layout.h"

using namespace frothy;
using namespace panel_desk;

namespace {

bool offers(const Decision& decision, OptionKind kind) {
    return std::ranges::find(decision.options, kind, &Option::kind) != decision.options.end();
}

// A move in which a dual card may lengthen and shorten it.
Session drive_with_dual(const Setting& setting) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), seed);
        RandomDriver driver(seed);
        while (session.pending() != nullptr) {
            const Decision& asked = *session.pending();
            if (asked.ask == Ask::drive && offers(asked, OptionKind::dual_as_whip) &&
                offers(asked, OptionKind::dual_as_reins)) {
                return session;
            }
            session.submit(static_cast<std::size_t>(driver(asked.now, asked.question())));
        }
    }
    throw std::runtime_error("no such move");
}

}  // namespace

TEST_CASE("a dual card is one card with two uses, each touched on its half",
          "[panels][FR-CARD-02]") {
    const Setting setting = six_setting();
    const Session session = drive_with_dual(setting);
    for (const Look& look : {looks[0], looks[2], Look{{1280, 720}, 2.0F, "1280x200"}}) {
        const float s = look.scale;
        const stage::Rect where =
            ui::lay_out(look.size, s, 56.0F * s, ui::steady_decision(look.size) * s, 1.24F)
                .decision;
        for (const OptionKind use : {OptionKind::dual_as_whip, OptionKind::dual_as_reins}) {
            Desk table(look);
            Prompt prompt;
            prompt.set(*session.pending(), names_of(table.seating));
            ui::PromptPanel panel;
            table.picture([&] { panel.show(table.kit(), prompt, where); });
            std::vector<ui::LaidCard> duals;
            for (const OptionKind kind : {OptionKind::dual_as_whip, OptionKind::dual_as_reins}) {
                const auto laid = panel.played(prompt.model(), {Option{kind}});
                INFO(look.name);
                REQUIRE(laid.size() == 1);
                duals.push_back(laid.front());
            }
            CHECK(duals[0].centre.x == duals[1].centre.x);
            const float half = duals[0].height / 1.4F * 0.25F;
            const float beside = use == OptionKind::dual_as_whip ? -half : half;
            const PromptReply reply =
                click(table, prompt, panel, where, {duals[0].centre.x + beside, duals[0].centre.y});
            // It goes along with the move, or is played at once where it alone is offered.
            const auto& model = prompt.model();
            const auto answers =
                reply.answers.empty() && model.main >= 0
                    ? model.choices[static_cast<std::size_t>(model.main)].answers.as<Option>()
                    : reply.answers.as<Option>();
            CHECK(std::ranges::find(answers, use, &Option::kind) != answers.end());
        }
    }
}
