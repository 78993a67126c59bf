// The log of a plain game, and its replay.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kernel/view.h"
#include "play/event_log.h"
#include "play/replaying.h"
#include "ui/plain/plain_view.h"
#include "words/words.h"

namespace ui {

// What everybody knows of it: no line says more.
template <class Game>
decltype(auto) public_part(const typename Game::State& state) {
    if constexpr (kernel::HidesInformation<Game>)
        return kernel::view_of<Game>(state, kernel::nobody);
    else
        return (state);
}

struct PlainLogLine : play::LogLine {
    std::string rule;
    kernel::PlayerSet concerns = 0;  // whose matter it is though it was not their move
    kernel::PlayerSet befell = 0;    // who suffered it
    bool is_cause = false;           // PlainLine::is_cause
};

template <PlainView V>
class PlainLog final : public play::EventLog<typename V::Codec::Game, PlainLogLine> {
public:
    using Game = typename V::Codec::Game;
    using State = typename Game::State;
    using Event = typename Game::Event;

    explicit PlainLog(Seating seating) { set_seating(std::move(seating)); }
    void set_seating(Seating seating) {
        seating_ = std::move(seating);
        this->set_people(people_of(seating_));
    }

    // The latest event that stays in sight, of those that everybody has seen.
    const std::optional<Event>& in_sight() const { return in_sight_; }
    std::string rule_of(std::size_t index) const override { return this->lines()[index].rule; }
    // The latest of what befell the player, by others' doing.
    std::vector<std::string> recap(kernel::PlayerId player, std::size_t unseen) const override {
        std::vector<std::string> told;
        if (player >= kernel::max_players) return told;
        for (const PlainLogLine& line : this->since_last_move(player)) {
            const bool is_seen = line.happenings + unseen < this->happenings();
            if (is_seen && kernel::includes(line.concerns, player)) told.push_back(line.text);
        }
        const auto spare = static_cast<std::ptrdiff_t>(told.size()) - most_recalled;
        if (spare > 0) told.erase(told.begin(), told.begin() + spare);
        return told;
    }

    // What befell the player since they were told of it last: how it stood right before, all that
    // has happened from there on, and by whose or what doing.
    struct Befallen {
        std::optional<State> then;  // empty where nothing befell them
        std::vector<Event> since;
        std::size_t known = std::numeric_limits<std::size_t>::max();  // happenings
    };
    const Befallen& befallen(kernel::PlayerId player) const { return befallen_.at(player); }
    std::vector<MisfortuneNote::Line> causes_of(kernel::PlayerId player) const {
        std::vector<MisfortuneNote::Line> causes;
        const auto add = [&](const PlainLogLine& line) {
            const bool is_told =
                std::ranges::find(causes, line.text, &MisfortuneNote::Line::text) != causes.end();
            if (!is_told) causes.push_back({line.text, RuleRef(line.rule)});
        };
        const PlainLogLine* head = nullptr;
        bool is_explained = false;
        for (const PlainLogLine& line : this->lines()) {
            if (!line.is_minor) {
                head = &line;
                is_explained = false;
            }
            const bool is_news = line.happenings > befallen_.at(player).known;
            if (!is_news || !kernel::includes(line.befell, player)) continue;
            if (!line.is_cause && (is_explained || head == nullptr)) continue;
            add(line.is_cause ? line : *head);
            is_explained = true;
        }
        const auto spare = static_cast<std::ptrdiff_t>(causes.size()) - most_recalled;
        if (spare > 0) causes.erase(causes.begin(), causes.begin() + spare);
        return causes;
    }
    // The player has been told, or is told nothing of what has been.
    void note_told(kernel::PlayerId player) {
        befallen_.at(player) = {};
        befallen_.at(player).known = this->happenings();
    }
    // After what is past was told anew: nobody is told of it once more.
    void settle() {
        for (Befallen& one : befallen_)
            if (one.known > this->happenings()) one = {{}, {}, this->happenings()};
    }

private:
    static constexpr std::ptrdiff_t most_recalled = 4;

    void note_befallen(kernel::PlayerId player, const State& before) {
        if (player >= kernel::max_players) return;
        Befallen& its = befallen_.at(player);
        if (!its.then && this->happenings() > its.known) its.then = before;
    }

