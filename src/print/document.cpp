#include "print/document.h"

#include <stdexcept>
#include <utility>

#include <cairo-pdf.h>
#include <cairo-svg.h>

#include "print/sheet_impl.h"

namespace print {

namespace {

cairo_status_t append(void* text, const unsigned char* bytes, unsigned count) {
    static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), count);
    return CAIRO_STATUS_SUCCESS;
}

void check(cairo_status_t status) {
    if (status != CAIRO_STATUS_SUCCESS) {
        throw std::runtime_error(std::string("a page could not be drawn: ") +
                                 cairo_status_to_string(status));
    }
}

}  // namespace

struct Document::Impl {
    Art art;
    FileKind kind;
    std::string title;
    // Written to until their surfaces are finished, so they stay where they are.
    std::vector<std::unique_ptr<std::string>> files;
    Surface surface;
    Cairo page;

    void begin_file(PageSize size) {
        files.push_back(std::make_unique<std::string>());
        const double width = size.width * points_per_mm;
        const double height = size.height * points_per_mm;
        if (kind == FileKind::svg) {
            surface.reset(
                cairo_svg_surface_create_for_stream(append, files.back().get(), width, height));
            cairo_svg_surface_set_document_unit(surface.get(), CAIRO_SVG_UNIT_PT);
            return;
        }
        surface.reset(
            cairo_pdf_surface_create_for_stream(append, files.back().get(), width, height));
        cairo_pdf_surface_restrict_to_version(surface.get(), CAIRO_PDF_VERSION_1_5);
        cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, title.c_str());
        cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR, "Hippodrome");
    }

    void end_page() {
        if (!page) return;
        cairo_show_page(page.get());
        check(cairo_status(page.get()));
        page.reset();
        if (kind == FileKind::svg) end_file();
    }

    void end_file() {
        if (!surface) return;
        cairo_surface_finish(surface.get());
        check(cairo_surface_status(surface.get()));
        surface.reset();
    }
};

Document::Document(FileKind kind, const std::filesystem::path& assets, const std::string& title,
                   Pictures more)
    : impl_(new Impl{Art(assets, std::move(more)), kind, title, {}, {}, {}}) {}
Document::~Document() = default;

Sheet& Document::new_page(PageSize size) {
    impl_->end_page();
    if (!impl_->surface) {
        impl_->begin_file(size);
    } else {
        cairo_pdf_surface_set_size(impl_->surface.get(), size.width * points_per_mm,
                                   size.height * points_per_mm);
    }
    impl_->page.reset(cairo_create(impl_->surface.get()));
    cairo_scale(impl_->page.get(), points_per_mm, points_per_mm);
    auto sheet =
        std::make_unique<Sheet::Impl>(Sheet::Impl{impl_->art, impl_->page.get(), size, {}, false});
    pages_.push_back(std::make_unique<Sheet>(std::move(sheet)));
    return *pages_.back();
}

std::vector<std::string> Document::finish() {
    impl_->end_page();
    impl_->end_file();
    std::vector<std::string> files;
    for (const auto& file : impl_->files)
        files.push_back(std::move(*file));
    impl_->files.clear();
    return files;
}

}  // namespace print
