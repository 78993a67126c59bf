// Choices, draws and facts (HH-O-120).
#include "games/highway_heist/rules/procedures.h"

namespace highway_heist {

namespace {

kernel::Question<HighwayHeist> question_of(const Heist& heist, Ask ask, const About& about,
                                           const Options& options) {
    kernel::Question<HighwayHeist> question;
    question.player = owner_of(heist.terms, about.who);
    question.ask = ask;
    question.about = about;
    question.options = {options.begin(), options.end()};
    return question;
}

Options options_of(const Perches& among) {
    Options options;
    for (const Perch perch : among)
        options.push_back({Choice::perch, perch, {}});
    return options;
}

}  // namespace

Option choose(const Heist& heist, Table& table, Ask ask, const About& about,
              const Options& options) {
    return table.choose(question_of(heist, ask, about, options));
}

Option choose_among(const Heist& heist, Table& table, Ask ask, const About& about,
                    const Options& options, MemberId first, kernel::PlayerSet team) {
    kernel::Question<HighwayHeist> question = question_of(heist, ask, about, options);
    question.player = owner_of(heist.terms, first);
    question.team = static_cast<kernel::PlayerSet>(team & ~kernel::only(question.player));
    return table.choose(question);
}

// HH-O-120, HH-DIE-03
Option choose_as_team(const Heist& heist, Table& table, Ask ask, About about,
                      const Options& options) {
    about.who = heist.active;
    const auto all = static_cast<kernel::PlayerSet>((1U << heist.terms.players) - 1);
    return choose_among(heist, table, ask, about, options, heist.active, all);
}

bool agrees(const Heist& heist, Table& table, Ask ask, const About& about) {
    Options options;
    options.push_back({Choice::no});
    options.push_back({Choice::yes});
    return choose(heist, table, ask, about, options).choice == Choice::yes;
}

Space choose_space(const Heist& heist, Table& table, const About& about, const Spaces& spaces) {
    Options options;
    for (const Space space : spaces)
        options.push_back({Choice::space, 0, space});
    return choose(heist, table, Ask::destination, about, options).at;
}

Perch choose_perch(const Heist& heist, Table& table, Ask ask, const About& about,
                   const Perches& among) {
    return choose(heist, table, ask, about, options_of(among)).value;
}
Perch choose_perch_as_team(const Heist& heist, Table& table, Ask ask, const About& about,
                           const Perches& among) {
    return choose_as_team(heist, table, ask, about, options_of(among)).value;
}

std::uint8_t draw(const Heist& heist, Table& table, Why why, Rule rule, std::uint16_t among,
                  std::size_t kinds) {
    std::array<std::uint8_t, 16> weights{};
    for (std::size_t kind = 0; kind < kinds; ++kind)
        weights[kind] = (among >> kind) & 1U;
    kernel::Roll<HighwayHeist> roll;
    roll.why = why;
    roll.about = {rule, heist.active};
    roll.count = 1;
    roll.sides = static_cast<std::uint8_t>(kinds);
    roll.weights = {weights.data(), kinds};
    kernel::Faces faces;
    table.roll(roll, faces);
    return faces[0];
}

void tell(Table& table, const Event& event) { table.tell(event); }

}  // namespace highway_heist
