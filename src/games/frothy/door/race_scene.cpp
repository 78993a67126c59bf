#include "games/frothy/door/race_scene.h"

#include <algorithm>
#include <chrono>
#include <stdexcept>
#include <utility>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/door/core/last_person.h"
#include "games/frothy/door/frothy_door.h"
#include "games/frothy/door/race_library.h"
#include "games/frothy/door/undo_words.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/view/core/prompt/put_aside.h"
#include "games/frothy/view/core/seat_names.h"
#include "games/frothy/view/core/telling/speed_check_asked.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "words/words.h"

namespace frothy {

using words::say;
using words::tr;

namespace {

constexpr float pause_before_podium = 1.2F;
constexpr auto longest_stretch = std::chrono::milliseconds(8);  // of drivers, between two frames

// Before the question whether they mean it.
ui::StripButton button_to_end(const LastPerson& last) {
    if (last.others_race_on) {
        return {tr("End my race here"),
                tr("Your race ends here: the drivers race on, and then come the results. You are "
                   "asked first.")};
    }
    return {tr("End the race here"),
            tr("No other player is still racing: what it would mean to stop")};
}

}  // namespace

RaceScene::RaceScene(FrothyDoor& door, std::shared_ptr<Game> game)
    : door_(door),
      program_(door.program()),
      settings_(program_.settings()),
      rules_(program_.rules()),
      game_(std::move(game)),
      screen_(program_.screen().canvas(), program_.sprites(), game_->session(), game_->seating()) {
    (void)game_->take_happenings();
    seat_people();
    apply_settings();
    has_ended_ = game_->is_over();
    if (program_.paints_beside_frames()) screen_.paint_beside_frames();
}

RaceScene::~RaceScene() {
    if (auto* sounds = program_.sounds()) sounds->play_bed("crowd", 0.0F);
}

const formats::Rulebook& RaceScene::rulebook() const { return door_.rulebook(); }

void RaceScene::seat_people() {
    seating_ = game_->seating();
    seating_.palette = settings_.comfort.palette;
}

bool RaceScene::tell(const std::string& news) {
    notice_.tell(news);
    return true;
}

bool RaceScene::is_covered() const {
    return menu_.is_open() || consent_.is_open() || curtain_is_up_ || rules_.is_open();
}

int RaceScene::people() const {
    return static_cast<int>(std::ranges::count_if(game_->seats(), play::is_human));
}

// Everybody who plays is home or out, or about to be.
bool RaceScene::only_drivers_race_on() const {
    if (game_->is_over() || people() == 0) return false;
    const Race& race = game_->now();
    for (std::size_t seat = 0; seat < game_->seats().size(); ++seat)
        if (is_human(game_->seats()[seat]) && seat != leaving_ &&
            race[static_cast<VehicleId>(seat)].is_running())
            return false;
    return true;
}

bool RaceScene::waits_for_nothing() const {
    return settings_.pace == ui::Pace::instant || (hurries_ && only_drivers_race_on());
}

void RaceScene::apply_settings() {
    screen_.set_speed(ui::speed_of(settings_.pace));
    screen_.set_comfort(settings_.comfort);
    coach_.resume(settings_.taught);
}

void RaceScene::settings_changed() { apply_settings(); }

void RaceScene::words_changed() {
    seat_people();
    screen_.set_seating(game_->seating());
    screen_.words_changed(game_->session());
    menu_.words_changed(*game_);
    notice_.clear();
    const std::optional<UndoOffer> offer = game_->undo_offer();
    if (consent_.is_open() && offer) consent_.ask(undo_words(*game_, *offer), offer->cost);
}

void RaceScene::settle() {
    screen_.skip();
    put_question();
    curtain_is_up_ = false;
    weigh_choices();
    forecaster_.wait();
    weigh_choices();
}

// Odds are worked out beside the frames, and count only for the question they were made for. True
// while some are still to come.
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

ui::PadPlace RaceScene::pad_place() const {
    return is_covered() ? ui::PadPlace::panels : ui::PadPlace::race;
}

// Keys of a menu move with the arrows.
ui::Hearing RaceScene::hears(const stage::InputEvent& event) const {
    if (!is_covered()) return ui::Hearing::itself;
    const bool is_pad = event.pad != stage::no_pad;
    if (is_pad && !may_open_curtain(event.pad)) return ui::Hearing::nobody;
    const bool is_menu = menu_.is_open() && !rules_.is_open();
    return is_menu || is_pad ? ui::Hearing::panels : ui::Hearing::plain;
}

void RaceScene::feed(const stage::InputEvent& event, bool is_over_panel) {
    if (!is_meant_for_another(event)) screen_.feed(event, is_over_panel);
}

bool RaceScene::may_open_curtain(int pad) const {
    const Game::Decision* decision = game_->pending();
    return !curtain_is_up_ || decision == nullptr ||
           settings_.pad_seats.may_answer(pad, decision->player);
}

// A pad bound to a seat answers for no other; everybody may look around.
bool RaceScene::is_meant_for_another(const stage::InputEvent& event) {
    using stage::Key;
    if (event.kind != stage::InputKind::key_pressed || event.pad == stage::no_pad) return false;
    const Game::Decision* decision = game_->pending();
    if (decision == nullptr || !screen_.is_asking()) return false;
    const bool answers = event.key == Key::space || event.key == Key::main_choice ||
                         event.key == Key::go_back || event.key == Key::focus_left ||
                         event.key == Key::focus_right || event.key == Key::focus_up ||
                         event.key == Key::focus_down;
    if (!answers || settings_.pad_seats.may_answer(event.pad, decision->player)) return false;
    const Names names = names_of(game_->seating());
    const int own = settings_.pad_seats.pads.at(decision->player);
    const std::string player = names.of(decision->player);
    notice_.tell(
        own != 0 ? say("This is for {0}: pad {1} answers.", {player, own})
                 : say("This is for {0}, and pad {1} plays for another.", {player, event.pad + 1}));
    return true;
}

// --- The course of the game --------------------------------------------------------------------

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
        notice_.tell(say("{0} makes no use of {1} this time.",
                         {ui::name_of(game_->seats()[wish.vehicle]), trait_text(*trait)}));
    }
}

