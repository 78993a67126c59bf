// What a ruleset supplies to be played on this kernel.
#pragma once

#include <concepts>
#include <type_traits>

namespace kernel {

template <class G>
class Table;

// State: the whole race as a plain value. Ask, Why: enums that name each question and roll.
// Option: one legal answer. About: what a question or roll is about. Rule: a ledger ID.
// Event: a small fact. `rule_of` names the rule a question is about. `step` runs the rules from one
// place of rest to the next.
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> &&
    std::equality_comparable<typename G::State> &&
    std::is_trivially_copyable_v<typename G::Option> &&
    std::equality_comparable<typename G::Option> &&
    std::is_trivially_copyable_v<typename G::Event> && std::is_enum_v<typename G::Ask> &&
    std::is_enum_v<typename G::Why> && std::equality_comparable<typename G::Rule> &&
    requires(typename G::State& state, const typename G::State& frozen, Table<G>& table) {
    G::step(state, table);
    { G::is_over(frozen) } -> std::same_as<bool>;
    { G::rule_of(typename G::About{}) } -> std::same_as<typename G::Rule>;
};

}  // namespace kernel
