#include "print/pages_library.h"

#include <stdexcept>
#include <utility>

#include <cairo-pdf.h>
#include <cairo-svg.h>

#include "print/cairo/cairo_sheet.h"

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

class CairoDocument : public Document {
public:
    explicit CairoDocument(PagesOrder& order)
        : art_(order.fonts, std::move(order.assets), std::move(order.more)),
          kind_(order.kind),
          title_(std::move(order.title)) {}

    Sheet& new_page(PageSize size) override {
        end_page();
        if (!surface_) {
            begin_file(size);
        } else {
            cairo_pdf_surface_set_size(surface_.get(), size.width * points_per_mm,
                                       size.height * points_per_mm);
        }
        page_.reset(cairo_create(surface_.get()));
        cairo_scale(page_.get(), points_per_mm, points_per_mm);
        pages_.push_back(std::make_unique<CairoSheet>(art_, page_.get(), size));
        return *pages_.back();
    }

    const std::vector<std::unique_ptr<Sheet>>& pages() const override { return pages_; }

    std::vector<std::string> finish() override {
        end_page();
        end_file();
        std::vector<std::string> files;
        for (const auto& file : files_)
            files.push_back(std::move(*file));
        files_.clear();
        return files;
    }

private:
    void begin_file(PageSize size) {
        files_.push_back(std::make_unique<std::string>());
        const double width = size.width * points_per_mm;
        const double height = size.height * points_per_mm;
        if (kind_ == FileKind::svg) {
            surface_.reset(
                cairo_svg_surface_create_for_stream(append, files_.back().get(), width, height));
            cairo_svg_surface_set_document_unit(surface_.get(), CAIRO_SVG_UNIT_PT);
            return;
        }
        surface_.reset(
            cairo_pdf_surface_create_for_stream(append, files_.back().get(), width, height));
        cairo_pdf_surface_restrict_to_version(surface_.get(), CAIRO_PDF_VERSION_1_5);
        cairo_pdf_surface_set_metadata(surface_.get(), CAIRO_PDF_METADATA_TITLE, title_.c_str());
        cairo_pdf_surface_set_metadata(surface_.get(), CAIRO_PDF_METADATA_CREATOR, "Hippodrome");
    }

    void end_page() {
        if (!page_) return;
        cairo_show_page(page_.get());
        check(cairo_status(page_.get()));
        page_.reset();
        if (kind_ == FileKind::svg) end_file();
    }

    void end_file() {
        if (!surface_) return;
        cairo_surface_finish(surface_.get());
        check(cairo_surface_status(surface_.get()));
        surface_.reset();
    }

    Art art_;
    FileKind kind_;
    std::string title_;
    // Written to until their surfaces are finished, so they stay where they are.
    std::vector<std::unique_ptr<std::string>> files_;
    Surface surface_;
    Cairo page_;
    std::vector<std::unique_ptr<Sheet>> pages_;
};

}  // namespace

}  // namespace print

extern "C" print::Document* hippodrome_open_document(print::PagesOrder& order) {
    return new print::CairoDocument(order);
}
