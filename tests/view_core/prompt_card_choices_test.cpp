// Cards among the choices of a question, and cards that a choice costs before anybody asks for one.
#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <random>

#include "ai/oval.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/view/core/board/board_layout_choices.h"
#include "games/frothy/view/core/prompt/card_plays.h"
#include "games/frothy/view/core/prompt/card_price.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "kernel/session.h"

namespace prompt_card_choices_test {

using namespace frothy;

namespace {

using Session = kernel::Session<Frothy>;

const Names names{{"Red", "Blue", "Green", "White", "Gold", "Black"}};

// Few cards, so that often only one of a kind is left; and low walls to jump over.
Setting scarce_setting(int variant) {
    Setting setting = frothy::testing::oval_setting(5);
    setting.rules.opt_jumps = Jumps::on;
    setting.rules.race_stall_rounds = 6;
    for (Licence& licence : setting.licences) {
        licence.whips = static_cast<std::uint8_t>(1 + variant % 2);
        licence.reins = 2;
        licence.duals = static_cast<std::uint8_t>(variant % 2);
        SpecialCard card;
        card.rule = special::ramming_speed;
        card.name = "Ramming Speed";
        card.n = std::int8_t{2};
        card.face = CardFace::whip;
        licence.specials = {card};
        prepare(licence);
    }
    return setting;
}

// Plays at random, as few cards as possible, and looks at every question.
template <class Look>
void play_races(int variant, Look look) {
    const Setting setting = scarce_setting(variant);
    const auto seed = static_cast<unsigned>(variant) + 3;
    Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), seed);
    std::mt19937 dice(seed);
    for (int i = 0; session.pending() != nullptr && i < 600; ++i) {
        const Decision decision = *session.pending();
        look(session, decision);
        if (session.pending() == nullptr || session.pending()->revision != decision.revision) {
            continue;
        }
        const std::size_t options = decision.options.size();
        const std::size_t any = std::uniform_int_distribution<std::size_t>(0, options - 1)(dice);
        const bool may_keep = decision.options.back().kind == OptionKind::done;
        session.submit(may_keep && any % 3 != 0 ? options - 1 : any);
    }
}

bool is_paid_with(const Decision* pending, const Decision& before) {
    return pending != nullptr && pending->player == before.player &&
           (pending->ask == Ask::attack_cards || pending->ask == Ask::jump_card);
}

bool may_do_without(const Decision& decision) {
    return std::ranges::find(decision.options, OptionKind::done, &Option::kind) !=
           decision.options.end();
}

}  // namespace

TEST_CASE("A card that may be played in a move is shown as that card, with what it does",
          "[prompt][FR-MOV-08][FR-MOV-09]") {
    std::map<OptionKind, int> met;
    for (int variant = 0; variant < 4; ++variant) {
        play_races(variant, [&](const Session&, const Decision& decision) {
            if (decision.ask != Ask::drive) return;
            Prompt prompt;
            prompt.set(decision, names);
            for (const PromptChoice& choice : prompt.model().choices) {
                if (!is_card(option_of(choice).kind) || choice.unfolds) {
                    CHECK_FALSE(choice.is_card);
                    continue;
                }
                ++met[option_of(choice).kind];
                INFO(choice.label);
                REQUIRE(choice.is_card);
                REQUIRE(choice.cards.size() == 1);
                const ChoiceCard& card = choice.cards.front();
                const Cards& cards = decision.now[decision.player].cards;
                if (option_of(choice).kind == OptionKind::special) {
                    CHECK(card.face.words == "Ramming Speed 2");
                    CHECK(card.face.card.as<CardFaceUp>().special == 0);
                    const bool acts =
                        option_of(choice).b == static_cast<std::uint8_t>(SpecialFace::action);
                    CHECK(card.note == (acts ? "action" : "+1 space"));
                    continue;
                }
                CHECK(card.in_hand ==
                      cards.count(Pile::hand, card.face.card.as<CardFaceUp>().type));
                const bool is_longer = option_of(choice).kind == OptionKind::whip ||
                                       option_of(choice).kind == OptionKind::dual_as_whip;
                CHECK(card.note == (is_longer ? "+1 space" : "−1 space"));
                const std::string left = card.in_hand == 1
                                             ? "the last one in hand"
                                             : std::to_string(card.in_hand - 1) + " more in hand";
                CHECK(choice.explanation.find(left) != std::string::npos);
            }
        });
    }
    for (const OptionKind kind : {OptionKind::whip, OptionKind::reins, OptionKind::dual_as_whip,
                                  OptionKind::dual_as_reins, OptionKind::special})
        CHECK(met[kind] > 0);
}

