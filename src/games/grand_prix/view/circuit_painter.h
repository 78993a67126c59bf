// Paints the ground of the circuit: roads in circuit_still.cpp, what stands beside them in
// circuit_beside.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "games/grand_prix/view/circuit_road.h"
#include "games/grand_prix/view/circuit_still.h"
#include "stage/core/strewn.h"
#include "stage/theme.h"

namespace grand_prix {

using stage::strewn;

inline constexpr float line_step = 0.125F;  // spaces from point to point of a line along the road

struct Paints {
    stage::Colour grass, mown, gravel, asphalt, lane, edge;
};
inline constexpr Paints dry_paints = {stage::Colour::hex(0x7C9350), stage::Colour::hex(0x859C58),
                                      stage::Colour::hex(0xD3BC8A), stage::Colour::hex(0x5E5751),
                                      stage::Colour::hex(0x6B645D), stage::theme::ivory};
inline constexpr Paints wet_paints = {stage::Colour::hex(0x546F47), stage::Colour::hex(0x5B764D),
                                      stage::Colour::hex(0xA8946B), stage::Colour::hex(0x343A42),
                                      stage::Colour::hex(0x3F464E), stage::Colour::hex(0xD3D8D6)};

class CircuitPainter {
public:
    CircuitPainter(const ui::StillEasel& easel, const Ground& ground)
        : easel_(easel),
          canvas_(easel.canvas),
          to_(easel.to),
          ground_(ground),
          paints_(ground.is_wet ? wet_paints : dry_paints) {}

    void paint() const {
        grass();
        verges();
        stands();
        roads();
        puddles();
        spaces();
        flags();
        numbers();
        lane_spaces();
        line();
        garages();
        parc_ferme();
        trees();
    }

private:
    const Circuit& way() const { return Circuit::get(); }
    float px(float world) const { return world * to_.zoom; }

    std::vector<stage::Vec2> line_on(RoadSpot (Circuit::*spot_at)(float) const, float from,
                                     float past, float aside) const {
        std::vector<stage::Vec2> points;
        const int steps = std::max(1, static_cast<int>(std::ceil((past - from) / line_step)));
        for (int i = 0; i <= steps; ++i) {
            const float share = static_cast<float>(i) / static_cast<float>(steps);
            points.push_back(to_((way().*spot_at)(from + (past - from) * share).aside(aside)));
        }
        return points;
    }
    std::vector<stage::Vec2> road_line(float from, float past, float aside) const {
        return line_on(&Circuit::on_road, from, past, aside);
    }
    std::vector<stage::Vec2> ring(float aside) const { return road_line(0.5F, 33.0F, aside); }
    std::vector<stage::Vec2> lane_line(float from, float past, float aside) const {
        return line_on(&Circuit::on_lane, from, past, aside);
    }
    // Between two lines along a road, with square ends.
    static std::vector<stage::Vec2> band(std::vector<stage::Vec2> one,
                                         const std::vector<stage::Vec2>& other) {
        one.insert(one.end(), other.rbegin(), other.rend());
        return one;
    }
    void put(const std::string& name, stage::Vec2 at, float tall, float angle = 0.0F) const {
        stage::SpriteLook look;
        look.angle = angle;
        if (ground_.is_wet) look.tint = {205, 214, 220, 255};
        const int height = std::max(4, static_cast<int>(std::lround(px(tall))));
        canvas_.sprite(easel_.sprites.get(name, height), to_(at), look);
    }
    void slab(const RoadSpot& spot, float along, float deep, float from, float past,
              stage::Colour colour) const {
        const stage::Vec2 at = spot.at + spot.ahead * along;
        const std::array<stage::Vec2, 4> corners = {
            to_(at + spot.right() * from), to_(at + spot.ahead * deep + spot.right() * from),
            to_(at + spot.ahead * deep + spot.right() * past), to_(at + spot.right() * past)};
        canvas_.fill_polygon(corners, colour);
    }
    void number(stage::Vec2 at, int number, float tall, stage::Colour colour) const {
        canvas_.text_centred(to_(at), std::to_string(number),
                             {stage::Face::label, px(tall), colour, stage::Align::middle});
    }

    void grass() const;
    void verges() const;
    void kerbs() const;
    void tyre_walls() const;
    void roads() const;
    void puddles() const;
    void spaces() const;
    void flags() const;
    void numbers() const;
    bool has_numbers() const;
    void lane_spaces() const;
    float beside_road(const RoadSpot& spot, float least, float most, float beyond = 0.0F) const;
    void line() const;
    void chequers(const RoadSpot& spot, float half) const;
    void garages() const;
    void stands() const;
    void parc_ferme() const;
    void trees() const;

    const ui::StillEasel& easel_;
    stage::Canvas& canvas_;
    const ui::Projection& to_;
    const Ground& ground_;
    const Paints& paints_;
};

}  // namespace grand_prix
