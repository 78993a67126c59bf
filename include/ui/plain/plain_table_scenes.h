// The scenes in which a plain game is played and looked back at.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kernel/odds_of_roll.h"
#include "kernel/player.h"
#include "kernel/replay.h"
#include "kernel/session.h"
#include "kernel/view.h"
#include "play/lessons.h"
#include "play/odds_words.h"
#include "ui/plain/plain_screen.h"
#include "ui/plain/plain_view.h"
#include "ui/scenes/play_scene.h"
#include "ui/scenes/replay_scene.h"
#include "ui/scenes/table_door.h"
#include "words/sentences.h"
#include "words/words.h"

namespace ui {

template <PlainView V>
class PlainScene final : public PlayScene {
public:
    using Table = SeatedTable<V>;
    using Game = typename V::Codec::Game;

    PlainScene(TableDoor& door, std::shared_ptr<Table> table)
        : PlayScene(door, table),
          table_(std::move(table)),
          screen_(program().screen().canvas(), program().sprites(), seen_now(),
                  seating_of(table_->seats())) {
        has_screen_ = true;
        (void)table_->take_happenings();
        screen_.told().rebuild(table_->session());
        screen_.know_throws(table_->session().boundaries().front().state,
                            table_->session().journal());
        screen_.find_rolls_by([this](std::size_t entry) { return roll_at(entry); });
        screen_.show(seen_now());
        begin();
    }

private:
    typename Game::State seen_now() const {
        return kernel::view_of<Game>(table_->now(), viewer_or_nobody());
    }
    // Before there is a screen, nobody is asked.
    kernel::PlayerId viewer_or_nobody() const { return has_screen_ ? viewer() : kernel::nobody; }
    kernel::Decision<Game> seen_question() const {
        return kernel::view_of<Game>(*table_->pending(), table_->pending()->player);
    }

    PlainScreen<V>& screen() override { return screen_; }
    const PlainScreen<V>& screen() const override { return screen_; }
    PlayMenu& menu() override { return menu_; }
    const PlayMenu& menu() const override { return menu_; }
    void take_happenings() override {
        const auto happenings = table_->take_happenings();
        screen_.told().add(happenings, table_->session());
        screen_.take(happenings, table_->session().journal(), seen_now(), viewer());
    }
    void ask() override { screen_.ask(seen_question()); }
    void submit(const PlayReply& reply) override {
        screen_.forget_taken_back();
        const kernel::Decision<Game> first = *table_->pending();
        const auto& journal = table_->session().journal();
        const std::size_t begun = journal.size();
        const auto answers = reply.answers.template as<typename Game::Option>();
        table_->submit_all(answers, [&] {
            std::size_t casts = 0;
            for (std::size_t i = begun; i < journal.size(); ++i)
                casts += journal[i].kind == kernel::EntryKind::cast ? 1 : 0;
            return V::is_meant(first, *table_->pending(), casts);
        });
    }
    void say_anew() override {
        screen_.told().rebuild(table_->session());
        screen_.anew();
        if (screen_.is_asking()) screen_.say_question_anew(seen_question());
    }
    bool answer_automatically(bool) override { return false; }
    // As long as it is what a person did last.
    std::string last_throw() const override {
        const auto entry = screen_.thrown_by_hand();
        if (!entry) return {};
        const auto offer = table_->undo_offer();
        if (offer && offer->last > *entry) return {};
        return throw_of(state_before(*entry));
    }
    // The dice are in the hand once more that made that throw. Nothing is known anew: what comes
    // of it is shown again, as they are thrown.
    void take_back_throw() override {
        const std::size_t entry = *screen_.thrown_by_hand();
        screen_.take_back_throw();
        show_again(entry);
    }
    std::optional<std::size_t> held_throw() const override { return screen_.held_throw(); }
    void show_again(std::size_t entry) override {
        const auto& session = table_->session();
        if (entry >= session.journal().size()) return;
        screen_.forget_throws(entry);
        screen_.told().rebuild(session.boundaries().front().state, session.journal(), entry);
        screen_.show(kernel::view_of<Game>(state_before(entry), viewer()));
        std::vector<kernel::Happening<Game>> told;
        bool is_past = false;
        run_to(
            entry, session.journal().size(),
            [&](const kernel::Happening<Game>& happening) {
                if (is_past) told.push_back(happening);
            },
            [&](std::size_t position) { is_past = is_past || position == entry; });
        screen_.told().add(told, session.journal());
        screen_.take(told, session.journal(), seen_now(), viewer());
    }
    std::string usual_name() const override {
        const auto held = held_throw();
        return held ? table_->usual_name_at(state_before(*held)) : table_->usual_name();
    }
    std::string next_throw() const override {
        const auto entry = screen_.thrown_again();
        return entry ? throw_of(state_before(*entry)) : std::string();
    }
    void throw_again() override { screen_.throw_again(); }
    std::string throw_of(const typename Game::State& state) const {
        return words::say("{0} throws", {thrower_of<V>(state, seating())});
    }
    const auto& rest_before(std::size_t entry) const {
        const auto& rests = table_->session().boundaries();
        const auto after =
            std::ranges::upper_bound(rests, entry, {}, &kernel::Session<Game>::Boundary::entries);
        return *std::prev(after);
    }
    std::optional<kernel::RollAhead<Game>> roll_at(std::size_t entry) const {
        const auto& journal = table_->session().journal();
        if (entry >= journal.size()) return std::nullopt;
        return roll_ahead(entry, journal[entry].why, state_before(entry));
    }
    kernel::RollAhead<Game> roll_ahead(std::size_t entry, typename Game::Why why,
                                       const typename Game::State& now) const {
        const auto& rest = rest_before(entry);
        auto entries = table_->session().journal().tail(rest.entries);
        entries.truncate(entry - rest.entries);
        return {why, rest.state, std::move(entries), now};
    }
    // The rules, from the place of rest before one entry of the journal until they want another.
    typename Game::State run_to(std::size_t entry, std::size_t until, kernel::Hear<Game> hear,
                                typename kernel::ReplayTable<Game>::Arrive arrive) const {
        const auto& rest = rest_before(entry);
        return kernel::run_over<Game>(rest.state, table_->session().journal(), rest.entries, until,
                                      std::move(hear), std::move(arrive));
    }
    typename Game::State state_before(std::size_t entry) const {
        return run_to(entry, entry, {}, {});
    }
    std::optional<LessonNote> due_lesson() const override {
        if constexpr (HasCoach<V>) {
            const auto& decision = *table_->pending();
            const auto lessons = V::lessons();
            const auto due = lessons_.due(
                decision.revision,
                [&](std::size_t lesson) { return lessons[lesson].is_due(decision); },
                [&](std::size_t lesson) { return lessons[lesson].may_follow; });
            if (due) return lessons[*due].note(*due);
        }
        return std::nullopt;
    }
    void lesson_read(const LessonNote& note) override {
        lessons_.read_at(note.lesson, table_->pending()->revision);
    }
    std::string lessons_read() const override { return lessons_.progress(); }
    bool has_no_more_lessons() const override { return lessons_.is_done(); }
    void resume_lessons(const std::string& read) override { lessons_.resume(read); }
    DiceInHand dice_in_hand() override {
        const auto& awaited = *table_->session().awaited();
        const auto& roll = awaited.roll;
        PlainThrow said =
            V::throw_words(kernel::view_of<Game>(awaited.now, roll.thrower), seating());
        const auto ahead = roll_ahead(table_->session().journal().size(), roll.why, awaited.now);
        if (said.odds.empty()) said.odds = V::odds_of_roll(ahead, seating());
        DiceInHand dice;
        dice.player = roll.thrower;
        dice.name = thrower_of<V>(awaited.now, seating());
        dice.count = roll.count;
        for (const std::uint8_t face : awaited.faces)
            dice.sides.push_back({face, V::face_words(roll.why, face)});
        dice.rule = RuleRef(V::Codec::text_of(Game::rule_of(roll.about)));
        dice.about =
            said.explanation.empty() ? V::why_words(roll.why) : std::move(said.explanation);
        dice.about = words::in_a_row(dice.about, V::known_before_roll(ahead, seating()));
        if (const std::string odds = play::odds_sentence(said.odds); !odds.empty())
            dice.about = words::in_a_row(dice.about, odds + '.');
        dice.warns = said.warns;
        screen_.mark(std::move(said.marks));
        return dice;
    }
    void add_to(PlayCaption& caption) const override {
        StripButton button = V::foretelling(screen_.foretells());
        if (!button.label.empty()) caption.more.push_back(std::move(button));
    }
    void take_more(std::size_t) override { screen_.foretell(!screen_.foretells()); }
    std::string curtain_words() const override {
        return V::question_words(seen_question(), seating()).title;
    }
    bool is_secret_from(kernel::PlayerId seat) const override {
        const auto& asked = *table_->pending();
        return !kernel::includes(asked.seen_by, seat) ||
               (seat != asked.player && kernel::shows_secret(asked));
    }

