// The seasons of a game on this machine, to be gone on with, looked at again or thrown away.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "stage/canvas.h"
#include "ui/game_door.h"
#include "ui/mosaic_ground.h"
#include "ui/scene.h"

namespace ui {

class SeasonShelfScene final : public Scene {
public:
    // The door must outlive it, and be one with seasons.
    SeasonShelfScene(Program& program, GameDoor& door);

    void show(const Kit& kit) override;
    const Seating& seating() const override { return program_.nobody(); }
    const formats::Rulebook& rulebook() const override { return door_.rulebook(); }
    void entered() override { fill(); }
    void forget_textures() override { ground_.forget_textures(); }
    void words_changed() override { fill(); }

    std::size_t count() const { return rows_.size(); }

private:
    struct Row {
        std::filesystem::path file;
        std::string title;
        std::string about;  // how far it has come
        Seating seating;
        std::string trouble;  // why it cannot be read; empty if it can
    };

    void fill();
    void show_panel(const Kit& kit);
    void show_list(const Kit& kit, stage::Rect where);
    bool show_row(const Kit& kit, const Row& row, bool is_chosen) const;
    void show_foot(const Kit& kit, stage::Rect where);
    void show_dialog(const Kit& kit, stage::PixelSize size);
    void open();
    void set_up();

    Program& program_;
    GameDoor& door_;
    std::vector<Row> rows_;
    std::size_t chosen_ = 0;
    bool asks_to_delete_ = false;
    std::string news_;
    MosaicGround ground_;
};

}  // namespace ui
