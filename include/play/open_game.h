// A game open at one table, whichever it is: what a window needs of it without knowing its rules.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/player.h"
#include "kernel/session.h"
#include "play/chronicle.h"
#include "play/seat.h"

namespace play {

// What is asked now, as far as everybody at the table may know it.
struct OpenQuestion {
    kernel::PlayerId player = kernel::nobody;  // who answers, for a team too
    std::uint64_t revision = 0;
    bool is_secret = false;
    std::size_t options = 0;
    bool shows_secret = false;  // whoever is asked sees what others may not
};

// What "undo" would take back.
struct UndoTerms {
    kernel::PlayerId whose = kernel::nobody;
    kernel::UndoCost cost = kernel::UndoCost::free;
    bool needs_consent = false;  // past a die or a revealed secret: ask the table first
};

// Dice that a person is to throw by hand, whose faces the game waits for.
struct AwaitedDice {
    kernel::PlayerId player = kernel::nobody;
    std::size_t count = 0;
    std::vector<std::uint8_t> faces;  // on which one of them may fall
    std::uint64_t revision = 0;
};

class OpenGame {
public:
    virtual ~OpenGame() = default;

    // ---- The table ------------------------------------------------------------------------------

    virtual std::span<const Seat> seats() const = 0;
    virtual bool is_over() const = 0;
    // Empty when it is over.
    virtual std::optional<OpenQuestion> question() const = 0;
    // Whether the open question is for a person, or for a team with one (false when it is over).
    virtual bool human_decides() const = 0;
    // Answers one question of a computer seat. False when a person decides or the game is over.
    virtual bool let_driver_answer() = 0;
    // Dice of persons that are thrown by hand; empty while the game waits for none.
    virtual std::optional<AwaitedDice> awaited_dice() const = 0;
    // What they show. GameError where none are awaited or they cannot fall so.
    virtual void throw_by_hand(std::span<const std::uint8_t> faces) = 0;
    // Whether persons throw dice of their own from now on.
    virtual void set_own_dice(bool are_own) = 0;
    // A person or another driver takes the seat over. GameError for a driver or a seat that is
    // none.
    virtual void set_driver(kernel::PlayerId seat, std::string_view driver) = 0;
    // Whether whoever sits there still has something to play for.
    virtual bool plays_on(kernel::PlayerId seat) const { return seat < seats().size(); }
    // What became of one that does not: "wrecked".
    virtual std::string fate_of(kernel::PlayerId) const { return {}; }

    // ---- Giving up, where the game knows it -----------------------------------------------------

    // When a player who gives up leaves the game, as a sentence; empty where one cannot.
    virtual std::string how_one_retires() const { return {}; }
    virtual bool wants_to_retire(kernel::PlayerId) const { return false; }
    virtual void retire(kernel::PlayerId) {}
    // Takes it back.
    virtual void race_on(kernel::PlayerId) {}

    // ---- The clock ------------------------------------------------------------------------------

    // Real seconds have passed while the game was open before people. When the time agreed is over,
    // somebody says so. Nothing without a clock.
    virtual void pass_time(double seconds) = 0;
    // Seconds of the time agreed; empty where no clock is kept.
    virtual std::optional<int> time_left() const = 0;

    // ---- Undo -----------------------------------------------------------------------------------

    // Empty when no person has chosen anything yet.
    virtual std::optional<UndoTerms> undo_terms() const = 0;
    // What that is: "Red drifts left"; an answer given in secret stays one until it is revealed.
    virtual std::string undo_words() const = 0;
    // Takes it back; nothing without an offer. The same dice fall again. Never asks for consent.
    virtual void undo() = 0;
    virtual bool can_redo() const = 0;
    virtual std::string redo_words() const = 0;
    // Makes again what the last undo took back, up to the next question of a person.
    virtual void redo() = 0;

    // ---- Files ----------------------------------------------------------------------------------

    // What it is called before anybody has named it, and how far it has come: "Circus Parvus,
    // round 4".
    virtual std::string usual_name() const = 0;
    // Writes the game as it stands. Empty on success, else what went wrong.
    virtual std::string save(const std::filesystem::path& file) const = 0;
    // Keeps a game that is over among the finished ones and no longer offers it. Games do so
    // themselves at their end, but for those that go on.
    virtual void put_away() = 0;
    // Pins these notes to moments of the game, in place of those there were. What went wrong in
    // writing them down; empty if nothing did.
    virtual std::string set_notes(const std::vector<PinnedNote>& notes) = 0;
    // The file in which it is kept while it goes on; empty for none.
    virtual std::filesystem::path autosave_file() const = 0;
    // What went wrong with the autosave, if anything (disk full ...): the game goes on without.
    virtual const std::string& autosave_trouble() const = 0;

    // ---- Of any game ----------------------------------------------------------------------------

    bool is_human_seat(kernel::PlayerId player) const {
        return player < seats().size() && is_human(seats()[player]);
    }
    // How many of the seats are people's.
    std::size_t people() const;
    // Whether everybody who plays here is done, and others are not.
    bool only_drivers_play_on() const;

protected:
    OpenGame() = default;
    OpenGame(const OpenGame&) = default;
    OpenGame& operator=(const OpenGame&) = default;
    OpenGame(OpenGame&&) = default;
    OpenGame& operator=(OpenGame&&) = default;
};

}  // namespace play
