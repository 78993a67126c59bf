// A plain game at the table: whatever play::Playing leaves to a game, from a few functions of it.
#pragma once

#include <algorithm>
#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/player.h"
#include "kernel/question.h"
#include "play/library.h"
#include "play/playing.h"
#include "play/round_words.h"
#include "words/words.h"

namespace play {

// `R`: what a plain game tells of itself where no window is needed.
template <class R>
concept PlainGame = Playable<typename R::Codec> &&
    requires(std::string_view driver, const typename R::Codec::Game::State& state,
             const kernel::Question<typename R::Codec::Game>& question,
             const typename R::Codec::Game::Option& option, const std::string& name,
             kernel::PlayerId player) {
    { R::title() } -> std::same_as<std::string>;  // in the reader's language
    // The names of its drivers, the usual one first; and the index of the option one takes, who
    // sees the game as the player asked does.
    { R::drivers() } -> std::same_as<std::span<const std::string_view>>;
    { R::answer(driver, state, question) } -> std::same_as<std::size_t>;
    { R::round_words } -> std::convertible_to<RoundWords>;
    // "Red rests on leaf 12", before it is done.
    { R::choice_words(option, name, state) } -> std::same_as<std::string>;
    // 1 for the first; level ones share.
    { R::place_of(state, player) } -> std::same_as<int>;
};

template <PlainGame R>
class PlainTable : public Playing<typename R::Codec> {
public:
    using Base = Playing<typename R::Codec>;
    using Base::Base;

    using Base::let_driver_answer;
    bool let_driver_answer() override {
        return Base::let_driver_answer([&](const auto& view, const auto& question) {
            return R::answer(this->seats()[question.player].driver, view, question);
        });
    }
    void set_driver(kernel::PlayerId seat, std::string_view driver) override {
        if (driver != human && std::ranges::find(R::drivers(), driver) == R::drivers().end()) {
            throw GameError(words::say("There is no driver called {0}.", {driver}));
        }
        Base::set_driver(seat, driver);
    }
    std::string usual_name() const override {
        return this->is_over() ? words::say("{0}, to the end", {own_name()})
                               : usual_name_at(this->now());
    }
    // What it was called at a moment before its end.
    std::string usual_name_at(const typename Base::State& state) const {
        return named_by_round(R::round_words, own_name(), R::Codec::round_of(state));
    }

private:
    std::string own_name() const {
        return plain_name(R::title(), this->branch_of(), R::round_words.left);
    }
    std::string choice_words(const kernel::Entry<typename R::Codec::Game>& answer,
                             const typename Base::State& before) const override {
        return R::choice_words(answer.option, this->name_of(answer.player), before);
    }
    // A game may have words for all of its answers together.
    std::string stroke_words(const UndoOffer<typename R::Codec>& offer) const override {
        using Entry = kernel::Entry<typename R::Codec::Game>;
        if constexpr (requires(std::span<const Entry> given) {
                          R::stroke_words(given, std::string());
                      }) {
            std::vector<Entry> given;
            for (std::size_t i = offer.entry; i <= offer.last; ++i)
                if (const Entry& entry = this->session().journal()[i];
                    entry.kind == kernel::EntryKind::choice)
                    given.push_back(entry);
            std::string told = R::stroke_words(given, this->name_of(offer.whose));
            if (!told.empty()) return told;
        }
        return Base::stroke_words(offer);
    }
};

}  // namespace play
