#include "games/frothy/data/study.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <utility>

#include "games/frothy/data/course/course_json_parts.h"
#include "games/frothy/data/course/course_tiled.h"
#include "games/frothy/data/json_reading.h"
#include "games/frothy/rules/course/course_check.h"
#include "games/frothy/rules/licence/licence_legality.h"

namespace frothy {

using hexgrid::Hex;

namespace {

using namespace course_document;

constexpr const char* unknown_picture = "unknown-picture";

std::string_view first_step(std::string_view place) {
    if (place.starts_with('/')) place.remove_prefix(1);
    return place.substr(0, place.find('/'));
}

// The part of a course that a complaint leaves unsure, as faults name it; empty for none.
std::string_view part_of(const Complaint& complaint) {
    const std::string_view step = first_step(complaint.place);
    if (step == "rows") return complaint.letter > 0 ? "" : "hexes";
    if (step == "band" || step == "origin") return "hexes";
    if (step == "finish_heading") return "finish";
    if (complaint.place == "/legend") return {};
    if (step != "legend") return step;
    const std::string_view mark =
        std::string_view(complaint.place).substr(complaint.place.rfind('/') + 1);
    if (mark == "grid" || mark == "facing") return "grid";
    return mark == "finish" ? "finish" : "features";
}

// "/legend/m" or "/features/2", of a complaint about what one letter or entry says of a hex: its
// marks, or which way whoever starts there looks. Empty for all else.
std::string_view entry_of(const Complaint& complaint) {
    const std::string_view place = complaint.place;
    const std::string_view step = first_step(place);
    if (step != "legend" && step != "features") return {};
    const std::size_t begin = step.size() + 2;
    const std::size_t end = place.find('/', begin);
    const std::string_view mark = place.substr(place.rfind('/') + 1);
    const bool is_elsewhere = mark == "finish" || mark == "grid";
    return place.size() <= begin || is_elsewhere ? std::string_view() : place.substr(0, end);
}

bool is_within(std::string_view place, std::string_view entry) {
    return place == entry || (place.starts_with(entry) && place[entry.size()] == '/');
}

// Whether what is wrong there may only follow from what could not be read.
bool follows_from(const Fault& fault, const std::vector<Complaint>& complaints,
                  const CourseSources& sources) {
    const auto mark = fault.hex ? sources.marks.find(*fault.hex) : sources.marks.end();
    return std::ranges::any_of(complaints, [&](const Complaint& complaint) {
        const std::string_view part = part_of(complaint);
        const std::string_view step = first_step(fault.place);
        const bool is_of_a_word = step == "name" || step == "laps" || step == "id";
        if (part == "hexes") return !is_of_a_word;
        if (part != step) return false;
        // Of an edge that could not be read there is none.
        if (part == "open_edges") return complaint.place == "/open_edges";
        const std::string_view entry = entry_of(complaint);
        return entry.empty() || mark == sources.marks.end() || is_within(mark->second.place, entry);
    });
}

// "speeds/3" of "/speeds/3/move/1": the entry of a licence's list; empty for all else.
std::string_view listed_entry(std::string_view place) {
    if (place.starts_with('/')) place.remove_prefix(1);
    for (std::size_t begin = 0; begin < place.size();) {
        const std::size_t end = std::min(place.find('/', begin), place.size());
        if (place[begin] >= '0' && place[begin] <= '9') return place.substr(0, end);
        begin = end + 1;
    }
    return {};
}

Finding finding_of(const Fault& fault, const std::string& file) {
    return {fault.severity, complaint_of(fault, file), std::string(fault.name), fault.hex,
            fault.place};
}

Finding advice(const std::string& file, std::string place, std::string found, std::string expected,
               std::string name) {
    return {Severity::advice,
            {file, std::move(place), std::move(found), std::move(expected)},
            std::move(name),
            std::nullopt};
}

std::string text(Hex hex) {
    return "[" + std::to_string(hex.q) + ", " + std::to_string(hex.r) + "]";
}

// A fault of the plan at the place where its designer has written it.
class Rewriter {
public:
    explicit Rewriter(const CourseSources& sources) : sources_(sources) {}

