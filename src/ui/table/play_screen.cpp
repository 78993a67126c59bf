#include "ui/table/play_screen.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "stage/theme.h"
#include "ui/letters.h"
#include "ui/replay/replay_bar.h"
#include "ui/table/play_screen_impl.h"

namespace ui {

namespace {

constexpr float heralded_for = 5.0F;  // seconds
constexpr std::size_t most_heralded = 3;
constexpr float remark_height = 29.0F;  // at a scale of 1

// How it ended, or how it will where nobody who plays is on the board any more.
std::optional<StripButton> way_to_results(bool is_over, const PlayCaption& caption) {
    if (is_over && caption.foot == nullptr) {
        return StripButton{tr("The podium"), tr("How it ended, and what next")};
    }
    if (is_over || !caption.may_hurry) return std::nullopt;
    StripButton hurry{tr("To the end"),
                      tr("Only computers are still racing: see how it ends without waiting")};
    hurry.room_for = tr("The podium");
    return hurry;
}

}  // namespace

PlayScreen::PlayScreen(stage::Canvas& canvas, stage::SpriteStore& sprites, Seating seating)
    : impl_(std::make_unique<Impl>(*this, canvas, sprites, std::move(seating))) {}

PlayScreen::~PlayScreen() = default;

const Seating& PlayScreen::seating() const { return impl_->seating; }
bool PlayScreen::is_moving_shown() const { return impl_->moves(); }
kernel::PlayerId PlayScreen::shown_player() const { return impl_->shown_player(); }

void PlayScreen::set_seating(Seating seating) {
    seating.palette = impl_->comfort.palette;
    impl_->seating = seating;
    board().set_seating(std::move(seating));
}

void PlayScreen::set_speed(float factor) {
    motion().set_speed(factor);
    impl_->speed = factor;
}

void PlayScreen::set_comfort(const Comfort& comfort) {
    Impl& me = *impl_;
    me.comfort = comfort;
    motion().set_movement(comfort.movement);
    motion().set_replays(comfort.has_replays);
    me.prompt_panel.set_movement(comfort.movement);
    board().set_comfort(comfort);
    if (PlayerSheet* paper = sheet()) paper->set_contrast(comfort.contrast);
    if (me.seating.palette == comfort.palette) return;
    me.seating.palette = comfort.palette;
    board().set_seating(me.seating);
}

// --- The question ------------------------------------------------------------------------------

bool PlayScreen::is_asking() const { return !impl_->model().empty(); }

bool PlayScreen::asks_besides() const { return is_asking() && impl_->is_besides; }

int PlayScreen::pointed_choice() {
    const PromptModel& model = impl_->model();
    if (model.focus >= 0) return model.focus;
    const int told = impl_->prompt_panel.told(prompt());
    return told >= 0 ? told : model.main;
}

void PlayScreen::ask_nothing() {
    if (!is_asking()) return;
    prompt().clear();
    impl_->besides.clear();
    impl_->is_besides = false;
    impl_->misfortune.reset();
    board().ask_nothing();
    impl_->alternatives.clear();
}

namespace {

std::string touch_words(const PromptModel& model) {
    if (!model.cards.empty()) return tr("the card chosen last");
    if (!model.dice.empty()) return tr("the die chosen last");
    const bool adds = std::ranges::any_of(
        model.choices, [](const PromptChoice& choice) { return choice.adds || choice.takes_back; });
    return adds ? tr("what was added last") : tr("the place chosen on the board");
}

}  // namespace

std::string PlayScreen::last_touch() const {
    if (!is_asking() || !impl_->prompt().can_untouch()) return {};
    return touch_words(impl_->model());
}

std::string PlayScreen::next_touch() const {
    if (!is_asking() || !impl_->prompt().can_retouch()) return {};
    return touch_words(impl_->model());
}

bool PlayScreen::give_back_touch() {
    if (!is_asking() || !impl_->prompt().retouch()) return false;
    impl_->leave_path();
    return true;
}

bool PlayScreen::take_back_touch() {
    if (!is_asking() || !impl_->prompt().untouch()) return false;
    impl_->leave_path();
    return true;
}

void PlayScreen::ask_besides(std::shared_ptr<const PromptMaker> maker) {
    Impl& me = *impl_;
    me.is_besides = true;
    me.besides.ask(std::move(maker), ++me.times_besides);
    question_put(me.besides.model().player);
}

void PlayScreen::question_put(kernel::PlayerId player) {
    Impl& me = *impl_;
    me.asked_for = 0.0F;
    me.is_hand_aside = false;
    me.is_note_away = true;
    me.tell_misfortune(player);
    me.pointed.reset();
    me.alternatives.clear();
    me.is_reading = false;
    me.pinned = kernel::nobody;
    me.last_decided = player;
    follow(player);
    board().attend();
    if (me.page != FoldPage::board) me.page = FoldPage::board;
}

void PlayScreen::note_actors(kernel::PlayerId next, kernel::PlayerId acted) {
    impl_->next_actor = next;
    if (acted != kernel::nobody) impl_->last_actor = acted;
}

void PlayScreen::look_at(kernel::PlayerId player) {
    impl_->pinned = kernel::nobody;
    if (player != kernel::nobody) impl_->last_actor = player;
}

void PlayScreen::forget_news() {
    impl_->is_at_hand = false;  // other dice may be in it
    impl_->heralded.clear();
    impl_->said.reset();
}

void PlayScreen::say_anew() {
    impl_->is_at_hand = false;
    impl_->misfortune.reset();  // told in the other language
    impl_->said.reset();
    impl_->heralded.clear();
}

bool PlayScreen::tells_misfortune() const { return impl_->misfortune.has_value(); }

void PlayScreen::Impl::tell_misfortune(kernel::PlayerId player) {
    if (auto told = me.take_misfortune(player)) {
        misfortune = std::move(told);
    } else if (!misfortune) {
        misfortune = me.take_misfortune(kernel::nobody);
    }
}

void PlayScreen::Impl::read_note() {
    if (!misfortune) reply.command = PlayCommand::lesson_read;
    misfortune.reset();
}

void PlayScreen::Impl::apply(const PromptReply& given) {
    if (!given.open.is_none()) reply.open = given.open;
    if (given.answers.empty()) return;
    reply.answers = given.answers;
    hurried_by = stage::Key::unknown;
    send_off_cards(reply.answers);
    reply.rests = given.rests;
}

// --- Motion ------------------------------------------------------------------------------------

bool PlayScreen::idle() const { return impl_->motion().idle(); }
void PlayScreen::skip() {
    motion().skip();
    // The board goes along also where nothing is seen to move.
    if (!is_asking() && impl_->last_actor != kernel::nobody) follow(impl_->last_actor);
}

std::vector<SoundCue> PlayScreen::take_cues() {
    std::vector<SoundCue> cues = motion().take_cues();
    for (const SoundCue& cue : cues)
        if (cue.shake > 0.0F && impl_->moves()) board().shake(cue.shake);
    // A blow of no length ends as the question after it is put.
    if (!cues.empty() && (is_asking() || motion().hand_awaited() != kernel::nobody))
        board().attend();
    return cues;
}

bool PlayScreen::advance(float seconds) {
    Impl& me = *impl_;
    if (!me.model().empty()) me.asked_for += seconds;
    if (me.may_hurry) me.may_hurry_for += seconds;
    const bool things_move = motion().advance(seconds);
    if (things_move) me.follow_action();
    const bool is_heralding = me.herald(seconds);
    const bool is_talking = me.listen(seconds);
    me.board_moves = board().advance(seconds);
    const float paced = std::isinf(me.speed) ? 1.0e3F : seconds * me.speed;
    const bool panel_moves = me.prompt_panel.advance(paced);
    const bool cards_move = me.leaving.advance(paced);
    PlayerSheet* paper = sheet();
    const bool sheet_moves = (paper != nullptr && paper->advance(paced)) || cards_move;
    const bool waits_for_note =
        me.pointer_rest < note_delay && !me.pointer_over_panel && !me.is_note_away;
    if (waits_for_note) me.pointer_rest += seconds;
    return things_move || is_heralding || is_talking || me.board_moves || panel_moves ||
           sheet_moves || waits_for_note;
}

void PlayScreen::Impl::follow_action() {
    const kernel::PlayerId who = motion().in_focus();
    if (who == kernel::nobody) return;
    last_actor = who;
    me.follow(who);
}

bool PlayScreen::Impl::herald(float seconds) {
    const bool was_heralding = !heralded.empty();
    if (!is_covered) herald_left -= seconds;
    if (herald_left <= 0.0F) heralded.clear();
    for (std::string& news : me.take_news()) {
        // What is said again stands once, as the latest.
        std::erase(heralded, news);
        heralded.push_back(std::move(news));
        if (heralded.size() > most_heralded) heralded.erase(heralded.begin());
        herald_left = heralded_for;
    }
    return !is_covered && (was_heralding || !heralded.empty());
}

void PlayScreen::paint_beside_frames() { board().paint_beside_frames(); }

std::optional<BoardSight> PlayScreen::chosen_sight() { return board().chosen_sight(); }

void PlayScreen::look_as(const BoardSight& sight) { board().look_as(sight); }

bool PlayScreen::is_painting() const {
    return impl_->shows_board() && impl_->board().is_painting();
}

void PlayScreen::forget_textures() {
    board().forget_textures();
    if (PlayerSheet* paper = sheet()) paper->forget_textures();
}

// --- Who is looked at --------------------------------------------------------------------------

kernel::PlayerId PlayScreen::Impl::shown_player() const {
    // Whoever holds the dice looks at their own.
    if (const kernel::PlayerId hand = motion().hand_awaited();
        hand != kernel::nobody && pinned == kernel::nobody) {
        return hand;
    }
    if (!model().empty() && pinned == kernel::nobody) return model().player;
    if (pinned != kernel::nobody) return pinned;
    // Where only drivers play, the sheet goes along with them, also where no motion is shown.
    const auto person = std::ranges::find_if(seating.seats, &SeatLook::is_human);
    if (person == seating.seats.end()) {
        const kernel::PlayerId acts =
            motion().idle() && next_actor != kernel::nobody ? next_actor : last_actor;
        return acts != kernel::nobody ? acts : kernel::PlayerId{0};
    }
    if (last_decided != kernel::nobody && seating.seat(last_decided).is_human) return last_decided;
    return static_cast<kernel::PlayerId>(person - seating.seats.begin());
}

void PlayScreen::Impl::look_at(kernel::PlayerId player) {
    pinned = player;
    me.follow(player);
}

// --- What the game may leave as it is ----------------------------------------------------------

Waiting PlayScreen::waiting(const Kit&, const PlayCaption& caption) const {
    Waiting waiting;
    waiting.sentence = caption.waiting;
    waiting.who = caption.who;
    const play::GameLog& told = log();
    const std::size_t seen = told.happenings() - impl_->motion().unseen();
    for (std::size_t i = told.size(); waiting.sentence.empty() && i-- > 0;) {
        const play::LogLine& line = told.line(i);
        if (line.is_minor || line.is_heading || line.happenings > seen) continue;
        if (line.seen_by != kernel::everybody) continue;  // nobody knows who looks on
        waiting.sentence = line.text;
        waiting.who = line.who;
    }
    return waiting;
}

CardFace PlayScreen::face_of(Token card) const {
    CardFace face;
    face.card = card;
    return face;
}

// --- A frame -----------------------------------------------------------------------------------

void PlayScreen::Impl::show_strip(const Kit& kit, const PlayCaption& caption, stage::Rect where) {
    StripState state;
    state.undo = caption.undo;
    state.redo = caption.redo;
    state.is_replay = caption.foot != nullptr;
    state.more = caption.more;
    if (auto results = way_to_results(me.is_at_end(), caption)) {
        state.more.push_back(std::move(*results));
    }
    const kernel::PlayerId hand = motion().hand_awaited();
    const kernel::PlayerId decides = hand != kernel::nobody ? hand
                                     : is_over()            ? kernel::nobody
                                     : model().empty()      ? caption.who
                                                            : model().player;
    state.caption = me.strip_caption(caption.time_left);
    state.chips = me.strip_chips(decides);
    const StripReply given = strip.show(kit, state, where);
    switch (given.command) {
    case StripCommand::undo: reply.command = PlayCommand::undo; break;
    case StripCommand::redo: reply.command = PlayCommand::redo; break;
    case StripCommand::rules: reply.command = PlayCommand::rules; break;
    case StripCommand::menu: reply.command = PlayCommand::menu; break;
    case StripCommand::more:
        reply.more = given.more;
        reply.command = given.more < caption.more.size() ? PlayCommand::more : PlayCommand::results;
        break;
    case StripCommand::none: break;
    }
    if (given.look_at != kernel::nobody) look_at(given.look_at);
}

PlayReply PlayScreen::show(const Kit& kit, const PlayCaption& caption) {
    Impl& me = *impl_;
    me.is_covered = caption.is_covered;
    const float s = kit.scale();
    const stage::PixelSize size = me.canvas.size();
    board().set_scale(s);
    bring_up();
    // There is room for the tallest sheet: the board keeps its size.
    constexpr float sample = 1000.0F;
    PlayerSheet* paper = sheet();
    const float proportion =
        paper == nullptr ? 0.0F : std::max(1.0F, paper->tallest_height(sample) / sample);
    const float strip_height = TopStrip::height(s);
    // The same for every question: the board keeps its size.
    float decision = steady_decision(size) * s;
    me.layout = lay_out(size, s, strip_height, decision, proportion);
    if (caption.foot != nullptr) {
        decision = caption.foot->wanted_height(kit, me.layout.decision.width);
        me.layout = lay_out(size, s, strip_height, decision, proportion);
    }
    if (me.layout.fold != SideFold::folded) me.page = FoldPage::board;
    // What is read in place of the board has its room.
    const bool has_commentator = me.comfort.has_commentator && log().has_commentator();
    const bool has_remarks = (has_commentator || caption.is_coached) && me.page == FoldPage::board;
    if (has_remarks) give_remark(me.layout, remark_height * s);
    const PlayLayout& now = me.layout;

    if (paper != nullptr && !me.shows_sheet()) paper->jump();
    if (me.is_reading) {
        me.show_reading(kit);
        return std::exchange(me.reply, {});
    }
    if (me.page == FoldPage::board) {
        me.canvas.clear_around(now.board, theme::night);
        board().place(now.board);
        draw_board();
        if (motion().is_replaying()) me.draw_replay_tag(s);
    } else {
        me.canvas.clear(theme::night);
    }
    me.may_hurry = caption.may_hurry;
    if (!me.may_hurry) me.may_hurry_for = 0.0F;
    me.show_strip(kit, caption, now.strip);
    if (has_remarks) me.show_remark(kit, caption, now.remark);
    me.show_side(kit);
    if (now.fold == SideFold::folded) me.show_folds(kit);
    me.log_panel.roll(0);  // what was not shown is not rolled later
    if (caption.foot != nullptr) {
        caption.foot->show(kit, now.decision, thrown(kit));
    } else {
        me.show_decision(kit, caption, now.decision);
    }
    me.has_lesson = caption.lesson && is_asking();
    // The podium tells how it ended.
    if (me.is_over()) {
        me.misfortune.reset();
    } else if (!is_asking() && idle() && !me.misfortune) {
        me.misfortune = take_misfortune(kernel::nobody);
    }
    me.note_paper.reset();
    if (me.tells_misfortune()) {
        me.show_misfortune(kit, *me.misfortune);
    } else if (me.has_lesson) {
        me.show_lesson(kit, *caption.lesson);
    }
    me.show_chooser(kit);
    me.show_hover(kit);
    // These lie over all windows, so not where a menu or the rules lie over the table.
    if (!me.is_covered) {
        me.draw_flights(kit);
        me.show_notice(kit, caption.notice);
    }
    // No note of what lies under the pointer over what opens now.
    if (!me.reply.open.is_none() || me.reply.command != PlayCommand::none)
        me.pointer_over_panel = true;
    me.is_first_frame = false;
    return std::exchange(me.reply, {});
}

}  // namespace ui
