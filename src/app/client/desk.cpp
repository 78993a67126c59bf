#include "app/client/desk.h"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/client/game_doors.h"
#include "app/client/title_scene.h"
#include "app/core/commands/own_commands.h"
#include "formats/data_files.h"
#include "stage/theme.h"
#include "ui/letter_panel.h"
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
    const stage::Rect all = stage::all_of(screen.size());
    const float held = std::min(all.width / least_units_across, all.height / least_units_down);
    // In steps, so that fonts are not made anew with every pixel of a window that is pulled.
    const float most = std::clamp(std::floor(held * 20.0F) / 20.0F, stage::ImGuiFrame::least_scale,
                                  stage::ImGuiFrame::most_scale);
    return std::clamp(wanted * screen.dpi_scale(), stage::ImGuiFrame::least_scale, most);
}

// Told the screen it is shown on, as large as is wanted.
float suited(ui::Settings& settings, const stage::Screen& screen) {
    settings.suited_scale = screen.suited_scale() / screen.dpi_scale();
    return ui::scale_of(settings);
}

}  // namespace

Desk::Desk(stage::Screen& screen, play::ClientStart start)
    : screen_(screen),
      start_(std::move(start)),
      settings_(ui::load_settings(start_.user_dirs.settings_file())),
      languages_(start_.catalogues, settings_.language),
      sprites_(screen.canvas(), start_.assets),
      frame_(screen, fitting_scale(screen, suited(settings_, screen))),
      doors_(make_doors(*this, start_.ledgers)) {
    if (start_.has_sound) sounds_ = std::make_unique<stage::SoundBox>(start_.assets);
    apply_settings();
    keep_broken_settings();
    options_.offer(languages_.all());
    open_first();
    news_ = first_news_;
    settle_scenes();
}

Desk::~Desk() = default;

std::size_t Desk::first_game() const {
    const auto found =
        std::ranges::find(doors_, start_.game_id, [](const auto& door) { return door->id(); });
    return found == doors_.end() ? 0 : static_cast<std::size_t>(found - doors_.begin());
}

void Desk::open_first() {
    ui::Program& program = *this;  // whose base none but the desk may name
    const auto install = [this](const std::string& path) { return install_in(start_, path); };
    auto title = std::make_unique<TitleScene>(program, doors_, first_game(), install);
    if (start_.news) title->tell_first(start_.news());
    scenes_.push(std::move(title));
    if (start_.opening) doors_[first_game()]->open(*start_.opening);
    start_.opening.reset();
}

bool Desk::paint_alone(stage::Rect where) { return doors_[first_game()]->paint_alone(where); }

bool Desk::settle_scenes() {
    const bool is_other = scenes_.settle();
    if (is_other) {
        screen_.canvas().forget_textures();
        // A screen begins without the keyboard's cursor: Enter then means its main button.
        ImGui::GetCurrentContext()->NavDisableHighlight = true;
    }
    if (news_.empty()) return is_other;
    const std::string news = std::exchange(news_, {});
    if (!scenes_.top().tell(news)) scenes_.all().front()->tell(news);
    return true;
}

void Desk::settle() {
    for (const auto& scene : scenes_.all())
        scene->settle();
}

void Desk::pass_time(double seconds) {
    if (keeps_time()) scenes_.top().pass_time(seconds);
}

// --- Settings ----------------------------------------------------------------------------------

void Desk::set_scale(float scale) {
    settings_.scale = scale == 0.0F ? scale
                                    : std::clamp(scale, stage::ImGuiFrame::least_scale,
                                                 stage::ImGuiFrame::most_scale);
    settings_changed();
}

void Desk::remember_window(stage::PixelSize size) {
    if (size == settings_.window) return;
    settings_.window = size;
    ui::save_settings(start_.user_dirs.settings_file(), settings_);
}

void Desk::set_language(const std::string& code) {
    settings_.language = code;
    settings_changed();
}

void Desk::settings_changed() {
    ui::save_settings(start_.user_dirs.settings_file(), settings_);
    apply_settings();
    for (const auto& scene : scenes_.all())
        scene->settings_changed();
}

