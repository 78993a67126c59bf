#include "formats/tiled_map.h"

#include <algorithm>
#include <set>
#include <utility>

#include "formats/json_reader.h"
#include "formats/tiled_cells.h"

namespace formats::tiled {

namespace {

constexpr std::uint32_t flipped_x = 0x80000000U;
constexpr std::uint32_t flipped_y = 0x40000000U;
constexpr std::uint32_t turned_by_60 = 0x20000000U;
constexpr std::uint32_t turned_by_120 = 0x10000000U;
constexpr std::uint32_t turns = flipped_x | flipped_y | turned_by_60 | turned_by_120;

constexpr std::size_t longest_word = 4 * 1024 * 1024;  // no limit but the document's
constexpr std::int64_t most_pixels = 10'000;
constexpr std::int64_t farthest_chunk = 1'000'000;
constexpr std::int64_t most_tiles = turned_by_120 - 1;
constexpr std::size_t most_parts = 10'000;  // layers, tilesets, chunks, properties of one thing

// A document of others: what it holds besides is none of our business.
const Json* member(const Json& object, const char* key) {
    if (!object.is_object()) return nullptr;
    const auto found = object.find(key);
    return found == object.end() ? nullptr : &*found;
}

class MapReader {
public:
    MapReader(Reader& reader, const OpenTileset& open) : reader_(reader), open_(open) {}

    std::optional<Map> read(const Json& document) {
        if (!is_hexagonal(document)) return std::nullopt;
        read_shape(document);
        if (!reader_.ok()) return std::nullopt;
        read_tilesets(document);
        has_all_tiles_ = reader_.ok();
        map_.properties = properties_of(document);
        read_layers(document, "layers");
        return std::move(map_);
    }

private:
    struct Tileset {
        std::uint32_t first = 1;
        std::int64_t count = most_tiles;
        std::map<std::int64_t, Tile> tiles;
    };

    bool is_hexagonal(const Json& document) {
        const std::string orientation = text(document, "orientation");
        if (orientation == "hexagonal") return true;
        const Reader::Step step(reader_, "orientation");
        reader_.complain("\"" + orientation + "\"", "\"hexagonal\"");
        return false;
    }

    void read_shape(const Json& document) {
        map_.columns = static_cast<int>(number(document, "width", 0, most_columns));
        map_.rows = static_cast<int>(number(document, "height", 0, most_columns));
        map_.tile_width = static_cast<double>(number(document, "tilewidth", 1, most_pixels));
        map_.tile_height = static_cast<double>(number(document, "tileheight", 1, most_pixels));
        map_.side = static_cast<double>(number_or(document, "hexsidelength", 0, most_pixels, 0));
        map_.is_flat_topped = one_of(document, "staggeraxis", "y", "x") == 1;
        map_.is_even = one_of(document, "staggerindex", "odd", "even") == 1;
    }

    void read_tilesets(const Json& document) {
        each_of(document, "tilesets", [&](const Json& tileset) {
            Tileset read;
            read.first = static_cast<std::uint32_t>(number(tileset, "firstgid", 1, most_tiles));
            if (member(tileset, "source") != nullptr) {
                read_external(text(tileset, "source"), read);
            } else {
                read_tiles(tileset, read);
            }
            tilesets_.push_back(std::move(read));
        });
        std::ranges::sort(tilesets_, {}, &Tileset::first);
    }

