// The whole way of a move by one answer: as far as nothing happens and nothing is to be decided.
#include <catch2/catch.hpp>

#include <algorithm>
#include <span>
#include <string>

#include "games/frothy/ai/adviser.h"
#include "games/frothy/rules/ahead.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/prompt/prompt_support.h"
#include "games/frothy/view/core/prompt/prompt_ways.h"
#include "kernel/sheet.h"
#include "view_core/prompt_support.h"
#include "view_core/view_support.h"

namespace frothy::prompt_way_test {
namespace {

using testing::RaceSession;

const Names names = {{"Red", "Black", "White", "Blue", "", ""}};

bool is_chance(OptionKind kind) {
    return kind == OptionKind::attack_personal || kind == OptionKind::attack_vehicle ||
           kind == OptionKind::jump;
}

bool is_sided(const PromptChoice& choice) { return choice.keeps_place; }

// Everybody takes what is proposed, but now and then something by chance; `look` sees the prompt of
// each question, and may answer it in the session.
template <class Look>
void race_by_proposals(const Setting& setting, std::uint64_t races, Look look) {
    const DrivingMap map(setting);
    for (std::uint64_t seed = 1; seed <= races; ++seed) {
        RaceSession session(testing::race_on(setting, seed), seed);
        RandomDriver chance(seed);
        for (int i = 0; i < 1500 && session.pending() != nullptr; ++i) {
            const Decision decision = *session.pending();
            const std::uint64_t revision = decision.revision;
            Prompt prompt;
            prompt.set(decision, names, advice_for(decision, map, nullptr));
            INFO("seed " << seed << ", answer " << i << ", " << prompt.model().title);
            look(session, decision, prompt.model());
            if (session.pending() == nullptr || session.pending()->revision != revision) continue;
            const int main = prompt.model().main;
            if (main < 0 || i % 9 == 8) {
                testing::answer_by_chance(session, chance);
                continue;
            }
            const auto first =
                prompt.model().choices[static_cast<std::size_t>(main)].answers.front().as<Option>();
            const auto found = std::ranges::find(decision.options, first);
            session.submit(static_cast<std::size_t>(found - decision.options.begin()));
        }
    }
}

}  // namespace

TEST_CASE("The main choice of a move goes the whole way, and nothing happens on it",
          "[prompt][way][FR-MOV-01][FR-MOV-14]") {
    int ways = 0;
    int ended = 0;
    int chances = 0;
    race_by_proposals(
        testing::oval_setting(4), 8,
        [&](RaceSession& session, const Decision& decision, const PromptModel& model) {
            if (model.way.empty()) return;
            ++ways;
            const PromptChoice& whole = model.choices[static_cast<std::size_t>(model.main)];
            const VehicleId v = decision.player;
            CHECK(decision.ask == Ask::drive);
            const std::size_t before = session.journal().size();
            session.take_happenings();
            AnswerPlan begun;
            const AnswerPlan plan = whole.answers.as<Option>();
            const auto end =
                std::ranges::find_if(plan, [](Option one) { return ends_move(one.kind); });
            const bool plays =
                std::any_of(plan.begin(), end, [](Option one) { return is_card(one.kind); });
            CHECK(whole.label.find((plays ? ": move " : "Move ") +
                                   std::to_string(model.way.size()) + " space") !=
                  std::string::npos);
            CHECK(whole.label.starts_with("Play ") == plays);
            for (auto answer = plan.begin(); answer != end; ++answer) {
                REQUIRE(session.pending() != nullptr);
                const Decision now = *session.pending();
                REQUIRE(now.player == v);
                REQUIRE(now.ask == Ask::drive);
                CHECK((answer->kind == OptionKind::step || is_card(answer->kind)));
                CHECK_FALSE(crash_of_step(now.now, v, *answer));
                // What was not offered before may be done from here at one stroke.
                for (const Option& option : now.options) {
                    const bool is_new = is_chance(option.kind) && !offers(decision, option);
                    if (!is_new) continue;
                    ++chances;
                    // Of more than a few attacks one button unfolds them.
                    CHECK(std::ranges::any_of(model.choices, [&](const PromptChoice& one) {
                        return (one.answers.size() > 1 && one.answers.back() == option) ||
                               (one.unfolds && option.kind != OptionKind::jump);
                    }));
                }
                const auto found = std::ranges::find(now.options, *answer);
                REQUIRE(found != now.options.end());
                session.submit(static_cast<std::size_t>(found - now.options.begin()));
                begun.push_back(*answer);
            }
            CHECK(session.journal().size() == before + begun.size());  // no die
            std::vector<Cell> went;
            for (const auto& one : session.take_happenings()) {
                if (one.kind != kernel::HappeningKind::event || one.event.who != v) continue;
                if (const auto* step = one.event.get_if<Stepped>()) went.push_back(step->to);
                CHECK((one.event.is<Stepped, LineCrossed, Finished, MovementCard>()));
            }
            CHECK(went == model.way.as<Cell>());
            if (end == plan.end()) return;
            ++ended;
            // Any other end is offered for the same way.
            const Decision last = *session.pending();
            CHECK(offers(last, *end));
            for (const OptionKind kind :
                 {OptionKind::turn_left, OptionKind::turn_right, OptionKind::end_move}) {
                AnswerPlan other = begun;
                other.push_back({kind});
                const bool is_told = std::ranges::any_of(
                    model.choices, [&](const auto& one) { return one.answers == other; });
                CHECK((is_told || *end == Option{kind}));
            }
        });
    CHECK(ways > 60);
    CHECK(ended > ways / 2);
    CHECK(chances > 0);
}

TEST_CASE("A card goes with a move before it is confirmed, and back into the hand",
          "[prompt][way][FR-MOV-08]") {
    int added = 0;
    const Setting setting = testing::oval_setting(4);
    const DrivingMap map(setting);
    race_by_proposals(
        setting, 3, [&](RaceSession&, const Decision& decision, const PromptModel& model) {
            const auto card = std::ranges::find(model.choices, true, &PromptChoice::adds);
            if (card == model.choices.end()) return;
            ++added;
            const Option played = option_of(*card);
            Prompt prompt;
            const auto advise = [&](const AnswerPlan& begun) {
                return advice_for(decision, map, nullptr, begun);
            };
            prompt.set(decision, names, advise({}), advise);
            const auto touch = [&](bool PromptChoice::*how) {
                const auto& choices = prompt.model().choices;
                const auto found = std::ranges::find_if(choices, [&](const PromptChoice& one) {
                    return one.*how && one.option == played;
                });
                REQUIRE(found != choices.end());
                CHECK(
                    prompt.take(static_cast<std::size_t>(found - choices.begin())).answers.empty());
            };
            touch(&PromptChoice::adds);
            CHECK(prompt.added() == AnswerPlan{played});
            const auto begun = kernel::decision_after(decision, std::span(&played, 1));
            REQUIRE(begun);
            CHECK(prompt.begun().now == begun->now);
            CHECK(prompt.begun().options == begun->options);
            for (const PromptChoice& choice : prompt.model().choices) {
                if (choice.unfolds || choice.answers.empty() || choice.takes_back) continue;
                CHECK(choice.answers.front() == played);
                const auto plan = choice.answers.as<Option>();
                CHECK(kernel::consequence_of(decision, std::span(plan)).left.empty());
            }
            touch(&PromptChoice::takes_back);
            CHECK(prompt.added().empty());
            CHECK(prompt.model().choices.size() == model.choices.size());
        });
    CHECK(added > 20);
}

TEST_CASE("What plays a card untouched says so, wherever the move may end",
          "[prompt][way][FR-MOV-08]") {
    int others = 0;
    race_by_proposals(testing::oval_setting(4), 6,
                      [&](RaceSession&, const Decision& decision, const PromptModel& model) {
                          if (decision.ask != Ask::drive) return;
                          for (const PromptChoice& choice : model.choices) {
                              const auto plan = choice.answers.as<Option>();
                              const auto end = std::ranges::find_if(plan, ends_move, &Option::kind);
                              const auto whip =
                                  std::find(plan.begin(), end, Option{OptionKind::whip});
                              // That stands below the same way in full.
                              const bool is_below = choice.label == "Choose cards for the roll";
                              if (choice.is_card || choice.adds || is_below || whip == end)
                                  continue;
                              INFO(choice.label);
                              CHECK(choice.label.find("Whip") != std::string::npos);
                              others += choice.rank == ChoiceRank::main ? 0 : 1;
                          }
                      });
    CHECK(others > 0);
}

TEST_CASE("A special card that adds a space goes with the way as a Whip does",
          "[prompt][way][FR-MOV-08][FR-SPC-05]") {
    Setting setting = testing::oval_setting(4);
    for (Licence& licence : setting.licences) {
        licence.whips = 1;
        SpecialCard card;
        card.rule = special::ramming_speed;
        card.name = "Ramming Speed";
        card.face = CardFace::whip;
        licence.specials = {card};
        prepare(licence);
    }
    int added = 0;
    race_by_proposals(
        setting, 6, [&](RaceSession&, const Decision& decision, const PromptModel& model) {
            if (decision.ask != Ask::drive || model.main < 0) return;
            const PromptChoice& whole = model.choices[static_cast<std::size_t>(model.main)];
            const auto plan = whole.answers.as<Option>();
            const auto card = std::ranges::find(plan, OptionKind::special, &Option::kind);
            const bool goes_on = std::ranges::any_of(
                card, plan.end(), [](Option one) { return one.kind == OptionKind::step; });
            if (!goes_on || model.way.empty()) return;
            ++added;
            INFO(whole.label);
            CHECK(whole.label.starts_with("Play Ramming Speed: move "));
        });
    CHECK(added > 0);
}

TEST_CASE("Beside the whole way one space may be moved, by the Up key as well", "[prompt][way]") {
    int seen = 0;
    race_by_proposals(testing::oval_setting(4), 4,
                      [&](RaceSession&, const Decision& decision, const PromptModel& model) {
                          if (model.way.empty()) return;
                          const PromptChoice& whole =
                              model.choices[static_cast<std::size_t>(model.main)];
                          const auto first = whole.answers.front().as<Option>();
                          if (whole.answers.size() < 2 || first.kind != OptionKind::step) return;
                          ++seen;
                          const ui::Answers one_space{whole.answers.front()};
                          const auto one =
                              std::ranges::find(model.choices, one_space, &PromptChoice::answers);
                          REQUIRE(one != model.choices.end());
                          CHECK(one->rank == ChoiceRank::plain);
                          CHECK_FALSE(one->keys.empty());
                          Prompt prompt;
                          prompt.set(decision, names, whole.answers.as<Option>());
                          const PromptReply up = prompt.on_key(stage::Key::up);
                          REQUIRE(up.answers.size() == 1);
                          CHECK(up.answers.front().as<Option>().kind == OptionKind::step);
                          // The board's hover lights the choice that goes as far.
                          prompt.focus_on(whole.answers);
                          CHECK(prompt.on_key(stage::Key::enter).answers == whole.answers);
                          prompt.focus_on(one_space);
                          CHECK(prompt.on_key(stage::Key::enter).answers == one_space);
                      });
    CHECK(seen > 20);
}

TEST_CASE("Left stands left of right, whatever is proposed", "[prompt][way]") {
    int seen = 0;
    int turns = 0;
    race_by_proposals(testing::oval_setting(4), 4,
                      [&](RaceSession&, const Decision& decision, const PromptModel&) {
                          if (decision.ask != Ask::drive) return;
                          std::vector<std::vector<Option>> rows;
                          for (const Option& proposed : decision.options) {
                              Prompt prompt;
                              prompt.set(decision, names, {proposed});
                              std::vector<Option> row;
                              for (const PromptChoice& choice : prompt.model().choices)
                                  if (is_sided(choice)) row.push_back(option_of(choice));
                              rows.push_back(row);
                              const auto left =
                                  std::ranges::find(row, OptionKind::turn_left, &Option::kind);
                              const auto right =
                                  std::ranges::find(row, OptionKind::turn_right, &Option::kind);
                              if (left == row.end() || right == row.end()) continue;
                              ++turns;
                              CHECK(left < right);
                          }
                          for (const auto& row : rows)
                              CHECK(row == rows.front());
                          seen += rows.front().size() > 1 ? 1 : 0;
                      });
    CHECK(seen > 50);
    CHECK(turns > 50);
}

TEST_CASE("Where nothing is to be moved the rest of the round may be rested",
          "[prompt][way][FR-MOV-01]") {
    int offered = 0;
    int refused = 0;
    Setting setting = testing::oval_setting(2);
    RandomDriver chance(3);
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        RaceSession session(testing::race_on(setting, seed), seed);
        for (int i = 0; i < 600 && session.pending() != nullptr; ++i) {
            const Decision decision = *session.pending();
            Prompt prompt;
            prompt.set(decision, names);
            const auto& choices = prompt.model().choices;
            const auto rest = std::ranges::find(choices, true, &PromptChoice::rests);
            const bool is_offered = rest != choices.end();
            if (is_offered) {
                ++offered;
                CHECK(is_empty_phase(decision));
                CHECK(decision.now.phase < phase_count);
                CHECK(spaces_due(decision.now, decision.player, decision.now.phase) == 0);
                CHECK(rest->rank == ChoiceRank::plain);
                const PromptReply reply = prompt.on_key(stage::Key::h);
                CHECK(reply.rests);
                CHECK(reply.answers == AnswerPlan{{OptionKind::end_move}});
            } else if (decision.ask == Ask::drive) {
                ++refused;
                const bool may_turn = std::ranges::any_of(decision.options, [](const Option& one) {
                    return one.kind == OptionKind::turn_left || one.kind == OptionKind::step;
                });
                CHECK((may_turn || !is_empty_phase(decision) || decision.now.phase == phase_count ||
                       rating(decision.now, decision.player) > 0));
            }
            testing::answer_by_chance(session, chance);
        }
    }
    CHECK(offered > 20);
    CHECK(refused > 100);
}

