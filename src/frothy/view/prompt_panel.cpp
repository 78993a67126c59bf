#include "frothy/view/prompt_panel.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "frothy/view/key_cap.h"
#include "frothy/view/panel_parts.h"
#include "frothy/view/prompt_panel_layout.h"
#include "frothy/view/prompt_panel_odds.h"
#include "frothy/view/prompt_panel_things.h"

namespace frothy {

namespace theme = stage::theme;
using namespace parts;
using namespace prompt_layout;
using theme::ButtonRole;

namespace {

// With a pad in hand: A takes what has the focus, X the main choice.
stage::Key key_shown(const PanelKit& kit, const PromptModel& model, std::size_t choice) {
    if (kit.frame.caps().device() != stage::Device::pad) return model.choices[choice].first_key();
    const auto index = static_cast<int>(choice);
    if (model.focus == index) return stage::Key::space;
    return model.main == index ? stage::Key::main_choice : stage::Key::unknown;
}

// The quiet line that stands for all that is refused; its note tells them with their reasons.
bool show_fold(const PanelKit& kit, const Plan& plan, const PromptModel& model, ImVec2 size) {
    const float s = kit.scale();
    const bool used = ImGui::InvisibleButton("##refused", size);
    const bool hovered = ImGui::IsItemHovered();
    const ImVec2 from = ImGui::GetItemRectMin();
    const ImVec2 to = ImGui::GetItemRectMax();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 colour = packed(hovered || model.shows_refused ? theme::sand : theme::stone);
    ImFont* font = kit.frame.fonts().small;
    const float middle = (from.y + to.y) / 2.0F;
    draw_text(list, font, {from.x + 8.0F * s, middle - font->FontSize / 2.0F}, colour,
              fold_label(model));
    draw_key_cap(kit, list, {to.x - 8.0F * s, middle}, stage::Key::x, colour);
    if (model.has_refused_focus) {
        list.AddRect({from.x - 2 * s, from.y - 2 * s}, {to.x + 2 * s, to.y + 2 * s},
                     packed(theme::ivory), theme::button_radius * s, 0, 2.5F * s);
    }
    if (hovered && plan.tells_notes && !model.shows_refused) {
        std::string told;
        for (const OutcomeLine& line : refused_lines(model)) {
            told += (told.empty() ? "" : "\n") + line.text;
            if (!line.rule.is_none()) told += " (" + line.rule.text() + ")";
        }
        paper_tooltip(kit, told, Rule::none());
    }
    return used;
}

// Draws the buttons beside the main one. `told` becomes the choice under the pointer.
void show_flow(const PanelKit& kit, const Plan& plan, Prompt& prompt, float width,
               PromptReply& reply, int& told) {
    const PromptModel& model = prompt.model();
    const float height = button_height * plan.scale;
    const ImVec2 start = ImGui::GetCursorPos();
    const Flow flow = flow_of(kit, plan, model, width);
    PromptReply taken;
    for (const FlowPlace& place : flow.places) {
        ImGui::SetCursorPos({start.x + place.x, start.y + place.y});
        const ImVec2 size{place.width, height};
        if (place.is_fold) {
            if (show_fold(kit, plan, model, size)) taken = prompt.toggle_refused();
            continue;
        }
        const PromptChoice& choice = model.choices[place.index];
        const auto id = "choice" + std::to_string(place.index);
        const ButtonRole role = choice.rank == ChoiceRank::grave || choice.is_crash
                                    ? ButtonRole::danger
                                    : ButtonRole::plain;
        const Lit lit = model.focus == static_cast<int>(place.index) ? Lit::focus : Lit::no;
        if (key_button(kit, id.c_str(), choice.label, key_shown(kit, model, place.index), role,
                       size, lit)) {
            taken = prompt.take(place.index);
        }
        if (lit == Lit::focus) keep_in_sight();
        if (ImGui::IsItemHovered()) told = static_cast<int>(place.index);
    }
    if (taken.taken) reply = taken;
    ImGui::SetCursorPos({start.x, start.y + flow.height});
}

void draw_ground(const PanelKit& kit, stage::Rect where, stage::Colour bar) {
    const float s = kit.scale();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 from{where.x, where.y};
    const ImVec2 to{where.right(), where.bottom()};
    list.AddRect({from.x + 1, from.y + 1}, {to.x - 1, to.y - 1}, packed(theme::gold),
                 theme::panel_radius * s, 0, 2.0F * s);
    list.AddRectFilled({from.x + 8 * s, from.y + 10 * s}, {from.x + 19 * s, to.y - 10 * s},
                       packed(bar), 4.0F * s);
    list.AddRect({from.x + 8 * s, from.y + 10 * s}, {from.x + 19 * s, to.y - 10 * s},
                 packed(theme::ivory, 0.35F), 4.0F * s);
}

void show_outcome(const PanelKit& kit, const Plan& plan, const PromptModel& model,
                  const PromptChoice* told, float height, PromptReply& reply) {
    const float s = plan.scale;
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    ImFont* font = outcome_font(kit, plan);
    const ImVec2 start = ImGui::GetCursorPos();
    const ImVec2 from = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(from, {from.x + plan.outcome, from.y + height}, packed(theme::ink, 0.38F),
                       8.0F * s);
    std::string title = model.outcome_title;
    std::vector<OutcomeLine> lines = model.outcome;
    if (model.shows_refused) {
        title = tr("Not possible now");
        lines = refused_lines(model);
    } else if (!has_things(model)) {
        // Without things to touch the box says what the button under the pointer does.
        if (told == nullptr && model.focus >= 0) {
            told = &model.choices[static_cast<std::size_t>(model.focus)];
        }
        if (told == nullptr && model.main >= 0) {
            told = &model.choices[static_cast<std::size_t>(model.main)];
        }
        if (told != nullptr) {
            title = replaces_name(plan, *told) ? std::string{} : told->label;
            lines.clear();
            if (!replaces_explanation(plan, *told)) {
                lines.push_back({told->explanation, told->rule});
            }
        } else {
            title.clear();
            lines = {{tr("Nothing happens until you choose. Point at a button to read what it "
                         "leads to."),
                      Rule::none()}};
        }
    }
    const float pad = 12.0F * s;
    const float wrap = plan.outcome - 2.0F * pad;
    float y = 8.0F * s;
    const bool warns = !model.shows_refused && told != nullptr && told->is_crash && !title.empty();
    if (warns && !has_things(model)) {
        const float right = std::min(wrap, text_width(font, title)) + pad + 6.0F * s;
        list.AddRectFilled({from.x + pad - 6.0F * s, from.y + y - 1.0F * s},
                           {from.x + right, from.y + y + text_height(font, title, wrap) + 1.0F * s},
                           packed(theme::red), 4.0F * s);
    }
    draw_text(list, font, {from.x + pad, from.y + y}, packed(warns ? theme::ivory : theme::sand),
              title, wrap);
    // Where thin bars leave no room for it.
    if (told != nullptr && !model.shows_refused && !has_things(model) && !title.empty() &&
        replaces_explanation(plan, *told)) {
        const std::string& exactness = told->odds.front().exactness;
        const float room = text_width(fonts.small, exactness);
        if (text_width(font, title) + room + 16.0F * s <= wrap) {
            draw_text(list, fonts.small,
                      {from.x + pad + wrap - room,
                       from.y + y + (font->FontSize - fonts.small->FontSize) / 2.0F},
                      packed(theme::stone), exactness);
        }
    }
    if (!title.empty()) y += text_height(font, title, wrap) + 3.0F * s;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        float room = wrap;
        const float rule_width = text_width(fonts.small, lines[i].rule.text());
        const bool names_rule =
            (plan.names_rules || model.shows_refused) && !lines[i].rule.is_none();
        if (names_rule) room -= rule_width + 10.0F * s;
        draw_text(list, font, {from.x + pad, from.y + y}, packed(theme::ivory), lines[i].text,
                  room);
        if (names_rule) {
            ImGui::SetCursorPos({start.x + plan.outcome - pad - rule_width,
                                 start.y + y + (font->FontSize - fonts.small->FontSize) / 2.0F});
            const auto id = "outcome" + std::to_string(i);
            if (rule_link(kit, id.c_str(), lines[i].rule)) reply = {true, {}, lines[i].rule};
        }
        y += text_height(font, lines[i].text, room) + 3.0F * s;
    }
    if (!model.shows_refused) show_odds(kit, plan, model, told, {from.x + pad, from.y + y}, wrap);
    ImGui::SetCursorPos({start.x, start.y + height});
}

void show_main(const PanelKit& kit, const Plan& plan, Prompt& prompt, float width,
               PromptReply& reply, int& told) {
    const PromptModel& model = prompt.model();
    const ImVec2 size{width, main_height * plan.scale};
    if (model.main < 0) {
        ImGui::BeginDisabled();
        key_button(kit, "main", tr("Choose one"), stage::Key::unknown, ButtonRole::plain, size);
        ImGui::EndDisabled();
        return;
    }
    const auto index = static_cast<std::size_t>(model.main);
    const PromptChoice& main = model.choices[index];
    const Lit lit = model.focus == model.main ? Lit::focus : Lit::no;
    ImGui::BeginDisabled(!main.is_ready);
    const ButtonRole role = !main.is_ready  ? ButtonRole::plain
                            : main.is_crash ? ButtonRole::danger
                                            : ButtonRole::decide;
    const stage::Key key = main.is_ready ? key_shown(kit, model, index) : stage::Key::unknown;
    if (key_button(kit, "main", main.label, key, role, size, lit)) {
        reply = prompt.take(index);
    }
    if (ImGui::IsItemHovered()) told = model.main;
    ImGui::EndDisabled();
}

void show_why(const PanelKit& kit, const Plan& plan, Prompt& prompt, const char* label,
              stage::Key key, ImVec2 size, PromptReply& reply) {
    const PromptModel& model = prompt.model();
    if (key_button(kit, "why", label, key, ButtonRole::plain, size)) reply = prompt.ask_why();
    if (plan.tells_notes && ImGui::IsItemHovered()) {
        paper_tooltip(kit, kit.rulebook.summary(model.rule), model.rule);
    }
}

// Those beside dice or cards, "Why?" and the main button in a column of their own. The main one
// stands at its foot, so that it is at the same place whatever is asked.
void show_actions(const PanelKit& kit, const Plan& plan, Prompt& prompt, float height,
                  PromptReply& reply, int& told) {
    const float s = plan.scale;
    const PromptModel& model = prompt.model();
    const ImVec2 start = ImGui::GetCursorPos();
    const float tall = std::max(height, actions_height(kit, plan, model));
    const float main = start.y + tall - main_height * s;
    ImGui::SetCursorPos({start.x, main});
    show_main(kit, plan, prompt, plan.actions, reply, told);
    if (has_things(model)) {
        ImGui::SetCursorPos(start);
        show_flow(kit, plan, prompt, plan.actions, reply, told);
    }
    const ImVec2 at{start.x, main - (gap + button_height) * s};
    ImGui::SetCursorPos(at);
    // What happens if one does nothing, where there is room for it.
    const float above = has_things(model) ? flow_of(kit, plan, model, plan.actions).height
                                          : flow_of(kit, plan, model, plan.things).height;
    const std::string nothing = tr("Nothing happens until you choose.");
    ImFont* quiet = kit.frame.fonts().small;
    const bool has_line = at.y - start.y - above >= quiet->FontSize + 2.0F * gap * s;
    if (has_line && text_width(quiet, nothing) <= plan.actions) {
        const ImVec2 screen = ImGui::GetCursorScreenPos();
        draw_text(*ImGui::GetWindowDrawList(), quiet,
                  {screen.x, screen.y - quiet->FontSize - gap * s}, packed(theme::stone), nothing);
    }
    const float why = std::min(plan.actions, key_button_width(kit, tr("Why?"), stage::Key::f1));
    show_why(kit, plan, prompt, tr("Why?"), stage::Key::f1, {why, button_height * s}, reply);
    const float id_width = text_width(kit.frame.fonts().small, model.rule.text());
    if (!model.rule.is_none() && why + 12.0F * s + id_width <= plan.actions) {
        ImGui::SetCursorPos({at.x + why + 12.0F * s, at.y + 10.0F * s});
        if (rule_link(kit, "why rule", model.rule)) reply = prompt.ask_why();
    }
}

// In a column: the main button and "Why?" in one line at the foot of the panel.
void show_foot(const PanelKit& kit, const Plan& plan, Prompt& prompt, PromptReply& reply,
               int& told) {
    const ImVec2 start = ImGui::GetCursorPos();
    const float between = gap * plan.scale;
    const float height = foot_height(plan);
    const float natural = key_button_width(kit, tr("Why?"), stage::Key::f1);
    const bool is_whole = natural <= plan.inner * 0.25F;
    const float why = is_whole ? natural : height;
    show_main(kit, plan, prompt, plan.inner - why - between, reply, told);
    ImGui::SetCursorPos({start.x + plan.inner - why, start.y});
    show_why(kit, plan, prompt, is_whole ? tr("Why?") : "?",
             is_whole ? stage::Key::f1 : stage::Key::unknown, {why, height}, reply);
}

void show_head(const PanelKit& kit, const Plan& plan, const PromptModel& model) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const TitleFace face = title_face(kit, plan, model.title);
    ImVec2 at = ImGui::GetCursorScreenPos();
    const float badge = badge_room(plan);
    if (badge > 0.0F) {
        const float radius = badge * 0.41F;
        const float words_height = head_height(kit, plan, model) - 12.0F * plan.scale;
        draw_badge(kit, list, {at.x + radius, at.y + words_height / 2.0F}, radius, model.player);
        at.x += badge;
    }
    const float words = plan.inner - badge;
    list.AddText(face.font, face.size, at, packed(theme::ivory), model.title.c_str(), nullptr,
                 face.wrap);
    at.y += title_height(kit, plan, model.title) + 4.0F * plan.scale;
    if (plan.thrift >= Thrift::no_explanation) return;
    draw_text(list, explanation_font(kit, plan, model.explanation), at, packed(theme::sand),
              model.explanation, words);
}

