#include "ui/titled_page.h"

#include <algorithm>

#include "stage/theme.h"

namespace ui {

TitledPage::TitledPage(const Kit& kit, stage::Canvas& canvas, const char* id,
                       const std::string& title)
    : all_(stage::all_of(canvas.size())),
      gap_(12.0F * kit.scale()),
      head_(std::min(64.0F * kit.scale(), all_.height * 0.15F)),
      foot_(76.0F * kit.scale()) {
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0.0F, 0.0F});
    panel_.emplace(id, all_, PanelLook::bare);
    ImGui::PopStyleVar();
    canvas.text_centred(
        {all_.width / 2.0F, head_ * 0.5F}, title,
        {stage::Face::title, head_ * 0.62F, stage::theme::parchment, stage::Align::middle, 0.0F});
}

stage::Rect TitledPage::foot() const {
    return {gap_, all_.height - foot_ - gap_, all_.width - 2.0F * gap_, foot_};
}

}  // namespace ui
