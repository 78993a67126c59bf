// What each die that may be touched would leave or bring, and which trait allows it.
#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>
#include <utility>

#include "ai/oval.h"
#include "games/frothy/ai/adviser.h"
#include "games/frothy/ai/drivers.h"
#include "games/frothy/ai/forecaster.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/view/core/faces.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "kernel/session.h"
#include "view_core/prompt_support.h"

namespace prompt_dice_odds_test {

using namespace frothy;
using frothy::testing::fast_oval_with;
using frothy::testing::walk;
using frothy::testing::weigh;
using stage::Key;

namespace {

using Session = kernel::Session<Frothy>;

const Names& names = frothy::testing::four_names;

SpecialCard card_of(Rule rule, const char* name, std::int8_t n) {
    SpecialCard card;
    card.rule = rule;
    card.name = name;
    card.face = CardFace::reins;
    card.n = n;
    return card;
}

// Goes through with these answers; all of them are offered when their turn comes.
void submit(Session& session, const std::vector<Option>& answers) {
    for (const Option& answer : answers) {
        REQUIRE(session.pending() != nullptr);
        const auto& options = session.pending()->options;
        const auto place = std::ranges::find(options, answer);
        REQUIRE(place != options.end());
        session.submit(static_cast<std::size_t>(place - options.begin()));
    }
}

const std::vector<Trait> handling = {{trait::handling, "Handling", 2, false}};

TEST_CASE("Dice kept are marked otherwise than those put aside", "[prompt][FR-CTRL-08]") {
    const Setting setting = testing::oval_setting(3);
    int kept = 0;
    int discarded = 0;
    frothy::testing::RaceSession session(frothy::testing::race_on(setting, 3), 3);
    RandomDriver driver(3);
    do {
        if (session.pending() == nullptr) break;
        const Decision decision = *session.pending();
        if (decision.ask != Ask::keep_dice && decision.ask != Ask::discard_die) continue;
        Prompt prompt;
        prompt.set(decision, names);
        if (decision.ask == Ask::discard_die) {
            for (std::size_t i = 0; i < prompt.model().dice.size(); ++i) {
                if (!prompt.model().dice[i].can_select) continue;
                prompt.toggle_die(i);
                break;
            }
        }
        for (const PromptDie& die : prompt.model().dice) {
            CHECK((die.marked != DieMark::none) == die.is_selected);
            CHECK((die.marked != DieMark::none) == !die.mark().empty());
            if (!die.is_selected) continue;
            const bool keeps = decision.ask == Ask::keep_dice;
            CHECK(die.marked == (keeps ? DieMark::keep : DieMark::discard));
            ++(keeps ? kept : discarded);
        }
    } while (frothy::testing::answer_by_chance(session, driver));
    CHECK(kept > 5);
    CHECK(discarded > 5);
}

}  // namespace

TEST_CASE("Of a tie it is only spoken where one may come", "[prompt][FR-ATK-13]") {
    const Setting setting = testing::oval_setting(4);
    int asked = 0;
    const auto check = [&](const Decision& decision) {
        ++asked;
        for (const std::uint64_t ties : {0U, 2U}) {
            Prompt prompt;
            prompt.set(decision, names);
            Forecast forecast;
            forecast.decides = decision.player;
            forecast.courses = 8;
            for (const auto& [outcome, ways] :
                 {std::pair{Prospect::attack_won, 8 - ties}, {Prospect::attack_tied, ties}}) {
                ForecastLine line;
                line.outcome = outcome;
                line.who = decision.player;
                line.is_exact = true;
                line.ways = ways;
                line.of = 8;
                forecast.lines.push_back(line);
            }
            ForecastBook book;
            book.revision = decision.revision;
            for (const AnswerPlan& plan : prompt.plans())
                book.entries.emplace_back(plan, forecast);
            prompt.set_forecasts(book);
            INFO(prompt.model().odds_remark);
            CHECK((prompt.model().odds_remark.find("tie") != std::string::npos) == (ties > 0));
            CHECK(prompt.model().explanation.find("tie") == std::string::npos);
        }
    };
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        frothy::testing::RaceSession session(frothy::testing::race_on(setting, seed), seed);
        RandomDriver driver(seed);
        for (int i = 0; i < 1500 && session.pending() != nullptr; ++i) {
            const Decision decision = *session.pending();
            if (decision.ask == Ask::keep_dice && decision.about.rule.area() == "ATK")
                check(decision);
            if (!frothy::testing::answer_by_chance(session, driver)) break;
        }
    }
    CHECK(asked > 5);
}

