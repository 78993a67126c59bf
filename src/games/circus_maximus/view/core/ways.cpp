#include "games/circus_maximus/view/core/ways.h"

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <map>
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

bool is_rival(const Decision& decision, ChariotId other) {
    return owner_of(decision.now.terms, other) != decision.player;
}

bool is_straight(const Way& way) {
    return changes_of(way) == std::abs(way.to.lane - way.through.front().lane);
}

// Among ways that brake nothing and halt nowhere.
void mark_detours(std::vector<Way>& ways) {
    const auto is_free = [](const Way& way) { return way.brakes == 0 && way.halt == Halt::none; };
    for (Way& way : ways) {
        if (!is_free(way) || is_straight(way)) continue;
        way.is_detour = std::ranges::any_of(ways, [&](const Way& other) {
            return is_free(other) && is_straight(other) && other.to.lane == way.to.lane &&
                   is_ahead(other.to, way.to);
        });
    }
}

class Search {
public:
    struct Found {
        Way way;
        int price = 0;  // of its steps
    };

    // By the fewest changes of lanes, or along a line.
    explicit Search(const Decision& decision, Aside aside = {})
        : decision_(decision), id_(decision.about.who), aside_(std::move(aside)) {}

    std::vector<Found> run() {
        switch (decision_.ask) {
        case Ask::lash:
        case Ask::whip:
        case Ask::brake: before_the_move(); break;
        case Ask::move: spread(start_of({}, 0), decision_, decision_.now.move.left); break;
        default: break;
        }
        return std::move(found_);
    }

private:
    struct Node {
        Way way;
        Row row;  // all the answers that lead there
        std::vector<Option> options;
        int left = 0;
        int price = 0;
    };

    // None where the step leaves the line altogether.
    std::optional<int> price_of(Square from, Square to) const {
        constexpr int widest = 2;     // squares
        constexpr int of_aside = 64;  // more than all changes of lanes in a move
        const int change = from.lane != to.lane ? 1 : 0;
        if (!aside_) return change;
        const int aside = aside_(to);
        if (aside > widest) return std::nullopt;
        return of_aside * aside + change;
    }

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
        Row row = start.answers;
        open_[0].push_back({std::move(start), std::move(row), question.options, left, 0});
        while (!open_.empty()) {
            const auto cheapest = open_.begin();
            const Node node = std::move(cheapest->second.front());
            cheapest->second.pop_front();
            if (cheapest->second.empty()) open_.erase(cheapest);
            if (!seen_.insert({node.way.to.lane, node.way.to.at, node.left}).second) continue;
            if (decision_.ask == Ask::move) brake_here(node);
            for (const Option& option : node.options)
                if (is_step(option.choice)) take(node, option);
        }
    }
    void take(const Node& node, const Option& option) {
        Node next = node;
        next.row.push_back(option);
        const auto then = after(next.row);
        if (then.taken.size() != next.row.size()) return;
        Way& way = next.way;
        way.to = then.now[id_].car;
        const std::optional<int> price = price_of(node.way.to, way.to);
        if (!price) return;
        next.price += *price;
        way.through.push_back(way.to);
        if (way.halt == Halt::none) way.answers = next.row;
        if (!asks_on(then.asked, Ask::move)) {
            if (!then.ends_step()) {
                const bool goes_on = then.due && then.due->why == Why::strain;
                if (way.halt == Halt::none && goes_on) way.left = then.now.move.left;
                halt(way, Halt::die);
            }
            found_.push_back({std::move(way), next.price});
            return;
        }
        next.left = then.now.move.left;
        next.options = then.asked->options;
        if (way.halt == Halt::none && offers_another_attack(decision_, next.options)) {
            Way stopped = way;
            halt(stopped, Halt::attack);
            if (is_beside_rivals(decision_)) {
                found_.push_back({std::move(stopped), next.price});
            } else {
                way = std::move(stopped);
            }
        }
        std::deque<Node>& open = open_[next.price];
        if (*price == 0) {
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
        found_.push_back({std::move(way), node.price});
    }
    static void halt(Way& way, Halt why) {
        if (way.halt != Halt::none) return;
        way.halt = why;
        way.halts_at = way.to;
    }

    const Decision& decision_;
    ChariotId id_;
    Aside aside_;
    std::map<int, std::deque<Node>> open_;  // by price
    std::set<std::tuple<int, int, int>> seen_;
    std::vector<Found> found_;
};

}  // namespace

bool offers_another_attack(const Decision& now, const std::vector<Option>& there) {
    const auto is_offered_now = [&](const Option& attack) {
        return std::ranges::any_of(now.options, [&](const Option& option) {
            return is_attack(option.choice) && option.value == attack.value;
        });
    };
    return std::ranges::any_of(there, [&](const Option& option) {
        return is_attack(option.choice) && is_rival(now, option.value) && !is_offered_now(option);
    });
}

bool is_beside_rivals(const Decision& decision) {
    return std::ranges::any_of(decision.options, [&](const Option& option) {
        return is_attack(option.choice) && is_rival(decision, option.value);
    });
}

std::vector<Way> ways_of(const Decision& decision) {
    std::vector<Search::Found> found = Search(decision).run();
    const auto order = [](const Search::Found& one) {
        const Way& way = one.way;
        return std::tuple(way.brakes, changes_of(way), way.halt, way.through.size());
    };
    std::ranges::stable_sort(found, {}, order);
    std::vector<Way> best;
    for (Search::Found& one : found)
        if (std::ranges::find(best, one.way.to, &Way::to) == best.end())
            best.push_back(std::move(one.way));
    mark_detours(best);
    return best;
}

std::optional<Way> way_along(const Decision& decision, Square to, const Aside& aside) {
    std::vector<Search::Found> found = Search(decision, aside).run();
    std::erase_if(found, [to](const Search::Found& one) { return one.way.to != to; });
    const auto best = std::ranges::min_element(found, {}, [](const Search::Found& one) {
        return std::tuple(one.price, one.way.brakes, one.way.halt);
    });
    if (best == found.end()) return std::nullopt;
    return std::move(best->way);
}

}  // namespace circus_maximus
