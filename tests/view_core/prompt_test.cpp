// The prompt in races played at random: every option can be reached by click and by key, and what
// a confirmation yields is exactly what the rules then ask for.
#include "games/frothy/view/core/prompt/prompt.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <random>

#include "ai/oval.h"
#include "games/frothy/ai/adviser.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/traits.h"
#include "kernel/session.h"

namespace prompt_test {

using namespace frothy;
using stage::Key;

namespace {

using Session = kernel::Session<Frothy>;

const Names names{{"Red", "Blue", "Green", "White", "Gold", "Black"}};

Setting crowded_setting(int vehicles, int variant) {
    Setting setting = frothy::testing::oval_setting(vehicles);
    setting.rules.stamina = variant % 2 == 0 ? Stamina::used : Stamina::unused;
    setting.rules.speed_commit =
        variant % 3 == 0 ? SpeedCommit::simultaneous : SpeedCommit::in_order;
    setting.rules.race_stall_rounds = 4;
    setting.rules.opt_jumps = variant % 2 == 0 ? Jumps::off : Jumps::on;
    setting.rules.alt_corner_drift = variant % 3 == 0 ? CornerDrift::none : CornerDrift::once;
    setting.rules.alt_drifts = variant % 3 == 1 ? Drifts::control_roll : Drifts::one;
    for (Licence& licence : setting.licences) {
        licence.whips = 4;
        licence.reins = 4;
        licence.duals = 2;
        for (std::size_t rating = 0; rating < licence.speeds.size(); ++rating) {
            licence.speeds[rating].stamina = static_cast<std::int8_t>(2 - static_cast<int>(rating));
        }
        licence.stamina_effects = {{9, StaminaEffectKind::virtual_reins, 1},
                                   {5, StaminaEffectKind::speed_loss, 1}};
        if (variant % 2 != 0) licence.traits = {{trait::sneaky, "Sneaky", {}, false}};
        prepare(licence);
    }
    return setting;
}

bool yields(const PromptReply& reply, Option option) {
    return reply.taken && !reply.answers.empty() && reply.answers.front() == option;
}

// Takes everything back to the hand and to the table.
Prompt fresh(const Decision& decision) {
    Prompt prompt;
    prompt.set(decision, names);
    prompt.on_key(Key::backspace);  // what lies ready goes back into the hand
    return prompt;
}

enum class Means { click, key };

void toggle_card(Prompt& prompt, std::size_t card, Means means) {
    if (means == Means::click) {
        prompt.toggle_card(card);
    } else {
        prompt.on_key(prompt.model().cards[card].key);
    }
}

void toggle_die(Prompt& prompt, std::size_t die, Means means) {
    if (means == Means::click) {
        prompt.toggle_die(die);
    } else {
        REQUIRE(prompt.model().dice[die].key != Key::unknown);
        prompt.on_key(prompt.model().dice[die].key);
    }
}

PromptReply confirm(Prompt& prompt, Means means) {
    if (prompt.model().main < 0) return {};
    if (means == Means::key) return prompt.on_key(Key::enter);
    return prompt.take(static_cast<std::size_t>(prompt.model().main));
}

bool reaches_card(const Decision& decision, Option option, Means means) {
    const bool dual =
        option.kind == OptionKind::dual_as_whip || option.kind == OptionKind::dual_as_reins;
    const CardType type = dual                              ? CardType::dual
                          : option.kind == OptionKind::whip ? CardType::whip
                                                            : CardType::reins;
    Prompt prompt = fresh(decision);
    for (std::size_t card = 0; card < prompt.model().cards.size(); ++card) {
        if (prompt.model().cards[card].face.card.as<CardFaceUp>().type != type) continue;
        if (means == Means::key && prompt.model().cards[card].key == Key::unknown) continue;
        for (int turn = 0; turn < 2; ++turn) {
            toggle_card(prompt, card, means);
            if (yields(confirm(prompt, means), option)) return true;
        }
        return false;
    }
    return false;
}

bool reaches_pair(const Decision& decision, Option option, Means means) {
    Prompt prompt = fresh(decision);
    std::vector<std::size_t> wanted;
    for (const int value : {int{option.a}, int{option.b}}) {
        for (std::size_t die = 0; die < prompt.model().dice.size(); ++die) {
            if (prompt.model().dice[die].face.value != value) continue;
            if (std::ranges::count(wanted, die) > 0) continue;
            wanted.push_back(die);
            break;
        }
    }
    for (const std::size_t die : wanted) {
        if (!prompt.model().dice[die].is_selected) toggle_die(prompt, die, means);
    }
    // The proposal's dice give way to the ones touched later.
    for (const std::size_t die : wanted) {
        if (!prompt.model().dice[die].is_selected) toggle_die(prompt, die, means);
    }
    return yields(confirm(prompt, means), option);
}

bool reaches_discard(const Decision& decision, Option option, Means means) {
    Prompt prompt = fresh(decision);
    for (std::size_t die = 0; die < prompt.model().dice.size(); ++die) {
        if (decision.dice[die] != option.a) continue;
        toggle_die(prompt, die, means);
        return yields(confirm(prompt, means), option);
    }
    return false;
}

// A card of a move goes with whatever is chosen next.
bool goes_along(Prompt& prompt, Option card, Means means) {
    if (prompt.added() != AnswerPlan{card}) return false;
    const auto& choices = prompt.model().choices;
    const auto next = std::ranges::find_if(choices, [](const PromptChoice& one) {
        return one.is_ready && !one.unfolds && !one.adds && !one.takes_back;
    });
    if (next == choices.end()) return false;
    if (means == Means::key) return yields(prompt.on_key(next->keys.front()), card);
    return yields(prompt.take(static_cast<std::size_t>(next - choices.begin())), card);
}

// The question, with what stands behind a button brought out of it where there is such a one.
Prompt opened(const Decision& decision, Means means) {
    Prompt prompt = fresh(decision);
    const auto& choices = prompt.model().choices;
    const auto fold = std::ranges::find_if(choices, &PromptChoice::unfolds);
    if (fold == choices.end()) return prompt;
    if (means == Means::key) {
        prompt.on_key(fold->keys.front());
    } else {
        prompt.take(static_cast<std::size_t>(fold - choices.begin()));
    }
    return prompt;
}

bool is_offered(const Prompt& prompt, Option option) {
    return std::ranges::any_of(prompt.model().choices, [&](const PromptChoice& choice) {
        return !choice.answers.empty() && choice.answers.front() == option;
    });
}

bool reaches_choice(const Decision& decision, Option option, Means means) {
    const bool is_folded = !is_offered(fresh(decision), option);
    const auto asked = [&] { return is_folded ? opened(decision, means) : fresh(decision); };
    const Prompt prompt = asked();
    for (std::size_t i = 0; i < prompt.model().choices.size(); ++i) {
        const PromptChoice& choice = prompt.model().choices[i];
        if (choice.answers.empty() || choice.answers.front() != option) continue;
        const auto leads_there = [&](const auto& act) {
            Prompt touched = asked();
            const PromptReply reply = act(touched);
            if (!choice.adds) return yields(reply, option);
            return reply.answers.empty() && goes_along(touched, option, means);
        };
        if (means == Means::click)
            return leads_there([i](Prompt& touched) { return touched.take(i); });
        return std::ranges::all_of(choice.keys, [&](Key key) {
            return leads_there([key](Prompt& touched) { return touched.on_key(key); });
        });
    }
    return false;
}

bool reaches(const Decision& decision, Option option, Means means) {
    switch (decision.ask) {
    case Ask::speed_cards:
    case Ask::control_cards:
    case Ask::attack_cards:
        if (option.kind != OptionKind::done) return reaches_card(decision, option, means);
        break;
    case Ask::keep_dice: return reaches_pair(decision, option, means);
    case Ask::discard_die:
        if (option.kind != OptionKind::done) return reaches_discard(decision, option, means);
        break;
    default: break;
    }
    return reaches_choice(decision, option, means);
}

void check_model(const PromptModel& model) {
    CHECK_FALSE(model.title.empty());
    CHECK_FALSE(model.explanation.empty());
    REQUIRE_FALSE(model.choices.empty());
    int main_choices = 0;
    std::map<Key, int> keys;
    for (const PromptChoice& choice : model.choices) {
        CHECK_FALSE(choice.label.empty());
        CHECK_FALSE(choice.keys.empty());
        CHECK((choice.is_ready == (choice.unfolds || !choice.answers.empty())));
        main_choices += choice.rank == ChoiceRank::main ? 1 : 0;
        for (const Key key : choice.keys)
            ++keys[key];
    }
    for (const PromptCard& card : model.cards) {
        if (card.key != Key::unknown) ++keys[card.key];
        CHECK(card.can_toggle() == card.reason.empty());
    }
    for (const PromptDie& die : model.dice)
        ++keys[die.key];
    CHECK(main_choices <= 1);
    for (const auto& [key, count] : keys) {
        INFO("key " << name_of(key));
        CHECK(count == 1);
    }
    for (const PromptRefusal& refusal : model.refused) {
        CHECK_FALSE(refusal.label.empty());
        CHECK_FALSE(refusal.reason.empty());
        CHECK_FALSE(refusal.rule.is_none());
    }
    for (const OutcomeLine& line : model.outcome)
        CHECK_FALSE(line.text.empty());
}

// Touches this and that, then takes a choice; the answers are never empty.
std::vector<Option> play_about(Prompt& prompt, std::mt19937& dice) {
    const auto any = [&dice](std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(dice);
    };
    for (int touch = static_cast<int>(any(6)); touch > 0; --touch) {
        if (!prompt.model().cards.empty()) prompt.toggle_card(any(prompt.model().cards.size()));
        if (!prompt.model().dice.empty()) prompt.toggle_die(any(prompt.model().dice.size()));
    }
    for (int attempt = 0; attempt < 50; ++attempt) {
        const PromptReply reply = prompt.take(any(prompt.model().choices.size()));
        if (!reply.answers.empty()) return reply.answers.as<Option>();
        if (!prompt.model().cards.empty()) prompt.toggle_card(any(prompt.model().cards.size()));
        if (!prompt.model().dice.empty()) prompt.toggle_die(any(prompt.model().dice.size()));
    }
    return {};
}

}  // namespace

TEST_CASE("Every option of every question is reached by click and by key", "[prompt]") {
    std::map<Ask, int> asked;
    for (int variant = 0; variant < 8; ++variant) {
        const Setting setting = crowded_setting(2 + variant % 5, variant);
        Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}),
                        static_cast<std::uint64_t>(variant) + 7);
        std::mt19937 dice(static_cast<unsigned>(variant));
        for (int decisions = 0; session.pending() != nullptr && decisions < 500; ++decisions) {
            const Decision decision = *session.pending();
            ++asked[decision.ask];
            Prompt prompt = fresh(decision);
            INFO("variant " << variant << ", decision " << decisions << ", "
                            << prompt.model().title);
            REQUIRE_FALSE(prompt.model().empty());
            check_model(prompt.model());
            for (const Option& option : decision.options) {
                INFO(option_label(option, decision, names));
                CHECK(reaches(decision, option, Means::click));
                CHECK(reaches(decision, option, Means::key));
            }
            const std::vector<Option> answers = play_about(prompt, dice);
            check_model(prompt.model());
            REQUIRE_FALSE(answers.empty());
            for (const Option& answer : answers) {
                REQUIRE(session.pending() != nullptr);
                const auto& options = session.pending()->options;
                const auto place = std::ranges::find(options, answer);
                REQUIRE(place != options.end());
                CHECK(session.pending()->player == decision.player);
                session.submit(static_cast<std::size_t>(place - options.begin()));
            }
            // A confirmation is the end of that matter.
            if (decision.ask == Ask::speed_cards && session.pending() != nullptr &&
                session.pending()->player == decision.player &&
                session.now().round == decision.now.round) {
                CHECK(session.pending()->ask != Ask::speed_cards);
                CHECK(session.pending()->ask != Ask::speed_direction);
            }
        }
    }
    for (const Ask ask : {Ask::speed_cards, Ask::keep_dice, Ask::drive, Ask::control_cards,
                          Ask::discard_die, Ask::attack_cards, Ask::unblock}) {
        INFO(ask_name(ask));
        CHECK(asked[ask] > 0);
    }
}

