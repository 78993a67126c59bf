// What a desk shows, as tests of whole screens ask for it.
#pragma once

#include <memory>

#include "app/client/desk.h"
#include "app/client/saves_scene.h"
#include "app/client/title_scene.h"
#include "games/frothy/door/core/frothy_opening.h"
#include "games/frothy/door/race_scene.h"
#include "games/frothy/door/replay_scene.h"
#include "games/frothy/door/results_scene.h"
#include "games/frothy/door/setup_scene.h"

namespace shown_desk {

enum class Scene { title, setup, race, results, replay, saves, elsewhere };

// The start of a window together with what it opens.
struct ClientStart : play::ClientStart, frothy::FrothyOpening {
    play::ClientStart packed() const {
        play::ClientStart start = *this;
        start.game_id = "frothy";
        start.opening = std::make_shared<frothy::FrothyOpening>(*this);
        return start;
    }
};

class Desk : public app::Desk {
public:
    Desk(stage::Screen& screen, const ClientStart& start) : app::Desk(screen, start.packed()) {}

    Scene scene() const {
        const ui::Scene* top = shown().back().get();
        if (dynamic_cast<const frothy::SetupScene*>(top) != nullptr) return Scene::setup;
        if (dynamic_cast<const frothy::RaceScene*>(top) != nullptr) return Scene::race;
        if (dynamic_cast<const frothy::ResultsScene*>(top) != nullptr) return Scene::results;
        if (dynamic_cast<const frothy::RaceReplayScene*>(top) != nullptr) return Scene::replay;
        if (dynamic_cast<const app::SavesScene*>(top) != nullptr) return Scene::saves;
        if (dynamic_cast<const app::TitleScene*>(top) != nullptr) return Scene::title;
        return Scene::elsewhere;
    }
    // Null where no race lies on the desk.
    frothy::Game* game() {
        auto* race = find<frothy::RaceScene>();
        return race == nullptr ? nullptr : &race->game();
    }
    const frothy::RaceReplayScene* replay() const { return find<frothy::RaceReplayScene>(); }

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
