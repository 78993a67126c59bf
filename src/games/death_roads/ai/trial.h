// Where the rules are run on a copy: draws by a seed of its own, answers by whoever tries.
#pragma once

#include <cstdint>
#include <functional>

#include "games/death_roads/rules/death_roads.h"
#include "kernel/dice.h"

namespace death_roads {

// What a driver has done to others and got for it.
struct Deeds {
    int shots = 0;    // Condition that his weapons took, a token counted as one
    int bashes = 0;   // strength of his own Bashes
    int passed = 0;   // times Far Ahead
    int changes = 0;  // of anything but what an Action is paid with
};

bool is_action(Choice choice);
// Whether an Action costs what it costs, and that is all that comes of it: a Gear beyond the last,
// a shot or Bash at nobody. To Focus is no dearer.
bool comes_to_nothing(Race race, PlayerId id, const Option& action);

class TrialTable final : public Table {
public:
    using Answer = std::function<std::size_t(const kernel::Question<DeathRoads>&)>;

    // Asked of nobody: the first option.
    explicit TrialTable(std::uint64_t seed) : seed_(seed) {}
    TrialTable(std::uint64_t seed, PlayerId who, Answer answer)
        : seed_(seed), who_(who), answer_(std::move(answer)) {}

    const Deeds& deeds() const { return deeds_; }

protected:
    int answer(const kernel::Question<DeathRoads>& question) override {
        return answer_ ? static_cast<int>(answer_(question)) : 0;
    }
    void cast(const kernel::Roll<DeathRoads>& roll, kernel::Faces& faces) override {
        kernel::cast_roll(seed_, casts_++, roll, faces);
    }
    void announce(const Event& event) override;

private:
    std::uint64_t seed_;
    std::uint64_t casts_ = 0;
    PlayerId who_ = nobody;
    Answer answer_;
    Deeds deeds_;
};

}  // namespace death_roads
