#include "games/frothy/door/race_scene.h"

#include <algorithm>
#include <utility>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/door/core/unasked.h"
#include "games/frothy/door/core/way_out.h"
#include "games/frothy/rules/attack_cards.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/view/core/board/dice_throw.h"
#include "games/frothy/view/core/faces.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/prompt/prompt_ways.h"
#include "games/frothy/view/core/seat_names.h"
#include "games/frothy/view/core/telling/speed_check_asked.h"
#include "games/frothy/view/race/race_panels.h"
#include "words/words.h"

namespace frothy {

using words::say;
using words::tr;

namespace {

// Before the question whether they mean it.
ui::StripButton button_to_end(const WayOut& way) {
    if (way.others_race_on) {
        return {label_of_end(way),
                way.seats.size() > 1
                    ? tr("The races of all people end here: the computers race on, then come the "
                         "results. You will be asked first.")
                    : tr("Your race ends here: the computers race on, then come the results. You "
                         "will be asked first.")};
    }
    return {label_of_end(way), tr("All who still play stop here: see what that would mean")};
}

// Where each side has an aim of its own, one says it before they are off.
std::string words_of_aims(const Game& game) {
    std::string words;
    if (game.setting().terms.type != RaceType::fox_and_hounds) return words;
    for (const std::string& aim : aims_of(game.now(), names_of(game.seating())))
        words += (words.empty() ? "" : " ") + aim;
    return words;
}

}  // namespace

RaceScene::RaceScene(ui::TableDoor& door, std::shared_ptr<Game> game)
    : PlayScene(door, game),
      game_(std::move(game)),
      screen_(program().screen().canvas(), program().sprites(), game_->session(), game_->seating()),
      menu_(*game_) {
    (void)game_->take_happenings();
    begin();
    if (game_->now().round <= 1) notify(words_of_aims(*game_));
}

RaceScene::~RaceScene() = default;

bool RaceScene::weigh_choices() {
    const Game::Decision* decision = game_->pending();
    if (decision != nullptr && screen_.is_asking()) {
        forecaster_.weigh(*decision, screen_.plans(), game_->guides());
    } else {
        forecaster_.rest();
    }
    if (const std::uint64_t version = forecaster_.version(); version != forecasts_shown_) {
        forecasts_shown_ = version;
        screen_.set_forecasts(forecaster_.book());
    }
    return forecaster_.is_busy();
}

// --- The course of the race --------------------------------------------------------------------

void RaceScene::take_happenings() {
    tell_of_edges();
    const std::vector<Game::Happening> happenings = game_->take_happenings();
    resting_.handle(happenings);
    tell_of_checks(happenings);
    screen_.take(happenings, game_->session());
}

// Who is taught is asked for the cards of a Control roll.
void RaceScene::ask() {
    const auto advise = [this](const AnswerPlan& begun) {
        AnswerPlan plan = game_->advice(begun);
        const auto end = std::ranges::find_if(plan, [](Option one) { return ends_move(one.kind); });
        if (settings().has_coach && end != plan.end()) plan.erase(end + 1, plan.end());
        return plan;
    };
    screen_.ask(game_->pending(), advise({}), advise);
}

void RaceScene::submit(const ui::PlayReply& reply) {
    if (reply.rests) resting_.begin(*game_->pending());
    game_->submit_all(reply.answers.as<Option>());
}

bool RaceScene::answer_automatically(bool was_undone) {
    const Game::Decision& decision = *game_->pending();
    AnswerPlan answers;
    if (std::ranges::find(leaving_, decision.player) != leaving_.end()) {
        answers = game_->advice();
    } else if (resting_.answers(decision)) {
        tell_of_unasked(decision, {OptionKind::end_move});
        answers = {{OptionKind::end_move}};
    }
    if (!answers.empty()) {
        game_->submit_all(answers);
        return true;
    }
    // After an undo one is asked again, whatever it comes to.
    if (was_undone || game_->is_asked_again()) return false;
    const ui::Asking asking = settings().asking.of(decision.player);
    const AnswerPlan advice = game_->advice();
    if (comes_to_the_same(decision, asking)) {
        game_->submit_unasked(advice.empty() ? decision.options.front() : advice.front());
        return true;
    }
    if (!goes_without_saying(decision, advice, asking)) return false;
    tell_of_unasked(decision, advice.front());
    game_->submit_for(advice);
    return true;
}

void RaceScene::tell_of_unasked(const Game::Decision& decision, Option answer) {
    if (is_empty_phase(decision)) {
        notify(say("{0} stays put in phase {1}.",
                   {ui::name_of(game_->seats()[decision.player]), decision.now.phase}));
        return;
    }
    const std::string deed = describe_choice(decision.player, decision.ask, answer, decision.now,
                                             names_of(game_->seating()));
    const std::optional<int> speed = speed_of_all_pairs(decision);
    notify(speed ? say("{0}: Speed {1}, whichever dice are kept.", {deed, *speed})
                 : say("{0}.", {deed}));
}

ui::DiceInHand RaceScene::dice_in_hand() {
    const kernel::AwaitedThrow<Frothy>& awaited = *game_->session().awaited();
    const DiceRead read = dice_read(awaited.roll.why);
    ui::DiceInHand dice;
    dice.player = awaited.roll.thrower;
    dice.name = ui::name_of(game_->seats()[dice.player]);
    dice.count = awaited.roll.count;
    dice.rule = ui::RuleRef(awaited.roll.about.rule.text());
    for (const std::uint8_t face : awaited.faces) {
        const auto icon = static_cast<Icon>(face);
        const int value = value_of(icon, awaited.now.rules().dice_faces);
        const std::string name = icon_name(icon);
        dice.sides.push_back({face,
                              read == DiceRead::icons ? name : say("{0} ({1})", {name, value}),
                              die_face(icon, value, DiceRead::icons)});
    }
    return dice;
}

// What was left unused leaves no event in the log, so it is said aloud.
void RaceScene::tell_of_edges() {
    const std::vector<EdgeWish> before = std::exchange(edges_, edges_wanted());
    for (const EdgeWish& wish : before) {
        const auto same = [&](const EdgeWish& other) {
            return other.vehicle == wish.vehicle && other.trait == wish.trait;
        };
        if (wish.most > 0 || std::ranges::any_of(edges_, same)) continue;
        const Trait* trait = find_trait(game_->now(), wish.vehicle, wish.trait);
        if (trait == nullptr) continue;
        notify(say("{0} makes no use of {1} this time.",
                   {ui::name_of(game_->seats()[wish.vehicle]), trait_text(*trait)}));
    }
}

// At the instant pace no dice are seen to fall, and a Speed Check without a choice would pass
// unseen.
void RaceScene::tell_of_checks(const std::vector<Game::Happening>& happenings) {
    if (settings().pace != ui::Pace::instant) return;
    unsigned people = 0;
    for (std::size_t seat = 0; seat < game_->seats().size(); ++seat)
        people |= is_human(game_->seats()[seat]) ? 1U << seat : 0U;
    std::string told = told_of_unasked_checks(happenings, game_->session().journal(), game_->now(),
                                              names_of(game_->seating()), people);
    if (!told.empty()) notify(std::move(told));
}

std::vector<EdgeWish> RaceScene::edges_wanted() const {
    std::vector<EdgeWish> edges;
    for (const auto& wish : game_->session().standing_answers()) {
        if (wish.ask != Ask::use_trait || wish.rule.is_none()) continue;
        edges.push_back({wish.player, wish.rule, wish.option.a});
    }
    return edges;
}

// --- Secrets -----------------------------------------------------------------------------------

// Whether a person has answered in secret what is not yet revealed.
bool RaceScene::hides_something(kernel::PlayerId seat) const {
    const auto& journal = game_->session().journal();
    for (std::size_t i = journal.size(); i-- > 0;) {
        const auto& entry = journal[i];
        if (entry.kind == kernel::EntryKind::reveal) return false;
        const bool is_theirs = entry.kind == kernel::EntryKind::choice && entry.player == seat &&
                               kernel::is_secret(entry);
        if (is_theirs) return true;
    }
    return false;
}

// Who chooses last has nothing left to hide without an answer of theirs: the device has not changed
// hands.
bool RaceScene::is_secret_from(kernel::PlayerId seat) const {
    const Game::Decision& decision = *game_->pending();
    const Question question = decision.question();
    if (!is_of_use_to(question, seat)) return false;
    return !is_last_in_secret(decision.now, question) || hides_something(seat);
}

// Who may see on the screen what they have chosen in secret: whoever is asked, or waits for a
// driver with nobody at the table who could make use of it.
std::optional<kernel::PlayerId> RaceScene::owner_of_secret() const {
    const Game::Decision* decision = game_->pending();
    if (decision == nullptr || !kernel::is_secret(*decision)) return std::nullopt;
    if (game_->human_decides())
        return screen_.is_asking() ? std::optional(decision->player) : std::nullopt;
    std::optional<kernel::PlayerId> owner;
    int others = 0;
    for (kernel::PlayerId seat = 0; seat < game_->seats().size(); ++seat) {
        if (!is_human(game_->seats()[seat])) continue;
        if (hides_something(seat)) {
            others += owner ? 1 : 0;
            owner = seat;
        } else if (decision->ask != Ask::attack_cards) {
            ++others;
        }
    }
    return others == 0 ? owner : std::nullopt;
}

std::string RaceScene::curtain_words() const {
    return ask_title(*game_->pending(), names_of(game_->seating()));
}

// --- What the table may do besides -------------------------------------------------------------

void RaceScene::add_to(ui::PlayCaption& caption) const {
    if (!leaving_.empty()) return;
    if (may_be_finished_for()) {
        const auto way = way_out(*game_);
        const bool is_alone = !way || way->seats.size() < 2;
        const ui::Seating seating = game_->seating();
        const std::string& name = seating.seat(game_->pending()->player).name;
        caption.more.push_back(
            {is_alone ? tr("Finish for me") : say("Finish for {0}", {name}),
             somebody_is_home(game_->now())
                 ? tr("Somebody is home: the computer drives the rest of your race. In the menu, "
                      "Who drives gives it back to you.")
                 : tr("You are far behind all others: the computer drives the rest of your race. "
                      "In the menu, Who drives gives it back to you.")});
    }
    if (const auto way = way_out(*game_); way && way->is_settled)
        caption.more.push_back(button_to_end(*way));
}

// Whoever is asked while the race is won already, or lost for them.
bool RaceScene::may_be_finished_for() const {
    const Game::Decision* decision = game_->pending();
    return screen_.is_asking() && decision != nullptr &&
           is_settled_for(game_->now(), decision->player);
}

bool RaceScene::only_drivers_play_on() const {
    const bool is_handed_over = is_finished_for_ && game_->people() == 0 && !game_->is_over();
    return !leaving_.empty() || is_handed_over || PlayScene::only_drivers_play_on();
}

void RaceScene::bring_up_screen() {
    screen_.set_edges(edges_wanted());
    const auto owner = owner_of_secret();
    screen_.put_aside(owner.value_or(no_vehicle), owner ? cards_put_aside(game_->session(), *owner)
                                                        : std::vector<CardFaceUp>());
}

void RaceScene::take_more(std::size_t more) {
    if (more > 0 || !may_be_finished_for())
        return menu_.open_page(usual_name(), RaceMenu::ending_page);
    is_finished_for_ = true;
    game_->set_driver(game_->pending()->player, play::usual_driver);
    screen_.set_seating(game_->seating());
    put_question();
}

void RaceScene::take_touched(const ui::RuleRef&) {
    menu_.open_page(usual_name(), RaceMenu::edges_page);
}

void RaceScene::take_own_wish(int wish) {
    if (wish == RaceMenu::end_here) {
        end_here();
    } else if (wish == RaceMenu::to_desk) {
        menu_.close();
        back_();
    } else {
        edges_ = edges_wanted();
    }
}

void RaceScene::lead_back(std::function<std::string()> label, std::function<void()> back) {
    menu_.set_way_to_desk(std::move(label));
    back_ = std::move(back);
}

void RaceScene::end_here() {
    const auto way = way_out(*game_);
    if (!way) return;
    menu_.close();
    leaving_ = way->seats;
    hurry(true);
    for (const kernel::PlayerId seat : leaving_)
        game_->retire(seat);
    game_->set_own_dice(false);  // the computer drives, and throws
    screen_.ask(nullptr);
    after_change();
}

void RaceScene::was_taken_back() {
    if (leaving_.empty()) return;
    for (const kernel::PlayerId seat : leaving_)
        if (game_->wants_to_retire(seat)) game_->race_on(seat);
    leaving_.clear();
    game_->set_own_dice(settings().has_own_dice);
    hurry(false);
}

// --- Lessons -----------------------------------------------------------------------------------

std::optional<ui::LessonNote> RaceScene::due_lesson() const {
    return coach_.due(*game_->pending());
}

void RaceScene::lesson_read(const ui::LessonNote& note) {
    coach_.taught(note.lesson, *game_->pending());
}

}  // namespace frothy
