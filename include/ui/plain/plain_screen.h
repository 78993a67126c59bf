// The screen of a plain game: board, dice, log and standings as far as they have been seen.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "kernel/odds_of_roll.h"
#include "kernel/replay.h"
#include "kernel/view.h"
#include "stage/theme.h"
#include "ui/dice.h"
#include "ui/pictures.h"
#include "ui/plain/piece_board.h"
#include "ui/plain/piece_motion.h"
#include "ui/plain/plain_log.h"
#include "ui/plain/plain_prompt.h"
#include "ui/plain/plain_view.h"
#include "ui/table/play_screen.h"
#include "words/sentences.h"
#include "words/words.h"

namespace ui {

template <PlainView V>
class PlainScreen final : public PlayScreen {
public:
    using Game = typename V::Codec::Game;
    using State = typename Game::State;
    using Happenings = std::vector<kernel::Happening<Game>>;
    using Journal = kernel::Journal<Game>;

    PlainScreen(stage::Canvas& canvas, stage::SpriteStore& sprites, const State& now,
                const Seating& seating)
        : PlayScreen(canvas, sprites, seating),
          shown_(now),
          last_(now),
          board_(canvas, sprites, seating, V::still(now), V::world(now), V::piece_radius),
          log_(seating),
          sheet_(V::sheet_of(now)) {
        see(now);
        motion_.snap(V::pieces(now));
    }

    // All that is given here is as whoever looks at the screen may see it, dice excepted: of those
    // it takes what `viewer` has seen.
    void take(const Happenings& happenings, const Journal& journal, const State& now,
              kernel::PlayerId viewer) {
        const bool is_rewound = std::ranges::any_of(
            happenings, [](const auto& one) { return one.kind == kernel::HappeningKind::rewound; });
        if (is_rewound) {
            motion_.forget_throws(journal.size());
            return show(now);
        }
        // What one player knows is not for the next one's eyes.
        if (kernel::HidesInformation<Game> && std::exchange(viewer_, viewer) != viewer) see(now);
        std::vector<PieceStep> steps;
        for (const auto& happening : happenings)
            if (const auto seen = kernel::view_of<Game>(happening, viewer))
                steps.push_back(step_of(*seen, journal));
        PieceStep& last = steps.emplace_back();
        last.is_happening = false;
        last.pieces = V::pieces(now);
        last.begun = [this, now] { see(now); };
        motion_.play(std::move(steps));
        last_ = now;
    }
    // The dice of an entry of the journal, before they fall; none where it was taken back.
    using RollAt = std::function<std::optional<kernel::RollAhead<Game>>(std::size_t entry)>;
    void find_rolls_by(RollAt roll_at) { roll_at_ = std::move(roll_at); }
    // At once, as of a moment that was not come to; after the log has been told of it.
    void show(const State& now) {
        staked_.reset();
        in_sight_ = log_.in_sight();
        see(now);
        news_.clear();
        log_.settle();
        motion_.snap(V::pieces(now));
        last_ = now;
        forget_news();
    }
    PlainLog<V>& told() { return log_; }

    // The throw that a hand made last, by its entry; and whether the one it holds was made before.
    std::optional<std::size_t> thrown_by_hand() const { return motion_.thrown_by_hand(); }
    std::optional<std::size_t> thrown_again() const {
        if (!motion_.was_taken_back()) return std::nullopt;
        return motion_.in_hand()->number;
    }
    void throw_again() { motion_.throw_dice(); }
    // Of a game that is taken up: the throws that were made by hand before.
    void know_throws(const State& start, const Journal& journal) {
        kernel::retell<Game>(start, journal, journal.size(), [&](const auto& happening) {
            if (happening.kind == kernel::HappeningKind::cast && is_by_hand(happening, journal))
                motion_.know_throw(happening.entry);
        });
    }
    // From this entry on they are to be made again.
    void forget_throws(std::size_t from) { motion_.forget_throws(from); }
    // Something else was done than what was taken back.
    void forget_taken_back() { motion_.forget_taken_back(); }
    void take_back_throw() { motion_.take_back_throw(); }
    std::optional<std::size_t> held_throw() const {
        const TableThrow* held = motion_.in_hand();
        return held == nullptr ? std::nullopt : std::optional(held->number);
    }

