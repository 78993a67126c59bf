// A table that looks at the race at every question: what rules offer, and whether the race is fit
// to be seen.
#pragma once

#include <set>
#include <string>

#include "games/frothy/rules/rules.h"

namespace frothy::conformance {

// Whether questions that answer themselves do so, or are put to the policy like any other.
enum class Standings : std::uint8_t { stand, asked };

// Takes the same decisions and dice as a PolicyTable with the same policy and seed, as long as
// standing answers stand.
template <class Policy>
class CheckingTable final : public Table {
public:
    CheckingTable(const Race& race, Policy& policy, std::uint64_t seed)
        : CheckingTable(race, policy, seed, 0) {}
    // Goes on after so many rolls.
    CheckingTable(const Race& race, Policy& policy, std::uint64_t seed, std::uint64_t rolls,
                  Standings standings = Standings::stand)
        : race_(race), policy_(policy), seed_(seed), rolls_(rolls), standings_(standings) {
        want_forced(true);
    }

    // The first thing found wrong; empty if nothing was.
    const std::string& complaint() const { return complaint_; }
    std::uint64_t decisions() const { return decisions_; }
    std::uint64_t rolls() const { return rolls_; }

    // Where to put the rules of what is asked and announced.
    void keep_tally(std::set<std::string>* tally) { tally_ = tally; }

    // Also to be called at every boundary.
    void check_race(const std::string& where) {
        if (!complaint_.empty()) return;
        const std::string broken = find_broken_invariant(race_);
        if (!broken.empty()) complain(broken, where);
    }

protected:
    int answer(const Question& question) override {
        ++decisions_;
        check(question);
        const int choice = policy_(race_, question);
        if (choice < 0 || static_cast<std::size_t>(choice) >= question.options.size()) {
            complain("the driver left the options", where(question));
            return 0;
        }
        return choice;
    }
    int stand(const Question& question) override {
        if (standings_ == Standings::asked) return answer(question);
        check(question);
        return 0;
    }
    void forced(const Question& question) override { check(question); }
    void cast(const Roll& roll, kernel::Faces& faces) override {
        if (roll.count == 0) complain("a roll of no dice", std::to_string(rolls_));
        kernel::cast_dice(seed_, rolls_++, roll.count, roll.sides, faces);
    }
    void announce(const Event& event) override {
        if (tally_ != nullptr) tally_->insert(event.rule.text());
        if (event.rule.is_none()) {
            complain("an event without its rule: kind " + std::to_string(event.fact.index()),
                     "round " + std::to_string(race_.round));
        }
    }

private:
    void check(const Question& question) {
        if (!complaint_.empty()) return;
        if (tally_ != nullptr) tally_->insert(question.about.rule.text());
        check_race(where(question));
        if (question.player >= race_.vehicle_count) complain("asked of nobody", where(question));
        for (std::size_t i = 0; i < question.options.size(); ++i) {
            for (std::size_t j = i + 1; j < question.options.size(); ++j) {
                if (question.options[i] == question.options[j]) {
                    complain("an option offered twice", where(question));
                }
            }
            for (const Refusal& refusal : question.refused) {
                if (refusal.option == question.options[i]) {
                    complain("an option both offered and refused", where(question));
                }
            }
        }
        for (const Refusal& refusal : question.refused) {
            if (refusal.rule.is_none()) complain("refused without a rule", where(question));
        }
    }

    std::string where(const Question& question) const {
        return "round " + std::to_string(race_.round) + ", phase " + std::to_string(race_.phase) +
               ", ask " + std::to_string(static_cast<int>(question.ask)) + " of player " +
               std::to_string(question.player) + ", decision " + std::to_string(decisions_);
    }
    void complain(const std::string& what, const std::string& where) {
        if (complaint_.empty()) complaint_ = what + " (" + where + ")";
    }

    const Race& race_;
    Policy& policy_;
    std::uint64_t seed_;
    std::uint64_t rolls_;
    Standings standings_;
    std::uint64_t decisions_ = 0;
    std::set<std::string>* tally_ = nullptr;
    std::string complaint_;
};

}  // namespace frothy::conformance
