// Looking at a recorded game: here of the card race with hidden hands, whose pieces are not one to
// a player.
#include <catch2/catch.hpp>

#include <string>
#include <utility>
#include <vector>

#include "kernel/caravan.h"
#include "play/replaying.h"

namespace replaying_test {

namespace {

struct Mark : play::TimelineMark {
    bool is_note = false;
};

class CaravanTeller {
public:
    using Game = caravan::Caravan;
    using Mark = replaying_test::Mark;
    using Entry = kernel::Entry<Game>;
    using Happenings = std::vector<kernel::Happening<Game>>;

    explicit CaravanTeller(const caravan::State& start) : start_(start) {}

    const caravan::State& start() const { return start_; }
    std::size_t lanes() const { return start_.players; }
    static int round_of(const caravan::State& state) {
        return 1 + state.discard.size() / state.players;
    }
    static bool goes_on(const Entry&, const Entry&) { return false; }
    void begin_marks() { marks_.clear(); }
    void pass(const caravan::State&) { ++passed_; }
    void visit(std::size_t stop, const caravan::State& state, const Happenings& since) {
        for (const auto& happening : since) {
            if (happening.kind != kernel::HappeningKind::event) continue;
            if (happening.event.fact != caravan::Fact::arrived) continue;
            const auto who = static_cast<kernel::PlayerId>(happening.event.who);
            marks_.push_back({{who, stop, round_of(state), "There.", {}}, false});
        }
    }
    std::vector<Mark> take_marks() { return std::exchange(marks_, {}); }
    static Mark mark_of(const play::PinnedNote& note, std::size_t stop, int round) {
        return {{kernel::nobody, stop, round, note.text, {}}, true};
    }
    static bool is_note(const Mark& mark) { return mark.is_note; }
    static int weight_of(const Mark& mark) { return mark.is_note ? 0 : 1; }
    static bool outweighs(const Mark& mark) { return !mark.is_note; }
    static play::MarkLook look_of(const Mark&) { return {"ui/mark-finish", 0}; }
    static std::string heading_of(const Mark&) { return "home"; }
    static play::RoundWords round_words() { return {}; }
    static std::string name_of(kernel::PlayerId player) { return std::to_string(player); }
    static std::string choice_words(const Entry& entry, const caravan::State&) {
        return name_of(entry.player) + " takes " + std::to_string(entry.option.number);
    }
    static std::string moment_words(const caravan::State& state) {
        return "Round " + std::to_string(round_of(state));
    }
    static bool is_news(const Entry&) { return true; }
    static std::string words_of_chance() { return "cards fall"; }
    static std::string with_round(const std::string& deed, int) { return deed; }
    void take_words(const CaravanTeller&) {}

    std::size_t passed() const { return passed_; }

private:
    caravan::State start_;
    std::vector<Mark> marks_;
    std::size_t passed_ = 0;
};

class CaravanReplay final : public play::Replaying<CaravanTeller> {
public:
    using Replaying::Replaying;
    std::size_t passed() const { return teller().passed(); }
};

caravan::Session played(int players, std::uint64_t seed, std::size_t answers) {
    caravan::Session session(caravan::start(players), seed);
    for (std::uint64_t i = 0; i < answers && !session.is_over(); ++i)
        session.submit(kernel::split_mix(seed + i) % session.pending()->options.size());
    return session;
}

}  // namespace

TEST_CASE("every answer of a card race is a stop, and every state is that of its session") {
    const caravan::Session session = played(3, 5, 1000);
    REQUIRE(session.is_over());
    const CaravanReplay replay(CaravanTeller(caravan::start(3)), session.journal(),
                               {{0, "a good race"}});
    CHECK(replay.mismatch().empty());
    CHECK(replay.is_over());
    CHECK_FALSE(replay.keeps_a_secret());
    CHECK(replay.passed() > replay.last());
    CHECK(replay.at(replay.last()) == session.now());
    std::size_t answers = 0;
    for (std::size_t i = 0; i < session.journal().size(); ++i)
        answers += session.journal()[i].kind == kernel::EntryKind::choice ? 1U : 0U;
    CHECK(replay.last() == answers + 1);
    for (std::size_t stop = 2; stop <= replay.last(); ++stop) {
        const std::string name = CaravanTeller::name_of(replay.stops()[stop].who);
        CHECK(replay.deed_at(stop).starts_with(name + " takes "));
        CHECK(replay.stop_at(replay.stops()[stop].entries) == stop);
    }
    // The first cards lie in the hands before anybody answers.
    CHECK(replay.deed_at(1) == "cards fall");
    REQUIRE(replay.marks().size() == 2);
    CHECK(replay.marks().front().text == "a good race");
    CHECK(replay.marks().back().stop == replay.last());
    CHECK(replay.news_at(replay.last()).ends_with(". There"));
    CHECK(replay.next_mark(0) == replay.last());
    CHECK(replay.mark_before(replay.last()) == 0U);
}

TEST_CASE("cards that were chosen in secret are left out of a replay until they are shown") {
    const caravan::Session session = played(3, 5, 1);
    REQUIRE(session.pending() != nullptr);
    REQUIRE(session.pending()->ask == caravan::Ask::card);
    const CaravanReplay replay(CaravanTeller(caravan::start(3)), session.journal(), {});
    CHECK(replay.keeps_a_secret());
    for (std::size_t i = 0; i < replay.journal().size(); ++i)
        CHECK(replay.journal()[i].kind != kernel::EntryKind::choice);
}

}  // namespace replaying_test
