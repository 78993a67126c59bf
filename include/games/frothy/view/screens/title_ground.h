// What Frothy Races shows on the title: a course, and the teams that race across it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "games/frothy/data/own_pictures.h"
#include "games/frothy/rules/course/course.h"
#include "ui/screens/title_screen.h"

namespace frothy {

// `teams` are names of pictures, at most six; those that are not the game's come from `pictures`,
// which is asked on any thread.
std::shared_ptr<const ui::TitleGround> title_ground(const Course& course,
                                                    std::vector<std::string> teams,
                                                    PictureSource pictures);
// In the reader's language.
std::string title_motto();

}  // namespace frothy
