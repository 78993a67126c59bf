#include "ui/options/key_bindings.h"

#include <algorithm>
#include <array>

#include "words/words.h"

namespace ui {

using stage::InputEvent;
using stage::InputKind;
using stage::Key;
using words::mark;
using words::say;
using words::tr_in;

namespace {

constexpr auto everywhere = KeyContext::everywhere;
constexpr auto race = KeyContext::race;

constexpr Chord plain(Key key) { return {key, false, false}; }
constexpr Chord control(Key key) { return {key, true, false}; }
constexpr Chord shifted(Key key) { return {key, false, true}; }

constexpr std::array<KeyAction, 37> actions = {{
    {"full-screen", mark("Fill the screen"), everywhere, plain(Key::f11)},
    {"larger", mark("Everything larger"), everywhere, control(Key::plus)},
    {"smaller", mark("Everything smaller"), everywhere, control(Key::minus)},
    {"usual-size", mark("The usual size"), everywhere, control(Key::digit_0)},
    {"mute", mark("Sound on and off"), everywhere, control(Key::m)},
    {"quit", mark("Quit"), everywhere, control(Key::q)},
    {"race.confirm", mark("Accept the proposal"), race, plain(Key::enter)},
    {"race.touch", mark("Choose a card or a die"), race, plain(Key::space)},
    {"race.next", mark("The next thing to choose"), race, plain(Key::tab)},
    {"race.before", mark("The previous one"), race, shifted(Key::tab)},
    {"race.take-back", mark("Put cards and dice back"), race, plain(Key::backspace)},
    {"race.left", mark("Left"), race, plain(Key::left)},
    {"race.right", mark("Right"), race, plain(Key::right)},
    {"race.ahead", mark("Straight on, faster"), race, plain(Key::up)},
    {"race.slower", mark("Slower"), race, plain(Key::down)},
    {"race.whip", mark("Play a Whip"), race, plain(Key::w)},
    {"race.reins", mark("Play Reins"), race, plain(Key::r)},
    {"race.dual", mark("Play a dual card"), race, plain(Key::d)},
    {"race.path-on", mark("Further along the path"), race, plain(Key::period)},
    {"race.path-back", mark("Back along the path"), race, plain(Key::comma)},
    {"race.why", mark("Why?"), race, plain(Key::f1)},
    {"race.undo", mark("Undo"), race, control(Key::z)},
    {"race.redo", mark("Redo"), race, control(Key::y)},
    {"race.menu", mark("The menu"), race, plain(Key::escape)},
    {"race.lesson", mark("Close the lesson"), race, plain(Key::l)},
    {"race.note-rule", mark("Open the rule of the note"), race, plain(Key::f6)},
    {"race.board", mark("The board"), race, plain(Key::f2)},
    {"race.sheet", mark("The licence"), race, plain(Key::f3)},
    {"race.log", mark("What happened"), race, plain(Key::f4)},
    {"race.standings", mark("The standings"), race, plain(Key::f5)},
    {"race.nearer", mark("Zoom the board in"), race, plain(Key::plus)},
    {"race.further", mark("Zoom the board out"), race, plain(Key::minus)},
    {"race.whole", mark("The whole board, or near the action"), race, plain(Key::home)},
    {"race.pan-left", mark("Move the board left"), race, shifted(Key::left)},
    {"race.pan-right", mark("Move the board right"), race, shifted(Key::right)},
    {"race.pan-up", mark("Move the board up"), race, shifted(Key::up)},
    {"race.pan-down", mark("Move the board down"), race, shifted(Key::down)},
}};

bool meets(KeyContext one, KeyContext other) {
    return one == everywhere || other == everywhere || one == other;
}

std::optional<std::size_t> action_named(std::string_view id) {
    const auto found = std::ranges::find(actions, id, &KeyAction::id);
    if (found == actions.end()) return std::nullopt;
    return static_cast<std::size_t>(found - actions.begin());
}

// What is printed on a key, as the reader's keyboard has it.
std::string words_of(Key key) {
    switch (key) {
    case Key::home: return tr_in("key", "Home");
    case Key::end: return tr_in("key", "End");
    case Key::page_up: return tr_in("key", "Page Up");
    case Key::page_down: return tr_in("key", "Page Down");
    case Key::insert: return tr_in("key", "Insert");
    case Key::del: return tr_in("key", "Delete");
    case Key::backspace: return tr_in("key", "Backspace");
    case Key::enter: return tr_in("key", "Enter");
    case Key::pad_enter: return tr_in("key", "Num Enter");
    case Key::escape: return tr_in("key", "Esc");
    case Key::tab: return tr_in("key", "Tab");
    case Key::space: return tr_in("key", "Space");
    default: return stage::name_of(key);
    }
}

}  // namespace

std::span<const KeyAction> key_actions() { return actions; }

std::string text_of(Chord chord) {
    if (chord.is_none()) return {};
    return (chord.has_control ? "Ctrl+" : "") + std::string(chord.has_shift ? "Shift+" : "") +
           stage::name_of(chord.key);
}

std::string words_of(Chord chord) {
    if (chord.is_none()) return {};
    std::string words = words_of(chord.key);
    if (chord.has_shift) words = say("Shift {0}", {words});
    return chord.has_control ? say("Ctrl {0}", {words}) : words;
}

std::optional<Chord> chord_named(std::string_view text) {
    Chord chord;
    const auto took = [&text](std::string_view start) {
        if (!text.starts_with(start) || text.size() == start.size()) return false;
        text.remove_prefix(start.size());
        return true;
    };
    chord.has_control = took("Ctrl+");
    chord.has_shift = took("Shift+");
    for (int i = 1; i < stage::key_count; ++i) {
        const auto key = static_cast<Key>(i);
        if (!text.empty() && stage::name_of(key) == text) chord.key = key;
    }
    if (chord.is_none()) return std::nullopt;
    return chord;
}

std::optional<Chord> chord_of(const InputEvent& event) {
    const bool is_bindable = event.kind == InputKind::key_pressed && event.pad == stage::no_pad &&
                             event.key != Key::unknown && !event.modifiers.alt &&
                             !stage::name_of(event.key).empty();
    if (!is_bindable) return std::nullopt;
    return Chord{event.key, event.modifiers.control, event.modifiers.shift};
}

Chord KeyBindings::chord_of(std::size_t action) const {
    const auto found = chords_.find(action);
    return found == chords_.end() ? actions.at(action).usual : found->second;
}

std::string KeyBindings::words(std::string_view id) const {
    const auto action = action_named(id);
    return action ? words_of(chord_of(*action)) : std::string{};
}

bool KeyBindings::is_usual(std::size_t action) const { return !chords_.contains(action); }

bool KeyBindings::is_heard(std::size_t action, KeyContext where) const {
    const KeyContext context = actions.at(action).context;
    return context == everywhere || context == where;
}

std::optional<std::size_t> KeyBindings::holder(std::size_t action, Chord chord) const {
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (i == action || !meets(actions[i].context, actions.at(action).context)) continue;
        if (chord_of(i) == chord) return i;
    }
    return std::nullopt;
}

