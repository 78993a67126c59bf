// What a prompt tells before an answer is what the rules then do: whatever licences, house rules
// and kinds of race there are.
#include <catch2/catch.hpp>

#include <map>
#include <set>
#include <string>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/rules/licence/catalogue.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "kernel/settled.h"
#include "kernel/sheet.h"
#include "promises/aftermath.h"
#include "promises/case.h"
#include "promises/told.h"
#include "support/random_licence.h"
#include "support/random_setting.h"

namespace frothy::promises {
namespace {

using conformance::Chance;

const Names names{{"Red", "Blue", "Green", "Black", "White", "Grey"}};

int hand_of(const Race& race, VehicleId v, const ChoiceCard& card) {
    const Cards& cards = race[v].cards;
    const auto face = card.face.card.as<CardFaceUp>();
    if (face.special == plain_card) return cards.count(Pile::hand, face.type);
    return (cards.special[static_cast<std::size_t>(Pile::hand)] >> face.special) & 1;
}

void check_cards_that_go(const Case& one) {
    if (one.decision.ask != Ask::drive || one.choice.cards.empty()) return;
    const ChoiceCard& card = one.choice.cards.front();
    if (one.choice.is_card) {
        if (one.after.session().pending() == nullptr || one.after.events().empty()) return;
        const Race& now = one.after.session().now();
        if (one.after.first<CardsRecovered>(one.vehicle())) return;
        // One more that may be played alone is not asked about.
        if (one.after.count<MovementCard>(one.vehicle()) > 1) return;
        INFO("told: " << one.choice.label << ", " << card.note);
        REQUIRE(hand_of(now, one.vehicle(), card) == card.in_hand - 1);
        const auto played = one.after.first<MovementCard>(one.vehicle());
        if (card.note == "+1 space")
            REQUIRE((played && played->counts_as == CardType::whip && played->spaces == 1));
        if (card.note == "−1 space")
            REQUIRE((played && played->counts_as == CardType::reins && played->spaces == 1));
        one.hold("movement card");
        return;
    }
    // An attack or a jump: the card is chosen next, or is the only one.
    const Ask ask =
        option_of(one.choice).kind == OptionKind::jump ? Ask::jump_card : Ask::attack_cards;
    const int before = hand_of(one.decision.now, one.vehicle(), card);
    const Decision* paying = one.after.await_question(one.vehicle(), ask, one.seed);
    if (paying != nullptr && one.after.count<CardsCommitted>(one.vehicle()) == 0) {
        for (const ChoiceCard& way : one.choice.cards) {
            const auto face = way.face.card.as<CardFaceUp>();
            const bool is_offered = std::ranges::any_of(paying->options, [&](Option option) {
                if (face.special != plain_card)
                    return option.kind == OptionKind::special && option.a == face.special;
                switch (option.kind) {
                case OptionKind::whip:
                case OptionKind::whip_as_reins: return face.type == CardType::whip;
                case OptionKind::reins:
                case OptionKind::reins_as_whip: return face.type == CardType::reins;
                case OptionKind::dual_as_whip:
                case OptionKind::dual_as_reins: return face.type == CardType::dual;
                default: return false;
                }
            });
            // The only card of all has been laid without a question already.
            REQUIRE((is_offered || one.choice.cards.size() == 1));
        }
        one.hold("cards that may pay");
    } else if (one.choice.cards.size() == 1 && !one.after.first<CardsRecovered>(one.vehicle())) {
        REQUIRE(hand_of(one.after.session().now(), one.vehicle(), card) < before);
        one.hold("the card that pays");
    }
}

// ---- All of it --------------------------------------------------------------------------------

// Where the answers lead by the sheet is where they lead in the game.
void check_sheet(const Session& session, const std::vector<Option>& answers,
                 const Aftermath& after) {
    const Decision& decision = *session.pending();
    const auto consequence = kernel::consequence_of(decision, answers);
    REQUIRE(consequence.taken == answers);
    // What others have chosen in secret nobody can tell.
    if (kernel::is_secret(decision)) return;
    const auto& journal = after.session().journal();
    std::optional<kernel::Entry<Frothy>> cast;
    std::size_t choices = 0;
    for (std::size_t i = session.journal().size(); i < journal.size() && !cast; ++i) {
        if (journal[i].kind == kernel::EntryKind::cast) cast = journal[i];
        if (journal[i].kind == kernel::EntryKind::choice) ++choices;
    }
    if (consequence.due) {
        REQUIRE(cast);
        REQUIRE(cast->count == consequence.due->count);
        REQUIRE(cast->why == consequence.due->why);
        REQUIRE(choices <= answers.size());
    } else if (consequence.asked) {
        const Decision* next = after.session().pending();
        REQUIRE(next != nullptr);
        REQUIRE(next->player == consequence.asked->player);
        REQUIRE(next->ask == consequence.asked->ask);
        if (!kernel::is_secret(*consequence.asked)) {
            REQUIRE(next->options == consequence.asked->options);
            REQUIRE(next->now == consequence.now);
        }
    }
}

void touch_by_chance(Prompt& prompt, Chance& chance) {
    for (int touches = chance.below(4); touches > 0; --touches) {
        if (!prompt.model().cards.empty()) {
            prompt.toggle_card(static_cast<std::size_t>(
                chance.below(static_cast<int>(prompt.model().cards.size()))));
        } else if (!prompt.model().dice.empty()) {
            prompt.toggle_die(static_cast<std::size_t>(
                chance.below(static_cast<int>(prompt.model().dice.size()))));
        }
    }
}

void check_choice(const Session& session, const PromptModel& model, const PromptChoice& choice,
                  std::uint64_t seed, Tally& tally) {
    const std::vector<Option> answers = choice.answers.as<Option>();
    Aftermath after(session, answers);
    INFO(name_of(session.pending()->ask) << ", " << choice.label);
    std::string told;
    for (const Event& event : after.events())
        told += describe(event, after.session().now(), {}) + " [" + event.rule.text() + "] ";
    INFO(told);
    REQUIRE(after.has_gone_through());
    check_sheet(session, answers, after);
    const Case one{model, choice, *session.pending(), after, seed, tally};
    switch (session.pending()->ask) {
    case Ask::speed_cards: check_speed_check(one); break;
    case Ask::control_cards: check_control_cards(one); break;
    case Ask::attack_cards: check_attack_cards(one); break;
    case Ask::keep_dice: check_keep(one); break;
    case Ask::discard_die:
        if (choice.rank == ChoiceRank::main) check_discards(one);
        break;
    case Ask::reroll: check_reroll(one); break;
    case Ask::drive:
        check_cards_that_go(one);
        if (option_of(choice).kind == OptionKind::step) check_step(one);
        break;
    default: break;
    }
}

void check_prompt(const Session& session, Chance& chance, std::uint64_t seed, Tally& tally) {
    Prompt prompt;
    prompt.set(*session.pending(), names);
    touch_by_chance(prompt, chance);
    const PromptModel& model = prompt.model();
    for (const PromptChoice& choice : model.choices) {
        if (!choice.is_ready || choice.unfolds || choice.rests) continue;
        check_choice(session, model, choice, seed, tally);
    }
}

}  // namespace

TEST_CASE("what a prompt tells before an answer is what the rules then do", "[promises]") {
    constexpr int decisions_wanted = 10'000;
    constexpr int checked_in_a_race = 60;
    int checked = 0;
    Tally tally;
    std::map<std::string, int> seen;  // traits of those asked
    for (std::uint64_t seed = 1; checked < decisions_wanted; ++seed) {
        const Setting setting = conformance::random_setting(seed);
        Chance chance(seed);
        Session session(
            set_up_race(setting,
                        random_grid_order(seed, static_cast<int>(setting.licences.size()),
                                          static_cast<int>(setting.course.plan().grid.size()))),
            seed);
        RandomDriver driver(seed);
        for (int here = 0; here < checked_in_a_race && session.pending() != nullptr;) {
            const Decision& decision = *session.pending();
            if (chance.one_in(3)) {
                INFO("seed " << seed << ", entry " << session.journal().size() << ", "
                             << setting.course.plan().id);
                check_prompt(session, chance, seed, tally);
                for (const Trait& trait : setting.licences[decision.player].traits)
                    ++seen[std::string(trait.rule.text())];
                ++here;
                ++checked;
            }
            session.submit(static_cast<std::size_t>(driver(decision.now, decision.question())));
        }
    }
    for (const CatalogueEntry& trait : catalogue_of_traits()) {
        INFO(trait.name);
        CHECK(seen[std::string(trait.rule.text())] > 200);
    }
    for (const char* promise : {"dice to accelerate",
                                "dice to accelerate, with a number rolled",
                                "dice to decelerate",
                                "dice by the title",
                                "dice by the explanation",
                                "no roll",
                                "dice to keep",
                                "two dice, not spoken of",
                                "dice to control",
                                "dice to control by the title",
                                "dice to control by the explanation",
                                "dice to discard",
                                "dice to attack or defend",
                                "Attack Value",
                                "boxes",
                                "discards: in control",
                                "discards: effects",
                                "discards: damage dice",
                                "discards: turn",
                                "discards: Control Loss",
                                "discards: Speed",
                                "Damage that gets through",
                                "certain crash",
                                "free step",
                                "damage dice of a crash",
                                "movement card",
                                "cards that may pay",
                                "the card that pays"}) {
        INFO(promise);
        CHECK(tally[promise] >= 5);
    }
}

}  // namespace frothy::promises
