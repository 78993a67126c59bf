// What the ledger says about chances.
#include <catch2/catch.hpp>

#include <array>
#include <vector>

#include "games/grand_prix/rules/grand_prix.h"

namespace grand_prix {
namespace {

// Casts these faces, one die a roll, and remembers what was rolled.
class LaidDice final : public Table {
public:
    explicit LaidDice(std::vector<std::uint8_t> faces) : faces_(std::move(faces)) {}

    std::vector<std::uint8_t> weights;  // of the latest roll

protected:
    int answer(const kernel::Question<GrandPrix>&) override { return 0; }
    void cast(const kernel::Roll<GrandPrix>& roll, kernel::Faces& faces) override {
        weights.assign(roll.weights.begin(), roll.weights.end());
        faces.resize(1);
        faces[0] = faces_.at(rolled_++);
    }
    void announce(const Event&) override {}

private:
    std::vector<std::uint8_t> faces_;
    std::size_t rolled_ = 0;
};

// On the way to the line, where no flag counts.
Race two_cars(int first, int second) {
    Terms terms;
    terms.cars = 2;
    terms.dynamic_weather = true;
    Race race = race_of(terms);
    race.stage = Stage::race;
    race.car(0).place = {false, static_cast<std::uint8_t>(first), 0};
    race.car(1).place = {false, static_cast<std::uint8_t>(second), 0};
    for (Car& car : race.cars)
        car.tyre = Tyre::hard;
    return race;
}

}  // namespace

TEST_CASE("one pair of rolls in 36 flips the weather", "[grand_prix][GP-T06][GP-L72][GP-L70]") {
    int flips = 0;
    for (std::uint8_t first = 0; first < 6; ++first) {
        for (std::uint8_t second = 0; second < 6; ++second) {
            Race race = two_cars(2, 12);
            LaidDice dice({first, second});
            GrandPrix::step(race, dice);
            GrandPrix::step(race, dice);
            flips += race.weather == Weather::wet ? 1 : 0;
        }
    }
    CHECK(flips == 1);
}

TEST_CASE("the Attack Die passes three times, fails once and explodes twice",
          "[grand_prix][GP-X10]") {
    Race race = two_cars(2, 4);
    LaidDice dice({5, 0});
    GrandPrix::step(race, dice);
    CHECK(dice.weights == std::vector<std::uint8_t>{3, 1, 2});
    CHECK(race.car(0).place.space == 8);
}

}  // namespace grand_prix
