#include "games/frothy/view/core/workshop/workshop.h"

#include <algorithm>
#include <functional>
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
    is_readable_ = true;
    opened_.reset();
    look_again();
}

void Workshop::know_pictures(PicturesOf pictures_of) {
    pictures_of_ = std::move(pictures_of);
    look_again();
}

HasPicture Workshop::pictures() const { return pictures_of_ ? pictures_of_(file()) : HasPicture(); }

void Workshop::start_from(Licence licence, const std::string& name) {
    give_up();
    file_.close();
    // It looks like what it was made from until it is given a look of its own.
    if (licence.picture.empty() && formats::is_picture_name(licence.id))
        licence.picture = licence.id;
    licence.name = name;
    licence.id = text_of_path(file_.place_of(name).stem());
    if (licence.id.empty()) licence.id = play::file_stem(name);
    begin(std::move(licence));
}

std::string Workshop::open(const fs::path& file) {
    const auto text = formats::read_text_file(text_of_path(file));
    if (!text.ok()) return formats::text_of(text.complaints.front());
    const HasPicture has_picture = pictures_of_ ? pictures_of_(file) : HasPicture();
    LicenceStudy study = study_licence(*text.value, text_of_path(file), has_picture);
    if (!study.is_readable) {
        std::vector<Complaint> all;
        for (const Finding& finding : study.findings)
            all.push_back(finding.what);
        return formats::text_of(all);
    }
    give_up();
    file_.open(file);
    make_drawable(study.licence);
    begin(study.licence);
    take_up(std::move(study));
    return {};
}

void Workshop::await(const fs::path& file) {
    give_up();
    const auto text = file_.open(file);
    Licence licence = saved_;
    licence.name = text_of_path(file.stem());
    begin(std::move(licence));
    is_readable_ = false;
    LicenceStudy study = study_licence(file_.text(), text_of_path(file), pictures());
    study.licence = this->licence();
    if (!text.ok()) study.findings = {{Severity::error, text.complaints.front(), {}, {}}};
    take_up(std::move(study));
}

void Workshop::open_alone(const fs::path& file) {
    if (!open(file).empty()) await(file);
    file_.keep_draft_apart();
    take_up_draft();
}

// Of a file whose licence lies on the desk already.
void Workshop::take_up(LicenceStudy study) {
    const bool is_faulty = std::ranges::any_of(
        study.findings, [](const Finding& finding) { return finding.severity == Severity::error; });
    opened_.reset();
    if (is_faulty) opened_ = Opened{std::move(study.licence), std::move(study.findings)};
    look_again();
}

bool Workshop::take_up_draft() {
    const auto text = file_.draft();
    if (!text) return false;
    auto read = read_licence(*text, {});
    if (!read.ok() || !is_drawable(*read.value)) return false;
    if (file().empty()) file_.was_called(read.value->id);
    push(std::move(*read.value));
    return true;
}

bool Workshop::look_for_changes() {
    std::optional<std::string> text = file_.look_for_changes();
    if (has_conflict_ && is_saved()) {
        has_conflict_ = false;
        text = file_.other_text();
    }
    if (!text) return false;
    LicenceStudy study = study_licence(*text, text_of_path(file()), pictures());
    if (!is_saved()) {
        has_conflict_ = true;
        return true;
    }
    file_.take_up(*std::move(text));
    has_conflict_ = false;
    is_readable_ = study.is_readable;
    if (is_readable_) {
        make_drawable(study.licence);
        steps_.push(study.licence);
        steps_.note_saved();
        saved_ = study.licence;
    } else {
        study.licence = licence();
    }
    take_up(std::move(study));
    return true;
}

std::string Workshop::write_to(const fs::path& place) {
    if (!is_readable_ && place == file()) return unread_file_stays();
    Licence licence = this->licence();
    licence.id = text_of_path(place.stem());
    std::string trouble = file_.write(place, write_licence(licence));
    if (!trouble.empty()) return trouble;
    if (licence != this->licence()) steps_.push(licence);
    steps_.note_saved();
    saved_ = std::move(licence);
    has_conflict_ = false;
    is_readable_ = true;
    opened_.reset();
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
    const bool is_as_opened = opened_ && opened_->licence == licence();
    for (const Finding& finding : opened_ ? opened_->findings : std::vector<Finding>()) {
        // What was mended by hand since is none any more.
        const std::string& place = finding.part;
        const auto before = text_at(opened_->licence, place);
        const bool stands = !is_readable_ || !before || before == text_at(licence(), place);
        if (is_as_opened || (finding.severity == Severity::error && stands)) find(finding);
    }
    if (!is_as_opened) {
        const std::size_t old = findings_.size();
        for (Finding& finding : study_licence(text, {}, pictures()).findings) {
            const bool is_known =
                std::any_of(findings_.begin(), findings_.begin() + static_cast<std::ptrdiff_t>(old),
                            [&](const LicenceFinding& known) {
                                return known.finding.what.place == finding.what.place &&
                                       known.finding.what.found == finding.what.found;
                            });
            if (!is_known) find(std::move(finding));
        }
        std::ranges::stable_sort(findings_, std::greater(), &LicenceFinding::is_error);
    }
    if (!has_spot(licence(), chosen_)) choose_spot(chosen_);
    if (!is_saved()) file_.keep_draft(text);
}

void Workshop::find(Finding finding) {
    const SheetSpot spot = spot_of_place(licence(), finding.part);
    findings_.push_back({std::move(finding), spot});
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

void Workshop::draw_as(const std::string& picture) {
    Licence licence = this->licence();
    licence.picture = picture == licence.id ? std::string() : picture;
    if (licence != this->licence()) push(std::move(licence));
}

}  // namespace frothy