TEST_CASE("The trait that allows dice to be rolled again is named", "[prompt][FR-GEN-04]") {
    const int seen = walk(
        fast_oval_with({}, handling), Ask::reroll, 6, [](const Session&, const Decision& decision) {
            CHECK(decision.about.rule == Rule("FR-GEN-04"));
            CHECK(decision.about.allowed_by == Rule(trait::handling));
            Prompt prompt;
            prompt.set(decision, names);
            INFO(prompt.model().title);
            CHECK(prompt.model().title.find(", Handling 2: roll ") != std::string::npos);
        });
    CHECK(seen == 6);
    // Of a card nobody has played yet there is nothing to name.
    const int by_card = walk(fast_oval_with({card_of(special::lucky, "Lucky", 2)}, {}), Ask::reroll,
                             6, [](const Session&, const Decision& decision) {
                                 CHECK(decision.about.allowed_by.is_none());
                             });
    CHECK(by_card == 6);
}

TEST_CASE("Before a die is touched it is told what rolling it again would bring",
          "[prompt][odds][FR-GEN-04]") {
    const Setting setting = fast_oval_with({}, handling);
    const DrivingMap map(setting);
    const int seen =
        walk(setting, Ask::reroll, 5, [&](const Session& session, const Decision& decision) {
            Prompt prompt;
            prompt.set(decision, names);
            weigh(prompt, decision, map);
            for (const PromptChoice& choice : prompt.model().choices)
                CHECK_FALSE(choice.odds.empty());  // as they lie
            REQUIRE_FALSE(prompt.model().dice.empty());
            for (const PromptDie& die : prompt.model().dice) {
                if (!die.can_select) continue;
                INFO(die.name);
                CHECK_FALSE(die.odds.empty());
                CHECK_FALSE(die.chance.empty());
                Session branch = session;
                submit(branch, die.answers.as<Option>());
                CHECK((branch.pending() == nullptr || branch.pending()->ask != Ask::reroll));
            }
            CHECK_FALSE(prompt.model().odds_remark.empty());
        });
    CHECK(seen == 5);
}

TEST_CASE("Of each icon to cool it is told what it would leave, and the advised one lies ready",
          "[prompt][odds][FR-SPC-14]") {
    const Setting setting = fast_oval_with({card_of(special::cool, "Cool", 0)}, {});
    const DrivingMap map(setting);
    int clean = 0;
    const int seen =
        walk(setting, Ask::cool_icon, 12, [&](const Session& session, const Decision& decision) {
            const AnswerPlan advice = advice_for(decision, map, nullptr);
            Prompt prompt;
            prompt.set(decision, names, advice);
            weigh(prompt, decision, map);
            REQUIRE_FALSE(prompt.model().dice.empty());
            for (const PromptDie& die : prompt.model().dice) {
                INFO(die.odds_title);
                REQUIRE(die.odds.size() == 1);
                CHECK_FALSE(die.chance.empty());
                CHECK(die.odds.front().exactness == "exact");
                if (die.chance != "clean") continue;
                ++clean;
                const int damage = decision.now[decision.player].damage;
                Session branch = session;
                submit(branch, die.answers.as<Option>());
                while (branch.pending() != nullptr && branch.pending()->ask == Ask::discard_die) {
                    Prompt discards;
                    discards.set(*branch.pending(), names,
                                 advice_for(*branch.pending(), map, nullptr));
                    submit(branch, discards.on_key(Key::enter).answers.as<Option>());
                }
                if (branch.pending() != nullptr)
                    CHECK(branch.pending()->now[decision.player].damage == damage);
            }
            REQUIRE(prompt.model().main >= 0);
            CHECK(prompt.on_key(Key::enter).answers == advice);
            CHECK(std::ranges::any_of(prompt.model().dice, [&](const PromptDie& die) {
                return die.is_selected &&
                       die.face.picture == die_picture(static_cast<Icon>(advice.front().a));
            }));
        });
    CHECK(seen > 0);
    CHECK(clean > 0);
}

