// What a team is asked and told: nothing of it without words, in whatever language.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <initializer_list>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/highway_heist/view/heist_view.h"
#include "games/highway_heist/view/names.h"
#include "kernel/random_policy.h"
#include "kernel/replay.h"
#include "kernel/session.h"
#include "play/folder.h"
#include "support/catalogue.h"
#include "ui/plain/plain_prompt.h"
#include "words/language.h"

namespace highway_heist {
namespace {

ui::Seating seating_of(std::size_t seats) {
    ui::Seating seating;
    for (std::size_t i = 0; i < seats; ++i) {
        ui::SeatLook& seat = seating.seats.emplace_back();
        seat.name = "[Seat " + std::to_string(i + 1);
        seat.livery = static_cast<std::uint8_t>(i);
    }
    return seating;
}

// Advised or not, keys are the same.
struct Driven : View {
    static std::span<const std::string_view> drivers() {
        static constexpr std::array names = {std::string_view("steady")};
        return names;
    }
    static std::size_t answer(std::string_view, const Heist&,
                              const kernel::Question<HighwayHeist>& question) {
        return question.options.size() / 2;
    }
};

Event event_of(Fact fact, MemberId who, int value) {
    Event event;
    event.fact = fact;
    event.who = who;
    event.value = static_cast<std::int16_t>(value);
    return event;
}

bool is_said(const std::string& text) { return text.starts_with('['); }

void check_question(const View::Decision& decision, const ui::Seating& seating) {
    INFO(Codec::name_of(decision.ask) << " by " << Codec::text_of(decision.about.rule));
    CHECK(is_said(View::question_words(decision, seating).title));
    for (const Option& option : decision.options) {
        INFO(Codec::text_of(option));
        CHECK_FALSE(View::option_words(option, decision, seating).label.empty());
        CHECK(is_said(View::choice_words(option, "Ada", decision.now)));
    }
    // A click on a space gives an answer that is offered.
    for (const ui::LitSpace& lit : View::lit(decision)) {
        const auto first = lit.answers.front().as<Option>();
        CHECK(std::ranges::find(decision.options, first) != decision.options.end());
        CHECK_FALSE(lit.deed.empty());
    }
    // Whoever may answer for the team is named.
    if (decision.team == 0) return;
    const std::string told = View::question_words(decision, seating).explanation;
    for (std::size_t seat = 0; seat < seating.seats.size(); ++seat)
        CHECK((told.find(seating.seat(seat).name) != std::string::npos ||
               !decision.is_asked(static_cast<kernel::PlayerId>(seat))));
}

}  // namespace

TEST_CASE("What a heist says otherwise is what the screens say", "[words]") {
    const catalogue::Messages all = catalogue::strange_messages(
        std::filesystem::path(HIPPODROME_DATA_DIR) / "languages" / "hippodrome.pot");
    // Without its context, and of a message by count the one for one.
    std::set<std::string> messages;
    for (const auto& [key, translated] : all) {
        const std::string text = key.substr(key.find('\004') + 1);
        messages.insert(text.substr(0, text.find('\0')));
    }
    for (const words::OwnWord& word : View::own_words()) {
        INFO(word.usual);
        CHECK(messages.contains(word.usual));
        CHECK(messages.contains(word.own));
        CHECK(std::string(word.own).find("race") == std::string::npos);
    }
}

TEST_CASE("Each question of a heist, each answer to it and all that happens can be said in another "
          "language",
          "[words]") {
    const play::testing::Folder folder;
    catalogue::write(folder.file(""), "xx",
                     catalogue::strange_messages(std::filesystem::path(HIPPODROME_DATA_DIR) /
                                                 "languages" / "hippodrome.pot"));
    const words::Languages languages(folder.file(""), "xx");
    REQUIRE(languages.spoken() == "xx");
    for (const auto scenario :
         {Scenario::tank_assault, Scenario::semi_heist, Scenario::chopper_takedown}) {
        Terms terms = View::agree(3);
        terms.scenario = scenario;
        terms.characters[1] = Character::tech;
        const ui::Seating seating = seating_of(terms.players);
        const Heist start = heist_of(terms);
        kernel::Session<HighwayHeist> session(start, 5);
        kernel::RandomPolicy chance(5);
        for (int asked = 0; asked < 250 && session.pending() != nullptr; ++asked) {
            const View::Decision& decision = *session.pending();
            check_question(decision, seating);
            session.submit(static_cast<std::size_t>(chance(decision.now, decision.question())));
        }
        kernel::retell<HighwayHeist>(
            start, session.journal(), session.journal().size(),
            [&](const View::Happening& happening) {
                if (happening.kind != kernel::HappeningKind::event) return;
                const std::string text =
                    View::event_words(happening.event, happening.state, seating).text;
                INFO(static_cast<int>(happening.event.fact) << ": " << text);
                CHECK((text.empty() || is_said(text)));
            });
        for (std::size_t card = 0; card < enemy_cards; ++card) {
            CHECK(is_said(card_name(scenario, card)));
            CHECK(is_said(effect_words(enemy_card(start, card).activated)));
            CHECK(is_said(reveal_words(enemy_card(start, card))));
        }
    }
    for (std::size_t i = 0; i < stunt_cards.size(); ++i) {
        const auto stunt = static_cast<Stunt>(i);
        CHECK(is_said(name_of(stunt)));
        CHECK(is_said(condition_of(stunt)));
        CHECK(is_said(reward_of(stunt)));
    }
}

TEST_CASE(
    "Who throws is told by the character whose turn it is; what the enemy does is thrown by the "
    "team [HH-DIE-01]",
    "[words]") {
    ui::Seating seating;
    seating.seats = {{"Ada", 0, true}, {"Blue", 1, false}};
    Heist heist = heist_of(View::agree(2));
    heist.stage = Stage::turn;
    heist.active = 1;
    const std::string character = member_name(heist.terms, 1);
    CHECK(View::thrower_of(heist, seating) ==
          character + " (" + seating.seat(seat_of(heist.terms, 1)).name + ")");
    heist.stage = Stage::enemy_die;
    CHECK(View::thrower_of(heist, seating).find(character) == std::string::npos);
}

TEST_CASE(
    "Whoever says who is next is told which of the team a computer plays, and how much of the "
    "round is over [HH-TURN-01]",
    "[words]") {
    ui::Seating seating;
    seating.seats = {{"Ada", 0, true}, {"Blue", 1, false}};
    kernel::Session<HighwayHeist> session(heist_of(View::agree(2)), 5);
    kernel::RandomPolicy chance(5);
    int told = 0;
    for (int asked = 0; asked < 200 && session.pending() != nullptr; ++asked) {
        const View::Decision& decision = *session.pending();
        if (decision.ask == Ask::next_player) {
            for (const Option& option : decision.options) {
                const auto seat = seat_of(decision.now.terms, option.value);
                const ui::PlainOption said = View::option_words(option, decision, seating);
                CHECK(said.label.find(seating.seat(seat).name) != std::string::npos);
                CHECK((said.explanation.find("computer") != std::string::npos) == (seat == 1));
            }
            const auto over = 4 - decision.options.size();
            const std::string question = View::question_words(decision, seating).explanation;
            CHECK((over == 0) == (question.find(" turns are over") == std::string::npos));
            ++told;
        }
        session.submit(static_cast<std::size_t>(chance(decision.now, decision.question())));
    }
    CHECK(told > 3);
}

TEST_CASE("Which SUV gets an Enemy Peg is told by what it will do there, and by the rules of Pegs "
          "[HH-O-25] [HH-EPEG-03] [HH-EPEG-04]",
          "[words]") {
    View::Decision decision;
    decision.ask = Ask::target;
    decision.about.rule = "HH-O-25";
    Heist& heist = decision.now;
    heist = heist_of(View::agree(2));
    heist[0].pv = 0;
    heist.vehicles[0] = {true, false, {5, 3}};
    heist.vehicles[first_suv] = {true, false, {5, 4}};
    heist.vehicles[first_suv + 1] = {true, false, {9, 6}};
    const auto told = [&](int suv) {
        const Option option{Choice::perch, static_cast<std::uint8_t>(first_suv + suv), {}};
        return View::option_words(option, decision, {}).explanation;
    };
    const std::string name = member_name(heist.terms, 0);
    CHECK(told(0).find("climbs onto a car beside it: " + name) != std::string::npos);
    CHECK(told(1).find("none of your cars") != std::string::npos);
    heist.enemy_pegs[0] = true;  // no second one (HH-PEG-05)
    CHECK(told(0).find("none of your cars") != std::string::npos);
    heist[1].peg = first_suv + 1;
    CHECK(told(1).find("throws " + member_name(heist.terms, 1) + " off") != std::string::npos);
    CHECK(View::rule_of_question(decision) == Rule("HH-EPEG-01"));
    decision.ask = Ask::assist;
    CHECK(View::rule_of_question(decision) == Rule("HH-BST-02"));
}

TEST_CASE("What is asked of who assists says for what, in its title [HH-BST-02]", "[words]") {
    View::Decision decision;
    decision.ask = Ask::assist;
    decision.now = heist_of(View::agree(1));
    decision.about.who = 1;
    decision.about.what = 0;
    decision.about.skill = Skill::defense;
    decision.about.need = 3;
    CHECK(View::question_words(decision, {}).title.find("3 damage") != std::string::npos);
    decision.about.skill = Skill::control;
    const std::string title = View::question_words(decision, {}).title;
    CHECK(title.find("3 successes with Control") != std::string::npos);
}

TEST_CASE("A lane is chosen by its number [HH-SET-03]", "[words]") {
    int lanes_asked = 0;
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        kernel::Session<HighwayHeist> session(heist_of(View::agree(1)), seed);
        kernel::RandomPolicy chance(seed);
        while (session.pending()->ask == Ask::lane) {
            const View::Decision& decision = *session.pending();
            const ui::PlainPrompt<Driven> maker(decision, seating_of(1));
            ui::Touched touched;
            for (const ui::PromptChoice& choice : maker.make(touched).choices) {
                const int lane = choice.option.as<Option>().value;
                CHECK(choice.own_key() == ui::key_of_thing(static_cast<std::size_t>(lane - 1)));
                ++lanes_asked;
            }
            session.submit(static_cast<std::size_t>(chance(decision.now, decision.question())));
        }
    }
    CHECK(lanes_asked > 20);
}

