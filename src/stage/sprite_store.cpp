#include "stage/sprite_store.h"

#include "stage/sdl_support.h"

#include <SDL_image.h>

#include <array>
#include <cmath>
#include <cstring>
#include <fstream>
#include <iterator>
#include <locale>
#include <map>
#include <numbers>
#include <optional>
#include <set>
#include <sstream>

namespace stage {

namespace {

namespace fs = std::filesystem;

std::optional<std::string> contents_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(in), {});
}

// Between the name of a picture and the degrees it is turned by.
constexpr char turn_mark = '@';

// Of "0 0 width height".
std::optional<Vec2> size_of(const std::string& svg) {
    const std::size_t at = svg.find("viewBox=\"");
    if (at == std::string::npos) return std::nullopt;
    std::istringstream in(svg.substr(at + 9, 80));
    in.imbue(std::locale::classic());
    float x = 0.0F;
    float y = 0.0F;
    Vec2 size;
    if (!(in >> x >> y >> size.x >> size.y) || size.x <= 0.0F || size.y <= 0.0F)
        return std::nullopt;
    return size;
}

Vec2 box_around(Vec2 size, int degrees) {
    const float angle = static_cast<float>(degrees) * std::numbers::pi_v<float> / 180.0F;
    const float c = std::abs(std::cos(angle));
    const float s = std::abs(std::sin(angle));
    return {size.x * c + size.y * s, size.x * s + size.y * c};
}

float taller_by(const std::string& svg, int degrees) {
    const std::optional<Vec2> size = size_of(svg);
    return size ? box_around(*size, degrees).y / size->y : 1.0F;
}

std::uint32_t pixel_at(const SDL_Surface& surface, int x, int y) {
    std::uint32_t pixel = 0;
    std::memcpy(&pixel,
                static_cast<const std::uint8_t*>(surface.pixels) + y * surface.pitch + x * 4,
                sizeof pixel);
    return pixel;
}

// The mean of some pixels, in which one counts as much as it is seen.
std::uint32_t mean_of(const std::array<std::uint32_t, 4>& pixels) {
    std::uint32_t seen = 0;
    for (const std::uint32_t pixel : pixels)
        seen += pixel >> 24U;
    if (seen == 0) return 0;
    std::uint32_t mean = (seen + 2) / 4 << 24U;
    for (const unsigned shift : {0U, 8U, 16U}) {
        std::uint32_t sum = seen / 2;
        for (const std::uint32_t pixel : pixels)
            sum += (pixel >> shift & 0xFFU) * (pixel >> 24U);
        mean |= sum / seen << shift;
    }
    return mean;
}

// ARGB8888, half as large: to stretch a picture to less than half its size would leave pixels out.
OwnedSurface halved(const SDL_Surface& surface) {
    OwnedSurface half(SDL_CreateRGBSurfaceWithFormat(0, surface.w / 2, surface.h / 2, 32,
                                                     SDL_PIXELFORMAT_ARGB8888));
    if (half == nullptr) return nullptr;
    for (int y = 0; y < half->h; ++y) {
        for (int x = 0; x < half->w; ++x) {
            const std::uint32_t pixel = mean_of(
                {pixel_at(surface, 2 * x, 2 * y), pixel_at(surface, 2 * x + 1, 2 * y),
                 pixel_at(surface, 2 * x, 2 * y + 1), pixel_at(surface, 2 * x + 1, 2 * y + 1)});
            std::memcpy(static_cast<std::uint8_t*>(half->pixels) + y * half->pitch + x * 4, &pixel,
                        sizeof pixel);
        }
    }
    return half;
}

std::string turned_svg(const std::string& svg, int degrees) {
    const std::optional<Vec2> size = size_of(svg);
    const std::size_t open = svg.find('>', svg.find("<svg"));
    const std::size_t close = svg.rfind("</svg>");
    if (!size || open == std::string::npos || close == std::string::npos) return svg;
    const Vec2 box = box_around(*size, degrees);
    std::ostringstream out;
    out.imbue(std::locale::classic());
    out << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " << box.x << ' ' << box.y
        << "\"><g transform=\"translate(" << (box.x - size->x) / 2.0F << ' '
        << (box.y - size->y) / 2.0F << ") rotate(" << degrees << ' ' << size->x / 2.0F << ' '
        << size->y / 2.0F << ")\">" << svg.substr(open + 1, close - open - 1) << "</g></svg>";
    return out.str();
}

}  // namespace

struct SpriteStore::Impl {
    struct Picture {
        std::string data;
        bool is_svg = true;
    };
    struct Kept {
        OwnedTexture texture;
        PixelSize size;
        bool used = true;
    };

    const Picture* picture(const std::string& name);
    const Picture* asked_for(const std::string& name);
    OwnedSurface rasterised(const Picture& picture, int height);

    Canvas& canvas;
    fs::path folder;
    std::map<std::string, Picture> pictures;
    std::map<std::pair<std::string, int>, Kept> kept;
    Source source;
    std::set<std::string> from_source;
    std::set<std::string> missing;  // there as well
};

const SpriteStore::Impl::Picture* SpriteStore::Impl::picture(const std::string& name) {
    const auto known = pictures.find(name);
    if (known != pictures.end()) return &known->second;
    for (const char* ending : {".svg", ".png"}) {
        if (auto data = contents_of(folder / (name + ending))) {
            const bool is_svg = std::string_view(ending) == ".svg";
            return &pictures.emplace(name, Picture{std::move(*data), is_svg}).first->second;
        }
    }
    return asked_for(name);
}

