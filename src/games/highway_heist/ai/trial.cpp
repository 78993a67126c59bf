#include "games/highway_heist/ai/trial.h"

#include <algorithm>

namespace highway_heist {

namespace {

class TrialTable final : public Table {
public:
    TrialTable(Trial& trial, std::span<const Option> script, Fortune fortune,
               std::uint8_t enemy_face)
        : trial_(trial), script_(script), fortune_(fortune), enemy_face_(enemy_face) {}

protected:
    int answer(const kernel::Question<HighwayHeist>& question) override {
        if (next_ < script_.size()) {
            const auto found = std::ranges::find(question.options, script_[next_]);
            if (found != question.options.end()) {
                ++next_;
                return static_cast<int>(found - question.options.begin());
            }
        }
        if (!trial_.asked && is_to_weigh(question.ask)) keep(question);
        return 0;
    }
    void cast(const kernel::Roll<HighwayHeist>& roll, kernel::Faces& faces) override {
        faces.resize(roll.count);
        if (roll.why == Why::enemy_die) {
            faces[0] = enemy_face_;
        } else if (!roll.weights.empty()) {
            faces[0] = kernel::weighted_face(roll.weights, kernel::total_weight(roll.weights) / 2);
        } else {
            cast_effort(roll, faces);
        }
    }
    void announce(const Event&) override {}

private:
    static bool is_to_weigh(Ask ask) {
        switch (ask) {
        case Ask::assist:
        case Ask::gadget:
        case Ask::dice:
        case Ask::boost:
        case Ask::duck:
        case Ask::first_peg: return false;
        default: return true;
        }
    }
    void keep(const kernel::Question<HighwayHeist>& question) {
        Asked& asked = trial_.asked.emplace();
        asked.ask = question.ask;
        asked.about = question.about;
        for (const Option& option : question.options)
            asked.options.push_back(option);
        asked.now = trial_.after;
    }
    void cast_effort(const kernel::Roll<HighwayHeist>& roll, kernel::Faces& faces) {
        constexpr std::uint8_t success = 0;
        constexpr std::uint8_t boost = 3;
        constexpr std::uint8_t blank = 5;
        const bool is_defense = roll.about.skill == Skill::defense;
        // With too few dice it succeeds by help.
        if (!is_defense && fortune_ == Fortune::success)
            faces.resize(std::max<std::size_t>(roll.count, roll.about.need));
        for (std::size_t i = 0; i < faces.size(); ++i) {
            const std::uint8_t middling = i % 2 == 0 ? success : boost;
            faces[i] = is_defense ? middling : fortune_ == Fortune::success ? success : blank;
        }
        if (is_defense || trial_.rolled) return;
        trial_.rolled = roll.about;
        trial_.dice = roll.count;
    }

    Trial& trial_;
    std::span<const Option> script_;
    Fortune fortune_;
    std::uint8_t enemy_face_;
    std::size_t next_ = 0;
};

}  // namespace

Trial try_out(const Heist& heist, std::span<const Option> script, Fortune fortune,
              std::uint8_t enemy_face, const Rules& rules) {
    Trial trial;
    trial.after = heist;
    TrialTable table(trial, script, fortune, enemy_face);
    rules(trial.after, table);
    return trial;
}

}  // namespace highway_heist