TEST_CASE("A few spaces are chosen by the numbers of their lanes, or by letters [HH-ACT-01]",
          "[words]") {
    View::Decision decision;
    decision.now = heist_of(View::agree(1));
    decision.ask = Ask::destination;
    decision.about.what = first_suv;
    const auto keys = [&](std::initializer_list<Space> spaces) {
        decision.options.clear();
        for (const Space space : spaces)
            decision.options.push_back({Choice::space, 0, space});
        std::vector<stage::Key> found;
        for (const Option& option : decision.options)
            found.push_back(View::option_words(option, decision, {}).key);
        return found;
    };
    using stage::Key;
    CHECK(keys({{5, 2}, {5, 4}, {6, 3}}) ==
          std::vector<Key>{Key::digit_2, Key::digit_4, Key::digit_3});
    CHECK(keys({{5, 2}, {6, 2}, {6, 3}}) == std::vector<Key>{Key::a, Key::b, Key::e});
}

TEST_CASE("No enemy of another scenario is spoken of: at the set-up, in lessons, questions and "
          "answers [HH-OBJ-01] [HH-OBJ-02] [HH-OBJ-03]",
          "[words][lessons]") {
    const std::array enemies = {std::string("Tank"), std::string("Semi"), std::string("Chopper")};
    for (std::size_t played = 0; played < enemies.size(); ++played) {
        Terms terms = View::agree(2);
        terms.scenario = static_cast<Scenario>(played);
        std::size_t own = 0;
        const auto look_at = [&](const std::string& text) {
            for (std::size_t enemy = 0; enemy < enemies.size(); ++enemy) {
                const bool is_named = text.find(enemies.at(enemy)) != std::string::npos;
                own += is_named && enemy == played ? 1 : 0;
                INFO(enemies.at(played) << ": " << text);
                CHECK_FALSE((is_named && enemy != played));
            }
        };
        for (const std::string& paragraph : View::how_to_play(terms))
            look_at(paragraph);
        for (const ui::PlainTerm& term : View::terms(terms))
            for (const ui::PlainTerm::Value& value : term.values)
                if (term.key != "scenario") look_at(value.explanation);
        kernel::Session<HighwayHeist> session(heist_of(terms), 5);
        kernel::RandomPolicy chance(5);
        std::size_t due = 0;
        for (int asked = 0; asked < 250 && session.pending() != nullptr; ++asked) {
            const View::Decision& decision = *session.pending();
            for (const auto& lesson : View::lessons()) {
                if (!lesson.is_due(decision)) continue;
                look_at(lesson.text);
                due += decision.ask == Ask::action ? 1 : 0;
            }
            const ui::PlainQuestion question = View::question_words(decision, seating_of(2));
            look_at(question.title + question.explanation);
            for (const Option& option : decision.options) {
                const ui::PlainOption said = View::option_words(option, decision, seating_of(2));
                look_at(said.label + said.explanation);
            }
            session.submit(static_cast<std::size_t>(chance(decision.now, decision.question())));
        }
        CHECK(due > 0);
        CHECK(own > 3);
    }
}

