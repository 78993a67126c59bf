#include <algorithm>
#include <numeric>

#include "games/circus_maximus/rules/procedures.h"

namespace circus_maximus {

int roll(Race& race, Table& table, ChariotId who, Why why, Rule rule, int count) {
    if (count <= 0) return 0;
    race.acting = who;
    kernel::Roll<CircusMaximus> dice;
    dice.why = why;
    dice.about = {rule, who};
    dice.count = static_cast<std::uint16_t>(count);
    dice.thrower = owner_of(race.terms, who);
    kernel::Faces faces;
    table.roll(dice, faces);
    return std::accumulate(faces.begin(), faces.end(), count);
}

ChariotId draw(Race& race, Table& table, ChariotId who, Why why, Rule rule, ChariotSet among) {
    race.acting = who;
    std::array<std::uint8_t, chariots> weights{};
    for (ChariotId id = 0; id < chariots; ++id)
        weights[id] = (among & only(id)) != 0 ? 1 : 0;
    kernel::Roll<CircusMaximus> lot;
    lot.why = why;
    lot.about = {rule, who};
    lot.count = 1;
    lot.sides = chariots;
    lot.weights = weights;
    kernel::Faces faces;
    table.roll(lot, faces);
    return faces[0];
}

Option choose(const Race& race, Table& table, Ask ask, const About& about,
              std::span<const Option> options, kernel::PlayerSet seen_by) {
    kernel::Question<CircusMaximus> question;
    question.player = owner_of(race.terms, about.who);
    question.ask = ask;
    question.about = about;
    question.options = options;
    question.seen_by = seen_by;
    return table.choose(question);
}

int choose_number(const Race& race, Table& table, Ask ask, const About& about, int most,
                  kernel::PlayerSet seen_by) {
    Options options;
    for (int number = 0; number <= most; ++number)
        options.push_back({Choice::number, static_cast<std::uint8_t>(number)});
    return choose(race, table, ask, about, {options.begin(), options.end()}, seen_by).value;
}

void tell(Table& table, Fact fact, ChariotId who, Rule rule, int value, ChariotId other,
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

void tell_harm(Table& table, Fact fact, ChariotId who, Rule rule, Harm harm) {
    Event event;
    event.fact = fact;
    event.who = who;
    event.value = static_cast<std::int16_t>(harm.boxes);
    event.rule = rule;
    event.total = static_cast<std::int8_t>(harm.total);
    table.tell(event);
}

}  // namespace circus_maximus
