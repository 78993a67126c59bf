// "Why?": what the proposal has over the best of all others, and the rule behind it.
#include <algorithm>
#include <catch2/catch.hpp>

#include "games/frothy/ai/adviser.h"
#include "games/frothy/ai/forecaster.h"
#include "games/frothy/rules/ahead.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/prompt/odds_plans.h"
#include "games/frothy/view/core/prompt/prospects.h"
#include "view_core/view_support.h"

namespace frothy::prompt_why_test {
namespace {

using stage::Key;
using testing::RaceSession;

const Names names = {{"Red", "Black", "White", "Blue", "", ""}};

Prospects known(std::string name, double crash, double well) {
    Prospects one;
    one.name = std::move(name);
    one.crash = crash;
    one.well = well;
    return one;
}

// The first question with a turn that takes a Control roll.
Decision turn_decision(const Setting& setting) {
    RaceSession session(testing::race_on(setting, 3), 3);
    RandomDriver driver(3);
    do {
        const auto* pending = session.pending();
        if (pending == nullptr || pending->ask != Ask::drive) continue;
        const bool turns =
            std::ranges::count(pending->options, OptionKind::turn_left, &Option::kind) > 0;
        if (turns && !is_safe(pending->now, pending->player)) return *pending;
    } while (testing::answer_by_chance(session, driver));
    FAIL("no such question came up");
    return {};
}

// The first vehicle where no step leads on.
Race nose_to_the_wall(Race race) {
    for (Cell cell = 0; cell < race.course().cell_count(); ++cell) {
        for (int f = 0; f < hexgrid::facing_count; ++f) {
            race[0].cell = cell;
            race[0].facing = hexgrid::Facing(f);
            if (room_next(at_speed(race, 0, 1), 0, race[0].facing) == 0) return race;
        }
    }
    FAIL("every hex leads on");
    return race;
}

// Crashes in so many of eight, and all goes well else.
Forecast crash_in(std::uint64_t eighths) {
    Forecast forecast;
    forecast.courses = 8;
    ForecastLine kept;
    kept.is_exact = true;
    kept.ways = 8 - eighths;
    kept.of = 8;
    forecast.lines = {kept};
    ForecastFate fine;
    fine.is_exact = true;
    fine.ways = 8 - eighths;
    fine.of = 8;
    ForecastFate crash = fine;
    crash.fate = Fate::crashes;
    crash.ways = eighths;
    forecast.fates = {fine, crash};
    return forecast;
}

}  // namespace

TEST_CASE("The reason is what tells most for the proposal, and its price is not kept back",
          "[prompt][why]") {
    const Prospects turn = known("Turn left", 0.05, 0.6);
    Prospects on = known("End the move", 0.4, 0.6);
    CHECK(
        reasons_for(turn, {on}) ==
        std::vector<std::string>{
            "A crash or wipe-out is less likely than with \"End the move\": 5 % instead of 40 %."});
    CHECK(reasons_for(known("End the move", 0.0, 1.0), {known("Turn left", 0.0, 0.2)}) ==
          std::vector<std::string>{"\"Turn left\" goes well in only 20 % of cases."});
    CHECK(reasons_for(known("End the move", 0.0, 1.0), {known("Turn left", 0.0, 0.0)}) ==
          std::vector<std::string>{"\"Turn left\" hardly ever goes well."});
    on.well = 0.9;
    CHECK(reasons_for(turn, {on}).back() ==
          "It goes well less often, though: 60 % instead of 90 %.");
    // Against the best of several, not the worst of them.
    const Prospects right = known("Turn right", 0.2, 0.6);
    CHECK(reasons_for(turn, {on, right, on}).front() ==
          "A crash or wipe-out is less likely than with \"Turn right\": 5 % instead of 20 %.");
}

TEST_CASE("Where the last one rolling wins nothing is told of getting on along the course",
          "[prompt][why][FR-RACE-03]") {
    Setting setting = testing::oval_setting(2);
    for (const RaceType type : {RaceType::fastest, RaceType::toughest}) {
        setting.terms.type = type;
        const bool is_run = type == RaceType::fastest;
        const Decision decision = turn_decision(setting);
        Prospects prospects;
        look_ahead(decision, {OptionKind::turn_left}, prospects);
        CHECK(prospects.along.has_value() == is_run);
        CHECK(prospects.clear.has_value());
    }
}

TEST_CASE("Where nothing is known to speak for the proposal nothing is said", "[prompt][why]") {
    CHECK(reasons_for(known("a", 0.1, 0.5), {}).empty());
    CHECK(reasons_for(known("a", 0.1, 0.5), {known("b", 0.1, 0.5)}).empty());
    CHECK(reasons_for(known("a", 0.1, 0.5), {known("b", 0.0, 0.9)}).empty());
    Prospects unknown;
    unknown.name = "b";
    CHECK(reasons_for(known("a", 0.1, 0.5), {unknown}).empty());
    Prospects slow = unknown;
    slow.speed = 3.0;
    Prospects fast = unknown;
    fast.speed = 6.4;
    CHECK(reasons_for(fast, {slow}).front() ==
          "You get on faster than with \"b\": at about Speed 6.4 instead of 3.");
    fast.is_settled = slow.is_settled = true;
    fast.speed = 6.0;
    CHECK(reasons_for(fast, {slow}).front() ==
          "You get on faster than with \"b\": at Speed 6 instead of 3.");
    Prospects calm = unknown;
    calm.dice = 0.0;
    Prospects risky = unknown;
    risky.dice = 2.5;
    CHECK(reasons_for(calm, {risky}).front() ==
          "Turning is less risky than after \"b\": no Control die instead of about 2.5.");
    calm.dice = 0.1;
    CHECK(reasons_for(calm, {risky}).front() ==
          "Turning is less risky than after \"b\": hardly a Control die instead of about 2.5.");
}

TEST_CASE("What nothing sets apart is told by what it comes to", "[prompt][why]") {
    Prospects move;
    move.name = "Step straight ahead";
    move.along = 3;
    move.lane = 2;
    move.clear = 4;
    CHECK(merits_of(move, {move}) ==
          "It gains 3 spaces along the course, in lane 2 from the inside. After it 4 spaces of "
          "your next move are clear.");
    move.clear = 0;
    CHECK(merits_of(move, {move}) ==
          "It gains 3 spaces along the course, in lane 2 from the inside.");
    Prospects further_in = move;
    further_in.name = "Drift left";
    further_in.lane = 1;
    CHECK(reasons_for(further_in, {move}) ==
          std::vector<std::string>{"It takes the line further inside than \"Step straight ahead\": "
                                   "lane 1 instead of 2."});
    CHECK(reasons_for(move, {further_in}).empty());  // nor is that its price
    Prospects speed;
    speed.speed = 4;
    speed.dice = 2;
    CHECK(merits_of(speed, {}) == "It brings you to Speed 4; a turn there takes 2 Control dice.");
    const Prospects roll = known("Roll", 0.0, 0.62);
    CHECK(merits_of(roll, {known("Play no card", 0.0, 0.62)}).empty());  // tells nothing
    CHECK(merits_of(roll, {known("Play no card", 0.0, 0.7)}) == "It goes well in 62 % of cases.");
    CHECK(merits_of({}, {}).empty());
}

TEST_CASE("\"Why?\" tells the reason first and then opens the rule", "[prompt][why]") {
    const Setting setting = testing::oval_setting(2);
    const Decision decision = turn_decision(setting);
    Prompt prompt;
    prompt.set(decision, names, {{OptionKind::turn_left}});
    ForecastBook book;
    book.revision = decision.revision;
    for (const PromptChoice& choice : prompt.model().choices) {
        const bool is_left = option_of(choice).kind == OptionKind::turn_left;
        for (const TitledPlan& way : plans_to_weigh(decision, choice.answers.as<Option>()))
            book.entries.emplace_back(way.plan, crash_in(is_left ? 1 : 4));
    }
    prompt.set_forecasts(book);
    REQUIRE_FALSE(prompt.model().why.empty());
    CHECK(prompt.model().why.front().find("13 % instead of 50 %") != std::string::npos);
    CHECK_FALSE(prompt.model().shows_why);

    PromptReply reply = prompt.on_key(Key::f1);
    CHECK(reply.taken);
    CHECK(reply.open.is_none());
    CHECK(prompt.model().shows_why);
    reply = prompt.on_key(Key::f1);
    CHECK(reply.open == prompt.model().rule);
    CHECK_FALSE(prompt.model().shows_why);

    prompt.on_key(Key::f1);
    prompt.on_key(Key::x);  // what is refused, instead
    CHECK_FALSE(prompt.model().shows_why);
    prompt.on_key(Key::x);
    prompt.on_key(Key::f1);
    CHECK(prompt.fold_told());
    CHECK_FALSE(prompt.model().shows_why);
    prompt.on_key(Key::f1);
    prompt.on_key(Key::tab);
    CHECK_FALSE(prompt.model().shows_why);
}

TEST_CASE("Dice to keep are compared with none that are slower", "[prompt][why]") {
    const Setting setting = testing::oval_setting(2);
    int compared = 0;
    int fastest = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        RaceSession session(testing::race_on(setting, seed), seed);
        RandomDriver driver(seed);
        do {
            const auto* pending = session.pending();
            if (pending == nullptr || pending->ask != Ask::keep_dice) continue;
            if (pending->about.rule.area() == "ATK" || pending->options.size() < 2) continue;
            const auto speed_of = [&](Option pair) {
                Prospects known;
                look_at_pair(*pending, pair, known);
                return known.speed.value_or(-1.0);
            };
            const double most = speed_of(std::ranges::max(pending->options, {}, speed_of));
            for (const Option& pair : pending->options) {
                Prompt prompt;
                prompt.set(*pending, names, {pair});
                const PromptModel& model = prompt.model();
                const bool names_another =
                    !model.why.empty() && model.why.front().find("\"Keep ") != std::string::npos;
                compared += names_another ? 1 : 0;
                if (speed_of(pair) < most) continue;
                ++fastest;
                CHECK_FALSE(names_another);
                REQUIRE_FALSE(model.why.empty());
                CHECK(model.why.front().starts_with("It brings you to Speed "));
            }
        } while (testing::answer_by_chance(session, driver));
    }
    CHECK(compared > 0);
    CHECK(fastest > 0);
}

