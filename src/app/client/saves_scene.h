// The list of a game's races over the title: opening, watching, renaming and removing them.
#pragma once

#include <cstddef>
#include <string>

#include "app/client/save_shelf.h"
#include "ui/saves_screen.h"
#include "ui/scene.h"

namespace app {

class TitleScene;

class SavesScene final : public ui::Scene {
public:
    // The title lies below and stays there; listed is the game that it shows.
    SavesScene(ui::Program& program, TitleScene& title);

    void show(const ui::Kit& kit) override;
    const ui::Seating& seating() const override { return program_.nobody(); }
    const formats::Rulebook& rulebook() const override;
    // Rows are read one a frame.
    bool wants_another_frame() const override { return saves_.wanted() < shelf_.races().size(); }
    void forget_textures() override;
    void words_changed() override { news_.clear(); }

private:
    void fill();
    void go_on(std::size_t race);
    void change(const ui::SavesReply& reply);

    ui::Program& program_;
    TitleScene& title_;
    ui::SavesScreen saves_;
    SaveShelf shelf_;
    std::string news_;
};

}  // namespace app
