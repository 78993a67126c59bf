// A case of Death Roads: what is given, what is done, what is told.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/death_roads/data/codec.h"
#include "games/death_roads/data/scenario_car.h"
#include "games/death_roads/rules/death_roads.h"
#include "play/scenario/game_case.h"

namespace death_roads {

class RoadCase final : public play::scenario::GameCase<DeathRoads> {
public:
    using Json = play::scenario::Json;
    using Node = play::scenario::Node;
    using Action = play::scenario::Action<DeathRoads>;

    RoadCase(const play::scenario::Vocabulary& vocabulary, const Node& given);

    // Of a state; the last two are worked out, and where they are given again they are not read.
    static const std::vector<std::string>& state_keys();

    const std::vector<std::string>& names() const override { return names_; }
    Race& state_of() override { return race_; }
    Action read_deed(const Node& deed) override;

    std::string text_of(const Option& option) const override { return Codec::text_of(option); }
    Option read_option(const Node& node) const override;
    std::string rule_text(const Rule& rule) const override { return rule.text(); }
    Json event_json(const Event& event) const override;
    std::string roller(const kernel::Roll<DeathRoads>& roll) const override {
        return name_of(roll.about.who);
    }
    std::uint8_t read_face(std::string_view roll, const Node& die) const override;
    Json face_json(std::string_view roll, std::uint8_t face) const override;
    // The order before the race is nobody's.
    std::string whose(const Node& line) const override {
        return line.has("of") ? Case::whose(line) : "nobody";
    }

    Json state() const override;
    void expect_state(const Node& expected) const override;

private:
    static Terms read_terms(const Node& given);
    void read_stage(const Node& given);
    void read_road(const Node& given);
    void read_event(const Node& given);
    void read_builds(const Node& cars);
    void read_cars(const Node& given);
    void read_out(const Node& out);
    void read_order(const Node& order);
    void read_next(const Node& next);

    PlayerId player_at(const Node& node) const {
        return static_cast<PlayerId>(node.word_of(players_, "a player"));
    }
    // Who does something must be on the road.
    PlayerId racer_at(const Node& node) const {
        const PlayerId id = player_at(node);
        if (!race_[id].is_racing) node.refuse("a car that is given");
        return id;
    }
    std::vector<PlayerId> players_in(const Node& list) const;
    template <class List>
    std::vector<std::string> names_of(const List& players) const {
        std::vector<std::string> all;
        for (const PlayerId id : players)
            all.push_back(name_of(id));
        return all;
    }
    Json next_in_race() const;

    Action read_act(const Node& deed) const;
    Action read_round(const Node& deed) const;
    Action read_movement(const Node& deed) const;

    const std::vector<std::string> names_{"A", "B", "C", "D"};
    std::vector<std::string> players_;  // those of them who play
    Race race_;
};

}  // namespace death_roads
