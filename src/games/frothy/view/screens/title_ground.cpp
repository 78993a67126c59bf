#include "games/frothy/view/screens/title_ground.h"

#include <utility>

#include "games/frothy/view/board/board_picture.h"
#include "games/frothy/view/screens/title_parade.h"
#include "words/words.h"

namespace frothy {

namespace {

class CourseGround final : public ui::TitleGround {
public:
    CourseGround(const Course& course, std::vector<std::string> teams)
        : course_(course), teams_(std::move(teams)) {}

    void paint_board(const ui::TitleEasel& easel) const override {
        paint_course_picture(easel.canvas, easel.sprites, easel.where, course_,
                             CourseName::left_out);
    }
    void paint_pieces(const ui::TitleEasel& easel) const override {
        const BoardLayout layout = lay_out(course_);
        paint_parade({easel.canvas, easel.sprites, course_, layout,
                      ui::projection_into(layout.frame, easel.where), easel.where},
                     {teams_, easel.palette, easel.parade});
    }

private:
    const Course& course_;
    std::vector<std::string> teams_;
};

}  // namespace

std::shared_ptr<const ui::TitleGround> title_ground(const Course& course,
                                                    std::vector<std::string> teams) {
    return std::make_shared<CourseGround>(course, std::move(teams));
}

std::string title_motto() {
    return words::tr("Frothy Races: four wheels, six teams, and the crowd has eaten already");
}

}  // namespace frothy
