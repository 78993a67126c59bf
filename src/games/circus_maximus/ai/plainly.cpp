#include "games/circus_maximus/ai/plainly.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace circus_maximus {

namespace {

using Question = kernel::Question<CircusMaximus>;

std::optional<std::size_t> index_of(const Question& question, Choice choice) {
    const auto found = std::ranges::find(question.options, choice, &Option::choice);
    if (found == question.options.end()) return std::nullopt;
    return static_cast<std::size_t>(found - question.options.begin());
}

// The first of these that is offered.
std::size_t first_of(const Question& question, std::span<const Choice> choices) {
    for (const Choice choice : choices)
        if (const auto index = index_of(question, choice)) return *index;
    return 0;
}

// On along the lane, round whoever is in the way.
std::size_t on_the_track(const Question& question) {
    constexpr std::array<Choice, 5> order = {Choice::ahead, Choice::slip_outward,
                                             Choice::slip_inward, Choice::outward, Choice::inward};
    return first_of(question, order);
}

// The horse with most boxes (CM-L12).
std::size_t strongest_horse(const Race& race, const Question& question) {
    const Team& team = race[question.about.who].team;
    const auto strongest = std::ranges::max_element(
        question.options, {}, [&](const Option& option) { return team[option.value]; });
    return static_cast<std::size_t>(strongest - question.options.begin());
}

// To the nearer side, and along it to where it can be left (CM-X24).
std::size_t on_foot(const Race& race, const Question& question) {
    const bool to_spina = race[question.about.who].on_foot.lane < lanes / 2;
    const std::array<Choice, 3> order = {to_spina ? Choice::inward : Choice::outward, Choice::ahead,
                                         Choice::stop};
    return first_of(question, order);
}

}  // namespace

std::size_t plain_answer(const Race& race, const Question& question) {
    constexpr int plenty = 20;  // of endurance
    switch (question.ask) {
    case Ask::lash: return question.options.size() - 1;
    case Ask::haul:
        return race[question.about.who].endurance > plenty ? question.options.size() - 1 : 0;
    case Ask::move: return on_the_track(question);
    case Ask::hurt_horse: return strongest_horse(race, question);
    case Ask::walk: return on_foot(race, question);
    default: return 0;  // spare, no brake, hold, drop back
    }
}

}  // namespace circus_maximus