void KeyBindings::bind(std::size_t action, Chord chord) {
    if (chord == actions.at(action).usual) {
        chords_.erase(action);
    } else {
        chords_[action] = chord;
    }
}

void KeyBindings::swap_with_holder(std::size_t action, Chord chord) {
    const Chord before = chord_of(action);
    if (const auto other = holder(action, chord)) bind(*other, before);
    bind(action, chord);
}

void KeyBindings::reset(std::size_t action) { swap_with_holder(action, actions.at(action).usual); }

std::optional<std::size_t> KeyBindings::bound_to(Chord chord, KeyContext where) const {
    for (std::size_t i = 0; i < actions.size(); ++i)
        if (is_heard(i, where) && chord_of(i) == chord) return i;
    return std::nullopt;
}

// An action that moved to a key leaves its own to whatever that key did: a letter of a question is
// not lost because something else took its place.
Key KeyBindings::freed_for(Chord chord, KeyContext where) const {
    for (const auto& [action, bound] : chords_) {
        if (!is_heard(action, where) || !(actions.at(action).usual == chord)) continue;
        const bool is_plain = !bound.has_control && !bound.has_shift;
        const bool is_action =
            std::ranges::find(actions, bound, &KeyAction::usual) != actions.end();
        return is_plain && !is_action ? bound.key : Key::unknown;
    }
    return chord.key;
}

InputEvent KeyBindings::translated(const InputEvent& event, KeyContext where) const {
    const std::optional<Chord> struck = ui::chord_of(event);
    if (!struck || chords_.empty()) return event;
    std::optional<std::size_t> action = bound_to(*struck, where);
    Chord chord = *struck;
    if (!action && chord.has_shift) {
        // Shift may only be what the sign itself needs, as + on many keyboards.
        Chord bare = chord;
        bare.has_shift = false;
        action = bound_to(bare, where);
        if (action) chord = bare;
    }
    InputEvent meant = event;
    if (action) {
        const Chord usual = actions[*action].usual;
        meant.key = usual.key;
        meant.modifiers.control = usual.has_control;
        meant.modifiers.shift = usual.has_shift;
        return meant;
    }
    meant.key = freed_for(chord, where);
    return meant;
}

void KeyBindings::name_keys(stage::KeyCaps& caps) const {
    caps.reset_words();
    for (int i = 1; i < stage::key_count; ++i) {
        const auto key = static_cast<Key>(i);
        std::string words = words_of(key);
        if (words != stage::name_of(key)) caps.set_words(key, std::move(words));
    }
    for (const auto& [action, bound] : chords_) {
        const Chord usual = actions.at(action).usual;
        if (actions[action].context != race || usual.has_control || usual.has_shift) continue;
        caps.set_words(usual.key, words_of(bound));
        // What that key did is done with the one that was left.
        const bool is_plain = !bound.has_control && !bound.has_shift;
        const Key freed = freed_for(usual, race);
        if (is_plain && freed == bound.key) caps.set_words(bound.key, words_of(usual));
    }
}

std::map<std::string, std::string> KeyBindings::texts() const {
    std::map<std::string, std::string> texts;
    for (const auto& [action, bound] : chords_)
        texts[std::string(actions.at(action).id)] = text_of(bound);
    return texts;
}

void KeyBindings::read(const std::map<std::string, std::string>& texts) {
    chords_.clear();
    KeyBindings wanted;
    for (const auto& [id, text] : texts) {
        const auto action = action_named(id);
        const auto chord = chord_named(text);
        if (action && chord) wanted.bind(*action, *chord);
    }
    // A file that was written by hand may say what cannot be: one of two goes without.
    for (const auto& [action, chord] : wanted.chords_)
        if (!wanted.holder(action, chord)) chords_[action] = chord;
    for (std::size_t i = 0; i < actions.size(); ++i)
        if (holder(i, chord_of(i))) chords_.clear();
}

}  // namespace ui
