#include "stage/imgui_painter.h"

#include "stage/canvas_impl.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace stage {

namespace {

Colour unpacked(ImU32 packed) {
    return {static_cast<std::uint8_t>(packed >> IM_COL32_R_SHIFT),
            static_cast<std::uint8_t>(packed >> IM_COL32_G_SHIFT),
            static_cast<std::uint8_t>(packed >> IM_COL32_B_SHIFT),
            static_cast<std::uint8_t>(packed >> IM_COL32_A_SHIFT)};
}

bool same(const ImVec2& a, const ImVec2& b) { return a.x == b.x && a.y == b.y; }

// Two triangles a b c, a c d that make a rectangle with level edges, a at the upper left.
bool is_level_quad(const ImDrawVert* v, const ImDrawIdx* i) {
    if (i[0] != i[3] || i[2] != i[4]) return false;
    const ImVec2& a = v[i[0]].pos;
    const ImVec2& b = v[i[1]].pos;
    const ImVec2& c = v[i[2]].pos;
    const ImVec2& d = v[i[5]].pos;
    return a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x && a.x < c.x && a.y < c.y;
}

bool is_one_colour(const ImDrawVert* v, const ImDrawIdx* i, unsigned corners) {
    return std::all_of(i, i + corners, [&](ImDrawIdx k) { return v[k].col == v[i[0]].col; });
}

// Two shapes of the same digest would be painted alike: with 64 bits that does not come to pass.
std::uint64_t digest_of(const PixelBounds& bounds, std::span<const Vec2> corners,
                        std::span<const std::size_t> ends) {
    std::uint64_t digest = 0x9E3779B97F4A7C15U;
    const auto add = [&](std::uint64_t word) {
        digest = (digest ^ word) * 0xFF51AFD7ED558CCDU;
        digest ^= digest >> 32U;
    };
    const auto pair = [](int a, int b) {
        return std::uint64_t{static_cast<std::uint32_t>(a)} << 32U | static_cast<std::uint32_t>(b);
    };
    add(pair(bounds.left, bounds.top));
    add(pair(bounds.right, bounds.bottom));
    for (const std::size_t end : ends)
        add(end);
    for (const Vec2 at : corners)
        add(pair(std::bit_cast<int>(at.x), std::bit_cast<int>(at.y)));
    return digest;
}

}  // namespace

void ImGuiPainter::paint(Canvas& canvas, const ImDrawData& data) {
    SDL_Renderer* renderer = canvas.renderer();
    shapes_ = &canvas.impl().painter;
    memory_ = &canvas.impl().memory;
    const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    white_uv_ = atlas.TexUvWhitePixel;
    const PixelBounds all = ShapePainter::bounds(renderer);
    for (int n = 0; n < data.CmdListsCount; ++n) {
        const ImDrawList& list = *data.CmdLists[n];
        for (const ImDrawCmd& command : list.CmdBuffer) {
            if (command.UserCallback != nullptr) {
                if (command.UserCallback != ImDrawCallback_ResetRenderState) {
                    command.UserCallback(&list, &command);
                }
                continue;
            }
            const SDL_Rect clip{std::max(all.left, static_cast<int>(command.ClipRect.x)),
                                std::max(all.top, static_cast<int>(command.ClipRect.y)),
                                std::min(all.right, static_cast<int>(command.ClipRect.z)) -
                                    std::max(all.left, static_cast<int>(command.ClipRect.x)),
                                std::min(all.bottom, static_cast<int>(command.ClipRect.w)) -
                                    std::max(all.top, static_cast<int>(command.ClipRect.y))};
            if (clip.w <= 0 || clip.h <= 0) continue;
            SDL_RenderSetClipRect(renderer, &clip);
            paint_batch({renderer, list.VtxBuffer.Data + command.VtxOffset,
                         list.IdxBuffer.Data + command.IdxOffset, command.ElemCount,
                         static_cast<SDL_Texture*>(command.GetTexID()),
                         command.GetTexID() == atlas.TexID});
        }
    }
    SDL_RenderSetClipRect(renderer, nullptr);
    forget_unused();
}