    void rewrite(const Fault& fault, Finding& finding) const {
        const Source* source = source_of(fault);
        if (source != nullptr) {
            finding.what.place = source->place;
            finding.what.letter = source->letter;
        }
        if (!fault.hex || !sources_.is_drawn) return;
        const auto drawn = sources_.hexes.find(*fault.hex);
        if (drawn == sources_.hexes.end()) return;
        const std::string& place = drawn->second.place;
        const int row = std::stoi(place.substr(place.rfind('/') + 1)) + 1;
        const std::string where =
            "row " + std::to_string(row) + ", letter " + std::to_string(drawn->second.letter);
        std::string& found = finding.what.found;
        const std::string hex = text(*fault.hex);
        if (const auto at = found.find(hex); at != std::string::npos) {
            found.replace(at, hex.size(), where);
        } else if (!finding.what.place.starts_with("/legend/")) {
            found += " (" + where + ")";
        }
    }

private:
    static const Source* at(const std::map<Hex, Source>& sources, const std::optional<Hex>& hex) {
        if (!hex) return nullptr;
        const auto found = sources.find(*hex);
        return found == sources.end() ? nullptr : &found->second;
    }
    const Source* source_of(const Fault& fault) const {
        const std::string_view step = first_step(fault.place);
        const std::size_t slash = fault.place.find('/');
        if (step == "grid" && slash != std::string::npos) {
            const std::size_t index = std::stoul(fault.place.substr(slash + 1));
            if (index < sources_.grid.size()) return &sources_.grid[index];
        }
        if (step == "features") {
            if (const Source* mark = at(sources_.marks, fault.hex)) return mark;
        }
        if (step == "finish") {
            if (const Source* finish = at(sources_.finish, fault.hex)) return finish;
        }
        if (step == "open_edges" && slash != std::string::npos) {
            const std::size_t index = std::stoul(fault.place.substr(slash + 1));
            return index < sources_.open_edges.size() ? &sources_.open_edges[index] : nullptr;
        }
        if (step == "progress" || step == "inside") return nullptr;
        return at(sources_.hexes, fault.hex);
    }

