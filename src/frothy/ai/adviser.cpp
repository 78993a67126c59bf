#include "frothy/ai/adviser.h"

#include <algorithm>
#include <vector>

#include "frothy/ai/steady_driver.h"
#include "kernel/imagine.h"

namespace frothy {

namespace {

// Whether a question stands on the same sheet as the one before it.
bool goes_on(Ask before, Ask next) {
    switch (next) {
    case Ask::speed_direction: return before == Ask::speed_cards;
    case Ask::speed_cards:
    case Ask::control_cards:
    case Ask::attack_cards:
    case Ask::drive:
    case Ask::discard_die: return before == next;
    default: return false;
    }
}

// Of a move only its steps are advised as one.
bool has_sheet(Ask ask, Option first) {
    return goes_on(ask, ask) && (ask != Ask::drive || first.kind == OptionKind::step);
}

// What the driver answers that picks no fight.
Option peaceful_answer(const SteadyDriver& driver, const Race& race, const Question& question) {
    std::vector<Option> peaceful(question.options.begin(), question.options.end());
    std::erase_if(peaceful, [](const Option& option) {
        return option.kind == OptionKind::attack_personal ||
               option.kind == OptionKind::attack_vehicle;
    });
    if (peaceful.empty()) return question.options.front();
    Question left = question;
    left.options = peaceful;
    return peaceful[static_cast<std::size_t>(driver(race, left))];
}

// Notes what the driver answers on the sheet, and lets the step run out as it may.
class SheetTable final : public Table {
public:
    SheetTable(const SteadyDriver& driver, const Race& race, VehicleId player, AnswerPlan& plan,
               Ask ask)
        : driver_(driver), race_(race), player_(player), plan_(plan), ask_(ask) {}

protected:
    int answer(const Question& question) override {
        // What others have committed in secret is asked of them anew (FR-ATK-06).
        if (question.player != player_ && question.secrecy == kernel::Secrecy::secret) return 0;
        is_on_ = is_on_ && question.player == player_ && goes_on(ask_, question.ask);
        if (!is_on_) return 0;
        const Option answer = peaceful_answer(driver_, race_, question);
        is_on_ = has_sheet(ask_, answer);
        if (!is_on_) return 0;
        plan_.push_back(answer);
        return static_cast<int>(std::ranges::find(question.options, answer) -
                                question.options.begin());
    }
    void cast(const Roll& roll, kernel::Faces& faces) override {
        is_on_ = false;
        faces.resize(roll.count);
        for (std::size_t i = 0; i < faces.size(); ++i)
            faces[i] = 0;
    }
    void announce(const Event&) override {}

private:
    const SteadyDriver& driver_;
    const Race& race_;
    VehicleId player_;
    AnswerPlan& plan_;
    Ask ask_;
    bool is_on_ = true;
};

}  // namespace

bool needs_road_book(const RaceTerms& terms) {
    return terms.type == RaceType::fastest || terms.type == RaceType::furthest;
}

AnswerPlan advice_for(const kernel::Decision<Frothy>& decision, const DrivingMap& map,
                      const RoadBook* book) {
    const SteadyDriver driver(map, Manner::careful, book);
    AnswerPlan plan{peaceful_answer(driver, decision.now, decision.question())};
    if (!has_sheet(decision.ask, plan.front())) return plan;
    Race race = decision.boundary;
    SheetTable onwards(driver, race, decision.player, plan, decision.ask);
    kernel::ImaginingTable<Frothy> table(decision, plan.front(), decision.player, onwards);
    Frothy::step(race, table);
    return plan;
}

}  // namespace frothy