    void read_external(const std::string& source, Tileset& tileset) {
        const Reader::Step step(reader_, "source");
        if (source.ends_with(".tsx") || source.ends_with(".xml")) {
            reader_.complain(
                "\"" + source + "\"",
                "a tileset in JSON (.tsj): Tiled exports one, or embeds it in the map");
            return;
        }
        Loaded<std::string> loaded = open_(source);
        if (!loaded.ok()) {
            reader_.complain(loaded.complaints.empty() ? "\"" + source + "\" that cannot be read"
                                                       : loaded.complaints.front().found,
                             "the tileset \"" + source + "\" beside the map");
            return;
        }
        Reader inside(source);
        const std::optional<Json> document = parse_document(*loaded.value, inside);
        if (document) {
            read_tiles(*document, tileset);
            return;
        }
        for (const Complaint& complaint : inside.complaints()) {
            const std::string where =
                complaint.line == 0
                    ? std::string()
                    : ":" + std::to_string(complaint.line) + ":" + std::to_string(complaint.column);
            reader_.complain("\"" + source + "\"" + where + " with " + complaint.found,
                             complaint.expected);
        }
    }

    void read_tiles(const Json& document, Tileset& tileset) {
        tileset.count = number_or(document, "tilecount", 0, most_tiles, most_tiles);
        each_of(document, "tiles", [&](const Json& entry) {
            Tile tile;
            tile.place = reader_.place();
            tile.kind = kind_of(entry);
            tile.properties = properties_of(entry);
            const std::int64_t id = number(entry, "id", 0, most_tiles);
            // In a collection of pictures the numbers may have gaps: the count is not their end.
            tileset.count = std::max(tileset.count, id + 1);
            tileset.tiles[id] = std::move(tile);
        });
    }

    void read_layers(const Json& document, const char* key) {
        each_of(document, key, [&](const Json& layer) {
            const std::string type = text(layer, "type");
            if (type == "group") {
                read_layers(layer, "layers");
            } else if (type == "tilelayer") {
                read_tile_layer(layer);
            } else if (type == "objectgroup") {
                read_objects(layer);
            }
        });
    }

    void read_tile_layer(const Json& document) {
        Layer layer;
        layer.place = reader_.place();
        layer.name = text(document, "name");
        layer.kind = text(document, "class");
        if (member(document, "chunks") == nullptr) {
            read_cells(document, document, 0, 0, layer);
        } else {
            each_of(document, "chunks", [&](const Json& chunk) {
                read_cells(chunk, document, number(chunk, "x", -farthest_chunk, farthest_chunk),
                           number(chunk, "y", -farthest_chunk, farthest_chunk), layer);
            });
            std::ranges::stable_sort(
                layer.cells, {}, [](const Cell& cell) { return std::pair(cell.row, cell.column); });
        }
        map_.layers.push_back(std::move(layer));
    }

    // Of a layer, or of one chunk of it.
    void read_cells(const Json& part, const Json& layer, std::int64_t left, std::int64_t top,
                    Layer& result) {
        const auto width = static_cast<std::size_t>(number(part, "width", 0, most_columns));
        const auto height = static_cast<std::size_t>(number(part, "height", 0, most_columns));
        const Reader::Step step(reader_, "data");
        const Json* data = member(part, "data");
        if (data == nullptr) {
            reader_.complain("no cells", "the cells of the layer");
            return;
        }
        const std::optional<std::vector<std::uint32_t>> cells =
            data->is_string() ? packed_cells(*data, layer, width * height) : plain_cells(*data);
        if (!cells) return;
        if (cells->size() != width * height) {
            reader_.complain(std::to_string(cells->size()) + " cells",
                             std::to_string(width) + " times " + std::to_string(height) +
                                 " of them");
            return;
        }
        for (std::size_t at = 0; at < cells->size(); ++at) {
            const std::uint32_t number = (*cells)[at];
            if ((number & ~turns) == 0) continue;
            Cell cell;
            cell.column = static_cast<int>(left + static_cast<std::int64_t>(at % width));
            cell.row = static_cast<int>(top + static_cast<std::int64_t>(at / width));
            cell.turn = {(number & flipped_x) != 0, (number & flipped_y) != 0,
                         (number & turned_by_60) != 0, (number & turned_by_120) != 0};
            if (const std::optional<Tile> tile = tile_numbered(number & ~turns)) {
                cell.tile = *tile;
            } else if (has_all_tiles_ && unknown_.insert(number & ~turns).second) {
                reader_.complain("tile " + std::to_string(number & ~turns) + " in column " +
                                     std::to_string(cell.column) + ", row " +
                                     std::to_string(cell.row),
                                 "a tile of one of the map's tilesets");
            }
            result.cells.push_back(std::move(cell));
        }
    }

