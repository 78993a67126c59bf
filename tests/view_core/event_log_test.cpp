// Keeping a log: here of the card race with hidden hands.
#include <catch2/catch.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "kernel/caravan.h"
#include "play/event_log.h"

namespace event_log_test {

namespace {

using Caravan = caravan::Caravan;
using Happening = kernel::Happening<Caravan>;

// Counts what was told since the player's last card.
struct CardRecap {
    int told = 0;

    void begin(const caravan::State&) { told = 0; }
    void take(const Happening& happening) {
        const bool is_card = happening.kind == kernel::HappeningKind::event &&
                             happening.event.fact == caravan::Fact::played;
        told = is_card ? 0 : told + 1;
    }
};

class CaravanLog final : public play::EventLog<Caravan, play::LogLine> {
public:
    std::string rule_of(std::size_t) const override { return {}; }
    std::vector<std::string> recap(kernel::PlayerId, std::size_t unseen) const override {
        return {std::to_string(recap_.as_seen(unseen).told)};
    }

private:
    void begin(const caravan::State& start) override { recap_.begin(start); }
    void begin_batch(std::span<const Happening> happenings) override {
        recap_.begin_batch(happenings);
    }
    void take(const Happening& happening, const Journal&) override {
        recap_.take(happening);
        if (happening.kind != kernel::HappeningKind::event) return;
        play::LogLine line;
        line.who = static_cast<kernel::PlayerId>(happening.event.who);
        line.text = std::to_string(happening.event.what);
        line.is_minor = happening.event.fact == caravan::Fact::drew_card;
        add_line(line);
        if (happening.event.fact == caravan::Fact::played) note_move(line.who);
    }

    play::ShownRecap<Caravan, CardRecap> recap_;
};

}  // namespace

TEST_CASE("a log that is told on is the one that is told anew, also after an undo") {
    caravan::Session session(caravan::start(3), 5);
    CaravanLog log;
    log.add(session.take_happenings(), session);
    for (std::uint64_t i = 0; !session.is_over(); ++i) {
        session.submit(kernel::split_mix(i) % session.pending()->options.size());
        log.add(session.take_happenings(), session);
        if (i % 5 == 2) {
            session.undo();
            log.add(session.take_happenings(), session);
            session.redo();
            log.add(session.take_happenings(), session);
        }
        CaravanLog anew;
        anew.rebuild(session);
        REQUIRE(log.lines() == anew.lines());
        REQUIRE(log.happenings() == anew.happenings());
        REQUIRE(log.first_since(1) == anew.first_since(1));
        REQUIRE(log.recap(1, 0) == anew.recap(1, 0));
    }
}

TEST_CASE("a card that is drawn is read by who drew it alone") {
    caravan::Session session(caravan::start(3), 5);
    CaravanLog log;
    log.rebuild(session);
    std::size_t hidden = 0;
    for (std::size_t i = 0; i < log.size(); ++i) {
        const play::LogLine& line = log.line(i);
        if (line.is_minor) ++hidden;
        CHECK(kernel::includes(line.seen_by, line.who));
        CHECK(kernel::includes(line.seen_by, kernel::nobody) == !line.is_minor);
    }
    CHECK(hidden == 9);
}

}  // namespace event_log_test
