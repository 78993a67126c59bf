#include "frothy/view/settled_question.h"

#include <algorithm>
#include <optional>

#include "frothy/view/core/prompt/prompt_support.h"
#include "kernel/imagine.h"

namespace frothy {

namespace {

// Where an answer leads: up to the next question, or to the end of the step.
struct Upshot {
    explicit Upshot(const Race& now) : race(now) {}

    Race race;
    kernel::PlayerId player = kernel::nobody;  // nobody where nothing more is asked
    Ask ask{};
    About about;
    std::vector<std::uint8_t> dice;
    std::vector<Option> options;
    bool is_chancy = false;  // a die is cast before that

    friend bool operator==(const Upshot&, const Upshot&) = default;
};

class UpshotProbe final : public prompting::SilentTable {
public:
    explicit UpshotProbe(const Race& race) : race_(race) {}
    Upshot upshot() const { return reached_ ? *reached_ : Upshot{race_}; }

protected:
    int answer(const Question& question) override {
        if (!reached_) {
            Upshot& here = reached_.emplace(race_);
            here.player = question.player;
            here.ask = question.ask;
            here.about = question.about;
            here.dice.assign(question.dice.begin(), question.dice.end());
            here.options.assign(question.options.begin(), question.options.end());
        }
        return SilentTable::answer(question);
    }
    void cast(const Roll& roll, kernel::Faces& faces) override {
        if (!reached_) reached_.emplace(race_).is_chancy = true;
        SilentTable::cast(roll, faces);
    }

private:
    const Race& race_;  // as it runs
    std::optional<Upshot> reached_;
};

Upshot upshot_of(const Decision& decision, Option option) {
    Race race = decision.boundary;
    UpshotProbe probe(race);
    kernel::ImaginingTable<Frothy> table(decision, option, decision.player, probe);
    Frothy::step(race, table);
    return probe.upshot();
}

}  // namespace

bool is_settled(const Decision& decision) {
    if (decision.secrecy == kernel::Secrecy::secret || decision.options.empty()) return false;
    const Upshot first = upshot_of(decision, decision.options.front());
    if (first.is_chancy) return false;
    return std::all_of(decision.options.begin() + 1, decision.options.end(),
                       [&](Option other) { return upshot_of(decision, other) == first; });
}

}  // namespace frothy