// A part of the panel that scrolls when it must. Its own padding leaves room for rings of focus.
class [[nodiscard]] ScrollPart {
public:
    ScrollPart(ImVec2 at, ImVec2 size, float padding, bool is_needed) : is_needed_(is_needed) {
        if (!is_needed_) return;
        ImGui::SetCursorPos({at.x - padding, at.y});
        ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {padding, 0.0F});
        ImGui::PushStyleColor(ImGuiCol_ChildBg, packed(theme::ink, 0.0F));
        ImGui::BeginChild("middle",
                          {size.x + 2.0F * padding + ImGui::GetStyle().ScrollbarSize, size.y},
                          false, ImGuiWindowFlags_NoNav | ImGuiWindowFlags_AlwaysUseWindowPadding);
        ImGui::PopStyleColor();
        ImGui::PopStyleVar();
    }
    ~ScrollPart() {
        if (is_needed_) ImGui::EndChild();
    }
    ScrollPart(const ScrollPart&) = delete;
    ScrollPart& operator=(const ScrollPart&) = delete;

private:
    bool is_needed_;
};

}  // namespace

bool PromptPanel::fits(const PanelKit& kit, const PromptModel& model, stage::Rect where) const {
    const Plan plan = plan_to_fit(kit, model, where.width, where.height);
    return whole_height(kit, plan, model) <= where.height + 0.5F;
}

