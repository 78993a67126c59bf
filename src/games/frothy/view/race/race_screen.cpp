#include "games/frothy/view/race/race_screen.h"
#include "games/frothy/view/core/seat_names.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/frothy/view/race/race_screen_impl.h"
#include "stage/theme.h"
#include "ui/replay/replay_bar.h"

namespace frothy {

RaceScreen::RaceScreen(stage::Canvas& canvas, stage::SpriteStore& sprites, const Session& session,
                       ui::Seating seating)
    : impl_(std::make_unique<Impl>(canvas, sprites, session, std::move(seating))) {}

RaceScreen::RaceScreen(stage::Canvas& canvas, stage::SpriteStore& sprites, const RaceMoment& moment,
                       ui::Seating seating)
    : impl_(std::make_unique<Impl>(canvas, sprites, moment, std::move(seating))) {}

RaceScreen::~RaceScreen() = default;

void RaceScreen::show_moment(const RaceMoment& moment, VehicleId look_at) {
    impl_->view.snap_to(moment.now);
    impl_->heralded.clear();
    impl_->log.rebuild(moment.start, moment.journal, moment.entries,
                       [&](const Happening& told) { impl_->view.take_up(told); });
    impl_->pinned = no_vehicle;
    if (look_at == no_vehicle) return;
    impl_->last_mover = look_at;
    if (moment.now[look_at].cell != no_cell)
        impl_->board.follow(impl_->view.vehicles()[look_at].at);
}

void RaceScreen::take(const std::vector<Happening>& happenings, const RaceJournal& journal,
                      const Race& now, VehicleId look_at) {
    impl_->view.play(happenings, journal, now);
    impl_->log.add(happenings, journal);
    impl_->pinned = no_vehicle;
    if (look_at != no_vehicle) impl_->last_mover = look_at;
}

void RaceScreen::take(const std::vector<Happening>& happenings, const Session& session) {
    impl_->note_movers(happenings, session);
    // An answer may change the state and leave nothing to tell: that a move is over.
    impl_->view.play(happenings, session.journal(), session.now());
    if (!happenings.empty()) impl_->log.add(happenings, session);
    impl_->teller.rewind(impl_->log);
    const bool is_rewound = std::ranges::any_of(happenings, [](const Happening& happening) {
        return happening.kind == kernel::HappeningKind::rewound;
    });
    if (is_rewound) impl_->heralded.clear();
}

void RaceScreen::set_seating(ui::Seating seating) {
    seating.palette = impl_->comfort.palette;
    impl_->seating = seating;
    impl_->log.set_names(names_of(seating));
    impl_->board.set_seating(std::move(seating));
}

void RaceScreen::set_speed(float factor) {
    impl_->view.set_speed(factor);
    impl_->speed = factor;
}

void RaceScreen::set_comfort(const ui::Comfort& comfort) {
    Impl& me = *impl_;
    me.comfort = comfort;
    me.view.set_movement(comfort.movement);
    me.prompt_panel.set_movement(comfort.movement);
    me.board.set_comfort(comfort);
    me.sheet.set_contrast(comfort.contrast);
    if (me.seating.palette == comfort.palette) return;
    me.seating.palette = comfort.palette;
    me.board.set_seating(me.seating);
}

void RaceScreen::ask(const Decision* decision, AnswerPlan advice) {
    Impl& me = *impl_;
    if (decision == nullptr) {
        if (me.prompt.model().empty()) return;
        me.prompt.clear();
        me.misfortune.reset();
        me.board.ask_nothing();
        me.alternatives.clear();
        return;
    }
    if (!me.prompt.model().empty() && me.prompt.revision() == decision->revision) return;
    me.is_note_away = true;
    me.prompt.set(*decision, names_of(me.seating), std::move(advice));
    if (auto told = me.teller.tell(decision->player, me.log, decision->now)) {
        me.misfortune = std::move(told);
    } else {
        me.tell_of_wrecks();
    }
    me.board.ask(*decision);
    me.board.propose(me.prompt.model().way.as<Cell>());
    me.pointed = no_cell;
    me.alternatives.clear();
    me.is_reading = false;
    me.pinned = no_vehicle;
    me.last_decided = decision->player;
    if (decision->player < me.view.race().vehicle_count) {
        me.board.follow(me.view.vehicles()[decision->player].at);
    }
    if (me.page != FoldPage::board) me.page = FoldPage::board;
}

std::vector<AnswerPlan> RaceScreen::plans() const {
    const Impl& me = *impl_;
    if (me.prompt.model().empty()) return {};
    std::vector<AnswerPlan> plans = me.board.plans();
    for (AnswerPlan& plan : me.prompt.plans())
        plans.push_back(std::move(plan));
    return plans;
}

void RaceScreen::set_forecasts(const ForecastBook& book) {
    impl_->prompt.set_forecasts(book);
    impl_->board.set_forecasts(book);
}

bool RaceScreen::is_asking() const { return !impl_->prompt.model().empty(); }
bool RaceScreen::tells_misfortune() const { return impl_->misfortune.has_value(); }
bool RaceScreen::idle() const { return impl_->view.idle(); }
void RaceScreen::skip() { impl_->view.skip(); }

bool RaceScreen::advance(float seconds) {
    Impl& me = *impl_;
    const bool view_moves = me.view.advance(seconds);
    if (view_moves) me.follow_action();
    const bool is_heralding = me.herald(seconds);
    const bool board_moves = me.board_moves = me.board.advance(seconds);
    const float paced = std::isinf(me.speed) ? 1.0e3F : seconds * me.speed;
    const bool panel_moves = me.prompt_panel.advance(paced);
    const bool cards_move = me.leaving.advance(paced);
    const bool sheet_moves = me.sheet.advance(paced) || cards_move;
    const bool waits_for_note =
        me.pointer_rest < note_delay && !me.pointer_over_panel && !me.is_note_away;
    if (waits_for_note) me.pointer_rest += seconds;
    return view_moves || is_heralding || board_moves || panel_moves || sheet_moves ||
           waits_for_note;
}

std::vector<SoundCue> RaceScreen::take_cues() { return impl_->view.take_cues(); }

void RaceScreen::paint_beside_frames() { impl_->board.paint_beside_frames(); }

bool RaceScreen::is_painting() const { return impl_->shows_board() && impl_->board.is_painting(); }

void RaceScreen::forget_textures() {
    impl_->board.forget_textures();
    impl_->sheet.forget_textures();
}

void RaceScreen::words_changed(const Session& session) {
    impl_->log.rebuild(session);
    impl_->words_changed();
}

void RaceScreen::words_changed(const RaceMoment& moment) {
    impl_->log.rebuild(moment.start, moment.journal, moment.entries);
    impl_->words_changed();
}

void RaceScreen::Impl::words_changed() {
    misfortune.reset();  // told in the other language
    heralded.clear();
    prompt.words_changed(names_of(seating));
}

void RaceScreen::Impl::read_note() {
    if (!misfortune) reply.command = ui::PlayCommand::lesson_read;
    misfortune.reset();
}

void RaceScreen::Impl::follow_action() {
    const VehicleId who = view.in_focus();
    if (who == no_vehicle) return;
    last_mover = who;
    board.follow(view.vehicles()[who].at);
}

void RaceScreen::Impl::note_movers(const std::vector<Happening>& happenings,
                                   const Session& session) {
    next_mover = session.pending() != nullptr ? session.pending()->player : no_vehicle;
    for (const Happening& happening : happenings) {
        const bool is_of_somebody = happening.kind == kernel::HappeningKind::event &&
                                    happening.event.who < session.now().vehicle_count;
        if (!is_of_somebody) continue;
        last_mover = happening.event.who;
        return;
    }
}

VehicleId RaceScreen::Impl::shown_vehicle() const {
    if (!prompt.model().empty() && pinned == no_vehicle) return prompt.model().player;
    if (pinned != no_vehicle) return pinned;
    // Where only drivers race, the sheet goes along with them, also where no motion is shown.
    const bool has_people =
        std::ranges::any_of(seating.seats, [](const ui::SeatLook& seat) { return seat.is_human; });
    if (!has_people) {
        const VehicleId acts = view.idle() && next_mover != no_vehicle ? next_mover : last_mover;
        return acts != no_vehicle ? acts : VehicleId{0};
    }
    if (last_decided != no_vehicle && seating.seat(last_decided).is_human) return last_decided;
    VehicleId person = 0;
    while (!seating.seat(person).is_human)
        ++person;
    return person;
}

void RaceScreen::Impl::handle(const SidePanelReply& given) {
    if (!given.open.is_none()) reply.open = given.open;
    if (given.look_at == no_vehicle) return;
    pinned = given.look_at;
    if (given.look_at < view.race().vehicle_count) {
        board.follow(view.vehicles()[given.look_at].at);
    }
}

void RaceScreen::Impl::apply(const PromptReply& given) {
    if (!given.open.is_none()) reply.open = given.open;
    if (given.answers.empty()) return;
    reply.answers = given.answers;
    send_off_cards(reply.answers);
    reply.rests = given.rests;
}

// What somebody else's sheet shows is no secret.
void RaceScreen::Impl::put_aside() {
    sheet.put_aside(aside_of == shown_vehicle() ? aside : std::vector<CardFaceUp>{});
}

void RaceScreen::set_edges(std::vector<EdgeWish> edges) { impl_->edges = std::move(edges); }

void RaceScreen::put_aside(VehicleId owner, std::vector<CardFaceUp> cards) {
    impl_->aside_of = owner;
    impl_->aside = std::move(cards);
}

ui::PlayReply RaceScreen::show(const ui::Kit& kit, const ui::PlayCaption& caption) {
    Impl& me = *impl_;
    const float s = kit.scale();
    const stage::PixelSize size = me.canvas.size();
    me.board.set_scale(s);

    me.shown = me.view.shown_race();
    me.sheet.set(me.shown, me.seating, me.shown_vehicle(), me.clip_motion());
    me.put_aside();
    // There is room for the tallest sheet: the board keeps its size.
    constexpr float sample = 1000.0F;
    const float proportion = std::max(1.0F, me.sheet.tallest_height(sample) / sample);
    const float strip_height = TopStrip::height(s);
    // The same for every question: the board keeps its size.
    me.layout = lay_out(size, s, strip_height, steady_decision(size) * s, proportion);
    if (caption.foot != nullptr) {
        const float wanted = caption.foot->wanted_height(kit, me.layout.decision.width);
        me.layout = lay_out(size, s, strip_height, wanted, proportion);
    }
    const RaceLayout& now = me.layout;

    if (!me.shows_sheet()) me.sheet.jump();
    if (me.is_reading) {
        me.show_reading(kit);
        return std::exchange(me.reply, {});
    }
    if (now.fold != SideFold::folded) me.page = FoldPage::board;
    if (me.page == FoldPage::board) {
        me.canvas.clear_around(now.board, stage::theme::night);
        me.board.place(now.board);
        me.board.draw(me.view);
    } else {
        me.canvas.clear(stage::theme::night);
    }

    StripState strip;
    strip.race = &me.shown;
    strip.decides = me.is_over()                ? no_vehicle
                    : me.prompt.model().empty() ? caption.who
                                                : me.prompt.model().player;
    strip.undo = caption.undo;
    strip.redo = caption.redo;
    strip.is_replay = caption.foot != nullptr;
    strip.time_left = caption.time_left;
    strip.more = caption.more;
    strip.may_hurry = me.may_hurry = caption.may_hurry;
    const StripReply given = me.strip.show(kit, strip, now.strip);
    switch (given.command) {
    case StripCommand::undo: me.reply.command = ui::PlayCommand::undo; break;
    case StripCommand::redo: me.reply.command = ui::PlayCommand::redo; break;
    case StripCommand::rules: me.reply.command = ui::PlayCommand::rules; break;
    case StripCommand::menu: me.reply.command = ui::PlayCommand::menu; break;
    case StripCommand::more:
        me.reply.command = ui::PlayCommand::more;
        me.reply.more = given.more;
        break;
    case StripCommand::results: me.reply.command = ui::PlayCommand::results; break;
    case StripCommand::none: break;
    }
    if (given.look_at != no_vehicle) me.handle({Rule::none(), given.look_at});

    me.show_side(kit, now);
    if (now.fold == SideFold::folded) me.show_folds(kit, now);
    me.log_panel.roll(0);  // what was not shown is not rolled later
    if (caption.foot != nullptr) {
        me.show_foot(kit, *caption.foot, now.decision);
    } else {
        me.show_decision(kit, caption, now.decision);
    }
    me.has_lesson = caption.lesson && !me.prompt.model().empty();
    // The podium tells how it ended.
    if (me.is_over()) {
        me.misfortune.reset();
    } else if (me.prompt.model().empty() && me.view.idle()) {
        me.tell_of_wrecks();
    }
    if (me.tells_misfortune()) {
        me.show_misfortune(kit, *me.misfortune);
    } else if (me.has_lesson) {
        me.show_lesson(kit, *caption.lesson);
    }
    me.draw_flights(kit);
    me.show_chooser(kit);
    me.show_hover(kit);
    me.show_notice(kit, caption.notice);
    // No note of what lies under the pointer over what opens now.
    if (!me.reply.open.is_none() || me.reply.command != ui::PlayCommand::none)
        me.pointer_over_panel = true;
    me.is_first_frame = false;
    return std::exchange(me.reply, {});
}

}  // namespace frothy