TEST_CASE("Questions half answered can be taken up", "[prompt]") {
    const Setting setting = crowded_setting(3, 0);
    Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 3);
    std::mt19937 dice(5);
    for (int decisions = 0; session.pending() != nullptr && decisions < 600; ++decisions) {
        const Decision decision = *session.pending();
        Prompt prompt = fresh(decision);
        check_model(prompt.model());
        for (const Option& option : decision.options) {
            INFO(prompt.model().title << " / " << option_label(option, decision, names));
            CHECK(reaches(decision, option, Means::click));
        }
        session.submit(
            std::uniform_int_distribution<std::size_t>(0, decision.options.size() - 1)(dice));
    }
}

TEST_CASE("At a standstill a card lies ready and Enter gets going", "[prompt]") {
    const Setting setting = crowded_setting(2, 1);
    Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 1);
    const AnswerPlan advice = advice_for(*session.pending(), DrivingMap(setting), nullptr);
    Prompt prompt;
    prompt.set(*session.pending(), names, advice);
    REQUIRE_FALSE(prompt.model().cards.empty());
    CHECK(prompt.model().cards[0].is_used());
    REQUIRE(prompt.model().main >= 0);
    const PromptChoice& main =
        prompt.model().choices[static_cast<std::size_t>(prompt.model().main)];
    CHECK(option_of(main).kind == OptionKind::accelerate);
    CHECK(prompt.model().explanation.find("ready: you roll") != std::string::npos);
    // The hand is the player's: taken back, it stays taken back.
    CHECK(prompt.on_key(Key::backspace).taken);
    CHECK_FALSE(prompt.model().cards[0].is_used());
    CHECK(prompt.model().explanation.find("choose a card first") != std::string::npos);
    prompt.set(*session.pending(), names, advice);
    CHECK_FALSE(prompt.model().cards[0].is_used());
    prompt.on_key(Key::w);
    const PromptReply faster = prompt.on_key(Key::enter);
    REQUIRE_FALSE(faster.answers.empty());
    CHECK(faster.answers.front().as<Option>().kind == OptionKind::whip);
    CHECK(faster.answers.back().as<Option>().kind == OptionKind::accelerate);
}

