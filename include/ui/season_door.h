// What a game gives so that seasons of it can be raced: what there is to race, who may drive, what
// is carried from race to race, how a race of a season begins. All else is the same for all games.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "play/season/season.h"
#include "stage/canvas.h"
#include "stage/sprite_store.h"
#include "ui/screens/seats_page.h"

namespace ui {

// All words are in the reader's language; keys stand in the season's file.
struct SeasonEvent {
    std::string key;
    std::string title;  // "Circus Parvus, Fastest, 1 lap"
    std::string about;  // one sentence
};

// What a seat may race.
struct SeasonRide {
    std::string key;
    std::string label;
    std::string picture;    // below assets
    std::string dyed;       // the part of it in the colour of the seat; empty for none
    std::string over = {};  // on top of both; empty for none
};

// What may be agreed on for a whole season.
struct SeasonOption {
    std::string key;
    std::string label;
    std::string about;
};

struct SeasonUpgrade {
    std::string key;
    std::string label;
};

class SeasonDoor {
public:
    static constexpr std::size_t proposed_for = 4;  // seats, of its events

    virtual ~SeasonDoor() = default;

    // At least one; a season proposes them in this order.
    virtual std::vector<SeasonEvent> season_events() = 0;
    // None where all race the same, or take what they race anew for each race; then what stands on
    // podiums is the one of `season_piece`.
    virtual std::vector<SeasonRide> season_rides() { return {}; }
    // `raced`: what that seat raced last (SeatFacts::ride), empty before the first race.
    virtual SeasonRide season_piece(const std::string& /*raced*/) { return {}; }
    virtual std::vector<SeatDriver> season_drivers() = 0;
    virtual std::size_t least_seats() const = 0;
    virtual std::size_t most_seats() const = 0;
    // Those of last time.
    virtual std::vector<SeatChoice> season_seats() = 0;

    // Why so many cannot race this, one sentence; empty if they can.
    virtual std::string season_trouble(const std::string& /*event*/, std::size_t /*seats*/) {
        return {};
    }

    // Where it is raced, as a picture of that size; false where there is nothing to tell one from
    // another by.
    virtual bool paint_place(const std::string& /*event*/, stage::Canvas&, stage::SpriteStore&,
                             stage::Rect) {
        return false;
    }

    // Minutes that this takes so many people at that many seats; 0 where it is not known.
    virtual int season_minutes(const std::string& /*event*/, std::size_t /*seats*/,
                               std::size_t /*people*/) {
        return 0;
    }

    virtual std::vector<SeasonOption> season_options() { return {}; }
    // How many races it is proposed to have.
    virtual std::size_t season_races() const { return 4; }
    // What is counted instead of points by place (SeatFacts::earned), and how a sum of it reads;
    // empty where points are.
    virtual std::string season_unit(const play::Season&) { return {}; }
    virtual std::string season_sum(int sum) { return std::to_string(sum); }
    virtual bool wins_together() const { return false; }  // all or nobody: no table of places
    // What the seat may be given between two races; none where the season has no upgrades.
    virtual std::vector<SeasonUpgrade> upgrades_for(const play::Season&, std::size_t /*seat*/) {
        return {};
    }

    virtual std::string upgrade_label(const std::string& key) const { return key; }

    // Sits down to a race of a season; `before` is the race before it, null for the first. Returns
    // the file of its journal. Throws play::GameError.
    virtual std::filesystem::path race_season(const play::Season& season, std::size_t race,
                                              const play::RaceFacts* before) = 0;
};

}  // namespace ui
