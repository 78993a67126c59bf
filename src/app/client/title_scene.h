// The title, on which all else lies.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/client/frothy_door.h"
#include "app/client/race_library.h"
#include "games/frothy/view/screens/title_screen.h"
#include "ui/scene.h"

namespace app {

class TitleScene final : public ui::Scene {
public:
    explicit TitleScene(FrothyDoor& door);

    void show(const ui::Kit& kit) override;
    const ui::Seating& seating() const override { return door_.program().nobody(); }
    const formats::Rulebook& rulebook() const override { return door_.rulebook(); }
    bool is_painting() const override { return title_.is_painting(); }
    void entered() override;
    void forget_textures() override { title_.forget_textures(); }
    void words_changed() override;
    bool tell(const std::string& news) override;

    // A race of a file is gone on with. What is wrong with it is told here, where an older place
    // to go on from can be offered; false then.
    bool open(const std::filesystem::path& file, RaceSource source);

private:
    void offer_races();
    void go_from_boundary();

    FrothyDoor& door_;
    frothy::TitleScreen title_;
    frothy::TitleState state_;
    std::vector<LibraryEntry> interrupted_;
    std::optional<frothy::Record> unfitting_;
};

}  // namespace app