TEST_CASE("A vehicle that has stopped is proposed to set off along the course", "[prompt]") {
    const Setting setting = crowded_setting(4, 0);
    int met = 0;
    for (unsigned seed = 1; seed <= 40 && met < 12; ++seed) {
        Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), seed);
        std::mt19937 dice(seed);
        for (int i = 0; session.pending() != nullptr && i < 2000; ++i) {
            const Decision& decision = *session.pending();
            if (decision.ask == Ask::face) {
                ++met;
                Prompt prompt;
                prompt.set(decision, names);
                REQUIRE(prompt.model().main >= 0);
                const Option main = option_of(
                    prompt.model().choices[static_cast<std::size_t>(prompt.model().main)]);
                // One step that way leads on, wherever any of those offered does.
                const Course& course = setting.course;
                const Cell cell = decision.now[prompt.vehicle()].cell;
                const auto gain = [&](int number) {
                    const hexgrid::Facing facing(number);
                    const auto way = facing.is_side() ? facing.ahead() : facing.front_left();
                    const Cell to = course.neighbour(cell, way);
                    if (to == no_cell || course.is_solid(to)) return 0;
                    const Crossing crossing = course.crossing(cell, way);
                    if (crossing == Crossing::forwards) return 1;
                    return course.place(to) - course.place(cell);
                };
                const bool can_gain = std::ranges::any_of(
                    decision.options, [&](Option option) { return gain(option.a) > 0; });
                INFO(prompt.model().title << " " << main.a);
                CHECK((gain(main.a) > 0 || !can_gain));
            }
            session.submit(
                std::uniform_int_distribution<std::size_t>(0, decision.options.size() - 1)(dice));
        }
    }
    CHECK(met > 0);
}

