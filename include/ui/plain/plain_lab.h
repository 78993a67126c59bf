// A plain game on the proving ground of the window: one driver against others, on what is agreed.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "play/lab/codec_contest.h"
#include "play/lab/contest_trial.h"
#include "ui/lab/lab_door.h"
#include "ui/plain/plain_view.h"
#include "words/words.h"

namespace ui {

template <PlainView V>
class PlainLab final : public LabDoor {
public:
    using Codec = typename V::Codec;
    using Game = typename Codec::Game;

    PlainLab() : seats_(V::usual_seats) { rival_ = V::drivers().size() > 1 ? 1 : 0; }

    std::vector<LabRow> lab_rows() override {
        std::vector<LabRow> rows = {{words::tr("Seats"), std::to_string(seats_)},
                                    {words::tr("Driver"), title_of(driver_)},
                                    {words::tr("The others"), title_of(rival_)}};
        for (const PlainTerm& term : V::terms(agreed()))
            rows.push_back({term.label, term.values[term.chosen].label});
        return rows;
    }
    std::string lab_title() override {
        const char* title = V::wins_together ? words::mark("{0}: {1} with {2}")
                                             : words::mark("{0}: {1} against {2}");
        return words::say(title, {V::title(), title_of(driver_), title_of(rival_)});
    }
    void step_lab(std::size_t row, int by) override {
        switch (row) {
        case 0:
            seats_ = V::least_seats +
                     turned(seats_ - V::least_seats, by, V::most_seats - V::least_seats + 1);
            terms_.clear();
            break;
        case 1: driver_ = turned(driver_, by, V::drivers().size()); break;
        case 2: rival_ = turned(rival_, by, V::drivers().size()); break;
        default: step_term(row - 3, by);
        }
    }
    play::lab::Trial lab_trial() override {
        const typename Codec::Agreement terms = agreed();
        const std::size_t seats = Codec::seat_count(terms);
        auto contest = play::lab::codec_contest<Codec>([terms](std::uint64_t) { return terms; });
        contest.seats.resize(seats);
        contest.winners = [seats](const typename Game::State& state) {
            kernel::PlayerSet winners = 0;
            for (kernel::PlayerId seat = 0; seat < seats; ++seat)
                if (V::place_of(state, seat) == 1) winners |= kernel::only(seat);
            return winners;
        };
        contest.places = [seats](const typename Game::State& state) {
            std::vector<std::size_t> places;
            for (kernel::PlayerId seat = 0; seat < seats; ++seat)
                places.push_back(static_cast<std::size_t>(V::place_of(state, seat)));
            return places;
        };
        std::vector<play::lab::Entrant> entrants;
        std::vector<play::ContestDriver<Game>> drivers;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const std::string_view driver = V::drivers()[seat == 0 ? driver_ : rival_];
            entrants.push_back({V::driver_title(driver), std::string(driver), {}});
            drivers.push_back(driver_named(driver));
        }
        return play::lab::contest_trial<Game>(
            play::lab::contest_plan(std::string(Codec::game), V::title(), entrants, {},
                                    V::wins_together ? play::lab::Starts::together
                                                     : play::lab::Starts::seats),
            contest, drivers, play::lab::Seating::turned);
    }

private:
    static std::size_t turned(std::size_t value, int by, std::size_t count) {
        return (value + count + static_cast<std::size_t>(by + static_cast<int>(count))) % count;
    }
    static std::string title_of(std::size_t driver) {
        return V::driver_title(V::drivers()[driver]);
    }
    static play::ContestDriver<Game> driver_named(std::string_view driver) {
        return {driver, [driver](std::uint64_t) {
                    return [driver](const typename Game::State& state,
                                    const kernel::Question<Game>& question) {
                        return static_cast<int>(V::answer(driver, state, question));
                    };
                }};
    }
    typename Codec::Agreement agreed() const {
        auto terms = V::agree(seats_);
        for (std::size_t term = 0; term < terms_.size(); ++term)
            V::set_term(terms, term, terms_[term]);
        return terms;
    }
    // What cannot be chosen is passed over.
    void step_term(std::size_t which, int by) {
        auto terms = agreed();
        const std::vector<PlainTerm> before = V::terms(terms);
        if (which >= before.size()) return;
        const PlainTerm& term = before[which];
        std::size_t value = term.chosen;
        do {
            value = turned(value, by, term.values.size());
        } while (value != term.chosen && !term.values[value].trouble.empty());
        V::set_term(terms, which, value);
        terms_.clear();
        for (const PlainTerm& each : V::terms(terms))
            terms_.push_back(each.chosen);
    }

    std::size_t seats_;
    std::size_t driver_ = 0;
    std::size_t rival_ = 0;
    std::vector<std::size_t> terms_;  // as usual where empty
};

}  // namespace ui
