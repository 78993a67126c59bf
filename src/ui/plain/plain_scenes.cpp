#include "ui/plain/plain_scenes.h"

#include <algorithm>
#include <utility>

#include "play/library.h"
#include "ui/buttons.h"
#include "ui/core/palette.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/panels.h"
#include "ui/rules_window.h"
#include "ui/screens/results_parts.h"
#include "words/words.h"

namespace ui {

using stage::theme::ButtonRole;
using words::say;
using words::tr;

namespace {

std::uint8_t free_livery(const std::vector<SeatChoice>& seats) {
    std::uint8_t livery = 0;
    while (std::ranges::find(seats, livery, &SeatChoice::livery) != seats.end())
        ++livery;
    return livery;
}

class PlannedSeats final : public SeatTable {
public:
    PlannedSeats(PlainPlan& plan, const SeatFillers& fillers) : plan_(plan), fillers_(fillers) {}

    std::size_t size() const override { return plan_.seats.size(); }
    SeatChoice& seat(std::size_t index) override { return plan_.seats[index]; }
    std::size_t least() const override { return plan_.least; }
    std::size_t most() const override { return plan_.most; }
    void swap(std::size_t one, std::size_t other) override {
        std::swap(plan_.seats[one], plan_.seats[other]);
    }
    void remove(std::size_t index) override {
        plan_.seats.erase(plan_.seats.begin() + static_cast<std::ptrdiff_t>(index));
    }
    void add() override { plan_.seats.push_back(one_more_seat(plan_.seats)); }
    SeatFillers fillers() const override { return fillers_; }
    bool has_pieces() const override { return false; }
    bool show_piece(const Kit&, std::size_t, float, SeatRow) override { return false; }
    void show_larger(const Kit&, std::size_t, float) override {}
    void show_order(const Kit&, bool) override {}

private:
    PlainPlan& plan_;
    SeatFillers fillers_;
};

// What a value means, in small letters as far as `right`.
void show_about(const Kit& kit, const std::string& words, float right) {
    if (words.empty()) return;
    const FontScope font(kit.fonts().small);
    ImGui::PushStyleColor(ImGuiCol_Text, packed(theme::sand));
    ImGui::PushTextWrapPos(right);
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(words.c_str());
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
}

enum Button : std::size_t { go_on, new_race, watch, board, save_record, title };

}  // namespace

SeatChoice one_more_seat(const std::vector<SeatChoice>& taken) {
    const std::uint8_t livery = free_livery(taken);
    return {std::string(liveries[livery].name), livery, false};
}

std::vector<SeatChoice> usual_seats(std::size_t seats) {
    constexpr std::uint8_t red = 3;
    PlainPlan plan;
    plan.least = plan.most = seats;
    plan.seats = {{std::string(liveries[red].name), red, true}};
    resize(plan, seats);
    return plan.seats;
}

void resize(PlainPlan& plan, std::size_t seats) {
    seats = std::clamp(seats, plan.least, plan.most);
    while (plan.seats.size() > seats)
        plan.seats.pop_back();
    while (plan.seats.size() < seats) {
        plan.seats.push_back(one_more_seat(plan.seats));
    }
}

void remember(formats::FlatJson& table, const PlainPlan& plan) {
    table.clear();
    remember_seed(table, plan.seed);
    table["seats"] = std::to_string(plan.seats.size());
    for (std::size_t i = 0; i < plan.seats.size(); ++i)
        remember_seat(table, i, plan.seats[i]);
}

void recall(const formats::FlatJson& table, PlainPlan& plan) {
    plan.seed = remembered_seed(table);
    const int seats = formats::number_at(table, "seats", static_cast<int>(plan.least),
                                         static_cast<int>(plan.most), 0);
    if (seats == 0) {
        plan.seats = usual_seats(plan.usual);
        return;
    }
    plan.seats.clear();
    for (int i = 0; i < seats; ++i) {
        SeatChoice seat = remembered_seat(table, static_cast<std::size_t>(i));
        const bool is_taken =
            std::ranges::find(plan.seats, seat.livery, &SeatChoice::livery) != plan.seats.end();
        if (is_taken) seat.livery = free_livery(plan.seats);
        plan.seats.push_back(std::move(seat));
    }
}

// --- Setting up --------------------------------------------------------------------------------

void PlainSetupScene::show_rules(const Kit& kit, const PlainOffers& offers) const {
    std::vector<std::string> paragraphs = offers.how_to_play;
    show_text(kit.frame.fonts().heading,
              paragraphs.empty() ? tr("The rules") : tr("How it is played"));
    if (paragraphs.empty())
        for (const formats::RuleText& rule : kit.rulebook.entries())
            paragraphs.push_back(rule.text);
    ImGui::BeginChild("rules", {0.0F, 0.0F}, false, ImGuiWindowFlags_NavFlattened);
    for (const std::string& paragraph : paragraphs) {
        show_text(kit.frame.fonts().body, paragraph);
        ImGui::Spacing();
    }
    if (!offers.how_to_play.empty() && key_button(kit, {.label = tr("All the rules")}))
        door_.program().rules().open();
    theme::fade_scrolled_edges(theme::deep_umber);
    ImGui::EndChild();
}

void PlainSetupScene::show_seats(const Kit& kit, const PlainOffers& offers, bool is_wide) {
    PlannedSeats seats(plan_, {offers.drivers, cast_, door_.id()});
    page_.show(kit, seats, is_wide ? SeatsPage::Detail::beside : SeatsPage::Detail::out_of_sight);
    show_what(kit, offers);
}

// What is played, below the seats where they leave room: nobody needs to look for another page.
void PlainSetupScene::show_what(const Kit& kit, const PlainOffers& offers) {
    if (offers.terms.empty()) return;
    if (ImGui::GetContentRegionAvail().y < 220.0F * kit.scale()) return;
    ImGui::Dummy({0.0F, 12.0F * kit.scale()});
    ImGui::Separator();
    show_terms(kit, offers);
}

// Side by side as far as there is room; the one in force is lit.
void PlainSetupScene::show_presets(const Kit& kit, const PlainOffers& offers) {
    const float room = ImGui::GetContentRegionAvail().x;
    std::string about = tr("An agreement of your own.");
    float used = 0.0F;
    for (std::size_t i = 0; i < offers.presets.size(); ++i) {
        const PlainOffers::Preset& preset = offers.presets[i];
        const bool in_force = preset.terms == plan_.terms;
        if (in_force) about = preset.explanation;
        KeyButton button{.label = preset.label};
        button.is_lit = in_force;
        const float width = key_button_width(kit, button);
        if (used > 0.0F && used + width <= room) ImGui::SameLine();
        used = (used + width <= room ? used : 0.0F) + width + ImGui::GetStyle().ItemSpacing.x;
        if (key_button(kit, button)) {
            plan_.terms = preset.terms;
            if (offers.presets_seat) resize(plan_, preset.seats);
        }
        if (ImGui::IsItemHovered()) tip_above(kit, preset.explanation);
    }
    show_muted(kit.fonts().small, about);
    ImGui::Separator();
}

void PlainSetupScene::show_term(const Kit& kit, const PlainTerm& term, std::size_t index) {
    const float s = kit.scale();
    const float room = ImGui::GetContentRegionAvail().x;
    ImGui::PushID(static_cast<int>(index));
    const float top = ImGui::GetCursorPosY();
    const float values_from = std::min(0.42F * room, 230.0F * s);
    ImGui::PushFont(kit.fonts().label);
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(term.label.c_str());
    ImGui::PopFont();
    ImGui::SameLine(values_from);
    ImGui::SetCursorPosY(top);
    const PlainTerm::Value& chosen = term.values[term.chosen];
    if (term.values.size() > 2) {
        const int by = stepper(kit, "value", chosen.label, 230.0F * s);
        const int wanted = static_cast<int>(term.chosen) + by;
        if (by != 0 && wanted >= 0 && wanted < static_cast<int>(term.values.size()))
            wishes_.agree(index, static_cast<std::size_t>(wanted));
    }
    std::string trouble;
    for (std::size_t value = 0; value < term.values.size() && term.values.size() <= 2; ++value) {
        const PlainTerm::Value& one = term.values[value];
        if (value > 0) ImGui::SameLine();
        ImGui::SetCursorPosY(top);
        const bool is_chosen = value == term.chosen;
        KeyButton button{.label = one.label};
        button.is_enabled = one.trouble.empty();
        button.is_lit = is_chosen;
        if (!one.trouble.empty()) trouble = one.trouble;
        if (key_button(kit, button) && !is_chosen) wishes_.agree(index, value);
    }
    const float rule_from = std::max(0.0F, room - rule_button_width(kit) - 4.0F * s);
    const std::string& about = trouble.empty() ? chosen.explanation : trouble;
    const bool is_beside = room >= 900.0F * s;
    if (is_beside) {
        ImGui::SameLine(values_from + 290.0F * s);
        ImGui::SetCursorPosY(top);
        show_about(kit, about, rule_from - 12.0F * s);
    }
    ImGui::SameLine(rule_from);
    ImGui::SetCursorPosY(top);
    if (rule_button(kit, term.rule, 0)) door_.program().rules().open(term.rule.text());
    if (!is_beside) show_about(kit, about, room);
    ImGui::SetCursorPosY(std::max(ImGui::GetCursorPosY(), top + 52.0F * s));
    ImGui::Separator();
    ImGui::PopID();
}

void PlainSetupScene::show_terms(const Kit& kit, const PlainOffers& offers) {
    if (!offers.presets.empty()) show_presets(kit, offers);
    for (std::size_t i = 0; i < offers.terms.size(); ++i)
        show_term(kit, offers.terms[i], i);
    roll_by_keys(kit);
}

void PlainSetupScene::show(const Kit& kit) {
    Program& program = door_.program();
    const PlainOffers offers = wishes_.offers();
    SetupLook look;
    look.title = tr("A new race");
    look.pages = {{tr("The rules"), stage::Key::f1, [&](bool) { show_rules(kit, offers); }},
                  {words::tr_in("tab", "Seats"), stage::Key::f2,
                   [&](bool is_wide) { show_seats(kit, offers, is_wide); }}};
    if (!offers.terms.empty()) {
        look.pages.push_back({words::tr_in("tab", "Details"), stage::Key::f3,
                              [&](bool) { show_terms(kit, offers); }});
    }
    look.show_side = [&] { show_rules(kit, offers); };
    look.seed_page = 1;
    look.has_dice = offers.has_dice;
    look.start = tr("Start the race");
    const std::string length = offers.minutes > 0 ? length_words(offers.minutes) : "";
    look.middle_width = text_width(kit.fonts().body_italic, length);
    look.show_middle = [&](float room) {
        if (look.middle_width > room) return;
        const FontScope font(kit.fonts().body_italic);
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted(length.c_str());
    };
    SetupCommand command = SetupCommand::none;
    {
        const bool is_covered = program.is_covered();
        const CoveredScope covered(is_covered);
        command = shell_.show(kit, program.screen().canvas(), look, plan_.seed);
        if (is_covered) return;
    }
    if (command == SetupCommand::back) program.scenes().pop_to_first();
    if (command == SetupCommand::start) wishes_.start();
}

// --- Its end -----------------------------------------------------------------------------------

PlainResultsScene::PlainResultsScene(TableDoor& door, PlayScene& played,
                                     std::function<void(Results&)> tell, Wishes wishes)
    : door_(door), played_(played), tell_(std::move(tell)), wishes_(std::move(wishes)) {
    fill();
}

void PlainResultsScene::fill() {
    tell_(results_);
    kernel::PlayerSet winners = 0;
    for (const ResultsRow& row : results_.rows)
        if (row.is_winner) winners |= kernel::only(row.who);
    if (results_.headline.empty()) results_.headline = winners_words(played_.seating(), winners);
    results_.about = door_.title();
    results_.buttons = {
        {wishes_.on_label, stage::Key::a, ButtonRole::decide, true, true},
        {tr("New race"), stage::Key::n, ButtonRole::plain, true, true},
        {tr("Watch it again"), stage::Key::w},
        {tr("The board"), stage::Key::b},
        {tr("Save the record"), stage::Key::s, ButtonRole::plain, results_.saved_as.empty()},
        {words::tr_in("button", "Title"), stage::Key::escape, ButtonRole::plain, true, true}};
}

void PlainResultsScene::save() {
    try {
        const play::OpenGame& game = played_.open_game();
        results_.saved_as = play::save_game(game, door_.program().user_dirs(), game.usual_name())
                                .filename()
                                .string();
        results_.save_trouble.clear();
    } catch (const std::runtime_error& error) {
        results_.save_trouble = error.what();
    }
    fill();
}

// Whoever was still throwing dice means none of the buttons.
float PlainResultsScene::pause() const {
    return door_.program().settings().pace == Pace::instant ? 0.0F : 0.8F;
}

// Frames go on until it may be clicked: at rest the time of the first click would not have passed.
bool PlainResultsScene::advance(float seconds) {
    seen_for_ += seconds;
    return seen_for_ < pause();
}

void PlainResultsScene::show(const Kit& kit) {
    Program& program = door_.program();
    ResultsReply reply;
    results_.paint_board = board_of_title(door_, kit);
    {
        const bool is_covered = program.is_covered();
        const CoveredScope covered(is_covered);
        reply = screen_.show(kit, program.screen().canvas(), results_);
        is_settling_ = reply.is_settling;
        if (is_covered) return;
    }
    if (!reply.open.empty()) program.rules().open(reply.open);
    if (!reply.button || seen_for_ < pause()) return;
    switch (*reply.button) {
    case go_on: wishes_.on(); break;
    case new_race: door_.set_up(); break;
    case watch: wishes_.watch(); break;
    case board: program.scenes().pop(); break;
    case save_record: save(); break;
    default: program.scenes().pop_to_first(); break;
    }
}

}  // namespace ui