TEST_CASE("The focus goes round by Tab and Enter takes it", "[prompt]") {
    const Setting setting = crowded_setting(2, 1);
    Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 1);
    Prompt prompt = fresh(*session.pending());
    REQUIRE_FALSE(prompt.model().cards.empty());
    CHECK(prompt.on_key(Key::tab).taken);
    CHECK(prompt.model().item_focus == 0);
    CHECK(prompt.on_key(Key::space).taken);
    CHECK(prompt.model().cards[0].is_used());
    CHECK(prompt.model().choices.size() == 2);
    CHECK(prompt.on_key(Key::tab, {.shift = true}).taken);
    CHECK(prompt.model().focus == 1);
    const PromptReply slower = prompt.on_key(Key::enter);
    REQUIRE(slower.answers.size() == 3);
    CHECK(slower.answers[0].as<Option>().kind == OptionKind::whip);
    CHECK(slower.answers[1].as<Option>().kind == OptionKind::done);
    CHECK(slower.answers[2].as<Option>().kind == OptionKind::decelerate);
    CHECK_FALSE(prompt.on_key(Key::escape).taken);
    CHECK_FALSE(prompt.on_key(Key::z, {.control = true}).taken);
    CHECK(prompt.on_key(Key::f1).open.text() == "FR-SPD-02");
    CHECK(prompt.on_key(Key::backspace).taken);
    CHECK_FALSE(prompt.model().cards[0].is_used());
}

}  // namespace prompt_test
