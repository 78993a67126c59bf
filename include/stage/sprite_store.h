// Pictures by name, rasterised at the size asked for and kept until they are no longer used.
// SVG is read by SDL_image: shapes, paths, fills, strokes and gradients, but no text, no clips, no
// style sheets.
#pragma once

#include "stage/canvas.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace stage {

class SpriteStore {
public:
    // A name is a path below `folder` without its ending: "board/amphora" is
    // folder/board/amphora.svg, or .png when there is no .svg. The canvas must outlive the store.
    SpriteStore(Canvas& canvas, std::filesystem::path folder);
    ~SpriteStore();

    // SVG text under a name of its own; replaces what had that name.
    void define(const std::string& name, std::string svg);

    // Other colours in a picture of SVG text, as "#4E7F41" to "#469ABC"; none gives its own again.
    void dye(const std::string& name,
             const std::vector<std::pair<std::string, std::string>>& colours);

    // Where to ask for what is not below the folder: the bytes of a PNG file, nothing for none.
    using Source = std::function<std::optional<std::string>(const std::string& name)>;
    void set_source(Source source);
    // It may have others now.
    void ask_again();

    bool has(const std::string& name);
    const std::filesystem::path& folder() const;

    // `height` in pixels; the width follows. The result holds until the next `trim` or `clear`, so
    // ask for it each time it is drawn. A name without a picture gives an empty sprite.
    Sprite get(const std::string& name, int height);

    // The same turned clockwise about its middle, of SVG text only; as large as the box around it.
    // Every turn is a picture of its own: ask for few.
    Sprite get_turned(const std::string& name, int height, int degrees);

    // Frees what was not asked for since the last call: once after a zoom has come to rest.
    void trim();
    // Frees all textures; texts stay.
    void clear();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace stage
