// No heap is used in a race after it has been set up.
#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <new>

#include "games/frothy/ai/drivers.h"
#include "games/frothy/rules/rules.h"
#include "kernel/policy_table.h"
#include "support/random_licence.h"
#include "support/shipped.h"

namespace {

std::atomic<std::uint64_t> allocations{0};

void* allocate(std::size_t size) {
    ++allocations;
    void* memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

}  // namespace

// Replaced for the whole program, so that whatever asks for memory is counted. The nothrow forms
// too: the sanitizers bring their own, which would not go with these.
void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    ++allocations;
    return std::malloc(size == 0 ? 1 : size);
}
void* operator new[](std::size_t size, const std::nothrow_t& quiet) noexcept {
    return operator new(size, quiet);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }

namespace frothy::conformance {
namespace {

TEST_CASE("a race allocates nothing after set-up", "[conformance][allocation]") {
    for (const CoursePlan& plan : shipped_courses()) {
        const int seats = std::min<int>(max_vehicles, static_cast<int>(plan.grid.size()));
        const Setting setting = basic_setting(plan, seats);
        const DrivingMap map(setting);
        for (const DriverKind kind : {DriverKind::steady, DriverKind::random}) {
            for (std::uint64_t seed = 1; seed <= 10; ++seed) {
                Race race = set_up_race(
                    setting, random_grid_order(seed, seats, static_cast<int>(plan.grid.size())));
                Drivers drivers(map, all_seats(kind), seed);
                kernel::PolicyTable<Frothy, Drivers> table(race, drivers, seed);
                const std::uint64_t before = allocations;
                while (!Frothy::is_over(race))
                    Frothy::step(race, table);
                const std::uint64_t used = allocations - before;
                INFO(plan.id << ", " << name_of(kind) << ", seed " << seed);
                REQUIRE(used == 0);
            }
        }
    }
}

TEST_CASE("nor does a race of another kind", "[conformance][allocation]") {
    for (int type = 0; type < race_type_count; ++type) {
        Setting setting = basic_setting(shipped_courses().front(), 2);
        setting.terms.type = static_cast<RaceType>(type);
        const bool scored = setting.terms.type == RaceType::fastest;
        setting.terms.scoring.scoring = scored ? Scoring::used : Scoring::unused;
        setting.terms.scoring.runners = scored ? max_runners : 0;
        setting.terms.teams = {1, 2};
        const DrivingMap map(setting);
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            Race race = set_up_race(setting, {0, 1});
            Drivers drivers(map, all_seats(DriverKind::steady), seed);
            kernel::PolicyTable<Frothy, Drivers> table(race, drivers, seed);
            const std::uint64_t before = allocations;
            while (!Frothy::is_over(race))
                Frothy::step(race, table);
            const std::uint64_t used = allocations - before;
            INFO("race type " << type << ", seed " << seed);
            REQUIRE(used == 0);
        }
    }
}

TEST_CASE("traits, special cards and affects allocate nothing", "[conformance][allocation]") {
    Chance chance(7);
    for (const CoursePlan& plan : shipped_courses()) {
        const int seats = std::min<int>(max_vehicles, static_cast<int>(plan.grid.size()));
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            Setting setting = basic_setting(plan, seats);
            for (Licence& licence : setting.licences)
                licence = random_licence(chance);
            setting.rules = random_house_rules(chance);
            const DrivingMap map(setting);
            Race race = set_up_race(
                setting, random_grid_order(seed, seats, static_cast<int>(plan.grid.size())));
            Drivers drivers(map, all_seats(DriverKind::random), seed);
            kernel::PolicyTable<Frothy, Drivers> table(race, drivers, seed);
            const std::uint64_t before = allocations;
            while (!Frothy::is_over(race))
                Frothy::step(race, table);
            const std::uint64_t used = allocations - before;
            INFO(plan.id << ", seed " << seed);
            REQUIRE(used == 0);
        }
    }
}

}  // namespace
}  // namespace frothy::conformance
