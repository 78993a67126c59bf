// What the race is about: its kind, rounds, points, the Fox, teams; and why it cannot be held.
#include <algorithm>
#include <array>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/race_start.h"
#include "games/frothy/view/core/race_length.h"
#include "games/frothy/view/screens/setup_screen.h"
#include "ui/buttons.h"
#include "ui/letters.h"

namespace frothy {

using namespace ui;
namespace theme = stage::theme;
using stage::theme::ButtonRole;

namespace {

void label(ImFont* font, std::string_view words) {
    const FontScope scope(font);
    ImGui::TextUnformatted(words.data(), words.data() + words.size());
}

std::string name_at(const SetupPlan& plan, std::size_t seat) { return name_of(plan.seats[seat]); }

// What something means, with its rule at the right end of the window.
struct Meaning {
    std::string_view words;
    Rule rule;
    float left = 0.0F;  // in the window
    float top = 0.0F;
    float row = 0.0F;   // in the middle of a row as high as that
    float drop = 0.0F;  // of the rule under the top
    float gap = 12.0F;  // between them, at 100 %
};

// True where the rule was asked for. The next item comes under the words.
bool show_meaning(const ui::Kit& kit, const Meaning& it, int id) {
    const float s = kit.scale();
    ImFont* font = kit.frame.fonts().body;
    const float right = ImGui::GetContentRegionMax().x - rule_button_width(kit);
    const float wide = std::max(60.0F * s, right - it.gap * s - it.left);
    const float tall = text_height(font, std::string(it.words), wide);
    ImGui::SetCursorPos({it.left, it.top + std::max(0.0F, (it.row - tall) / 2.0F)});
    ImGui::PushTextWrapPos(it.left + wide);
    label(font, it.words);
    ImGui::PopTextWrapPos();
    const float under = ImGui::GetCursorPosY();
    ImGui::SetCursorPos({right, it.top + it.drop * s});
    const bool is_asked = rule_button(kit, it.rule, id);
    ImGui::SetCursorPosY(std::max(under, ImGui::GetCursorPosY()));
    return is_asked;
}

void type_button(const ui::Kit& kit, const Course& course, RaceTerms& terms, RaceType type,
                 ImVec2 size) {
    const std::string name = race_type_name(type);
    const bool is_pressed =
        key_button(kit, {.label = name, .size = size, .is_lit = terms.type == type, .id = "type"});
    if (!is_pressed) return;
    if (terms.type != type) terms.head_start = proposed_head_start(course);
    terms = terms_of_kind(terms, type);
}

void show_types(const ui::Kit& kit, const Course& course, RaceTerms& terms) {
    const float s = kit.scale();
    const float gap = 8.0F * s;
    const float room = ImGui::GetContentRegionAvail().x;
    const int columns = room > 520.0F * s ? 3 : 2;
    const float width =
        std::floor((room - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {gap, gap});
    for (int i = 0; i < race_type_count; ++i) {
        if (i % columns != 0) ImGui::SameLine();
        ImGui::PushID(i);
        type_button(kit, course, terms, static_cast<RaceType>(i), {width, std::ceil(44.0F * s)});
        ImGui::PopID();
    }
    ImGui::PopStyleVar();
}

// The same one under the other, each with its aim beside it: where there is room for that.
void list_types(const ui::Kit& kit, const Course& course, RaceTerms& terms, Rule& asked) {
    const float s = kit.scale();
    const ImVec2 size{std::ceil(230.0F * s), std::ceil(44.0F * s)};
    for (int i = 0; i < race_type_count; ++i) {
        const auto type = static_cast<RaceType>(i);
        const std::string aim = race_type_aim(type);
        const Rule rule = race_type_rule(type);
        ImGui::PushID(i);
        const float top = ImGui::GetCursorPosY();
        type_button(kit, course, terms, type, size);
        const float under = ImGui::GetCursorPosY();
        const float left = ImGui::GetCursorStartPos().x + size.x + 16.0F * s;
        if (show_meaning(kit, {aim, rule, left, top, size.y, 9.0F}, -1)) asked = rule;
        ImGui::SetCursorPosY(under);
        ImGui::PopID();
    }
}

// How it goes, for who has never raced one: two short paragraphs (FR-RACE-01 to 06, FR-EDGE-27,
// 31).
struct KindStory {
    const char* start;
    const char* end;
};

KindStory story_of(RaceType type) {
    switch (type) {
    case RaceType::fastest: break;
    case RaceType::furthest:
        return {mark("All start from the grid, and there is no line to reach. What counts is how "
                     "far each has come along the course."),
                mark("It ends after the rounds agreed below, or with the round in which the clock "
                     "runs out.")};
    case RaceType::toughest:
        return {mark("All start spread evenly round the course, and nobody counts laps. Lash out, "
                     "ram, and push the others into whatever stands in the way."),
                mark("Places go in reverse order of wrecking: whoever is wiped out first is last. "
                     "A small circuit suits it best.")};
    case RaceType::pursuit:
        return {
            mark("A race for two on a circuit: they start on opposite sides, half a lap apart."),
            mark("Draw level with the other or run into it, and it is caught. A wreck has lost. "
                 "After the last round, whoever has gained on the other wins.")};
    case RaceType::fox_and_hounds:
        return {
            mark("One is the Fox and starts ahead of the grid. All the others are Hounds and "
                 "hunt it."),
            mark(
                "A Hound that draws level with the Fox, runs into it or destroys it has won. A Fox "
                "that lasts all the rounds has won, and so has one whose Hounds are all out.")};
    }
    return {
        mark("All start from the grid and go along the course, as many laps as the foot of this "
             "page says."),
        mark("Whoever crosses the line is home and leaves the track, and the others race on for "
             "the places. A wreck does not get home.")};
}

// A choice has its control at the left, and what it means with its rule beside it, or under it
// where there is little room.
class ChoiceRow {
public:
    ChoiceRow(const ui::Kit& kit, Rule& asked)
        : kit_(kit),
          asked_(asked),
          wanted_(ImGui::GetStateStorage()->GetFloat(ImGui::GetID("control width"))) {}
    // All controls are as wide as the widest of the frame before.
    ~ChoiceRow() { ImGui::GetStateStorage()->SetFloat(ImGui::GetID("control width"), widest_); }
    ChoiceRow(const ChoiceRow&) = delete;
    ChoiceRow& operator=(const ChoiceRow&) = delete;

    int number(const char* id, const std::string& value, std::string_view meaning, Rule rule) {
        widest_ = std::max(widest_, stepper_width(kit_, value));
        const int moved = stepper(kit_, id, value, control_width());
        explain(meaning, rule);
        return moved;
    }
    int long_number(const char* id, const std::string& value, std::string_view meaning, Rule rule) {
        const int moved = long_stepper(kit_, id, value, control_width());
        explain(meaning, rule);
        return moved;
    }
    bool toggle(const std::string& words, bool is_on, std::string_view meaning, Rule rule) {
        const KeyButton toggle{.label = words,
                               .role = is_on ? ButtonRole::paper : ButtonRole::plain,
                               .size = {control_width(), std::ceil(38.0F * scale())},
                               .icon = is_on ? "ui/check" : "ui/cross",
                               .id = "toggle"};
        widest_ = std::max(widest_, key_button_width(kit_, toggle));
        ImGui::PushID(count_);
        const bool used = key_button(kit_, toggle);
        ImGui::PopID();
        explain(meaning, rule);
        return used;
    }
    void explain(std::string_view meaning, Rule rule) {
        const float s = scale();
        const float bottom = ImGui::GetCursorPosY();
        const float beside = is_wide() ? control_width() + 16.0F * s : 0.0F;
        const Meaning shown{meaning,
                            rule,
                            ImGui::GetCursorStartPos().x + beside,
                            is_wide() ? last_top_ : bottom,
                            is_wide() ? std::ceil(38.0F * s) : 0.0F,
                            6.0F};
        if (show_meaning(kit_, shown, count_++)) asked_ = rule;
        ImGui::SetCursorPosY(std::max(bottom, ImGui::GetCursorPosY()) + 2.0F * s);
        begin();
    }
    // Where the next row starts.
    void begin() { last_top_ = ImGui::GetCursorPosY(); }

private:
    float scale() const { return kit_.scale(); }
    bool is_wide() const { return ImGui::GetWindowContentRegionMax().x > 560.0F * scale(); }
    float control_width() const {
        const float room = ImGui::GetWindowContentRegionMax().x;
        const float most = is_wide() ? room * 0.55F : room;
        return std::min(std::max(304.0F * scale(), wanted_), most);
    }

    const ui::Kit& kit_;
    Rule& asked_;
    float last_top_ = 0.0F;
    int count_ = 0;
    float wanted_;
    float widest_ = 0.0F;
};

void show_clock(ChoiceRow& row, SetupPlan& plan) {
    RaceTerms& terms = plan.terms;
    const bool by_clock = terms.time_limit == TimeLimit::clock;
    if (row.toggle(
            tr(by_clock ? mark("Ends by the clock") : mark("Ends by rounds")), by_clock,
            tr(by_clock
                   ? mark("The clock stops while a menu is open; the round is raced to its end.")
                   : mark("Press for a race by the clock.")),
            "FR-RACE-02")) {
        terms.time_limit = by_clock ? TimeLimit::none : TimeLimit::clock;
        terms.rounds = by_clock ? std::uint16_t{0} : static_cast<std::uint16_t>(max_rounds);
    }
    if (terms.time_limit != TimeLimit::clock) return;
    const std::string minutes =
        say(by_count(plan.minutes, "{0} minute", "{0} minutes"), {plan.minutes});
    const int moved =
        row.long_number("minutes", minutes,
                        tr("How long the race lasts before the distances count."), "FR-RACE-02");
    plan.minutes = std::clamp(plan.minutes + moved, 1, play::most_minutes);
}

void show_rounds(ChoiceRow& row, RaceTerms& terms) {
    const int rounds = rounds_of(terms);
    if (rounds == 0 || (terms.time_limit == TimeLimit::clock && rounds == max_rounds)) return;
    const bool is_furthest = terms.type == RaceType::furthest;
    const bool is_hunt = terms.type == RaceType::fox_and_hounds;
    const int moved =
        row.long_number("rounds", say(by_count(rounds, "{0} round", "{0} rounds"), {rounds}),
                        tr(is_furthest ? mark("Then the distances count.")
                           : is_hunt   ? mark("A Fox that lasts this long has won.")
                                       : mark("After that, whoever has gained on the other wins.")),
                        is_furthest ? Rule("FR-RACE-02") : Rule("FR-EDGE-31"));
    if (moved != 0) {
        terms.rounds = static_cast<std::uint16_t>(std::clamp(rounds + moved, 1, max_rounds));
    }
}

void show_hunt(ChoiceRow& row, const Course& course, SetupPlan& plan) {
    RaceTerms& terms = plan.terms;
    const bool in_turns = plan.fox_play == FoxPlay::in_turns;
    if (row.toggle(tr(in_turns ? mark("In turns") : mark("One chase")), in_turns,
                   tr(in_turns ? mark("Everybody is the Fox once, and whoever lasts longest wins.")
                               : mark("One Fox, one race; press for a match in turns.")),
                   "FR-RACE-06")) {
        plan.fox_play = in_turns ? FoxPlay::once : FoxPlay::in_turns;
    }
    if (plan.fox_play == FoxPlay::once) {
        const auto count = static_cast<int>(plan.seats.size());
        const std::size_t fox = std::min<std::size_t>(terms.fox, plan.seats.size() - 1);
        const int moved =
            row.number("fox", say("The Fox: {0}", {name_at(plan, fox)}),
                       tr("It starts ahead and is hunted by all the others."), "FR-RACE-05");
        terms.fox = static_cast<VehicleId>((terms.fox + moved + count) % count);
    }
    const int most = std::min(255, most_head_start(course));
    const int moved = row.long_number(
        "ahead",
        say(by_count(terms.head_start, "{0} space ahead", "{0} spaces ahead"), {terms.head_start}),
        tr("How far ahead of the grid the Fox starts: proposed by course, at most half a lap."),
        "FR-RACE-06");
    terms.head_start = static_cast<std::uint8_t>(std::clamp(terms.head_start + moved, 1, most));
}

void show_points(ChoiceRow& row, RaceTerms& terms) {
    const bool counted = terms.has_scoring();
    if (row.toggle(
            tr(counted ? mark("Points: counted") : mark("Points: not counted")), counted,
            tr(counted ? mark("The highest total wins, whoever is home first.")
                       : mark("Press to race for points: obstacles, runners, Damage and places.")),
            "FR-RACE-10")) {
        terms.scoring.scoring = counted ? Scoring::unused : Scoring::used;
    }
    if (!terms.has_scoring()) return;
    ScoringTerms& scoring = terms.scoring;
    const auto points = [&](const char* id, const char* what, std::uint8_t& value,
                            std::string_view meaning, Rule rule) {
        const std::string text =
            say("{0}: {1}", {what, value == 0 ? tr_in("points", "none") : std::to_string(value)});
        const int moved = row.number(id, text, meaning, rule);
        value = static_cast<std::uint8_t>(std::clamp(value + moved, 0, most_points));
    };
    points(
        "obstacle", tr("An obstacle"), scoring.obstacle,
        tr("For whoever first takes a marker from a fragile obstacle; its hex may say otherwise."),
        "FR-RACE-07");
    points("damage", tr("A point of Damage"), scoring.damage,
           tr("For Damage inflicted by attacks won and by running into others."), "FR-RACE-09");
    constexpr std::array<const char*, scored_places> names = {
        mark("First place"), mark("Second place"), mark("Third place")};
    for (std::size_t i = 0; i < names.size(); ++i) {
        points(names[i], tr(names[i]), scoring.places[i], tr("For the place in the race itself."),
               "FR-RACE-10");
    }
    const int moved = row.number("runners", say("Runners: {0}", {scoring.runners}),
                                 tr("How many run across the track at a time."), "FR-RACE-08");
    scoring.runners =
        static_cast<std::uint8_t>(std::clamp(scoring.runners + moved, 0, max_runners));
    if (scoring.runners > 0) {
        points("runner", tr("A runner"), scoring.runner,
               tr("For whoever runs it over; 3, or 4 for nimble ones."), "FR-RACE-08");
    }
}

void show_teams(const ui::Kit& kit, ChoiceRow& row, SetupPlan& plan) {
    const float s = kit.scale();
    RaceTerms& terms = plan.terms;
    const bool had_teams = terms.has_teams();
    if (row.toggle(tr(had_teams ? mark("Teams: in play") : mark("Everybody alone")), had_teams,
                   tr(had_teams ? mark("The best team wins, by points or by average place.")
                                : mark("Press to race in teams.")),
                   "FR-RACE-11")) {
        terms.teams.fill(no_team);
        for (std::size_t i = 0; !had_teams && i < plan.seats.size(); ++i)
            terms.teams[i] = static_cast<std::uint8_t>(1 + i % 2);
    }
    if (!terms.has_teams()) return;
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        const float width =
            std::max(170.0F * s, stepper_width(kit, say("Team {0}", {max_vehicles})));
        const int moved = stepper(kit, "team", say("Team {0}", {terms.teams[i]}), width);
        terms.teams[i] = static_cast<std::uint8_t>(
            std::clamp(terms.teams[i] + moved, 1, static_cast<int>(max_vehicles)));
        ImGui::SameLine();
        label(kit.frame.fonts().label, name_at(plan, i));
        ImGui::PopID();
    }
}

}  // namespace

std::string race_trouble(const SetupPlan& plan, const SetupOffers& offers) {
    Setting setting;
    setting.course = offers.courses[plan.course].course;
    for (const SeatPlan& seat : plan.seats)
        setting.licences.push_back(offers.licences[seat.licence].licence);
    setting.terms = plan.terms;
    for (const Fault& fault : find_race_faults(setting)) {
        if (fault.severity != Severity::error) continue;
        return say(
            fault.rule.is_none()
                ? mark("{0} does not work with these settings. Found: {1}; needed: {2}.")
                : mark("{0} does not work with these settings. Found: {1}; needed: {2} ({3})."),
            {race_type_name(plan.terms.type), fault.found, fault.expected, fault.rule.text()});
    }
    return {};
}

const std::string& SetupScreen::known_trouble(const SetupPlan& plan, const SetupOffers& offers) {
    const bool is_known = checked_ && checked_->course == plan.course &&
                          checked_->seats == plan.seats && checked_->terms == plan.terms;
    if (!is_known) {
        checked_ = Checked{plan.course, plan.seats, plan.terms, race_trouble(plan, offers)};
    }
    return checked_->trouble;
}

void SetupScreen::show_kind(const Page& page) {
    const ui::Kit& kit = page.kit;
    SetupPlan& plan = page.plan;
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    RaceTerms& terms = plan.terms;
    Rule asked;
    ImGui::Dummy({0.0F, 2.0F * s});
    const ImVec2 room = ImGui::GetContentRegionAvail();
    if (room.x > 640.0F * s && room.y > 640.0F * s) {
        list_types(kit, page.course(), terms, asked);
        ImGui::Separator();
    } else {
        show_types(kit, page.course(), terms);
        const std::string aim = race_type_aim(terms.type);
        const Rule rule = race_type_rule(terms.type);
        const ImVec2 at = ImGui::GetCursorPos();
        if (show_meaning(kit, {.words = aim, .rule = rule, .left = at.x, .top = at.y, .gap = 8.0F},
                         -1))
            asked = rule;
    }
    const KindStory story = story_of(terms.type);
    show_text(fonts.body, tr(story.start));
    show_text(fonts.body, tr(story.end));
    if (const std::string& trouble = known_trouble(plan, page.offers); !trouble.empty()) {
        ImGui::PushStyleColor(ImGuiCol_Text, packed(theme::sand));
        show_text(fonts.label, trouble);
        ImGui::PopStyleColor();
    }
    ImGui::Separator();
    ChoiceRow row(kit, asked);
    row.begin();
    if (terms.type == RaceType::furthest) show_clock(row, plan);
    show_rounds(row, terms);
    if (terms.type == RaceType::fox_and_hounds) show_hunt(row, page.course(), plan);
    if (may_score(terms.type)) show_points(row, terms);
    show_teams(kit, row, plan);
    page.ask(asked);
}

}  // namespace frothy