TEST_CASE("Wrecks are taught when there is one [HH-EOR-03]", "[lessons]") {
    Heist heist = heist_of(View::agree(1));
    View::Decision decision;
    decision.ask = Ask::destination;
    decision.now = heist;
    const auto lesson = std::ranges::find(View::lessons(), std::string_view("hh-wreck"),
                                          &ui::Lesson<View::Decision, Rule>::key);
    REQUIRE(lesson != View::lessons().end());
    CHECK_FALSE(lesson->is_due(decision));
    decision.now.vehicles[first_suv] = {true, true, {5, 3}};
    CHECK(lesson->is_due(decision));
}

TEST_CASE("The end of a heist tells who wrecked how much, and what was closest [HH-OBJ-01]",
          "[words]") {
    const ui::Seating seating = seating_of(1);
    Heist heist = heist_of(View::agree(1));
    heist.stage = Stage::turn;
    heist.round = 3;
    std::vector<View::Happening> told;
    const auto tell = [&](MemberId active, const Event& event) {
        heist.active = active;
        View::Happening& happening = told.emplace_back();
        happening.kind = kernel::HappeningKind::event;
        happening.event = event;
        happening.state = heist;
    };
    tell(0, event_of(Fact::wrecked, no_member, 0));
    tell(1, event_of(Fact::wrecked, no_member, 0));
    tell(1, event_of(Fact::wrecked, no_member, 0));
    tell(1, event_of(Fact::main_hit, no_member, 2));
    heist.stage = Stage::end_of_round;
    tell(1, event_of(Fact::main_hit, no_member, 4));
    heist[0].pv = 0;
    heist[0].damage = static_cast<std::uint8_t>(strength_of(heist, 0) - 1);
    tell(1, event_of(Fact::damaged, 0, 1));
    heist.result = Result::won;
    std::string all;
    for (const std::string& line : View::end_of(heist, told, seating).story)
        all += line + '\n';
    INFO(all);
    const std::string first = member_name(heist.terms, 0);
    const std::string second = member_name(heist.terms, 1);
    CHECK(all.find(first + " 1, " + second + " 2") != std::string::npos);
    CHECK(all.find(second + " 2, the road 4") != std::string::npos);
    CHECK(all.find(first + "'s car with 1 slot left, in round 3") != std::string::npos);
}

