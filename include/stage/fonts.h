// The faces of the house, opened to be drawn. A face without any file draws no text.
#pragma once

#include <filesystem>
#include <memory>
#include <span>

#include "stage/core/font_files.h"

namespace stage {

class Fonts {
public:
    // `assets` is the folder that has `fonts/` in it; may be empty.
    explicit Fonts(std::filesystem::path assets);
    ~Fonts();
    // The same files, read once for all copies; opened anew, so that another thread may use them.
    Fonts(const Fonts& other);
    Fonts& operator=(const Fonts&) = delete;

    // The file used for a face, after replacement; empty when there is none at all.
    const std::filesystem::path& file(Face face) const;
    // All of that file; empty when there is none. Lives as long as this or any copy does.
    std::span<const char> contents(Face face) const;

    // Opened fonts, for the inside of this room.
    struct Impl;
    Impl& impl() { return *impl_; }

private:
    std::unique_ptr<Impl> impl_;
};

}  // namespace stage
