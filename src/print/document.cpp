#include "print/document.h"

#include <stdexcept>
#include <utility>

#include "print/pages_library.h"

#if HIPPODROME_LATE_LIBRARIES
#    include "formats/late_library.h"
#endif

namespace print {

namespace {

auto* pages_library() {
#if HIPPODROME_LATE_LIBRARIES
    return reinterpret_cast<decltype(&hippodrome_open_document)>(
        formats::late_function(HIPPODROME_PAGES_FILE, "hippodrome_open_document"));
#else
    return hippodrome_open_document;
#endif
}

}  // namespace

std::unique_ptr<Document> open_document(FileKind kind, const std::filesystem::path& assets,
                                        const std::string& title, Pictures more) {
    PagesOrder order{kind, stage::find_font_files(assets), assets, title, std::move(more)};
    if (order.fonts[stage::index_of(stage::Face::text)].empty())
        throw std::runtime_error("nothing can be printed: none of the game's fonts is here");
    return std::unique_ptr<Document>(pages_library()(order));
}

}  // namespace print
