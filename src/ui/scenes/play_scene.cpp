#include "ui/scenes/play_scene.h"

#include <chrono>
#include <stdexcept>
#include <utility>

#include "play/library.h"
#include "play/people/cast.h"
#include "ui/letters.h"

namespace ui {

namespace {

constexpr auto longest_stretch = std::chrono::milliseconds(8);  // of drivers, between two frames

}  // namespace

PlayScene::PlayScene(TableDoor& door, std::shared_ptr<play::OpenGame> game)
    : door_(door),
      program_(door.program()),
      settings_(program_.settings()),
      rules_(program_.rules()),
      game_(std::move(game)) {
    game_->set_own_dice(settings_.has_own_dice);
    seat_people();
    show_faces();
}

PlayScene::~PlayScene() {
    if (auto* sounds = program_.sounds()) sounds->play_bed("crowd/murmur", 0.0F);
}

void PlayScene::begin() {
    apply_settings();
    has_ended_ = game_->is_over();
    if (program_.paints_beside_frames()) screen().paint_beside_frames();
    take_up_sight();
}

// A race that is taken up again is seen as it was left.
void PlayScene::take_up_sight() {
    const std::string race = game_->autosave_file().stem().string();
    if (race.empty()) return;
    const auto sight = read_board_sight(settings_.sight);
    if (settings_.sight_of == race && sight) screen().look_as(*sight);
    if (const auto hand = settings_.hands.find(race); hand != settings_.hands.end())
        show_again(hand->second);
}

// Whether that is something new.
bool PlayScene::keep_hand(const std::string& race) {
    const auto held = held_throw();
    const auto known = settings_.hands.find(race);
    if (!held) return settings_.hands.erase(race) > 0;
    if (known != settings_.hands.end() && known->second == *held) return false;
    settings_.hands[race] = *held;
    return true;
}

void PlayScene::keep_sight() {
    const std::string race = game_->autosave_file().stem().string();
    if (race.empty()) return;
    if (game_->is_over()) {
        if (settings_.hands.erase(race) > 0) program_.settings_changed();
        return;
    }
    const auto chosen = screen().chosen_sight();
    const std::string text = chosen ? text_of(*chosen) : std::string();
    const bool is_kept = settings_.sight_of == race ? settings_.sight == text : text.empty();
    if (!keep_hand(race) && is_kept) return;
    if (!is_kept) {
        settings_.sight_of = race;
        settings_.sight = text;
    }
    program_.settings_changed();
}

void PlayScene::seat_people() {
    seating_ = seating_of(game_->seats());
    seating_.palette = settings_.comfort.palette;
}

// A rival has a face as long as nobody else drives there.
void PlayScene::show_faces() {
    faces_.clear();
    const auto cast = play::shipped_cast(program_.data_dirs().data);
    for (const play::Seat& seat : game_->seats()) {
        const play::Rival* rival =
            play::is_human(seat) ? nullptr : play::rival_named(cast, seat.name);
        faces_.push_back(rival == nullptr ? std::string() : rival->portrait);
    }
}

bool PlayScene::tell(const std::string& news) {
    notice_.tell(news);
    return true;
}

bool PlayScene::is_covered() const {
    return menu().is_open() || consent_.is_open() || curtain_is_up_ || rules_.is_open();
}

bool PlayScene::waits_for_nothing() const {
    return settings_.pace == Pace::instant || (hurries_ && only_drivers_play_on());
}

void PlayScene::apply_settings() {
    screen().set_speed(speed_of(settings_.pace));
    screen().set_comfort(settings_.comfort);
    resume_lessons(settings_.taught);
}

// Dice that were awaited may have fallen without a hand.
void PlayScene::settings_changed() {
    apply_settings();
    const bool was_awaited = game_->awaited_dice().has_value();
    game_->set_own_dice(settings_.has_own_dice && !only_drivers_play_on());
    if (was_awaited && !game_->awaited_dice()) after_change();
}

void PlayScene::words_changed() {
    seat_people();
    screen().set_seating(seating_of(game_->seats()));
    say_anew();
    if (game_->awaited_dice() && screen().is_asking()) ask_for_dice();
    menu().words_changed(usual_name());
    notice_.clear();
    const auto terms = game_->undo_terms();
    if (consent_.is_open() && terms)
        consent_.ask(game_->undo_words(), terms->cost, door_.has_dice());
}

void PlayScene::settle() {
    screen().skip();
    put_question();
    curtain_is_up_ = false;
    weigh_choices();
    finish_weighing();
    weigh_choices();
}

// --- What is struck and clicked ----------------------------------------------------------------

PadPlace PlayScene::pad_place() const { return is_covered() ? PadPlace::panels : PadPlace::race; }

// Keys of a menu move with the arrows.
Hearing PlayScene::hears(const stage::InputEvent& event) const {
    if (!is_covered()) return Hearing::itself;
    if (curtain_is_up_ && event.is_repeat) return Hearing::nobody;  // held since an answer
    const bool is_pad = event.pad != stage::no_pad;
    if (is_pad && !may_open_curtain(event.pad)) return Hearing::nobody;
    const bool is_menu = menu().is_open() && !rules_.is_open();
    return is_menu || is_pad ? Hearing::panels : Hearing::plain;
}

void PlayScene::feed(const stage::InputEvent& event, bool is_over_panel) {
    if (is_meant_for_another(event)) return;
    screen().feed(event, is_over_panel);
    // A board that was moved by hand is kept so at once: the program may be left before all rests.
    using stage::InputKind;
    const bool ends_a_move = event.kind == InputKind::key_pressed ||
                             event.kind == InputKind::wheel ||
                             event.kind == InputKind::mouse_released;
    if (ends_a_move && !is_covered()) keep_sight();
}

bool PlayScene::may_open_curtain(int pad) const {
    const auto question = game_->question();
    return !curtain_is_up_ || !question || settings_.pad_seats.may_answer(pad, question->player);
}

// A pad bound to a seat answers for no other; everybody may look around.
bool PlayScene::is_meant_for_another(const stage::InputEvent& event) {
    using stage::Key;
    if (event.kind != stage::InputKind::key_pressed || event.pad == stage::no_pad) return false;
    const kernel::PlayerId asked = awaited();
    if (asked == kernel::nobody || !screen().is_asking()) return false;
    const bool answers = event.key == Key::space || event.key == Key::main_choice ||
                         event.key == Key::go_back || event.key == Key::focus_left ||
                         event.key == Key::focus_right || event.key == Key::focus_up ||
                         event.key == Key::focus_down;
    if (!answers || settings_.pad_seats.may_answer(event.pad, asked)) return false;
    const int own = settings_.pad_seats.pads.at(asked);
    const std::string& player = seating_.seat(asked).name;
    notice_.tell(own != 0
                     ? say("This is for {0}: pad {1} answers.", {player, own})
                     : say("This is for {0}; pad {1} plays for another.", {player, event.pad + 1}));
    return true;
}

// --- The course of the game --------------------------------------------------------------------

void PlayScene::after_change() {
    thinking_ = 0.0F;
    screen().ask_nothing();
    thrown_.forget();
    take_happenings();
    if (!game_->is_over()) {
        has_ended_ = false;
        over_for_ = 0.0F;
    }
    if (!game_->autosave_trouble().empty() && notice_.words().empty()) {
        notice_.tell(say("The race is not being saved: {0}", {game_->autosave_trouble()}));
    }
    put_question();
}

kernel::PlayerId PlayScene::awaited() const {
    if (const auto question = game_->question()) return question->player;
    const auto dice = game_->awaited_dice();
    return dice ? dice->player : kernel::nobody;
}

void PlayScene::ask_for_dice() { screen().ask_besides(thrown_.prompt(dice_in_hand())); }

namespace {

// The question is answered in secret, or shows what others may not see.
bool needs_privacy(const std::optional<play::OpenQuestion>& question) {
    return question && (question->is_secret || question->shows_secret);
}

}  // namespace

void PlayScene::put_question() {
    if (game_->awaited_dice()) {
        if (screen().idle()) ask_for_dice();
        return;
    }
    const auto question = game_->question();
    const bool is_secret = needs_privacy(question);
    if (!question || !game_->human_decides()) {
        screen().ask_nothing();
        if (!is_secret) opened_for_ = kernel::nobody;
        return;
    }
    const bool is_ready = !program_.paints_beside_frames() || is_prepared();
    if (!screen().idle() || !is_ready) return;
    if (answer_automatically(was_undone_)) {
        after_change();
        return;
    }
    if (!is_secret) {
        opened_for_ = kernel::nobody;
    } else if (needs_curtain()) {
        if (!curtain_is_up_) curtain_.rise();
        curtain_is_up_ = true;
        screen().ask_nothing();
        return;
    }
    ask();
}

kernel::PlayerId PlayScene::viewer() const {
    const auto question = game_->question();
    if (question && screen().is_asking()) return question->player;
    kernel::PlayerId only = kernel::nobody;
    for (kernel::PlayerId seat = 0; seat < game_->seats().size(); ++seat)
        if (game_->is_human_seat(seat)) only = seat;
    return game_->people() == 1 ? only : kernel::nobody;
}

// A curtain only where somebody else could see something secret.
bool PlayScene::needs_curtain() const {
    const auto question = game_->question();
    const bool is_a_choice = question && game_->human_decides() && needs_privacy(question) &&
                             question->options > 1 && opened_for_ != question->player;
    if (!is_a_choice || !settings_.has_curtain) return false;
    for (kernel::PlayerId seat = 0; seat < game_->seats().size(); ++seat)
        if (game_->is_human_seat(seat) && is_secret_from(seat)) return true;
    return false;
}

bool PlayScene::let_drivers_answer(float seconds) {
    if (game_->is_over() || game_->human_decides() || game_->awaited_dice()) return false;
    if (menu().is_open() || consent_.is_open() || rules_.is_open()) return false;
    if (!screen().idle()) return true;
    thinking_ += seconds;
    if (!waits_for_nothing() && thinking_ < thinking_time(settings_.pace)) return true;
    // A driver that thinks long does so beside the frames.
    const auto is_ready = [this] { return !program_.paints_beside_frames() || is_prepared(); };
    if (!is_ready()) return true;
    const auto begin = std::chrono::steady_clock::now();
    do {
        if (!game_->let_driver_answer()) break;
        after_change();
        if (hurries_) screen().skip();
    } while (waits_for_nothing() && screen().idle() && is_ready() &&
             std::chrono::steady_clock::now() - begin < longest_stretch);
    return true;
}

void PlayScene::make_heard(float seconds, bool is_moving) {
    const std::vector<SoundCue> cues = screen().take_cues();  // seen where nothing is heard, too
    stage::SoundBox* sounds = program_.sounds();
    if (sounds == nullptr) return;
    for (const SoundCue& cue : cues) {
        crowd_.hear(cue);
        if (!cue.sound.empty()) sounds->play(cue.sound, cue.strength);
    }
    // It holds its breath while somebody thinks.
    crowd_.advance(seconds);
    sounds->play_bed("crowd/murmur", is_moving ? crowd_.loudness() : 0.0F);
}

// After the race it is quiet until the podium.
std::string_view PlayScene::music() const {
    if (is_seen_over()) return {};
    return screen().is_last_lap() ? "last-lap" : "race";
}

bool PlayScene::keeps_time() const {
    return game_->time_left().has_value() && !game_->is_over() && !is_covered();
}

bool PlayScene::advance(float seconds) {
    // The first frame does not wait for what all need to know of the course.
    if (program_.paints_beside_frames() && has_shown_) prepare();
    bool is_moving = screen().advance(seconds);
    if (curtain_is_up_) is_moving = curtain_.advance(seconds) || is_moving;
    hurries_ = hurries_ && only_drivers_play_on();
    // Nothing is thrown for whoever makes races instant until the options are left.
    if (waits_for_nothing() && !screen().idle() && !is_covered()) screen().skip();
    // Motion may also have been skipped between two frames.
    const bool is_for_people = game_->human_decides() || game_->awaited_dice();
    if (screen().idle() && !screen().is_asking() && !curtain_is_up_ && is_for_people) {
        put_question();
        is_moving = true;
    }
    is_moving = let_drivers_answer(seconds) || is_moving;
    is_moving = weigh_choices() || is_moving;
    if (!is_covered()) is_moving = notice_.advance(seconds) || is_moving;
    if (game_->is_over() && screen().idle() && !has_ended_) {
        over_for_ += seconds;
        is_moving = true;
    }
    make_heard(seconds, is_moving);
    if (!is_moving || held_throw()) keep_sight();
    return is_moving;
}

// --- Undo, saves -------------------------------------------------------------------------------

void PlayScene::undo(bool is_agreed) {
    // What is touched lies before what was answered.
    if (!is_agreed && (screen().take_back_touch() || takes_back_throw())) return;
    const auto terms = game_->undo_terms();
    if (!terms) return;
    if (terms->needs_consent && !is_agreed) {
        consent_.ask(game_->undo_words(), terms->cost, door_.has_dice());
        return;
    }
    // Whoever is asked and takes back a step of their own sits there still.
    if (awaited() != terms->whose) opened_for_ = kernel::nobody;
    curtain_is_up_ = false;
    game_->undo();
    was_undone_ = true;
    was_taken_back();
    after_change();
}

void PlayScene::save(const std::string& name) {
    try {
        const std::filesystem::path file = play::save_game(*game_, program_.user_dirs(), name);
        menu().close();
        notice_.tell(say("Saved as {0}.", {file.filename().string()}));
    } catch (const std::runtime_error& error) {
        menu().tell(error.what());
    }
}

// --- Lessons -----------------------------------------------------------------------------------

std::optional<LessonNote> PlayScene::lesson() const {
    if (!settings_.has_coach || is_covered() || !screen().is_asking() || !game_->question() ||
        screen().tells_misfortune())
        return std::nullopt;
    return due_lesson();
}

bool PlayScene::close_lesson() {
    const auto read = lesson();
    if (!read) return false;
    lesson_read(*read);
    settings_.taught = lessons_read();
    if (has_no_more_lessons()) settings_.has_coach = false;
    return true;
}

}  // namespace ui
