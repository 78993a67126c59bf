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