    void begin(const typename Game::State& start) override {
        round_ = 0;
        seen_ = start;
        in_sight_.reset();
        told_ = {};
        for (Befallen& one : befallen_)
            one = {{}, {}, one.known};
    }
    std::span<const play::RemarkLine> remark_lines() const override { return V::remark_lines(); }
    void begin_batch(std::span<const kernel::Happening<Game>>) override {}
    void take(const kernel::Happening<Game>& happening, const kernel::Journal<Game>&) override {
        const State before = std::exchange(seen_, happening.state);
        if (happening.kind != kernel::HappeningKind::event) return;
        if (happening.seen_by == kernel::everybody && V::stays_in_sight(happening.event))
            in_sight_ = happening.event;
        this->remark(V::moment_of(happening.event, before, seen_),
                     [this](kernel::PlayerId one) { return seating_.seat(one).name; });
        const int round = V::Codec::round_of(happening.state);
        if (round > round_) {
            PlainLogLine heading;
            heading.text = words::say(V::round_words.number, {round});
            heading.is_heading = true;
            heading.round = round_ = round;
            this->add_line(std::move(heading));
        }
        Event event = happening.event;
        const std::optional<Event> joined = joined_with_last_line(happening);
        if (joined) event = *joined;
        PlainLine told = V::event_words(event, public_part<Game>(happening.state), seating_);
        const bool is_misfortune = told.is_suffered && !told.is_welcome;
        if (is_misfortune) note_befallen(told.who, before);
        for (Befallen& one : befallen_)
            if (one.then) one.since.push_back(happening.event);
        if (told.text.empty()) return;
        if (joined) this->take_back_line();
        PlainLogLine line;
        line.round = round;
        line.who = told.who;
        line.text = std::move(told.text);
        line.rule = told.rule.text();
        // Of somebody else's it would be read as a part of what another did.
        line.is_minor = told.is_minor && (told.is_suffered || this->cause_of(told.who) != nullptr);
        if (told.is_news) line.concerns = kernel::everybody;
        if (told.is_suffered && told.who < kernel::max_players) {
            if (is_misfortune) line.befell = kernel::only(told.who);
            line.concerns |= kernel::only(told.who);
            line.is_cause = told.is_cause;
        }
        if (told.other < kernel::max_players) line.concerns |= kernel::only(told.other);
        this->add_line(std::move(line));
        if (!told.is_suffered) this->note_move(told.who);
        told_ = {event, this->lines().size()};
    }
    std::optional<Event> joined_with_last_line(const kernel::Happening<Game>& happening) const {
        const bool is_last = told_.lines > 0 && told_.lines == this->lines().size() &&
                             this->lines().back().seen_by == happening.seen_by;
        return is_last ? V::joined(told_.event, happening.event) : std::nullopt;
    }

    Seating seating_;
    std::array<Befallen, kernel::max_players> befallen_{};
    State seen_{};  // right after the latest happening
    int round_ = 0;
    std::optional<Event> in_sight_;
    struct {
        Event event{};
        std::size_t lines = 0;  // with the one that tells it
    } told_;
};

struct PlainMark : play::TimelineMark {
    std::string_view picture;
    bool is_note = false;
};

// What play::Replaying asks of it.
template <PlainView V>
class PlainTeller {
public:
    using Codec = typename V::Codec;
    using Game = typename Codec::Game;
    using State = typename Game::State;
    using Mark = PlainMark;
    using Entry = kernel::Entry<Game>;

    explicit PlainTeller(const play::Record<Codec>& record)
        : setting_(Codec::setting_of(record)),
          seating_(seating_of(record.seats)),
          start_(play::start_of(record, *setting_)) {}

