// The steady driver in every shipped vehicle and every kind of race.
#include <catch2/catch.hpp>

#include "app/core/race_arguments.h"
#include "app/table.h"
#include "frothy/ai/batch.h"

using namespace app;
using namespace app::testing;
using namespace frothy;

namespace {

constexpr std::uint64_t races_each = 16;

BatchResult races_of(const std::string& vehicle, RaceType type) {
    SettingOrder order;
    order.course = "circus-parvus";
    order.vehicles = {vehicle, "basic-chariot"};
    Setting setting = load_setting(order, {shipped_data_dir().string(), ""});
    setting.terms.type = type;
    setting.laps = 1;
    BatchOrder batch;
    batch.races = races_each;
    batch.drivers[1] = DriverKind::random;
    return run_batch(setting, batch);
}

}  // namespace

TEST_CASE("steady drivers beat random basic chariots in each vehicle and kind of race", "[ai]") {
    for (const RaceType type : {RaceType::fastest, RaceType::furthest, RaceType::toughest,
                                RaceType::pursuit, RaceType::fox_and_hounds}) {
        std::uint64_t steady = 0;
        std::uint64_t random = 0;
        for (const char* vehicle : {"basic-chariot", "old-mossback", "wheezing-duchess",
                                    "second-best-rug", "wasps-errand", "harvest-dray"}) {
            INFO(vehicle << ", kind " << static_cast<int>(type));
            const BatchResult result = races_of(vehicle, type);
            CHECK(result.races == races_each);
            // In Toughest a vehicle that wears itself out may lose to one that stands about.
            if (type != RaceType::toughest) {
                CHECK(result.tallies[0].wins > result.tallies[1].wins);
            }
            steady += result.tallies[0].wins;
            random += result.tallies[1].wins;
        }
        INFO("kind " << static_cast<int>(type));
        CHECK(steady > 2 * random);
    }
}
