#include "games/frothy/door/replay_scene.h"

#include <algorithm>
#include <utility>

#include "games/frothy/door/frothy_door.h"
#include "games/frothy/door/race_library.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "words/words.h"

namespace frothy {

using stage::Key;
using stage::theme::ButtonRole;
using words::say;
using words::tr;
using namespace ui;

namespace {

constexpr float rest_between_deeds = 0.35F;  // seconds at the usual speed
constexpr float fastest_with_sound = 2.0F;

RaceMoment moment_at(const RaceReplay& replay, std::size_t stop, const Race& now) {
    return {replay.start(), replay.journal(), replay.stops()[stop].entries, now};
}

// Nobody is asked anything: the sheet goes along with whoever acts.
ui::Seating spectators(ui::Seating seating) {
    for (ui::SeatLook& seat : seating.seats)
        seat.is_human = false;
    return seating;
}

}  // namespace

ReplayScene::ReplayScene(FrothyDoor& door, ReplaySource source)
    : door_(door),
      program_(door.program()),
      rules_(program_.rules()),
      source_(std::move(source)),
      replay_(source_.record),
      seating_(ui::seating_of(source_.record.seats)),
      screen_(program_.screen().canvas(), program_.sprites(),
              moment_at(replay_, 0, replay_.race_at(0)), spectators(seating_)) {
    const ui::Comfort& comfort = program_.settings().comfort;
    seating_.palette = comfort.palette;
    screen_.set_seating(spectators(seating_));
    screen_.set_comfort(comfort);
    arrived();
}

ReplayScene::~ReplayScene() {
    if (auto* sounds = program_.sounds()) sounds->play_bed("crowd", 0.0F);
}

const formats::Rulebook& ReplayScene::rulebook() const { return door_.rulebook(); }

ui::PadPlace ReplayScene::pad_place() const {
    return is_covered() ? ui::PadPlace::panels : ui::PadPlace::replay;
}

ui::Hearing ReplayScene::hears(const stage::InputEvent&) const {
    if (rules_.is_open()) return ui::Hearing::plain;
    return is_covered() ? ui::Hearing::panels : ui::Hearing::itself;
}

// --- Moving ------------------------------------------------------------------------------------

void ReplayScene::arrived() {
    seat_people();
    say_where();
    rested_ = 0.0F;
    if (stop_ == replay_.last()) is_playing_ = false;
}

// Who was a person then, and who a driver.
void ReplayScene::seat_people() {
    const ui::Palette palette = seating_.palette;
    seating_ = ui::seating_of(seats_here());
    seating_.palette = palette;
}

void ReplayScene::words_changed() {
    replay_.words_changed(source_.record);
    story_.words_changed();
    seat_people();
    screen_.set_seating(spectators(seating_));
    const Race now = replay_.race_at(stop_);
    screen_.words_changed(moment_at(replay_, stop_, now));
    trouble_.clear();
    say_where();
    if (dialog_ == Dialog::branch) open_branch();
}

void ReplayScene::say_where() {
    // The strip says at which moment that is.
    words_ = replay_.news_at(stop_);
    if (stop_ < replay_.last()) return;
    if (!replay_.mismatch().empty()) {
        words_ =
            say("{0}. The rules differ from the record here: {1}", {words_, replay_.mismatch()});
    } else if (replay_.keeps_a_secret()) {
        words_ = say("{0}. Secret choices stay secret", {words_});
    }
}

void ReplayScene::jump(std::size_t stop) {
    stop_ = std::min(stop, replay_.last());
    const Race now = replay_.race_at(stop_);
    screen_.show_moment(moment_at(replay_, stop_, now), replay_.stops()[stop_].who);
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
    if (stop_ >= replay_.last()) return;
    screen_.skip();
    const std::vector<Happening> told = replay_.told(stop_, stop_ + 1);
    ++stop_;
    screen_.take(told, replay_.journal(), replay_.race_at(stop_), replay_.stops()[stop_].who);
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
        is_playing_ = !is_playing_ && replay_.last() > 0;
        if (is_playing_ && stop_ == replay_.last()) play_again();
        rested_ = rest_between_deeds;
        return;
    case ReplayCommand::step:
        is_playing_ = false;
        step();
        return;
    case ReplayCommand::step_back: go(stop_ - std::min<std::size_t>(stop_, 1), 0); return;
    case ReplayCommand::next_round: go(replay_.next_round(stop_), replay_.last()); return;
    case ReplayCommand::round_before: go(replay_.round_before(stop_), 0); return;
    case ReplayCommand::next_mark: go(replay_.next_mark(stop_), replay_.last()); return;
    case ReplayCommand::mark_before: go(replay_.mark_before(stop_), 0); return;
    case ReplayCommand::to_start: go(std::nullopt, 0); return;
    case ReplayCommand::to_end: go(std::nullopt, replay_.last()); return;
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
        story_.open(replay_);
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
    screen_.feed(event, is_over_panel);
}

bool ReplayScene::advance(float seconds) {
    const float speed = replay_speeds[speed_];
    screen_.set_speed(speed);
    bool is_moving = screen_.advance(seconds);
    if (is_playing_ && !is_covered()) {
        is_moving = true;
        if (screen_.idle()) rested_ += seconds * speed;
        if (rested_ >= rest_between_deeds && screen_.idle()) step();
    }
    for (const SoundCue& cue : screen_.take_cues()) {
        stage::SoundBox* sounds = program_.sounds();
        const bool is_heard =
            sounds != nullptr && !cue.sound.empty() && speed <= fastest_with_sound;
        if (is_heard) sounds->play(cue.sound, cue.strength);
    }
    return is_moving;
}

// --- Notes and branches ------------------------------------------------------------------------

std::vector<std::string> ReplayScene::notes_here() const {
    std::vector<std::string> texts;
    for (const ReplayMark& mark : replay_.marks()) {
        if (mark.stop == stop_ && mark.kind == MarkKind::note) texts.push_back(mark.text);
    }
    return texts;
}

void ReplayScene::open_note() {
    if (!source_.keep_notes) return;
    is_playing_ = false;
    dialog_ = Dialog::note;
    is_new_dialog_ = true;
    trouble_.clear();
    note_.fill('\0');
}

void ReplayScene::pin(const std::string& text) {
    Record& record = source_.record;
    if (text.empty()) {
        // All notes that stand at this stop, whichever entries they name.
        std::erase_if(record.pinned, [&](const PinnedNote& note) {
            return replay_.stop_at(note.entries) == stop_;
        });
    } else {
        pin_note(record, replay_.stops()[stop_].entries, text);
    }
    trouble_ = source_.keep_notes(record.pinned);
    replay_.set_notes(record.pinned);
    if (trouble_.empty()) dialog_ = Dialog::none;
}

bool ReplayScene::can_branch() const {
    return stop_ < replay_.last() || (!replay_.is_over() && replay_.mismatch().empty());
}

Record ReplayScene::branch() const {
    const BranchPoint from{replay_.race_at(stop_).round, source_.name, {}};
    Record record =
        branch_at(source_.record, replay_.stops()[stop_].entries, from, branch_.seats());
    if (branch_.dice() == ui::BranchDice::fresh) record.seed = drawn_seed();
    return record;
}

void ReplayScene::open_branch() {
    branch_.open(seats_here(), moment_name(replay_.race_at(stop_)), replay_.news_at(stop_));
}

std::vector<Seat> ReplayScene::seats_here() const {
    return seats_at(source_.record, replay_.stops()[stop_].entries);
}

// --- A frame -----------------------------------------------------------------------------------

void ReplayScene::show_note(const ui::Kit& kit, stage::PixelSize canvas) {
    const ScreenOverlay overlay("note", canvas, 560.0F * kit.scale());
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    show_text(fonts.heading, tr("A note on this moment"));
    show_muted(fonts.body_italic, replay_.words_at(stop_));
    const std::vector<std::string> here = notes_here();
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
        words::by_count(static_cast<int>(here.size()), "Remove the note", "Take the notes away");
    if (key_button(kit, {.label = label, .role = ButtonRole::danger, .id = "unpin"})) pin({});
}

void ReplayScene::show_story(const ui::Kit& kit, stage::PixelSize canvas) {
    const StoryReply reply = story_.show(kit, canvas);
    if (reply.is_left || reply.look) story_.close();
    if (reply.look) watch(*reply.look);
}

ReplayScene::Wish ReplayScene::show_branch(const ui::Kit& kit, stage::PixelSize canvas) {
    const ui::BranchReply reply = branch_.show(kit, canvas);
    if (reply == ui::BranchReply::waiting) return Wish::none;
    dialog_ = Dialog::none;
    return reply == ui::BranchReply::begun ? Wish::branch : Wish::none;
}

ReplayScene::Wish ReplayScene::show_race(const ui::Kit& kit, stage::PixelSize canvas) {
    ReplayBarState state;
    state.timeline = &replay_;
    state.stop = stop_;
    state.words = words_;
    state.is_playing = is_playing_;
    state.speed = speed_;
    state.can_branch = can_branch();
    state.can_note = static_cast<bool>(source_.keep_notes);
    if (replay_.is_over()) {
        state.story = tr_in("button", "Story and dice");
        state.story_hint = tr("What happened in short, and the luck of the dice");
    }
    bar_.set(state);
    PlayCaption caption;
    caption.foot = &bar_;
    const auto show_screen = [&] {
        const ui::CoveredScope covered(rules_.is_open());
        return screen_.show(kit, caption);
    };
    const PlayReply reply = show_screen();
    if (!reply.open.is_none()) rules_.open(reply.open.text());
    if (reply.command == PlayCommand::rules) rules_.open();
    handle(bar_.take_reply());
    const bool leaves = reply.command == PlayCommand::menu || wants_to_leave_;
    if (story_.is_open()) show_story(kit, canvas);
    if (dialog_ == Dialog::note) show_note(kit, canvas);
    if (dialog_ == Dialog::branch) return show_branch(kit, canvas);
    return leaves ? Wish::leave : Wish::none;
}

void ReplayScene::show(const ui::Kit& kit) {
    switch (show_race(kit, program_.screen().canvas().size())) {
    case Wish::leave: program_.scenes().pop(); break;
    case Wish::branch: door_.play_on(branch()); break;
    case Wish::none: break;
    }
}

}  // namespace frothy