    // The question as the player asked may see it.
    void ask(const kernel::Decision<Game>& decision) {
        if (is_asking() && prompt_.revision() == decision.revision) return;
        planned_.reset();
        board_.plan({});
        const auto maker = std::make_shared<PlainPrompt<V>>(decision, seating());
        advised_way_ = maker->advised_way();
        prompt_.ask(maker, decision.revision);
        see(decision.now);
        last_ = decision.now;
        viewer_ = decision.player;
        lit_ = V::lit(decision);
        lit_for_.reset();
        asked_ = decision;
        light();
        question_put(decision.player);
    }
    void say_question_anew(const kernel::Decision<Game>& decision) {
        prompt_.say_anew(std::make_shared<PlainPrompt<V>>(decision, seating()));
    }
    void set_seating(Seating seating) override {
        log_.set_seating(seating);
        PlayScreen::set_seating(std::move(seating));
    }
    // Where dice may lead that are thrown at the table, as long as they are asked for.
    void mark(std::vector<BoardMark> marks) { board_.mark(std::move(marks)); }
    void anew() { say_anew(); }
    bool is_last_lap() const override { return V::is_last_lap(shown_); }
    void go_with(kernel::PlayerId who) { look_at(who); }
    bool foretells() const { return board_.shows_all(); }
    void foretell(bool is_shown) { board_.show_all(is_shown); }

private:
    PlayBoard& board() override { return board_; }
    Motion& motion() override { return motion_; }
    Prompt& prompt() override { return prompt_; }
    const play::GameLog& log() const override { return log_; }
    PlayerSheet* sheet() override { return sheet_.get(); }
    const char* sheet_title() const override { return V::sheet_title; }

    kernel::PlayerId seats() const { return static_cast<kernel::PlayerId>(seating().seats.size()); }

    void see(const State& state) {
        shown_ = state;
        auto art = V::art(state, in_sight_);
        motion_.glide_by(art);
        board_.show(std::move(art), [&state] { return V::still(state); });
    }

