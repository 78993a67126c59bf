// The bodies of play/playing.h.
#pragma once

#include <algorithm>
#include <iterator>
#include <utility>

#include "kernel/replay.h"
#include "kernel/view.h"
#include "play/followed_file.h"
#include "play/playing.h"

namespace play {

inline constexpr std::uint32_t note_time_every = 5;  // seconds

template <class C>
Playing<C>::Playing(const Record<C>& record, const std::filesystem::path& journal)
    : record_(record), clock_(record.time) {
    static_assert(Playable<C>);
    if (is_followed(journal.string())) throw is_played_elsewhere();
    ResumedGame<C> resumed = resume(record);
    if (resumed.disagreement) throw disagrees(*resumed.disagreement);
    setting_ = std::move(resumed.setting);
    session_ = std::move(resumed.session);
    autosave_ = Autosave<C>::begin(journal, record_, *session_);
    if (is_over()) answered();
}

template <class C>
Record<C> Playing<C>::from_rest(const Record<C>& record) {
    std::optional<Record<C>> shortened = from_last_boundary(record);
    if (!shortened) throw has_no_place_of_rest();
    return *std::move(shortened);
}

template <class C>
std::optional<OpenQuestion> Playing<C>::question() const {
    if (pending() == nullptr) return std::nullopt;
    return OpenQuestion{pending()->player, pending()->revision, kernel::is_secret(*pending()),
                        pending()->options.size(), kernel::shows_secret(*pending())};
}

template <class C>
bool Playing<C>::human_decides() const {
    if (pending() == nullptr) return false;
    for (std::size_t seat = 0; seat < record_.seats.size(); ++seat) {
        const auto player = static_cast<kernel::PlayerId>(seat);
        if (pending()->is_asked(player) && is_human_seat(player)) return true;
    }
    return false;
}

template <class C>
void Playing<C>::check_seat(kernel::PlayerId seat) const {
    if (seat >= record_.seats.size()) throw has_no_seat(seat);
}

// ---- Answers ----------------------------------------------------------------------------------

// The journal's file holds the time as it was last noted; a record, as it is.
template <class C>
void Playing<C>::note_time() {
    const AgreedTime time = clock_.time();
    if (time == record_.time) return;
    record_.time = time;
    autosave_.note_time(time.used);
}

template <class C>
void Playing<C>::answered() {
    note_time();
    autosave_.write(record_, *session_);
    if (is_over() && !C::goes_on(record_, now())) put_away();
}

template <class C>
void Playing<C>::put_away() {
    if (is_over()) autosave_.finish(record());
}

template <class C>
void Playing<C>::take(std::size_t option, kernel::PlayerId player) {
    if (pending() == nullptr) throw is_over_already();
    if (option >= pending()->options.size() || !pending()->is_asked(player)) throw is_not_offered();
    if (clock_.is_over()) call_time();
    session_->submit(option, player);
    answered();
}

template <class C>
void Playing<C>::submit(std::size_t option) {
    submit(option, pending() == nullptr ? kernel::nobody : pending()->player);
}

template <class C>
void Playing<C>::submit(std::size_t option, kernel::PlayerId player) {
    strokes_.begin(session_->journal().size());
    take(option, player);
}

template <class C>
std::optional<std::size_t> Playing<C>::index_of(const Option& option) const {
    const auto found = std::ranges::find(pending()->options, option);
    if (found == pending()->options.end()) return std::nullopt;
    return static_cast<std::size_t>(found - pending()->options.begin());
}

template <class C>
std::size_t Playing<C>::submit_all(std::span<const Option> answers) {
    return submit_all(answers, [] { return true; });
}

template <class C>
std::size_t Playing<C>::submit_all(std::span<const Option> answers,
                                   const std::function<bool()>& is_meant) {
    if (pending() == nullptr) return 0;
    const kernel::PlayerId player = pending()->player;
    strokes_.begin(session_->journal().size());
    std::size_t taken = 0;
    for (const Option& answer : answers) {
        if (pending() == nullptr || pending()->player != player || !is_meant()) break;
        const auto index = index_of(answer);
        if (!index) break;
        take(*index, player);
        ++taken;
    }
    return taken;
}

template <class C>
void Playing<C>::submit_for(std::span<const Option> answers) {
    if (pending() == nullptr) return;
    const kernel::PlayerId player = pending()->player;
    const std::optional<UndoOffer<C>> offer = undo_offer();
    if (!offer || offer->whose != player || offer->needs_consent) {
        submit_all(answers);
        return;
    }
    for (const Option& answer : answers) {
        if (pending() == nullptr || pending()->player != player) return;
        const auto index = index_of(answer);
        if (!index) return;
        strokes_.go_along(session_->journal().size());
        take(*index, player);
    }
}

template <class C>
void Playing<C>::submit_unasked(Option option) {
    const auto index = index_of(option);
    if (!index) return;
    strokes_.leave_out(session_->journal().size());
    take(*index, pending()->player);
}

template <class C>
bool Playing<C>::let_driver_answer(const Driver& driver) {
    if (pending() == nullptr || human_decides()) return false;
    const State seen = kernel::view_of<typename C::Game>(pending()->now, pending()->player);
    submit(driver(seen, pending()->question()));
    return true;
}

template <class C>
void Playing<C>::set_driver(kernel::PlayerId seat, std::string_view driver) {
    check_seat(seat);
    update(record_, *session_);
    change_driver(record_, seat, std::string(driver));
    session_->set_throwers(throwers_of(record_));
    autosave_.rewrite(record_, *session_);
}

// ---- Dice of the players' own ----------------------------------------------------------------

template <class C>
std::optional<AwaitedDice> Playing<C>::awaited_dice() const {
    const auto* awaited = session_->awaited();
    if (awaited == nullptr) return std::nullopt;
    return AwaitedDice{awaited->roll.thrower, awaited->roll.count, awaited->faces,
                       session_->revision()};
}

template <class C>
void Playing<C>::throw_by_hand(std::span<const std::uint8_t> faces) {
    const auto awaited = awaited_dice();
    const auto may_fall = [&](std::uint8_t face) {
        return std::ranges::find(awaited->faces, face) != awaited->faces.end();
    };
    if (!awaited || faces.size() != awaited->count || !std::ranges::all_of(faces, may_fall))
        throw cannot_fall_so();
    session_->throw_by_hand(faces);
    answered();
}

template <class C>
void Playing<C>::set_own_dice(bool are_own) {
    if (record_.has_own_dice == are_own) return;
    update(record_, *session_);
    record_.has_own_dice = are_own;
    session_->set_throwers(throwers_of(record_));
    autosave_.rewrite(record_, *session_);
}

// ---- Wishes and the clock ---------------------------------------------------------------------

// A game that is over has been put away: a wish must not take it up again.
template <class C>
void Playing<C>::wished() {
    if (!is_over()) autosave_.write(record_, *session_);
}

template <class C>
void Playing<C>::answer_standing(const Wish& wish) {
    check_seat(wish.player);
    if (is_over()) return;
    const auto is_same = [&](const Wish& other) {
        return other.player == wish.player && other.ask == wish.ask &&
               other.option == wish.option && other.rule == wish.rule;
    };
    if (std::ranges::any_of(session_->standing_answers(), is_same)) return;
    session_->answer_standing(wish);
    wished();
}

template <class C>
void Playing<C>::replace_wish(const Wish& wish) {
    check_seat(wish.player);
    if (is_over()) return;
    session_->take_back_wishes(wish.player, wish.ask, wish.rule);
    session_->answer_standing(wish);
    wished();
}

template <class C>
void Playing<C>::take_back_wishes(kernel::PlayerId seat, Ask ask) {
    check_seat(seat);
    session_->take_back_wishes(seat, ask);
    wished();
}

template <class C>
void Playing<C>::take_back_wishes(kernel::PlayerId seat, Ask ask, typename C::Game::Rule rule) {
    check_seat(seat);
    session_->take_back_wishes(seat, ask, rule);
    wished();
}

template <class C>
void Playing<C>::call_time() {
    if (const auto wish = C::time_is_up()) answer_standing(*wish);
}

template <class C>
void Playing<C>::pass_time(double seconds) {
    if (is_over()) return;
    clock_.pass(seconds);
    // A new wish forgets what undo took back, so it waits for the next answer there.
    if (clock_.is_over() && !can_redo()) call_time();
    if (clock_.time().used >= record_.time.used + note_time_every) note_time();
}

template <class C>
std::optional<int> Playing<C>::time_left() const {
    if (!clock_.is_kept()) return std::nullopt;
    return clock_.seconds_left();
}

// ---- Undo -------------------------------------------------------------------------------------

// Whether the entry was answered at one stroke with what a person answered before it.
template <class C>
bool Playing<C>::goes_on(std::size_t entry, const kernel::Entry<typename C::Game>& answer) const {
    const auto& journal = session_->journal();
    if (const auto begins = strokes_.begins_one(entry)) return !*begins;
    if (entry == 0 || entry > journal.size()) return false;
    const auto& before = journal[entry - 1];
    return before.kind == kernel::EntryKind::choice && before.player == answer.player &&
           before.standing == kernel::Standing::asked && C::is_on_sheet_of(before.ask, answer.ask);
}

template <class C>
std::optional<UndoOffer<C>> Playing<C>::undo_offer() const {
    const auto& journal = session_->journal();
    for (std::size_t i = journal.size(); i-- > 0;) {
        const auto& entry = journal[i];
        if (entry.kind != kernel::EntryKind::choice || entry.standing != kernel::Standing::asked ||
            !is_human_seat(entry.player) || strokes_.is_left_out(i)) {
            continue;
        }
        UndoOffer<C> offer;
        offer.last = i;
        while (goes_on(i, journal[i]))
            --i;
        offer.entry = i;
        offer.whose = journal[i].player;
        offer.ask = journal[i].ask;
        offer.option = journal[i].option;
        offer.cost = session_->undo_cost(i);
        offer.needs_consent = offer.cost != kernel::UndoCost::free;
        return offer;
    }
    return std::nullopt;
}

template <class C>
std::optional<UndoTerms> Playing<C>::undo_terms() const {
    return undo_offer();
}

// Whoever reads a button is not always who answered.
template <class C>
std::string Playing<C>::undo_words() const {
    const std::optional<UndoOffer<C>> offer = undo_offer();
    if (!offer) return {};
    const auto& journal = session_->journal();
    bool is_hidden = kernel::is_secret(journal[offer->entry]);
    for (std::size_t i = offer->entry; is_hidden && i < journal.size(); ++i)
        is_hidden = journal[i].kind != kernel::EntryKind::reveal;
    if (is_hidden) return chooses_in_secret(name_of(offer->whose));
    std::string told = stroke_words(*offer);
    for (std::size_t i = offer->last + 1; i < journal.size(); ++i)
        if (strokes_.goes_along(i)) told += "; " + choice_words(journal[i], state_before(i));
    return told;
}

template <class C>
typename C::Game::State Playing<C>::state_before(std::size_t entry) const {
    using Game = typename C::Game;
    const auto& boundaries = session_->boundaries();
    const auto after =
        std::ranges::upper_bound(boundaries, entry, {}, &kernel::Session<Game>::Boundary::entries);
    const auto& rest = *std::prev(after);
    return kernel::run_over<Game>(rest.state, session_->journal(), rest.entries, entry, {}, {});
}

// Nor may the words tell what lies in somebody's hand.
template <class C>
std::string Playing<C>::stroke_words(const UndoOffer<C>& offer) const {
    const auto before = kernel::view_of<typename C::Game>(state_before(offer.last), kernel::nobody);
    return choice_words(session_->journal()[offer.last], before);
}

template <class C>
std::string Playing<C>::redo_words() const {
    if (!can_redo()) return {};
    const auto& next = session_->next_redo();
    if (kernel::is_secret(next)) return chooses_in_secret(name_of(next.player));
    return choice_words(next, kernel::view_of<typename C::Game>(now(), kernel::nobody));
}

template <class C>
void Playing<C>::undo() {
    const std::optional<UndoOffer<C>> offer = undo_offer();
    if (!offer) return;
    asked_again_ = 0;
    for (std::size_t i = offer->last + 1; i < session_->journal().size(); ++i)
        if (strokes_.goes_along(i)) asked_again_ = i + 1;
    session_->undo_to(offer->entry);
    update(record_, *session_);  // of moments that are gone it forgets
    autosave_.write(record_, *session_);
}

template <class C>
void Playing<C>::redo() {
    if (!can_redo()) return;
    const auto is_more = [&] {
        const auto& next = session_->next_redo();
        const std::size_t here = session_->journal().size();
        return !is_human_seat(next.player) || strokes_.is_left_out(here) || goes_on(here, next);
    };
    do {
        session_->redo();
    } while (can_redo() && pending() != nullptr && is_more());
    answered();
}

// ---- Records ----------------------------------------------------------------------------------

template <class C>
Record<C> Playing<C>::record() const {
    Record<C> record = record_;
    record.time = clock_.time();
    update(record, *session_);
    return record;
}

template <class C>
std::string Playing<C>::save(const std::filesystem::path& file) const {
    return save_record(file.string(), record());
}

template <class C>
std::string Playing<C>::set_notes(const std::vector<PinnedNote>& notes) {
    record_.pinned = notes;
    return autosave_.keep_notes(record_, *session_);
}

}  // namespace play
