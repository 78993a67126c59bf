// Who sits at a table that is being set up: livery, name, person or driver, and in which order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/flat_json.h"
#include "play/people/cast.h"
#include "play/seat.h"
#include "stage/core/geometry.h"
#include "ui/kit.h"

namespace ui {

struct SeatChoice {
    std::string name;         // at most play::longest_seat_name bytes; the livery's name if empty
    std::uint8_t livery = 0;  // each at most once
    bool is_human = true;
    std::string driver{play::usual_driver};  // who drives where no person does

    friend bool operator==(const SeatChoice&, const SeatChoice&) = default;
};
// The name it goes by: its own, or that of its livery in the language of the reader.
std::string name_of(const SeatChoice& seat);

// Where settings keep something of a seat: "seat.1.name" of the first.
std::string seat_key(std::size_t seat, const char* what);
void remember_seat(formats::FlatJson& table, std::size_t index, const SeatChoice& seat);
SeatChoice remembered_seat(const formats::FlatJson& table, std::size_t index);
// The number that whoever set up the table wants chance to come from; usually none.
void remember_seed(formats::FlatJson& table, std::optional<std::uint64_t> seed);
std::optional<std::uint64_t> remembered_seed(const formats::FlatJson& table);
// The seat as a record has it.
play::Seat seat_of(const SeatChoice& seat);

// A way of driving.
struct SeatDriver {
    std::string name;   // of a game's drivers
    std::string label;  // in the reader's language
    std::string about;  // one sentence of how it drives; empty for none
};
// Of the drivers that several games have; empty for others.
std::string about_driver(std::string_view driver);

// Who may fill the computer's seats of a game; none where there is only the usual driver. They stay
// as long as the table that gives them.
struct SeatFillers {
    std::span<const SeatDriver> drivers;
    std::span<const play::Rival> rivals;  // characters, who drive as they do in that game
    std::string_view game;
};

// What a row may have besides: its piece under it, larger, or a note of it under the pointer.
enum class SeatRow : std::uint8_t { plain, with_piece, with_note };

// The seats, and what a game keeps with each: a vehicle, a team.
class SeatTable {
public:
    virtual ~SeatTable() = default;

    virtual std::size_t size() const = 0;
    virtual SeatChoice& seat(std::size_t index) = 0;
    virtual std::size_t least() const = 0;  // of seats
    virtual std::size_t most() const = 0;
    // What belongs to a seat goes along.
    virtual void swap(std::size_t one, std::size_t other) = 0;
    virtual void remove(std::size_t index) = 0;
    virtual void add() = 0;
    virtual SeatFillers fillers() const { return {}; }

    // Whether rows have one; else names have its room.
    virtual bool has_pieces() const { return true; }
    // The piece in its row, so many pixels wide and 44 tall at an interface scale of 1. True if it
    // was touched or pointed out: then this seat is the one that is shown.
    virtual bool show_piece(const Kit& kit, std::size_t index, float width, SeatRow look) = 0;
    // The same under its row, as tall as that.
    virtual void show_larger(const Kit& kit, std::size_t index, float height) = 0;
    // After the last row: who starts where; `is_beside` a button.
    virtual void show_order(const Kit& kit, bool is_beside) = 0;
};

// Gives a seat to a person, or to one of the table's drivers.
void seat_person(SeatTable& table, std::size_t index);
void seat_driver(SeatTable& table, std::size_t index, std::string_view driver);
// Gives a computer's seat to the next character who sits nowhere yet; after the last it is nobody's
// in particular.
void seat_next_rival(SeatTable& table, std::size_t index);

class SeatsPage {
public:
    // Where the seat touched last is shown: beside the page, so that rows may spread, or under
    // them, in sight or not.
    enum class Detail : std::uint8_t { beside, in_sight, out_of_sight };
    void show(const Kit& kit, SeatTable& table, Detail detail);
    // The one touched last; less than the number of seats when last shown.
    std::size_t chosen() const { return chosen_; }

private:
    struct Wish {
        bool is_leaving = false;
        int move = 0;  // -1: up, 1: down
    };

    Wish show_seat(const Kit& kit, SeatTable& table, std::size_t index, SeatRow look);
    void show_livery(const Kit& kit, SeatTable& table, std::size_t index, float side);
    void show_rival(const Kit& kit, SeatTable& table, std::size_t index, float side);
    void show_name(const Kit& kit, SeatTable& table, std::size_t index, float width);
    void show_driver(const Kit& kit, SeatTable& table, std::size_t index, stage::Vec2 size);
    void show_drivers(const Kit& kit, SeatTable& table, std::size_t index, stage::Rect under);
    bool show_remove(const Kit& kit, const SeatTable& table, std::size_t index, float side);
    void show_piece(const Kit& kit, SeatTable& table, std::size_t index, float width, SeatRow look);
    // By how much the seat is to move, by a click or a drag: -1, 1 or 0.
    int show_grip(const Kit& kit, const SeatTable& table, std::size_t index, stage::Vec2 size);
    void reorder(SeatTable& table, std::size_t seat, int by);
    void give_up(const SeatTable& table, std::size_t seat);
    void number(const SeatTable& table);
    // The last item is one of this seat's: it is the one shown where the cursor stands on it.
    void touch(std::size_t index);

    std::size_t chosen_ = 0;
    std::vector<int> ids_;      // they go with the seats, so that the cursor does too
    bool is_dragging_ = false;  // a seat to another place
};

}  // namespace ui
