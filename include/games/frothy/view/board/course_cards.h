// Courses to choose from: a card each, with a small picture and the name.
#pragma once

#include <imgui.h>

#include <string>
#include <vector>

#include "games/frothy/rules/course/course.h"
#include "stage/canvas.h"
#include "stage/core/geometry.h"
#include "ui/kit.h"

namespace frothy {

struct CourseCard {
    std::string id;  // tells it from the others
    std::string name;
    std::string note;                // small, below the name; usually empty
    const Course* course = nullptr;  // null: there is nothing to be drawn
    bool is_chosen = false;
};

class CourseCards {
public:
    // A picture is slow to paint: it is kept as long as it is shown, and some more of them.
    const stage::Layer& picture(const ui::Kit& kit, stage::Canvas& canvas, const std::string& id,
                                const Course& course, stage::PixelSize size);
    // Whether the card is pressed.
    bool show(const ui::Kit& kit, stage::Canvas& canvas, const CourseCard& card, ImVec2 size,
              stage::PixelSize picture_size);
    // After the textures were lost, or when the courses have changed.
    void forget_textures() { pictures_.clear(); }

private:
    struct Picture {
        std::string id;
        stage::PixelSize size;
        stage::Layer layer;
        int frame = 0;  // of Dear ImGui, when it was shown last
    };

    std::vector<Picture> pictures_;
};

// The picture leaves room for the longest word of all names, which break between words alone.
stage::PixelSize card_picture_size(const ui::Kit& kit, float card_width,
                                   const std::vector<std::string>& names);
// As tall as the longest of the names on its lines, over its note, and as the picture.
float card_height(const ui::Kit& kit, float card_width, const std::vector<std::string>& names,
                  bool has_notes);

}  // namespace frothy
