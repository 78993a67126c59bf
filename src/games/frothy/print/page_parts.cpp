#include "games/frothy/print/page_parts.h"

#include "stage/theme.h"

namespace frothy::page {

namespace {

std::string picture_of_team(const print::Sheet& sheet, const PrintedTeam& team) {
    std::string own = "vehicles/" + picture_name(team.licence);
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
    const std::string whole = picture_of_team(sheet, team);
    const std::string wreck = whole + "-wreck";
    print::PictureLook charred;  // what nobody has drawn as a wreck
    charred.tint = stage::theme::umber;
    if (sheet.has(wreck)) {
        sheet.picture(wreck, where);
    } else {
        sheet.picture(whole, where, charred);
    }
}

}  // namespace frothy::page
