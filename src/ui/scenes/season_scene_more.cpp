// What a season shows beside its table: trophies, upgrades to choose from, and its races.
#include <algorithm>
#include <cmath>
#include <utility>

#include "play/people/people.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/pictures.h"
#include "ui/scenes/season_scene.h"
#include "ui/screens/results_parts.h"
#include "words/listing.h"

namespace ui {

// --- The ceremony ------------------------------------------------------------------------------

void SeasonScene::add_award(const std::string& trophy, const std::string& joke,
                            const std::string& icon, const std::string& winners) {
    if (!winners.empty()) awards_.push_back({trophy, joke, icon, winners});
}

namespace {

// Everybody with the most of something; nobody where nobody has any.
template <class Count>
std::string most_of(const play::People& people, const Count& count) {
    double most = 0.0;
    std::string names;
    for (const play::Profile& profile : people.profiles) {
        const auto its = static_cast<double>(count(profile));
        if (its <= 0.0 || its < most) continue;
        names = its > most || names.empty() ? profile.name : names + ", " + profile.name;
        most = its;
    }
    return names;
}

}  // namespace

void SeasonScene::give_trophies() {
    const play::People people = play::people_of(races_, {});
    const auto shown = [&](std::string names) {
        for (std::size_t i = 0; i < season_.seats.size(); ++i)
            if (names == season_.seats[i].name) return seating_.seat(i).name;
        return names;
    };
    const bool together = door_.seasons()->wins_together();
    if (!together) {
        add_award(tr("The Laurel of Most Wins"),
                  tr("Water twice a week. Do not let it near goats."), "board/laurel",
                  shown(most_of(people, [](const auto& profile) { return profile.wins; })));
    }
    add_award(tr("The Golden Splinter"), tr("For wrecking others. The base is part of a rival."),
              "ui/mark-wreck",
              shown(most_of(people, [](const auto& profile) { return profile.wrecks_caused; })));
    add_award(tr("The Wheelwright's Friend"),
              tr("For being wrecked the most. There is a discount after the third."),
              "ui/mark-control",
              shown(most_of(people, [](const auto& profile) { return profile.wrecks_suffered; })));
    add_award(tr("The Loaded Die"), tr("For luck. Nobody is saying anything."), "dice/die",
              shown(most_of(people, [](const auto& profile) {
                  return profile.luck && *profile.luck > 0.5 ? *profile.luck : 0.0;
              })));
    if (table_.size() > 2 && !together) {
        add_award(tr("The Wooden Spoon"), tr("For holding up the bottom of the table. It stirs."),
                  "ui/seal", seating_.seat(table_.back().seat).name);
    }
}

void SeasonScene::show_trophies(const Kit& kit) {
    const float s = kit.scale();
    show_text(kit.fonts().heading, tr("Trophies"));
    for (const Award& award : awards_) {
        const float side = 40.0F * s;
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const stage::Sprite sprite = kit.sprites.get(award.icon, static_cast<int>(side));
        const float wide = sprite && sprite.size.height > 0
                               ? side * static_cast<float>(sprite.size.width) /
                                     static_cast<float>(sprite.size.height)
                               : side;
        const bool is_white = award.icon.starts_with("ui/mark");
        draw_sprite(kit, *ImGui::GetWindowDrawList(), award.icon,
                    {at.x + std::max(0.0F, (side - wide) / 2.0F), at.y}, {wide, side},
                    is_white ? packed(theme::brick) : IM_COL32_WHITE);
        ImGui::SetCursorPosX(ImGui::GetCursorPosX() + side + 24.0F * s);
        ImGui::BeginGroup();
        show_text(kit.fonts().label, say("{0}: {1}", {award.trophy, award.winners}));
        show_muted(kit.fonts().small, award.joke);
        ImGui::EndGroup();
    }
}

// --- Under the table ---------------------------------------------------------------------------

// Those behind the seats of the season are the house's.
std::string SeasonScene::winners_of(const play::RaceFacts& race) const {
    std::string winners;
    for (std::size_t seat = 0; seat < race.seats.size(); ++seat) {
        if (race.seats[seat].place != 1) continue;
        const bool is_of_season = seat < season_.seats.size();
        winners += (winners.empty() ? "" : ", ") +
                   (is_of_season ? seating_.seat(seat).name : tr("the house"));
    }
    return winners;
}

const SeasonEvent* SeasonScene::event_of(const play::SeasonRace& race) const {
    const auto found = std::ranges::find(events_, race.event, &SeasonEvent::key);
    return found == events_.end() ? nullptr : &*found;
}

// Each race: where it is raced, and who won it; of the next, what it is about.
void SeasonScene::show_calendar(const Kit& kit) {
    const float s = kit.scale();
    const float least = 42.0F * s;
    const float tall =
        has_podium(results_)
            ? least
            : std::max(least, std::floor(room_for_line(kit, season_.races.size() + 1)));
    const bool is_large = tall >= 56.0F * s && is_roomy(kit, results_);
    ImFont* const titles = is_large ? kit.fonts().numbers : kit.fonts().label;
    ImFont* const words = is_large ? kit.fonts().label : kit.fonts().small;
    const float button = std::ceil((is_large ? 38.0F : 30.0F) * s);
    const KeyButton watch{
        .label = tr_in("button", "Watch"), .role = ButtonRole::paper, .id = "watch"};
    const float wide = key_button_width(kit, watch);
    const float room = ImGui::GetContentRegionMax().x - wide - 12.0F * s;
    show_text(is_large ? kit.fonts().title : kit.fonts().heading, tr("The races"));
    for (std::size_t i = 0; i < season_.races.size(); ++i) {
        const play::SeasonRace& race = season_.races[i];
        const bool is_raced = i < races_.size();
        const bool is_next = i == races_.size();
        const SeasonEvent* event = event_of(race);
        const std::string title = say("{0}. {1}", {static_cast<int>(i) + 1, event_title(race)});
        const std::string told = is_raced           ? say("Won by {0}", {winners_of(races_[i])})
                                 : is_next && event ? event->about
                                                    : std::string();
        ImGui::PushID(static_cast<int>(i));
        const float top = ImGui::GetCursorPosY();
        const stage::PixelSize size{static_cast<int>(std::ceil(tall * 1.6F)),
                                    static_cast<int>(tall)};
        if (places_.show(kit, program_.screen().canvas(), *door_.seasons(), race.event, size))
            ImGui::SameLine(0.0F, 12.0F * s);
        const float end = is_raced ? room : ImGui::GetContentRegionMax().x;
        const float line = end - ImGui::GetCursorPosX();
        const float height =
            titles->FontSize + (told.empty() ? 0.0F : text_height(words, told, line));
        ImGui::SetCursorPosY(top + std::max(0.0F, (tall - height) / 2.0F));
        ImGui::BeginGroup();
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0.0F, 0.0F});
        ImGui::PushTextWrapPos(end);
        if (is_raced || is_next) {
            show_text(titles, title);
        } else {
            show_muted(titles, title);
        }
        if (!told.empty()) show_muted(words, told);
        ImGui::PopTextWrapPos();
        ImGui::PopStyleVar();
        ImGui::EndGroup();
        const float bottom = top + std::max(tall, height);
        if (is_raced) {
            ImGui::SetCursorPos(
                {ImGui::GetContentRegionMax().x - wide, top + (tall - button) / 2.0F});
            KeyButton its = watch;
            its.size = {wide, button};
            if (key_button(kit, its)) {
                trouble_ = door_.watch_file(play::record_of(file_, race), season_.name);
                results_.save_trouble = trouble_;
            }
        }
        ImGui::SetCursorPosY(bottom + (is_large ? 8.0F : 2.0F) * s);
        ImGui::PopID();
    }
    ImGui::Dummy({1.0F, 1.0F});
}