    const CourseSources& sources_;
};

void add_new(std::vector<Finding>& findings, Finding finding) {
    const bool is_known = std::ranges::any_of(findings, [&](const Finding& known) {
        return known.what.place == finding.what.place && known.what.letter == finding.what.letter &&
               known.what.found == finding.what.found;
    });
    if (!is_known) findings.push_back(std::move(finding));
}

void add_complaints(std::vector<Finding>& findings, const std::vector<Complaint>& complaints) {
    for (const Complaint& complaint : complaints)
        findings.push_back({Severity::error, complaint, {}, std::nullopt});
}

void look_at_id(const std::string& id, const std::string& file, std::vector<Finding>& findings) {
    const std::u8string stem =
        std::filesystem::path(std::u8string(file.begin(), file.end())).stem().u8string();
    const std::string expected(stem.begin(), stem.end());
    if (id.empty() || !is_file_name(id) || expected.empty() || id == expected) return;
    findings.push_back(advice(file, "/id", "\"" + id + "\"",
                              "\"" + expected + "\", as the file is called", "id-unlike-file"));
    findings.back().part = "id";
}

// Errors first; without what is waived. A waiver of nothing is told.
void settle(std::vector<Finding>& findings, const std::vector<std::string>& waived,
            std::string_view text, const std::string& file) {
    std::vector<Finding> idle;
    for (std::size_t i = 0; i < waived.size(); ++i) {
        if (waived[i].empty()) continue;  // no text, which has been told
        const auto count = std::erase_if(findings, [&](const Finding& finding) {
            return finding.severity == Severity::advice && !finding.name.empty() &&
                   finding.name == waived[i];
        });
        if (count > 0) continue;
        idle.push_back(advice(file, "/waive/" + std::to_string(i),
                              "\"" + waived[i] + "\", which waives nothing",
                              "the name of advice given on this file", {}));
        idle.back().part = "waive/" + std::to_string(i);
    }
    findings.insert(findings.end(), idle.begin(), idle.end());
    std::ranges::stable_sort(findings, {}, &Finding::severity);
    std::vector<Complaint> all;
    for (const Finding& finding : findings)
        all.push_back(finding.what);
    formats::find_lines(text, all);
    for (std::size_t i = 0; i < findings.size(); ++i)
        findings[i].what = all[i];
}

void look_at_looks(const CoursePlan& plan, const CourseSources& sources, const std::string& file,
                   const HasPicture& has_look, std::vector<Finding>& findings) {
    std::vector<bool> has_picture;
    for (const std::string& look : plan.looks)
        has_picture.push_back(std::ranges::find(pictured_looks, look) != pictured_looks.end() ||
                              (has_look && has_look(look)));
    for (std::size_t i = 0; i < plan.hexes.size(); ++i) {
        const std::uint8_t number = plan.features[i].look;
        if (number == 0 || number >= plan.looks.size() || has_picture[number]) continue;
        const std::string& look = plan.looks[number];
        const std::vector<std::string> known(pictured_looks.begin(), pictured_looks.end());
        const auto mark = sources.marks.find(plan.hexes[i]);
        Finding finding =
            advice(file, mark == sources.marks.end() ? "/features" : mark->second.place,
                   "look \"" + look + "\"" + did_you_mean(look, known), "a look with a picture",
                   "unknown-look");
        finding.hex = plan.hexes[i];
        finding.part = "features/" + std::to_string(i);
        add_new(findings, std::move(finding));
    }
}

}  // namespace

bool CourseStudy::ok() const {
    return std::ranges::none_of(
        findings, [](const Finding& finding) { return finding.severity == Severity::error; });
}

namespace {

std::filesystem::path path_of_text(const std::string& text) {
    return {std::u8string(text.begin(), text.end())};
}

bool is_drawn_on_maps(std::string_view step) {
    constexpr std::array<std::string_view, 6> drawn = {"hexes",  "features",   "grid",
                                                       "finish", "open_edges", ""};
    return std::ranges::count(drawn, step) > 0;
}

bool is_of_map(const Complaint& complaint) { return first_step(complaint.place) == "properties"; }

void name_as_file(CoursePlan& plan, const std::filesystem::path& path) {
    const std::u8string stem = path.stem().u8string();
    if (plan.id.empty()) plan.id.assign(stem.begin(), stem.end());
    if (plan.name.empty()) plan.name = plan.id;
}

// Its cell instead of the hex.
void name_cell(const TiledNotes& notes, const std::optional<Hex>& hex, std::string& found) {
    const auto cell = hex ? notes.cells.find(*hex) : notes.cells.end();
    if (cell == notes.cells.end()) return;
    const std::string where = "column " + std::to_string(cell->second.column) + ", row " +
                              std::to_string(cell->second.row);
    const std::string named = text(*hex);
    if (const auto at = found.find(named); at != std::string::npos) {
        found.replace(at, named.size(), where);
    } else {
        found += " (" + where + ")";
    }
}

// What it would say of its course, with the cells of the map instead of hexes.
CourseStudy study_map(std::string_view text, const std::string& file, const HasPicture& has_look) {
    CourseStudy study;
    study.is_map = true;
    const std::filesystem::path path = path_of_text(file);
    TiledReading map = read_tiled(text, file, tilesets_beside(path));
    study.has_decoration = map.notes.has_decoration;
    add_complaints(study.findings, map.complaints);
    study.is_readable = map.is_whole;
    study.plan = std::move(map.plan);
    const bool is_sound = map.complaints.empty();
    // Words and numbers are properties of the map, all else is drawn; what could not be read of the
    // one leaves the other as it is.
    const bool is_drawn_sound = map.is_whole && std::ranges::all_of(map.complaints, is_of_map);
    if (study.is_drawable() && is_drawn_sound) {
        name_as_file(study.plan, path);
        const std::size_t before = study.findings.size();
        for (const Fault& fault : find_faults(study.plan, Strictness::race_course)) {
            const bool is_drawn = is_drawn_on_maps(first_step(fault.place));
            if (!is_sound && !(is_drawn && first_step(fault.place) != "finish")) continue;
            Finding finding = finding_of(fault, file);
            name_cell(map.notes, fault.hex, finding.what.found);
            add_new(study.findings, std::move(finding));
        }
        look_at_id(study.plan.id, file, study.findings);
        look_at_looks(study.plan, {}, file, has_look, study.findings);
        for (std::size_t i = before; i < study.findings.size(); ++i) {
            std::string& place = study.findings[i].what.place;
            place = is_drawn_on_maps(first_step(place)) ? "/layers" : "/properties";
        }
    }
    settle(study.findings, study.plan.waived, text, file);
    return study;
}

}  // namespace

CourseStudy study_course(std::string_view text, const std::string& file,
                         const HasPicture& has_look) {
    if (formats::tiled::is_map(text)) return study_map(text, file, has_look);
    CourseStudy study;
    Reader reader(file);
    Draft draft;
    draft.keeps_sources = true;
    if (const std::optional<Json> document = parse_document(text, reader)) {
        study.is_readable = document->is_object() && check_schema(*document, reader, course_schema);
        if (study.is_readable) read_draft(*document, reader, draft);
    }
    study.plan = std::move(draft.plan);
    const std::vector<Complaint> complaints = reader.take_complaints();
    add_complaints(study.findings, complaints);
    for (Finding& finding : study.findings) {
        if (finding.what.letter == 0) continue;
        const auto drawn = std::ranges::find_if(draft.sources.hexes, [&](const auto& source) {
            return source.second.place == finding.what.place &&
                   source.second.letter == finding.what.letter;
        });
        if (drawn != draft.sources.hexes.end()) finding.hex = drawn->first;
    }
    const bool is_readable = complaints.empty() || study.is_drawable();
    if (is_readable) {
        const Rewriter rewriter(draft.sources);
        for (const Fault& fault : find_faults(study.plan, Strictness::race_course)) {
            if (follows_from(fault, complaints, draft.sources)) continue;
            Finding finding = finding_of(fault, file);
            rewriter.rewrite(fault, finding);
            add_new(study.findings, std::move(finding));
        }
        look_at_id(study.plan.id, file, study.findings);
        look_at_looks(study.plan, draft.sources, file, has_look, study.findings);
    }
    const bool has_rows = std::ranges::none_of(complaints, [](const Complaint& complaint) {
        return first_step(complaint.place) == "rows" && complaint.letter == 0;
    });
    for (const char letter : has_rows ? draft.sources.unused_letters : std::string()) {
        study.findings.push_back(advice(file, legend_place(letter), "a letter that is not drawn",
                                        "letters of the rows", "unused-letter"));
    }
    settle(study.findings, study.plan.waived, text, file);
    return study;
}

std::vector<Finding> study_plan(const CoursePlan& plan, const HasPicture& has_look) {
    // Nothing is drawn yet: what its text would lack is no news to anybody.
    if (plan.hexes.empty()) {
        std::vector<Finding> findings;
        for (const Fault& fault : find_faults(plan, Strictness::race_course))
            findings.push_back(finding_of(fault, {}));
        return findings;
    }
    return study_course(write_course(plan), {}, has_look).findings;
}

namespace {

// "speeds/3/move" with the number that `numbers` gives instead of 3.
std::string renumbered(const std::string& place, const std::vector<std::size_t>& numbers) {
    const std::string_view entry = listed_entry(place);
    if (first_step(place) != "speeds" || entry.empty()) return place;
    const std::size_t begin = place.find('/', place.find("speeds")) + 1;
    const std::size_t end = std::min(place.find('/', begin), place.size());
    const std::size_t number = std::stoul(place.substr(begin, end - begin));
    if (number >= numbers.size()) return place;
    return place.substr(0, begin) + std::to_string(numbers[number]) + place.substr(end);
}

// Whether a fault of a licence may only follow from what could not be read at a part of it.
bool follows_from(const Fault& fault, std::string_view unread) {
    const std::string_view step = first_step(unread);
    if (step.empty() || step == "schema") return true;
    if (step != first_step(fault.place)) return false;
    if (fault.severity == Severity::advice) return true;
    unread.remove_prefix(1);
    if (is_within(fault.place, unread) || is_within(unread, fault.place)) return true;
    // What Speeds say of Control is of one with what those beside them say.
    const auto is_control = [](std::string_view place) { return place.ends_with("/control"); };
    if (is_control(unread) && is_control(fault.place)) return true;
    if (unread == "damage/max") return fault.rule == Rule("FR-VEH-14");
    if (unread == "stamina/max" || unread == "stamina/min") return fault.place.ends_with("/at");
    const std::string_view entry = listed_entry(unread);
    // A column is read, whatever Speed stands above it.
    const bool is_heading = step == "speeds" && unread.substr(entry.size()) == "/speed";
    return !entry.empty() && !is_heading && entry == listed_entry(fault.place);
}

// The places in the file of entries of `speeds` that are not in order, by the Speeds they are of.
std::vector<std::size_t> entries_of(const std::vector<std::size_t>& speeds) {
    std::vector<std::size_t> entries(rating_count, speeds.size());
    for (std::size_t entry = 0; entry < speeds.size(); ++entry)
        entries[speeds[entry]] = entry;
    return entries;
}

}  // namespace

LicenceStudy study_licence(std::string_view text, const std::string& file,
                           const HasPicture& has_picture) {
    LicenceStudy study;
    std::vector<Finding>& findings = study.findings;
    Licence& licence = study.licence;
    Reader reader(file);
    const std::optional<Json> document = parse_document(text, reader);
    if (document) licence = licence_from_json(*document, reader);
    const std::vector<Complaint> complaints = reader.take_complaints();
    study.is_readable =
        document && document->is_object() &&
        std::ranges::none_of(complaints, [](const Complaint& complaint) {
            return first_step(complaint.place) == "schema" || complaint.found == "no \"schema\"";
        });
    add_complaints(findings, complaints);
    const std::vector<std::size_t> speeds =
        document ? speeds_of_entries(*document) : std::vector<std::size_t>();
    for (Finding& finding : findings)
        finding.part = renumbered(finding.what.place, speeds);
    // Nobody has said what the most Damage is: it is as far as the affects go.
    const bool has_no_maximum = std::ranges::count(findings, "/damage/max", &Finding::part) > 0;
    for (const Affect& affect : licence.affects)
        if (has_no_maximum) licence.damage_max = std::max(licence.damage_max, affect.at);
    const auto is_unread = [&](const Fault& fault) {
        return std::ranges::any_of(
            findings, [&](const Finding& finding) { return follows_from(fault, finding.part); });
    };
    if (document) {
        std::vector<Finding> faults;
        for (const Fault& fault : find_faults(licence)) {
            if (is_unread(fault)) continue;
            faults.push_back(finding_of(fault, file));
            std::string& place = faults.back().what.place;
            place = renumbered(place, entries_of(speeds));
        }
        for (Finding& fault : faults)
            add_new(findings, std::move(fault));
        look_at_id(licence.id, file, findings);
        if (has_picture && !licence.picture.empty() && !has_picture(licence.picture)) {
            findings.push_back(advice(file, "/picture", "no picture \"" + licence.picture + "\"",
                                      "one of the game's, or art/" + licence.picture +
                                          ".png of your own or of a pack",
                                      unknown_picture));
            findings.back().part = "picture";
        }
    }
    std::vector<std::string> waived = licence.waived;
    if (!has_picture) std::erase(waived, unknown_picture);  // nobody can tell
    settle(findings, waived, text, file);
    return study;
}

std::optional<std::string> text_at(const Licence& licence, std::string_view place) {
    OrderedJson json = licence_to_json(licence);
    const OrderedJson* here = &json;
    while (place.size() > 1) {
        const std::string_view step = first_step(place);
        place.remove_prefix(std::min(place.size(), step.size() + 1));
        if (here->is_object()) {
            const auto member = here->find(std::string(step));
            if (member == here->end()) return std::nullopt;
            here = &*member;
            continue;
        }
        std::size_t index = 0;
        const auto read = std::from_chars(step.data(), step.data() + step.size(), index);
        if (!here->is_array() || read.ec != std::errc() || index >= here->size())
            return std::nullopt;
        here = &(*here)[index];
    }
    return here->dump();
}

}  // namespace frothy
