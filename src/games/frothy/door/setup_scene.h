// The set-up of a Frothy race over the title.
#pragma once

#include "games/frothy/door/frothy_door.h"
#include "ui/scene.h"

namespace frothy {

class SetupScene final : public ui::Scene {
public:
    explicit SetupScene(FrothyDoor& door) : door_(door) {}

    void show(const ui::Kit& kit) override;
    const ui::Seating& seating() const override { return door_.program().nobody(); }
    const formats::Rulebook& rulebook() const override { return door_.rulebook(); }
    void forget_textures() override { door_.setup_screen().forget_textures(); }
    void words_changed() override { door_.setup_screen().words_changed(); }

private:
    FrothyDoor& door_;
};

}  // namespace frothy
