// The door to the workshop: the vehicle on its desk, and races with it.
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "formats/picture.h"
#include "games/frothy/data/data_files.h"
#include "games/frothy/door/core/commands/race_order.h"
#include "games/frothy/door/frothy_door.h"
#include "games/frothy/door/workshop_scene.h"
#include "play/followed_file.h"
#include "play/library.h"
#include "words/words.h"

namespace frothy {

namespace {

constexpr std::array<std::string_view, 2> parts_of_picture = {formats::cloth_of_picture,
                                                              formats::wreck_of_picture};

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
        workshop_->know_pictures([this](const std::filesystem::path& file) {
            const std::string text = file.string();
            return all_pictures(program().data_dirs(),
                                text.empty() ? std::string() : pictures_beside(text));
        });
        if (opened_.scene == ClientScene::workshop) {
            look_beside(opened_.vehicle);
            workshop_->open_alone(opened_.vehicle);
        } else if (!workshop_->take_up_draft()) {
            begin_vehicle(std::string(basic_chariot));
        }
    }
    return *workshop_;
}

void FrothyDoor::look_beside(const std::string& file) {
    *pictures_beside_ = pictures_beside(file);
    program().sprites().ask_again();
}

std::vector<WorkshopNews::Vehicle> FrothyDoor::pictures() {
    std::vector<WorkshopNews::Vehicle> pictures;
    const auto add = [&](const std::string& id, const std::string& name) {
        if (std::ranges::find(pictures, id, &WorkshopNews::Vehicle::id) == pictures.end() &&
            program().sprites().has("vehicles/" + id))
            pictures.push_back({id, name});
    };
    // The game's are called after the vehicles that they are of.
    for (const LicenceOffer& offer : offers().licences)
        if (offer.licence.picture.empty()) add(offer.id, offer.licence.name);
    for (const std::string& id : formats::list_pictures(program().data_dirs(), *pictures_beside_))
        add(id, id);
    return pictures;
}

std::string FrothyDoor::bring_picture(const std::filesystem::path& file) {
    const auto bytes = formats::read_text_file(file.string());
    if (!bytes.ok()) return formats::text_of(bytes.complaints);
    const auto picture = formats::read_picture(*bytes.value, file.filename().string());
    if (!picture.ok()) return formats::text_of(picture.complaints);
    const std::string name = file.stem().string();
    if (!formats::is_picture_name(name)) {
        return words::say("A picture's file is called by small letters, figures and dashes, not "
                          "{0}.",
                          {name});
    }
    const formats::DataDirs& dirs = program().data_dirs();
    const std::filesystem::path shipped =
        std::filesystem::path(dirs.data) / "assets/vehicles" / (name + ".svg");
    std::error_code ignored;
    if (std::filesystem::exists(shipped, ignored))
        return words::say("The game has a picture called {0}; give the file another name.", {name});
    if (dirs.user.empty()) return play::no_home_folder;
    const std::filesystem::path place = std::filesystem::path(dirs.user) / formats::picture_folder /
                                        (name + std::string(formats::picture_ending));
    std::string trouble = play::replace_file(place.string(), *bytes.value);
    if (!trouble.empty()) return trouble;
    program().sprites().ask_again();
    const auto is_part = [&](std::string_view part) { return name.ends_with(part); };
    if (std::ranges::any_of(parts_of_picture, is_part)) return {};
    workshop().draw_as(name);
    // Its cloth and its wreck come along where they lie beside it.
    for (const std::string_view part : parts_of_picture) {
        const std::filesystem::path beside =
            file.parent_path() / (name + std::string(part) + std::string(formats::picture_ending));
        if (!std::filesystem::exists(beside, ignored)) continue;
        trouble = bring_picture(beside);
        if (!trouble.empty()) return trouble;
    }
    return {};
}

void FrothyDoor::show_workshop() {
    workshop();
    program().scenes().push(std::make_unique<WorkshopScene>(*this));
}

std::string FrothyDoor::open_vehicle(const std::string& name) {
    const auto path = formats::find_data_file(program().data_dirs(), licence_files, name);
    if (!path) return words::say("There is no vehicle {0}.", {name});
    look_beside(*path);
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
    auto game = std::make_shared<Game>(Game::start(setup, new_trial(setup)));
    next_desk_ = Desk::workshop;
    sit_down(std::move(game));
}

}  // namespace frothy
