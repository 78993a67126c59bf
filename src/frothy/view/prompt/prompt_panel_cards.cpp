// The cards of the decision panel, held as a fan: a hand to commit from, or choices.

#include "frothy/view/prompt/card_hand.h"
#include "frothy/view/prompt/prompt_panel_buttons.h"
#include "frothy/view/prompt/prompt_panel_parts.h"
#include "frothy/view/prompt/prompt_panel_things.h"

namespace frothy::prompt_layout {

namespace {

// One card of a fan, as it is to be drawn.
struct FanCard {
    CardFaceUp face;
    std::string name;  // of a special card
    std::string word;  // below it
    stage::Key key = stage::Key::unknown;
    CapForm form = CapForm::name;
    int count = 1;  // that lie there
    bool is_used = false;
    bool can_use = true;
    bool has_focus = false;
};

struct FanTouch {
    int touched = -1;
    int hovered = -1;
    stage::Rect place;  // of the one that is hovered
};

// How far a card stands below the upper edge of its place: less where it was raised or is pointed
// at. Pixels.
float lift_of(const FanCard& card, bool is_hovered, float drop, float s) {
    if (card.is_used) return (4.0F + 3.0F * drop) * s;
    const bool rises = is_hovered && card.can_use;
    return (rises ? 5.0F : 9.0F) * s + 5.0F * drop * s;
}

// At the foot of what is seen of a card: its key, and how many lie there.
void draw_tabs(const PanelKit& kit, ImDrawList& list, const FanCard& card,
               const hand::HeldCard& held) {
    const float s = kit.scale();
    ImFont* font = kit.frame.fonts().small;
    const float seen = std::min(held.reach, held.size.x);
    const float left = held.centre.x - held.size.x / 2.0F;
    const float low = held.centre.y + held.size.y / 2.0F - 10.0F * s;
    if (card.count <= 1) {
        draw_key_tab(kit, list, {left + seen * 0.5F, low}, card.key, card.form);
        return;
    }
    const std::string words = "×" + std::to_string(card.count);
    const ImVec2 half{text_width(font, words) / 2.0F + 5.0F * s, 11.5F * s};
    // On a very small card they reach beyond its edges rather than lie on each other.
    constexpr float tab = 23.0F;
    const float beyond = std::max(0.0F, tab * s + 2.0F * half.x - seen) / 2.0F;
    draw_key_tab(kit, list, {std::max(left + seen * 0.28F - beyond, left), low}, card.key,
                 card.form);
    const ImVec2 middle{std::round(left + seen - half.x + 2.0F * s + beyond), std::round(low)};
    list.AddRectFilled({middle.x - half.x, middle.y - half.y},
                       {middle.x + half.x, middle.y + half.y}, packed(theme::ink), half.y);
    list.AddRectFilled({middle.x - half.x + s, middle.y - half.y + s},
                       {middle.x + half.x - s, middle.y + half.y - s}, packed(theme::ivory),
                       half.y);
    draw_text_centred(list, font, middle, packed(theme::ink), words);
}

void draw_one(const PanelKit& kit, ImDrawList& list, const FanCard& card,
              const hand::HeldCard& held, float s) {
    if (card.is_used) hand::fill_round(list, held, 3.0F * s, 8.0F * s, packed(theme::gold));
    // Under the first of several one or two more look out.
    for (int under = std::min(card.count - 1, 2); under > 0; --under) {
        hand::HeldCard lower = held;
        const float by = 2.5F * s * static_cast<float>(under);
        lower.centre = {held.centre.x + by, held.centre.y - by};
        hand::draw_wordless(kit, list, lower);
    }
    hand::draw_held(kit, list, held);
    if (!card.can_use) {
        hand::fill_round(list, held, 0.0F, 6.0F * s, packed(theme::deep_umber, 0.62F));
    }
    if (card.has_focus) {
        hand::draw_round(list, held, 5.0F * s, 9.0F * s, packed(theme::ivory), 2.0F * s);
    }
    draw_tabs(kit, list, card, held);
}

struct Span {
    float left = 0.0F;
    float width = 0.0F;
    float right() const { return left + width; }
};

// A word below one card, or below several side by side to which it applies.
struct Caption {
    std::string word;
    Span under;  // the cards
    Span room;   // up to where others begin
    bool is_used = false;
};

// Words may reach under cards that have none, and keep apart.
std::vector<Caption> captions_of(const PanelKit& kit, const std::vector<FanCard>& cards,
                                 const std::vector<Span>& seen, float s) {
    std::vector<Caption> captions;
    bool goes_on = false;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const FanCard& card = cards[i];
        const bool is_same =
            goes_on && captions.back().word == card.word && captions.back().is_used == card.is_used;
        goes_on = !card.word.empty();
        if (is_same) {
            captions.back().under.width = seen[i].right() - captions.back().under.left;
        } else if (goes_on) {
            captions.push_back({card.word, seen[i], {}, card.is_used});
        }
    }
    const float apart = 10.0F * s;
    const float edge = seen.empty() ? 0.0F : seen.back().right();
    ImFont* font = kit.frame.fonts().small;
    for (std::size_t i = 0; i < captions.size(); ++i) {
        const bool is_first = i == 0;
        const bool is_last = i + 1 == captions.size();
        const float left =
            is_first ? seen.front().left
                     : (captions[i - 1].under.right() + captions[i].under.left + apart) / 2.0F;
        const float right =
            is_last ? edge
                    : (captions[i].under.right() + captions[i + 1].under.left - apart) / 2.0F;
        const float wanted = text_width(font, captions[i].word);
        const float middle = captions[i].under.left + captions[i].under.width / 2.0F;
        const float width = std::min(wanted, right - left);
        const float from = std::clamp(middle - width / 2.0F, left, std::max(left, right - width));
        captions[i].room = {from, width};
    }
    return captions;
}

void draw_captions(const PanelKit& kit, ImDrawList& list, const std::vector<Caption>& captions,
                   float y) {
    for (const Caption& caption : captions) {
        draw_text_fitted(
            list, kit.frame.fonts().small, {caption.room.left + caption.room.width / 2.0F, y},
            packed(caption.is_used ? theme::gold : theme::sand), caption.word, caption.room.width);
    }
}

// At the cursor of the window, which stands below them afterwards.
FanTouch show_fan(const PanelKit& kit, const CardFan& fan, const std::vector<FanCard>& cards,
                  std::vector<LaidCard>& laid) {
    const float s = fan.scale;
    const std::size_t count = cards.size();
    const ImVec2 start = ImGui::GetCursorPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    laid.clear();
    std::vector<Span> seen;
    std::vector<hand::HeldCard> held;
    FanTouch touch;
    for (std::size_t i = 0; i < count; ++i) {
        const FanCard& card = cards[i];
        const float reach = i + 1 == count ? fan.size.x : std::min(fan.pitch, fan.size.x);
        ImGui::SetCursorPos({start.x + fan_edge * s + static_cast<float>(i) * fan.pitch, start.y});
        ImGui::PushID(static_cast<int>(i));
        if (ImGui::InvisibleButton("##card", {reach, fan.size.y + 14.0F * s})) {
            touch.touched = static_cast<int>(i);
        }
        ImGui::PopID();
        const bool is_hovered = ImGui::IsItemHovered();
        if (is_hovered) touch.hovered = static_cast<int>(i);
        if (card.has_focus) keep_in_sight();
        const ImVec2 corner = ImGui::GetItemRectMin();
        if (is_hovered) touch.place = {corner.x, corner.y, reach, fan.size.y};
        const FanPose pose = fan_pose(i, count);
        const ImVec2 at{std::round(corner.x),
                        std::round(corner.y + lift_of(card, is_hovered, pose.drop, s))};
        held.push_back({card.face.type,
                        card.name,
                        {at.x + fan.size.x / 2.0F, at.y + fan.size.y / 2.0F},
                        fan.size,
                        pose.degrees,
                        is_hovered ? fan.size.x : reach});
        laid.push_back({card.face,
                        {held.back().centre.x, held.back().centre.y},
                        fan.size.y,
                        static_cast<float>(pose.degrees)});
        seen.push_back({corner.x, reach});
    }
    if (fan.has_words && count > 0) {
        const float y = ImGui::GetItemRectMin().y + fan.size.y + 25.0F * s;
        draw_captions(kit, list, captions_of(kit, cards, seen, s), y);
    }
    // The one that is pointed at lies on top, so that all of it is seen.
    for (std::size_t i = 0; i < count; ++i) {
        if (static_cast<int>(i) != touch.hovered) draw_one(kit, list, cards[i], held[i], s);
    }
    if (touch.hovered >= 0) {
        const auto on_top = static_cast<std::size_t>(touch.hovered);
        draw_one(kit, list, cards[on_top], held[on_top], s);
    }
    ImGui::SetCursorPos({start.x, start.y + fan.height});
    return touch;
}

std::string word_below(const PromptCard& card) {
    if (card.use == CardUse::unused) return {};
    const bool is_named = card.special != no_special || card.type == CardType::dual ||
                          (card.use == CardUse::as_whip) != (card.type == CardType::whip);
    if (is_named && card.use == CardUse::as_whip) return tr("as Whip");
    if (is_named && card.use == CardUse::as_reins) return tr("as Reins");
    return tr_in("card", "played");
}

void tell_card(const PanelKit& kit, const PromptCard& card, const stage::Rect& place) {
    const std::string text =
        card.can_toggle ? say("{0}: {1}", {card.name, card.explanation}) : card.reason;
    paper_tooltip(kit, text, card.rule, place);
}

}  // namespace