TEST_CASE("The highest dice of an attack are said to be the best, and only they",
          "[prompt][FR-ATK-08]") {
    int best = 0;
    int others = 0;
    RandomDriver chance(5);
    const Setting setting = testing::oval_setting(4);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        RaceSession session(testing::race_on(setting, seed), seed);
        for (int i = 0; i < 1500 && session.pending() != nullptr; ++i) {
            const Decision decision = *session.pending();
            if (decision.ask == Ask::keep_dice && decision.about.rule.area() == "ATK") {
                int most = 0;
                for (const Option& pair : decision.options)
                    most = std::max(most, pair.a + pair.b);
                for (const Option& pair : decision.options) {
                    Prompt prompt;
                    prompt.set(decision, names, {pair});
                    const bool is_said =
                        prompt.model().explanation.find("highest dice") != std::string::npos;
                    const auto rivals = std::ranges::count_if(decision.options, [&](Option one) {
                        return one.a + one.b >= pair.a + pair.b;
                    });
                    CHECK(is_said == (rivals == 1));
                    ++(is_said ? best : others);
                }
            }
            testing::answer_by_chance(session, chance);
        }
    }
    CHECK(best > 5);
    CHECK(others > 5);
}

TEST_CASE("who must run into something is told of a choice where there is one",
          "[prompt][FR-MOV-14]") {
    const Setting setting = testing::oval_setting(4);
    int one = 0;
    int several = 0;
    testing::walk(setting, [&](const testing::RaceSession&, const Decision& decision) {
        if (decision.ask != Ask::drive || !is_bound_to_crash(decision.now)) return;
        const auto steps = std::ranges::count(decision.options, OptionKind::step, &Option::kind);
        if (steps == 0) return;
        Prompt prompt;
        prompt.set(decision, testing::four_names);
        const bool chooses = prompt.model().explanation.find("choose") != std::string::npos;
        CHECK(chooses == (steps > 1));
        (steps > 1 ? several : one) += 1;
    });
    CHECK(one > 0);
    CHECK(several > 0);
}

}  // namespace frothy::prompt_way_test