TEST_CASE("Of each die to discard it is told what it would leave", "[prompt][odds][FR-CTRL-08]") {
    const Setting setting = fast_oval_with({}, {});
    const DrivingMap map(setting);
    const int seen =
        walk(setting, Ask::discard_die, 8, [&](const Session& session, const Decision& decision) {
            Prompt prompt;
            prompt.set(decision, names);
            weigh(prompt, decision, map);
            REQUIRE_FALSE(prompt.model().dice.empty());
            for (const PromptDie& die : prompt.model().dice) {
                if (!die.can_select || die.is_selected) continue;
                INFO(die.odds_title);
                CHECK_FALSE(die.outcome.empty());
                CHECK_FALSE(die.chance.empty());
                Session branch = session;
                submit(branch, die.answers.as<Option>());
            }
        });
    CHECK(seen == 8);
}

namespace {

// Whether two answers promise the same but for points of Control Loss.
bool are_alike(const Forecast& one, const Forecast& other) {
    const auto is_in = [](const Forecast& inner, const Forecast& outer) {
        const bool has_lines = std::ranges::all_of(inner.lines, [&](const ForecastLine& line) {
            return line.outcome == Prospect::control_points ||
                   std::ranges::any_of(outer.lines, [&](const ForecastLine& known) {
                       return known.outcome == line.outcome && known.who == line.who &&
                              known.other == line.other && known.amount == line.amount &&
                              known.ways * line.of == line.ways * known.of;
                   });
        });
        return has_lines && std::ranges::all_of(inner.fates, [&](const ForecastFate& fate) {
                   return std::ranges::any_of(outer.fates, [&](const ForecastFate& known) {
                       return known.fate == fate.fate && known.by == fate.by &&
                              known.other == fate.other && known.amount == fate.amount &&
                              known.speed == fate.speed &&
                              known.ways * fate.of == fate.ways * known.of;
                   });
               });
    };
    return is_in(one, other) && is_in(other, one);
}

}  // namespace

TEST_CASE("A card after a Control roll is not proposed where it changes nothing",
          "[prompt][odds][FR-SPC-14]") {
    const Setting setting =
        fast_oval_with({card_of(special::cool, "Cool", 0), card_of(special::yah, "Yah!", 0)}, {});
    const DrivingMap map(setting);
    int proposed = 0;
    int left = 0;
    const int seen =
        walk(setting, Ask::after_roll, 60, [&](const Session&, const Decision& decision) {
            Prompt prompt;
            prompt.set(decision, names, advice_for(decision, map, nullptr));
            REQUIRE(prompt.model().main >= 0);
            const Option main =
                option_of(prompt.model().choices[static_cast<std::size_t>(prompt.model().main)]);
            ++(main.kind == OptionKind::special ? proposed : left);
            if (main.kind != OptionKind::special) return;
            std::string dice;
            for (const std::uint8_t die : decision.dice)
                dice += icon_name(static_cast<Icon>(die)) + ' ';
            INFO(dice << "at Speed " << rating(decision.now, decision.player) << ", "
                      << option_label(main, decision, names));
            const std::atomic<bool> is_unwanted = false;
            const auto promised = [&](Option answer) {
                return make_forecast(decision, AnswerPlan{answer}, map, nullptr, quick_odds,
                                     is_unwanted);
            };
            CHECK_FALSE(are_alike(promised(main), promised({OptionKind::done})));
        });
    CHECK(seen == 60);
    CHECK(proposed > 5);
    CHECK(left > 5);
}

}  // namespace prompt_dice_odds_test
