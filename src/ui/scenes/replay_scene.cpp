#include "ui/scenes/replay_scene.h"

#include <algorithm>
#include <utility>

#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "words/words.h"

namespace ui {

using stage::Key;
using stage::theme::ButtonRole;
using words::say;
using words::tr;

namespace {

constexpr float rest_between_deeds = 0.35F;  // seconds at the usual speed
constexpr float fastest_with_sound = 2.0F;

}  // namespace

ReplayScene::ReplayScene(TableDoor& door, KeepNotes keep_notes)
    : door_(door),
      program_(door.program()),
      rules_(program_.rules()),
      keep_notes_(std::move(keep_notes)) {}

void ReplayScene::begin() {
    seat_people();
    screen().set_seating(spectators());
    screen().set_comfort(program_.settings().comfort);
    arrived();
}

Seating ReplayScene::spectators() const {
    Seating seating = seating_;
    for (SeatLook& seat : seating.seats)
        seat.is_human = false;
    return seating;
}

PadPlace ReplayScene::pad_place() const {
    return is_covered() ? PadPlace::panels : PadPlace::replay;
}

Hearing ReplayScene::hears(const stage::InputEvent&) const {
    if (rules_.is_open()) return Hearing::plain;
    return is_covered() ? Hearing::panels : Hearing::itself;
}

// --- Moving ------------------------------------------------------------------------------------

void ReplayScene::arrived() {
    seat_people();
    say_where();
    rested_ = 0.0F;
    if (stop_ == replay().last()) is_playing_ = false;
}

// Who was a person then, and who a driver.
void ReplayScene::seat_people() {
    seating_ = seating_of(seats_at(stop_));
    seating_.palette = program_.settings().comfort.palette;
}

void ReplayScene::words_changed() {
    seat_people();
    screen().set_seating(spectators());
    say_anew();
    trouble_.clear();
    say_where();
    if (dialog_ == Dialog::branch) open_branch();
}

void ReplayScene::say_where() {
    // The strip says at which moment that is.
    words_ = replay().news_at(stop_);
    if (stop_ < replay().last()) return;
    if (!replay().mismatch().empty()) {
        words_ =
            say("{0}. The rules differ from the record here: {1}", {words_, replay().mismatch()});
    } else if (replay().keeps_a_secret()) {
        words_ = say("{0}. Secret choices stay secret", {words_});
    }
}

void ReplayScene::jump(std::size_t stop) {
    stop_ = std::min(stop, replay().last());
    jump_to(stop_);
    arrived();
}

void ReplayScene::watch(std::size_t stop) {
    is_playing_ = false;
    jump(stop - std::min<std::size_t>(stop, 1));
    if (stop > 0) step();
}

void ReplayScene::play_again() {
    jump(0);
    is_playing_ = true;
}

// Whoever steps on before a deed has been shown has seen enough of it.
void ReplayScene::step() {
    if (stop_ >= replay().last()) return;
    screen().skip();
    go_on_to(++stop_);
    arrived();
}

void ReplayScene::handle(ReplayReply reply) {
    const auto go = [&](std::optional<std::size_t> stop, std::size_t otherwise) {
        is_playing_ = false;
        jump(stop.value_or(otherwise));
    };
    switch (reply.command) {
    case ReplayCommand::none: return;
    case ReplayCommand::jump: go(reply.stop, 0); return;
    case ReplayCommand::play_or_pause:
        is_playing_ = !is_playing_ && replay().last() > 0;
        if (is_playing_ && stop_ == replay().last()) play_again();
        rested_ = rest_between_deeds;
        return;
    case ReplayCommand::step:
        is_playing_ = false;
        step();
        return;
    case ReplayCommand::step_back: go(stop_ - std::min<std::size_t>(stop_, 1), 0); return;
    case ReplayCommand::next_round: go(replay().next_round(stop_), replay().last()); return;
    case ReplayCommand::round_before: go(replay().round_before(stop_), 0); return;
    case ReplayCommand::next_mark: go(replay().next_mark(stop_), replay().last()); return;
    case ReplayCommand::mark_before: go(replay().mark_before(stop_), 0); return;
    case ReplayCommand::to_start: go(std::nullopt, 0); return;
    case ReplayCommand::to_end: go(std::nullopt, replay().last()); return;
    case ReplayCommand::faster: speed_ = std::min(speed_ + 1, replay_speeds.size() - 1); return;
    case ReplayCommand::slower: speed_ -= std::min<std::size_t>(speed_, 1); return;
    case ReplayCommand::note: open_note(); return;
    case ReplayCommand::branch:
        if (!can_branch()) return;
        is_playing_ = false;
        dialog_ = Dialog::branch;
        open_branch();
        return;
    case ReplayCommand::story:
        is_playing_ = false;
        open_story();
        return;
    case ReplayCommand::leave: wants_to_leave_ = true; return;
    }
}

bool ReplayScene::feed_key(const stage::InputEvent& event) {
    if (event.modifiers.control || event.modifiers.alt) return false;
    const bool by_round = event.modifiers.shift;
    const bool is_pad = event.pad != stage::no_pad;
    const auto command = [&]() {
        switch (event.key) {
        case Key::left: return by_round ? ReplayCommand::round_before : ReplayCommand::step_back;
        case Key::right: return by_round ? ReplayCommand::next_round : ReplayCommand::step;
        case Key::page_up:
        case Key::previous_tab: return ReplayCommand::round_before;
        case Key::page_down:
        case Key::next_tab: return ReplayCommand::next_round;
        case Key::home: return ReplayCommand::to_start;
        case Key::end: return ReplayCommand::to_end;
        case Key::up:
        case Key::comma:
        case Key::left_bracket: return ReplayCommand::mark_before;
        case Key::down:
        case Key::period:
        case Key::right_bracket: return ReplayCommand::next_mark;
        case Key::f: return ReplayCommand::faster;
        case Key::s: return ReplayCommand::slower;
        case Key::space:
        case Key::enter:
        case Key::pad_enter:
            return event.is_repeat ? ReplayCommand::none : ReplayCommand::play_or_pause;
        case Key::n: return ReplayCommand::note;
        case Key::b: return ReplayCommand::branch;
        case Key::d: return ReplayCommand::story;
        case Key::main_choice: return ReplayCommand::branch;
        case Key::f1: return is_pad ? ReplayCommand::story : ReplayCommand::none;
        default: return ReplayCommand::none;
        }
    }();
    if (command == ReplayCommand::none) return false;
    handle({command, 0});
    return true;
}

void ReplayScene::feed(const stage::InputEvent& event, bool is_over_panel) {
    if (event.kind == stage::InputKind::key_pressed && feed_key(event)) return;
    screen().feed(event, is_over_panel);
}

bool ReplayScene::advance(float seconds) {
    const float speed = replay_speeds[speed_];
    screen().set_speed(speed);
    bool is_moving = screen().advance(seconds);
    if (is_playing_ && !is_covered()) {
        is_moving = true;
        if (screen().idle()) rested_ += seconds * speed;
        if (rested_ >= rest_between_deeds && screen().idle()) step();
    }
    for (const SoundCue& cue : screen().take_cues()) {
        stage::SoundBox* sounds = program_.sounds();
        const bool is_heard =
            sounds != nullptr && !cue.sound.empty() && speed <= fastest_with_sound;
        if (is_heard) sounds->play(cue.sound, cue.strength);
    }
    return is_moving;
}

// --- Notes and branches ------------------------------------------------------------------------

void ReplayScene::open_note() {
    if (!keep_notes_) return;
    is_playing_ = false;
    dialog_ = Dialog::note;
    is_new_dialog_ = true;
    trouble_.clear();
    note_.fill('\0');
}

void ReplayScene::pin(const std::string& text) {
    play::Chronicle& notes = chronicle();
    if (text.empty()) {
        // All notes that stand at this stop, whichever entries they name.
        std::erase_if(notes.pinned, [&](const play::PinnedNote& note) {
            return replay().stop_at(note.entries) == stop_;
        });
    } else {
        play::pin_note(notes, replay().stops()[stop_].entries, text);
    }
    trouble_ = keep_notes_(notes.pinned);
    replay().set_notes(notes.pinned);
    if (trouble_.empty()) dialog_ = Dialog::none;
}

bool ReplayScene::can_branch() const {
    return stop_ < replay().last() || (!replay().is_over() && replay().mismatch().empty());
}

void ReplayScene::open_branch() {
    branch_.open(seats_at(stop_), replay().moment_at(stop_), replay().news_at(stop_),
                 door_.has_dice());
}

// --- A frame -----------------------------------------------------------------------------------

void ReplayScene::show_note(const Kit& kit, stage::PixelSize canvas) {
    const ScreenOverlay overlay("note", canvas, 560.0F * kit.scale());
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    show_text(fonts.heading, tr("A note on this moment"));
    show_muted(fonts.body_italic, replay().words_at(stop_));
    const std::vector<std::string> here = replay().notes_at(stop_);
    for (const std::string& text : here)
        show_text(fonts.body, text);
    ImGui::PushFont(fonts.label);
    ImGui::SetNextItemWidth(-1.0F);
    if (std::exchange(is_new_dialog_, false)) ImGui::SetKeyboardFocusHere();
    const bool is_entered = ImGui::InputText("##note", note_.data(), note_.size(),
                                             ImGuiInputTextFlags_EnterReturnsTrue);
    ImGui::PopFont();
    if (!trouble_.empty()) show_muted(fonts.body_italic, trouble_);
    const bool has_text = note_[0] != '\0';
    const bool is_pinned = key_button(kit, {.label = tr("Pin it"),
                                            .key = Key::enter,
                                            .role = ButtonRole::decide,
                                            .is_enabled = has_text});
    if ((is_pinned || is_entered) && has_text) pin(note_.data());
    ImGui::SameLine();
    if (key_button(kit, {.label = tr("Back"), .key = Key::escape}) ||
        ImGui::IsKeyPressed(static_cast<int>(Key::escape), false)) {
        dialog_ = Dialog::none;
    }
    if (here.empty()) return;
    ImGui::SameLine();
    const char* label =
        words::by_count(static_cast<int>(here.size()), "Remove the note", "Remove the notes");
    if (key_button(kit, {.label = label, .role = ButtonRole::danger, .id = "unpin"})) pin({});
}

ReplayScene::Wish ReplayScene::show_branch(const Kit& kit, stage::PixelSize canvas) {
    const BranchReply reply = branch_.show(kit, canvas);
    if (reply == BranchReply::waiting) return Wish::none;
    dialog_ = Dialog::none;
    return reply == BranchReply::begun ? Wish::branch : Wish::none;
}

ReplayScene::Wish ReplayScene::show_race(const Kit& kit, stage::PixelSize canvas) {
    ReplayBarState state;
    state.timeline = &replay();
    state.stop = stop_;
    state.words = words_;
    state.is_playing = is_playing_;
    state.speed = speed_;
    state.can_branch = can_branch();
    state.can_note = static_cast<bool>(keep_notes_);
    if (replay().is_over() && tells_story()) {
        state.story = tr_in("button", "Story and dice");
        state.story_hint = tr("What happened, in brief, and the luck of the dice");
    }
    bar_.set(state);
    PlayCaption caption;
    caption.foot = &bar_;
    caption.is_covered = rules_.is_open();
    const auto show_screen = [&] {
        const CoveredScope covered(rules_.is_open());
        return screen().show(kit, caption);
    };
    const PlayReply reply = show_screen();
    if (!reply.open.is_none()) rules_.open(reply.open.text());
    if (reply.command == PlayCommand::rules) rules_.open();
    handle(bar_.take_reply());
    const bool leaves = reply.command == PlayCommand::menu || wants_to_leave_;
    if (is_story_open()) {
        if (const auto look = show_story(kit, canvas)) watch(*look);
    }
    if (dialog_ == Dialog::note) show_note(kit, canvas);
    if (dialog_ == Dialog::branch) return show_branch(kit, canvas);
    return leaves ? Wish::leave : Wish::none;
}

void ReplayScene::show(const Kit& kit) {
    switch (show_race(kit, program_.screen().canvas().size())) {
    case Wish::leave: program_.scenes().pop(); break;
    case Wish::branch: play_on(stop_, branch_.seats(), branch_.dice()); break;
    case Wish::none: break;
    }
}

}  // namespace ui
