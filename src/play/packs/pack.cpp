#include "play/packs/pack.h"

#include <algorithm>
#include <utility>

#include "formats/data_files.h"
#include "play/packs/pack_body.h"

namespace play {

bool is_pack_id(std::string_view id) {
    const auto is_small = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
    };
    return !id.empty() && id.size() <= longest_pack_id && is_small(id.front()) &&
           std::ranges::all_of(id, [&](char letter) { return is_small(letter) || letter == '-'; });
}

formats::Loaded<Pack> read_pack(std::string_view text, const std::string& file) {
    formats::Reader reader(file);
    Pack pack;
    const auto document = formats::parse_document(text, reader);
    if (document && formats::check_schema(*document, reader, pack_schema)) {
        formats::read_object(*document, reader, pack);
        const bool is_read =
            document->is_object() && document->value("id", formats::Json()) == pack.id;
        if (is_read && !is_pack_id(pack.id)) {
            reader.complain_at("/id", '"' + pack.id + '"',
                               "small letters, figures and dashes, no dash first");
        }
    }
    formats::Loaded<Pack> loaded;
    if (reader.ok()) loaded.value = std::move(pack);
    loaded.complaints = reader.take_complaints();
    return loaded;
}

std::string write_pack(const Pack& pack) { return formats::pretty(formats::object_json(pack)); }

bool is_pack_file(const std::string& file) {
    const auto text = formats::read_text_file(file);
    return text.ok() && formats::schema_of(*text.value) == pack_schema;
}

formats::Loaded<Pack> load_pack(const std::string& path) {
    const auto text = formats::read_text_file(path);
    if (!text.ok()) return {std::nullopt, text.complaints};
    formats::Loaded<Pack> loaded = read_pack(*text.value, path);
    formats::find_lines(*text.value, loaded.complaints);
    return loaded;
}

}  // namespace play
