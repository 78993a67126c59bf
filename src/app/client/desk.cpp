#include "app/client/desk.h"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

#include "app/core/autosave.h"
#include "games/frothy/view/kit/card_colours.h"
#include "stage/theme.h"
#include "ui/letters.h"
#include "words/words.h"

namespace app {

using stage::InputEvent;

namespace {

constexpr float trim_every = 2.0F;  // seconds

// In units of a scale of 1: with less than this even a folded race screen has no room for letters.
constexpr float least_units_across = 560.0F;
constexpr float least_units_down = 320.0F;

// As large as is wanted, but no larger than the window can hold.
float fitting_scale(const stage::Screen& screen, float wanted) {
    const stage::PixelSize size = screen.size();
    const float held = std::min(static_cast<float>(size.width) / least_units_across,
                                static_cast<float>(size.height) / least_units_down);
    // In steps, so that fonts are not made anew with every pixel of a window that is pulled.
    const float most = std::clamp(std::floor(held * 20.0F) / 20.0F, stage::ImGuiFrame::least_scale,
                                  stage::ImGuiFrame::most_scale);
    return std::clamp(wanted * screen.dpi_scale(), stage::ImGuiFrame::least_scale, most);
}

// The book in this language lies beside the English one, <name>.<code>.md, if there is one.
formats::Rulebook rulebook_in(const std::string& language, const std::filesystem::path& english) {
    std::filesystem::path own = english;
    own.replace_extension(language + english.extension().string());
    std::error_code ignored;
    const bool has_own = std::filesystem::is_regular_file(own, ignored);
    return formats::Rulebook::from_file((has_own ? own : english).string());
}

}  // namespace

Desk::Desk(stage::Screen& screen, ClientStart start)
    : screen_(screen),
      start_(std::move(start)),
      settings_(load_settings(start_.user_dirs.settings_file())),
      languages_(start_.catalogues, settings_.language),
      sprites_(screen.canvas(), start_.assets),
      frame_(screen, fitting_scale(screen, settings_.scale)),
      rulebook_(rulebook_in(languages_.spoken(), start_.rulebook)) {
    if (start_.has_sound) sounds_ = std::make_unique<stage::SoundBox>(start_.assets);
    if (start_.paints_beside_frames) title_.paint_beside_frames();
    apply_settings();
    keep_broken_settings();
    options_.offer(languages_.all());
    if (start_.scene == ClientScene::replay && start_.record) {
        go_to_title();
        watch({*start_.record, {}});
    } else if (start_.scene == ClientScene::race && start_.game) {
        sit_down(std::move(start_.game));
    } else if (start_.scene == ClientScene::new_race) {
        go_to_setup();
    } else {
        go_to_title();
    }
    if (table_) {
        if (!first_news_.empty()) table_->tell(first_news_);
    } else {
        title_state_.message = first_news_;
    }
}

Desk::~Desk() = default;

// Read when they are first needed: a race that has begun needs none.
frothy::SetupOffers& Desk::offers() {
    if (!offers_) {
        offers_ = read_offers(start_.data_dirs, start_.course, start_.vehicle);
        plan_ = first_plan_of(*offers_);
    }
    return *offers_;
}

frothy::SetupPlan& Desk::plan() {
    offers();
    return plan_;
}

frothy::SetupPlan Desk::first_plan_of(const frothy::SetupOffers& offers) const {
    frothy::SetupPlan plan = remembered_plan(settings_, offers);
    if (!start_.course.empty()) {
        plan.course = 0;
        plan.laps = offers.courses.front().course.plan().laps;
    }
    if (!start_.vehicle.empty()) {
        for (frothy::SeatPlan& seat : plan.seats)
            seat.licence = 0;
    }
    if (start_.terms != frothy::RaceTerms()) plan.terms = start_.terms;
    frothy::fit_to(plan, offers);
    return plan;
}

void Desk::settle() {
    if (table_) table_->settle();
    if (replay_) replay_->settle();
}

void Desk::look_at_board() {
    if (table_) scene_ = Scene::race;
}

// --- Settings ----------------------------------------------------------------------------------

void Desk::set_scale(float scale) {
    settings_.scale =
        std::clamp(scale, stage::ImGuiFrame::least_scale, stage::ImGuiFrame::most_scale);
    settings_changed();
}

void Desk::remember_window(stage::PixelSize size) {
    if (size == settings_.window) return;
    settings_.window = size;
    save_settings(start_.user_dirs.settings_file(), settings_);
}

void Desk::set_language(const std::string& code) {
    settings_.language = code;
    settings_changed();
}

bool Desk::may_be_heard() { return sounds_ && sounds_->is_open(); }

void Desk::settings_changed() {
    save_settings(start_.user_dirs.settings_file(), settings_);
    apply_settings();
    if (table_) table_->settings_changed();
}

// What could be read of them holds from now on.
void Desk::keep_broken_settings() {
    if (!std::exchange(settings_.is_broken, false)) return;
    const auto aside = put_aside(start_.user_dirs.settings_file());
    if (aside.empty()) return;
    save_settings(start_.user_dirs.settings_file(), settings_);
    first_news_ = words::say("Only part of the settings could be read, and that part holds; the "
                             "old file is kept as {0}.",
                             {aside.string()});
}

void Desk::apply_settings() {
    if (sounds_) sounds_->set_volume(loudness_of(settings_));
    frame_.set_contrast(settings_.comfort.contrast);
    frame_.caps().set_mouse_caps(settings_.mouse_caps);
    nobody_.palette = settings_.comfort.palette;
    seating_.palette = settings_.comfort.palette;
    if (dyed_in_ == settings_.comfort.palette) return;
    dye_cards();
    results_.forget_textures();
}

void Desk::dye_cards() {
    dyed_in_ = settings_.comfort.palette;
    const auto web = [](std::uint32_t rgb) {
        std::array<char, 8> text{};
        std::snprintf(text.data(), text.size(), "#%06X", static_cast<unsigned>(rgb));
        return std::string(text.data());
    };
    constexpr std::array names = {"cards/whip", "cards/reins", "cards/dual"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const frothy::CardColours from = frothy::card_colours.front()[i];
        const frothy::CardColours to =
            frothy::card_colours.at(static_cast<std::size_t>(dyed_in_))[i];
        sprites_.dye(names[i], {{web(from.light), web(to.light)}, {web(from.dark), web(to.dark)}});
    }
    if (table_) table_->forget_textures();
}

// What only one screen shows is not kept through the others.
void Desk::leave(Scene scene) {
    switch (scene) {
    case Scene::title: title_.forget_textures(); break;
    case Scene::setup: setup_.forget_textures(); break;
    case Scene::results: results_.forget_textures(); break;
    case Scene::saves:
        saves_.forget_textures();
        shelf_.forget_textures();
        break;
    case Scene::race:
    case Scene::replay: break;
    }
    screen_.canvas().forget_textures();
}

void Desk::forget_textures() {
    sprites_.clear();
    title_.forget_textures();
    setup_.forget_textures();
    results_.forget_textures();
    saves_.forget_textures();
    shelf_.forget_textures();
    if (table_) table_->forget_textures();
    if (replay_) replay_->forget_textures();
    screen_.canvas().forget_textures();
}

// What somebody was told once, a trouble or what became of a save, is not said again.
void Desk::words_changed() {
    forget_textures();  // letters are in the pictures too
    rulebook_ = rulebook_in(languages_.spoken(), start_.rulebook);
    offer_races();
    title_state_.message.clear();
    title_state_.can_go_from_boundary = false;
    saves_news_.clear();
    setup_.words_changed();
    if (table_) {
        table_->words_changed();
        seat_people();
    }
    if (replay_) replay_->words_changed();
    if (scene_ != Scene::race && table_ && table_->game().is_over()) tell_results();
    if (told_ && table_) told_->words_changed(table_->game().record());
    story_.words_changed();
}

// --- Frames ------------------------------------------------------------------------------------

stage::Motion Desk::frame(const std::vector<InputEvent>& events, float seconds) {
    for (const InputEvent& event : events)
        take(event);
    for (const InputEvent& event : pad_keys_.advance(seconds)) {
        if (pad_place() != PadPlace::panels) take_key_or_mouse(event);
    }
    const float scale = fitting_scale(screen_, settings_.scale);
    if (scale != frame_.scale()) {
        frame_.set_scale(scale);
        forget_textures();
    }
    if (settings_.language != languages_.chosen()) {
        languages_.choose(settings_.language);
        words_changed();
    }
    podium_for_ = scene_ == Scene::results ? podium_for_ + seconds : 0.0F;
    const bool is_moving = (scene_ == Scene::race && table_ && table_->advance(seconds)) ||
                           (scene_ == Scene::replay && replay_ && replay_->advance(seconds));

    stage::Canvas& canvas = screen_.canvas();
    const bool clears_itself = scene_ == Scene::race || scene_ == Scene::replay;
    if (!clears_itself) canvas.clear(stage::theme::night);
    if (shown_scene_ != scene_) {
        leave(shown_scene_);
        // A screen begins without the keyboard's cursor: Enter then means its main button.
        shown_scene_ = scene_;
        ImGui::GetCurrentContext()->NavDisableHighlight = true;
    }
    if (pad_place() == PadPlace::race) {
        settings_.keys.name_keys(frame_.caps());
    } else {
        KeyBindings().name_keys(frame_.caps());
    }
    frame_.begin(seconds);
    const ui::Seating& seating = replay_ ? replay_->seating() : table_ ? seating_ : nobody_;
    const ui::Kit kit{frame_, sprites_, seating, rulebook_};
    switch (scene_) {
    case Scene::title: show_title(kit); break;
    case Scene::setup: show_setup(kit); break;
    case Scene::race: show_race(kit); break;
    case Scene::results: show_results(kit); break;
    case Scene::replay: show_replay(kit); break;
    case Scene::saves: show_saves(kit); break;
    }
    if (options_open_) show_options_overlay(kit);
    if (rules_.is_open()) rules_.show(kit, canvas.size());
    frame_.end();

    until_trim_ -= seconds;
    if (until_trim_ <= 0.0F) {
        until_trim_ = trim_every;
        canvas.trim();
    }
    const bool has_just_ended =
        scene_ == Scene::results && (podium_for_ < podium_pause || is_settling_);
    const bool goes_on = is_moving || is_painting() || has_just_ended ||
                         frame_.wants_another_frame() ||
                         (pad_place() != PadPlace::panels && pad_keys_.is_holding());
    return goes_on ? stage::Motion::moving : stage::Motion::still;
}

void Desk::show_options_overlay(const ui::Kit& kit) {
    const OptionsPanel::Reply reply =
        options_.show(kit, "options", screen_.canvas().size(), settings_);
    if (reply.is_changed) settings_changed();
    if (reply.wants_back) options_open_ = false;
}

// --- Title -------------------------------------------------------------------------------------

void Desk::go_to_title() {
    table_.reset();
    scene_ = Scene::title;
    title_state_.backdrop = &offers().courses[plan().course].course;
    title_state_.teams.clear();
    for (const frothy::LicenceOffer& offer : offers().licences)
        if (title_state_.teams.size() < frothy::max_vehicles)
            title_state_.teams.push_back(offer.licence.id);
    offer_races();
}

void Desk::offer_races() {
    interrupted_ = interrupted_races(start_.user_dirs);
    title_state_.interrupted.clear();
    for (const LibraryEntry& entry : interrupted_)
        title_state_.interrupted.push_back(entry.offer);
    shelf_.fill(start_.user_dirs);
    title_state_.has_races = !shelf_.races().empty();
}

void Desk::open(const LibraryEntry& entry, RaceSource source) {
    OpenedRace opened = open_race(entry.file, source, start_.user_dirs);
    if (opened.game) {
        sit_down(std::move(opened.game));
        if (!opened.notice.empty()) table_->tell(std::move(opened.notice));
        return;
    }
    title_state_.message = opened.trouble;
    unfitting_ = std::move(opened.unfitting);
    title_state_.can_go_from_boundary = unfitting_.has_value();
}

void Desk::show_title(const ui::Kit& kit) {
    if (options_open_) {
        // The buttons behind must not hear the keys.
        screen_.canvas().clear(stage::theme::night);
    }
    const bool is_covered = options_open_ || rules_.is_open();
    if (is_covered) ImGui::BeginDisabled();
    frothy::TitleReply reply = title_.show(kit, screen_.canvas(), title_state_);
    if (is_covered) {
        ImGui::EndDisabled();
        reply = {};
    }
    switch (reply.command) {
    case frothy::TitleCommand::new_race: go_to_setup(); break;
    case frothy::TitleCommand::first_race: start_first_race(); break;
    case frothy::TitleCommand::continue_race:
        open(interrupted_[reply.index], RaceSource::journal);
        break;
    case frothy::TitleCommand::discard_race:
        discard_unfinished(interrupted_[reply.index].file);
        go_to_title();
        break;
    case frothy::TitleCommand::races: go_to_saves(); break;
    case frothy::TitleCommand::from_boundary:
        title_state_.message.clear();
        if (unfitting_) {
            try {
                const auto journal = new_journal_file(start_.user_dirs, unfitting_->course.id);
                sit_down(std::make_shared<Game>(Game::resume_from_boundary(*unfitting_, journal)));
            } catch (const GameError& error) {
                title_state_.message = error.what();
                title_state_.can_go_from_boundary = false;
            }
        }
        break;
    case frothy::TitleCommand::dismiss: title_state_.message.clear(); break;
    case frothy::TitleCommand::rules: rules_.open(); break;
    case frothy::TitleCommand::options: options_open_ = true; break;
    case frothy::TitleCommand::quit: wants_to_quit_ = true; break;
    case frothy::TitleCommand::none: break;
    }
}

// --- A new race --------------------------------------------------------------------------------

void Desk::go_to_setup() {
    table_.reset();
    scene_ = Scene::setup;
}

void Desk::show_setup(const ui::Kit& kit) {
    const bool is_covered = rules_.is_open();
    if (is_covered) ImGui::BeginDisabled();
    const frothy::SetupReply reply = setup_.show(kit, screen_.canvas(), offers(), plan());
    if (is_covered) {
        ImGui::EndDisabled();
        return;
    }
    if (!reply.open.is_none()) rules_.open(reply.open.text());
    if (!reply.keep_rules.empty()) keep_rules(reply.keep_rules);
    if (reply.command == frothy::SetupCommand::back) go_to_title();
    if (reply.command == frothy::SetupCommand::start) start_race();
}

void Desk::keep_rules(const std::string& name) {
    frothy::NamedHouseRules kept;
    kept.name = name;
    kept.rules = plan().rules;
    try {
        keep_house_rules(kept, start_.user_dirs);
    } catch (const GameError& error) {
        setup_.complain(error.what());
        return;
    }
    std::erase_if(offers().rule_sets, [&](const auto& set) { return set.name == name; });
    plan().rule_set = name;
    offers().rule_sets.push_back(std::move(kept));
}

void Desk::start_race() {
    const frothy::SetupPlan plan = this->plan();
    remember(settings_, plan, offers());
    save_settings(start_.user_dirs.settings_file(), settings_);
    sit_down_to(plan);
}

// The table of last time is left as it was.
void Desk::start_first_race() {
    settings_.has_coach = true;
    settings_.taught.clear();
    save_settings(start_.user_dirs.settings_file(), settings_);
    frothy::SetupPlan first = frothy::first_plan(offers());
    first.seed = plan().seed;
    sit_down_to(first);
    is_first_race_ = scene_ == Scene::race;
}

void Desk::sit_down_to(const frothy::SetupPlan& plan) {
    try {
        const RaceSetup setup = setup_of(plan, offers(), drawn_seed());
        const auto journal = new_journal_file(start_.user_dirs, setup.course.id);
        sit_down(std::make_shared<Game>(Game::start(setup, journal)));
        raced_plan_ = plan;
    } catch (const GameError& error) {
        setup_.complain(error.what());
        scene_ = Scene::setup;
    }
}

void Desk::sit_down(std::shared_ptr<Game> game) {
    raced_plan_.reset();
    is_first_race_ = false;
    table_.reset();
    const bool is_over = game->is_over();
    table_ = std::make_unique<RaceTable>(things(), std::move(game), start_.user_dirs);
    if (start_.paints_beside_frames) table_->work_beside_frames();
    seat_people();
    scene_ = Scene::race;
    if (is_over) show_end();
}

}  // namespace app