TEST_CASE("Whoever stands is not told what braking would come to", "[prompt][why]") {
    const Setting setting = testing::oval_setting(2);
    RaceSession session(testing::race_on(setting, 1), 1);
    RandomDriver driver(1);
    int asked = 0;
    do {
        const auto* pending = session.pending();
        if (pending == nullptr) continue;
        const auto offers = [&](OptionKind kind) {
            return std::ranges::count(pending->options, kind, &Option::kind) > 0;
        };
        if (!offers(OptionKind::accelerate) || rating(pending->now, pending->player) > 0) continue;
        ++asked;
        CHECK(offers(OptionKind::decelerate));  // as the rules have it
        Prompt prompt;
        prompt.set(*pending, names, {{OptionKind::accelerate}});
        CHECK(prompt.model().why ==
              std::vector<std::string>{"At Speed 0 only accelerating gets you under way."});
    } while (asked < 4 && testing::answer_by_chance(session, driver));
    CHECK(asked == 4);
}

TEST_CASE("At a standstill a card to run into what holds one up is told to be harmless",
          "[prompt][why][FR-COL-22][FR-COL-25]") {
    const Setting setting = testing::oval_setting(3);
    RaceSession session(testing::race_on(setting, 1), 1);
    RandomDriver driver(1);
    const auto tells_so = [](const Decision& decision, Option card) {
        Prompt prompt;
        prompt.set(decision, names, {card});
        const std::vector<std::string>& why = prompt.model().why;
        return !why.empty() && why.front().starts_with("At Speed 0 it does hardly any harm");
    };
    int asked = 0;
    do {
        if (session.pending() == nullptr || session.pending()->ask != Ask::drive) continue;
        Decision decision = *session.pending();
        const auto card =
            std::ranges::find_if(decision.options, [](Option one) { return is_card(one.kind); });
        if (decision.player != 0 || card == decision.options.end()) continue;
        if (rating(decision.now, 0) != 0) continue;
        ++asked;
        CHECK_FALSE(tells_so(decision, *card));
        decision.now = nose_to_the_wall(decision.now);
        CHECK(tells_so(decision, *card));
    } while (asked < 3 && testing::answer_by_chance(session, driver));
    CHECK(asked > 0);
}

