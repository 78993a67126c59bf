#include "play/commentary.h"

#include <algorithm>
#include <utility>

#include "kernel/dice.h"
#include "words/words.h"

namespace play {

namespace {

constexpr int clashes_to_rivalry = 3;
constexpr std::uint8_t much = 4;  // the weight of a rivalry or a photo finish
// So many happenings are left without a word after a remark, by the weight of what comes.
constexpr std::array<std::size_t, 6> rests = {0, 70, 40, 22, 8, 0};

}  // namespace

void Commentary::begin(std::span<const RemarkLine> lines) {
    lines_ = lines;
    said_.assign(lines.size(), false);
    dice_ = 0;
    remarks_.clear();
    clashes_ = {};
    finisher_ = kernel::nobody;
    finish_ = 0;
}

void Commentary::hear_dice(std::span<const std::uint8_t> faces) {
    for (const std::uint8_t face : faces)
        dice_ = kernel::split_mix(dice_ + face);
}

void Commentary::see_more_in(TalkingPoint& moment) {
    if (moment.is_clash && moment.who < kernel::max_players && moment.other < kernel::max_players) {
        const auto [one, two] = std::minmax(moment.who, moment.other);
        if (++clashes_[one][two] % clashes_to_rivalry == 0) {
            moment.kind = "rivalry";
            moment.weight = much;
        }
    }
    if (moment.finish == 0) return;
    if (moment.finish == std::exchange(finish_, moment.finish)) {
        moment.kind = "photo_finish";
        moment.weight = much;
        moment.other = finisher_;
    }
    finisher_ = moment.who;
}

bool Commentary::is_worth(const TalkingPoint& moment, std::size_t happenings) const {
    if (moment.weight == 0) return false;
    if (remarks_.empty()) return true;
    const std::size_t weight = std::min<std::size_t>(moment.weight, rests.size() - 1);
    return happenings >= remarks_.back().happenings + rests[weight];
}

// What is said of them alone comes first.
std::size_t Commentary::choose(const TalkingPoint& moment, std::size_t happenings,
                               kernel::PlayerSet people) const {
    const std::string_view seat = kernel::includes(people, moment.who) ? "person" : "computer";
    std::vector<std::size_t> own;
    std::vector<std::size_t> any;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const RemarkLine& line = lines_[i];
        if (said_[i] || line.kind != moment.kind) continue;
        if (line.of.empty()) any.push_back(i);
        if (!line.of.empty() && (line.of == moment.of || line.of == seat)) own.push_back(i);
    }
    const std::vector<std::size_t>& fitting = own.empty() ? any : own;
    if (fitting.empty()) return lines_.size();
    // The same for the same moment of the same game, and different enough for others.
    return fitting[kernel::split_mix(dice_ ^ happenings) % fitting.size()];
}

void Commentary::take(TalkingPoint moment, std::size_t happenings, kernel::PlayerSet people,
                      const NameOf& name_of) {
    see_more_in(moment);
    if (!is_worth(moment, happenings)) return;
    const std::size_t line = choose(moment, happenings, people);
    if (line == lines_.size()) return;
    said_[line] = true;
    const auto name = [&](kernel::PlayerId player) {
        return player < kernel::max_players ? name_of(player) : std::string();
    };
    remarks_.push_back(
        {words::say(lines_[line].words, {name(moment.who), name(moment.other), moment.number}),
         moment.who, moment.weight, happenings});
}

const Remark* Commentary::latest(std::size_t happenings) const {
    const auto later = std::ranges::upper_bound(remarks_, happenings, {}, &Remark::happenings);
    return later == remarks_.begin() ? nullptr : &*std::prev(later);
}

}  // namespace play
