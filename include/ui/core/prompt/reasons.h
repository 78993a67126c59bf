// Why one choice is proposed: what it has over the best of the others, by what is known of them.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "words/words.h"

namespace ui {

// "62 %", "< 1 %" of a part from 0 to 1; "3"; "about 2.6".
std::string share_figure(double part);
std::string whole_figure(double value);
std::string mean_figure(double value);
// The same of what was sampled: "about 62 %", "about 3".
std::string sampled_share(double part);
std::string sampled_mean(double value);

// One respect in which choices differ. Of a choice `Known` has a `name` ("End the move"), the `way`
// in which its chances come about ("2 cards", usually empty), and the figures; where it is about
// somebody or something besides, `whom`; where they may be sampled, whether they `are_sampled`.
template <class Known>
struct Respect {
    std::optional<double> (*of)(const Known&);  // empty where nothing is known of it
    double weight;                              // how much one more of it is welcome
    double least;                               // less is no difference worth a word
    std::string (*figure)(double);              // in words; null where it is not said
    bool is_of_way;                             // it holds for one way of going through with it
    // {0} is the other one's name, {1} the figure of the one proposed, {2} the other's, {3} whom
    // the one proposed is about.
    const char* gain;
    const char* price;                      // null where it is not worth a word
    const char* sure = nullptr;             // the gain of what is certain, said of the other one
    const char* hardly = nullptr;           // the same, where the other one's figure is none
    std::string (*bare)(double) = nullptr;  // the other's figure, where it needs fewer words

    // How much better the one is; nothing where that is not known of both.
    std::optional<double> lead(const Known& one, const Known& other) const {
        const std::optional<double> mine = of(one);
        const std::optional<double> theirs = of(other);
        if (!mine || !theirs || std::abs(*mine - *theirs) < least) return std::nullopt;
        return weight * (*mine - *theirs);
    }

    std::string sentence(const char* words, const Known& proposed, const Known& other) const {
        const auto said = [&](const Known& one, std::string (*in_words)(double)) {
            if (in_words == nullptr) return std::string();
            if constexpr (requires { one.are_sampled; }) {
                if (one.are_sampled && in_words == share_figure) in_words = sampled_share;
                if (one.are_sampled && in_words == mean_figure) in_words = sampled_mean;
            }
            return in_words(of(one).value_or(0.0));
        };
        const bool has_way = is_of_way && !proposed.way.empty();
        const bool has_other_way = is_of_way && !other.way.empty();
        const std::string name =
            has_other_way ? words::say("{0}, {1}", {other.name, other.way}) : other.name;
        std::string whom;
        if constexpr (requires { proposed.whom; }) whom = proposed.whom;
        const std::string sentence =
            words::say(words, {name, said(proposed, figure),
                               said(other, bare == nullptr ? figure : bare), whom});
        return has_way ? words::say("{0} (With {1}.)", {sentence, proposed.way}) : sentence;
    }
};

// As many of its sentences, from the first one on, as fit, and that one in any case; what stands in
// brackets is one, too.
std::string sentences_that_fit(std::string told,
                               const std::function<bool(const std::string&)>& fits);

// How much better one is than the other, in all that is known of both.
template <class Known>
double lead_over(std::span<const Respect<Known>> respects, const Known& one, const Known& other) {
    double all = 0;
    for (const Respect<Known>& respect : respects)
        all += respect.lead(one, other).value_or(0.0);
    return all;
}

// In one sentence or two what the first has over the best of the others, and what it costs more
// than that; empty where it is not known to have anything over it.
template <class Known>
std::vector<std::string> reasons_for(std::span<const Respect<Known>> respects,
                                     const Known& proposed, const std::vector<Known>& others) {
    const auto best = std::ranges::min_element(
        others, {}, [&](const Known& other) { return lead_over(respects, proposed, other); });
    if (best == others.end()) return {};
    const Respect<Known>* gain = nullptr;
    const Respect<Known>* price = nullptr;
    double most = 0;
    double least = 0;
    for (const Respect<Known>& respect : respects) {
        const double here = respect.lead(proposed, *best).value_or(0.0);
        if (here > most) gain = &respect;
        most = std::max(most, here);
        if (here >= least || respect.price == nullptr) continue;
        price = &respect;
        least = here;
    }
    if (gain == nullptr) return {};
    const bool is_sure = gain->sure != nullptr && gain->of(proposed).value_or(0.0) > 1.0 - 1e-9;
    const bool is_none = gain->hardly != nullptr && gain->of(*best).value_or(1.0) < 0.005;
    const char* said = !is_sure ? gain->gain : is_none ? gain->hardly : gain->sure;
    std::vector<std::string> reasons = {gain->sentence(said, proposed, *best)};
    if (price == nullptr) return reasons;
    Known known = proposed;
    if (gain->is_of_way) known.way.clear();  // said already
    reasons.push_back(price->sentence(price->price, known, *best));
    return reasons;
}

}  // namespace ui
