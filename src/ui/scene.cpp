#include "ui/scene.h"

#include <utility>

namespace ui {

void SceneStack::push(std::unique_ptr<Scene> scene) {
    changes_.push_back({Change::Kind::push, std::move(scene)});
}

void SceneStack::pop() { changes_.push_back({Change::Kind::pop, nullptr}); }

void SceneStack::pop_to_first() { changes_.push_back({Change::Kind::pop_to_first, nullptr}); }

void SceneStack::carry_out(Change change) {
    switch (change.kind) {
    case Change::Kind::push: scenes_.push_back(std::move(change.scene)); return;
    case Change::Kind::pop:
        if (scenes_.size() > 1) scenes_.pop_back();
        return;
    case Change::Kind::pop_to_first:
        while (scenes_.size() > 1)
            scenes_.pop_back();
        return;
    }
}

bool SceneStack::settle() {
    bool is_other = false;
    // A scene that is entered may ask for another one at once.
    while (!changes_.empty()) {
        const Scene* before = scenes_.empty() ? nullptr : scenes_.back().get();
        if (before != nullptr) scenes_.back()->left();
        for (Change& change : std::exchange(changes_, {}))
            carry_out(std::move(change));
        is_other = is_other || scenes_.back().get() != before;
        scenes_.back()->entered();
    }
    return is_other;
}

}  // namespace ui