    std::shared_ptr<Table> table_;
    play::Lessons lessons_{lesson_keys<V>()};
    bool has_screen_ = false;
    PlainScreen<V> screen_;
    class Menu final : public PlayMenu {
        bool has_secrets() const override { return V::has_secrets; }
    };
    Menu menu_;
};

template <PlainView V>
class PlainReplayScene final : public RecordScene<typename V::Codec, PlainReplay<V>> {
public:
    using Base = RecordScene<typename V::Codec, PlainReplay<V>>;
    using Game = typename V::Codec::Game;

    PlainReplayScene(TableDoor& door, ReplaySource<typename V::Codec> source,
                     typename Base::PlayOn play_on)
        : Base(door, std::move(source), std::move(play_on)),
          screen_(door.program().screen().canvas(), door.program().sprites(), seen_at(0),
                  seating_of(this->record().seats)) {
        this->begin();
    }

private:
    // Of a game that is over nothing is a secret any more.
    typename Game::State seen_at(std::size_t stop) const {
        const auto state = this->replay().at(stop);
        return this->replay().is_over() ? state : kernel::view_of<Game>(state, kernel::nobody);
    }
    PlainScreen<V>& screen() override { return screen_; }
    void jump_to(std::size_t stop) override {
        const auto& replay = std::as_const(*this).replay();
        tell_until(stop);
        screen_.show(seen_at(stop));
        screen_.go_with(replay.stops()[stop].who);
    }
    void go_on_to(std::size_t stop) override {
        const auto& replay = std::as_const(*this).replay();
        const auto told = replay.told(stop - 1, stop);
        screen_.take(told, replay.journal(), seen_at(stop), kernel::nobody);
        screen_.told().add(told, replay.journal());
        screen_.go_with(replay.stops()[stop].who);
    }
    void say_anew() override {
        this->replay().words_changed(this->record());
        tell_until(this->stop());
        screen_.anew();
    }
    void tell_until(std::size_t stop) {
        const auto& replay = std::as_const(*this).replay();
        screen_.told().rebuild(replay.start(), replay.journal(), replay.stops()[stop].entries);
        screen_.told().add(replay.told_at(stop), replay.journal());
    }

    PlainScreen<V> screen_;
};

}  // namespace ui
