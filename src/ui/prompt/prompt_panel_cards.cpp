// The cards of the decision panel, held as a fan: a hand to commit from, or choices.
#include <algorithm>
#include <cmath>
#include <span>

#include "ui/buttons.h"
#include "ui/cards.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/prompt/prompt_panel_parts.h"

namespace ui::prompt_layout {

namespace {

// One place of a fan: a card, or one of several uses of a card.
struct FanCard {
    CardFace face;
    std::string word;  // below it
    stage::Key key = stage::Key::unknown;
    CapForm form = CapForm::name;
    int count = 1;              // that lie there
    bool is_other_use = false;  // of the card in the place before
    bool is_used = false;
    bool is_on_top = false;  // while it is used: all of it is seen
    bool can_use = true;
    bool has_focus = false;
};

// A card with the places it takes.
struct HeldUses {
    std::span<const FanCard> uses;
    HeldCard held;
    bool is_hovered = false;
    bool is_over = false;   // the others
    std::size_t first = 0;  // of its places
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

// At the foot of what is seen of a card: a key for each of its uses, and how many lie there.
void draw_tabs(const Kit& kit, ImDrawList& list, const HeldUses& card) {
    constexpr float tab = 23.0F;
    constexpr float apart = 27.0F;
    const float s = kit.scale();
    ImFont* font = kit.fonts().small;
    const HeldCard& held = card.held;
    const int count = card.uses.front().count;
    const auto uses = static_cast<float>(card.uses.size());
    const float seen = std::min(held.reach, held.size.x);
    const float left = held.centre.x - held.size.x / 2.0F;
    const float low = held.centre.y + held.size.y / 2.0F - 10.0F * s;
    const bool is_alone = card.uses.size() == 1;
    const float step = std::max(apart * s, seen * 0.9F / uses);
    // Of one use beside the number of cards, but never out of its place.
    float x = is_alone && count > 1 ? std::max(left + seen * 0.28F, left + (tab / 2.0F - 2.0F) * s)
                                    : left + seen * 0.5F - step * (uses - 1.0F) / 2.0F;
    for (const FanCard& use : card.uses) {
        draw_key_tab(kit, list, {x, low}, use.key, use.form);
        x += step;
    }
    if (count <= 1) return;
    const std::string words = "×" + std::to_string(count);
    const ImVec2 half{text_width(font, words) / 2.0F + 5.0F * s, 11.5F * s};
    // On a small card it reaches beyond the edge rather than lie on a key.
    const float after = x - step + (tab / 2.0F - 1.0F) * s + half.x;
    const ImVec2 middle{std::round(std::max(left + seen - half.x + 2.0F * s, after)),
                        std::round(low)};
    const stage::Rect pill{middle.x - half.x, middle.y - half.y, 2.0F * half.x, 2.0F * half.y};
    fill_rect(list, pill, packed(theme::ink), half.y);
    fill_rect(list, stage::grown(pill, -s), packed(theme::ivory), half.y);
    draw_text_centred(list, font, middle, packed(theme::ink), words);
}

void draw_one(const Kit& kit, ImDrawList& list, const HeldUses& card, float s) {
    const FanCard& face = card.uses.front();
    const HeldCard& held = card.held;
    if (face.is_used) fill_round(list, held, 3.0F * s, 8.0F * s, packed(theme::gold));
    // Under the first of several one or two more look out.
    for (int under = std::min(face.count - 1, 2); under > 0; --under) {
        HeldCard lower = held;
        const float by = 2.5F * s * static_cast<float>(under);
        lower.centre = {held.centre.x + by, held.centre.y - by};
        draw_wordless(kit, list, lower);
    }
    draw_held(kit, list, held);
    if (!face.can_use) fill_round(list, held, 0.0F, 6.0F * s, packed(theme::deep_umber, 0.62F));
    if (std::ranges::any_of(card.uses, &FanCard::has_focus)) {
        draw_round(list, held, 5.0F * s, 9.0F * s, packed(theme::ivory), 2.0F * s);
    }
    draw_tabs(kit, list, card);
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
    bool is_lit = false;  // one of several uses of a card, in focus or pointed at
};

bool is_of_several(const std::vector<FanCard>& cards, std::size_t i) {
    return cards[i].is_other_use || (i + 1 < cards.size() && cards[i + 1].is_other_use);
}

// Words may reach under cards that have none, and keep apart.
std::vector<Caption> captions_of(const Kit& kit, const std::vector<FanCard>& cards,
                                 const std::vector<Span>& seen, int hovered, float s) {
    std::vector<Caption> captions;
    bool goes_on = false;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const FanCard& card = cards[i];
        const bool is_lit =
            is_of_several(cards, i) && (card.has_focus || static_cast<int>(i) == hovered);
        const bool is_same = goes_on && captions.back().word == card.word &&
                             captions.back().is_used == card.is_used &&
                             captions.back().is_lit == is_lit;
        goes_on = !card.word.empty();
        if (is_same) {
            captions.back().under.width = seen[i].right() - captions.back().under.left;
        } else if (goes_on) {
            captions.push_back({card.word, seen[i], {}, card.is_used, is_lit});
        }
    }
    const float apart = 10.0F * s;
    const float edge = seen.empty() ? 0.0F : seen.back().right();
    for (std::size_t i = 0; i < captions.size(); ++i) {
        const bool is_first = i == 0;
        const bool is_last = i + 1 == captions.size();
        const float left =
            is_first ? seen.front().left
                     : (captions[i - 1].under.right() + captions[i].under.left + apart) / 2.0F;
        const float right =
            is_last ? edge
                    : (captions[i].under.right() + captions[i + 1].under.left - apart) / 2.0F;
        const float wanted = text_width(kit.fonts().small, captions[i].word);
        const float middle = captions[i].under.left + captions[i].under.width / 2.0F;
        const float width = std::min(wanted, right - left);
        const float from = std::clamp(middle - width / 2.0F, left, std::max(left, right - width));
        captions[i].room = {from, width};
    }
    return captions;
}

void draw_captions(const Kit& kit, ImDrawList& list, const std::vector<Caption>& captions,
                   float y) {
    for (const Caption& caption : captions) {
        draw_text_fitted(list, kit.fonts().small,
                         {caption.room.left + caption.room.width / 2.0F, y},
                         packed(caption.is_used  ? theme::gold
                                : caption.is_lit ? theme::ivory
                                                 : theme::sand),
                         caption.word, caption.room.width);
    }
}

// The first place after the card that lies here.
std::size_t end_of(const std::vector<FanCard>& cards, std::size_t first) {
    std::size_t end = first + 1;
    while (end < cards.size() && cards[end].is_other_use)
        ++end;
    return end;
}

// Where the places are touched; the uses of one card share all the room it takes.
std::vector<Span> places_of(const std::vector<FanCard>& cards, const CardFan& fan) {
    std::vector<Span> places;
    for (std::size_t first = 0; first < cards.size(); first = end_of(cards, first)) {
        const std::size_t end = end_of(cards, first);
        const auto uses = static_cast<float>(end - first);
        const float last = end == cards.size() ? fan.size.x : std::min(fan.pitch, fan.size.x);
        const float left = fan_edge * fan.scale + static_cast<float>(first) * fan.pitch;
        const float each = ((uses - 1.0F) * fan.pitch + last) / uses;
        for (std::size_t i = first; i < end; ++i)
            places.push_back({left + static_cast<float>(i - first) * each, each});
    }
    return places;
}

// The cards that lie in the places; one with several uses in the middle of its own.
std::vector<HeldUses> held_in(const std::vector<Span>& places, const std::vector<FanCard>& cards,
                              const CardFan& fan, float top, int hovered) {
    const float s = fan.scale;
    std::vector<HeldUses> held;
    const auto left_of = [&](std::size_t first) {
        const auto more = static_cast<float>(end_of(cards, first) - first - 1);
        return std::round(places[first].left + more * fan.pitch / 2.0F);
    };
    for (std::size_t first = 0; first < cards.size(); first = end_of(cards, first)) {
        const FanCard& card = cards[first];
        const std::size_t end = end_of(cards, first);
        const bool is_hovered =
            hovered >= static_cast<int>(first) && hovered < static_cast<int>(end);
        const FanPose pose = fan_pose((first + end - 1) / 2, cards.size());
        const ImVec2 corner{left_of(first),
                            std::round(top + lift_of(card, is_hovered, pose.drop, s))};
        const bool is_whole = is_hovered || end == cards.size() || card.is_on_top;
        const float reach = is_whole ? fan.size.x : std::min(left_of(end) - corner.x, fan.size.x);
        // What lies on top hides the beginning of the next one.
        const bool is_covered = !held.empty() && !is_hovered && held.back().is_over;
        const float covered =
            is_covered ? std::max(0.0F, left_of(held.back().first) + fan.size.x - corner.x) : 0.0F;
        held.push_back({std::span(cards).subspan(first, end - first),
                        {card.face,
                         {corner.x + fan.size.x / 2.0F, corner.y + fan.size.y / 2.0F},
                         fan.size,
                         pose.degrees,
                         reach,
                         covered},
                        is_hovered,
                        is_hovered || card.is_on_top,
                        first});
    }
    return held;
}

// At the cursor of the window, which stands below them afterwards; a row of uses stands over that.
FanTouch show_fan(const Kit& kit, const CardFan& fan, const std::vector<FanCard>& cards,
                  std::vector<LaidCard>& laid) {
    const float s = fan.scale;
    const std::size_t count = cards.size();
    const ImVec2 start = ImGui::GetCursorPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    laid.clear();
    std::vector<Span> places = places_of(cards, fan);
    FanTouch touch;
    for (std::size_t i = 0; i < count; ++i) {
        Span& place = places[i];
        ImGui::SetCursorPos({start.x + place.left, start.y});
        ImGui::PushID(static_cast<int>(i));
        if (ImGui::InvisibleButton("##card", {place.width, fan.size.y + 14.0F * s})) {
            touch.touched = static_cast<int>(i);
        }
        ImGui::PopID();
        const ImVec2 corner = ImGui::GetItemRectMin();
        if (ImGui::IsItemHovered()) {
            touch.hovered = static_cast<int>(i);
            touch.place = {corner.x, corner.y, place.width, fan.size.y};
        }
        if (cards[i].has_focus) keep_in_sight();
        place.left = corner.x;  // on the screen from here on
    }
    const float top = ImGui::GetItemRectMin().y;
    const std::vector<HeldUses> held = held_in(places, cards, fan, top, touch.hovered);
    for (const HeldUses& card : held) {
        const HeldCard& lies = card.held;
        laid.insert(laid.end(), card.uses.size(),
                    {card.uses.front().face.card,
                     {lies.centre.x, lies.centre.y},
                     fan.size.y,
                     static_cast<float>(lies.degrees)});
    }
    if (fan.has_words && count > 0) {
        const float y = top + fan.size.y + 25.0F * s;
        draw_captions(kit, list, captions_of(kit, cards, places, touch.hovered, s), y);
    }
    // The one that is pointed at lies on top, so that all of it is seen.
    const auto height_of = [&](const HeldUses& card) {
        return card.is_hovered ? 2 : card.is_over ? 1 : 0;
    };
    for (const int height : {0, 1, 2}) {
        for (const HeldUses& card : held)
            if (height_of(card) == height) draw_one(kit, list, card, s);
    }
    ImGui::SetCursorPos({start.x, start.y + fan.height});
    return touch;
}

// What a card that is touched may be put to, side by side, down to the cursor of the window.
PromptReply show_uses(const Kit& kit, const CardFan& fan, Prompt& prompt, float width) {
    const PromptModel& model = prompt.model();
    const auto used = std::ranges::find_if(model.cards, &PromptCard::is_used);
    if (used == model.cards.end() || !used->shows_uses()) return {};
    const float s = fan.scale;
    const auto count = static_cast<float>(used->uses.size());
    const float between = 5.0F * s;
    const ImVec2 size{std::min((width - between * (count - 1.0F)) / count, 110.0F * s),
                      fan.uses - 4.0F * s};
    const ImVec2 start = ImGui::GetCursorPos();
    PromptReply reply;
    for (std::size_t use = 1; use <= used->uses.size(); ++use) {
        ImGui::SetCursorPos(
            {start.x + static_cast<float>(use - 1) * (size.x + between), start.y - size.y});
        const bool is_now = used->use == use;
        const auto id = "use" + std::to_string(use);
        const bool is_clicked = key_button(
            kit, id.c_str(), used->uses[use - 1].word, stage::Key::unknown,
            is_now ? ButtonRole::decide : ButtonRole::plain, size, {.font = kit.fonts().small});
        if (is_clicked && !is_now)
            reply = prompt.put_card(static_cast<std::size_t>(used - model.cards.begin()), use);
        if (reply.taken) break;
    }
    ImGui::SetCursorPos(start);
    return reply;
}

void tell_card(const Kit& kit, const PromptCard& card, const stage::Rect& place) {
    const std::string text =
        card.can_toggle() ? say("{0}: {1}", {card.name, card.explanation}) : card.reason;
    tell_over_panel(kit, text, card.rule, place);
}

}  // namespace

void show_cards(const Kit& kit, const Plan& plan, Prompt& prompt, std::vector<LaidCard>& laid,
                PromptReply& reply) {
    const PromptModel& model = prompt.model();
    const bool has_pad = kit.frame.caps().device() == stage::Device::pad;
    std::vector<FanCard> cards;
    for (std::size_t i = 0; i < model.cards.size(); ++i) {
        const PromptCard& card = model.cards[i];
        FanCard shown;
        shown.face = card.face;
        if (card.is_used() && !card.shows_uses()) shown.word = card.uses[card.use - 1].word;
        shown.is_used = card.is_used();
        shown.is_on_top = card.is_used() && card.shows_uses();
        shown.can_use = card.can_toggle();
        shown.has_focus = model.item_focus == static_cast<int>(i);
        if (card.can_toggle()) {
            shown.key = has_pad && shown.has_focus ? stage::Key::space : card.key;
        }
        cards.push_back(std::move(shown));
    }
    const CardFan fan = card_fan(kit, plan, cards.size());
    const ImVec2 above = ImGui::GetCursorPos();
    const FanTouch touch = show_fan(kit, fan, cards, laid);
    if (touch.hovered >= 0 && plan.tells_notes) {
        tell_card(kit, model.cards[static_cast<std::size_t>(touch.hovered)], touch.place);
    }
    if (touch.touched >= 0) {
        reply = prompt.toggle_card(static_cast<std::size_t>(touch.touched));
    } else if (plan.has_uses) {
        const ImVec2 below = ImGui::GetCursorPos();
        if (has_uses_in_title(plan)) ImGui::SetCursorPos(above);
        const PromptReply put = show_uses(kit, fan, prompt, plan.things);
        if (put.taken) reply = put;
        ImGui::SetCursorPos(below);
    }
}

void show_hand(const Kit& kit, const Plan& plan, Prompt& prompt, std::vector<LaidCard>& laid,
               PromptReply& reply, int& told) {
    const PromptModel& model = prompt.model();
    const std::vector<std::size_t> hand = hand_of(model);
    std::vector<FanCard> cards;
    for (const std::size_t i : hand) {
        const PromptChoice& choice = model.choices[i];
        const ChoiceCard& card = choice.cards.front();
        const CapShown cap = cap_of(kit, model, i);
        const bool is_same = !cards.empty() && card.is_held && cards.back().face == card.face;
        cards.push_back({.face = card.face,
                         .word = card.note,
                         .key = cap.key,
                         .form = cap.form,
                         .count = card.in_hand,
                         .is_other_use = is_same,
                         .is_used = model.main == static_cast<int>(i),
                         .has_focus = model.focus == static_cast<int>(i)});
    }
    const FanTouch touch = show_fan(kit, choice_fan(kit, plan, cards.size()), cards, laid);
    if (touch.hovered >= 0) told = static_cast<int>(hand[static_cast<std::size_t>(touch.hovered)]);
    if (touch.touched >= 0) reply = prompt.take(hand[static_cast<std::size_t>(touch.touched)]);
}

}  // namespace ui::prompt_layout
