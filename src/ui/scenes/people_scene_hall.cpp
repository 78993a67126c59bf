// The hall of fame: who has most of what, the latest races, and the records by course.
#include <algorithm>
#include <cmath>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"
#include "ui/scenes/people_parts.h"
#include "ui/scenes/people_scene.h"

namespace ui {

namespace {

constexpr std::size_t most_latest = 8;

// The most of something, and everybody who has as much.
struct Honour {
    const char* title = nullptr;
    std::vector<const play::Profile*> holders;
    int count = 0;
};

template <class Count>
Honour honour_of(const play::People& people, const char* title, const Count& count) {
    Honour honour{title, {}, 0};
    for (const play::Profile& profile : people.profiles) {
        const int its = count(profile);
        if (its == 0 || its < honour.count) continue;
        if (its > honour.count) honour.holders.clear();
        honour.count = its;
        honour.holders.push_back(&profile);
    }
    return honour;
}

std::vector<Honour> honours_of(const play::People& people) {
    using play::Profile;
    std::vector<Honour> honours = {
        honour_of(people, tr("Most seasons won"), [](const Profile& p) { return p.seasons_won; }),
        honour_of(people, tr("Most wins"), [](const Profile& p) { return p.wins; }),
        honour_of(people, tr("Most podiums"), [](const Profile& p) { return p.podiums; }),
        honour_of(people, tr("Most wrecks caused"),
                  [](const Profile& p) { return p.wrecks_caused; }),
        honour_of(people, tr("Most often wrecked"),
                  [](const Profile& p) { return p.wrecks_suffered; }),
        honour_of(people, tr("Most races"), [](const Profile& p) { return p.races; })};
    std::erase_if(honours, [](const Honour& honour) { return honour.count == 0; });
    return honours;
}

// Words beside a face, in a card that is as tall as the tallest of its kind.
struct FaceCard {
    const play::Profile* face = nullptr;  // null for none
    std::string above;                    // in small letters
    std::string name;
    std::string below;   // in small letters; often empty
    std::string figure;  // large, at the right; often empty
};

}  // namespace

// The races raced last: by when their files were written.
void PeopleScene::find_latest() {
    std::vector<std::pair<std::filesystem::file_time_type, const play::RaceFacts*>> races;
    for (const play::RaceFacts& race : gatherer_.races()) {
        if (!race.is_over || race.is_branch) continue;
        std::error_code trouble;
        const auto when = std::filesystem::last_write_time(race.file, trouble);
        if (!trouble) races.emplace_back(when, &race);
    }
    std::ranges::stable_sort(races, std::ranges::greater(),
                             [](const auto& race) { return race.first; });
    latest_.clear();
    for (std::size_t i = 0; i < std::min(most_latest, races.size()); ++i)
        latest_.push_back(*races[i].second);
}

void PeopleScene::draw_face(const Kit& kit, const play::Profile& profile, ImVec2 at,
                            float side) const {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const play::Rival* rival = profile.is_person ? nullptr : play::rival_named(cast_, profile.name);
    if (rival != nullptr) {
        draw_sprite(kit, list, rival->portrait, at, {side, side}, IM_COL32_WHITE);
    } else {
        draw_emblem(kit, list, livery_in(kit.seating.palette, profile.livery), at, side);
    }
}

std::string PeopleScene::told_name(const play::Profile& profile) const {
    const std::string own = shown_name(profile);
    return profile.is_person ? own : say("{0} (computer)", {own});
}

void PeopleScene::show_hall(const Kit& kit) const {
    show_text(kit.fonts().title, tr("Hall of fame"));
    if (people_.races == 0) {
        show_muted(kit.fonts().body_italic,
                   tr("Nobody has raced here to the end yet. The plinths have been dusted."));
        return;
    }
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.fonts();
    const float gap = 10.0F * s;
    const float pad = 12.0F * s;
    // In a large window faces are larger.
    const bool is_roomy = ImGui::GetContentRegionAvail().x >= 900.0F * s;
    // As many side by side as have room; those of one kind are alike.
    const auto show_cards = [&](const std::vector<FaceCard>& cards, float least, float side) {
        const float room = ImGui::GetContentRegionAvail().x;
        const auto fitting = static_cast<std::size_t>((room + gap) / (least * s + gap));
        const std::size_t across = std::clamp<std::size_t>(fitting, 1, 3);
        const auto count = static_cast<float>(across);
        const float width = std::floor((room - gap * (count - 1.0F)) / count);
        const float left = 2.0F * pad + side;
        const auto words_room = [&](const FaceCard& card) {
            const float figure =
                card.figure.empty() ? 0.0F : text_width(fonts.title, card.figure) + pad;
            return std::max(40.0F * s, width - left - pad - figure);
        };
        const auto part_height = [&](ImFont* font, const std::string& words, float wrap) {
            return words.empty() ? 0.0F : text_height(font, words, wrap);
        };
        const auto height_of = [&](const FaceCard& card) {
            const float wrap = words_room(card);
            return part_height(fonts.small, card.above, wrap) +
                   part_height(fonts.numbers, card.name, wrap) +
                   part_height(fonts.small, card.below, wrap);
        };
        float tall = side;
        for (const FaceCard& card : cards)
            tall = std::max(tall, height_of(card));
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (i % across != 0) ImGui::SameLine(0.0F, gap);
            const FaceCard& card = cards[i];
            const ImVec2 at = ImGui::GetCursorScreenPos();
            ImDrawList& list = *ImGui::GetWindowDrawList();
            fill_rect(list, {at.x, at.y, width, tall + 2.0F * pad}, packed(theme::ink, 0.3F),
                      6.0F * s);
            if (card.face != nullptr)
                draw_face(kit, *card.face, {at.x + pad, at.y + pad + (tall - side) / 2.0F}, side);
            const float wrap = words_room(card);
            float y = at.y + pad + (tall - height_of(card)) / 2.0F;
            const auto write = [&](ImFont* font, const std::string& words, stage::Colour colour) {
                if (words.empty()) return;
                draw_text(list, font, {at.x + left, y}, packed(colour), words, wrap);
                y += text_height(font, words, wrap);
            };
            write(fonts.small, card.above, theme::sand);
            write(fonts.numbers, card.name, theme::parchment);
            write(fonts.small, card.below, theme::sand);
            if (!card.figure.empty()) {
                const float wide = text_width(fonts.title, card.figure);
                draw_text(
                    list, fonts.title,
                    {at.x + width - pad - wide, at.y + pad + (tall - fonts.title->FontSize) / 2.0F},
                    packed(theme::gold), card.figure);
            }
            ImGui::Dummy({width, tall + 2.0F * pad});
        }
    };
    std::vector<FaceCard> cards;
    for (const Honour& honour : honours_of(people_)) {
        std::string holders;
        for (const play::Profile* holder : honour.holders)
            holders += (holders.empty() ? "" : ", ") + told_name(*holder);
        cards.push_back(
            {honour.holders.front(), honour.title, holders, {}, std::to_string(honour.count)});
    }
    show_cards(cards, 300.0F, (is_roomy ? 96.0F : 64.0F) * s);
    const auto has_podiums = [](const play::Profile& profile) { return profile.podiums > 0; };
    if (std::ranges::any_of(people_.profiles, has_podiums))
        show_muted(fonts.small, people::what_podiums_are());
    if (!latest_.empty()) show_text(fonts.heading, tr("Latest races"));
    cards.clear();
    for (const play::RaceFacts& race : latest_) {
        FaceCard card;
        card.above = race.kind.empty() ? tr(race.course.c_str())
                                       : say("{0}, {1}", {tr(race.course.c_str()), race.kind});
        for (const play::SeatFacts& seat : race.seats) {
            if (!seat.is_winner) continue;
            card.name += (card.name.empty() ? "" : ", ") + people::name_by_colour(seat.name);
            if (card.face == nullptr) card.face = people_.named(seat.name, seat.is_person);
            if (!seat.ride.empty()) card.below = tr(seat.ride.c_str());
        }
        if (card.name.find(", ") != std::string::npos) card.below.clear();  // of which of them?
        if (card.name.empty()) card.name = tr("Nobody won");
        cards.push_back(std::move(card));
    }
    show_cards(cards, 280.0F, (is_roomy ? 72.0F : 44.0F) * s);
    if (people_.records.empty()) return;
    show_text(fonts.heading, tr("Records by course"));
    const bool has_two = ImGui::GetContentRegionAvail().x >= 640.0F * s;
    if (!ImGui::BeginTable("records", has_two ? 2 : 1)) return;
    for (const play::BestRace& record : people_.records) {
        ImGui::TableNextColumn();
        show_best(kit, record, true);
    }
    ImGui::EndTable();
}

}  // namespace ui
