#include "games/frothy/view/core/studio/studio.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "games/frothy/data/course/course_tiled.h"
#include "games/frothy/view/core/studio/drawing_text.h"
#include "play/followed_file.h"
#include "play/user_dirs.h"
#include "words/words.h"

namespace frothy {

namespace fs = std::filesystem;

Studio::Studio(fs::path tracks, fs::path draft)
    : file_(std::move(tracks), std::move(draft)), bench_(new_course()) {
    refresh();
    saved_figures_ = figures_;
}

void Studio::begin(Drawing drawing) {
    bench_ = Workbench(std::move(drawing));
    seen_ = -1;
    has_conflict_ = false;
}

// What kind of file it is.
void Studio::note(const CourseStudy& study) {
    is_readable_ = study.is_readable;
    is_map_ = study.is_map;
    has_decoration_ = study.has_decoration;
}

// What was not saved is not wanted.
void Studio::give_up() {
    if (!is_saved()) file_.drop_draft();
}

void Studio::start_new(Drawing drawing) {
    give_up();
    file_.close();
    is_map_ = has_decoration_ = false;
    is_readable_ = true;
    begin(std::move(drawing));
    refresh();
    saved_figures_ = figures_;
}

void Studio::know_pictures(PicturesOf pictures_of) { pictures_of_ = std::move(pictures_of); }

CourseStudy Studio::study_file() const {
    return study_course(file_.text(), text_of_path(file()),
                        pictures_of_ ? pictures_of_(file()) : HasPicture());
}

void Studio::open(const fs::path& file) {
    give_up();
    const auto text = file_.open(file);
    CourseStudy study = study_file();
    note(study);
    begin({std::move(study.plan), {}});
    refresh();
    if (!text.ok()) {
        findings_ = {{Severity::error, text.complaints.front(), {}, std::nullopt}};
    }
    saved_figures_ = figures_;
}

void Studio::open_alone(const fs::path& file) {
    open(file);
    file_.keep_draft_apart();
    take_up_draft();
}

bool Studio::take_up_draft() {
    const auto text = file_.draft();
    if (!text) return false;
    Drawing drawing = read_drawing(*text);
    if (drawing.plan.hexes.empty()) return false;
    if (file().empty()) file_.was_called(drawing.plan.id);
    bench_.change(std::move(drawing));
    refresh();
    return true;
}

void Studio::part_from_file() {
    file_.part();
    is_map_ = has_decoration_ = false;
    is_readable_ = true;
}

bool Studio::look_for_changes() {
    std::optional<std::string> text = file_.look_for_changes();
    if (has_conflict_ && is_saved()) {
        has_conflict_ = false;
        text = file_.other_text();
    }
    if (!text) return false;
    if (!is_saved()) {
        has_conflict_ = true;
        return true;
    }
    file_.take_up(*std::move(text));
    CourseStudy study = study_file();
    note(study);
    bench_.change(std::move(study.plan));
    bench_.note_saved();
    refresh();
    if (saved_figures_.hexes == 0) saved_figures_ = figures_;  // there was no course before
    return true;
}

std::string Studio::write_to(const fs::path& file) {
    if (!is_readable_ && file == this->file()) return unread_file_stays();
    const std::string stem = text_of_path(file.stem());
    if (bench_.plan().id != stem) bench_.call(stem, std::string(bench_.plan().name));
    const bool is_map = is_map_name(file) || (is_map_ && file == this->file());
    std::string trouble =
        file_.write(file, is_map ? write_tiled_course(bench_.plan()) : write_course(bench_.plan()));
    if (!trouble.empty()) return trouble;
    is_map_ = is_map;
    is_readable_ = true;
    has_decoration_ = false;
    has_conflict_ = false;
    bench_.note_saved();
    seen_ = -1;
    refresh();
    saved_figures_ = figures_;
    return {};
}

std::string Studio::save() {
    if (file().empty()) return save_as(bench_.plan().name);
    if (has_decoration_) {
        return words::tr("This map has layers of decoration, which would be lost: save it under "
                         "another name.");
    }
    return write_to(file());
}

std::string Studio::export_map(fs::path& written) const {
    const fs::path place = file_.place_of(bench_.plan().name);
    if (place.empty()) return play::no_home_folder;
    written = fs::path(place).replace_extension(".tmj");
    try {
        play::make_folder(written.parent_path());
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return play::replace_file(text_of_path(written), write_tiled_course(bench_.plan()));
}

std::string Studio::save_as(const std::string& name) {
    const bool has_name =
        std::ranges::any_of(name, [](char c) { return static_cast<unsigned char>(c) > ' '; });
    if (!has_name) return words::tr("A course needs a name to be saved under.");
    const fs::path place = file_.place_of(name);
    if (place.empty()) return play::no_home_folder;
    if (file_.is_taken(place)) {
        return words::say("There is a course of that name already: {0}.",
                          {text_of_path(place.stem())});
    }
    if (!is_path(name) && bench_.plan().name != name)
        bench_.call(std::string(bench_.plan().id), name);
    return write_to(place);
}

bool Studio::refresh() {
    if (seen_ == bench_.revision()) return false;
    seen_ = bench_.revision();
    const CoursePlan& plan = bench_.plan();
    // Of a file as it is, by its own lines; of a drawing by what would be written.
    const bool is_of_file = is_saved() && !file_.text().empty();
    findings_ = is_of_file ? study_file().findings
                           : study_plan(plan, pictures_of_ ? pictures_of_(file()) : HasPicture());
    course_ = plan.hexes.empty() ? nullptr : std::make_shared<const Course>(plan);
    figures_ = course_ ? figures_of(*course_) : CourseFigures();
    if (!is_saved()) file_.keep_draft(write_drawing(bench_.drawing()));
    return true;
}

bool Studio::has_errors() const {
    return std::ranges::any_of(
        findings_, [](const Finding& finding) { return finding.severity == Severity::error; });
}

}  // namespace frothy
