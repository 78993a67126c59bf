#include "games/frothy/door/frothy_door.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <system_error>

#include "games/frothy/data/data_files.h"
#include "games/frothy/data/study.h"
#include "games/frothy/door/core/first_race.h"
#include "games/frothy/door/core/lab/course_measure.h"
#include "games/frothy/door/frothy_files.h"
#include "games/frothy/door/frothy_lab.h"
#include "games/frothy/door/gallery_scene.h"
#include "games/frothy/door/left_studio.h"
#include "games/frothy/door/race_scene.h"
#include "games/frothy/door/results_scene.h"
#include "games/frothy/door/setup_scene.h"
#include "games/frothy/view/board/board_picture.h"
#include "games/frothy/view/kit/card_colours.h"
#include "games/frothy/view/screens/guide_pages.h"
#include "games/frothy/view/screens/remembered_plan.h"
#include "games/frothy/view/screens/title_ground.h"
#include "games/frothy/view/studio/overlay_painter.h"
#include "play/autosave.h"
#include "ui/panels.h"
#include "ui/scenes/guide_scene.h"
#include "words/words.h"

namespace frothy {

namespace {

// As settings name the table of last time.
constexpr const char* own_table = "frothy";
constexpr std::uint64_t sample_seed = 7;
constexpr const char* nameless_table = "";  // of programs that knew this game alone

}  // namespace

FrothyDoor::FrothyDoor(ui::Program& program, std::filesystem::path rulebook)
    : RecordDoor(program), english_rulebook_(std::move(rulebook)) {
    read_rulebook();
    this->program().sprites().set_source(own_pictures(program.data_dirs(), pictures_beside_));
}

FrothyDoor::~FrothyDoor() = default;

ui::LabDoor* FrothyDoor::lab() {
    if (!lab_) lab_ = std::make_unique<FrothyLab>(*this);
    return lab_.get();
}

// The book in another language lies beside the English one, <name>.<code>.md, if there is one.
void FrothyDoor::read_rulebook() {
    std::filesystem::path own = english_rulebook_;
    own.replace_extension(program().language() + english_rulebook_.extension().string());
    std::error_code ignored;
    const bool has_own = std::filesystem::is_regular_file(own, ignored);
    rulebook_ = formats::Rulebook::from_file((has_own ? own : english_rulebook_).string());
}

void FrothyDoor::files_changed() {
    forget_offers();
    program().sprites().ask_again();
}

void FrothyDoor::words_changed() { read_rulebook(); }

void FrothyDoor::settings_changed() {
    const ui::Palette palette = program().settings().comfort.palette;
    if (dyed_in_ == palette) return;
    dyed_in_ = palette;
    dye_cards();
    results_.forget_textures();
    for (const auto& scene : program().scenes().all())
        scene->forget_textures();
}

void FrothyDoor::dye_cards() {
    const auto web = [](std::uint32_t rgb) {
        std::array<char, 8> text{};
        std::snprintf(text.data(), text.size(), "#%06X", static_cast<unsigned>(rgb));
        return std::string(text.data());
    };
    constexpr std::array names = {"cards/whip", "cards/reins", "cards/dual"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const CardColours from = card_colours.front()[i];
        const CardColours to = card_colours.at(static_cast<std::size_t>(dyed_in_))[i];
        program().sprites().dye(names[i],
                                {{web(from.light), web(to.light)}, {web(from.dark), web(to.dark)}});
    }
}

// --- The title ---------------------------------------------------------------------------------

std::string FrothyDoor::title() const { return words::tr("Frothy Races"); }

std::string FrothyDoor::motto() const { return frothy::title_motto(); }

std::shared_ptr<const ui::TitleGround> FrothyDoor::title_ground() {
    if (ground_ == nullptr || ground_course_ != plan().course) {
        ground_course_ = plan().course;
        ground_ = frothy::title_ground(
            offers().courses[ground_course_].course, parade_of(offers(), program().data_dirs()),
            own_pictures(program().data_dirs(), std::make_shared<std::string>()));
    }
    return ground_;
}

std::string FrothyDoor::gallery() const { return words::tr("The vehicles"); }

void FrothyDoor::show_gallery() { program().scenes().push(std::make_unique<GalleryScene>(*this)); }

void FrothyDoor::show_guide() {
    program().scenes().push(std::make_unique<ui::GuideScene>(
        program(), rulebook_, [this] { return guide_pages(offers()); }));
}

// --- What the command line opens -----------------------------------------------------------------

void FrothyDoor::open(const play::Opening& opening) {
    opened_ = dynamic_cast<const FrothyOpening&>(opening);
    std::shared_ptr<Game> game = std::exchange(opened_.game, nullptr);
    switch (opened_.scene) {
    case ClientScene::title: return;
    case ClientScene::studio: show_studio(); return;
    case ClientScene::workshop: show_workshop(); return;
    case ClientScene::new_race: set_up(); return;
    case ClientScene::race: sit_down(std::move(game)); return;
    case ClientScene::board: look_at(std::move(game)); return;
    case ClientScene::replay: watch(ReplaySource{*std::exchange(opened_.record, {}), {}}); return;
    case ClientScene::sample:
        sit_down(std::make_shared<Game>(
            Game::start(setup_of(usual_plan(offers()), offers(), sample_seed), {})));
        return;
    }
}

bool FrothyDoor::paint_alone(stage::Rect where) {
    if (opened_.scene == ClientScene::studio) return paint_study(where);
    if (opened_.scene != ClientScene::new_race) return false;
    const auto path = formats::find_data_file(program().data_dirs(), course_files, opened_.course);
    if (!path) throw GameError("There is no course " + opened_.course + ".");
    auto plan = load_course(*path);
    if (!plan.ok()) throw GameError(formats::text_of(plan.complaints.front()));
    look_beside(*path);
    stage::Canvas& canvas = program().screen().canvas();
    ui::paint_mosaic(canvas, where, 1.0F);
    paint_course_picture(canvas, program().sprites(), where, Course(std::move(*plan.value)),
                         CourseName::shown);
    return true;
}

bool FrothyDoor::paint_study(stage::Rect where) {
    const auto text = formats::read_text_file(opened_.course);
    if (!text.ok()) throw GameError(formats::text_of(text.complaints.front()));
    look_beside(opened_.course);
    const CourseStudy study = study_course(*text.value, opened_.course);
    if (!study.is_drawable()) {
        throw GameError(study.findings.empty() ? opened_.course
                                               : formats::text_of(study.findings.front().what));
    }
    stage::Canvas& canvas = program().screen().canvas();
    ui::paint_mosaic(canvas, where, 1.0F);
    CourseMeasure measure;
    if (study.ok() && std::ranges::any_of(opened_.overlays, is_measured)) {
        measure = measure_of(play::lab::run_batch(
            measuring_trial(study.plan, offers().licences.front().licence),
            {.first = 0, .races = measured_races, .seed = 1, .jobs = play::default_jobs()}, {}));
    }
    paint_studied_course(canvas, program().sprites(), where, study, opened_.overlays, measure);
    return true;
}

// --- A new race --------------------------------------------------------------------------------

SetupOffers& FrothyDoor::offers() {
    if (!offers_) {
        offers_ = read_offers(program().data_dirs(), opened_.course, opened_.vehicle);
        plan_ = first_plan_of(*offers_);
    }
    return *offers_;
}

SetupPlan& FrothyDoor::plan() {
    offers();
    return plan_;
}

SetupPlan FrothyDoor::first_plan_of(const SetupOffers& offers) {
    const auto& tables = program().settings().tables;
    const char* table = tables.contains(own_table) ? own_table : nameless_table;
    const formats::FlatJson& remembered = program().settings().table(table);
    SetupPlan plan = remembered_plan(remembered, offers);
    const std::string* course = formats::text_at(remembered, "course");
    const bool is_gone =
        course != nullptr &&
        std::ranges::find(offers.courses, *course, &CourseOffer::id) == offers.courses.end();
    if (is_gone && opened_.course.empty()) {
        setup_.complain(
            words::say("The course of last time is not there any more: {0}.", {*course}));
    }
    if (!opened_.course.empty()) {
        plan.course = 0;
        plan.laps = offers.courses.front().course.plan().laps;  // asked for, so as it is meant
    }
    if (!opened_.vehicle.empty()) {
        for (SeatPlan& seat : plan.seats)
            seat.licence = 0;
    }
    if (opened_.terms != RaceTerms()) plan.terms = opened_.terms;
    fit_to(plan, offers);
    return plan;
}

void FrothyDoor::set_up() { begin_anew(std::make_unique<SetupScene>(*this)); }

void FrothyDoor::keep_rules(const std::string& name) {
    NamedHouseRules kept;
    kept.name = name;
    kept.rules = plan().house_rules;
    try {
        keep_house_rules(kept, program().user_dirs());
    } catch (const GameError& error) {
        setup_.complain(error.what());
        return;
    }
    std::erase_if(offers().rule_sets, [&](const auto& set) { return set.name == name; });
    plan().rule_set = name;
    offers().rule_sets.push_back(std::move(kept));
}

void FrothyDoor::start_race() {
    const SetupPlan chosen = plan();
    auto& tables = program().settings().tables;
    tables.erase(nameless_table);
    tables[own_table] = frothy::table_of(chosen, offers());
    program().settings_changed();
    sit_down_to(chosen);
}

void FrothyDoor::first_race() {
    ui::Settings& settings = program().settings();
    settings.has_coach = true;
    settings.taught.clear();
    program().settings_changed();
    SetupPlan first = first_plan(offers());
    first.seed =
        plan().seed.value_or(first_race_seeds[play::drawn_seed() % first_race_seeds.size()]);
    sit_down_to(first);
    is_first_race_ = raced_plan_.has_value();
}

void FrothyDoor::sit_down_to(const SetupPlan& plan) {
    try {
        const RaceSetup setup = setup_of(plan, offers(), play::drawn_seed());
        const auto journal = new_journal(setup);
        sit_down(std::make_shared<Game>(Game::start(setup, journal)));
        raced_plan_ = plan;
    } catch (const GameError& error) {
        setup_.complain(error.what());
        raced_plan_.reset();
        set_up();
    }
}

// --- At the table ------------------------------------------------------------------------------

void FrothyDoor::before_table() {
    desk_ = std::exchange(next_desk_, Desk::none);
    raced_plan_.reset();
    is_first_race_ = false;
}

std::shared_ptr<Game> FrothyDoor::take_up(const Record& record,
                                          const std::filesystem::path& journal) {
    return std::make_shared<Game>(Game::resume(record, journal));
}

std::unique_ptr<ui::PlayScene> FrothyDoor::scene_of(std::shared_ptr<Game> game) {
    auto scene = std::make_unique<RaceScene>(*this, game);
    if (desk_ == Desk::studio)
        scene->follow([this, game = std::move(game)] { return follow_course(*game); });
    if (desk_ != Desk::none)
        scene->lead_back([this] { return way_to_desk(); }, [this] { back_to_desk(); });
    return scene;
}

std::unique_ptr<ui::ReplayScene> FrothyDoor::replay_of(ReplaySource source) {
    return std::make_unique<RaceReplayScene>(*this, std::move(source),
                                             [this](const Record& branch) { play_on(branch); });
}

std::string FrothyDoor::moment_of(const Record& record) const {
    const int round = record.last_boundary ? record.last_boundary->state.round : 1;
    return words::say("{0}, round {1}", {words::tr(record.course.name.c_str()), round});
}

// Older programs, which knew this game alone, did not say which it is.
bool FrothyDoor::is_own_file(const std::filesystem::path& file) const {
    const std::string game = play::game_of_file(file);
    return game.empty() || game == id();
}

std::string FrothyDoor::describe(const std::filesystem::path& file, ui::ShelvedRace& race,
                                 const ui::ShelfLook& look) {
    return describe_race(file, race, look);
}

namespace {

RaceSetup setup_for_another(const Game& game) {
    RaceSetup setup = game.record();
    setup.time.used = 0;
    setup.match = game.match();
    if (setup.match) {
        if (setup.match->is_over(static_cast<int>(setup.seats.size()))) setup.match->turns.clear();
        setup.terms = setup.match->next_terms(setup.terms);
    }
    setup.seed = play::drawn_seed();
    return setup;
}

}  // namespace

void FrothyDoor::race_again(Game& game) {
    const std::optional<SetupPlan> plan = raced_plan_;
    const auto match = game.match();
    const bool has_next_turn = match && !match->is_over(game.now().vehicle_count);
    if (plan && !has_next_turn) {
        const bool was_first = is_first_race_;
        SetupPlan again = *plan;
        again.seed.reset();
        sit_down_to(again);
        is_first_race_ = was_first && raced_plan_.has_value();
        return;
    }
    try {
        RaceSetup setup = setup_for_another(game);
        const auto journal = new_journal(setup);
        auto next = std::make_shared<Game>(Game::start(std::move(setup), journal));
        game.put_away();
        next_desk_ = desk_;
        sit_down(std::move(next));
        raced_plan_ = plan;
    } catch (const GameError& error) {
        program().scenes().pop_to_first();
        program().tell(error.what());
    }
}

std::string FrothyDoor::way_to_desk() const {
    switch (desk_) {
    case Desk::studio: return words::tr("Back to the studio");
    case Desk::workshop: return words::tr("Back to the workshop");
    case Desk::none: break;
    }
    return {};
}

void FrothyDoor::back_to_desk() {
    const Desk desk = desk_;
    program().scenes().pop_to_first();
    if (desk == Desk::studio) show_studio();
    if (desk == Desk::workshop) show_workshop();
}

// --- Over the table ----------------------------------------------------------------------------

void FrothyDoor::show_end(ui::PlayScene& played) {
    auto& race = dynamic_cast<RaceScene&>(played);
    const bool in_season = keep_for_season(played);
    program().scenes().push(std::make_unique<ResultsScene>(*this, race, in_season));
}

// Whoever looks at the board in between comes back to the same podium.
std::string FrothyDoor::saved_as(const Race& race) const {
    return saved_ && saved_->first == race ? saved_->second : std::string();
}

void FrothyDoor::note_saved(const Race& race, std::string name) {
    saved_.emplace(race, std::move(name));
}

}  // namespace frothy