// At the instant pace no dice are seen to fall, and a Speed Check without a choice would pass
// unseen.
void RaceScene::tell_of_checks(const std::vector<Game::Happening>& happenings) {
    if (settings_.pace != ui::Pace::instant) return;
    unsigned people = 0;
    for (std::size_t seat = 0; seat < game_->seats().size(); ++seat)
        people |= is_human(game_->seats()[seat]) ? 1U << seat : 0U;
    std::string told = told_of_unasked_checks(happenings, game_->session().journal(), game_->now(),
                                              names_of(game_->seating()), people);
    if (!told.empty()) notice_.tell(std::move(told));
}

std::vector<EdgeWish> RaceScene::edges_wanted() const {
    std::vector<EdgeWish> edges;
    for (const auto& wish : game_->session().spoken_up()) {
        if (wish.ask != Ask::use_trait || wish.rule.is_none()) continue;
        edges.push_back({wish.player, wish.rule, wish.option.a});
    }
    return edges;
}

void RaceScene::after_change() {
    tell_of_edges();
    thinking_ = 0.0F;
    screen_.ask(nullptr);
    const std::vector<Game::Happening> happenings = game_->take_happenings();
    resting_.handle(happenings);
    tell_of_checks(happenings);
    screen_.take(happenings, game_->session());
    if (!game_->is_over()) {
        has_ended_ = false;
        over_for_ = 0.0F;
    }
    if (!game_->autosave_trouble().empty() && notice_.words().empty()) {
        notice_.tell(say("The race is not being written down: {0}", {game_->autosave_trouble()}));
    }
    put_question();
}

void RaceScene::put_question() {
    const Game::Decision* decision = game_->pending();
    if (decision == nullptr || !game_->human_decides()) {
        screen_.ask(nullptr);
        if (decision == nullptr || !kernel::is_secret(*decision)) {
            opened_for_ = kernel::nobody;
        }
        return;
    }
    if (!screen_.idle() || !has_advice() || answer_automatically()) return;
    if (!kernel::is_secret(*decision)) {
        opened_for_ = kernel::nobody;
    } else if (needs_curtain()) {
        curtain_is_up_ = true;
        screen_.ask(nullptr);
        return;
    }
    screen_.ask(decision, game_->advice());
}

// What is advised takes longer than a frame in the first question to each vehicle.
bool RaceScene::has_advice() {
    return !program_.paints_beside_frames() || game_->are_drivers_ready();
}

