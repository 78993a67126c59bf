#include "play/scenario/expectations.h"

#include <algorithm>

#include "play/scenario/match.h"

namespace play::scenario {
namespace {

// Lists whose order says nothing, on both sides alike.
Json in_any_order(Json value) {
    if (value.is_object()) {
        for (auto& member : value.items())
            if (member.value().is_array()) member.value() = in_any_order(member.value());
    }
    if (value.is_array()) {
        std::sort(value.begin(), value.end(),
                  [](const Json& a, const Json& b) { return a.dump() < b.dump(); });
    }
    return value;
}

void expect_result(const Node& expected, const Json& actual, ResultOrder order) {
    if (order == ResultOrder::matters) {
        expect_part(expected, actual, "the result");
        return;
    }
    const Json wanted = in_any_order(expected.json());
    expect_part(Node(wanted, expected.place()), in_any_order(actual), "the result");
}

void expect_results(const Node& expected, const Outcome& outcome) {
    const auto items = expected.items("a result for each thing done");
    if (items.size() != outcome.results.size()) {
        fail(expected.place(), "there are " + std::to_string(outcome.results.size()) +
                                   " results, expected " + std::to_string(items.size()));
    }
    for (std::size_t i = 0; i < items.size(); ++i)
        if (!items[i].is_null()) expect_result(items[i], outcome.results[i], outcome.orders[i]);
}

// The keys of the events in a list, and the names and rules in them.
void check_events(const Node& list, const Case& on) {
    const Words& words = on.vocabulary().words();
    std::vector<std::string> kinds;
    for (const EventWords& event : words.events)
        kinds.push_back(event.name);
    for (const Node& item : list.items("a list of events")) {
        item.require_object("an event");
        item.allow(words.events[item.at("event").word_of(kinds, "an event")].keys);
        for (const char* key : {"of", "other"})
            if (const auto name = item.find(key)) name->word_of(on.names(), words.player);
        if (const auto rule = item.find("rule")) read_rule(on.vocabulary(), *rule);
    }
}

// The lists about events, questions or rolls: these among others, these alone, none of these.
template <class Check>
void expect_lists(const Node& expect, const std::string& key, const std::string& what,
                  const Json& actual, const Check& check) {
    if (const auto list = expect.find(key)) {
        check(*list);
        expect_sequence(*list, actual, Sequence::part, what);
    }
    if (const auto list = expect.find(key + "_exact")) {
        check(*list);
        expect_sequence(*list, actual, Sequence::whole, what);
    }
    if (const auto list = expect.find("no_" + key)) {
        check(*list);
        expect_none(*list, actual, what);
    }
}

}  // namespace

void allow_expectations(const Node& expect, const Words& words) {
    expect.require_object("what is expected");
    std::vector<std::string> known = words.state;
    for (const char* key : {"events", "events_exact", "no_events", "asks", "no_asks", "rolls",
                            "rolls_exact", "no_rolls", "question", "result", "results"}) {
        known.emplace_back(key);
    }
    expect.allow(known);
}

void check_expectations(const Node& expect, const Outcome& outcome) {
    outcome.on.expect_state(expect);
    const auto anything = [](const Node&) {};
    if (expect.has("events") || expect.has("events_exact") || expect.has("no_events")) {
        expect_lists(expect, "events", "event", outcome.on.events(),
                     [&](const Node& list) { check_events(list, outcome.on); });
    }
    expect_lists(expect, "asks", "question", outcome.script.asks(), anything);
    expect_lists(expect, "rolls", "roll", outcome.script.rolls(), anything);
    if (const auto question = expect.find("question")) {
        expect_part(*question, outcome.open, "the open question");
    }
    if (const auto result = expect.find("result")) {
        if (outcome.results.empty()) fail(result->place(), "there is no result");
        expect_result(*result, outcome.results.back(), outcome.orders.back());
    }
    if (const auto results = expect.find("results")) expect_results(*results, outcome);
}

}  // namespace play::scenario
