#include "app/client/packs_scene.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "words/words.h"

namespace app {

using namespace ui;
using stage::Key;

namespace {

std::string title_of(const play::Pack& pack) { return pack.name.empty() ? pack.id : pack.name; }

// "Version 2  ·  Änne  ·  CC0-1.0"
std::string by_whom(const play::Pack& pack) {
    std::string told = say("Version {0}", {static_cast<int>(pack.version)});
    for (const std::string& more : {pack.author, pack.licence})
        if (!more.empty()) told += "  ·  " + more;
    return told;
}

// "Courses: dusty-mile, oval"; empty where there is none of that folder.
std::string brought(const play::InstalledPack& pack, std::string_view folder, const char* title) {
    std::string names;
    for (const std::string& file : pack.files) {
        const std::filesystem::path path(file);
        if (!path.has_parent_path() || *path.begin() != folder) continue;
        names += (names.empty() ? "" : ", ") + path.stem().string();
    }
    return names.empty() ? names : say("{0}: {1}", {tr(title), names});
}

}  // namespace

PacksScene::PacksScene(Program& program, const formats::Rulebook& rulebook, InstallPack install,
                       std::function<void()> changed)
    : program_(program),
      rulebook_(rulebook),
      install_(std::move(install)),
      changed_(std::move(changed)) {
    fill();
}

void PacksScene::fill() {
    packs_ = play::installed_packs(program_.user_dirs());
    asked_.reset();
}

bool PacksScene::take_file(const std::string& path) {
    news_ = install_(path);
    changed_();
    fill();
    return true;
}

bool PacksScene::tell(const std::string& news) {
    news_ = {news, false};
    return true;
}

void PacksScene::remove(const play::Pack& pack) {
    try {
        play::remove_pack(program_.user_dirs(), pack.id);
        news_ = {say("The pack {0} is taken away.", {title_of(pack)}), true};
    } catch (const std::runtime_error& error) {
        news_ = {error.what(), false};
    }
    changed_();
    fill();
}

void PacksScene::show_pack(const Kit& kit, std::size_t index) {
    const auto& fonts = kit.fonts();
    const play::InstalledPack& pack = packs_[index];
    const std::string id = "remove " + pack.pack.id;
    show_text(fonts.heading, title_of(pack.pack));
    if (pack.trouble.empty()) {
        show_muted(fonts.small, by_whom(pack.pack));
        if (!pack.pack.about.empty()) show_text(fonts.body_italic, pack.pack.about);
    } else {
        show_text(fonts.body, pack.trouble);
    }
    const std::array kinds = {
        std::pair{"tracks", mark("Courses")}, std::pair{"vehicles", mark("The vehicles")},
        std::pair{"art", mark("Pictures")}, std::pair{"house-rules", mark("House rules")},
        std::pair{"seasons", mark("Seasons")}};
    for (const auto& [folder, title] : kinds) {
        const std::string line = brought(pack, folder, title);
        if (!line.empty()) show_text(fonts.label, line);
    }
    if (key_button(kit, {.label = tr("Take away"), .id = id})) asked_ = index;
    ImGui::Dummy({1.0F, 12.0F * kit.scale()});
}

void PacksScene::show_foot(const Kit& kit) {
    const float s = kit.scale();
    const auto& fonts = kit.fonts();
    const KeyButton install{.label = tr("Install"), .is_enabled = path_[0] != '\0'};
    const KeyButton back{.label = tr("Back"), .key = Key::escape};
    show_muted(fonts.small, tr("Drop a pack on this window, a folder or a zip archive; or write "
                               "its path:"));
    const float spacing = ImGui::GetStyle().ItemSpacing.x;
    const float beside =
        key_button_width(kit, install) + key_button_width(kit, back) + 2.0F * spacing;
    bool is_confirmed = false;
    {
        const FontScope font(fonts.label);
        ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x - beside - 2.0F * s);
        is_confirmed = ImGui::InputText("##path", path_.data(), path_.size(),
                                        ImGuiInputTextFlags_EnterReturnsTrue);
    }
    ImGui::SameLine();
    is_confirmed |= key_button(kit, install);
    ImGui::SameLine();
    if (key_button(kit, back) && !asked_) program_.scenes().pop();
    if (!is_confirmed || path_[0] == '\0') return;
    take_file(path_.data());
    if (news_.is_good) path_[0] = '\0';
}

void PacksScene::show_question(const Kit& kit) {
    const play::InstalledPack pack = packs_[*asked_];
    ScreenOverlay overlay("take away", program_.screen().canvas().size(), 560.0F * kit.scale());
    show_text(kit.fonts().heading, say("Take {0} away?", {title_of(pack.pack)}));
    show_text(kit.fonts().label,
              tr("What it brought goes with it. Seasons stay, for they are yours."));
    if (key_button(kit, {.label = tr("Keep it"), .key = Key::escape, .role = ButtonRole::decide}))
        asked_.reset();
    ImGui::SetItemDefaultFocus();
    ImGui::SameLine();
    if (key_button(kit, {.label = tr("Take away"), .key = Key::d, .role = ButtonRole::danger}))
        remove(pack.pack);
}

void PacksScene::show(const Kit& kit) {
    const float s = kit.scale();
    const auto& fonts = kit.fonts();
    const stage::Rect all = stage::all_of(program_.screen().canvas().size());
    ground_.draw(program_.screen().canvas(), s);
    const float wide = std::min(all.width - 24.0F * s, 900.0F * s);
    const bool is_covered = program_.is_covered();
    const bool is_asked = asked_.has_value();
    {
        const CoveredScope covered(is_covered || is_asked);
        const ScreenPanel panel(
            "packs", {(all.width - wide) / 2.0F, 12.0F * s, wide, all.height - 24.0F * s},
            PanelLook::umber);
        show_text(fonts.title, tr("Packs"));
        if (!news_.text.empty()) {
            ImGui::PushStyleColor(ImGuiCol_Text, packed(news_.is_good ? stage::theme::light_sand
                                                                      : stage::theme::terracotta));
            show_text(fonts.label, news_.text);
            ImGui::PopStyleColor();
        }
        const float foot = 84.0F * s;
        ImGui::BeginChild("list", {0.0F, ImGui::GetContentRegionAvail().y - foot}, false,
                          ImGuiWindowFlags_NavFlattened);
        if (packs_.empty()) {
            show_text(fonts.label,
                      tr("No pack is installed. Packs bring courses, vehicles and their "
                         "pictures, house rules and seasons that somebody has made."));
        }
        for (std::size_t i = 0; i < packs_.size(); ++i)
            show_pack(kit, i);
        roll_by_keys(kit);
        ImGui::EndChild();
        show_foot(kit);
    }
    if (is_asked && asked_) show_question(kit);
}

}  // namespace app
