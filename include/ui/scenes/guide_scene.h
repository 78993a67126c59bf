// "How to race" over whatever scene asked for it.
#pragma once

#include <functional>
#include <vector>

#include "ui/scene.h"
#include "ui/screens/guide_screen.h"

namespace ui {

class GuideScene final : public Scene {
public:
    // The pages are made anew in another language.
    using Pages = std::function<std::vector<GuidePage>()>;
    GuideScene(Program& program, const formats::Rulebook& rulebook, Pages pages)
        : program_(program), rulebook_(rulebook), make_(std::move(pages)), pages_(make_()) {}

    void show(const Kit& kit) override {
        if (screen_.show(kit, program_.screen().canvas(), pages_)) program_.scenes().pop();
    }
    const Seating& seating() const override { return program_.nobody(); }
    const formats::Rulebook& rulebook() const override { return rulebook_; }
    void forget_textures() override { screen_.forget_textures(); }
    void words_changed() override {
        pages_ = make_();
        screen_.forget_textures();
    }

private:
    Program& program_;
    const formats::Rulebook& rulebook_;
    Pages make_;
    std::vector<GuidePage> pages_;
    GuideScreen screen_;
};

}  // namespace ui