    const State& start() const { return start_; }
    std::size_t lanes() const { return seating_.seats.size(); }
    static int round_of(const State& state) { return Codec::round_of(state); }
    static bool goes_on(const Entry&, const Entry&) { return false; }
    void begin_marks() { marks_.clear(); }
    void pass(const State&) {}
    void visit(std::size_t stop, const State& state,
               const std::vector<kernel::Happening<Game>>& since) {
        for (const auto& happening : since) {
            if (happening.kind != kernel::HappeningKind::event) continue;
            const PlainLine told =
                V::event_words(happening.event, public_part<Game>(happening.state), seating_);
            if (told.mark.empty()) continue;
            marks_.push_back(
                {{told.who, stop, round_of(state), told.text, told.rule.text()}, told.mark});
        }
    }
    std::vector<PlainMark> take_marks() { return std::exchange(marks_, {}); }
    static PlainMark mark_of(const play::PinnedNote& note, std::size_t stop, int round) {
        return {{kernel::nobody, stop, round, note.text, {}}, "ui/mark-note", true};
    }
    static bool is_note(const PlainMark& mark) { return mark.is_note; }
    static int weight_of(const PlainMark& mark) { return mark.is_note ? 0 : 1; }
    static bool outweighs(const PlainMark& mark) { return !mark.is_note; }
    static play::MarkLook look_of(const PlainMark& mark) { return {mark.picture, 0}; }
    static std::string heading_of(const PlainMark& mark) {
        return play::round_heading(V::round_words, mark.round);
    }
    static play::RoundWords round_words() { return V::round_words; }
    std::string name_of(kernel::PlayerId player) const { return seating_.seat(player).name; }
    std::string choice_words(const Entry& entry, const State& state) const {
        return V::choice_words(entry.option, name_of(entry.player), state);
    }
    // How far it has come, or who won it.
    std::string moment_words(const State& state) const {
        return Game::is_over(state) ? verdict_of(state)
                                    : play::round_heading(V::round_words, round_of(state));
    }
    static bool is_news(const Entry&) { return true; }
    static std::string words_of_chance() {
        return V::has_dice ? words::tr("the dice fall") : words::tr("cards are drawn");
    }
    static std::string with_round(const std::string& deed, int round) {
        return words::say(V::round_words.begins, {deed, round});
    }
    static bool rests_before(const Entry& cast) { return V::rests_before(cast.why); }
    static bool rests_before(const kernel::Happening<Game>& happening) {
        return is_event(happening) && V::begins_anew(happening.event);
    }
    static bool rests_after(const kernel::Happening<Game>& happening) {
        return is_event(happening) && V::words_at_rest(happening.event, happening.state);
    }
    static kernel::PlayerId roller_of(const State& state) { return V::roller_of(state); }
    // The first thing of note, or else what the dice show, or else what it led to.
    std::string words_of(const std::vector<kernel::Happening<Game>>& told,
                         const kernel::Journal<Game>& journal) const {
        std::string rolled;
        std::string minor;
        std::string at_rest;
        for (const auto& happening : told) {
            if (happening.seen_by != kernel::everybody) continue;
            if (!is_event(happening)) {
                if (rolled.empty()) rolled = words_of_cast(happening, journal);
                continue;
            }
            PlainLine line =
                V::event_words(happening.event, public_part<Game>(happening.state), seating_);
            if (line.text.ends_with('.') || line.text.ends_with('!')) line.text.pop_back();
            if (!line.text.empty() && !line.is_minor) return std::move(line.text);
            if (minor.empty()) minor = std::move(line.text);
            at_rest = V::words_at_rest(happening.event, happening.state).value_or(at_rest);
        }
        if (rolled.empty()) return minor;
        return at_rest.empty() ? rolled : words::say("{0}: {1}", {rolled, at_rest});
    }
    std::string words_of_way(const State& state) const {
        const kernel::PlayerId who = V::roller_of(state);
        if (who >= seating_.seats.size()) return {};
        return words::say("{0}: {1}", {name_of(who), V::standing_of(state, who)});
    }
    void take_words(const PlainTeller& again) { seating_ = again.seating_; }
    // "Red rolls 4, 6"; what nobody in particular throws, or what is no die, in words of its own.
    std::string words_of_cast(const kernel::Happening<Game>& cast,
                              const kernel::Journal<Game>& journal) const {
        const Entry& entry = journal[cast.entry];
        std::string faces;
        bool is_die = true;
        for (const std::uint8_t face : journal.faces_of(entry)) {
            faces += (faces.empty() ? "" : ", ") + V::face_words(entry.why, face);
            is_die = is_die && !V::face_of(entry.why, face).body.empty();
        }
        const kernel::PlayerId who = V::roller_of(cast.state);
        const bool is_somebody = who < seating_.seats.size();
        if (!is_somebody && is_die) return words::say("The dice show {0}", {faces});
        if (!is_somebody) return words::say("Drawn: {0}", {faces});
        return is_die ? words::say("{0} rolls {1}", {thrower_of<V>(cast.state, seating_), faces})
                      : words::say("{0} draws: {1}", {name_of(who), faces});
    }

private:
    static bool is_event(const kernel::Happening<Game>& happening) {
        return happening.kind == kernel::HappeningKind::event;
    }
    std::string verdict_of(const State& state) const {
        if constexpr (V::wins_together)
            return V::end_of(state, std::vector<kernel::Happening<Game>>(), seating_).headline;
        kernel::PlayerSet winners = 0;
        for (std::size_t i = 0; i < lanes(); ++i) {
            const auto seat = static_cast<kernel::PlayerId>(i);
            if (V::place_of(state, seat) == 1) winners |= kernel::only(seat);
        }
        return winners_words(seating_, winners);
    }

    std::shared_ptr<const typename Codec::Setting> setting_;
    Seating seating_;
    State start_;
    std::vector<PlainMark> marks_;
};

template <PlainView V>
class PlainReplay final : public play::Replaying<PlainTeller<V>> {
public:
    explicit PlainReplay(const play::Record<typename V::Codec>& record)
        : play::Replaying<PlainTeller<V>>(PlainTeller<V>(record), record.journal, record.pinned) {}
    // After a change of language: from the record it was made of.
    void words_changed(const play::Record<typename V::Codec>& record) {
        this->take_words(PlainReplay(record));
    }
};

}  // namespace ui