TEST_CASE("What is advised mostly has a reason", "[prompt][why]") {
    const Setting setting = testing::oval_setting(3);
    const DrivingMap map(setting);
    int asked = 0;
    int told = 0;
    int named = 0;
    int plain = 0;
    int spaces = 0;
    int risked = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        const Race start = testing::race_on(setting, seed);
        const RoadBook book(start, 0, map);
        RaceSession session(start, seed);
        RandomDriver driver(seed);
        for (int i = 0; i < 120 && session.pending() != nullptr; ++i) {
            const Decision decision = *session.pending();
            const AnswerPlan advice = advice_for(decision, map, &book);
            Prompt prompt;
            prompt.set(decision, names, advice);
            ForecastBook forecasts;
            forecasts.revision = decision.revision;
            const std::atomic<bool> unwanted = false;
            for (const AnswerPlan& plan : prompt.plans()) {
                forecasts.entries.emplace_back(
                    plan, make_forecast(decision, plan, map, &book,
                                        {.courses = 300, .samples = 60, .seed = 5}, unwanted));
            }
            prompt.set_forecasts(forecasts);
            const PromptModel& model = prompt.model();
            ++asked;
            const bool is_told = !model.why.empty();
            told += is_told ? 1 : 0;
            named += is_told && model.why.front().find_first_of("0123456789\"") != std::string::npos
                         ? 1
                         : 0;
            const bool is_plain =
                is_told && (model.why.front().starts_with("The spin leads further round") ||
                            model.why.front().starts_with("Control may well be lost, hardly"));
            plain +=
                is_plain && model.why.front().find_first_of("0123456789\"") == std::string::npos
                    ? 1
                    : 0;
            if (is_told && model.why.front().starts_with("A Whip adds a space")) {
                ++spaces;
                CHECK(std::ranges::any_of(advice, [](Option one) {
                    return one.kind == OptionKind::whip || one.kind == OptionKind::dual_as_whip;
                }));
            }
            if (is_told && model.why.front().starts_with("Control may well be lost")) {
                ++risked;
                const PromptChoice& main = model.choices[static_cast<std::size_t>(model.main)];
                for (const TitledPlan& way : plans_to_weigh(decision, main.answers.as<Option>())) {
                    const Forecast* known = forecasts.find(way.plan);
                    if (known == nullptr) continue;
                    Prospects odds;
                    look_at_odds(*known, odds);
                    CHECK((*odds.well <= 0.5 || *odds.crash > 0.0));
                }
            }
            session.submit(static_cast<std::size_t>(
                std::ranges::find(decision.options, advice.front()) - decision.options.begin()));
        }
    }
    CHECK(risked > 0);
    INFO(told << " told, " << named << " by a figure, of " << asked);
    CHECK(4 * told > 3 * asked);
    CHECK(2 * named > asked);
    CHECK(named + spaces + plain == told);  // else a reason names a figure or another choice
    CHECK(spaces > 0);
}

}  // namespace frothy::prompt_why_test