    std::optional<std::vector<std::uint32_t>> plain_cells(const Json& data) {
        if (!data.is_array()) {
            reader_.complain(describe(data), "a list of cells, or base64");
            return std::nullopt;
        }
        std::vector<std::uint32_t> cells;
        cells.reserve(data.size());
        for (const Json& cell : data) {
            if (!cell.is_number_unsigned() || cell.get<std::uint64_t>() > 0xFFFFFFFFU) {
                const Reader::Step step(reader_, cells.size());
                reader_.complain(describe(cell), "a whole number of 32 bits, 0 where nothing is");
                return std::nullopt;
            }
            cells.push_back(cell.get<std::uint32_t>());
        }
        return cells;
    }

    std::optional<std::vector<std::uint32_t>> packed_cells(const Json& data, const Json& layer,
                                                           std::size_t count) {
        const std::string compression = text(layer, "compression");
        if (compression == "zstd") {
            reader_.complain("cells packed by Zstandard",
                             "CSV, or base64 plain, by zlib or by gzip: Map, Map Properties, "
                             "Tile Layer Format in Tiled");
            return std::nullopt;
        }
        if (!compression.empty() && compression != "zlib" && compression != "gzip") {
            reader_.complain("cells packed by \"" + compression + "\"",
                             "none of it, \"zlib\" or \"gzip\"");
            return std::nullopt;
        }
        std::optional<std::string> bytes = bytes_of_base64(data.get_ref<const std::string&>());
        if (!bytes) {
            reader_.complain("no base64", "cells in base64");
            return std::nullopt;
        }
        if (!compression.empty()) bytes = unpacked(*bytes, 4 * count);
        if (!bytes || bytes->size() % 4 != 0) {
            reader_.complain("base64 of something else",
                             std::to_string(count) + " cells of four bytes" +
                                 (compression.empty() ? "" : ", packed by " + compression));
            return std::nullopt;
        }
        return numbers_of(*bytes);
    }

    // Nothing if no tileset has it.
    std::optional<Tile> tile_numbered(std::uint32_t number) const {
        const auto next = std::ranges::upper_bound(tilesets_, number, {}, &Tileset::first);
        if (next == tilesets_.begin()) return std::nullopt;
        const Tileset& tileset = *std::prev(next);
        const std::int64_t id = number - tileset.first;
        if (id >= tileset.count) return std::nullopt;
        const auto found = tileset.tiles.find(id);
        return found == tileset.tiles.end() ? Tile() : found->second;
    }

    void read_objects(const Json& layer) {
        each_of(layer, "objects", [&](const Json& entry) {
            Object object;
            object.place = reader_.place();
            object.name = text(entry, "name");
            object.kind = kind_of(entry);
            object.x = pixels(entry, "x");
            object.y = pixels(entry, "y");
            object.properties = properties_of(entry);
            map_.objects.push_back(std::move(object));
        });
    }

    std::vector<Property> properties_of(const Json& object) {
        std::vector<Property> properties;
        each_of(object, "properties", [&](const Json& entry) {
            const Json* value = member(entry, "value");
            if (value == nullptr) {
                reader_.complain("no \"value\"", "this key is needed");
                return;
            }
            // A whole number may have been given as a float.
            const bool is_whole = value->is_number_float() &&
                                  value->get<double>() == static_cast<double>(most_whole(*value));
            properties.push_back({text(entry, "name"),
                                  is_whole ? std::to_string(most_whole(*value)) : value->dump(),
                                  reader_.place()});
        });
        return properties;
    }

