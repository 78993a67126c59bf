// Records as documents.
#include "games/frothy/data/record/record.h"

#include "games/frothy/data/data_files.h"
#include "games/frothy/data/record/journal_file.h"
#include "games/frothy/data/record/record_json.h"
#include "play/followed_file.h"

namespace frothy {
namespace {

void read_journal(const Json& json, Reader& reader, Record& record) {
    std::size_t index = 0;
    for (const Json& element : reader.list(json, 0, max_entries)) {
        const Reader::Step step(reader, index++);
        const bool is_entry =
            element.is_string() && add_entry(record.journal, element.get_ref<const std::string&>());
        if (is_entry) continue;
        reader.complain(describe(element),
                        "an entry such as \"0 drive: step E\", \"roll control: slide\" or "
                        "\"reveal\"");
        return;
    }
}

}  // namespace

OrderedJson wishes_to_json(const std::vector<Wish>& wishes) {
    OrderedJson json = OrderedJson::array();
    for (const Wish& wish : wishes)
        json.push_back(text_of(wish));
    return json;
}

std::vector<Wish> wishes_from_json(const Json& json, Reader& reader) {
    std::vector<Wish> wishes;
    std::size_t index = 0;
    for (const Json& element : reader.list(json, 0, max_wishes)) {
        const Reader::Step step(reader, index++);
        const auto wish =
            element.is_string() ? wish_of(element.get_ref<const std::string&>()) : std::nullopt;
        if (wish) {
            wishes.push_back(*wish);
        } else {
            reader.complain(describe(element), "a wish such as \"0 race on: retire\"");
        }
    }
    return wishes;
}

std::string write_record(const Record& record) {
    OrderedJson json = header_to_json(record);
    OrderedJson entries = OrderedJson::array();
    for (std::size_t i = 0; i < record.journal.size(); ++i) {
        entries.push_back(text_of(record.journal, record.journal[i]));
    }
    json["journal"] = entries;
    if (!record.wishes.empty()) json["wishes"] = wishes_to_json(record.wishes);
    OrderedJson marks = OrderedJson::array();
    for (const StateMark& mark : record.marks)
        marks.push_back(mark_to_json(mark));
    json["marks"] = marks;
    if (record.last_boundary) json["last_boundary"] = snapshot_to_json(*record.last_boundary);
    return pretty(json);
}

Loaded<Record> read_record(std::string_view text, const std::string& file) {
    Loaded<Record> loaded;
    Reader reader(file);
    const std::optional<Json> document = parse_document(text, reader);
    if (document) {
        Record record = header_from_json(*document, reader);
        if (document->is_object()) {
            if (const auto journal = document->find("journal"); journal != document->end()) {
                const Reader::Step step(reader, std::string_view("journal"));
                read_journal(*journal, reader, record);
            } else if (reader.ok()) {
                reader.complain("no \"journal\"", "the entries of the race");
            }
            if (const auto wishes = document->find("wishes"); wishes != document->end()) {
                const Reader::Step step(reader, std::string_view("wishes"));
                record.wishes = wishes_from_json(*wishes, reader);
            }
            if (const auto marks = document->find("marks"); marks != document->end()) {
                const Reader::Step step(reader, std::string_view("marks"));
                std::size_t index = 0;
                for (const Json& mark : reader.list(*marks, 0, max_entries)) {
                    const Reader::Step inner(reader, index++);
                    record.marks.push_back(mark_from_json(mark, reader));
                }
            }
            const auto boundary = document->find("last_boundary");
            if (boundary != document->end() && reader.ok()) {
                const Reader::Step step(reader, std::string_view("last_boundary"));
                record.last_boundary = snapshot_from_json(*boundary, reader, *setting_of(record));
                if (record.last_boundary->entries > record.journal.size()) {
                    reader.complain("more entries than the journal holds",
                                    "a place of rest within the journal");
                }
            }
        }
        // A note on a moment that is not there hurts nobody.
        drop_lost_moments(record);
        if (reader.ok()) loaded.value = std::move(record);
    }
    loaded.complaints = reader.take_complaints();
    return loaded;
}

Loaded<Record> load_record(const std::string& path) {
    const Loaded<std::string> text = formats::read_text_file(path);
    if (!text.ok()) return {std::nullopt, text.complaints};
    return read_record(*text.value, path);
}

std::string save_record(const std::string& path, const Record& record) {
    return play::replace_file(path, write_record(record));
}

}  // namespace frothy