// What could be read of them holds from now on.
void Desk::keep_broken_settings() {
    if (!std::exchange(settings_.is_broken, false)) return;
    const auto aside = formats::put_aside(start_.user_dirs.settings_file());
    if (aside.empty()) return;
    ui::save_settings(start_.user_dirs.settings_file(), settings_);
    first_news_ = words::say("Only part of the settings could be read. That part is in use; the "
                             "old file is kept as {0}.",
                             {aside.string()});
}

void Desk::apply_settings() {
    if (sounds_) sounds_->set_volumes(ui::volumes_of(settings_));
    frame_.set_contrast(settings_.comfort.contrast);
    frame_.caps().set_mouse_caps(settings_.mouse_caps);
    nobody_.palette = settings_.comfort.palette;
    for (const auto& door : doors_)
        door->settings_changed();
}

void Desk::forget_textures() {
    sprites_.clear();
    for (const auto& scene : scenes_.all())
        scene->forget_textures();
    screen_.canvas().forget_textures();
}

void Desk::words_changed() {
    forget_textures();  // letters are in the pictures too
    for (const auto& door : doors_)
        door->words_changed();
    for (const auto& scene : scenes_.all())
        scene->words_changed();
}

// --- Frames ------------------------------------------------------------------------------------

stage::Motion Desk::frame(const std::vector<InputEvent>& events, float seconds) {
    for (const InputEvent& event : events)
        take(event);
    for (const InputEvent& event : pad_keys_.advance(seconds))
        if (pad_place() != ui::PadPlace::panels) take_key_or_mouse(event);
    prepare_frame();
    const bool is_moving = scenes_.top().advance(seconds);
    draw(seconds);
    // Only once there is something to see.
    if (sounds_ && !is_painting()) sounds_->play_music(scenes_.top().music());
    const bool goes_on = is_moving || pad_keys_.is_holding() ||
                         scenes_.top().wants_another_frame() || frame_.wants_another_frame();
    // What was asked for while it was drawn, or before by a file that has changed, holds for the
    // next frame.
    const bool is_changed = settle_scenes();
    return goes_on || is_changed ? stage::Motion::moving : stage::Motion::still;
}

void Desk::prepare_frame() {
    const float scale = fitting_scale(screen_, suited(settings_, screen_));
    if (scale != frame_.scale()) {
        frame_.set_scale(scale);
        forget_textures();
    }
    if (settings_.language != languages_.chosen()) {
        languages_.choose(settings_.language);
        words_changed();
    }
}

void Desk::draw(float seconds) {
    stage::Canvas& canvas = screen_.canvas();
    ui::Scene& scene = scenes_.top();
    if (!scene.clears_itself()) canvas.clear(stage::theme::night);
    if (scene.pad_place() == ui::PadPlace::race) {
        settings_.keys.name_keys(frame_.caps());
    } else {
        ui::KeyBindings().name_keys(frame_.caps());
    }
    frame_.begin(seconds);
    const ui::Kit kit{frame_, sprites_, scene.seating(), scene.rulebook()};
    scene.show(kit);
    if (options_open_) show_options_overlay(kit);
    if (rules_.is_open()) rules_.show(kit, canvas.size());
    show_letters(kit);
    frame_.end();

    until_trim_ -= seconds;
    if (until_trim_ <= 0.0F) {
        until_trim_ = trim_every;
        canvas.trim();
    }
}

// Whoever holds a pad writes by it, whichever field it is.
void Desk::show_letters(const ui::Kit& kit) {
    const auto writing = frame_.writing();
    const bool is_wanted = writing && frame_.caps().device() == stage::Device::pad;
    if (is_wanted && !is_on_letters_) {
        letters_.lay_out(language());
        letters_.shift(writing->is_empty);
    }
    is_on_letters_ = is_wanted;
    if (is_wanted) ui::draw_letter_panel(kit, screen_.canvas().size(), letters_, writing->at);
}

void Desk::show_options_overlay(const ui::Kit& kit) {
    const ui::OptionsPanel::Reply reply =
        options_.show(kit, "options", screen_.canvas().size(), settings_);
    if (reply.is_changed) settings_changed();
    if (reply.wants_back) options_open_ = false;
}

}  // namespace app
