// The faces of the house and the files they come from: assets first, then the system's fonts.
// A face that is nowhere to be found is replaced by the next best, in the end by none (no text).
#pragma once

#include <filesystem>
#include <memory>
#include <span>

namespace stage {

enum class Face { title, text, text_italic, text_bold, label, label_bold, fallback };
constexpr int face_count = 7;

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
