// The title, on which all else lies: the games, and the races of the one that is chosen.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/client/packs_scene.h"
#include "ui/game_door.h"
#include "ui/scene.h"
#include "ui/screens/title_screen.h"

namespace app {

class TitleScene final : public ui::Scene {
public:
    // The doors are at least one and outlive it; shown first is the one of this number.
    TitleScene(ui::Program& program, const std::vector<std::unique_ptr<ui::GameDoor>>& doors,
               std::size_t first, InstallPack install);
    ~TitleScene() override;
    TitleScene(const TitleScene&) = delete;
    TitleScene& operator=(const TitleScene&) = delete;
    TitleScene(TitleScene&&) = delete;
    TitleScene& operator=(TitleScene&&) = delete;

    void show(const ui::Kit& kit) override;
    const ui::Seating& seating() const override { return program_.nobody(); }
    const formats::Rulebook& rulebook() const override { return door().rulebook(); }
    bool is_painting() const override { return title_.is_painting(); }
    void entered() override;
    void forget_textures() override { title_.forget_textures(); }
    void words_changed() override;
    bool take_file(const std::string& path) override;
    bool tell(const std::string& news) override;
    void tell_first(const play::News& news);

    // The game that is chosen.
    ui::GameDoor& door() const { return *doors_[game_]; }
    // A race of a file is gone on with. What is wrong with it is told here, where an older place
    // to go on from can be offered; false then.
    bool open(const std::filesystem::path& file, ui::RaceSource source);

private:
    void say_trouble(const std::string& trouble);
    void describe(ui::GameDoor& game, ui::TitleState& state) const;
    void offer_races();
    void go_from_boundary();
    void show_seasons();
    void show_packs(const std::string& to_install);

    ui::Program& program_;
    const std::vector<std::unique_ptr<ui::GameDoor>>& doors_;
    InstallPack install_;
    std::size_t first_;  // meant by the command line
    std::size_t game_;
    std::vector<std::size_t> offered_;  // of the doors
    ui::TitleScreen title_;
    ui::TitleState state_;
    std::vector<std::filesystem::path> interrupted_;  // beside those of the state
};

}  // namespace app