TEST_CASE("A roll that fails is told over the road as what it was for is [HH-ROLL-03]", "[words]") {
    const Heist heist = heist_of(View::agree(1));
    Event failed;
    failed.fact = Fact::failed;
    failed.who = 1;
    const ui::PlainLine told = View::event_words(failed, heist, {});
    CHECK(told.is_news);
    CHECK(told.text.starts_with(member_name(heist.terms, 1)));
}

TEST_CASE("A character or car that another member has is exchanged for one's own [HH-SET-02]",
          "[terms]") {
    Terms terms = View::agree(2);
    const auto before = terms;
    View::set_term(terms, 3, static_cast<std::size_t>(Character::enforcer));
    CHECK(terms.characters[0] == Character::enforcer);
    CHECK(before.characters[2] == Character::enforcer);
    CHECK(terms.characters[2] == before.characters[0]);
    View::set_term(terms, 6, static_cast<std::size_t>(Car::muscle));
    CHECK(terms.cars[1] == Car::muscle);
    CHECK(terms.cars[0] == before.cars[1]);
    View::set_term(terms, 3, static_cast<std::size_t>(Character::ghost));
    CHECK(terms.characters[0] == Character::ghost);
}

TEST_CASE(
    "The scenarios are proposed in the order in which they are learnt [HH-OBJ-04] [HH-SET-06]",
    "[terms]") {
    const auto presets = View::presets(View::agree(1));
    REQUIRE(presets.size() == 4);
    for (const std::size_t tank : {0U, 1U}) {
        CHECK(presets[tank].agreed.scenario == Scenario::tank_assault);
        CHECK(presets[tank].agreed.difficulty == Difficulty::easy);
    }
    CHECK(presets[2].agreed.scenario == Scenario::semi_heist);
    CHECK(presets[3].agreed.scenario == Scenario::chopper_takedown);
}