int PromptPanel::keep_told(const Prompt& prompt, int told, stage::Rect where) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (told_of_ != prompt.revision() || !where.contains({mouse.x, mouse.y})) told_ = -1;
    told_of_ = prompt.revision();
    if (told >= 0) told_ = told;
    return told_;
}

// A pointer that rests where something else was clicked asks for nothing yet.
bool PromptPanel::is_pointer_moved(std::uint64_t revision) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (rested_for_ != revision) rested_at_ = {mouse.x, mouse.y};
    rested_for_ = revision;
    const bool is_moved = mouse.x != rested_at_.x || mouse.y != rested_at_.y;
    if (is_moved) rested_at_ = {-1.0F, -1.0F};
    return is_moved;
}

PromptPanel::Meaning PromptPanel::meaning_of(const PromptModel& model) {
    const OptionKind main = model.main < 0
                                ? OptionKind::done
                                : model.choices[static_cast<std::size_t>(model.main)].option.kind;
    return {model.player, model.ask, main};
}

PromptReply PromptPanel::show(const PanelKit& kit, Prompt& prompt, stage::Rect where) {
    constexpr double double_click = 0.3;  // seconds
    const Meaning meaning = meaning_of(prompt.model());
    PromptReply reply = show_parts(kit, prompt, where);
    if (reply.answers.empty()) return reply;
    const double now = clock_.seconds();
    const bool is_stray =
        answered_at_ >= 0.0 && now - answered_at_ < double_click && meaning != answered_;
    if (is_stray) {
        reply.answers.clear();
        return reply;
    }
    answered_ = meaning;
    answered_at_ = now;
    return reply;
}

