// Setting up a race: course, seats, vehicles, laps, house rules, seed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/data/documents.h"
#include "games/frothy/data/record/record.h"
#include "games/frothy/rules/course/course.h"
#include "games/frothy/rules/house_rules.h"
#include "games/frothy/rules/licence/licence.h"
#include "games/frothy/view/board/course_cards.h"
#include "play/people/cast.h"
#include "stage/canvas.h"
#include "stage/core/geometry.h"
#include "ui/core/asking.h"
#include "ui/kit.h"
#include "ui/screens/seats_page.h"
#include "ui/screens/setup_shell.h"

namespace frothy {

struct CourseOffer {
    std::string id;
    Course course;
};

struct LicenceOffer {
    std::string id;
    Licence licence;
};

// What there is to choose from. Both lists hold at least one; what cannot be read is left out and
// named in `troubles`.
struct SetupOffers {
    std::vector<CourseOffer> courses;
    std::vector<LicenceOffer> licences;
    std::vector<NamedHouseRules> rule_sets;  // agreements with a name, of the game and the players'
    std::vector<play::Rival> cast;           // who may sit at the computer's seats
    std::vector<std::string> troubles;
    ui::AskingSeats asking = {};  // as at the last table
};

struct SeatPlan : ui::SeatChoice {
    std::size_t licence = 0;  // index of the offer

    friend bool operator==(const SeatPlan&, const SeatPlan&) = default;
};
using ui::name_of;
// In the livery's own name and the first vehicle.
SeatPlan seat_in(std::uint8_t livery, bool is_human);

// Fox and Hounds once, or until everybody has been the Fox (FR-RACE-06).
enum class FoxPlay : std::uint8_t { once, in_turns };

// The race as chosen so far. Its set of house rules is the one chosen last, of the offers; fox and
// teams are told by seat. An open course has one lap.
struct SetupPlan : TableRules {
    std::size_t course = 0;             // index of the offer
    std::vector<SeatPlan> seats;        // 2 to 6, no more than the start grid has spaces
    int minutes = play::usual_minutes;  // where the terms say by the clock (FR-RACE-02)
    FoxPlay fox_play = FoxPlay::once;   // where the terms say Fox and Hounds
    std::optional<std::uint64_t> seed;  // empty: drawn at the start
};

inline constexpr std::size_t least_seats = 2;

// Two people and two computers on the first course, in vehicles of their own.
SetupPlan usual_plan(const SetupOffers& offers);
// One person against two drivers: a lap of the training loop by the basic rules.
SetupPlan first_plan(const SetupOffers& offers);
// The first livery that nobody wears; 0 where all are worn.
std::uint8_t free_livery(const SetupPlan& plan);
// The seat is dressed as its vehicle is by itself, unless somebody else is.
void wear_own_livery(SetupPlan& plan, std::size_t seat, const SetupOffers& offers);
// The first vehicle that no seat but the last one has; the first of all where all are taken.
std::size_t free_vehicle(const SetupPlan& plan, const SetupOffers& offers);
// The seat moves up (-1) or down (1) among the others, with its team and the Fox; out of range it
// stays.
void move_seat(SetupPlan& plan, std::size_t seat, int by);
// Brings a plan (remembered from other data) within what is offered.
void fit_to(SetupPlan& plan, const SetupOffers& offers);

// The set of house rules in force: the one chosen, as long as its rules and laps hold, else one of
// the same rules. Null for the book's, which are no set but where one was chosen, or for rules
// without a name.
const NamedHouseRules* set_in_force(const SetupPlan& plan, const SetupOffers& offers);
// Takes its rules, and its laps where it names any; null is the book.
void choose_set(SetupPlan& plan, const NamedHouseRules* set);

// Why a race of this kind cannot be held so, one sentence; empty if it can.
std::string race_trouble(const SetupPlan& plan, const SetupOffers& offers);

using ui::SetupCommand;

struct SetupReply {
    SetupCommand command = SetupCommand::none;
    Rule open;  // a rule to show; usually none
    bool shows_gallery = false;
    std::string keep_rules;  // the name under which the agreements are to be kept; usually empty
};

class SetupScreen {
public:
    SetupReply show(const ui::Kit& kit, stage::Canvas& canvas, const SetupOffers& offers,
                    SetupPlan& plan);
    // What stands in the way of a start, one sentence; empty for nothing. Shown until next time.
    void complain(std::string trouble) { trouble_ = std::move(trouble); }
    // After the textures were lost, or when the offers have changed.
    void forget_textures();
    // After a change of language, besides. What was complained of is found out again by trying.
    void words_changed() {
        trouble_.clear();
        checked_.reset();
    }

private:
    // What every page is shown with.
    struct Page {
        const ui::Kit& kit;
        stage::Canvas& canvas;
        const SetupOffers& offers;
        SetupPlan& plan;
        SetupReply& reply;

        const Course& course() const { return offers.courses[plan.course].course; }
        void ask(Rule rule) const {
            if (!rule.is_none()) reply.open = rule;
        }
    };
    // Where the vehicle of the seat touched last is shown: beside the pages, or under the seats.
    enum class CardAt : std::uint8_t { side, below };

    void show_course(const Page& page);
    void show_seats(const Page& page, CardAt card);
    void show_card(const Page& page) const;
    void show_side(const Page& page);
    void show_kind(const Page& page);
    const std::string& known_trouble(const SetupPlan& plan, const SetupOffers& offers);
    void show_rules(const Page& page);
    void show_keeping(const Page& page);

    // What race_trouble said of a plan: it takes a copy of the course to find out.
    struct Checked {
        std::size_t course = 0;
        std::vector<SeatPlan> seats;
        RaceTerms terms;
        std::string trouble;
    };

    ui::SetupShell shell_;
    // What stands beside the pages where there is room for it.
    enum class Side : std::uint8_t { course, vehicle };
    Side side_ = Side::course;
    ui::SeatsPage seats_;
    bool is_card_seen_ = false;  // below the seats, without scrolling
    std::optional<Checked> checked_;
    CourseCards cards_;
    std::array<char, 64> set_name_{};
    std::string trouble_;
};

}  // namespace frothy
