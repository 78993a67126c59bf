// A recorded race to be looked at: its deeds, and the marks of its timeline, in words.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/data/record/record.h"
#include "games/frothy/data/wording/wording.h"
#include "games/frothy/view/core/board/race_view.h"
#include "play/replaying.h"

namespace frothy {

// In order of weight: where two fall together, the first is seen.
enum class MarkKind : std::uint8_t {
    note,
    finish,
    wreck,
    caught,
    out,  // gave up, or ran off the course for good
    lap,
    overtake,  // a place gained by the end of the round
    attack,    // won or level: somebody is hurt or shaken
    collision,
    control,  // lost
    end,      // the race is over
};

struct ReplayMark : play::TimelineMark {
    MarkKind kind = MarkKind::lap;
    int passed = 0;  // how many vehicles, of an overtake
    int place = 0;   // that the round's last overtake gained; 0 for those before it
    int damage = 0;  // of an attack or a collision: what all suffered by it
};

class MarkFinder;

// What play::Replaying asks of a race.
class RaceTeller {
public:
    using Game = Frothy;
    using Mark = ReplayMark;
    using Entry = kernel::Entry<Frothy>;

    explicit RaceTeller(const Record& record);
    ~RaceTeller();
    RaceTeller(RaceTeller&&) noexcept;
    RaceTeller& operator=(RaceTeller&&) = delete;

    const Setting& setting() const { return *setting_; }
    const Names& names() const { return names_; }
    const Race& start() const { return start_; }
    const std::array<Cell, max_vehicles>& last_places() const { return last_places_; }

    std::size_t lanes() const { return start_.vehicle_count; }
    static int round_of(const Race& race) { return race.round; }
    static bool goes_on(const Entry& entry, const Entry& before);

    void begin_marks();
    void pass(const Race& race);
    void visit(std::size_t stop, const Race& race, const std::vector<Happening>& since);
    std::vector<ReplayMark> take_marks();
    static ReplayMark mark_of(const PinnedNote& note, std::size_t stop, int round);
    static bool is_note(const ReplayMark& mark) { return mark.kind == MarkKind::note; }
    static int weight_of(const ReplayMark& mark);
    static bool outweighs(const ReplayMark& mark);
    static play::MarkLook look_of(const ReplayMark& mark);

    static std::string heading_of(const ReplayMark& mark);
    static play::RoundWords round_words() { return {}; }
    std::string name_of(VehicleId vehicle) const { return names_.of(vehicle); }
    std::string choice_words(const Entry& entry, const Race& race) const;
    static std::string moment_words(const Race& race) { return moment_name(race); }
    static bool is_news(const Entry& entry) { return entry.option.kind != OptionKind::done; }
    static std::string words_of_chance();
    static std::string with_round(const std::string& deed, int round);
    void take_words(const RaceTeller& again) { names_ = again.names_; }

private:
    std::shared_ptr<const Setting> setting_;
    Names names_;
    Race start_;
    std::array<Cell, max_vehicles> last_places_{};
    std::unique_ptr<MarkFinder> finder_;  // while the rules run over the journal
};

class RaceReplay final : public play::Replaying<RaceTeller> {
public:
    explicit RaceReplay(const Record& record)
        : Replaying(RaceTeller(record), record.journal, record.pinned) {}

    const Setting& setting() const { return teller().setting(); }
    const Names& names() const { return teller().names(); }
    Race race_at(std::size_t stop) const { return at(stop); }
    // Where each vehicle stands at the end, or stood before it left the track; by VehicleId.
    const std::array<Cell, max_vehicles>& last_places() const { return teller().last_places(); }
    // After a change of language: names and marks anew, from the record this was made of.
    void words_changed(const Record& record) { take_words(RaceReplay(record)); }
};

// What a mark is called in a legend: "a lap", "a wreck".
std::string mark_name(MarkKind kind);

}  // namespace frothy
