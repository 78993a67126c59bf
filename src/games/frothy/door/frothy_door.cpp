#include "games/frothy/door/frothy_door.h"

#include <array>
#include <cstdio>
#include <system_error>

#include "games/frothy/data/data_files.h"
#include "games/frothy/door/core/unfinished_race.h"
#include "games/frothy/door/frothy_files.h"
#include "games/frothy/door/race_scene.h"
#include "games/frothy/door/results_scene.h"
#include "games/frothy/door/setup_scene.h"
#include "games/frothy/view/board/board_picture.h"
#include "games/frothy/view/kit/card_colours.h"
#include "games/frothy/view/screens/remembered_plan.h"
#include "games/frothy/view/screens/title_ground.h"
#include "play/autosave.h"
#include "ui/panels.h"
#include "words/words.h"

namespace frothy {

namespace {

// As settings name the table of last time.
constexpr const char* own_table = "frothy";
constexpr std::uint64_t sample_seed = 7;
constexpr const char* nameless_table = "";  // of programs that knew this game alone

}  // namespace

FrothyDoor::FrothyDoor(ui::Program& program, std::filesystem::path rulebook)
    : program_(program), english_rulebook_(std::move(rulebook)) {
    read_rulebook();
}

// The book in another language lies beside the English one, <name>.<code>.md, if there is one.
void FrothyDoor::read_rulebook() {
    std::filesystem::path own = english_rulebook_;
    own.replace_extension(program_.language() + english_rulebook_.extension().string());
    std::error_code ignored;
    const bool has_own = std::filesystem::is_regular_file(own, ignored);
    rulebook_ = formats::Rulebook::from_file((has_own ? own : english_rulebook_).string());
}

void FrothyDoor::words_changed() { read_rulebook(); }

void FrothyDoor::settings_changed() {
    const ui::Palette palette = program_.settings().comfort.palette;
    if (dyed_in_ == palette) return;
    dyed_in_ = palette;
    dye_cards();
    results_.forget_textures();
    for (const auto& scene : program_.scenes().all())
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
        program_.sprites().dye(names[i],
                               {{web(from.light), web(to.light)}, {web(from.dark), web(to.dark)}});
    }
}

// --- The title ---------------------------------------------------------------------------------

std::string FrothyDoor::title() const { return words::tr("Frothy Races"); }

std::string FrothyDoor::motto() const { return frothy::title_motto(); }

std::shared_ptr<const ui::TitleGround> FrothyDoor::title_ground() {
    if (ground_ == nullptr || ground_course_ != plan().course) {
        std::vector<std::string> teams;
        for (const LicenceOffer& offer : offers().licences)
            if (teams.size() < max_vehicles) teams.push_back(offer.licence.id);
        ground_course_ = plan().course;
        ground_ = frothy::title_ground(offers().courses[ground_course_].course, std::move(teams));
    }
    return ground_;
}

// --- What the command line opens -----------------------------------------------------------------