TEST_CASE("Everybody can read at the table how it is played [HH-CMP-14]", "[terms]") {
    for (const auto scenario :
         {Scenario::tank_assault, Scenario::semi_heist, Scenario::chopper_takedown}) {
        Terms terms = View::agree(1);
        terms.scenario = scenario;
        CHECK(View::how_to_play(terms).size() >= 4);
        for (const std::string& paragraph : View::how_to_play(terms))
            CHECK_FALSE(paragraph.empty());
    }
}

TEST_CASE("A campaign is played on Easy or on Standard, as it was agreed", "[terms]") {
    play::Season season;
    Terms terms = View::agree(2);
    View::agree_for_season(terms, season, nullptr);
    CHECK(terms.difficulty == Difficulty::standard);
    season.options.push_back(View::season_options().at(1).key);
    View::agree_for_season(terms, season, nullptr);
    CHECK(terms.difficulty == Difficulty::easy);
}

TEST_CASE("A proposal leaves those at the table who sit there", "[terms]") {
    CHECK_FALSE(View::presets_seat);
}

TEST_CASE("What is proposed is shown on the road: lanes, spaces and whom an action takes",
          "[plan]") {
    kernel::Session<HighwayHeist> session(heist_of(View::agree(2)), 5);
    kernel::RandomPolicy chance(5);
    int shown = 0;
    for (int asked = 0; asked < 200 && session.pending() != nullptr; ++asked) {
        const View::Decision& decision = *session.pending();
        for (const Option& option : decision.options) {
            const bool is_shown = View::plan_of(decision, option) != nullptr;
            const bool is_aimed = option.choice == Choice::space || option.choice == Choice::ram ||
                                  option.choice == Choice::force || decision.ask == Ask::lane;
            CHECK((is_shown || !is_aimed));
            CHECK_FALSE((is_shown && decision.ask == Ask::boost));
            shown += is_shown ? 1 : 0;
        }
        session.submit(static_cast<std::size_t>(chance(decision.now, decision.question())));
    }
    CHECK(shown > 100);
}

TEST_CASE("Each player has a character at least, and one player has two [HH-CMP-03]", "[terms]") {
    // Four are offered, whoever has them.
    for (const std::size_t players : {1U, 2U, 3U, 4U})
        CHECK(View::agree(players).members == 4);
    Terms alone = View::agree(1);
    View::set_term(alone, 2, 0);
    CHECK(alone.members == 2);
    CHECK(View::terms(alone).size() == 3 + 2 * 2);
    Terms terms = View::agree(4);
    View::set_term(terms, 2, 0);
    CHECK(terms.members == 4);
}

}  // namespace highway_heist
