#include "stage/imgui_fonts.h"

#include <imgui_freetype.h>

#include <array>
#include <cmath>
#include <span>

namespace stage {

namespace {

// Latin-1, Latin Extended-A (people's names), dashes, quotes and other punctuation, minus.
constexpr std::array<ImWchar, 7> text_range{0x0020, 0x017F, 0x2010, 0x2030, 0x2212, 0x2212, 0};
constexpr std::array<ImWchar, 7> western_range{0x0020, 0x00FF, 0x2010, 0x2030, 0x2212, 0x2212, 0};
// Arrows, comparisons, key caps, shapes, dice, marks, and what a face lacks: from DejaVu.
constexpr std::array<ImWchar, 27> symbol_range{
    0x2010, 0x2030, 0x2190, 0x2199, 0x21A9, 0x21AA, 0x21B6, 0x21BB, 0x21D0,
    0x21D5, 0x2212, 0x2212, 0x2260, 0x2265, 0x23CE, 0x23CE, 0x25A0, 0x25CF,
    0x2605, 0x2606, 0x2630, 0x2630, 0x2680, 0x2685, 0x2713, 0x2717, 0};
// In numbers and titles only what belongs to words, buttons and counters.
constexpr std::array<ImWchar, 11> few_symbols{0x2010, 0x2030, 0x2190, 0x2199, 0x2212, 0x2212,
                                              0x2260, 0x2265, 0x23CE, 0x23CE, 0};

struct FontWish {
    Face face;
    float pixels;
    const ImWchar* range;
    const ImWchar* symbols;
};

ImFont* add_file(ImFontAtlas& atlas, std::span<const char> bytes, float pixels,
                 const ImWchar* range, bool merge) {
    if (bytes.empty()) return nullptr;
    ImFontConfig config;
    config.MergeMode = merge;
    // It is told below that the bytes are not its own, and it never writes to them.
    ImFont* font = atlas.AddFontFromMemoryTTF(
        const_cast<char*>(bytes.data()), static_cast<int>(bytes.size()), pixels, &config, range);
    // The atlas copies what it is told at once that it does not own.
    atlas.ConfigData.back().FontDataOwnedByAtlas = false;
    return font;
}

ImFont* add_font(ImFontAtlas& atlas, const Fonts& fonts, const FontWish& wish, float scale) {
    const float pixels = std::round(wish.pixels * scale);
    const std::span<const char> bytes = fonts.contents(wish.face);
    const std::span<const char> spare = fonts.contents(Face::fallback);
    ImFont* font = add_file(atlas, bytes, pixels, wish.range, false);
    if (font == nullptr) {
        ImFontConfig config;
        config.SizePixels = pixels;
        return atlas.AddFontDefault(&config);
    }
    if (spare.data() != bytes.data()) {
        add_file(atlas, spare, std::round(pixels * 0.9F), wish.symbols, true);
    }
    return font;
}

}  // namespace

void DeleteAtlas::operator()(ImFontAtlas* atlas) const { IM_DELETE(atlas); }

PanelLetters make_panel_letters(const Fonts& fonts, float scale) {
    PanelLetters letters;
    letters.scale = scale;
    letters.atlas.reset(IM_NEW(ImFontAtlas)());
    ImFontAtlas& atlas = *letters.atlas;
    atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
    atlas.FontBuilderFlags = ImGuiFreeTypeBuilderFlags_NoHinting;
    // Lines are not drawn from the atlas, and the pointer is the desktop's.
    atlas.Flags |= ImFontAtlasFlags_NoBakedLines | ImFontAtlasFlags_NoMouseCursors;

    const ImWchar* text = text_range.data();
    const ImWchar* western = western_range.data();
    const ImWchar* all = symbol_range.data();
    const ImWchar* few = few_symbols.data();
    ImGuiFonts& made = letters.fonts;
    made.body = add_font(atlas, fonts, {Face::text, 24.0F, text, all}, scale);
    made.body_italic = add_font(atlas, fonts, {Face::text_italic, 22.0F, western, few}, scale);
    made.title = add_font(atlas, fonts, {Face::title, 44.0F, western, few}, scale);
    made.heading = add_font(atlas, fonts, {Face::title, 33.0F, text, few}, scale);
    made.label = add_font(atlas, fonts, {Face::label, 24.0F, text, all}, scale);
    made.small = add_font(atlas, fonts, {Face::label, 19.0F, text, few}, scale);
    made.numbers = add_font(atlas, fonts, {Face::label_bold, 26.0F, text, few}, scale);
    atlas.Build();
    const auto restore = [&](ImFont* font, Face face, const ImWchar* range) {
        restore_advances(*font, fonts.contents(face), font->FontSize, range,
                         scale < 1.0F ? 4.0F : 0.0F);
        constexpr ImWchar no_break_space = 0x00A0;
        if (font->FindGlyphNoFallback(no_break_space) == nullptr)
            font->AddRemapChar(no_break_space, ' ');
    };
    restore(made.body, Face::text, text);
    restore(made.body_italic, Face::text_italic, western);
    restore(made.title, Face::title, western);
    restore(made.heading, Face::title, text);
    restore(made.label, Face::label, text);
    restore(made.small, Face::label, text);
    restore(made.numbers, Face::label_bold, text);
    atlas.ClearInputData();
    // As the texture wants them: kept until it has been made.
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    atlas.GetTexDataAsRGBA32(&pixels, &width, &height);
    return letters;
}

void LettersAhead::begin(const Fonts& fonts, float scale) {
    coming_ = std::async(std::launch::async,
                         [own = Fonts(fonts), scale] { return make_panel_letters(own, scale); });
}

PanelLetters LettersAhead::take(const Fonts& fonts, float scale) {
    if (coming_.valid()) {
        PanelLetters letters = coming_.get();
        if (letters.scale == scale) return letters;
    }
    return make_panel_letters(fonts, scale);
}

}  // namespace stage
