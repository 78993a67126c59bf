#include "print/paper.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace print {

namespace {

using Named = std::pair<std::string_view, PageSize>;

constexpr std::array<Named, 7> papers = {{{"a4", a4},
                                          {"letter", letter},
                                          {"a3", {297.0F, 420.0F}},
                                          {"a2", {420.0F, 594.0F}},
                                          {"a1", {594.0F, 841.0F}},
                                          {"a0", {841.0F, 1189.0F}},
                                          {"tabloid", {279.4F, 431.8F}}}};

constexpr std::array<std::pair<std::string_view, float>, 3> units = {
    {{"mm", 1.0F}, {"cm", 10.0F}, {"in", mm_per_inch}}};

}  // namespace

std::optional<PageSize> paper_named(std::string_view name) {
    const auto found = std::ranges::find(papers, name, &Named::first);
    if (found == papers.end()) return std::nullopt;
    return found->second;
}

std::string paper_names() {
    std::string names;
    for (const Named& paper : papers)
        names.append(names.empty() ? "" : ", ").append(paper.first);
    return names;
}

std::optional<float> length_of(std::string_view text) {
    float number = 0.0F;
    const auto [end, fault] =
        std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
    if (fault != std::errc()) return std::nullopt;
    const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
    for (const auto& [name, mm] : units) {
        constexpr float least = 1.0F;
        constexpr float most = 1000.0F;
        const float length = number * mm;
        if (unit == name && length >= least && length <= most) return length;
    }
    return std::nullopt;
}

}  // namespace print
