// What a prompt tells before an answer is what the rules then do: whatever licences, house rules
// and kinds of race there are.
#include <catch2/catch.hpp>

#include <map>
#include <set>
#include <string>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/rules/dice_queries.h"
#include "games/frothy/rules/licence/licence_legality.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "kernel/settled.h"
#include "kernel/sheet.h"
#include "promises/aftermath.h"
#include "promises/told.h"
#include "support/random_licence.h"
#include "support/random_setting.h"

namespace frothy::promises {
namespace {

using conformance::Chance;

const Names names{{"Red", "Blue", "Green", "Black", "White", "Grey"}};

// How often each kind of promise was held, and with which traits on the sheet.
using Tally = std::map<std::string, int>;

// One choice of a prompt, and what came of it.
struct Case {
    const PromptModel& model;
    const PromptChoice& choice;
    const Decision& decision;
    Aftermath& after;
    std::uint64_t seed;
    Tally& tally;

    VehicleId vehicle() const { return model.vehicle; }
    void hold(const std::string& what) const { ++tally[what]; }
};

const OutcomeLine* line_with(const Case& one, const std::string& text) {
    for (const OutcomeLine& line : one.model.outcome) {
        if (line.text.find(text) != std::string::npos) return &line;
    }
    return nullptr;
}

void check_dice(const Case& one, const std::string& told, Why why, const std::string& what) {
    const auto dice = dice_in(told);
    if (!dice) return;
    const auto rolled = one.after.await_roll(one.vehicle(), why, one.seed);
    if (!rolled) return;
    INFO("told: " << told << ", rolled: " << rolled->b);
    REQUIRE(rolled->b >= dice->first);
    REQUIRE(rolled->b <= dice->second);
    one.hold(dice->first == dice->second ? what : what + ", with a number rolled");
}

// ---- Speed Checks -----------------------------------------------------------------------------

void check_keeping(const Case& one, const std::string& line) {
    const Decision* keeping = one.after.await_question(one.vehicle(), Ask::keep_dice, one.seed);
    const bool is_over = one.after.first(EventKind::speed_checked, one.vehicle()).has_value();
    if (keeping == nullptr || is_over || keeping->about.rule.area() == "ATK") return;
    const ValueCounts values = count_values(keeping->dice, keeping->now.rules().dice_faces);
    int lowest = 0;
    while (values[static_cast<std::size_t>(lowest)] == 0)
        ++lowest;
    INFO("told: " << line);
    if (line.find("one is kept") != std::string::npos) {
        REQUIRE(keeping->options.front().kind == OptionKind::keep_one);
    } else if (line.find("keep any two") != std::string::npos) {
        REQUIRE(keeping->refused.empty());
    } else if (line.find("must be the lowest") != std::string::npos) {
        for (const Option& pair : keeping->options)
            REQUIRE(pair.a == lowest);
    } else {
        // The two lowest leave nothing to choose.
        REQUIRE(line.find("the two lowest are kept") == std::string::npos);
    }
    one.hold("dice to keep");
}

void check_speed_check(const Case& one) {
    const bool up = one.choice.option.kind == OptionKind::accelerate;
    const OutcomeLine* line = line_with(one, "Either way: ");
    if (line == nullptr) line = line_with(one, up ? "Accelerating: " : "Decelerating: ");
    if (line == nullptr) {
        check_dice(one, "2 dice", Why::speed_check, "two dice, not spoken of");
        return;
    }
    if (line->text.find("no roll") != std::string::npos) {
        const auto rolled = one.after.first(EventKind::rolled, one.vehicle());
        const bool is_check = rolled && static_cast<Why>(rolled->a) == Why::speed_check;
        REQUIRE_FALSE(is_check);
        one.hold("no roll");
        return;
    }
    check_dice(one, line->text, Why::speed_check, up ? "dice to accelerate" : "dice to decelerate");
    if (one.model.outcome_title.find("you roll") != std::string::npos)
        check_dice(one, one.model.outcome_title, Why::speed_check, "dice by the title");
    if (one.model.explanation.find("you roll") != std::string::npos &&
        one.choice.rank == ChoiceRank::main)
        check_dice(one, one.model.explanation, Why::speed_check, "dice by the explanation");
    check_keeping(one, line->text);
}

// ---- Control rolls and attacks ----------------------------------------------------------------

void check_control_cards(const Case& one) {
    if (one.choice.rank != ChoiceRank::main) return;  // the title tells of the cards touched
    check_dice(one, one.choice.label, Why::control, "dice to control");
    check_dice(one, one.model.outcome_title, Why::control, "dice to control by the title");
    check_dice(one, one.model.explanation, Why::control, "dice to control by the explanation");
    const std::string& sum = one.model.explanation;
    const std::size_t from = sum.find(": ");
    const std::size_t to = sum.find('.');
    const auto dice = dice_in(sum);
    if (dice && dice->first == dice->second && from < to) {
        int parts = 0;
        std::string rest = sum.substr(from, to - from);
        if (const std::size_t speed = rest.find("for Speed "); speed != std::string::npos)
            rest.erase(speed, std::string("for Speed 0").size());
        for (const int part : numbers_in(rest))
            parts += part;
        INFO(sum);
        REQUIRE(parts == dice->first);
    }
    const OutcomeLine* discards = line_with(one, "discard");
    REQUIRE(discards != nullptr);
    const Decision* asked = one.after.await_question(one.vehicle(), Ask::discard_die, one.seed);
    const auto rolled = one.after.first(EventKind::control_rolled, one.vehicle());
    if (asked == nullptr || one.after.count(EventKind::control_rolled, one.vehicle()) != 1) return;
    const auto most = dice_in(discards->text);
    INFO("told: " << discards->text << ", then " << asked->about.amount);
    REQUIRE(rolled);
    // A # that is rolled may add to it.
    REQUIRE(asked->about.amount >= (most ? most->first : 0));
    if (dice && dice->first == dice->second)
        REQUIRE(asked->about.amount == (most ? most->first : 0));
    one.hold("dice to discard");
}

void check_attack_cards(const Case& one) {
    const OutcomeLine* line = line_with(one, "You roll ");
    if (line == nullptr || one.choice.rank != ChoiceRank::main) return;
    check_dice(one, line->text, Why::attack, "dice to attack or defend");
}

// ---- Dice on the table ------------------------------------------------------------------------

// The rating once the Speed Check is over.
int rating_after_check(const Case& one) {
    int rating = frothy::rating(one.decision.now, one.vehicle());
    bool is_checked = false;
    for (const Event& event : one.after.events()) {
        if (event.who != one.vehicle()) {
            if (is_checked) break;
            continue;
        }
        is_checked = is_checked || event.kind == EventKind::speed_checked;
        if (is_checked && event.kind == EventKind::speed_changed) rating = event.b;
    }
    return rating;
}

void check_keep(const Case& one) {
    if (const OutcomeLine* value = line_with(one, "Attack Value ")) {
        const auto told = one.after.first(EventKind::attack_value, one.vehicle());
        if (value->text.find("to come") != std::string::npos) return;
        REQUIRE(told);
        INFO("told: " << value->text);
        REQUIRE(numbers_in(value->text).front() == told->a);
        one.hold("Attack Value");
        return;
    }
    for (const std::string& way : {std::string("Accelerate "), std::string("Decelerate ")}) {
        const OutcomeLine* line = line_with(one, way);
        if (line == nullptr || line->text.find("box") == std::string::npos) continue;
        const auto checked = one.after.first(EventKind::speed_checked, one.vehicle());
        REQUIRE(checked);
        INFO("told: " << line->text);
        REQUIRE(checked->a == numbers_in(line->text).front());
        REQUIRE((checked->b == 1) == (way == "Accelerate "));
        const auto speed = change_of(line->text, "Speed");
        REQUIRE(speed);
        REQUIRE(speed->first == rating(one.decision.now, one.vehicle()));
        REQUIRE(speed->second == rating_after_check(one));
        one.hold("boxes");
    }
}

// The last change of Speed before something else happens than what comes of the roll.
std::optional<Event> last_speed_of_roll(const Case& one) {
    const std::set<EventKind> others = {EventKind::stepped,        EventKind::jumped,
                                        EventKind::collided,       EventKind::move_ended,
                                        EventKind::phase_began,    EventKind::round_began,
                                        EventKind::stamina_effect, EventKind::rolled};
    std::optional<Event> last;
    for (const Event& event : one.after.events()) {
        if (others.contains(event.kind)) break;
        if (event.kind == EventKind::speed_changed && event.who == one.vehicle()) last = event;
    }
    return last;
}

void check_discards(const Case& one) {
    const VehicleId v = one.vehicle();
    const auto pairs_of = [&](int which) {
        int pairs = 0;
        for (const Event& event : one.after.events())
            pairs += event.who == v && event.kind == EventKind::pair_discarded && event.a == which;
        return pairs;
    };
    if (one.after.count(EventKind::control_rolled, v) > 0) return;  // a second roll on its way
    const OutcomeLine* spins = line_with(one, "Left and Right Spin cancel: ");
    REQUIRE((spins == nullptr ? 0 : numbers_in(spins->text).front()) == pairs_of(0));
    const OutcomeLine* speeds = line_with(one, "Slow and Haste cancel: ");
    REQUIRE((speeds != nullptr) == (pairs_of(1) > 0));
    if (speeds != nullptr && one.decision.now.rules().stamina == Stamina::unused)
        REQUIRE(numbers_in(speeds->text).front() == pairs_of(1));
    const bool is_kept = one.after.first(EventKind::control_kept, v).has_value();
    REQUIRE((line_with(one, "in control") != nullptr) == is_kept);
    one.hold(is_kept ? "discards: in control" : "discards: effects");
    const auto lost = one.after.first(EventKind::control_lost, v);
    const auto turned = one.after.first(EventKind::turned, v);
    const auto changed = last_speed_of_roll(one);
    const auto wiped = one.after.first(EventKind::wiped_out, v);
    if (!lost) return;
    const OutcomeLine* effects = nullptr;
    for (const OutcomeLine& line : one.model.outcome) {
        if (line.rule == Rule("FR-CTRL-12")) effects = &line;
    }
    REQUIRE(effects != nullptr);
    const std::string before = effects->text.substr(0, effects->text.find(':'));
    for (std::size_t icon = 0; icon < icon_count; ++icon) {
        INFO("told: " << effects->text);
        const bool is_told = before.find(icon_name(static_cast<Icon>(icon))) != std::string::npos;
        REQUIRE(is_told == (((lost->a >> icon) & 1) != 0));
    }
    const auto damage = number_before(effects->text, " damage di");
    const auto rolled = one.after.await_roll(v, Why::damage, one.seed);
    if (damage && rolled && rolled->rule == Rule("FR-CTRL-19")) {
        const bool is_least = effects->text.find("by a die of its own") != std::string::npos;
        REQUIRE((is_least ? damage->first <= rolled->b : damage->first == rolled->b));
        one.hold("discards: damage dice");
    }
    REQUIRE((effects->text.find("wiped out") != std::string::npos) ==
            (wiped && wiped->rule == Rule("FR-ALT-06")));
    // Damage may add Control Loss and change the Speed; a # rolled may turn or slide further.
    const bool is_open = damage || effects->text.find("by a die of its own") != std::string::npos;
    if (is_open || !one.after.session().pending()) return;
    if (turned) {
        const auto degrees = number_before(effects->text, "°");
        REQUIRE(degrees);
        const int steps = hexgrid::Facing(turned->b - turned->a).number();
        const int least = std::min(steps, hexgrid::facing_count - steps);
        REQUIRE(degrees->first == 30 * least);
        one.hold("discards: turn");
    }
    const OutcomeLine* sum = line_with(one, "Speed ");
    if (sum == nullptr || !changed) return;
    const auto speed = change_of(sum->text, "Speed");
    REQUIRE(speed);
    if (((lost->a >> static_cast<int>(Icon::haste)) & 1) != 0 ||
        ((lost->a >> static_cast<int>(Icon::slow)) & 1) != 0) {
        INFO("told: " << sum->text);
        REQUIRE(speed->second == changed->b);
        one.hold("discards: Speed");
    }
}

void check_reroll(const Case& one) {
    const OutcomeLine* line = line_with(one, "These dice do ");
    if (line == nullptr || one.choice.answers != std::vector<Option>{{OptionKind::done}}) return;
    if (one.after.first(EventKind::rerolled, one.vehicle())) return;  // named before
    for (const Event& event : one.after.events()) {
        if (event.kind != EventKind::damage_rolled || event.who != one.vehicle()) continue;
        const std::vector<int> told = numbers_in(line->text);
        INFO("told: " << line->text);
        REQUIRE((told.empty() ? 0 : told.front()) == event.b);
        one.hold("Damage that gets through");
        return;
    }
}

// ---- The move ---------------------------------------------------------------------------------

void check_step(const Case& one) {
    const VehicleId v = one.vehicle();
    // Of a way of several spaces each but the last is free.
    if (one.choice.answers.size() != 1) return;
    if (one.after.events().empty()) return;  // somebody attacks from ambush first (FR-TRT-35)
    bool runs_into = false;
    for (const Event& event : one.after.events()) {
        if (event.who != v) break;
        if (event.kind == EventKind::stepped) break;
        runs_into =
            runs_into || event.kind == EventKind::collided || event.kind == EventKind::ran_off;
    }
    INFO("told: " << one.choice.label << ": " << one.choice.explanation);
    REQUIRE(one.choice.is_crash == runs_into);
    one.hold(runs_into ? "certain crash" : "free step");
    const auto dice = number_before(one.choice.explanation, " damage di");
    if (!runs_into || !dice) return;
    const auto rolled = one.after.await_roll(v, Why::damage, one.seed);
    REQUIRE(rolled);
    REQUIRE(rolled->b == dice->first);
    one.hold("damage dice of a crash");
}

int hand_of(const Race& race, VehicleId v, const ChoiceCard& card) {
    const Cards& cards = race[v].cards;
    if (card.face.special == plain_card) return cards.count(Pile::hand, card.face.type);
    return (cards.special[static_cast<std::size_t>(Pile::hand)] >> card.face.special) & 1;
}

void check_cards_that_go(const Case& one) {
    if (one.decision.ask != Ask::drive || one.choice.cards.empty()) return;
    const ChoiceCard& card = one.choice.cards.front();
    if (one.choice.is_card()) {
        if (one.after.session().pending() == nullptr || one.after.events().empty()) return;
        const Race& now = one.after.session().now();
        if (one.after.first(EventKind::cards_recovered, one.vehicle())) return;
        INFO("told: " << one.choice.label << ", " << card.note);
        REQUIRE(hand_of(now, one.vehicle(), card) == card.in_hand - 1);
        const auto played = one.after.first(EventKind::movement_card, one.vehicle());
        if (card.note == "+1 space") REQUIRE((played && played->a == 0 && played->c == 1));
        if (card.note == "−1 space") REQUIRE((played && played->a == 1 && played->c == 1));
        one.hold("movement card");
        return;
    }
    // An attack or a jump: the card is chosen next, or is the only one.
    const Ask ask = one.choice.option.kind == OptionKind::jump ? Ask::jump_card : Ask::attack_cards;
    const int before = hand_of(one.decision.now, one.vehicle(), card);
    const Decision* paying = one.after.await_question(one.vehicle(), ask, one.seed);
    if (paying != nullptr && one.after.count(EventKind::cards_committed, one.vehicle()) == 0) {
        for (const ChoiceCard& way : one.choice.cards) {
            const bool is_offered = std::ranges::any_of(paying->options, [&](Option option) {
                if (way.face.special != plain_card)
                    return option.kind == OptionKind::special && option.a == way.face.special;
                switch (option.kind) {
                case OptionKind::whip:
                case OptionKind::whip_as_reins: return way.face.type == CardType::whip;
                case OptionKind::reins:
                case OptionKind::reins_as_whip: return way.face.type == CardType::reins;
                case OptionKind::dual_as_whip:
                case OptionKind::dual_as_reins: return way.face.type == CardType::dual;
                default: return false;
                }
            });
            // The only card of all has been laid without a question already.
            REQUIRE((is_offered || one.choice.cards.size() == 1));
        }
        one.hold("cards that may pay");
    } else if (one.choice.cards.size() == 1 &&
               !one.after.first(EventKind::cards_recovered, one.vehicle())) {
        REQUIRE(hand_of(one.after.session().now(), one.vehicle(), card) < before);
        one.hold("the card that pays");
    }
}

// ---- All of it --------------------------------------------------------------------------------

// Where the answers lead by the sheet is where they lead in the game.
void check_sheet(const Session& session, const std::vector<Option>& answers,
                 const Aftermath& after) {
    const Decision& decision = *session.pending();
    const auto upshot = kernel::upshot_of(decision, answers);
    REQUIRE(upshot.taken == answers);
    // What others have chosen in secret nobody can tell.
    if (kernel::is_secret(decision)) return;
    const auto& journal = after.session().journal();
    std::optional<kernel::Entry<Frothy>> cast;
    std::size_t choices = 0;
    for (std::size_t i = session.journal().size(); i < journal.size() && !cast; ++i) {
        if (journal[i].kind == kernel::EntryKind::cast) cast = journal[i];
        if (journal[i].kind == kernel::EntryKind::choice) ++choices;
    }
    if (upshot.due) {
        REQUIRE(cast);
        REQUIRE(cast->count == upshot.due->count);
        REQUIRE(cast->why == upshot.due->why);
        REQUIRE(choices <= answers.size());
    } else if (upshot.asked) {
        const Decision* next = after.session().pending();
        REQUIRE(next != nullptr);
        REQUIRE(next->player == upshot.asked->player);
        REQUIRE(next->ask == upshot.asked->ask);
        if (!kernel::is_secret(*upshot.asked)) {
            REQUIRE(next->options == upshot.asked->options);
            REQUIRE(next->now == upshot.now);
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
    Aftermath after(session, choice.answers);
    INFO(name_of(model.ask) << ", " << choice.label);
    std::string told;
    for (const Event& event : after.events())
        told += std::string(name_of(event.kind)) + " by " + event.rule.text() + ". ";
    INFO(told);
    REQUIRE(after.has_gone_through());
    check_sheet(session, choice.answers, after);
    const Case one{model, choice, *session.pending(), after, seed, tally};
    switch (model.ask) {
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
        if (choice.option.kind == OptionKind::step) check_step(one);
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
