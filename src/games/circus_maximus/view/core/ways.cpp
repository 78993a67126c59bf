#include "games/circus_maximus/view/core/ways.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "kernel/sheet.h"

namespace circus_maximus {

namespace {

using Decision = kernel::Decision<CircusMaximus>;
using Asked = kernel::FrozenQuestion<CircusMaximus>;
using Row = std::vector<Option>;

// Of lanes.
int changes_of(const Way& way) {
    int changes = 0;
    for (std::size_t i = 1; i < way.through.size(); ++i)
        changes += way.through[i].lane != way.through[i - 1].lane ? 1 : 0;
    return changes;
}

class Search {
public:
    explicit Search(const Decision& decision) : decision_(decision), id_(decision.about.who) {}

    std::vector<Way> run() {
        switch (decision_.ask) {
        case Ask::lash:
        case Ask::whip:
        case Ask::brake: before_the_move(); break;
        case Ask::move: spread(start_of({}, 0), decision_, decision_.now.move.left); break;
        default: break;
        }
        const auto order = [](const Way& way) {
            return std::tuple(way.brakes, changes_of(way), way.halt, way.through.size());
        };
        std::ranges::stable_sort(found_, {}, order);
        std::vector<Way> best;
        for (Way& way : found_)
            if (std::ranges::find(best, way.to, &Way::to) == best.end())
                best.push_back(std::move(way));
        return best;
    }

private:
    struct Node {
        Way way;
        Row row;  // all the answers that lead there
        std::vector<Option> options;
        int left = 0;
    };

    kernel::Consequence<CircusMaximus> after(const Row& row) const {
        return consequence_of(decision_, std::span<const Option>(row));
    }
    Way start_of(Row row, int brakes) const {
        const Square from = decision_.now[id_].car;
        return {from, {from}, std::move(row), Halt::none, from, brakes};
    }
    bool asks_on(const std::optional<Asked>& asked, Ask ask) const {
        return asked && asked->ask == ask && asked->player == decision_.player;
    }

    // Nothing of what a lash offers, and no whip.
    void before_the_move() {
        Row row;
        std::optional<Asked> asked = decision_;
        while (asked && asked->ask != Ask::brake) {
            if (!asks_on(asked, Ask::lash) && !asks_on(asked, Ask::whip)) break;
            row.push_back(asked->options.front());
            asked = after(row).asked;
        }
        const bool may_brake = asks_on(asked, Ask::brake);
        const int most = may_brake ? static_cast<int>(asked->options.size()) - 1 : 0;
        for (int brakes = 0; brakes <= most; ++brakes) {
            Row begun = row;
            if (may_brake) begun.push_back({Choice::number, static_cast<std::uint8_t>(brakes)});
            const auto then = begun.empty() ? std::nullopt : std::optional(after(begun));
            if (then && asks_on(then->asked, Ask::move))
                spread(start_of(begun, brakes), *then->asked, then->now.move.left);
        }
    }

    void spread(Way start, const Asked& question, int left) {
        seen_.clear();
        std::deque<Node> open;
        Row row = start.answers;
        open.push_back({std::move(start), std::move(row), question.options, left});
        while (!open.empty()) {
            const Node node = std::move(open.front());
            open.pop_front();
            if (!seen_.insert({node.way.to.lane, node.way.to.at, node.left}).second) continue;
            if (decision_.ask == Ask::move) brake_here(node);
            for (const Option& option : node.options)
                if (is_step(option.choice)) take(node, option, open);
        }
    }
    void take(const Node& node, const Option& option, std::deque<Node>& open) {
        Node next = node;
        next.row.push_back(option);
        const auto then = after(next.row);
        if (then.taken.size() != next.row.size()) return;
        Way& way = next.way;
        way.to = then.now[id_].car;
        way.through.push_back(way.to);
        if (way.halt == Halt::none) way.answers = next.row;
        if (!asks_on(then.asked, Ask::move)) {
            if (!then.ends_step()) halt(way, Halt::die);
            found_.push_back(std::move(way));
            return;
        }
        next.left = then.now.move.left;
        next.options = then.asked->options;
        if (offers_another_attack(decision_, next.options)) halt(way, Halt::attack);
        // Those with the fewest changes of lanes come first.
        if (way.to.lane == node.way.to.lane) {
            open.push_front(std::move(next));
        } else {
            open.push_back(std::move(next));
        }
    }
    // In the middle of a move what is left can be braked off.
    void brake_here(const Node& node) {
        if (node.left > decision_.now[id_].endurance || node.row.empty()) return;
        Row row = node.row;
        row.insert(row.end(), static_cast<std::size_t>(node.left), {Choice::brake});
        Way way = node.way;
        way.brakes = node.left;
        if (way.halt == Halt::none) way.answers = std::move(row);
        found_.push_back(std::move(way));
    }
    static void halt(Way& way, Halt why) {
        if (way.halt != Halt::none) return;
        way.halt = why;
        way.halts_at = way.to;
    }

    const Decision& decision_;
    ChariotId id_;
    std::set<std::tuple<int, int, int>> seen_;
    std::vector<Way> found_;
};

}  // namespace

bool offers_another_attack(const Asked& now, const std::vector<Option>& there) {
    const auto is_offered_now = [&](const Option& attack) {
        return std::ranges::any_of(now.options, [&](const Option& option) {
            return is_attack(option.choice) && option.value == attack.value;
        });
    };
    return std::ranges::any_of(there, [&](const Option& option) {
        return is_attack(option.choice) && !is_offered_now(option);
    });
}

std::vector<Way> ways_of(const Decision& decision) { return Search(decision).run(); }

}  // namespace circus_maximus
