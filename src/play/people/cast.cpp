#include "play/people/cast.h"

#include <algorithm>

#include "formats/data_files.h"
#include "formats/json_reader.h"
#include "play/chronicle.h"

namespace play {

using formats::Json;
using formats::Members;
using formats::Reader;

namespace {

Rival rival_in(const Json& json, Reader& reader) {
    const Members members(reader, json, {"name", "about", "temper", "portrait", "drivers"});
    Rival rival;
    rival.name = members.text("name", longest_seat_name);
    rival.about = members.text("about", max_text);
    rival.temper = members.text("temper", formats::longest_name);
    rival.portrait = members.text("portrait", formats::longest_name);
    const Json* drivers = members.find("drivers");
    if (drivers == nullptr) return rival;
    const Reader::Step step(reader, std::string_view("drivers"));
    if (!drivers->is_object()) reader.complain(formats::describe(*drivers), "drivers by game");
    for (const auto& [game, driver] : drivers->items())
        rival.drivers[game] = reader.text(driver, formats::longest_name);
    return rival;
}

}  // namespace

const std::string& Rival::driver_in(std::string_view game) const {
    static const std::string usual(usual_driver);
    const auto found = drivers.find(game);
    return found == drivers.end() ? usual : found->second;
}

formats::Loaded<std::vector<Rival>> read_cast(std::string_view text, const std::string& file) {
    Reader reader(file);
    std::vector<Rival> cast;
    const auto document = formats::parse_document(text, reader);
    if (document && formats::check_schema(*document, reader, cast_schema)) {
        const Members members(reader, *document, {"schema", "rivals"});
        if (const Json* rivals = members.need("rivals")) {
            const Reader::Step inside(reader, std::string_view("rivals"));
            for (const Json& json : reader.list(*rivals, 0, 100)) {
                const Reader::Step step(reader, cast.size());
                cast.push_back(rival_in(json, reader));
            }
        }
    }
    formats::Loaded<std::vector<Rival>> loaded;
    if (reader.ok()) loaded.value = std::move(cast);
    loaded.complaints = reader.take_complaints();
    return loaded;
}

std::vector<Rival> shipped_cast(const std::filesystem::path& data) {
    const std::string file = (data / "assets" / "people" / "rivals.json").string();
    const auto text = formats::read_text_file(file);
    if (!text.ok()) return {};
    return read_cast(*text.value, file).value.value_or(std::vector<Rival>{});
}

const Rival* rival_named(const std::vector<Rival>& cast, std::string_view name) {
    const auto found = std::ranges::find(cast, name, &Rival::name);
    return found == cast.end() ? nullptr : &*found;
}

}  // namespace play
