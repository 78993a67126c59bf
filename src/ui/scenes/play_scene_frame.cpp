// A frame of a race: what it shows, and what its replies bring about.
#include "stage/theme.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/scenes/play_scene.h"

namespace ui {

namespace {

constexpr float pause_before_podium = 1.2F;

// By what is in the hand.
std::string way_to_podium(const stage::KeyCaps& caps, const KeyBindings& keys) {
    if (caps.device() == stage::Device::mouse) return tr("A click at the top right");
    return caps.device() == stage::Device::pad ? caps.of(stage::Key::enter)
                                               : keys.words("race.confirm");
}

}  // namespace

PlayCaption PlayScene::caption(const stage::KeyCaps& caps) const {
    PlayCaption caption;
    caption.undo = screen().last_touch();
    if (caption.undo.empty()) caption.undo = last_throw();
    if (caption.undo.empty()) caption.undo = game_->undo_words();
    caption.redo = screen().next_touch();
    if (caption.redo.empty()) caption.redo = next_throw();
    if (caption.redo.empty()) caption.redo = game_->redo_words();
    caption.notice = notice_.words();
    caption.lesson = lesson();
    caption.is_covered = is_covered();
    caption.is_coached = settings_.has_coach;
    caption.time_left = game_->time_left();
    caption.may_hurry = only_drivers_play_on() && !hurries_;
    caption.who = awaited();
    caption.faces = faces_;
    const auto question = game_->question();
    if (is_seen_over()) {
        caption.waiting = say("The race is over. {0} leads to the podium.",
                              {way_to_podium(caps, settings_.keys)});
    } else if (question) {
        const bool is_driver_thinking = screen().idle() && !game_->human_decides() &&
                                        settings_.pace == Pace::normal && game_->people() == 0;
        if (is_driver_thinking) {
            caption.waiting = say("{0} is thinking.", {seating_.seat(question->player).name});
        }
    }
    add_to(caption);
    return caption;
}

void PlayScene::take_answers(const PlayReply& reply) {
    keep_sight();
    if (const auto dice = game_->awaited_dice()) {
        if (!thrown_.take(reply.answers, dice->count)) return ask_for_dice();
        game_->throw_by_hand(thrown_.told());
    } else {
        if (close_lesson()) program_.settings_changed();
        submit(reply);
        was_undone_ = false;
    }
    after_change();
}

PlayScene::Wish PlayScene::handle(const PlayReply& reply) {
    if (!reply.open.is_none()) rules_.open(reply.open.text());
    if (!reply.answers.empty() && screen().is_asking()) {
        take_answers(reply);
    }
    if (!reply.touched.is_none()) take_touched(reply.touched);
    switch (reply.command) {
    case PlayCommand::undo: undo(false); break;
    case PlayCommand::redo:
        if (screen().give_back_touch()) break;
        if (!next_throw().empty()) {
            throw_again();
        } else if (game_->can_redo()) {
            game_->redo();
            was_undone_ = false;
            after_change();
        }
        break;
    case PlayCommand::rules: rules_.open(); break;
    case PlayCommand::menu: menu().open(usual_name()); break;
    case PlayCommand::results:
        if (is_seen_over()) return Wish::results;
        hurries_ = !game_->is_over();
        break;
    case PlayCommand::more: take_more(reply.more); break;
    case PlayCommand::lesson_read:
        if (close_lesson()) program_.settings_changed();
        break;
    case PlayCommand::no_more_lessons:
        settings_.has_coach = false;
        program_.settings_changed();
        break;
    case PlayCommand::none: break;
    }
    return Wish::none;
}

// Nothing else is drawn, so that no secret is on the screen.
PlayScene::Wish PlayScene::show_curtain(const Kit& kit, stage::Canvas& canvas) {
    canvas.clear(stage::theme::night);
    const kernel::PlayerId player = game_->question()->player;
    const int pad = settings_.pad_seats.pads.at(player);
    if (curtain_.show(kit, canvas, player, pad, curtain_words()) == CurtainReply::opened) {
        curtain_is_up_ = false;
        opened_for_ = player;
        put_question();
    }
    return Wish::none;
}

PlayScene::Wish PlayScene::show_menu(const Kit& kit, stage::Canvas& canvas) {
    if (!menu().is_open()) return Wish::none;
    const std::vector<StripButton> beside = caption(kit.frame.caps()).more;
    switch (menu().show(kit, canvas.size(), *game_, is_seen_over(), settings_, program_.options(),
                        beside)) {
    case MenuWish::rules: rules_.open(); break;
    case MenuWish::open_rule: rules_.open(menu().asked().text()); break;
    case MenuWish::save: save(menu().name()); break;
    case MenuWish::seats_changed:
        screen().set_seating(seating_of(game_->seats()));
        show_faces();
        put_question();
        break;
    case MenuWish::settings_changed: program_.settings_changed(); break;
    case MenuWish::more: take_more(menu().more()); break;
    case MenuWish::no_lessons:
        settings_.has_coach = false;
        program_.settings_changed();
        break;
    case MenuWish::own: take_own_wish(menu().own_wish()); break;
    case MenuWish::results: return Wish::results;
    case MenuWish::look_back: return Wish::look_back;
    case MenuWish::leave: return Wish::title;
    case MenuWish::none: break;
    }
    return Wish::none;
}

PlayScene::Wish PlayScene::show_table(const Kit& kit, stage::Canvas& canvas) {
    const auto show_screen = [&] {
        const CoveredScope covered(is_covered());
        bring_up_screen();
        return handle(screen().show(kit, caption(kit.frame.caps())));
    };
    Wish wish = show_screen();
    if (consent_.is_open() && consent_.show(kit, canvas.size()) == ConsentReply::agreed) {
        undo(true);
    }
    if (const Wish asked = show_menu(kit, canvas); asked != Wish::none) wish = asked;
    const float pause = settings_.pace == Pace::instant ? 0.2F : pause_before_podium;
    if (game_->is_over() && !has_ended_ && over_for_ > pause) wish = Wish::results;
    return wish;
}

void PlayScene::show(const Kit& kit) {
    has_shown_ = true;
    seat_people();
    stage::Canvas& canvas = program_.screen().canvas();
    switch (shows_curtain() ? show_curtain(kit, canvas) : show_table(kit, canvas)) {
    case Wish::title:
        keep_sight();
        program_.scenes().pop_to_first();
        break;
    case Wish::results:
        has_ended_ = true;  // also for whoever did not wait for it
        door_.show_end(*this);
        break;
    case Wish::look_back: door_.look_back(*this); break;
    case Wish::none: break;
    }
}

}  // namespace ui