    static std::int64_t most_whole(const Json& number) {
        constexpr double most = 1e15;
        return static_cast<std::int64_t>(std::clamp(number.get<double>(), -most, most));
    }

    // `each` of a list that may be absent.
    template <class Each>
    void each_of(const Json& object, const char* key, const Each& each) {
        const Json* all = member(object, key);
        if (all == nullptr) return;
        const Reader::Step step(reader_, key);
        std::size_t index = 0;
        for (const Json& one : reader_.list(*all, 0, most_parts)) {
            const Reader::Step inner(reader_, index++);
            if (one.is_object()) {
                each(one);
            } else {
                reader_.complain(describe(one), "an object");
            }
        }
    }

    std::string text(const Json& object, const char* key) {
        const Json* value = member(object, key);
        if (value == nullptr) return {};
        const Reader::Step step(reader_, key);
        return reader_.text(*value, longest_word);
    }
    // "class" since Tiled 1.9, and of tiles and objects "type" before and after that.
    std::string kind_of(const Json& object) {
        const std::string kind = text(object, "class");
        return kind.empty() ? text(object, "type") : kind;
    }
    std::int64_t number(const Json& object, const char* key, std::int64_t least,
                        std::int64_t most) {
        if (member(object, key) != nullptr) return number_or(object, key, least, most, least);
        reader_.complain("no \"" + std::string(key) + "\"", "this key is needed");
        return least;
    }
    std::int64_t number_or(const Json& object, const char* key, std::int64_t least,
                           std::int64_t most, std::int64_t otherwise) {
        const Json* value = member(object, key);
        if (value == nullptr) return otherwise;
        const Reader::Step step(reader_, key);
        return reader_.integer(*value, least, most, otherwise);
    }
    double pixels(const Json& object, const char* key) {
        const Json* value = member(object, key);
        if (value != nullptr && value->is_number()) return value->get<double>();
        const Reader::Step step(reader_, key);
        reader_.complain(value == nullptr ? "nothing" : describe(*value), "a number of pixels");
        return 0;
    }
    // Which of two words; the first if there is none.
    std::size_t one_of(const Json& object, const char* key, std::string_view first,
                       std::string_view second) {
        const Json* value = member(object, key);
        if (value == nullptr) return 0;
        const Reader::Step step(reader_, key);
        const std::string_view words[] = {first, second};
        return reader_.word(*value, words);
    }

    Reader& reader_;
    const OpenTileset& open_;
    Map map_;
    std::vector<Tileset> tilesets_;
    bool has_all_tiles_ = true;
    std::set<std::uint32_t> unknown_;  // tiles told of, each once
};

}  // namespace

Point middle_of(const Map& map, int column, int row) {
    // A map of columns is one of rows with the two axes exchanged.
    const bool flat = map.is_flat_topped;
    const int along = flat ? row : column;  // within a row
    const int across = flat ? column : row;
    const double length = flat ? map.tile_height : map.tile_width;
    const double breadth = flat ? map.tile_width : map.tile_height;
    const bool lies_further = (across % 2 != 0) != map.is_even;
    const double far = along * length + length / 2 + (lies_further ? length / 2 : 0);
    const double deep = across * (breadth + map.side) / 2 + breadth / 2;
    return flat ? Point{deep, far} : Point{far, deep};
}

bool is_map(std::string_view text) {
    const Json document = Json::parse(text, nullptr, false);
    const Json* type = member(document, "type");
    return (type != nullptr && *type == "map") ||
           (member(document, "orientation") != nullptr && member(document, "layers") != nullptr);
}

MapReading read_map(std::string_view text, const std::string& file, const OpenTileset& open) {
    Reader reader(file);
    MapReading reading;
    if (const std::optional<Json> document = parse_document(text, reader))
        reading.map = MapReader(reader, open).read(*document);
    reading.complaints = reader.take_complaints();
    find_lines(text, reading.complaints);
    return reading;
}

}  // namespace formats::tiled
