// A roll as one question: Assists and the own Boost before it, a Gadget or a Boost after it.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

#include "games/highway_heist/ai/drivers.h"
#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/words_odds.h"
#include "highway_heist_view/positions.h"
#include "kernel/session.h"
#include "kernel/sheet.h"
#include "play/plain_table.h"
#include "ui/plain/driven.h"
#include "ui/plain/plain_prompt.h"
#include "ui/plain/plain_view.h"

namespace highway_heist {
namespace {

using Steady = ui::Driven<View, drivers, answer_of>;
using Session = kernel::Session<HighwayHeist>;

std::size_t advise(const View::Decision& decision) {
    return answer_of("steady", decision.now, decision.question());
}

void choose(Session& session, const Option& wanted) {
    const auto& options = session.pending()->options;
    const auto found = std::ranges::find(options, wanted);
    REQUIRE(found != options.end());
    session.submit(static_cast<std::size_t>(found - options.begin()));
}

// The Showman is about to Ram, with a token of the Captain at hand.
Heist about_to_ram() {
    Heist heist = beside_suv();
    heist.terms.members = heist.terms.players = 2;
    heist[1].boost = 1;
    return heist;
}

// As far as the question that comes after these dice.
View::Decision after_ram(const Heist& heist, std::uint64_t seed) {
    Session session(heist, seed);
    choose(session, {Choice::ram, first_suv, {}});
    while (session.pending()->ask == Ask::assist)
        choose(session, {Choice::number, 0, {}});
    return *session.pending();
}

}  // namespace

TEST_CASE("A Boost may be promised with the Assists, and is spent where the dice lack it "
          "[HH-BST-01] [HH-O-116]",
          "[assists]") {
    int spent = 0;
    int kept = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Session session(about_to_ram(), seed);
        choose(session, {Choice::ram, first_suv, {}});
        const View::Decision first = *session.pending();
        REQUIRE(first.ask == Ask::assist);
        const ui::PlainHand hand = View::hand_of(first, {});
        const auto own = hand.cards.size() - 1;
        const auto answers = hand.confirm({own}).answers.as<Option>();
        REQUIRE(answers == std::vector<Option>{{Choice::number, 0, {}}, {Choice::yes}});
        const int held = first.now[0].boost;
        choose(session, answers.front());
        if (session.pending()->ask != Ask::boost) {
            // What is asked next is another matter, and nobody has answered it yet.
            CHECK(session.pending()->now[0].boost == held);
            CHECK_FALSE(View::is_meant(first, *session.pending(), 1));
            ++kept;
            continue;
        }
        CHECK(View::is_meant(first, *session.pending(), 1));
        CHECK_FALSE(View::is_meant(first, *session.pending(), 2));  // of another roll
        choose(session, answers.back());
        CHECK(session.pending()->now[0].boost == held - 1);
        ++spent;
    }
    CHECK(spent > 0);
    CHECK(kept > 0);
}

TEST_CASE("No Boost is promised for a computer, before a Gadget, or where arrows count anyway "
          "[HH-O-116] [HH-CH-03]",
          "[assists]") {
    Session session(about_to_ram(), 3);
    choose(session, {Choice::ram, first_suv, {}});
    View::Decision decision = *session.pending();
    const auto cards = [&](const ui::Seating& seating = {}) {
        return View::hand_of(decision, seating).cards.size();
    };
    CHECK(cards() == 2);
    ui::Seating seating;
    seating.seats = {{"Blue", 0, false}, {"Ada", 1, true}};
    CHECK(cards(seating) == 1);
    decision.now.gadgets = 1;
    CHECK(cards() == 1);
    decision.now.gadgets = 0;
    decision.now[0].boost = 0;
    CHECK(cards() == 1);
    decision.now[0].boost = 1;
    decision.about.skill = Skill::defense;
    CHECK(cards() == 2);
    decision.now.terms.characters[0] = Character::enforcer;
    CHECK(cards() == 1);
}

TEST_CASE("What the steady driver would give lies ready, and one key rolls", "[assists]") {
    Session session(about_to_ram(), 3);
    choose(session, {Choice::ram, first_suv, {}});
    const ui::PlainPrompt<Steady> prompt(*session.pending(), {});
    ui::Touched touched = prompt.proposed();
    REQUIRE(touched.uses.size() == 2);
    const std::size_t given = session.pending()->options[advise(*session.pending())].value;
    CHECK((touched.uses[0] != 0) == (given == 1));
    // As it would answer once the dice lie there.
    int asked = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const View::Decision decision = after_ram(about_to_ram(), seed);
        if (decision.ask != Ask::boost) continue;
        const bool is_wanted = decision.options[advise(decision)].choice == Choice::yes;
        CHECK((touched.uses[1] != 0) == is_wanted);
        ++asked;
    }
    CHECK(asked > 0);
    const ui::PromptModel model = prompt.make(touched);
    REQUIRE(model.main >= 0);
    const auto& gold = model.choices[static_cast<std::size_t>(model.main)];
    const bool is_promised = gold.answers.as<Option>().back() == Option{Choice::yes};
    CHECK(is_promised == (touched.uses[1] != 0));
}

