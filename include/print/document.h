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
    virtual ~Document() = default;

    // The page to draw on from now on. Valid as long as the document is.
    virtual Sheet& new_page(PageSize size) = 0;
    virtual const std::vector<std::unique_ptr<Sheet>>& pages() const = 0;

    // What the files hold, one of all pages or one a page. Nothing may be drawn afterwards.
    // Throws std::runtime_error where a page could not be drawn.
    virtual std::vector<std::string> finish() = 0;
};

// Where to ask for pictures that the assets have not: the bytes of a PNG file, or nothing.
using Pictures = std::function<std::optional<std::string>(const std::string& name)>;

// `assets` holds pictures and fonts; `title` is what a viewer calls the document. Throws
// std::runtime_error where there are no fonts, or not what draws pages.
std::unique_ptr<Document> open_document(FileKind kind, const std::filesystem::path& assets,
                                        const std::string& title, Pictures more = {});

}  // namespace print
