// What Frothy Races shows on the title: a course, and the teams that race across it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "games/frothy/rules/course/course.h"
#include "ui/screens/title_screen.h"

namespace frothy {

// `teams` are ids of licences, at most six.
std::shared_ptr<const ui::TitleGround> title_ground(const Course& course,
                                                    std::vector<std::string> teams);
// In the reader's language.
std::string title_motto();

}  // namespace frothy