void ImGuiPainter::paint_batch(const Batch& batch) {
    InkStamp letters(*memory_, batch.renderer, batch.texture);
    for (unsigned i = 0; i + 3 <= batch.count;) {
        const ImDrawIdx* corner = batch.indices + i;
        const bool is_shape = batch.is_font && same(batch.vertices[corner[0]].uv, white_uv_) &&
                              same(batch.vertices[corner[1]].uv, white_uv_) &&
                              is_one_colour(batch.vertices, corner, 3);
        if (is_shape) {
            if (i + 6 <= batch.count && paint_plain_rect(batch, i)) {
                i += 6;
            } else {
                i += add_fan(batch, i);
            }
            continue;
        }
        flush(batch.renderer);
        if (i + 6 <= batch.count && paint_picture(batch, i, letters)) {
            i += 6;
        } else {
            paint_triangle(batch, i);
            i += 3;
        }
    }
    flush(batch.renderer);
}

bool ImGuiPainter::paint_plain_rect(const Batch& batch, unsigned first) {
    const ImDrawIdx* corner = batch.indices + first;
    if (!is_level_quad(batch.vertices, corner) || !is_one_colour(batch.vertices, corner, 6)) {
        return false;
    }
    const ImVec2 a = batch.vertices[corner[0]].pos;
    const ImVec2 c = batch.vertices[corner[2]].pos;
    const auto whole = [](float x) { return std::abs(x - std::round(x)) < 0.02F; };
    if (!whole(a.x) || !whole(a.y) || !whole(c.x) || !whole(c.y)) return false;
    flush(batch.renderer);
    const Colour colour = unpacked(batch.vertices[corner[0]].col);
    SDL_SetRenderDrawBlendMode(batch.renderer,
                               colour.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    set_draw_colour(batch.renderer, colour);
    const SDL_FRect rect{std::round(a.x), std::round(a.y), std::round(c.x) - std::round(a.x),
                         std::round(c.y) - std::round(a.y)};
    SDL_RenderFillRectF(batch.renderer, &rect);
    return true;
}

// A fan of triangles a b c, a c d, a d e ... is the polygon a b c d e. Returns how many indices.
unsigned ImGuiPainter::add_fan(const Batch& batch, unsigned first) {
    const ImDrawIdx* corner = batch.indices + first;
    const ImU32 colour = batch.vertices[corner[0]].col;
    if (shape_open_ && colour != shape_colour_) flush(batch.renderer);
    const auto add = [&](ImDrawIdx k) {
        const ImVec2& at = batch.vertices[k].pos;
        corners_.push_back({at.x, at.y});
    };
    add(corner[0]);
    add(corner[1]);
    add(corner[2]);
    unsigned used = 3;
    for (; first + used + 3 <= batch.count; used += 3) {
        const ImDrawIdx* next = corner + used;
        if (next[0] != corner[0] || next[1] != next[-1] || batch.vertices[next[2]].col != colour) {
            break;
        }
        add(next[2]);
    }
    shape_open_ = true;
    shape_colour_ = colour;
    piece_ends_.push_back(corners_.size());
    return used;
}

bool ImGuiPainter::paint_picture(const Batch& batch, unsigned first, InkStamp& letters) {
    const ImDrawIdx* corner = batch.indices + first;
    if (!is_level_quad(batch.vertices, corner) || !is_one_colour(batch.vertices, corner, 6)) {
        return false;
    }
    const ImDrawVert& a = batch.vertices[corner[0]];
    const ImDrawVert& b = batch.vertices[corner[1]];
    const ImDrawVert& c = batch.vertices[corner[2]];
    if (a.uv.y != b.uv.y || b.uv.x != c.uv.x || a.uv.x > c.uv.x || a.uv.y > c.uv.y) return false;
    int width = 0;
    int height = 0;
    SDL_QueryTexture(batch.texture, nullptr, nullptr, &width, &height);
    const auto texel = [](float share, int of) {
        return static_cast<int>(std::lround(share * static_cast<float>(of)));
    };
    const int left = texel(a.uv.x, width);
    const int top = texel(a.uv.y, height);
    const SDL_Rect source{left, top, texel(c.uv.x, width) - left, texel(c.uv.y, height) - top};
    // Letters land on whole pixels, so that they stay a plain copy.
    SDL_FRect target{std::round(a.pos.x), std::round(a.pos.y), c.pos.x - a.pos.x,
                     c.pos.y - a.pos.y};
    if (std::abs(target.w - static_cast<float>(source.w)) < 0.51F) {
        target.w = static_cast<float>(source.w);
    }
    if (std::abs(target.h - static_cast<float>(source.h)) < 0.51F) {
        target.h = static_cast<float>(source.h);
    }
    const Colour colour = unpacked(a.col);
    const bool is_scaled =
        target.w != static_cast<float>(source.w) || target.h != static_cast<float>(source.h);
    if (batch.is_font && !is_scaled) {
        letters.stamp(source, {static_cast<int>(target.x), static_cast<int>(target.y)}, colour);
        return true;
    }
    // Letters made smaller would lose strokes.
    if (batch.is_font) SDL_SetTextureScaleMode(batch.texture, SDL_ScaleModeLinear);
    SDL_SetTextureColorMod(batch.texture, colour.r, colour.g, colour.b);
    SDL_SetTextureAlphaMod(batch.texture, colour.a);
    SDL_RenderCopyF(batch.renderer, batch.texture, &source, &target);
    if (batch.is_font) SDL_SetTextureScaleMode(batch.texture, SDL_ScaleModeNearest);
    return true;
}

void ImGuiPainter::paint_triangle(const Batch& batch, unsigned first) {
    std::array<SDL_Vertex, 3> corners{};
    for (unsigned k = 0; k < 3; ++k) {
        const ImDrawVert& v = batch.vertices[batch.indices[first + k]];
        const Colour c = unpacked(v.col);
        corners[k] = {{v.pos.x, v.pos.y}, {c.r, c.g, c.b, c.a}, {v.uv.x, v.uv.y}};
    }
    SDL_SetTextureColorMod(batch.texture, 255, 255, 255);
    SDL_SetTextureAlphaMod(batch.texture, 255);
    SDL_SetRenderDrawBlendMode(batch.renderer, SDL_BLENDMODE_BLEND);
    SDL_RenderGeometry(batch.renderer, batch.texture, corners.data(), 3, nullptr, 0);
}

void ImGuiPainter::flush(SDL_Renderer* renderer) {
    if (!shape_open_) return;
    shape_open_ = false;
    const Colour colour = unpacked(shape_colour_);
    const PixelBounds bounds = ShapePainter::bounds(renderer);
    const auto [place, is_new] = known_.try_emplace(digest_of(bounds, corners_, piece_ends_));
    Known& known = place->second;
    known.used = true;
    if (is_new) {
        CoverageRaster& raster = shapes_->begin(renderer);
        std::size_t begin = 0;
        for (const std::size_t end : piece_ends_) {
            raster.add_piece(std::span(corners_).subspan(begin, end - begin));
            begin = end;
        }
        const std::span<const CoverageRun> runs = raster.finish();
        known.runs.assign(runs.begin(), runs.end());
    }
    corners_.clear();
    piece_ends_.clear();
    if (colour.a > 0) shapes_->paint_runs(renderer, colour, known.runs);
}

void ImGuiPainter::forget_unused() {
    std::erase_if(known_, [](const auto& entry) { return !entry.second.used; });
    for (auto& entry : known_)
        entry.second.used = false;
}

}  // namespace stage
