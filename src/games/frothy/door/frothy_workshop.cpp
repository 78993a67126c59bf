// The door to the workshop: the vehicle on its desk, and races with it.
#include <algorithm>
#include <utility>

#include "games/frothy/data/data_files.h"
#include "games/frothy/door/core/commands/race_order.h"
#include "games/frothy/door/frothy_door.h"
#include "games/frothy/door/workshop_scene.h"
#include "words/words.h"

namespace frothy {

namespace {

const LicenceOffer& offer_in(const SetupOffers& offers, std::string_view id) {
    const auto found = std::ranges::find(offers.licences, id, &LicenceOffer::id);
    return found == offers.licences.end() ? offers.licences.front() : *found;
}

}  // namespace

Workshop& FrothyDoor::workshop() {
    if (!workshop_) {
        const play::UserDirs& dirs = program().user_dirs();
        const bool writes = !dirs.state.empty();
        workshop_ = std::make_unique<Workshop>(
            dirs.data.empty() ? std::filesystem::path() : dirs.vehicles(),
            writes ? dirs.state / "workshop" / "draft.json" : std::filesystem::path(),
            offer_in(offers(), basic_chariot).licence);
        if (opened_.scene == ClientScene::workshop) {
            workshop_trouble_ = workshop_->open(opened_.vehicle);
        } else if (!workshop_->take_up_draft()) {
            begin_vehicle(std::string(basic_chariot));
        }
    }
    return *workshop_;
}

void FrothyDoor::show_workshop() {
    workshop();
    program().scenes().push(std::make_unique<WorkshopScene>(*this));
}

std::string FrothyDoor::open_vehicle(const std::string& name) {
    const auto path = formats::find_data_file(program().data_dirs(), licence_files, name);
    if (!path) return words::say("There is no vehicle {0}.", {name});
    std::string trouble = workshop().open(*path);
    const std::filesystem::path shipped = std::filesystem::path(program().data_dirs().data);
    if (trouble.empty() && std::filesystem::path(*path).parent_path() == shipped / "vehicles")
        begin_vehicle(workshop().licence().id);
    return trouble;
}

void FrothyDoor::begin_vehicle(const std::string& id) {
    const Licence& from = offer_in(offers(), id).licence;
    workshop().start_from(from, words::say("My {0}", {words::tr(from.name.c_str())}));
}

void FrothyDoor::take_to_workshop(const std::string& id, bool is_new) {
    if (!workshop().is_saved()) {
        workshop_trouble_ = words::tr("What you worked on last is not saved yet.");
    } else if (is_new) {
        begin_vehicle(id);
    } else {
        workshop_trouble_ = open_vehicle(id);
    }
    show_workshop();
}

void FrothyDoor::race_with(const Licence& licence, std::uint8_t livery, std::size_t course,
                           bool is_alone) {
    SetupOffers here = offers();
    const LicenceOffer basic = offer_in(here, basic_chariot);
    here.licences = {{licence.id, licence}, basic};
    SetupPlan plan = usual_plan(here);
    plan.course = std::min(course, here.courses.size() - 1);
    const CoursePlan& raced = here.courses[plan.course].course.plan();
    plan.laps = raced.circuit ? raced.laps : std::uint8_t{1};
    plan.seats.resize(least_seats());
    plan.seats.front() = seat_in(livery, true);
    plan.seats.back() = seat_in(livery == 0 ? 1 : 0, false);
    plan.seats.back().licence = 1;
    fit_to(plan, here);
    if (is_alone) plan.seats.resize(1);
    const RaceSetup setup = setup_of(plan, here, play::drawn_seed());
    auto game = std::make_shared<Game>(Game::start(setup, new_journal(setup)));
    next_desk_ = Desk::workshop;
    sit_down(std::move(game));
}

}  // namespace frothy
