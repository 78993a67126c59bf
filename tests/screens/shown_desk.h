// What a desk shows, as tests of whole screens ask for it.
#pragma once

#include <memory>

#include "app/client/desk.h"
#include "app/client/race_scene.h"
#include "app/client/replay_scene.h"
#include "app/client/results_scene.h"
#include "app/client/saves_scene.h"
#include "app/client/setup_scene.h"
#include "app/core/frothy_opening.h"

namespace shown_desk {

enum class Scene { title, setup, race, results, replay, saves };

// The start of a window together with what it opens.
struct ClientStart : play::ClientStart, app::FrothyOpening {
    play::ClientStart packed() const {
        play::ClientStart start = *this;
        start.game_id = "frothy";
        start.opening = std::make_shared<app::FrothyOpening>(*this);
        return start;
    }
};

class Desk : public app::Desk {
public:
    Desk(stage::Screen& screen, const ClientStart& start) : app::Desk(screen, start.packed()) {}

    Scene scene() const {
        const ui::Scene* top = shown().back().get();
        if (dynamic_cast<const app::SetupScene*>(top) != nullptr) return Scene::setup;
        if (dynamic_cast<const app::RaceScene*>(top) != nullptr) return Scene::race;
        if (dynamic_cast<const app::ResultsScene*>(top) != nullptr) return Scene::results;
        if (dynamic_cast<const app::ReplayScene*>(top) != nullptr) return Scene::replay;
        if (dynamic_cast<const app::SavesScene*>(top) != nullptr) return Scene::saves;
        return Scene::title;
    }
    // Null where no race lies on the desk.
    app::Game* game() {
        auto* race = find<app::RaceScene>();
        return race == nullptr ? nullptr : &race->game();
    }
    const app::ReplayScene* replay() const { return find<app::ReplayScene>(); }

private:
    template <class Kind>
    Kind* find() const {
        Kind* found = nullptr;
        for (const auto& scene : shown())
            if (auto* kind = dynamic_cast<Kind*>(scene.get())) found = kind;
        return found;
    }
};

}  // namespace shown_desk