void show_cards(const PanelKit& kit, const Plan& plan, Prompt& prompt, std::vector<LaidCard>& laid,
                PromptReply& reply) {
    const PromptModel& model = prompt.model();
    const bool has_pad = kit.frame.caps().device() == stage::Device::pad;
    std::vector<FanCard> cards;
    for (std::size_t i = 0; i < model.cards.size(); ++i) {
        const PromptCard& card = model.cards[i];
        FanCard shown;
        shown.face = {card.type, card.special};
        shown.name = card.special != no_special ? card.name : std::string{};
        shown.word = word_below(card);
        shown.is_used = card.use != CardUse::unused;
        shown.can_use = card.can_toggle;
        shown.has_focus = model.item_focus == static_cast<int>(i);
        if (card.can_toggle) {
            shown.key = has_pad && shown.has_focus ? stage::Key::space : card.key;
        }
        cards.push_back(std::move(shown));
    }
    const FanTouch touch = show_fan(kit, card_fan(kit, plan, cards.size()), cards, laid);
    if (touch.hovered >= 0 && plan.tells_notes) {
        tell_card(kit, model.cards[static_cast<std::size_t>(touch.hovered)], touch.place);
    }
    if (touch.touched >= 0) reply = prompt.toggle_card(static_cast<std::size_t>(touch.touched));
}

void show_hand(const PanelKit& kit, const Plan& plan, Prompt& prompt, std::vector<LaidCard>& laid,
               PromptReply& reply, int& told) {
    const PromptModel& model = prompt.model();
    const std::vector<std::size_t> hand = hand_of(model);
    std::vector<FanCard> cards;
    for (const std::size_t i : hand) {
        const PromptChoice& choice = model.choices[i];
        const ChoiceCard& card = choice.cards.front();
        const CapShown cap = cap_of(kit, model, i);
        cards.push_back({.face = card.face,
                         .name = card.name,
                         .word = card.note,
                         .key = cap.key,
                         .form = cap.form,
                         .count = card.in_hand,
                         .has_focus = model.focus == static_cast<int>(i)});
    }
    const FanTouch touch = show_fan(kit, choice_fan(kit, plan, cards.size()), cards, laid);
    if (touch.hovered >= 0) told = static_cast<int>(hand[static_cast<std::size_t>(touch.hovered)]);
    if (touch.touched >= 0) reply = prompt.take(hand[static_cast<std::size_t>(touch.touched)]);
}

}  // namespace frothy::prompt_layout