// The question about dice that were just seen to be thrown.
void PromptPanel::bring_dice(const PromptModel& model) {
    if (!std::exchange(are_laid_, false)) return;
    const bool is_seen = movement_ == Movement::full && !model.dice.empty();
    brought_ = is_seen ? 0.0F : 1.0F;
}

std::vector<LaidCard> PromptPanel::played(const PromptModel& model) const {
    std::vector<LaidCard> played;
    for (std::size_t i = 0; i < std::min(model.cards.size(), cards_.size()); ++i) {
        if (model.cards[i].use != CardUse::unused) played.push_back(cards_[i]);
    }
    return played;
}

bool PromptPanel::advance(float seconds) {
    constexpr float way_seconds = 0.22F;
    if (brought_ >= 1.0F) return false;
    brought_ = std::min(1.0F, brought_ + seconds / way_seconds);
    return true;
}

PromptReply PromptPanel::show_parts(const PanelKit& kit, Prompt& prompt, stage::Rect where) {
    bring_dice(prompt.model());
    PromptReply reply;
    const float s = kit.scale();
    const PromptModel model = prompt.model();
    Plan plan = plan_to_fit(kit, model, where.width, where.height);
    const bool scrolls = !model.empty() && whole_height(kit, plan, model) > where.height + 0.5F;
    if (scrolls) {
        const float bar = ImGui::GetStyle().ScrollbarSize;
        plan = plan_to_fit(kit, model, where.width - bar, where.height);
    }
    plan.tells_notes = is_pointer_moved(prompt.revision());
    const Panel panel("prompt", where, Panel::Look::dark, 28.0F * s, edges_height(plan) / 2.0F,
                      Panel::Scroll::never);
    draw_ground(kit, where, livery_colour(kit, model.player));
    if (model.empty()) return reply;
    const float u = plan.scale;
    const ImVec2 start = ImGui::GetCursorPos();
    const float room = where.height - edges_height(plan);
    const float head = head_height(kit, plan, model);
    // What stays where it is comes first: the box tells what its buttons do.
    int told = -1;
    if (plan.is_column) {
        ImGui::SetCursorPos({start.x, start.y + room - foot_height(plan)});
        show_foot(kit, plan, prompt, reply, told);
    } else {
        show_head(kit, plan, model);
        ImGui::SetCursorPos({start.x + plan.inner - plan.actions, start.y + head});
        show_actions(kit, plan, prompt, room - head, reply, told);
    }
    if (reply.taken) return reply;

    const float foot = plan.is_column ? foot_height(plan) + 10.0F * u : 0.0F;
    const ImVec2 part_at{start.x, plan.is_column ? start.y : start.y + head};
    const float part_room = plan.is_column ? room - foot : room - head;
    const float part_width = plan.is_column ? plan.inner : plan.inner - plan.actions - 16.0F * u;
    const ScrollPart part(part_at, {part_width, part_room}, 7.0F * u, scrolls);
    ImGui::SetCursorPos(scrolls ? ImVec2{7.0F * u, 2.0F * u} : part_at);
    const ImVec2 top = ImGui::GetCursorPos();
    // In a column the head goes along with what scrolls.
    if (plan.is_column) show_head(kit, plan, model);
    const ImVec2 origin{top.x, plan.is_column ? top.y + head : top.y};
    ImGui::SetCursorPos(origin);
    if (!model.cards.empty()) {
        show_cards(kit, plan, prompt, cards_, reply);
    } else if (!model.dice.empty()) {
        show_dice(kit, plan, prompt, {laid_, brought_}, reply);
    } else {
        show_flow(kit, plan, prompt, plan.things, reply, told);
    }
    float below = ImGui::GetCursorPosY() + 10.0F * u;
    // A toggle has made the model anew: the buttons are drawn from the next frame on.
    if (plan.is_column && has_things(model) && !reply.taken) {
        ImGui::SetCursorPos({origin.x, below});
        show_flow(kit, plan, prompt, plan.actions, reply, told);
        const float flow = flow_of(kit, plan, model, plan.actions).height;
        if (flow > 0.0F) below += flow + 10.0F * u;
    }
    told = keep_told(prompt, told, where);
    float height = outcome_height(kit, plan, model);
    if (plan.is_stacked || plan.is_column) {
        ImGui::SetCursorPos({origin.x, below});
        const bool fills = !has_things(model) && !plan.is_column && !scrolls;
        if (fills) height = std::max(height, start.y + room - below);
    } else {
        ImGui::SetCursorPos({origin.x + plan.things + 16.0F * u, origin.y});
        height = std::max(height, std::min(part_room, 190.0F * u));
    }
    const bool is_known = told >= 0 && told < static_cast<int>(model.choices.size());
    PromptReply opened;
    show_outcome(kit, plan, model,
                 is_known ? &model.choices[static_cast<std::size_t>(told)] : nullptr, height,
                 opened);
    if (opened.taken && !reply.taken) reply = opened;
    if (!scrolls) return reply;
    ImGui::Dummy({1.0F, 2.0F * u});
    // The reasons come into sight when they are asked for.
    const bool is_asked_for = model.has_refused_focus || !showed_refused_;
    if (model.shows_refused && is_asked_for) ImGui::SetScrollHereY(1.0F);
    showed_refused_ = model.shows_refused;
    return reply;
}

}  // namespace frothy
