#include "games/frothy/print/page_parts.h"

namespace frothy::page {

namespace {

std::string picture_of_team(const print::Sheet& sheet, const PrintedTeam& team) {
    std::string own = "vehicles/" + team.licence.id;
    return sheet.has(own) ? own : "vehicles/basic-chariot";
}

}  // namespace

void draw_vehicle(print::Sheet& sheet, const PrintedTeam& team, print::Rect where) {
    const std::string name = picture_of_team(sheet, team);
    sheet.picture(name, where);
    print::PictureLook cloth;
    cloth.tint = print::Colour::hex(team.livery.colour);
    sheet.picture(name + "-livery", where, cloth);
}

void draw_wreck(print::Sheet& sheet, const PrintedTeam& team, print::Rect where) {
    sheet.picture(picture_of_team(sheet, team) + "-wreck", where);
}

}  // namespace frothy::page
