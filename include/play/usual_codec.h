// What the codecs of most games have in common: asks and whys told by a table of words, and a
// setting that is what was agreed.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "kernel/journal_table.h"

namespace play {

// `words` are in the order of the enumeration.
template <class Enum>
std::optional<Enum> named(std::span<const std::string_view> words, std::string_view text) {
    const auto found = std::ranges::find(words, text);
    if (found == words.end()) return std::nullopt;
    return static_cast<Enum>(found - words.begin());
}

// A codec derives from it, and hides what is otherwise with its game.
template <class G, class Agreed, const auto& asks, const auto& whys>
struct UsualCodec {
    using Game = G;
    using Agreement = Agreed;
    using Setting = Agreed;
    using Ask = typename G::Ask;
    using Why = typename G::Why;
    using Rule = typename G::Rule;

    static std::string_view name_of(Ask ask) { return asks.at(static_cast<std::size_t>(ask)); }
    static std::string_view name_of(Why why) { return whys.at(static_cast<std::size_t>(why)); }
    static std::optional<Ask> ask_named(std::string_view text) { return named<Ask>(asks, text); }
    static std::optional<Why> why_named(std::string_view text) { return named<Why>(whys, text); }
    static std::optional<Rule> rule_named(std::string_view text) {
        const Rule rule = Rule::from_text(text);
        return rule.is_none() ? std::nullopt : std::optional(rule);
    }

    static std::shared_ptr<const Setting> setting_of(const Agreement& agreed) {
        return std::make_shared<const Setting>(agreed);
    }
    static void bind(typename G::State&, const Setting*) {}
    static bool is_on_sheet_of(Ask, Ask) { return false; }
    static bool goes_on(const Agreement&, const typename G::State&) { return false; }
    static std::optional<kernel::StandingAnswer<G>> time_is_up() { return std::nullopt; }
};

}  // namespace play
