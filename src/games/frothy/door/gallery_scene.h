// The vehicles of Frothy Races, over the title or the set-up.
#pragma once

#include "games/frothy/door/frothy_door.h"
#include "games/frothy/view/screens/gallery_screen.h"
#include "ui/scene.h"

namespace frothy {

class GalleryScene final : public ui::Scene {
public:
    explicit GalleryScene(FrothyDoor& door) : door_(door) {}

    void show(const ui::Kit& kit) override {
        ui::Program& program = door_.program();
        const GalleryReply reply =
            screen_.show(kit, program.screen().canvas(), door_.offers().licences);
        if (!reply.open.is_none()) program.rules().open(reply.open.text());
        if (program.is_covered()) return;
        const auto& licences = door_.offers().licences;
        if (reply.edit) door_.take_to_workshop(licences[*reply.edit].id, false);
        if (reply.made_from) door_.take_to_workshop(licences[*reply.made_from].id, true);
        if (reply.to_workshop) door_.show_workshop();
        if (reply.is_left) program.scenes().pop();
    }
    const ui::Seating& seating() const override { return door_.program().nobody(); }
    const formats::Rulebook& rulebook() const override { return door_.rulebook(); }
    void forget_textures() override { screen_.forget_textures(); }

private:
    FrothyDoor& door_;
    GalleryScreen screen_;
};

}  // namespace frothy