TEST_CASE("After the dice a Gadget with its dice, a Boost or neither is one answer "
          "[HH-CH-06] [HH-O-116]",
          "[assists]") {
    Heist heist = about_to_ram();
    heist.terms.characters[1] = Character::tech;
    heist.terms.players = 1;
    heist.gadgets = 1;
    int both = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const View::Decision decision = after_ram(heist, seed);
        if (decision.ask != Ask::gadget) continue;
        const auto rows = [&](std::vector<std::size_t> touched) {
            return View::rows_of_dice(decision, touched, advise);
        };
        // Those touched are rolled again, in both answers that this takes.
        const auto first_die = rows({0}).front().answers.as<Option>();
        CHECK(first_die == std::vector<Option>{{Choice::yes}, {Choice::dice, 1, {}}});
        const Option no{Choice::no};
        const auto left = kernel::decision_after(decision, std::span(&no, 1));
        const bool is_boost_asked = left && left->ask == Ask::boost;
        // Whatever a row answers is asked for in that order.
        for (const ui::PlainRow& row : rows({})) {
            const auto answers = row.answers.as<Option>();
            CHECK(answers.size() == (is_boost_asked ? 2U : 1U));
            // Nothing is in doubt any more: it works with a Boost, and fails without.
            const bool is_boosted = answers.back() == Option{Choice::yes};
            REQUIRE(row.odds.size() == 1);
            CHECK(row.odds.front().text == (is_boosted ? "success" : "failure"));
            CHECK(row.odds.front().percent == 100);
            const auto then = kernel::consequence_of(decision, std::span(answers));
            CHECK(then.left.empty());
        }
        CHECK(rows({}).size() == (is_boost_asked ? 2U : 1U));
        both += is_boost_asked ? 1 : 0;
    }
    CHECK(both > 0);
}

TEST_CASE("A figure that was sampled is told as about so much, one that was counted is not "
          "[HH-CH-06]",
          "[assists]") {
    Heist heist = about_to_ram();
    heist.terms.characters[1] = Character::tech;
    heist.gadgets = 1;
    Session session(heist, 3);
    const auto& options = session.pending()->options;
    const auto ram = std::ranges::find(options, Option{Choice::ram, first_suv, {}});
    REQUIRE(ram != options.end());
    const auto odds =
        View::odds_of(*session.pending(), {}).at(static_cast<std::size_t>(ram - options.begin()));
    const auto of = [&](const std::string& text) {
        const auto found = std::ranges::find(odds, text, &play::OddsWord::text);
        REQUIRE(found != odds.end());
        return *found;
    };
    CHECK(of("success").share == "31 %");
    CHECK(of("success").is_exact);
    const play::OddsWord gadget = of("with a Gadget");
    CHECK_FALSE(gadget.is_exact);
    CHECK(gadget.share == "about " + std::to_string(gadget.percent) + " %");
    // Four dice, three successes wanted, what is none cast once more: a success is one half.
    const double once = 0.75;
    const double exact = 4 * once * once * once * (1 - once) + once * once * once * once;
    CHECK(gadget.part == Approx(exact).margin(0.04));
    CHECK(play::text_of_estimate(0.001) == "< 1 %");
    CHECK(play::text_of_estimate(0.999) == "> 99 %");
}

TEST_CASE("Undo names all that one answer did [HH-BST-02] [HH-BST-01]", "[assists]") {
    using Entry = kernel::Entry<HighwayHeist>;
    const auto entry = [](Ask ask, const Option& option) {
        Entry one;
        one.ask = ask;
        one.option = option;
        return one;
    };
    const auto told = [](const std::vector<Entry>& given) {
        return View::stroke_words(given, "Ada");
    };
    const Entry none = entry(Ask::assist, {Choice::number, 0, {}});
    const Entry one = entry(Ask::assist, {Choice::number, 1, {}});
    const Entry boost = entry(Ask::boost, {Choice::yes});
    CHECK(told({one, none}) == "Ada: 1 Boost token");
    CHECK(told({one, one}) == "Ada: 2 Boost tokens");
    CHECK(told({none, boost}) == "Ada: Boost");
    CHECK(told({one, none, boost}) == "Ada: 1 Boost token and a Boost");
    CHECK(told({entry(Ask::gadget, {Choice::no}), boost}) == "Ada: Boost");
    CHECK(told({entry(Ask::gadget, {Choice::no})}) == "Ada: Leave the dice");
}

}  // namespace highway_heist
