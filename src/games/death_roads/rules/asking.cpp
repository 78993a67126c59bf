#include "games/death_roads/rules/procedures.h"

namespace death_roads {

Option choose(Table& table, Ask ask, const About& about, const Options& options) {
    kernel::Question<DeathRoads> question;
    question.player = about.who;
    question.ask = ask;
    question.about = about;
    question.options = {options.begin(), options.size()};
    return table.choose(question);
}

std::uint8_t draw_lot(Table& table, Why why, const About& about,
                      std::span<const std::uint8_t> weights) {
    kernel::Roll<DeathRoads> lot;
    lot.why = why;
    lot.about = about;
    lot.count = 1;
    lot.sides = static_cast<std::uint8_t>(weights.size());
    lot.weights = weights;
    kernel::Faces faces;
    table.roll(lot, faces);
    return faces[0];
}

void tell(Table& table, Fact fact, PlayerId who, Rule rule, int value, PlayerId other,
          Choice choice) {
    Event event;
    event.fact = fact;
    event.who = who;
    event.other = other;
    event.choice = choice;
    event.value = static_cast<std::int16_t>(value);
    event.rule = rule;
    table.tell(event);
}

}  // namespace death_roads
