#include "ui/prompt/prompt_panel_parts.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ui/buttons.h"
#include "ui/letters.h"

namespace ui::prompt_layout {

namespace {

// At a scale of 1.
constexpr float side_padding = 12.0F;
constexpr float between_lines = 3.0F;
constexpr float before_rule = 10.0F;

struct Note {
    std::string title;
    std::vector<OutcomeLine> lines;
    std::size_t spare = 0;  // of the lines the last ones, which go untold before any is cut
    std::vector<OddsWay> ways;
    std::string remark;     // below, in small letters
    std::string about;      // what the question is about, where that does not stand over it
    std::string exactness;  // beside the title, where the bars leave no room for it
    bool warns = false;
    bool tells_refused = false;

    bool is_empty() const {
        return title.empty() && lines.empty() && ways.empty() && remark.empty() && about.empty();
    }
};

// Each sentence is a fact on a line of its own.
void add_facts(std::vector<OutcomeLine>& lines, const std::string& text, const RuleRef& rule) {
    std::size_t from = 0;
    while (from < text.size()) {
        std::size_t to = text.find(". ", from);
        const bool is_last = to == std::string::npos;
        to = is_last ? text.size() : to + 1;
        const std::size_t end = text[to - 1] == '.' ? to - 1 : to;
        lines.push_back({text.substr(from, end - from), from == 0 ? rule : RuleRef()});
        from = is_last ? to : to + 1;
    }
}

Note note_of_choice(const Plan& plan, const PromptModel& model, const PromptChoice& told) {
    Note note;
    const bool has_short_odds = replaces_explanation(plan, told);
    // Right over the main button its words need not be said again.
    const bool is_said = is_tight(plan) && told.rank == ChoiceRank::main;
    if (!replaces_name(plan, told) && !is_said) note.title = told.label;
    if (!told.warning.empty()) note.lines.push_back({told.warning, RuleRef()});
    const std::size_t warnings = note.lines.size();
    if (!has_short_odds) add_facts(note.lines, told.explanation, told.rule);
    note.spare = note.lines.size() - warnings;
    if (has_short_odds && !note.title.empty()) note.exactness = told.odds.front().exactness;
    note.ways = ways_to_tell(model, &told);
    if (!note.ways.empty()) note.remark = model.odds_remark;
    note.warns = (told.is_harmful || !told.warning.empty()) && !note.title.empty();
    return note;
}

// What one die touched would leave or bring.
bool tells_more(const PromptDie& die) {
    return !die.is_selected && (!die.odds.empty() || !die.outcome.empty());
}

Note note_of_die(const PromptModel& model, const PromptDie& die) {
    Note note;
    note.title = die.odds_title;
    note.lines = die.outcome;
    note.ways = ways_of(die);
    note.remark = model.odds_remark;
    return note;
}

// Why the main choice is proposed; the button that asked opens the rule then.
Note note_of_proposal(const PromptModel& model) {
    Note note;
    note.title = say("Why \"{0}\"?", {model.choices[static_cast<std::size_t>(model.main)].label});
    for (const std::string& reason : model.why)
        note.lines.push_back({reason, RuleRef()});
    return note;
}

Note note_of(const Plan& plan, const PromptModel& model, PointedAt pointed) {
    Note note;
    const bool has_odds_alone = plan.density >= Density::short_odds && !model.cards.empty();
    if (model.shows_refused) {
        note.title = tr("Not possible now");
        note.lines = refused_lines(model);
        note.tells_refused = true;
        return note;
    }
    if (model.shows_why) return note_of_proposal(model);
    if (pointed.die != nullptr && tells_more(*pointed.die)) return note_of_die(model, *pointed.die);
    if (model.has_things() && !model.tells_choices) {
        note.title = model.outcome_title;
        note.ways = ways_to_tell(model, nullptr);
        if (note.ways.empty() || !has_odds_alone) note.lines = model.outcome;
        if (model.main >= 0) {
            const std::string& warning =
                model.choices[static_cast<std::size_t>(model.main)].warning;
            if (!warning.empty()) note.lines.insert(note.lines.begin(), {warning, RuleRef()});
        }
        note.remark = model.odds_remark;
        return note;
    }
    // Without things to touch it says what the button under the pointer does.
    const int index = model.focus >= 0 ? model.focus : model.main;
    const PromptChoice* told = pointed.choice;
    if (told == nullptr && index >= 0) told = &model.choices[static_cast<std::size_t>(index)];
    if (told != nullptr) return note_of_choice(plan, model, *told);
    const bool tells_any = std::ranges::any_of(model.choices, [](const PromptChoice& choice) {
        return !choice.explanation.empty() || !choice.odds.empty();
    });
    if (!tells_any) return note;
    note.lines = {{tr("Nothing happens until you choose. Point at a choice to read what it leads "
                      "to."),
                   RuleRef()}};
    return note;
}

ImFont* title_font(const Kit& kit, const Plan& plan) {
    return plan.has_large_note ? kit.fonts().numbers : outcome_font(kit, plan);
}

// A rule is named where its line does not break the sooner for it.
struct LineLayout {
    float wrap = 0.0F;
    float height = 0.0F;
    float rule = 0.0F;  // width of its name; 0 where it is not named
};

LineLayout lay_line(const Kit& kit, const Plan& plan, const OutcomeLine& line, float width,
                    bool always_names) {
    ImFont* font = outcome_font(kit, plan);
    LineLayout layout{width, text_height(font, line.text, width), 0.0F};
    if (line.rule.is_none() || (!plan.names_rules && !always_names)) return layout;
    const float rule = text_width(kit.fonts().small, line.rule.text());
    const float beside = width - rule - before_rule * plan.scale;
    const float height = text_height(font, line.text, beside);
    if (height > layout.height && !always_names) return layout;
    return {beside, height, rule};
}

// Of what is refused every rule is named where there is width for it.
bool names_all(const Plan& plan, const Note& note) { return note.tells_refused && !plan.is_column; }

float edge_above(const Plan& plan) {
    return (is_tight(plan) || plan.packs_odds ? 4.0F : 8.0F) * plan.scale;
}

float height_of(const Kit& kit, const Plan& plan, const Note& note, float width) {
    const float s = plan.scale;
    float height = 2.0F * edge_above(plan);
    if (!note.title.empty())
        height += text_height(title_font(kit, plan), note.title, width) + between_lines * s;
    for (const OutcomeLine& line : note.lines)
        height +=
            lay_line(kit, plan, line, width, names_all(plan, note)).height + between_lines * s;
    if (!note.ways.empty()) height += odds_height(kit, plan, note.ways, width);
    if (!note.remark.empty() && plan.density < Density::no_explanation)
        height += text_height(kit.fonts().small, note.remark, width) + between_lines * s;
    if (!note.about.empty())
        height += text_height(outcome_font(kit, plan), note.about, width) + between_lines * s;
    return height;
}

float words_width(const Plan& plan) { return plan.outcome - 2.0F * side_padding * plan.scale; }

// The title, on red where it tells of a crash; at its right what there is to say of the whole.
void draw_title(const Kit& kit, const Plan& plan, const Note& note, ImVec2 at, float width) {
    const float s = plan.scale;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = title_font(kit, plan);
    ImFont* small = kit.fonts().small;
    const float wide = std::min(width, text_width(font, note.title));
    const float tall = text_height(font, note.title, width);
    if (note.warns) {
        fill_rect(list, {at.x - 6.0F * s, at.y - s, wide + 12.0F * s, tall + 2.0F * s},
                  packed(theme::red), 4.0F * s);
    }
    draw_text(list, font, at, packed(note.warns ? theme::ivory : theme::sand), note.title, width);
    const float middle = at.y + font->FontSize / 2.0F;
    if (note.tells_refused) {
        const float room = key_cap_room(kit, stage::Key::x);
        if (wide + room <= width)
            draw_key_cap(kit, list, {at.x + wide + room, middle}, stage::Key::x,
                         packed(theme::sand));
        return;
    }
    const float room = text_width(small, note.exactness);
    if (!note.exactness.empty() && wide + room + 16.0F * s <= width) {
        draw_text(list, small, {at.x + width - room, middle - small->FontSize / 2.0F},
                  packed(theme::stone), note.exactness);
    }
}

void draw_note(const Kit& kit, const Plan& plan, const Note& note, ImVec2 origin,
               PromptReply& reply) {
    const float s = plan.scale;
    const float width = words_width(plan);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 screen = ImGui::GetCursorScreenPos();
    ImFont* font = outcome_font(kit, plan);
    ImFont* small = kit.fonts().small;
    ImVec2 at{screen.x + side_padding * s, screen.y + edge_above(plan)};
    if (!note.title.empty()) {
        draw_title(kit, plan, note, at, width);
        at.y += text_height(title_font(kit, plan), note.title, width) + between_lines * s;
    }
    for (std::size_t i = 0; i < note.lines.size(); ++i) {
        const OutcomeLine& line = note.lines[i];
        const LineLayout layout = lay_line(kit, plan, line, width, names_all(plan, note));
        draw_text(list, font, at, packed(theme::ivory), line.text, layout.wrap);
        if (layout.rule > 0.0F) {
            ImGui::SetCursorPos(
                {origin.x + plan.outcome - side_padding * s - layout.rule,
                 origin.y + at.y - screen.y + (font->FontSize - small->FontSize) / 2.0F});
            const auto id = "outcome" + std::to_string(i);
            if (rule_link(kit, id.c_str(), line.rule)) reply = {true, {}, line.rule};
        }
        at.y += layout.height + between_lines * s;
    }
    if (!note.ways.empty()) {
        draw_odds(kit, plan, note.ways, at, width);
        at.y += odds_height(kit, plan, note.ways, width);
    }
    if (!note.remark.empty() && plan.density < Density::no_explanation) {
        draw_text(list, small, at, packed(theme::stone), note.remark, width);
        at.y += text_height(small, note.remark, width) + between_lines * s;
    }
    if (!note.about.empty()) draw_text(list, font, at, packed(theme::sand), note.about, width);
}

// What is told anew is read from its beginning.
void begin_at_top(const Note& note) {
    std::string told = note.title;
    for (const OutcomeLine& line : note.lines)
        told += line.text;
    for (const OddsWay& way : note.ways)
        told += way.odds != nullptr ? way.odds->title : std::string();
    ImGuiStorage& kept = *ImGui::GetStateStorage();
    const ImGuiID place = ImGui::GetID("told");
    const auto now = static_cast<int>(std::hash<std::string>{}(told));
    if (kept.GetInt(place) != now) ImGui::SetScrollY(0.0F);
    kept.SetInt(place, now);
}

}  // namespace

float note_height(const Kit& kit, const Plan& plan, const PromptModel& model) {
    if (plan.outcome <= 0.0F) return 0.0F;
    const float width = words_width(plan);
    float most = height_of(kit, plan, note_of(plan, model, {}), width);
    if (model.tells_aside()) return most;
    // The longest of them, so that it keeps its size.
    for (const PromptDie& die : model.dice) {
        if (tells_more(die))
            most = std::max(most, height_of(kit, plan, note_of_die(model, die), width));
    }
    if (model.has_things()) return most;
    for (const PromptChoice& choice : model.choices)
        most = std::max(most, height_of(kit, plan, note_of_choice(plan, model, choice), width));
    return most;
}

float untold_height(const Kit& kit, const Plan& plan, const PromptModel& model) {
    const std::string about = untold_explanation(plan, model);
    const bool is_told = kit.scale() > 1.0F && !model.tells_aside() && plan.outcome > 0.0F;
    if (about.empty() || !is_told) return 0.0F;
    return text_height(outcome_font(kit, plan), about, words_width(plan)) +
           between_lines * plan.scale;
}

float least_note_height(const Kit& kit, const Plan& plan, const PromptModel& model) {
    const float all = note_height(kit, plan, model);
    const bool is_short = plan.density >= Density::short_note;
    if (!is_short && !plan.scrolls_note && !model.tells_aside() && model.has_things()) return all;
    // Of what is told before anything is pointed at; the rest may scroll.
    const float first = height_of(kit, plan, note_of(plan, model, {}), words_width(plan));
    const float lines = is_short && !model.tells_aside() ? 1.0F : plan.scrolls_note ? 5.0F : 4.0F;
    const float line = outcome_font(kit, plan)->FontSize + between_lines * plan.scale;
    const float least = 2.0F * edge_above(plan) + lines * line;
    const bool is_whole = !is_short && !plan.scrolls_note && !model.tells_aside();
    return std::min(all, is_whole ? std::max(first, least) : least);
}

namespace {

// A note as it is told in some room.
struct ToldNote {
    Plan plan;
    Note note;
};

// Rather than scroll it is told in short, and then in small letters; what does not fit then scrolls
// as it would have.
std::optional<ToldNote> note_for_room(const Kit& kit, const Plan& plan, const PromptModel& model,
                                      PointedAt told, const std::string& about, float height) {
    constexpr std::array steps = {std::pair{Density::none, Letters::large},
                                  std::pair{Density::none, Letters::small},
                                  std::pair{Density::short_odds, Letters::large},
                                  std::pair{Density::no_explanation, Letters::large},
                                  std::pair{Density::no_explanation, Letters::small}};
    const auto fits = [&](const ToldNote& one) {
        return height_of(kit, one.plan, one.note, words_width(one.plan)) <= height + 0.5F;
    };
    ToldNote shorter;
    for (const auto& [density, letters] : steps) {
        shorter.plan = plan;
        shorter.plan.density = std::max(plan.density, density);
        shorter.plan.letters = std::max(plan.letters, letters);
        shorter.plan.packs_odds = density > Density::none && !plan.is_column;
        shorter.note = note_of(shorter.plan, model, told);
        shorter.note.about = about;
        if (fits(shorter)) return shorter;
    }
    if (!about.empty()) return std::nullopt;
    for (; shorter.note.spare > 0; --shorter.note.spare) {
        shorter.note.lines.pop_back();
        if (fits(shorter)) return shorter;
    }
    return std::nullopt;
}

}  // namespace

void show_note(const Kit& kit, const Plan& given, const PromptModel& model, PointedAt told,
               float height, PromptReply& reply) {
    const std::string about =
        model.tells_aside() ? std::string() : untold_explanation(given, model);
    std::optional<ToldNote> fitting = note_for_room(kit, given, model, told, about, height);
    // Rather than that anything is cut, odds must be rolled or what they rest on goes untold,
    // "Why?" gives what the question is about.
    const bool drops_remark = fitting && !about.empty() && !model.odds_remark.empty() &&
                              fitting->plan.density >= Density::no_explanation;
    if (!fitting || drops_remark) fitting = note_for_room(kit, given, model, told, {}, height);
    if (!fitting) fitting = ToldNote{given, note_of(given, model, told)};
    const auto& [plan, note] = *fitting;
    const float needed = height_of(kit, plan, note, words_width(plan));
    const ImVec2 start = ImGui::GetCursorPos();
    const ImVec2 from = ImGui::GetCursorScreenPos();
    if (note.is_empty() && !model.has_things()) {
        ImGui::SetCursorPos({start.x, start.y + height});
        return;
    }
    const float ground = model.has_things() ? height : std::min(height, needed);
    fill_rect(*ImGui::GetWindowDrawList(), {from.x, from.y, plan.outcome, ground},
              packed(theme::ink, 0.38F), 8.0F * plan.scale);
    if (needed <= height + 0.5F) {
        draw_note(kit, plan, note, start, reply);
        ImGui::SetCursorPos({start.x, start.y + height});
        return;
    }
    Plan narrower = plan;
    narrower.outcome -= ImGui::GetStyle().ScrollbarSize;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0.0F, 0.0F});
    ImGui::PushStyleColor(ImGuiCol_ChildBg, packed(theme::ink, 0.0F));
    ImGui::BeginChild("note", {plan.outcome, height}, false, ImGuiWindowFlags_NoNav);
    ImGui::PopStyleColor();
    ImGui::PopStyleVar();
    begin_at_top(note);
    const ImVec2 top = ImGui::GetCursorPos();
    draw_note(kit, narrower, note, top, reply);
    ImGui::SetCursorPos(top);
    ImGui::Dummy({1.0F, height_of(kit, narrower, note, words_width(narrower))});
    ImGui::EndChild();
    ImGui::SetCursorPos({start.x, start.y + height});
}

}  // namespace ui::prompt_layout
