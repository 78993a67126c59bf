// What a game supplies so that its rule cases can be scenarios (docs/formats/scenario.md).
#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/dice.h"
#include "play/scenario/node.h"
#include "play/scenario/scenario.h"

namespace play::scenario {

class Case;

// Where relative paths and the ids of documents are looked for.
struct Places {
    std::filesystem::path folder;  // of the scenario file
    std::vector<std::filesystem::path> data_dirs;
};

struct EventWords {
    std::string name;
    std::vector<std::string> keys;  // all that such an event may have, in the order of messages
};

// The words that are the same in all cases of a game.
struct Words {
    std::string game;                // "frothy"; its cases may say "frothy-scenario/1"
    std::string rule;                // what a ledger ID looks like: "FR-CTRL-08"
    std::string player;              // "the name of a vehicle"
    std::string dice;                // "a list of values or icons"
    std::vector<std::string> asks;   // in the order of the game's Ask
    std::vector<std::string> rolls;  // in the order of the game's Why
    std::vector<std::string> about;  // keys of what a question may be about
    std::vector<std::string> state;  // keys of the state, which `expect` may have
    std::vector<EventWords> events;
};

// Something in a document that may mean several things.
struct Ambiguity {
    Json::json_pointer where;
    std::vector<Json> meanings;  // what may stand there instead; the first is tried first
    std::string text;            // "3 may be "haste" or "damage""
    std::string cure;            // "name the icon"
};

// A game's vocabulary lives as long as its runner and may keep what its cases have in common.
class Vocabulary {
public:
    virtual ~Vocabulary() = default;

    virtual const Words& words() const = 0;
    // Whether a text is a ledger ID.
    virtual bool is_rule(std::string_view text) const = 0;

    // The game as `given` has it. `way` is 0, or one of the ways below.
    virtual std::unique_ptr<Case> set_up(const Node& given, const Places& places,
                                         std::size_t way) = 0;

    // What of a case may be read in several ways; the document need not be a case.
    virtual std::vector<Ambiguity> ambiguities(const Json&) const { return {}; }
    // In how many ways the whole of a case may be read; a further one is tried where those before
    // it fail.
    virtual std::size_t ways(const Json&) const { return 1; }

    // Whether the rules ask this again, for one card or die more, until somebody says "done".
    virtual bool is_gathered(std::string_view) const { return false; }
    // Whether the order of such answers to it means nothing, so that the script may have another.
    virtual bool is_in_any_order(std::string_view, std::string_view) const { return false; }
};

enum class ResultOrder : std::uint8_t { matters, free };

class Script;

// A game on its way through one case. Games derive from GameCase (game_case.h), which does the
// second half.
class Case {
public:
    explicit Case(const Vocabulary& vocabulary) : vocabulary_(vocabulary) {}
    Case(const Case&) = delete;
    Case& operator=(const Case&) = delete;
    virtual ~Case() = default;

    const Vocabulary& vocabulary() const { return vocabulary_; }

    // By the number of the player; who is asked and who rolls goes by these.
    virtual const std::vector<std::string>& names() const = 0;
    // Whose line of the script this is: as a rule what it says with the key "of".
    virtual std::string whose(const Node& line) const;
    // One face of a roll of this name, as a script has it and as a report does.
    virtual std::uint8_t read_face(std::string_view roll, const Node& die) const = 0;
    virtual Json face_json(std::string_view roll, std::uint8_t face) const = 0;

    // The state in the words of `given`.
    virtual Json state() const = 0;
    // Holds what is expected of it against the state; other keys of `expected` are not for it.
    // Throws the first difference.
    virtual void expect_state(const Node& expected) const;
    // What is wrong with the state, whatever was done; empty if nothing is.
    virtual std::string what_is_broken() const { return {}; }

    // The case told in words: where it begins, and where it has ended.
    virtual void tell_start(std::ostream&) {}
    virtual void tell_end(std::ostream& out) const;

    // An option in its one spelling.
    virtual std::string read_option_text(const Node& node) const = 0;
    // What is to be done, as `do` has it; how many things. Nothing is done yet.
    virtual std::size_t read_deeds(const Node& deeds) = 0;
    virtual ResultOrder order_of_result(std::size_t deed) const = 0;
    // Does one of them and returns what it found out, or null. With `Rehearsal::again` it is run
    // again from the journal, as undo and redo would; throws where that comes out otherwise.
    virtual Json run(std::size_t deed, Script& script, Rehearsal rehearsal, std::ostream* told) = 0;
    // What has happened, each with its number "n".
    virtual Json events() const = 0;

private:
    const Vocabulary& vocabulary_;
};

// A list of dice, each read by `face`, at most as many as a table holds; `what` it is for messages.
template <class Face>
std::vector<std::uint8_t> read_faces(const Node& dice, std::string_view what, const Face& face) {
    std::vector<std::uint8_t> faces;
    for (const Node& die : dice.items(what))
        faces.push_back(static_cast<std::uint8_t>(face(die)));
    if (faces.size() > kernel::max_dice) dice.refuse("at most 1024 dice");
    return faces;
}
Json faces_json(const Case& on, std::string_view roll, std::span<const std::uint8_t> faces);
// A ledger ID of the game.
std::string read_rule(const Vocabulary& vocabulary, const Node& node);

}  // namespace play::scenario
