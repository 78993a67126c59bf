// The packs that are installed, over the title: what each has brought, installing, taking away.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "play/commands/client_commands.h"
#include "play/packs/pack_shelf.h"
#include "ui/mosaic_ground.h"
#include "ui/scene.h"

namespace app {

// Installs the pack of a path, and says how that went.
using InstallPack = std::function<play::News(const std::string& path)>;

class PacksScene final : public ui::Scene {
public:
    // `changed` is called whenever documents have come or gone.
    PacksScene(ui::Program& program, const formats::Rulebook& rulebook, InstallPack install,
               std::function<void()> changed);

    void show(const ui::Kit& kit) override;
    const ui::Seating& seating() const override { return program_.nobody(); }
    const formats::Rulebook& rulebook() const override { return rulebook_; }
    bool clears_itself() const override { return true; }
    void forget_textures() override { ground_.forget_textures(); }
    void words_changed() override { news_ = {}; }
    bool take_file(const std::string& path) override;
    bool tell(const std::string& news) override;

private:
    void fill();
    void show_pack(const ui::Kit& kit, std::size_t index);
    void show_foot(const ui::Kit& kit);
    void show_question(const ui::Kit& kit);
    void remove(const play::Pack& pack);

    ui::Program& program_;
    const formats::Rulebook& rulebook_;
    InstallPack install_;
    std::function<void()> changed_;
    ui::MosaicGround ground_;
    std::vector<play::InstalledPack> packs_;
    std::optional<std::size_t> asked_;  // to be taken away
    play::News news_;
    std::array<char, 512> path_{};
};

}  // namespace app