void FrothyDoor::open(const play::Opening& opening) {
    opened_ = dynamic_cast<const FrothyOpening&>(opening);
    std::shared_ptr<Game> game = std::exchange(opened_.game, nullptr);
    switch (opened_.scene) {
    case ClientScene::title: return;
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
    if (opened_.scene != ClientScene::new_race) return false;
    const auto path = formats::find_data_file(program_.data_dirs(), course_files, opened_.course);
    if (!path) throw GameError("There is no course " + opened_.course + ".");
    auto plan = load_course(*path);
    if (!plan.ok()) throw GameError(formats::text_of(plan.complaints.front()));
    stage::Canvas& canvas = program_.screen().canvas();
    ui::paint_mosaic(canvas, where, 1.0F);
    paint_course_picture(canvas, program_.sprites(), where, Course(std::move(*plan.value)),
                         CourseName::shown);
    return true;
}

// --- A new race --------------------------------------------------------------------------------

SetupOffers& FrothyDoor::offers() {
    if (!offers_) {
        offers_ = read_offers(program_.data_dirs(), opened_.course, opened_.vehicle);
        plan_ = first_plan_of(*offers_);
    }
    return *offers_;
}

SetupPlan& FrothyDoor::plan() {
    offers();
    return plan_;
}

SetupPlan FrothyDoor::first_plan_of(const SetupOffers& offers) const {
    const auto& tables = program_.settings().tables;
    const char* table = tables.contains(own_table) ? own_table : nameless_table;
    SetupPlan plan = remembered_plan(program_.settings().table(table), offers);
    if (!opened_.course.empty()) {
        plan.course = 0;
        plan.laps = offers.courses.front().course.plan().laps;
    }
    if (!opened_.vehicle.empty()) {
        for (SeatPlan& seat : plan.seats)
            seat.licence = 0;
    }
    if (opened_.terms != RaceTerms()) plan.terms = opened_.terms;
    fit_to(plan, offers);
    return plan;
}

void FrothyDoor::begin_anew(std::unique_ptr<ui::Scene> scene) {
    program_.scenes().pop_to_first();
    program_.scenes().push(std::move(scene));
}

void FrothyDoor::set_up() { begin_anew(std::make_unique<SetupScene>(*this)); }

void FrothyDoor::keep_rules(const std::string& name) {
    NamedHouseRules kept;
    kept.name = name;
    kept.rules = plan().rules;
    try {
        keep_house_rules(kept, program_.user_dirs());
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
    auto& tables = program_.settings().tables;
    tables.erase(nameless_table);
    tables[own_table] = table_of(chosen, offers());
    program_.settings_changed();
    sit_down_to(chosen);
}

void FrothyDoor::first_race() {
    ui::Settings& settings = program_.settings();
    settings.has_coach = true;
    settings.taught.clear();
    program_.settings_changed();
    SetupPlan first = first_plan(offers());
    first.seed = plan().seed;
    sit_down_to(first);
    is_first_race_ = raced_plan_.has_value();
}

void FrothyDoor::sit_down_to(const SetupPlan& plan) {
    try {
        const RaceSetup setup = setup_of(plan, offers(), drawn_seed());
        const auto journal = new_journal_file(program_.user_dirs(), setup.course.id);
        sit_down(std::make_shared<Game>(Game::start(setup, journal)));
        raced_plan_ = plan;
    } catch (const GameError& error) {
        setup_.complain(error.what());
        raced_plan_.reset();
        set_up();
    }
}

// --- At the table ------------------------------------------------------------------------------

RaceScene& FrothyDoor::look_at(std::shared_ptr<Game> game) {
    raced_plan_.reset();
    is_first_race_ = false;
    auto race = std::make_unique<RaceScene>(*this, std::move(game));
    RaceScene& shown = *race;
    begin_anew(std::move(race));
    return shown;
}

void FrothyDoor::sit_down(std::shared_ptr<Game> game) {
    RaceScene& race = look_at(std::move(game));
    if (race.game().is_over()) show_end(race);
}

bool FrothyDoor::is_own_file(const std::filesystem::path& file) const {
    const std::string game = play::game_of_file(file);
    return game.empty() || game == id();
}

ui::RaceOffer FrothyDoor::offer_of(const std::filesystem::path& journal) const {
    return frothy::offer_of(journal);
}

void FrothyDoor::discard(const std::filesystem::path& journal) { discard_unfinished(journal); }

std::string FrothyDoor::describe(const std::filesystem::path& file, ui::ShelvedRace& race,
                                 const ui::ShelfLook& look) {
    return describe_race(file, race, look);
}

ui::OpenedFile FrothyDoor::open_file(const std::filesystem::path& file, ui::RaceSource source) {
    OpenedRace opened = open_race(file, source, program_.user_dirs());
    if (opened.game) sit_down(opened.game);
    unfitting_ = std::move(opened.unfitting);
    return {opened.trouble, opened.notice, unfitting_.has_value()};
}

std::string FrothyDoor::open_from_boundary() {
    if (!unfitting_) return {};
    try {
        const auto journal = new_journal_file(program_.user_dirs(), unfitting_->course.id);
        sit_down(std::make_shared<Game>(Game::resume_from_boundary(*unfitting_, journal)));
    } catch (const GameError& error) {
        return error.what();
    }
    return {};
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
    setup.seed = drawn_seed();
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
        const auto journal = new_journal_file(program_.user_dirs(), setup.course.id);
        auto next = std::make_shared<Game>(Game::start(std::move(setup), journal));
        game.put_away();
        sit_down(std::move(next));
        raced_plan_ = plan;
    } catch (const GameError& error) {
        program_.scenes().pop_to_first();
        program_.tell(error.what());
    }
}

void FrothyDoor::play_on(const Record& branch) {
    try {
        const auto journal = new_journal_file(program_.user_dirs(), branch.course.id);
        sit_down(std::make_shared<Game>(Game::resume(branch, journal)));
    } catch (const GameError& error) {
        program_.scenes().pop_to_first();
        program_.tell(error.what());
    }
}

// --- Over the table ----------------------------------------------------------------------------

void FrothyDoor::show_end(ui::PlayScene& played) {
    auto& race = dynamic_cast<RaceScene&>(played);
    program_.scenes().push(std::make_unique<ResultsScene>(*this, race));
}

void FrothyDoor::look_back(ui::PlayScene& played) {
    watch(dynamic_cast<RaceScene&>(played).game());
}

// Whoever looks at the board in between comes back to the same podium.
std::string FrothyDoor::saved_as(const Race& race) const {
    return saved_ && saved_->first == race ? saved_->second : std::string();
}

void FrothyDoor::note_saved(const Race& race, std::string name) {
    saved_.emplace(race, std::move(name));
}

ReplayScene& FrothyDoor::watch(Game& game) {
    ReplaySource source{game.record(), {}};
    source.keep_notes = [&game](const std::vector<PinnedNote>& notes) {
        return game.set_notes(notes);
    };
    return watch(std::move(source));
}

std::string FrothyDoor::watch_file(const std::filesystem::path& file, const std::string& own_name) {
    std::string trouble;
    auto record = record_of_file(file, trouble);
    if (!record) return trouble;
    ReplaySource source{std::move(*record), own_name};
    source.keep_notes = [file](const std::vector<PinnedNote>& notes) {
        return keep_notes_in(file, notes);
    };
    watch(std::move(source));
    return {};
}

ReplayScene& FrothyDoor::watch(ReplaySource source) {
    auto replay = std::make_unique<ReplayScene>(*this, std::move(source));
    ReplayScene& shown = *replay;
    program_.scenes().push(std::move(replay));
    return shown;
}

}  // namespace frothy