const SpriteStore::Impl::Picture* SpriteStore::Impl::asked_for(const std::string& name) {
    if (!source || missing.contains(name)) return nullptr;
    std::optional<std::string> png = source(name);
    if (!png) {
        missing.insert(name);
        return nullptr;
    }
    from_source.insert(name);
    return &pictures.emplace(name, Picture{*std::move(png), false}).first->second;
}

OwnedSurface SpriteStore::Impl::rasterised(const Picture& picture, int height) {
    SDL_RWops* bytes =
        SDL_RWFromConstMem(picture.data.data(), static_cast<int>(picture.data.size()));
    if (bytes == nullptr) return nullptr;
    OwnedSurface surface(picture.is_svg ? IMG_LoadSizedSVG_RW(bytes, 0, height)
                                        : IMG_Load_RW(bytes, 0));
    SDL_RWclose(bytes);
    if (surface == nullptr) return nullptr;
    // In memory SDL has a quick way for this format only.
    OwnedSurface source(SDL_ConvertSurfaceFormat(surface.get(), SDL_PIXELFORMAT_ARGB8888, 0));
    if (picture.is_svg || surface->h == height) return source;
    while (source != nullptr && source->h >= 2 * height && source->w > 1)
        source = halved(*source);
    if (source != nullptr && source->h == height) return source;
    const int width = std::max(1, source == nullptr ? 1 : source->w * height / source->h);
    OwnedSurface scaled(
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888));
    if (source == nullptr || scaled == nullptr) return nullptr;
    SDL_SetSurfaceBlendMode(source.get(), SDL_BLENDMODE_NONE);
    SDL_SoftStretchLinear(source.get(), nullptr, scaled.get(), nullptr);
    return scaled;
}

SpriteStore::SpriteStore(Canvas& canvas, std::filesystem::path folder)
    : impl_(new Impl{canvas, std::move(folder), {}, {}, {}, {}, {}}) {}

SpriteStore::~SpriteStore() = default;

void SpriteStore::define(const std::string& name, std::string svg) {
    impl_->pictures.insert_or_assign(name, Impl::Picture{std::move(svg), true});
    const std::string turned = name + turn_mark;
    const auto is_of_it = [&](const std::string& one) {
        return one == name || one.starts_with(turned);
    };
    std::erase_if(impl_->kept, [&](const auto& entry) { return is_of_it(entry.first.first); });
    std::erase_if(impl_->pictures,
                  [&](const auto& entry) { return entry.first.starts_with(turned); });
}

void SpriteStore::dye(const std::string& name,
                      const std::vector<std::pair<std::string, std::string>>& colours) {
    impl_->pictures.erase(name);
    const Impl::Picture* own = impl_->picture(name);
    if (own == nullptr) return;
    std::string text = own->data;
    for (const auto& [from, to] : colours) {
        for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at)) {
            text.replace(at, from.size(), to);
            at += to.size();
        }
    }
    define(name, std::move(text));
}

void SpriteStore::set_source(Source source) {
    impl_->source = std::move(source);
    ask_again();
}

void SpriteStore::ask_again() {
    impl_->missing.clear();
    for (const std::string& name : impl_->from_source) {
        impl_->pictures.erase(name);
        std::erase_if(impl_->kept, [&](const auto& entry) { return entry.first.first == name; });
    }
    impl_->from_source.clear();
}

bool SpriteStore::has(const std::string& name) { return impl_->picture(name) != nullptr; }

const std::filesystem::path& SpriteStore::folder() const { return impl_->folder; }

Sprite SpriteStore::get(const std::string& name, int height) {
    const auto [place, is_new] = impl_->kept.try_emplace({name, height});
    Impl::Kept& kept = place->second;
    kept.used = true;
    if (is_new && height > 0) {
        const Impl::Picture* picture = impl_->picture(name);
        const OwnedSurface surface =
            picture == nullptr ? nullptr : impl_->rasterised(*picture, height);
        if (surface != nullptr) {
            kept.texture.reset(
                SDL_CreateTextureFromSurface(impl_->canvas.renderer(), surface.get()));
            kept.size = {surface->w, surface->h};
            SDL_SetTextureBlendMode(kept.texture.get(), SDL_BLENDMODE_BLEND);
            SDL_SetTextureScaleMode(kept.texture.get(), SDL_ScaleModeLinear);
        }
    }
    return {kept.texture.get(), kept.size};
}

Sprite SpriteStore::get_turned(const std::string& name, int height, int degrees) {
    if (degrees == 0) return get(name, height);
    const std::string turned = name + turn_mark + std::to_string(degrees);
    if (!impl_->pictures.contains(turned)) {
        const Impl::Picture* own = impl_->picture(name);
        if (own == nullptr || !own->is_svg) return get(name, height);
        impl_->pictures.emplace(turned, Impl::Picture{turned_svg(own->data, degrees), true});
    }
    return get(turned,
               static_cast<int>(std::lround(static_cast<float>(height) *
                                            taller_by(impl_->picture(name)->data, degrees))));
}

void SpriteStore::trim() {
    std::erase_if(impl_->kept, [](const auto& entry) { return !entry.second.used; });
    for (auto& entry : impl_->kept)
        entry.second.used = false;
}

void SpriteStore::clear() { impl_->kept.clear(); }

}  // namespace stage