    void bring_up() override {
        if (sheet_) sheet_->set(shown_, seating(), shown_player());
    }
    void draw_board() override {
        if (motion_.hand_awaited() == kernel::nobody && !asks_besides()) board_.mark({});
        light();
        plan_on_board();
        board_.draw(motion_.pieces());
    }
    void follow(kernel::PlayerId player) override { board_.follow(player); }
    bool is_at_end() const override { return Game::is_over(last_) && !motion_.waits_for_hand(); }
    StripCaption strip_caption(std::optional<int>) const override {
        StripCaption caption = V::caption(shown_);
        if (caption.round.empty())
            caption.round = words::say(V::round_words.number, {V::Codec::round_of(shown_)});
        return caption;
    }
    ThrowWords throw_words() override {
        PlainThrow said = V::throw_words(shown_, seating());
        const TableThrow* held = motion_.in_hand();
        if (held != nullptr) said.dice = held->rolled.size();
        said.who = V::thrower_of(shown_, seating());
        if (thrown_why_) {
            if (said.explanation.empty()) said.explanation = V::why_words(*thrown_why_);
            if (said.rule.is_none()) said.rule = V::rule_of_throw(*thrown_why_);
            if (said.odds.empty() && held != nullptr) said.odds = odds_of(held->number);
            if (held != nullptr)
                said.explanation = words::in_a_row(said.explanation, known_before(held->number));
        }
        board_.mark(std::move(said.marks));
        return said;
    }
    std::vector<std::string> take_news() override { return std::exchange(news_, {}); }
    std::optional<MisfortuneNote> take_misfortune(kernel::PlayerId player) override {
        if (player < seats()) {
            auto note = misfortune_of(player);
            log_.note_told(player);
            return note;
        }
        // Who is out is asked no more.
        for (kernel::PlayerId seat = 0; seat < seats(); ++seat) {
            if (!seating().seat(seat).is_human || !toll_of(seat).is_out) continue;
            auto note = misfortune_of(seat);
            log_.note_told(seat);
            return note;
        }
        return std::nullopt;
    }
    PlainToll toll_of(kernel::PlayerId player) const {
        const auto& befallen = log_.befallen(player);
        if (!befallen.then) return {};
        return V::toll_of(*befallen.then, shown_, befallen.since, player);
    }
    std::optional<MisfortuneNote> misfortune_of(kernel::PlayerId player) const {
        PlainToll toll = toll_of(player);
        if (toll.title.empty()) return std::nullopt;
        MisfortuneNote note;
        note.lines = log_.causes_of(player);
        if (note.lines.empty()) return std::nullopt;
        note.title = std::move(toll.title);
        note.standing = std::move(toll.standing);
        note.lasting = std::move(toll.lasting);
        return note;
    }
    std::vector<StripChip> strip_chips(kernel::PlayerId decides) const override {
        std::vector<StripChip> chips = V::chips(shown_, seats());
        if (!chips.empty()) return chips;
        for (const kernel::PlayerId seat : V::order_of(shown_, seats())) {
            StripChip& chip = chips.emplace_back();
            chip.who = seat;
            chip.decides = seat == decides;
        }
        return chips;
    }
    Standings standings() const override {
        Standings standings;
        standings.columns = V::columns(shown_);
        for (kernel::PlayerId seat = 0; seat < seats(); ++seat) {
            StandingsRow& row = standings.rows.emplace_back();
            row.who = seat;
            row.place =
                V::place_shown(shown_, seat).value_or(std::to_string(V::place_of(shown_, seat)));
            row.told = V::standing_of(shown_, seat);
            row.values = V::values_of(shown_, seat);
        }
        std::ranges::stable_sort(standings.rows, {}, [&](const StandingsRow& row) {
            return V::place_of(shown_, row.who);
        });
        return standings;
    }
    LogLook log_look(const Kit&) const override {
        LogLook look;
        look.so_far = words::tr("The race so far");
        look.nothing = words::tr("Nothing has happened yet.");
        return look;
    }
    Waiting waiting(const Kit& kit, const PlayCaption& caption) const override {
        Waiting waiting = PlayScreen::waiting(kit, caption);
        const TableThrow* thrown = motion_.thrown();
        if (thrown != nullptr && !is_at_end() && thrown->who < seats()) {
            const bool is_latest = caption.waiting.empty() && !has_told_since_throw();
            if (thrown->tumble < 1.0F || is_latest) {
                waiting.sentence = words::say("{0} rolls.", {thrower_of<V>(thrown_in_, seating())});
                waiting.who = thrown->who;
            }
            if (waiting.who == thrown->who) {
                waiting.dice = thrown_dice(*thrown);
                waiting.stake = stake_of(thrown->number);
            }
        }
        const bool is_somebody = waiting.who < seats();
        if (is_somebody && !podium_piece<V>(shown_, waiting.who).picture.empty())
            waiting.picture = portrait_of(kit, waiting.who);
        return waiting;
    }
    PlainOdds odds_of(std::size_t entry) const {
        const auto ahead = roll_at_ ? roll_at_(entry) : std::nullopt;
        return ahead ? V::odds_of_roll(*ahead, seating()) : PlainOdds();
    }
    std::string known_before(std::size_t entry) const {
        const auto ahead = roll_at_ ? roll_at_(entry) : std::nullopt;
        return ahead ? V::known_before_roll(*ahead, seating()) : std::string();
    }
    // Counted once for each throw, as it is looked at.
    const std::string& stake_of(std::size_t entry) const {
        if (staked_ == entry) return stake_;
        staked_ = entry;
        const PlainOdds said = V::throw_words(thrown_in_, seating()).odds;
        stake_ = play::odds_sentence(said.empty() ? odds_of(entry) : play::brief(said));
        if (!stake_.empty()) stake_ = words::in_a_row(known_before(entry), stake_);
        // What they are for, where nothing hangs on them at once.
        if (stake_.empty() && thrown_why_) stake_ = V::why_words(*thrown_why_);
        return stake_;
    }
    std::function<float(stage::Rect where, float most)> thrown(const Kit& kit) override {
        const TableThrow* thrown = motion_.thrown();
        if (thrown == nullptr) return {};
        return [this, &kit, thrown](stage::Rect where, float most) {
            return show_thrown(kit, thrown_dice(*thrown), thrown->who, where, most, laid_);
        };
    }

