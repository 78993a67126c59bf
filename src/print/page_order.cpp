#include "print/page_order.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <ostream>

#include "play/followed_file.h"

namespace print {

using play::ContentError;
using play::UsageError;

namespace {

namespace fs = std::filesystem;

constexpr std::string_view pdf_ending = ".pdf";
constexpr std::string_view svg_ending = ".svg";

fs::path path_of_text(const std::string& text) { return {std::u8string(text.begin(), text.end())}; }

std::vector<std::string> names_of(const PageFile& file, std::size_t count) {
    if (count == 1) return {file.path};
    const std::string stem = file.path.substr(0, file.path.size() - svg_ending.size());
    const std::size_t digits = std::max<std::size_t>(2, std::to_string(count).size());
    std::vector<std::string> names;
    for (std::size_t i = 1; i <= count; ++i) {
        std::string number = std::to_string(i);
        number.insert(0, digits - number.size(), '0');
        names.push_back(stem + "-" + number + std::string(svg_ending));
    }
    return names;
}

}  // namespace

void declare_pages(CommandOptions& options, PageOrder& order, const std::string& usual) {
    options.text("--paper", "PAPER", order.paper, paper_names() + " (" + usual + " if not given)");
    options.text("--out", "FILE", order.out,
                 "the file to write, .pdf with all pages or .svg with one page a file; named after "
                 "what is printed if not given");
    options.flag("--force", order.may_replace, "replace files that are there already");
}

PageSize paper_of(const PageOrder& order, const std::string& usual) {
    const std::string& name = order.paper.empty() ? usual : order.paper;
    if (const auto paper = paper_named(name)) return *paper;
    throw UsageError("--paper takes one of " + paper_names() + ", not \"" + name + "\"");
}

float length_within(const std::string& option, const std::string& text, float least, float most) {
    const auto length = length_of(text);
    if (length && *length >= least && *length <= most) return *length;
    throw UsageError(option + " takes a length from " + std::to_string(std::lround(least)) +
                     "mm to " + std::to_string(std::lround(most)) +
                     "mm, like 25mm, 2.5cm or 1in, not \"" + text + "\"");
}

PageFile page_file(const PageOrder& order, const std::string& usual_stem) {
    if (order.out.empty()) return {usual_stem + std::string(pdf_ending), FileKind::pdf};
    std::string ending = path_of_text(order.out).extension().string();
    if (ending == pdf_ending) return {order.out, FileKind::pdf};
    if (ending == svg_ending) return {order.out, FileKind::svg};
    throw UsageError("--out takes a file that ends in .pdf or .svg, not \"" + order.out + "\"");
}

void write_pages(Document& document, const PageFile& file, const PageOrder& order,
                 const CommandContext& context) {
    const std::size_t pages = document.pages().size();
    const std::vector<std::string> texts = document.finish();
    const std::vector<std::string> names = names_of(file, texts.size());
    for (const std::string& name : names) {
        std::error_code nothing;
        if (fs::exists(path_of_text(name), nothing) && !order.may_replace) {
            throw ContentError(name + ": found a file, expected none there; --force replaces it");
        }
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (const std::string trouble = play::replace_file(names[i], texts[i]); !trouble.empty())
            throw ContentError(trouble);
    }
    const std::string written = names.size() == 1
                                    ? names.front() + " is written"
                                    : names.front() + " to " + names.back() + " are written";
    context.streams.out << written << ", " << pages << (pages == 1 ? " page" : " pages") << '\n';
}

}  // namespace print
