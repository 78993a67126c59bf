// The list of races over the title: opening, watching, renaming and removing them.
#pragma once

#include <string>

#include "app/client/frothy_door.h"
#include "app/client/save_shelf.h"
#include "ui/saves_screen.h"
#include "ui/scene.h"

namespace app {

class TitleScene;

class SavesScene final : public ui::Scene {
public:
    // The title lies below and stays there.
    SavesScene(FrothyDoor& door, TitleScene& title);

    void show(const ui::Kit& kit) override;
    const ui::Seating& seating() const override { return door_.program().nobody(); }
    const formats::Rulebook& rulebook() const override { return door_.rulebook(); }
    void forget_textures() override;
    void words_changed() override { news_.clear(); }

private:
    void watch(std::size_t race);
    void go_on(std::size_t race);
    void change(const ui::SavesReply& reply);

    FrothyDoor& door_;
    TitleScene& title_;
    ui::SavesScreen saves_;
    SaveShelf shelf_;
    std::string news_;
};

}  // namespace app