    // Until then the dice stay where they are, and nothing older is told beside them.
    bool has_told_since_throw() const {
        const std::size_t seen = log_.happenings() - motion_.unseen();
        for (std::size_t i = log_.size(); i-- > 0;) {
            const play::LogLine& line = log_.line(i);
            if (line.happenings > seen || line.is_minor || line.is_heading) continue;
            if (line.seen_by != kernel::everybody) continue;
            return line.happenings > told_at_throw_;
        }
        return false;
    }
    // What stands on the podium, in the colour of the seat.
    auto portrait_of(const Kit& kit, kernel::PlayerId who) const {
        return [&kit, who, piece = podium_piece<V>(shown_, who)](ImDrawList& list, ImVec2 corner,
                                                                 float side) {
            const ImU32 dye =
                stage::theme::packed(stage::Colour::hex(kit.seating.livery(who).colour));
            const ImU32 plain = stage::theme::packed({255, 255, 255, 255});
            draw_sprite_within(kit, list, piece.picture, corner, side, plain);
            if (!piece.dyed.empty()) draw_sprite_within(kit, list, piece.dyed, corner, side, dye);
            if (!piece.over.empty()) draw_sprite_within(kit, list, piece.over, corner, side, plain);
        };
    }
    static ThrownDice thrown_dice(const TableThrow& thrown) {
        ThrownDice dice;
        dice.count = thrown.rolled.size();
        dice.tumble = thrown.tumble;
        dice.thrown = thrown.number;
        dice.face = [thrown](std::size_t die, const DiePose& pose) {
            const int face = (thrown.rolled[die] + pose.faces_left) % thrown.sides;
            return thrown.face(static_cast<std::uint8_t>(face));
        };
        return dice;
    }
    // A person throws with their own hand, except what they have just chosen to throw.
    bool is_by_hand(const kernel::Happening<Game>& cast, const Journal& journal) const {
        const std::size_t entry = cast.entry;
        const kernel::PlayerId who = V::roller_of(cast.state);
        if (who >= seats() || !seating().seat(who).is_human) return false;
        if (!is_of_dice(journal[entry].why)) return false;
        if (entry == 0) return !journal[entry].is_by_hand;
        if (journal[entry].is_by_hand) return false;  // they lie on the table
        const auto& before = journal[entry - 1];
        if (before.kind == kernel::EntryKind::cast &&
            V::is_thrown_along(before.why, journal[entry].why))
            return false;
        return before.kind != kernel::EntryKind::choice || before.player != who;
    }
    // What has no body is no die.
    static bool is_of_dice(typename Game::Why why) { return !V::face_of(why, 0).body.empty(); }
    PieceStep step_of(const kernel::Happening<Game>& seen, const Journal& journal) {
        PieceStep step;
        step.pieces = V::pieces(seen.state);
        step.begun = [this, state = seen.state] { see(state); };
        if (seen.kind == kernel::HappeningKind::event) {
            PlainLine line = V::event_words(seen.event, seen.state, seating());
            step.who = line.who;
            if (!line.is_news) line.text.clear();
            step.cue = V::cue_of(seen.event);
            step.seconds = V::seconds_of(seen.event);
            step.is_worth_replay = step.cue.shake >= struck_hard;
            step.begun = [this, state = seen.state, event = seen.event,
                          news = std::move(line.text)] {
                if (V::stays_in_sight(event)) in_sight_ = event;
                see(state);
                if (!news.empty()) news_.push_back(news);
            };
            return step;
        }
        const auto& entry = journal[seen.entry];
        step.who = V::roller_of(seen.state);
        if (!is_of_dice(entry.why)) return step;
        step.begun = [this, state = seen.state, why = entry.why] {
            thrown_why_ = why;
            thrown_in_ = state;
            told_at_throw_ = log_.happenings() - motion_.unseen();
            see(state);
        };
        TableThrow& thrown = step.thrown.emplace();
        thrown.number = seen.entry;
        thrown.tumble = 0.0F;
        const auto faces = journal.faces_of(entry);
        thrown.rolled.assign(faces.begin(), faces.end());
        thrown.sides = entry.sides;
        thrown.face = [why = entry.why](std::uint8_t face) { return V::face_of(why, face); };
        thrown.who = step.who;
        step.by_hand = is_by_hand(seen, journal);
        step.cue = {"dice", 0.7F, 0.0F};
        return step;
    }