bool RaceScene::let_drivers_answer(float seconds) {
    if (game_->is_over() || game_->human_decides()) return false;
    if (menu_.is_open() || consent_.is_open() || rules_.is_open()) return false;
    if (!screen_.idle()) return true;
    thinking_ += seconds;
    if (!waits_for_nothing() && thinking_ < ui::thinking_time(settings_.pace)) return true;
    const auto begin = std::chrono::steady_clock::now();
    do {
        if (!game_->let_driver_answer()) break;
        after_change();
        if (hurries_) screen_.skip();
    } while (waits_for_nothing() && screen_.idle() &&
             std::chrono::steady_clock::now() - begin < longest_stretch);
    return true;
}

// The crowd holds its breath while somebody thinks.
void RaceScene::make_heard(float seconds, bool is_moving) {
    stage::SoundBox* sounds = program_.sounds();
    if (sounds == nullptr) return;
    for (const SoundCue& cue : screen_.take_cues()) {
        crowd_.hear(cue);
        if (!cue.sound.empty()) sounds->play(cue.sound, cue.strength);
    }
    crowd_.advance(seconds);
    sounds->play_bed("crowd", is_moving ? crowd_.loudness() : 0.0F);
}

bool RaceScene::keeps_time() const {
    return game_->time_left().has_value() && !game_->is_over() && !is_covered();
}

bool RaceScene::advance(float seconds) {
    // The first frame does not wait for what all need to know of the course.
    if (program_.paints_beside_frames() && has_shown_) game_->make_drivers_ready();
    bool is_moving = screen_.advance(seconds);
    hurries_ = hurries_ && only_drivers_race_on();
    if (waits_for_nothing() && !screen_.idle()) screen_.skip();
    // Motion may also have been skipped between two frames.
    if (screen_.idle() && !screen_.is_asking() && !curtain_is_up_ && game_->human_decides()) {
        put_question();
        is_moving = true;
    }
    is_moving = let_drivers_answer(seconds) || is_moving;
    is_moving = weigh_choices() || is_moving;
    is_moving = notice_.advance(seconds) || is_moving;
    if (game_->is_over() && screen_.idle() && !has_ended_) {
        over_for_ += seconds;
        is_moving = true;
    }
    make_heard(seconds, is_moving);
    return is_moving;
}

// --- Undo --------------------------------------------------------------------------------------

void RaceScene::undo(bool is_agreed) {
    const std::optional<UndoOffer> offer = game_->undo_offer();
    if (!offer) return;
    if (offer->needs_consent && !is_agreed) {
        consent_.ask(undo_words(*game_, *offer), offer->cost);
        return;
    }
    opened_for_ = kernel::nobody;
    curtain_is_up_ = false;
    game_->undo();
    was_undone_ = true;
    forget_leaving();
    after_change();
}

void RaceScene::save(const std::string& name) {
    try {
        const std::filesystem::path file = save_race(*game_, program_.user_dirs(), name);
        menu_.close();
        notice_.tell(say("Saved as {0}.", {file.filename().string()}));
    } catch (const std::runtime_error& error) {
        menu_.tell(error.what());
    }
}

// --- Lessons -----------------------------------------------------------------------------------

std::optional<LessonNote> RaceScene::lesson() const {
    if (!settings_.has_coach || is_covered() || !screen_.is_asking() || screen_.tells_misfortune())
        return std::nullopt;
    return coach_.due(*game_->pending());
}

bool RaceScene::close_lesson() {
    const auto read = lesson();
    if (!read) return false;
    coach_.taught(read->lesson, *game_->pending());
    settings_.taught = coach_.progress();
    if (coach_.is_done()) settings_.has_coach = false;
    return true;
}

// --- A frame -----------------------------------------------------------------------------------

ui::PlayCaption RaceScene::caption(const stage::KeyCaps& caps) const {
    ui::PlayCaption caption;
    if (const auto offer = game_->undo_offer()) caption.undo = undo_words(*game_, *offer);
    if (game_->can_redo()) caption.redo = redo_words(*game_);
    caption.notice = notice_.words();
    caption.lesson = lesson();
    caption.time_left = game_->time_left();
    caption.may_hurry = only_drivers_race_on() && !hurries_;
    const auto last = leaving_ == kernel::nobody ? last_person(*game_) : std::nullopt;
    if (last) caption.more = {button_to_end(*last)};
    const Game::Decision* decision = game_->pending();
    if (decision == nullptr) {
        const bool has_pad = caps.device() == stage::Device::pad;
        caption.waiting =
            say("The race is over. {0} leads to the podium.",
                {has_pad ? caps.of(stage::Key::enter) : settings_.keys.words("race.confirm")});
    } else {
        caption.who = decision->player;
        const bool is_driver_thinking = screen_.idle() && !game_->human_decides() &&
                                        settings_.pace == ui::Pace::normal && people() == 0;
        if (is_driver_thinking) {
            caption.waiting =
                say("{0} is thinking.", {names_of(game_->seating()).of(decision->player)});
        }
    }
    return caption;
}

