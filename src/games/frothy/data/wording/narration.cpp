#include "games/frothy/data/wording/narration.h"

#include <ostream>

#include "words/words.h"

namespace frothy {

namespace {

constexpr std::size_t event_margin = 10;

}  // namespace

Narration::Narration(const Race& race, Names names, TellPlaces places, std::ostream& out)
    : race_(race), names_(std::move(names)), places_(places), out_(out) {}

void Narration::tell_choice(std::string_view margin, const Question& question, Option answer) {
    const bool is_secret = kernel::is_secret(question);
    say(margin,
        words::say(is_secret ? words::mark("{0}, in secret.") : words::mark("{0}."),
                   {describe_choice(question.player, question.ask, answer, race_, names_)}));
}

void Narration::tell_cast(std::string_view margin, const Roll& roll,
                          std::span<const std::uint8_t> faces) {
    const DiceFaces printed = race_.rules().dice_faces;
    say(margin, describe_cast(roll.why, roll.about.vehicle, faces, printed, names_));
}

void Narration::tell_reveal(std::string_view margin) {
    say(margin, words::tr("The secret answers are revealed."));
}

void Narration::tell_event(const Event& event) {
    // Headings and casts have said these already.
    if (event.is<RoundBegan, PhaseBegan, Rolled>()) return;
    say_heading();
    out_ << std::string(event_margin, ' ') << describe(event, race_, names_);
    if (places_ == TellPlaces::yes && event.to() != no_cell) {
        const hexgrid::Hex hex = race_.course().hex(event.to());
        out_ << "  (" << hex.q << ", " << hex.r << ')';
    }
    if (!event.rule.is_none()) out_ << "  [" << event.rule.text() << ']';
    out_ << '\n';
}

void Narration::say_heading() {
    std::string moment = moment_name(race_);
    if (moment == moment_) return;
    moment_ = std::move(moment);
    out_ << '\n' << moment_ << '\n';
}

void Narration::say(std::string_view margin, std::string_view sentence) {
    say_heading();
    out_ << margin << sentence << '\n';
}

}  // namespace frothy
