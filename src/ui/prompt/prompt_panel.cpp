#include "ui/prompt/prompt_panel.h"

#include <algorithm>

#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/panels.h"
#include "ui/pictures.h"
#include "ui/prompt/prompt_panel_parts.h"

namespace ui {

using namespace prompt_layout;

namespace {

void draw_ground(const Kit& kit, stage::Rect where, stage::Colour bar) {
    const float s = kit.scale();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const stage::Rect inside{where.x + 8 * s, where.y + 10 * s, 11 * s, where.height - 20 * s};
    outline_rect(list, stage::grown(where, -1.0F), packed(theme::gold), theme::panel_radius * s,
                 2.0F * s);
    fill_rect(list, inside, packed(bar), 4.0F * s);
    outline_rect(list, inside, packed(theme::ivory, 0.35F), 4.0F * s);
}

void show_head(const Kit& kit, const Plan& plan, const PromptModel& model) {
    if (hides_title(plan, model)) return;
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
    draw_text_sized(list, face.font, face.size, at, packed(theme::ivory), model.title, face.wrap);
    at.y += title_height(kit, plan, model.title) + 4.0F * plan.scale;
    const std::string explanation = explanation_of(plan, model);
    if (explanation.empty()) return;
    ImFont* font = explanation_font(kit, plan);
    if (model.warns) {
        const float wide = std::min(words, text_width(font, explanation));
        fill_rect(list,
                  {at.x - 6.0F * plan.scale, at.y - 1.0F, wide + 12.0F * plan.scale,
                   text_height(font, explanation, words) + 2.0F},
                  packed(theme::red), 4.0F * plan.scale);
    }
    draw_text(list, font, at, packed(model.warns ? theme::ivory : theme::sand), explanation, words);
}

// A part of the panel that scrolls when it must. Its own padding leaves room for rings of focus.
class [[nodiscard]] ScrollPart : stage::NonCopyable {
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

private:
    bool is_needed_;
};

// Where there is no room for the box: what the choice pointed at leads to, beside the panel.
void tell_beside(const Kit& kit, const Plan& plan, const PromptModel& model, int told,
                 stage::Rect where) {
    const int index = told >= 0 ? told : model.focus;
    if (!plan.tells_notes && model.focus < 0) return;
    if (index < 0 || index >= static_cast<int>(model.choices.size())) return;
    const PromptChoice& choice = model.choices[static_cast<std::size_t>(index)];
    std::string text = choice.explanation.empty()
                           ? choice.label
                           : say("{0}: {1}", {choice.label, choice.explanation});
    if (!choice.odds.empty()) text += "\n" + odds_sentence(choice.odds.front().words);
    const std::string about = untold_explanation(plan, model);
    if (!about.empty()) text += "\n" + about;
    paper_tooltip(kit, text, choice.rule, where);
}

}  // namespace

bool PromptPanel::fits(const Kit& kit, const PromptModel& model, stage::Rect where) const {
    const stage::Vec2 room{where.width, where.height};
    return rung_to_fit(kit, model, room, first_rung(kit, room)).has_value();
}

int PromptPanel::keep_told(const Prompt& prompt, int told, stage::Rect where) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (told_of_ != prompt.revision() || !where.contains({mouse.x, mouse.y})) told_ = -1;
    told_of_ = prompt.revision();
    if (told == told_refused) return told;
    if (told >= 0) told_ = told;
    return told_;
}

// While it is told why: what is pointed at then, where it was not when that was asked.
bool PromptPanel::is_pointed_anew(const PromptModel& model, int told, int die) {
    const std::pair now{told, die};
    const bool is_anew = model.shows_why && now != std::pair{-1, -1} && now != pointed_;
    pointed_ = now;
    return is_anew;
}

// A pointer that rests where something else was clicked asks for nothing yet.
bool PromptPanel::is_pointer_moved(std::uint64_t revision) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (rested_for_ != revision) {
        rested_at_ = {mouse.x, mouse.y};
        came_at_ = clock_.seconds();
    }
    rested_for_ = revision;
    const bool is_moved = mouse.x != rested_at_.x || mouse.y != rested_at_.y;
    if (is_moved) rested_at_ = {-1.0F, -1.0F};
    return is_moved;
}

