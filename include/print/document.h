// Pages at true size as a PDF file, or each as an SVG file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "print/sheet.h"

namespace print {

enum class FileKind : std::uint8_t { pdf, svg };

class Document : stage::NonCopyable {
public:
    // Where to ask for pictures that the assets have not: the bytes of a PNG file, or nothing.
    using Pictures = std::function<std::optional<std::string>(const std::string& name)>;
    // `assets` holds pictures and fonts; `title` is what a viewer calls the document. Throws
    // std::runtime_error where there are no fonts.
    Document(FileKind kind, const std::filesystem::path& assets, const std::string& title,
             Pictures more = {});
    ~Document();

    // The page to draw on from now on. Valid as long as the document is.
    Sheet& new_page(PageSize size);
    const std::vector<std::unique_ptr<Sheet>>& pages() const { return pages_; }

    // What the files hold, one of all pages or one a page. Nothing may be drawn afterwards.
    // Throws std::runtime_error where a page could not be drawn.
    std::vector<std::string> finish();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
    std::vector<std::unique_ptr<Sheet>> pages_;
};

}  // namespace print
