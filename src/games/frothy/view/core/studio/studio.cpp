#include "games/frothy/view/core/studio/studio.h"

#include <algorithm>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "formats/data_files.h"
#include "play/followed_file.h"
#include "play/library.h"
#include "play/user_dirs.h"
#include "words/words.h"

namespace frothy {

namespace fs = std::filesystem;

namespace {

std::string text_of_path(const fs::path& path) {
    const std::u8string text = path.generic_u8string();
    return {text.begin(), text.end()};
}

}  // namespace

Studio::Studio(fs::path tracks, fs::path draft)
    : tracks_(std::move(tracks)), draft_(std::move(draft)), bench_(new_course()) {
    refresh();
    saved_figures_ = figures_;
}

void Studio::begin(CoursePlan plan) {
    bench_ = Workbench(std::move(plan));
    seen_ = -1;
    has_conflict_ = false;
}

// What was not saved is not wanted.
void Studio::give_up() {
    if (!is_saved()) drop_draft();
}

void Studio::start_new() {
    give_up();
    file_.clear();
    text_.clear();
    begin(new_course());
    refresh();
    saved_figures_ = figures_;
}

void Studio::open(const fs::path& file) {
    give_up();
    file_ = file;
    stamp_ = stamp();
    const auto text = formats::read_text_file(text_of_path(file));
    text_ = text.ok() ? *text.value : std::string();
    begin(study_course(text_, text_of_path(file)).plan);
    refresh();
    if (!text.ok()) {
        findings_ = {{Severity::error, text.complaints.front(), {}, std::nullopt}};
    }
    saved_figures_ = figures_;
}

bool Studio::take_up_draft() {
    std::error_code error;
    if (draft_.empty() || !fs::is_regular_file(draft_, error)) return false;
    const auto text = formats::read_text_file(text_of_path(draft_));
    if (!text.ok()) return false;
    CourseStudy study = study_course(*text.value, {});
    if (!study.is_drawable()) return false;
    drafted_ = study.plan.id;
    bench_.change(std::move(study.plan));
    refresh();
    return true;
}

void Studio::part_from_file() { file_.clear(); }

Studio::Stamp Studio::stamp() const {
    std::error_code error;
    Stamp stamp;
    stamp.time = fs::last_write_time(file_, error);
    if (error) return {};
    stamp.size = fs::file_size(file_, error);
    return error ? Stamp{} : stamp;
}

bool Studio::look_for_changes() {
    if (file_.empty()) return false;
    const Stamp now = stamp();
    if (now == stamp_ || now == Stamp{}) return false;  // an editor may be about to put it back
    stamp_ = now;
    const auto text = formats::read_text_file(text_of_path(file_));
    if (!text.ok() || *text.value == text_) return false;
    if (!is_saved()) {
        has_conflict_ = true;
        return true;
    }
    text_ = *text.value;
    bench_.change(study_course(text_, text_of_path(file_)).plan);
    bench_.note_saved();
    refresh();
    return true;
}

std::string Studio::write_to(const fs::path& file) {
    CoursePlan plan = bench_.plan();
    const std::string stem = text_of_path(file.stem());
    if (plan.id != stem) {
        plan.id = stem;
        bench_.change(std::move(plan));
    }
    const std::string text = write_course(bench_.plan());
    try {
        play::make_folder(file.parent_path());
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    std::string trouble = play::replace_file(text_of_path(file), text);
    if (!trouble.empty()) return trouble;
    file_ = file;
    text_ = text;
    stamp_ = stamp();
    has_conflict_ = false;
    bench_.note_saved();
    seen_ = -1;
    refresh();
    saved_figures_ = figures_;
    drop_draft();
    return {};
}

std::string Studio::save() { return file_.empty() ? save_as(bench_.plan().name) : write_to(file_); }

std::string Studio::save_as(const std::string& name) {
    if (tracks_.empty()) return play::no_home_folder;
    const bool has_name =
        std::ranges::any_of(name, [](char c) { return static_cast<unsigned char>(c) > ' '; });
    if (!has_name) return words::tr("A course needs a name to be saved under.");
    std::string stem = play::file_stem(name);
    for (char& c : stem)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    const fs::path file = tracks_ / fs::path(std::u8string(stem.begin(), stem.end()) + u8".json");
    std::error_code error;
    if (file != file_ && stem != drafted_ && fs::exists(file, error)) {
        return words::say("There is a course of that name already: {0}.", {stem});
    }
    CoursePlan plan = bench_.plan();
    if (plan.name != name) {
        plan.name = name;
        bench_.change(std::move(plan));
    }
    return write_to(file);
}

bool Studio::refresh() {
    if (seen_ == bench_.revision()) return false;
    seen_ = bench_.revision();
    const CoursePlan& plan = bench_.plan();
    // Of a file as it is, by its own lines; of a drawing by what would be written.
    const bool is_of_file = is_saved() && !text_.empty();
    findings_ = is_of_file ? study_course(text_, text_of_path(file_)).findings : study_plan(plan);
    course_ = plan.hexes.empty() ? nullptr : std::make_shared<const Course>(plan);
    figures_ = course_ ? figures_of(*course_) : CourseFigures();
    keep_draft();
    return true;
}

bool Studio::has_errors() const {
    return std::ranges::any_of(
        findings_, [](const Finding& finding) { return finding.severity == Severity::error; });
}

// Trouble with the disk never stops a drawing.
void Studio::keep_draft() {
    if (draft_.empty() || is_saved()) return;
    try {
        play::make_folder(draft_.parent_path());
        play::replace_file(text_of_path(draft_), write_course(bench_.plan()));
    } catch (const std::runtime_error&) {
        draft_.clear();
    }
}

void Studio::drop_draft() {
    std::error_code error;
    if (!draft_.empty()) fs::remove(draft_, error);
}

}  // namespace frothy
