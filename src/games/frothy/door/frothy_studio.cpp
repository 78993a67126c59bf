// The door to the studio: what is drawn there, and races on it.
#include <algorithm>
#include <utility>

#include "games/frothy/door/core/race_refit.h"
#include "games/frothy/door/frothy_door.h"
#include "games/frothy/door/left_studio.h"
#include "games/frothy/door/studio_scene.h"
#include "words/words.h"

namespace frothy {

Studio& FrothyDoor::studio() {
    if (!studio_) {
        const play::UserDirs& dirs = program().user_dirs();
        const bool writes = !dirs.state.empty();
        studio_ = std::make_unique<Studio>(
            dirs.data.empty() ? std::filesystem::path() : dirs.tracks(),
            writes ? dirs.state / "studio" / "draft.json" : std::filesystem::path());
        studio_->know_pictures([this](const std::filesystem::path& file) {
            const std::string text = file.string();
            return own_looks(program().data_dirs(),
                             text.empty() ? std::string() : pictures_beside(text));
        });
        if (opened_.scene == ClientScene::studio) {
            look_beside(opened_.course);
            studio_->open_alone(opened_.course);
        } else {
            studio_->take_up_draft();
        }
    }
    return *studio_;
}

std::vector<std::string> FrothyDoor::brought_looks() {
    std::vector<std::string> looks =
        formats::list_pictures(program().data_dirs(), *pictures_beside_);
    for (const LicenceOffer& offer : offers().licences)
        std::erase(looks, offer.licence.picture);
    return looks;
}

void FrothyDoor::leave_studio(const LeftStudio& left) {
    left_studio_ = std::make_unique<LeftStudio>(left);
}

void FrothyDoor::show_studio() { program().scenes().push(std::make_unique<StudioScene>(*this)); }

void FrothyDoor::race_on(const CoursePlan& course, bool against_one) {
    SetupOffers here = offers();
    here.courses.insert(here.courses.begin(), CourseOffer{course.id, Course(course)});
    SetupPlan plan = usual_plan(here);
    plan.laps = course.laps;
    const std::size_t seats = against_one ? least_seats() : plan.seats.size();
    plan.seats.resize(std::clamp(course.grid.size(), least_seats(), seats));
    for (std::size_t i = 0; i < plan.seats.size(); ++i)
        plan.seats[i].is_human = against_one && i == 0;
    fit_to(plan, here);
    const RaceSetup setup = setup_of(plan, here, play::drawn_seed());
    auto game = std::make_shared<Game>(Game::start(setup, new_trial(setup)));
    next_desk_ = Desk::studio;
    sit_down(std::move(game));
}

bool FrothyDoor::follow_course(Game& game) {
    if (!studio().look_for_changes()) return false;
    const auto record = studio().has_conflict() || studio().has_errors()
                            ? std::nullopt
                            : on_changed_course(game, studio().bench().plan());
    if (!record) {
        program().tell(words::tr("The course was changed, and this race does not fit it: it goes "
                                 "on as the course was."));
        return true;
    }
    try {
        auto next = take_up(*record, new_trial(*record));
        game.put_away();
        next_desk_ = desk_;
        sit_down(std::move(next));
        program().tell(words::tr("The course was changed: the race goes on on it."));
    } catch (const GameError& error) {
        program().tell(error.what());
    }
    return true;
}

}  // namespace frothy
