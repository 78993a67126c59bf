#include "games/frothy/view/race/race_screen.h"

#include <algorithm>
#include <utility>

#include "games/frothy/rules/traits.h"
#include "games/frothy/view/core/faces.h"
#include "games/frothy/view/core/race_deed.h"
#include "games/frothy/view/core/seat_names.h"
#include "games/frothy/view/kit/dice_and_vehicles.h"
#include "games/frothy/view/race/race_panels.h"
#include "ui/cards.h"
#include "ui/letters.h"

namespace frothy {

using words::say;
using words::tr;

namespace {

// Whose deed or fate comes first among these; no_vehicle for nobody's.
VehicleId first_actor(const std::vector<Happening>& happenings, const Race& race) {
    for (const Happening& happening : happenings) {
        const bool is_event = happening.kind == kernel::HappeningKind::event;
        if (is_event && happening.event.who < race.vehicle_count) return happening.event.who;
    }
    return no_vehicle;
}

}  // namespace

RaceScreen::RaceScreen(stage::Canvas& canvas, stage::SpriteStore& sprites, const Session& session,
                       const ui::Seating& seating)
    : PlayScreen(canvas, sprites, seating),
      view_(session.now()),
      board_(canvas, sprites, seating),
      log_(names_of(seating)) {
    log_.set_people(ui::people_of(seating));
    log_.rebuild(session);
    teller_.begin(log_);
    note_actors(session.pending() != nullptr ? session.pending()->player : no_vehicle, no_vehicle);
}

RaceScreen::RaceScreen(stage::Canvas& canvas, stage::SpriteStore& sprites, const RaceMoment& moment,
                       const ui::Seating& seating)
    : PlayScreen(canvas, sprites, seating),
      view_(moment.now),
      board_(canvas, sprites, seating),
      log_(names_of(seating)) {
    log_.set_people(ui::people_of(seating));
    log_.rebuild(moment.start, moment.journal, moment.entries);
}

// --- The course of the race --------------------------------------------------------------------

void RaceScreen::show_moment(const RaceMoment& moment, VehicleId look_at) {
    view_.snap_to(moment.now);
    forget_news();
    log_.rebuild(moment.start, moment.journal, moment.entries,
                 [&](const Happening& told) { view_.take_up(told); });
    PlayScreen::look_at(look_at);
    if (look_at != no_vehicle && moment.now[look_at].cell != no_cell) follow(look_at);
}

void RaceScreen::take(const std::vector<Happening>& happenings, const RaceJournal& journal,
                      const Race& now, VehicleId look_at) {
    view_.play(happenings, journal, now);
    log_.add(happenings, journal);
    PlayScreen::look_at(look_at);
}

void RaceScreen::take(const std::vector<Happening>& happenings, const Session& session) {
    // Motion that is skipped never comes into focus.
    note_actors(session.pending() != nullptr ? session.pending()->player : no_vehicle,
                first_actor(happenings, session.now()));
    // An answer may change the state and leave nothing to tell: that a move is over.
    view_.play(happenings, session.journal(), session.now());
    if (!happenings.empty()) log_.add(happenings, session);
    teller_.rewind(log_);
    const bool is_rewound = std::ranges::any_of(happenings, [](const Happening& happening) {
        return happening.kind == kernel::HappeningKind::rewound;
    });
    if (is_rewound) forget_news();
}

void RaceScreen::set_seating(ui::Seating seating) {
    PlayScreen::set_seating(std::move(seating));
    log_.set_names(names_of(this->seating()));
    log_.set_people(ui::people_of(this->seating()));
}

void RaceScreen::ask(const Decision* decision, AnswerPlan advice, Complete complete) {
    if (decision == nullptr) return PlayScreen::ask_nothing();
    if (is_asking() && prompt_.revision() == decision->revision) return;
    prompt_.set(*decision, names_of(seating()), std::move(advice), complete);
    board_.ask(*decision, std::move(complete));
    added_.clear();
    propose_way();
    question_put(decision->player);
}

void RaceScreen::propose_way() {
    const PromptModel& model = prompt_.model();
    if (model.way.empty()) return;
    const auto& whole = model.choices[static_cast<std::size_t>(model.main)];
    board_.propose(model.way.as<Cell>(), whole.answers.as<Option>());
}

// Cards that have been added to a move, or taken back, change where it may go.
void RaceScreen::follow_cards() {
    if (!is_asking() || added_ == prompt_.added()) return;
    added_ = prompt_.added();
    board_.begin(added_, prompt_.begun());
    propose_way();
}

std::vector<AnswerPlan> RaceScreen::plans() const {
    if (!is_asking()) return {};
    std::vector<AnswerPlan> plans = board_.plans();
    for (AnswerPlan& plan : prompt_.plans())
        plans.push_back(std::move(plan));
    return plans;
}

void RaceScreen::set_forecasts(const ForecastBook& book) {
    prompt_.set_forecasts(book);
    board_.set_forecasts(book);
}

void RaceScreen::set_edges(std::vector<EdgeWish> edges) { edges_ = std::move(edges); }

void RaceScreen::put_aside(VehicleId owner, std::vector<CardFaceUp> cards) {
    aside_of_ = owner;
    aside_ = std::move(cards);
}

void RaceScreen::words_changed(const Session& session) {
    log_.rebuild(session);
    say_anew();
    prompt_.words_changed(names_of(seating()));
}

void RaceScreen::words_changed(const RaceMoment& moment) {
    log_.rebuild(moment.start, moment.journal, moment.entries);
    say_anew();
}

// --- What the screen asks ----------------------------------------------------------------------

void RaceScreen::bring_up() {
    follow_cards();
    shown_ = view_.shown_race();
    const VehicleId v = shown_player();
    sheet_.set(shown_, seating(), v, is_moving_shown() ? ClipMotion::slide : ClipMotion::jump);
    // What somebody else's sheet shows is no secret.
    sheet_.put_aside(aside_of_ == v ? aside_ : std::vector<CardFaceUp>{});
}

bool RaceScreen::is_last_lap() const {
    const Race& race = view_.shown_race();
    if (!race.setting->has_finish_line() || race.setting->laps < 2) return false;
    for (VehicleId v = 0; v < race.vehicle_count; ++v)
        if (race[v].laps >= race.setting->laps - 1) return true;
    return false;
}

void RaceScreen::follow(VehicleId v) {
    if (v < view_.race().vehicle_count) board_.follow(view_.vehicles()[v].at);
}

ui::StripCaption RaceScreen::strip_caption(std::optional<int> time_left) const {
    return strip_caption_of(shown_, time_left);
}

std::vector<ui::StripChip> RaceScreen::strip_chips(VehicleId decides) const {
    return strip_chips_of(shown_, seating(), decides);
}

ui::Standings RaceScreen::standings() const { return standings_of(shown_, names_of(seating())); }

void RaceScreen::show_more_standings(const ui::Kit& kit) const {
    show_under_standings(kit, shown_);
}

ui::LogLook RaceScreen::log_look(const ui::Kit& kit) const {
    ui::LogLook look = log_look_of(kit, log_);
    // Taken up in its middle, as on a course that was changed.
    if (shown_.round > 1 || shown_.phase > 0) look.nothing = ui::tr("Nothing has happened yet.");
    return look;
}

ui::CardFace RaceScreen::face_of(ui::Token card) const { return card_face(card.as<CardFaceUp>()); }

ui::Waiting RaceScreen::waiting(const ui::Kit& kit, const ui::PlayCaption& caption) const {
    const auto told = [&](const std::string& sentence, VehicleId who, const ShownDice* dice) {
        return waiting_of(kit, view_.race(), sentence, who, dice);
    };
    const bool is_over = is_at_end() && view_.idle();
    const ShownDice* dice = is_over ? nullptr : view_.dice();
    const auto& lines = log_.lines();
    if (!caption.waiting.empty() || lines.empty()) {
        const bool are_theirs = dice != nullptr && dice->vehicle == caption.who;
        return told(caption.waiting, caption.who, are_theirs ? dice : nullptr);
    }
    // While dice tumble, for what they were thrown; what they show once they lie.
    if (dice != nullptr && dice->is_fresh && dice->tumble < 1.0F) {
        return told(describe_throw(dice->why, dice->vehicle, names_of(seating())), dice->vehicle,
                    dice);
    }
    // While things move: what is happening.
    auto line = lines.rbegin();
    const auto is_passed_over = [&](const LogLine& one) {
        if (dice != nullptr && dice->is_fresh) return one.faces != dice->faces;
        return one.is_minor || one.is_heading || (dice != nullptr && one.who != dice->vehicle);
    };
    while (line != lines.rend() && is_passed_over(*line))
        ++line;
    if (line == lines.rend()) line = lines.rbegin();
    return told(line->text, line->who, dice);
}

// --- A replay's dice ---------------------------------------------------------------------------

std::function<float(stage::Rect where, float most)> RaceScreen::thrown(const ui::Kit& kit) {
    const ShownDice* dice = view_.dice();
    if (dice == nullptr) return {};
    return [this, &kit, dice](stage::Rect where, float most) {
        return ui::show_thrown(kit, thrown_dice(*dice, view_.race().rules().dice_faces),
                               dice->vehicle, where, most, laid_);
    };
}

// --- What is told of somebody ------------------------------------------------------------------

// Whoever plays and is out is told on a note of their own.
std::vector<std::string> RaceScreen::take_news() {
    std::vector<std::string> told;
    for (const RaceNews& news : view_.take_news()) {
        const bool is_person =
            news.event.who < seating().seats.size() && seating().seat(news.event.who).is_human;
        if (is_person && !news.event.is<Finished>()) continue;
        told.push_back(
            news_of(news.event, news.round, view_.race().vehicle_count, names_of(seating())));
    }
    return told;
}

// Whose race is over is asked nothing any more.
std::optional<MisfortuneNote> RaceScreen::misfortune_of(VehicleId v) {
    if (v != no_vehicle) return teller_.tell(v, log_, view_.race());
    const Race& race = view_.race();
    for (VehicleId one = 0; one < race.vehicle_count; ++one) {
        if (one >= seating().seats.size() || !seating().seat(one).is_human) continue;
        if (auto told = teller_.tell_of_wreck(one, log_, race, names_of(seating()))) return told;
    }
    return std::nullopt;
}

std::optional<ui::MisfortuneNote> RaceScreen::take_misfortune(VehicleId v) {
    const std::optional<MisfortuneNote> told = misfortune_of(v);
    if (!told) return std::nullopt;
    ui::MisfortuneNote note;
    note.title = told->title;
    for (const LogLine& line : told->lines) {
        ui::MisfortuneNote::Line& shown = note.lines.emplace_back();
        shown.text = line.text;
        shown.rule = line.rule;
    }
    note.end = told->end;
    note.besides = told->besides;
    note.lasting = told->lasting;
    note.standing = told->standing;
    const Cell cell =
        told->who < view_.race().vehicle_count ? view_.race()[told->who].cell : no_cell;
    if (cell != no_cell) note.target = cell;
    return note;
}

// --- Edges -------------------------------------------------------------------------------------

bool RaceScreen::is_touchable(const ui::RuleRef& ref) const {
    const Rule rule = Rule::from_text(ref.text());
    const Race& race = view_.race();
    const VehicleId v = sheet_.owner();
    return may_use_part_of(rule) && v < race.vehicle_count && seating().seat(v).is_human &&
           race[v].is_running() && has_trait(race, v, rule);
}

// What choosing an edge does, and what its owner has asked for.
std::string RaceScreen::sheet_remark(const ui::SheetNote& note) const {
    if (!is_touchable(note.rule)) return {};
    for (const EdgeWish& wish : edges_) {
        if (wish.vehicle != sheet_.owner() || ui::RuleRef(wish.trait) != note.rule) continue;
        return "\n" + (wish.most == 0 ? std::string(tr("Next time: none of it."))
                                      : say("Next time: no more than {0}.", {wish.most}));
    }
    return std::string("\n") + tr("Choose it to use less of it next time.");
}

}  // namespace frothy
