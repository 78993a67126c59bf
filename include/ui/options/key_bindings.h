// Which keys do what, and what is done where a key is wanted twice.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "stage/core/input.h"
#include "stage/core/key_caps.h"

namespace ui {

// Where a key is heard: on every screen, or in the race alone. What is heard everywhere is heard in
// the race too.
enum class KeyContext : std::uint8_t { everywhere, race };

// A key with what is held down beside it.
struct Chord {
    stage::Key key = stage::Key::unknown;
    bool has_control = false;
    bool has_shift = false;

    bool is_none() const { return key == stage::Key::unknown; }
    friend bool operator==(const Chord&, const Chord&) = default;
};

// "Ctrl+Shift+Z"; empty for none.
std::string text_of(Chord chord);
// For people: "Ctrl Shift Z".
std::string words_of(Chord chord);
// Nothing where it is no chord.
std::optional<Chord> chord_named(std::string_view text);

struct KeyAction {
    std::string_view id;    // "race.undo": as settings keep it
    std::string_view name;  // "Undo"; to be translated where it is shown
    KeyContext context = KeyContext::race;
    Chord usual;
};

// All that can be bound, in the order in which they are shown.
std::span<const KeyAction> key_actions();

class KeyBindings {
public:
    Chord chord_of(std::size_t action) const;
    // By id: "Ctrl Z".
    std::string words(std::string_view id) const;
    bool is_usual(std::size_t action) const;
    bool is_usual() const { return chords_.empty(); }

    // Who has this chord where `action` would be heard; nothing when it is free or its own.
    std::optional<std::size_t> holder(std::size_t action, Chord chord) const;
    // The chord must be free.
    void bind(std::size_t action, Chord chord);
    // `action` takes the chord, and its holder the one `action` had.
    void swap_with_holder(std::size_t action, Chord chord);
    // Its usual chord again, swapping if another action has that.
    void reset(std::size_t action);
    void reset_all() { chords_.clear(); }

    // A key that was struck, as the key that usually does the same there.
    stage::InputEvent translated(const stage::InputEvent& event, KeyContext where) const;
    // What buttons of the race show for their keys, in the reader's language.
    void name_keys(stage::KeyCaps& caps) const;

    // By id, those alone that are not as usual. What cannot be understood is passed over.
    std::map<std::string, std::string> texts() const;
    void read(const std::map<std::string, std::string>& texts);

    friend bool operator==(const KeyBindings&, const KeyBindings&) = default;

private:
    bool is_heard(std::size_t action, KeyContext where) const;
    std::optional<std::size_t> bound_to(Chord chord, KeyContext where) const;
    stage::Key freed_for(Chord chord, KeyContext where) const;

    std::map<std::size_t, Chord> chords_;  // where they are not as usual
};

// What was struck, if it can be bound: no key that only helps others.
std::optional<Chord> chord_of(const stage::InputEvent& event);

}  // namespace ui
