// The keys of what is offered beside the cards: the same however many cards are held.
#include <catch2/catch.hpp>

#include <array>
#include <set>
#include <span>
#include <string_view>

#include "games/death_roads/view/road_view.h"
#include "kernel/session.h"
#include "ui/plain/plain_prompt.h"

namespace {

using namespace death_roads;

constexpr std::uint64_t seeds = 3;
constexpr int answers_each = 400;

// Whatever is advised, keys are the same.
struct Advised : View {
    static std::span<const std::string_view> drivers() {
        static constexpr std::array names = {std::string_view("steady")};
        return names;
    }
    static std::size_t answer(std::string_view, const Race&,
                              const kernel::Question<DeathRoads>& question) {
        return question.options.size() - 1;
    }
};

// Of two answers the one offered later is the better one.
struct Ranked : Advised {
    static std::vector<std::size_t> ranking_of(const Decision& decision) {
        std::vector<std::size_t> ranking;
        for (std::size_t option = decision.options.size(); option-- > 0;)
            ranking.push_back(option);
        return ranking;
    }
};

ui::Seating three_seats() {
    ui::Seating seating;
    for (std::uint8_t seat = 0; seat < 3; ++seat)
        seating.seats.push_back({"Ada", seat, true});
    return seating;
}

}  // namespace

TEST_CASE("to pass has the same key whatever is in the hand, and no two things share one",
          "[death_roads][DR-PASS-01]") {
    std::set<int> hands;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        kernel::Session<DeathRoads> session(race_of(View::agree(3)), seed);
        for (int i = 0; i < answers_each && session.pending() != nullptr; ++i) {
            const View::Decision decision = *session.pending();
            const bool is_action = decision.ask == Ask::step || decision.ask == Ask::second;
            const ui::PlainPrompt<Advised> prompt(decision, three_seats());
            const auto hand = decision.now[decision.player].hand.size();
            const auto cards = is_action ? static_cast<std::size_t>(hand) : 0U;
            for (std::size_t touched = 0; is_action && touched <= cards; ++touched) {
                ui::Touched things;
                things.uses.assign(cards, 0);
                if (touched < cards) things.uses[touched] = 1;
                const ui::PromptModel model = prompt.make(things);
                std::set<stage::Key> keys;
                std::size_t given = 0;
                for (const ui::PromptCard& card : model.cards) {
                    keys.insert(card.key);
                    ++given;
                }
                for (const ui::PromptChoice& choice : model.choices) {
                    REQUIRE(choice.own_key() != stage::Key::unknown);
                    keys.insert(choice.own_key());
                    ++given;
                    const auto option = choice.option.as<Option>();
                    const bool is_way_out =
                        option.choice == Choice::pass || option.choice == Choice::done;
                    CHECK((choice.own_key() == stage::Key::digit_0) == is_way_out);
                }
                CHECK(keys.size() == given);
                hands.insert(static_cast<int>(cards));
            }
            session.submit(session.pending()->options.size() - 1 -
                           static_cast<std::size_t>(i) % session.pending()->options.size());
        }
    }
    CHECK(hands.size() > 3);
}

TEST_CASE("of what a touched card may do the best is proposed, not the first",
          "[death_roads][prompt]") {
    int ways = 0;
    kernel::Session<DeathRoads> session(race_of(View::agree(3)), 5);
    for (int i = 0; i < answers_each && session.pending() != nullptr; ++i) {
        const View::Decision decision = *session.pending();
        const ui::PlainPrompt<Ranked> prompt(decision, three_seats());
        const ui::PlainHand hand = View::hand_of(decision, three_seats());
        for (std::size_t card = 0; !hand.confirm && card < hand.cards.size(); ++card) {
            const std::vector<std::size_t>& options = hand.cards[card].uses.front().options;
            ui::Touched things;
            things.uses.assign(hand.cards.size(), 0);
            things.uses[card] = 1;
            const ui::PromptModel model = prompt.make(things);
            REQUIRE(model.main >= 0);
            const auto& main = model.choices[static_cast<std::size_t>(model.main)];
            CHECK(main.option.as<Option>() == decision.options[options.back()]);
            ways += options.size() > 1 ? 1 : 0;
        }
        session.submit(0);
    }
    CHECK(ways > 0);
}