// The offers stand side by side as far as there is room. None is taken by an Enter that was meant
// for the next race; a pad has no other keys.
void SeasonScene::show_upgrades(const Kit& kit, std::size_t seat) {
    const std::string& name = seating_.seat(seat).name;
    std::vector<std::string> level;
    for (const std::size_t one : play::last_of(table_))
        level.push_back(seating_.seat(one).name);
    show_text(kit.fonts().body_italic,
              level.size() < 2
                  ? say("{0} is last, and may have something for the rest of the season.", {name})
                  : say("{0} share the last place. {1} was behind in the latest race, and may have "
                        "something for the rest of the season.",
                        {words::listing_of(level), name}));
    std::vector<SeasonUpgrade> offers = door_.seasons()->upgrades_for(season_, seat);
    offers.push_back({"", tr("Nothing, out of pride")});
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const float room = ImGui::GetContentRegionAvail().x;
    const float tall = std::ceil(36.0F * kit.scale());
    float used = 0.0F;
    for (std::size_t i = 0; i < offers.size(); ++i) {
        const auto key =
            static_cast<stage::Key>(static_cast<int>(stage::Key::digit_1) + static_cast<int>(i));
        const bool is_main = i == 0 && kit.frame.caps().device() == stage::Device::pad;
        KeyButton button{.label = offers[i].label,
                         .key = key,
                         .role = is_main ? ButtonRole::decide : ButtonRole::paper};
        const float wide = key_button_width(kit, button);
        if (used > 0.0F && used + gap + wide <= room) ImGui::SameLine();
        used = used > 0.0F && used + gap + wide <= room ? used + gap + wide : wide;
        button.size = {wide, tall};
        if (key_button(kit, button)) chosen_ = offers[i].key;
    }
    ImGui::Separator();
}

void SeasonScene::show_more(const Kit& kit) {
    ImGui::Dummy({0.0F, 4.0F * kit.scale()});
    if (const auto seat = chooser()) show_upgrades(kit, *seat);
    if (!awards_.empty()) show_trophies(kit);
    show_calendar(kit);
}

}  // namespace ui
