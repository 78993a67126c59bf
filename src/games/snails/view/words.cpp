// What is said of a race of snails.
#include "words/words.h"
#include "games/snails/view/snails_view.h"

namespace snails {

using words::say;
using words::tr;

std::string View::title() { return tr("Snails"); }
std::string View::motto() { return tr("Snails: six shells, one die, no hurry"); }

std::string View::choice_words(const Option& option, const std::string& name, const State& before) {
    return option == Option::roll ? say("{0} rolls once more", {name})
                                  : say("{0} rests on leaf {1}", {name, leaf_of_rest(before)});
}

ui::PlainQuestion View::question_words(const Decision& decision, const ui::Seating& seating) {
    return {say("{0}: rest, or crawl on?", {seating.seat(decision.player).name}),
            say("So far the rolls of this turn come to {0}. A 1 would take it all.",
                {decision.now.ready})};
}

ui::PlainOption View::option_words(const Option& option, const Decision& decision,
                                   const ui::Seating&) {
    if (option == Option::rest) {
        return {tr("Rest"), say("The snail crawls to leaf {0}.", {leaf_of_rest(decision.now)})};
    }
    return {tr("Roll once more"), tr("2 to 6 leaves more, or back into the shell.")};
}

ui::PlainLine View::event_words(const Event& event, const State&, const ui::Seating& seating) {
    const std::string name =
        event.who < seating.seats.size() ? seating.seat(event.who).name : std::string();
    const auto line = [&](std::string text, std::string_view mark) {
        return ui::PlainLine{std::move(text), event.who, event.rule, mark};
    };
    switch (event.fact) {
    case Fact::ready: return line(say("{0} could crawl {1} leaves.", {name, event.leaves}), {});
    case Fact::frightened:
        return line(say("{0} withdraws into its shell.", {name}), "ui/mark-control");
    case Fact::crawled: return line(say("{0} crawls to leaf {1}.", {name, event.leaves}), {});
    case Fact::home: return line(say("{0} is home!", {name}), "ui/mark-finish");
    }
    return {};
}

std::string View::standing_of(const State& state, kernel::PlayerId snail) {
    const int leaf = state.leaf[snail];
    if (leaf == 0) return tr("beside the path");
    return leaf == last_leaf ? std::string(tr("home")) : say("on leaf {0}", {leaf});
}

}  // namespace snails
