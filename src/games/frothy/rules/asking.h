// Building the options of a question, with what is refused and why.
#pragma once

#include "games/frothy/rules/frothy.h"
#include "kernel/fixed_vector.h"

namespace frothy {

class Offer {
public:
    Offer() = default;
    // Explains nothing where nobody reads it.
    explicit Offer(const Table& table) : explains_(table.is_watched()) {}

    bool explains() const { return explains_; }
    void add(Option option) { options_.push_back(option); }
    // What does not fit any more is left out: refusals only explain.
    void refuse(Option option, Rule rule) {
        if (explains_ && refused_.size() < refused_.capacity) refused_.push_back({option, rule});
    }
    bool empty() const { return options_.empty(); }
    std::size_t size() const { return options_.size(); }

    Option ask(Table& table, VehicleId player, Ask ask, const About& about,
               kernel::PlayerSet seen_by = kernel::everybody) const {
        if (!table.hears_of(options_.size())) return options_[0];
        return put(table, player, ask, about, seen_by, kernel::Standing::asked, {});
    }
    Option ask_about_dice(Table& table, VehicleId player, Ask ask, const About& about,
                          std::span<const std::uint8_t> dice) const {
        if (!table.hears_of(options_.size())) return options_[0];
        return put(table, player, ask, about, kernel::everybody, kernel::Standing::asked, dice);
    }
    // The first option stands unless the player has spoken up.
    Option ask_standing(Table& table, VehicleId player, Ask ask, const About& about) const {
        if (!table.hears_standing()) return options_[0];
        return put(table, player, ask, about, kernel::everybody, kernel::Standing::standing, {});
    }

private:
    Option put(Table& table, VehicleId player, Ask ask, const About& about,
               kernel::PlayerSet seen_by, kernel::Standing standing,
               std::span<const std::uint8_t> dice) const {
        Question question;
        question.player = player;
        question.ask = ask;
        question.seen_by = seen_by;
        question.standing = standing;
        question.about = about;
        question.dice = dice;
        question.options = options_;
        question.refused = refused_;
        return table.choose(question);
    }

    bool explains_ = true;
    kernel::FixedVector<Option, 48> options_;
    kernel::FixedVector<Refusal, 24> refused_;
};

}  // namespace frothy