RaceScene::Wish RaceScene::handle(const ui::PlayReply& reply) {
    if (!reply.open.is_none()) rules_.open(reply.open.text());
    if (!reply.answers.empty() && screen_.is_asking()) {
        if (close_lesson()) program_.settings_changed();
        if (reply.rests) resting_.begin(*game_->pending());
        game_->submit_all(reply.answers.as<Option>());
        was_undone_ = false;
        after_change();
    }
    if (!reply.touched.is_none()) menu_.open_edges(*game_);
    switch (reply.command) {
    case ui::PlayCommand::undo: undo(false); break;
    case ui::PlayCommand::redo:
        if (game_->can_redo()) {
            game_->redo();
            was_undone_ = false;
            after_change();
        }
        break;
    case ui::PlayCommand::rules: rules_.open(); break;
    case ui::PlayCommand::menu: menu_.open(*game_); break;
    case ui::PlayCommand::results:
        if (game_->is_over()) return Wish::results;
        hurries_ = true;
        break;
    case ui::PlayCommand::more: menu_.open_ending(*game_); break;
    case ui::PlayCommand::lesson_read:
        if (close_lesson()) program_.settings_changed();
        break;
    case ui::PlayCommand::no_more_lessons:
        settings_.has_coach = false;
        program_.settings_changed();
        break;
    case ui::PlayCommand::none: break;
    }
    return Wish::none;
}

// Nothing else is drawn, so that no secret is on the screen.
RaceScene::Wish RaceScene::show_curtain(const ui::Kit& kit, stage::Canvas& canvas) {
    canvas.clear(stage::theme::night);
    const Game::Decision& decision = *game_->pending();
    const std::string about = ask_title(decision, names_of(game_->seating()));
    const int pad = settings_.pad_seats.pads.at(decision.player);
    if (curtain_.show(kit, canvas, decision.player, pad, about) == ui::CurtainReply::opened) {
        curtain_is_up_ = false;
        opened_for_ = decision.player;
        put_question();
    }
    return Wish::none;
}

RaceScene::Wish RaceScene::show_table(const ui::Kit& kit, stage::Canvas& canvas) {
    const auto show_screen = [&] {
        const ui::CoveredScope covered(rules_.is_open());
        screen_.set_edges(edges_wanted());
        const auto owner = owner_of_secret();
        screen_.put_aside(owner.value_or(no_vehicle),
                          owner ? cards_put_aside(game_->session(), *owner)
                                : std::vector<CardFaceUp>());
        return handle(screen_.show(kit, caption(kit.frame.caps())));
    };
    Wish wish = show_screen();

    if (consent_.is_open() && consent_.show(kit, canvas.size()) == ui::ConsentReply::agreed) {
        undo(true);
    }
    switch (menu_.show(kit, canvas.size(), *game_, settings_, program_.options())) {
    case MenuWish::rules: rules_.open(); break;
    case MenuWish::edges_changed: edges_ = edges_wanted(); break;
    case MenuWish::open_rule: rules_.open(menu_.asked().text()); break;
    case MenuWish::save: save(menu_.name()); break;
    case MenuWish::seats_changed:
        screen_.set_seating(game_->seating());
        put_question();
        break;
    case MenuWish::settings_changed: program_.settings_changed(); break;
    case MenuWish::results: wish = Wish::results; break;
    case MenuWish::look_back: wish = Wish::look_back; break;
    case MenuWish::end_here: end_here(); break;
    case MenuWish::leave: wish = Wish::title; break;
    case MenuWish::none: break;
    }
    const float pause = settings_.pace == ui::Pace::instant ? 0.2F : pause_before_podium;
    if (game_->is_over() && !has_ended_ && over_for_ > pause) {
        has_ended_ = true;
        wish = Wish::results;
    }
    return wish;
}

void RaceScene::show(const ui::Kit& kit) {
    has_shown_ = true;
    seat_people();
    stage::Canvas& canvas = program_.screen().canvas();
    switch (shows_curtain() ? show_curtain(kit, canvas) : show_table(kit, canvas)) {
    case Wish::title: program_.scenes().pop_to_first(); break;
    case Wish::results: door_.show_end(*this); break;
    case Wish::look_back: door_.watch(*game_); break;
    case Wish::none: break;
    }
}

}  // namespace frothy
