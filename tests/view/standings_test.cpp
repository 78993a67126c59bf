// How things stand, in columns.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

#include "panel_desk.h"
#include "quads.h"
#include "ui/table/standings.h"
#include "words_drawn.h"

using namespace panel_desk;

namespace {

// The least room right of one letter to another in the same line.
float between(ImWchar left, ImWchar right) {
    const auto letters = words_drawn::letters_of_atlas();
    std::vector<stage::Vec2> ends;
    std::vector<stage::Vec2> begins;
    const ImDrawData* data = ImGui::GetDrawData();
    for (int l = 0; l < data->CmdListsCount; ++l) {
        const ImDrawList& list = *data->CmdLists[l];
        for (const ImDrawCmd& command : list.CmdBuffer) {
            if (!quads::is_of_fonts(command)) continue;
            const auto read = [&](const ImDrawVert& a, const ImDrawVert& c) {
                const auto letter = letters.find({a.uv.x, a.uv.y});
                if (letter == letters.end()) return;
                if (letter->second == left) ends.push_back({c.pos.x, c.pos.y});
                if (letter->second == right) begins.push_back({a.pos.x, c.pos.y});
            };
            quads::each_letter(list, command, read, [] {});
        }
    }
    REQUIRE_FALSE(ends.empty());
    REQUIRE_FALSE(begins.empty());
    float least = 10000.0F;
    for (const stage::Vec2 end : ends)
        for (const stage::Vec2 begin : begins)
            if (std::abs(end.y - begin.y) < 4.0F && begin.x > end.x - 20.0F)
                least = std::min(least, begin.x - end.x);
    return least;
}

}  // namespace

TEST_CASE("The columns of the standings keep apart, however much stands in them") {
    for (const Look& look : looks) {
        Desk table(look);
        for (const int characters : {1, 2, 4}) {
            ui::Standings standings;
            standings.columns = {{"Strength", 70.0F, 0.0F}, {"Boost", 52.0F, 0.0F}};
            for (kernel::PlayerId seat = 0; seat < 2; ++seat) {
                ui::StandingsRow& row = standings.rows.emplace_back();
                row.who = seat;
                row.told = "Captain (exhausted), Enforcer";
                row.values = {"7/7", "2"};
                for (int more = 1; more < characters; ++more) {
                    row.values[0] += ", 7/7";
                    row.values[1] += ", 2";
                }
            }
            const float s = look.scale;
            table.picture([&] {
                const ui::Kit kit = table.kit();
                ui::show_standings(kit, standings, {20.0F, 20.0F, 314.0F * s, 600.0F}, {});
            });
            INFO(look.name << ", " << characters);
            CHECK(between('2', '7') > 8.0F * s);
        }
    }
}