    // The spaces that answer the question; while a card is touched, those that it leads to.
    void light() {
        if (!asked_ || !is_asking() || asks_besides()) return;
        const PromptModel& model = prompt_.model();
        std::vector<Token> meant;
        if (std::ranges::any_of(model.cards, &PromptCard::is_used))
            for (const PromptChoice& choice : model.choices)
                meant.push_back(choice.option);
        advise(prompt_.touched().chosen);
        if (lit_for_ == meant) return;
        std::vector<LitSpace> lit;
        for (const LitSpace& one : lit_) {
            const bool is_meant = std::ranges::find(meant, one.answers.front()) != meant.end();
            if (meant.empty() ? !one.is_of_card : is_meant) lit.push_back(one);
        }
        board_.ask(
            std::move(lit), V::drawn_way(*asked_),
            [this](const Answers& row) {
                if (!asked_ || row.size() < 2) return std::string();  // the question tells of one
                const auto answers = row.as<typename Game::Option>();
                const PlainOdds odds = V::odds_of_row(*asked_, std::span(answers), seating());
                return odds.empty() ? std::string() : play::odds_sentence(odds) + '.';
            },
            [this](stage::Vec2 world) {
                return asked_ ? V::refused_at(*asked_, world) : std::nullopt;
            });
        lit_for_ = std::move(meant);
        advise(prompt_.touched().chosen);
    }
    // The way that the main choice leads along.
    void advise(const Answers& chosen) {
        const auto space = std::ranges::find(lit_, chosen, &LitSpace::answers);
        board_.advise(chosen.empty() || space == lit_.end() ? advised_way_ : space->way);
    }
    // Of the space or else the choice that is pointed at, else of the main choice.
    void plan_on_board() {
        const PromptModel& model = prompt_.model();
        const int index = pointed_choice();
        std::optional<Token> wanted;
        if (asked_ && is_asking() && !asks_besides()) {
            Answers answers = board_.pointed_answers();
            if (answers.empty() && index >= 0 && index < static_cast<int>(model.choices.size()))
                answers = model.choices[static_cast<std::size_t>(index)].answers;
            if (answers.size() == 1) wanted = answers.front();
        }
        if (wanted == planned_) return;
        planned_ = wanted;
        board_.plan(wanted ? V::plan_of(*asked_, wanted->template as<typename Game::Option>())
                           : PlanPainter());
    }

    static constexpr float struck_hard = 0.8F;  // what is shown again

    std::vector<std::string> news_;
    std::optional<typename Game::Event> in_sight_;  // the latest that stays there
    State shown_;                                   // as far as it has been seen
    State last_;
    State thrown_in_{};  // what the dice on the table were thrown in
    std::optional<typename Game::Why> thrown_why_;
    RollAt roll_at_;
    mutable std::optional<std::size_t> staked_;  // the throw that `stake_` tells of
    mutable std::string stake_;
    std::size_t told_at_throw_ = 0;  // so many happenings were seen when they were thrown
    kernel::PlayerId viewer_ = kernel::nobody;  // who may see what is shown
    std::optional<kernel::Decision<Game>> asked_;
    std::optional<Token> planned_;  // what of it is painted on the board
    std::vector<LitSpace> lit_;     // all that answer it
    std::vector<stage::Vec2> advised_way_;
    std::optional<std::vector<Token>> lit_for_;  // by which options of a touched card
    PieceMotion motion_;
    PieceBoard board_;
    PlainLog<V> log_;
    std::unique_ptr<PlainSheet<State>> sheet_;
    Prompt prompt_;
    std::vector<LaidDie> laid_;  // beside a replay's timeline
};

}  // namespace ui
