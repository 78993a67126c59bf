#include "games/circus_maximus/ai/trial.h"

#include <algorithm>
#include <utility>

#include "games/circus_maximus/ai/plainly.h"

namespace circus_maximus {

namespace {

class MiddlingTable final : public Table {
public:
    MiddlingTable(Trial& trial, ChariotId who, Option first)
        : trial_(trial), who_(who), first_(first) {}

protected:
    int answer(const kernel::Question<CircusMaximus>& question) override {
        if (!std::exchange(has_answered_, true)) {
            const auto found = std::ranges::find(question.options, first_);
            if (found != question.options.end())
                return static_cast<int>(found - question.options.begin());
        }
        return static_cast<int>(plain_answer(trial_.after, question));
    }
    void cast(const kernel::Roll<CircusMaximus>& roll, kernel::Faces& faces) override {
        faces.resize(roll.count);
        for (std::size_t i = 0; i < faces.size(); ++i)
            faces[i] = std::exchange(is_high_next_, !is_high_next_) ? 3 : 2;
    }
    void announce(const Event& event) override {
        if (event.who == who_ && event.fact == Fact::strained)
            trial_.excess = std::max<int>(trial_.excess, event.value);
    }

private:
    Trial& trial_;
    ChariotId who_;
    Option first_;
    bool has_answered_ = false;
    bool is_high_next_ = true;
};

}  // namespace

Trial try_out(const Race& race, ChariotId who, Option first,
              const std::function<void(Race&, Table&)>& rules) {
    Trial trial{race};
    MiddlingTable table(trial, who, first);
    rules(trial.after, table);
    return trial;
}

}  // namespace circus_maximus