PromptPanel::Meaning PromptPanel::meaning_of(const PromptModel& model) {
    const Token main =
        model.main < 0 ? Token() : model.choices[static_cast<std::size_t>(model.main)].deed;
    return {model.player, model.ask, main, Token()};
}

PromptReply PromptPanel::show(const Kit& kit, Prompt& prompt, stage::Rect where) {
    constexpr double double_click = 0.3;  // seconds
    Meaning meaning = meaning_of(prompt.model());
    const bool told_aside = prompt.model().tells_aside();
    PromptReply reply = show_parts(kit, prompt, where);
    // A click on anything but what is told there folds it.
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const bool is_click = ImGui::IsMouseReleased(0) && where.contains({mouse.x, mouse.y});
    if (told_aside && is_click && !reply.taken && !note_.contains({mouse.x, mouse.y}))
        prompt.fold_told();
    if (reply.answers.empty()) return reply;
    meaning.clicked = reply.deed;
    const double now = clock_.seconds();
    // The question may have come up late, under a pointer that was about to click again.
    const bool is_rested = rested_at_ == stage::Vec2{mouse.x, mouse.y};
    const bool is_soon =
        now - answered_at_ < double_click || (is_rested && now - came_at_ < double_click);
    const bool is_stray = answered_at_ >= 0.0 && is_soon && meaning != answered_;
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

std::vector<LaidCard> PromptPanel::played(const PromptModel& model, const Answers& answers) const {
    std::vector<LaidCard> played;
    const std::vector<std::size_t> hand = hand_of(model);
    for (std::size_t i = 0; i < std::min(hand.size(), cards_.size()); ++i)
        if (model.choices[hand[i]].answers == answers) played.push_back(cards_[i]);
    for (std::size_t i = 0; i < std::min(model.cards.size(), cards_.size()); ++i)
        if (model.cards[i].is_used()) played.push_back(cards_[i]);
    return played;
}

bool PromptPanel::advance(float seconds) {
    constexpr float way_seconds = 0.22F;
    if (brought_ >= 1.0F) return false;
    brought_ = std::min(1.0F, brought_ + seconds / way_seconds);
    return true;
}

std::optional<std::size_t> PromptPanel::fitting(const Kit& kit, const Prompt& prompt,
                                                stage::Vec2 place) {
    const bool is_new = fitted_.revision != prompt.revision() ||
                        fitted_.is_unfolded != prompt.touched().is_unfolded ||
                        fitted_.place.x != place.x || fitted_.place.y != place.y ||
                        fitted_.scale != kit.scale() ||
                        fitted_.has_cards_aside != prompt.model().has_cards_aside;
    is_from_top_ = is_new;
    const bool knows_more = fitted_.tellings != prompt.tellings() && !prompt.can_untouch() &&
                            !prompt.model().tells_aside();
    if (is_new || knows_more) {
        fitted_ = {prompt.revision(),
                   prompt.tellings(),
                   prompt.touched().is_unfolded,
                   place,
                   kit.scale(),
                   prompt.model().has_cards_aside,
                   rung_of_question(kit, prompt, place)};
    }
    const std::optional<std::size_t> rung = rung_to_fit(kit, prompt.model(), place, fitted_.rung);
    if (rung && !prompt.model().tells_aside()) fitted_.rung = *rung;
    return rung;
}

PromptReply PromptPanel::show_parts(const Kit& given, Prompt& prompt, stage::Rect where) {
    bring_dice(prompt.model());
    PromptReply reply;
    Kit kit = given;
    const PromptModel model = prompt.model();
    const stage::Vec2 place{where.width, where.height};
    const std::optional<std::size_t> rung = fitting(kit, prompt, place);
    const bool scrolls = !rung;
    Plan plan = scrolls ? plan_to_scroll(kit, model, place.x, ImGui::GetStyle().ScrollbarSize)
                        : plan_on(kit, model, place, *rung);
    plan.tells_notes = is_pointer_moved(prompt.revision());
    const Panel panel("prompt", where, Panel::Look::dark, 28.0F * kit.scale(),
                      edges_height(plan) / 2.0F, Panel::Scroll::never);
    draw_ground(kit, where, livery_colour(kit, model.player));
    const bool showed_refused = std::exchange(showed_refused_, model.shows_refused);
    const bool showed_why = std::exchange(showed_why_, model.shows_why);
    if (model.empty()) return reply;
    const float u = plan.scale;
    const ImVec2 start = ImGui::GetCursorPos();
    const float room = where.height - edges_height(plan);
    const float head = head_height(kit, plan, model);
    // Notes beside the pointer may lie over the title, but on nothing that is to be touched.
    kit.keep_clear = where;
    if (!plan.is_column)
        kit.keep_clear = {where.x, where.y + head, where.width, where.height - head};
    // What stays where it is comes first: the box tells what its buttons do.
    int told = -1;
    if (plan.is_column) {
        ImGui::SetCursorPos({start.x, start.y + room - foot_height(plan)});
        show_foot(kit, plan, prompt, reply, told);
    } else {
        show_head(kit, plan, model);
        // Beside the bar of what scrolls.
        const float bar = scrolls ? ImGui::GetStyle().ScrollbarSize : 0.0F;
        ImGui::SetCursorPos({start.x + plan.inner + bar - plan.actions, start.y + head});
        show_actions(kit, plan, prompt, room - head, reply, told);
    }
    if (reply.taken) return reply;

    const bool has_line = scrolls && plan.is_column && !model.has_things();
    const float line = has_line ? more_height(kit, plan) + between_parts(plan) : 0.0F;
    const float foot = plan.is_column ? foot_height(plan) + between_parts(plan) + line : 0.0F;
    Middle middle;
    middle.at = {start.x, plan.is_column ? start.y : start.y + head};
    middle.size = {plan.is_column ? plan.inner : plan.inner - plan.actions - 16.0F * u,
                   plan.is_column ? room - foot : room - head};
    middle.head = head;
    middle.scrolls = scrolls;
    middle.showed_refused = showed_refused;
    middle.showed_why = showed_why;
    OutOfSight hidden;
    show_middle(kit, plan, prompt, model, middle, where, reply, told, hidden);
    if (has_line && hidden.any()) {
        ImGui::SetCursorPos({start.x, start.y + room - foot + between_parts(plan)});
        scroll_by_ = show_more(kit, plan, hidden);
    }
    return reply;
}

// What scrolls where it must.
void PromptPanel::show_middle(const Kit& kit, const Plan& plan, Prompt& prompt,
                              const PromptModel& model, const Middle& middle, stage::Rect where,
                              PromptReply& reply, int told, OutOfSight& hidden) {
    const float u = plan.scale;
    const bool scrolls = middle.scrolls;
    const ScrollPart part({middle.at.x, middle.at.y}, {middle.size.x, middle.size.y}, 7.0F * u,
                          scrolls);
    if (scrolls && is_from_top_) ImGui::SetScrollY(0.0F);
    if (scrolls && scroll_by_ != 0.0F) {
        ImGui::SetScrollY(ImGui::GetScrollY() + std::exchange(scroll_by_, 0.0F) * middle.size.y);
    }
    ImGui::SetCursorPos(scrolls ? ImVec2{7.0F * u, 2.0F * u} : ImVec2{middle.at.x, middle.at.y});
    const ImVec2 top = ImGui::GetCursorPos();
    // In a column the head goes along with what scrolls.
    if (plan.is_column) show_head(kit, plan, model);
    ImVec2 origin{top.x, plan.is_column ? top.y + middle.head : top.y};
    if (plan.hand_at == HandPlace::beside_all || plan.hand_at == HandPlace::row) {
        ImGui::SetCursorPos(origin);
        show_hand(kit, plan, prompt, cards_, reply, told);
        if (reply.taken) return;
        if (plan.hand_at == HandPlace::row) origin.y = ImGui::GetCursorPosY() + between_parts(plan);
        origin.x += hand_beside(kit, plan);
    }
    int pointed = -1;  // die
    ImGui::SetCursorPos(origin);
    if (model.holds_cards()) {
        show_cards(kit, plan, prompt, cards_, reply);
    } else if (!model.dice.empty()) {
        show_dice(kit, plan, prompt, {laid_, brought_}, reply, pointed);
    } else {
        show_flow(kit, plan, prompt, plan.things, reply, told);
        if (scrolls) hidden = out_of_sight(kit, plan, model, origin.y);
    }
    float below = ImGui::GetCursorPosY() + between_parts(plan);
    // A toggle has made the model anew: the buttons are drawn from the next frame on.
    if (plan.is_column && model.has_things() && !reply.taken) {
        ImGui::SetCursorPos({origin.x, below});
        show_flow(kit, plan, prompt, plan.actions, reply, told);
        const float flow = flow_of(kit, plan, model, plan.actions).height;
        if (flow > 0.0F) below += flow + between_parts(plan);
    }
    if (plan.hand_at == HandPlace::beside_box && !reply.taken) {
        ImGui::SetCursorPos({origin.x, below});
        show_hand(kit, plan, prompt, cards_, reply, told);
        origin.x += hand_beside(kit, plan);
    }
    if (plan.fold > 0.0F && !reply.taken) {
        ImGui::SetCursorPos({origin.x + plan.outcome, below});
        const ImVec2 size{plan.fold, least_note_height(kit, plan, model)};
        if (show_fold(kit, plan, model, size, told)) reply = prompt.toggle_refused();
    }
    if (plan.outcome <= 0.0F) {
        tell_beside(kit, plan, model, told, where);
        if (scrolls) ImGui::Dummy({1.0F, 2.0F * u});
        return;
    }
    if (is_pointed_anew(model, told, pointed)) prompt.fold_told();
    told = keep_told(prompt, told, where);
    // What is refused takes the place of the note, as long as it is pointed at or unfolded.
    PromptModel noted = model;
    noted.shows_refused = model.shows_refused || (told == told_refused && !model.shows_why);
    float height = note_height(kit, plan, noted);
    if (plan.is_stacked || plan.is_column) {
        ImGui::SetCursorPos({origin.x, below});
        const float left = top.y + middle.size.y - below;
        height += untold_height(kit, plan, noted);
        if (!scrolls) height = std::min(height, left);
    } else {
        ImGui::SetCursorPos({origin.x + plan.things + 16.0F * u, origin.y});
        height = std::max(height, things_height(kit, plan, model));
        if (!scrolls) height = std::min(height, middle.size.y);
    }
    const auto at_index = [](const auto& list, int index) {
        return index >= 0 && index < static_cast<int>(list.size())
                   ? &list[static_cast<std::size_t>(index)]
                   : nullptr;
    };
    const int die = pointed >= 0 ? pointed : model.item_focus;
    PromptReply opened;
    const ImVec2 note = ImGui::GetCursorScreenPos();
    note_ = {note.x, note.y, plan.outcome, height};
    show_note(kit, plan, noted, {at_index(model.choices, told), at_index(model.dice, die)}, height,
              opened);
    if (opened.taken && !reply.taken) reply = opened;
    if (!scrolls) return;
    ImGui::Dummy({1.0F, 2.0F * u});
    // The reasons come into sight when they are asked for.
    const bool is_asked_for = model.has_refused_focus || !middle.showed_refused;
    if (model.shows_refused && is_asked_for) ImGui::SetScrollHereY(1.0F);
    if (!model.shows_refused && middle.showed_refused) ImGui::SetScrollY(0.0F);
    if (model.shows_why && !middle.showed_why) ImGui::SetScrollHereY(1.0F);
}

}  // namespace ui
