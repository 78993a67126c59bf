// Hidden information, teams and pieces, by whole races of caravans.
#include <map>

#include <catch2/catch.hpp>

#include "caravan.h"
#include "kernel/odds.h"
#include "kernel/replay.h"
#include "kernel/settled.h"
#include "kernel/sheet.h"

namespace caravan {

namespace {

std::size_t some_option(const Session& session, std::uint64_t number) {
    return static_cast<std::size_t>(kernel::split_mix(number) % session.pending()->options.size());
}

// Visits every decision of some races with two to four players.
template <class Visit>
void play_races(std::uint64_t races, const Visit& visit) {
    for (std::uint64_t seed = 1; seed <= races; ++seed) {
        Session session(start(2 + static_cast<int>(seed % 3)), seed);
        for (std::uint64_t number = seed; !session.is_over(); ++number) {
            visit(session);
            session.submit(some_option(session, number));
        }
        REQUIRE(session.now().winner >= 0);
    }
}

// Watches how far a player's pieces come; all others answer by chance.
class HowFar {
public:
    explicit HowFar(PlayerId player) : player_(player) {}
    std::map<int, kernel::Share> far;

    void restart() { far.clear(); }
    bool is_wanted() const { return true; }
    void begin() { asked_ = 0; }
    int answer(const State&, const Question& question) {
        const std::uint64_t number = kernel::split_mix(courses_ * 97 + asked_++);
        return static_cast<int>(number % question.options.size());
    }
    bool matters(const State&, const kernel::Roll<Caravan>&) const { return true; }
    void hear(const State&, const Event&) {}
    void end(const State& state, kernel::Weight weight) {
        ++courses_;
        int squares = state.winner == static_cast<int>(player_) ? 100 : 0;
        for (std::size_t piece = 0; piece < stray_piece; ++piece)
            squares += owner_of(piece) == player_ ? state.square[piece] : -state.square[piece];
        far[squares].add(weight);
    }
    friend bool operator==(const HowFar& one, const HowFar& other) {
        return std::ranges::equal(one.far, other.far, [](const auto& a, const auto& b) {
            return a.first == b.first && a.second.sum() == b.second.sum();
        });
    }
    double mean() const {
        double mean = 0;
        for (const auto& [squares, share] : far)
            mean += squares * static_cast<double>(share.sum().ways) /
                    static_cast<double>(share.sum().of);
        return mean;
    }

private:
    PlayerId player_;
    std::uint64_t courses_ = 0;
    std::uint64_t asked_ = 0;
};

HowFar odds_of(const Decision& decision, Option option, PlayerId viewer) {
    HowFar watcher(viewer);
    kernel::OddsLimits limits;
    limits.samples = 24;
    const kernel::OddsCount count =
        kernel::odds(decision, std::span<const Option>(&option, 1), viewer, watcher, limits);
    CHECK(count.is_complete);
    CHECK_FALSE(count.is_exact);  // each course deals the hidden cards once more
    return watcher;
}

// A driver that knows the view alone.
std::size_t best_answer(const Decision& view, PlayerId viewer) {
    std::size_t best = 0;
    double furthest = -1000;
    for (std::size_t i = 0; i < view.options.size(); ++i) {
        const double far = odds_of(view, view.options[i], viewer).mean();
        if (far > furthest) best = i;
        furthest = std::max(furthest, far);
    }
    return best;
}

bool is_same(const Decision& one, const Decision& other) {
    return static_cast<const kernel::FrozenQuestion<Caravan>&>(one) == other &&
           one.now == other.now && one.boundary == other.boundary && one.entries == other.entries;
}

// The same decision in another world that its viewer cannot tell from it: a card of another hand
// changes places with one of the deck, and what he has not seen of the journal reads otherwise.
// False if there is none.
bool shuffle_unseen(Decision& decision, PlayerId viewer, kernel::Chance& chance) {
    bool has_changed = false;
    for (PlayerId player = 0; player < decision.now.players; ++player) {
        if (player == viewer) continue;
        for (int tries = 0; tries < 20; ++tries) {
            const auto held = static_cast<Card>(chance.number(kinds));
            const auto left = static_cast<Card>(chance.number(kinds));
            const auto may_swap = [&](State& state) {
                return held != left && state.hands[player].has(held) && state.deck.pool().has(left);
            };
            if (!may_swap(decision.now) || !may_swap(decision.boundary)) continue;
            for (State* state : {&decision.now, &decision.boundary}) {
                state->hands[player].remove(held);
                state->hands[player].add(left);
                state->deck.pool().remove(left);
                state->deck.pool().add(held);
            }
            has_changed = true;
            break;
        }
    }
    kernel::Journal<Caravan> entries;
    const std::size_t revealed = decision.entries.revealed_before();
    for (std::size_t i = 0; i < decision.entries.size(); ++i) {
        const kernel::Entry<Caravan>& entry = decision.entries[i];
        if (!decision.entries.is_hidden(i, viewer, revealed)) {
            entries.add_copy(decision.entries, entry);
        } else if (entry.kind == kernel::EntryKind::choice) {
            Question question;
            question.ask = entry.ask;
            question.seen_by = entry.seen_by;
            entries.add_choice_of(entry.player, question, {static_cast<int>(chance.number(kinds))});
        } else {
            kernel::Roll<Caravan> roll;
            roll.why = entry.why;
            roll.seen_by = entry.seen_by;
            roll.sides = entry.sides;
            const auto face = static_cast<std::uint8_t>(chance.number(kinds));
            entries.add_cast(roll, std::span(&face, 1));
        }
    }
    decision.entries = entries;
    return has_changed;
}

}  // namespace

TEST_CASE("Caravans reach the goal, and undo and redo change nothing", "[kernel][hidden]") {
    play_races(12, [](Session& session) {
        if (!session.can_undo()) return;
        const State now = session.now();
        const auto journal = session.journal();
        session.undo();
        REQUIRE(session.journal().size() < journal.size());
        session.redo();
        REQUIRE(session.now() == now);
        REQUIRE(session.journal() == journal);
        const Session again(session.boundaries().front().state, session.seed(), journal);
        REQUIRE(again.now() == now);
    });
}

TEST_CASE("A card drawn is taken back past a die, a choice shown past a secret",
          "[kernel][hidden]") {
    Session session(start(2), 5);
    session.submit(0);
    CHECK(session.undo_cost() == kernel::UndoCost::free);
    session.submit(0);
    CHECK(session.undo_cost() == kernel::UndoCost::past_a_secret);
    const std::size_t first = session.last_choice();
    while (session.pending()->ask != Ask::card)
        session.submit(0);
    CHECK(session.undo_cost() == kernel::UndoCost::past_a_die);  // new cards were drawn
    CHECK(session.undo_cost(first) == kernel::UndoCost::past_a_secret);
}

TEST_CASE("Nobody is shown a card of others, a draw of others or a hidden choice",
          "[kernel][hidden]") {
    play_races(12, [](Session& session) {
        const auto happenings = session.take_happenings();
        for (PlayerId viewer = 0; viewer < session.now().players; ++viewer) {
            for (const auto& happening : happenings) {
                const auto view = kernel::view_of(happening, viewer);
                const bool is_draw = happening.kind == kernel::HappeningKind::cast &&
                                     session.journal()[happening.entry].why != Why::stray;
                const Event& event = happening.event;
                const bool is_card = happening.kind == kernel::HappeningKind::event &&
                                     (event.fact == Fact::drew_card || event.fact == Fact::looked);
                if (is_draw) {
                    REQUIRE(view.has_value() ==
                            (session.journal()[happening.entry].seen_by == only(viewer)));
                } else if (is_card) {
                    REQUIRE(view.has_value() == (event.who == viewer));
                } else {
                    REQUIRE(view);
                }
                if (!view) continue;
                for (PlayerId other = 0; other < session.now().players; ++other) {
                    const Bag& hand = view->state.hands[other];
                    REQUIRE(hand.size() == happening.state.hands[other].size());
                    REQUIRE(hand.unknown() == (other == viewer ? 0 : hand.size()));
                }
            }
            const auto journal = session.pending()->entries.seen_by(viewer);
            const std::size_t revealed = journal.revealed_before();
            for (std::size_t i = 0; i < journal.size(); ++i) {
                const auto& entry = journal[i];
                const bool is_open = entry.kind == kernel::EntryKind::reveal ||
                                     kernel::includes(entry.seen_by, viewer);
                const bool is_shown = entry.kind == kernel::EntryKind::choice && i < revealed;
                REQUIRE((is_open || is_shown));
            }
        }
    });
}

TEST_CASE("A view of a view is the same view", "[kernel][hidden]") {
    play_races(6, [](Session& session) {
        for (PlayerId viewer = 0; viewer < session.now().players; ++viewer) {
            const Decision view = kernel::view_of(*session.pending(), viewer);
            REQUIRE(is_same(kernel::view_of(view, viewer), view));
        }
        const State open = kernel::view_of<Caravan>(session.now(), kernel::nobody);
        for (PlayerId player = 0; player < open.players; ++player)
            REQUIRE(open.hands[player].unknown() == open.hands[player].size());
    });
}

TEST_CASE("Shuffling what a seat must not know changes nothing it is told or does",
          "[kernel][hidden]") {
    int shuffled = 0;
    kernel::Chance chance(77);
    play_races(6, [&](Session& session) {
        const Decision& decision = *session.pending();
        const PlayerId viewer = decision.player;
        Decision other = decision;
        if (!shuffle_unseen(other, viewer, chance)) return;
        ++shuffled;
        REQUIRE_FALSE(is_same(decision, other));
        const Decision view = kernel::view_of(decision, viewer);
        const Decision other_view = kernel::view_of(other, viewer);
        REQUIRE(is_same(view, other_view));
        REQUIRE(best_answer(view, viewer) == best_answer(other_view, viewer));
        for (const Option option : decision.options) {
            // Also where somebody forgets to take the view first.
            const HowFar odds = odds_of(decision, option, viewer);
            REQUIRE(odds == odds_of(other, option, viewer));
            REQUIRE(odds == odds_of(view, option, viewer));
            const auto consequence = kernel::consequence_of(decision, std::span(&option, 1));
            const auto other_consequence = kernel::consequence_of(other, std::span(&option, 1));
            REQUIRE(consequence.now == other_consequence.now);
            REQUIRE(consequence.told == other_consequence.told);
            REQUIRE(consequence.asked == other_consequence.asked);
        }
        REQUIRE(kernel::is_settled(decision) == kernel::is_settled(other));
    });
    CHECK(shuffled > 50);
}

TEST_CASE("A deal that is imagined fits all that the viewer has seen", "[kernel][hidden]") {
    // Looks at the imagined race where the next of them chooses: nothing has changed yet.
    class Onlooker final : public Table {
    public:
        Onlooker(const State& state, const Decision& decision)
            : state_(state), decision_(decision) {}
        const kernel::ImaginingTable<Caravan>* imagining = nullptr;
        std::vector<State> worlds;

    protected:
        int answer(const Question& question) override {
            if (question.ask == Ask::card) look();
            return static_cast<int>(question.options.size()) - 1;
        }
        void cast(const kernel::Roll<Caravan>& roll, kernel::Faces& faces) override {
            kernel::cast_roll(worlds.size(), casts_++, roll, faces);
        }
        void announce(const Event&) override {}

    private:
        void look() {
            if (!imagining->has_imagined() || !worlds.empty()) return;
            const PlayerId viewer = decision_.player;
            REQUIRE(kernel::view_of<Caravan>(state_, viewer) ==
                    kernel::view_of<Caravan>(decision_.now, viewer));
            worlds.push_back(state_);
        }
        const State& state_;
        const Decision& decision_;
        std::uint64_t casts_ = 0;
    };
    std::size_t seen = 0;
    int other_worlds = 0;
    play_races(12, [&](Session& session) {
        const Decision& decision = *session.pending();
        if (decision.ask != Ask::card) return;
        for (std::uint64_t deal = 0; deal < 5; ++deal) {
            State state;
            Onlooker onlooker(state, decision);
            kernel::play_on(decision, decision.options[0], decision.player, onlooker, state, deal,
                            [&](const auto& table) { onlooker.imagining = &table; });
            seen += onlooker.worlds.size();
            for (const State& world : onlooker.worlds)
                other_worlds += world == decision.now ? 0 : 1;
        }
    });
    CHECK(seen > 200);
    CHECK(other_worlds > 200);
}

TEST_CASE("Each of a team may answer, and the journal names who did", "[kernel][team]") {
    int asked = 0;
    play_races(9, [&](const Session& session) {
        const Decision& decision = *session.pending();
        if (decision.ask != Ask::stray) return;
        REQUIRE(decision.team == behind(decision.now));
        REQUIRE(decision.is_asked(decision.player));
        for (PlayerId player = 0; player < decision.now.players; ++player) {
            REQUIRE(decision.is_asked(player) == kernel::includes(decision.team, player));
            if (!decision.is_asked(player)) continue;
            ++asked;
            Session answered = session;
            answered.submit(1, player);
            const std::size_t entry = decision.entries.size() + session.boundaries().back().entries;
            REQUIRE(answered.journal()[entry].player == player);
            REQUIRE(answered.journal()[entry].option == Option{1});
            Session by_speaker = session;
            by_speaker.submit(1);
            REQUIRE(by_speaker.now() == answered.now());  // the rules do not ask by whom
            const State after = answered.now();
            answered.undo_to(entry);
            answered.redo();
            REQUIRE(answered.now() == after);
            REQUIRE(answered.journal()[entry].player == player);
        }
    });
    CHECK(asked > 20);
}

TEST_CASE("A player drives two pieces, and one is nobody's", "[kernel][hidden]") {
    bool has_moved_first = false;
    bool has_moved_second = false;
    bool has_moved_stray = false;
    play_races(9, [&](const Session& session) {
        const State& state = session.now();
        has_moved_first = has_moved_first || state.square[0] > 0;
        has_moved_second = has_moved_second || state.square[second_piece] > 0;
        has_moved_stray = has_moved_stray || state.square[stray_piece] != 7;
        REQUIRE((session.pending()->ask != Ask::piece || session.pending()->player == 0));
        for (std::size_t piece = 0; piece < stray_piece; ++piece)
            REQUIRE(owner_of(piece) != kernel::nobody);
        REQUIRE(owner_of(stray_piece) == kernel::nobody);
    });
    CHECK(has_moved_first);
    CHECK(has_moved_second);
    CHECK(has_moved_stray);
}

TEST_CASE("Odds of a draw count each kind as often as it is left", "[kernel][odds]") {
    const std::array<std::uint8_t, 4> weights = {3, 0, 1, 2};
    kernel::DiceBranches branches;
    kernel::Faces faces;
    std::map<int, kernel::Weight> drawn;
    do {
        branches.begin();
        REQUIRE(branches.draw(weights, faces));
        drawn[faces[0]] = branches.weight();
    } while (branches.next());
    CHECK(drawn == std::map<int, kernel::Weight>{{0, {3, 6}}, {2, {1, 6}}, {3, {2, 6}}});
}

}  // namespace caravan