TEST_CASE("A card that drives on by itself is played when it is touched, any other with the move",
          "[prompt][FR-MOV-08]") {
    int by_themselves = 0;
    int with_move = 0;
    for (int variant = 0; variant < 4; ++variant) {
        play_races(variant, [&](const Session& session, const Decision& decision) {
            if (decision.ask != Ask::drive) return;
            Prompt prompt;
            prompt.set(decision, names);
            for (std::size_t i = 0; i < prompt.model().choices.size(); ++i) {
                const PromptChoice choice = prompt.model().choices[i];
                if (option_of(choice).kind != OptionKind::whip || !choice.is_card) continue;
                if (choice.rank == ChoiceRank::main || choice.answers.size() != 1) continue;
                Session played = session;
                const auto option = std::ranges::find(decision.options, option_of(choice));
                played.submit(static_cast<std::size_t>(option - decision.options.begin()));
                const VehicleId v = decision.player;
                const Decision* then = played.pending();
                if (then == nullptr || then->player != v || then->ask != Ask::drive) continue;
                const bool has_moved = then->now[v].cell != decision.now[v].cell;
                Prompt touched = prompt;
                CHECK(touched.take(i).answers.empty() != has_moved);
                ++(has_moved ? by_themselves : with_move);
            }
        });
    }
    CHECK(by_themselves > 0);
    CHECK(with_move > 0);
}

TEST_CASE("An attack or a jump tells which card pays for it, asked for or not",
          "[prompt][FR-ATK-06][FR-JUMP-02]") {
    int asked = 0;
    int unasked = 0;
    int jumps = 0;
    for (int variant = 0; variant < 6; ++variant) {
        play_races(variant, [&](Session& session, const Decision& decision) {
            if (decision.ask != Ask::drive) return;
            Prompt prompt;
            prompt.set(decision, names);
            for (const PromptChoice& choice : prompt.model().choices) {
                const OptionKind kind = option_of(choice).kind;
                const bool is_jump = kind == OptionKind::jump;
                const bool costs = is_jump || kind == OptionKind::attack_personal ||
                                   kind == OptionKind::attack_vehicle;
                INFO(choice.label);
                const CardPrice price = price_of(decision, choice.answers.as<Option>());
                CHECK(price.is_free() == !costs);
                if (!costs) continue;
                jumps += is_jump ? 1 : 0;
                CHECK_FALSE(choice.cards.empty());
                const std::string told = price_sentence(decision, price);
                CHECK(choice.explanation.find(told) != std::string::npos);
                CHECK_FALSE(choice.is_card);
            }
            const auto attack = std::ranges::find_if(decision.options, [](Option option) {
                return option.kind == OptionKind::attack_personal ||
                       option.kind == OptionKind::attack_vehicle || option.kind == OptionKind::jump;
            });
            if (attack == decision.options.end()) return;
            const CardPrice price = price_of(decision, {*attack});
            session.submit(static_cast<std::size_t>(attack - decision.options.begin()));
            const Decision* next = session.pending();
            // Whoever is attacked may be asked first.
            while (next != nullptr && next->ask == Ask::attack_cards &&
                   next->player != decision.player) {
                session.submit(next->options.size() - 1);
                next = session.pending();
            }
            INFO(option_label(*attack, decision, names)
                 << ", then " << (next == nullptr ? "nothing" : ask_name(next->ask)) << " of "
                 << (next == nullptr ? 0 : int{next->player}));
            if (price.ways.size() > 1) {
                ++asked;
                REQUIRE(is_paid_with(next, decision));
                for (const Option& way : price.ways)
                    CHECK(std::ranges::find(next->options, way) != next->options.end());
            } else {
                ++unasked;
                CHECK((!is_paid_with(next, decision) || may_do_without(*next)));
            }
        });
    }
    CHECK(asked > 5);
    CHECK(unasked > 5);
    CAPTURE(jumps);
}

TEST_CASE("Nothing but attacks and jumps has a price", "[prompt]") {
    play_races(0, [](const Session&, const Decision& decision) {
        if (decision.ask != Ask::drive) return;
        const BoardChoices choices = choices_of(decision);
        for (const LitCell& lit : choices.lit) {
            const std::vector<Option> way = choices.path_to(lit).options;
            const bool jumps = std::ranges::find(way, OptionKind::jump, &Option::kind) != way.end();
            CHECK(price_of(decision, way).is_free() == !jumps);
        }
    });
}

}  // namespace prompt_card_choices_test
