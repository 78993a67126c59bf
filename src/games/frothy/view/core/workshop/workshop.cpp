#include "games/frothy/view/core/workshop/workshop.h"

#include <algorithm>
#include <utility>

#include "formats/data_files.h"
#include "play/library.h"
#include "play/user_dirs.h"
#include "words/words.h"

namespace frothy {

namespace fs = std::filesystem;

Workshop::Workshop(fs::path vehicles, fs::path draft, Licence first)
    : file_(std::move(vehicles), std::move(draft)), steps_(first), saved_(std::move(first)) {
    look_again();
}

// What was not saved is not wanted.
void Workshop::give_up() {
    if (!is_saved()) file_.drop_draft();
}

void Workshop::begin(Licence licence) {
    prepare(licence);
    steps_ = Steps<Licence>(licence);
    saved_ = std::move(licence);
    has_conflict_ = false;
    look_again();
}

void Workshop::start_from(Licence licence, const std::string& name) {
    give_up();
    file_.close();
    licence.name = name;
    licence.id = text_of_path(file_.place_of(name).stem());
    if (licence.id.empty()) licence.id = play::file_stem(name);
    begin(std::move(licence));
}

std::string Workshop::open(const fs::path& file) {
    const auto text = formats::read_text_file(text_of_path(file));
    if (!text.ok()) return formats::text_of(text.complaints.front());
    auto read = read_licence(*text.value, text_of_path(file));
    if (!read.ok()) return formats::text_of(read.complaints.front());
    if (!is_drawable(*read.value)) {
        const auto findings = study_licence(*text.value, text_of_path(file));
        return findings.empty() ? text_of_path(file) : formats::text_of(findings.front().what);
    }
    give_up();
    file_.open(file);
    begin(std::move(*read.value));
    return {};
}

bool Workshop::take_up_draft() {
    const auto text = file_.draft();
    if (!text) return false;
    auto read = read_licence(*text, {});
    if (!read.ok() || !is_drawable(*read.value)) return false;
    file_.was_called(read.value->id);
    push(std::move(*read.value));
    return true;
}

bool Workshop::look_for_changes() {
    std::optional<std::string> text = file_.look_for_changes();
    if (!text) return false;
    auto read = read_licence(*text, text_of_path(file()));
    if (!is_saved() || !read.ok() || !is_drawable(*read.value)) {
        has_conflict_ = true;
        return true;
    }
    file_.take_up(*std::move(text));
    has_conflict_ = false;
    steps_.push(*read.value);
    steps_.note_saved();
    saved_ = std::move(*read.value);
    look_again();
    return true;
}

std::string Workshop::write_to(const fs::path& place) {
    Licence licence = this->licence();
    licence.id = text_of_path(place.stem());
    std::string trouble = file_.write(place, write_licence(licence));
    if (!trouble.empty()) return trouble;
    if (licence != this->licence()) steps_.push(licence);
    steps_.note_saved();
    saved_ = std::move(licence);
    has_conflict_ = false;
    look_again();
    return {};
}

std::string Workshop::save() { return file().empty() ? save_as(licence().name) : write_to(file()); }

std::string Workshop::save_as(const std::string& name) {
    const bool has_name =
        std::ranges::any_of(name, [](char c) { return static_cast<unsigned char>(c) > ' '; });
    if (!has_name) return words::tr("A vehicle needs a name to be saved under.");
    const fs::path place = file_.place_of(name);
    if (place.empty()) return play::no_home_folder;
    if (file_.is_taken(place)) {
        return words::say("There is a vehicle of that name already: {0}.",
                          {text_of_path(place.stem())});
    }
    if (!is_path(name) && licence().name != name) {
        Licence renamed = licence();
        renamed.name = name;
        push(std::move(renamed));
    }
    return write_to(place);
}

void Workshop::push(Licence licence) {
    steps_.push(std::move(licence));
    look_again();
}

void Workshop::look_again() {
    findings_.clear();
    const std::string text = write_licence(licence());
    for (Finding& finding : study_licence(text, {})) {
        const SheetSpot spot = spot_of_place(licence(), finding.what.place);
        findings_.push_back({std::move(finding), spot});
    }
    if (!has_spot(licence(), chosen_)) choose_spot(chosen_);
    if (!is_saved()) file_.keep_draft(text);
}

bool Workshop::has_errors() const {
    return std::ranges::any_of(findings_, &LicenceFinding::is_error);
}

void Workshop::waive(const std::string& name) {
    Licence licence = this->licence();
    licence.waived.push_back(name);
    push(std::move(licence));
}

// The nearest of its list where it is gone.
void Workshop::choose_spot(SheetSpot spot) {
    while (!has_spot(licence(), spot) && spot.b > 0)
        --spot.b;
    while (!has_spot(licence(), spot) && spot.a > 0)
        --spot.a;
    chosen_ = has_spot(licence(), spot) ? spot : SheetSpot{SheetPart::rating, 0, 0};
}

bool Workshop::turn_chosen(Knob knob, int by) {
    Licence licence = this->licence();
    SheetSpot spot = chosen_;
    if (!turn(licence, spot, knob, by)) return false;
    chosen_ = spot;
    push(std::move(licence));
    return true;
}

bool Workshop::turn_chosen(int by) {
    const std::vector<Knob> knobs = knobs_of(licence(), chosen_);
    return !knobs.empty() && turn_chosen(knobs.front(), by);
}

void Workshop::become(Rule kind) {
    Licence licence = this->licence();
    choose(licence, chosen_, kind);
    if (licence != this->licence()) push(std::move(licence));
}

bool Workshop::add(SheetList list) {
    Licence licence = this->licence();
    const auto spot = add_to(licence, list, chosen_);
    if (!spot) return false;
    push(std::move(licence));
    chosen_ = *spot;
    return true;
}

bool Workshop::remove_chosen() {
    if (!may_be_removed(licence(), chosen_)) return false;
    Licence licence = this->licence();
    remove_part(licence, chosen_);
    push(std::move(licence));
    return true;
}

void Workshop::reword_chosen(const std::string& words) {
    Licence licence = this->licence();
    reword(licence, chosen_, words);
    if (licence != this->licence()) push(std::move(licence));
}

// Back at what was saved there is nothing to be kept beside.
void Workshop::give_up_undone() {
    if (is_saved()) file_.drop_draft();
}

void Workshop::undo() {
    steps_.undo();
    look_again();
    give_up_undone();
}

void Workshop::redo() {
    steps_.redo();
    look_again();
    give_up_undone();
}

}  // namespace frothy
