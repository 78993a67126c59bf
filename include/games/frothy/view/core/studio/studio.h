// A course on the desk of its designer: the file, the drawing, what is wrong with it, and a copy
// kept beside should the program end unasked. Without a pixel.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/data/study.h"
#include "games/frothy/view/core/studio/course_overlays.h"
#include "games/frothy/view/core/studio/desk_file.h"
#include "games/frothy/view/core/studio/workbench.h"

namespace frothy {

class Studio {
public:
    // `tracks` is the folder of the player's own courses, `draft` the copy kept beside; empty for a
    // studio that writes no draft.
    Studio(std::filesystem::path tracks, std::filesystem::path draft);

    void start_new(Drawing drawing);
    // A new course that nothing has been done to yet.
    bool is_untouched() const { return file().empty() && is_saved() && !bench_.can_undo(); }
    // Which looks there are pictures of besides the game's; asked of the file that is open.
    using PicturesOf = std::function<HasPicture(const std::filesystem::path& file)>;
    void know_pictures(PicturesOf pictures_of);
    // Whatever of the file can be read. What cannot at all is told by findings.
    void open(const std::filesystem::path& file);
    // The same of a file that the program is started with: with what was left unsaved of it, and
    // without touching what was left of another.
    void open_alone(const std::filesystem::path& file);
    // It is saved as a new course from now on, under its name.
    void part_from_file();
    // What was left unsaved when the program ended; false if there is nothing.
    bool take_up_draft();

    // Whether the file was changed by another program and has been taken up: at once where nothing
    // is unsaved here, or once that is undone. Cheap enough for ten times a second.
    bool look_for_changes();

    // What went wrong; empty on success. A new course is saved under its name.
    std::string save();
    std::string save_as(const std::string& name);

    // As a map of Tiled beside the player's own courses, instead of the one written before; the
    // file stays what it is. What went wrong; empty on success.
    std::string export_map(std::filesystem::path& written) const;
    bool is_map() const { return is_map_; }  // the file, of Tiled

    Workbench& bench() { return bench_; }
    const Workbench& bench() const { return bench_; }
    // After the bench has changed: lays out, studies, keeps the draft. True if there was a change.
    bool refresh();

    const std::vector<Finding>& findings() const { return findings_; }
    bool has_errors() const;
    // Whether the file is a course at all, which one that is half written is not. Nothing is saved
    // over one that is none.
    bool is_readable() const { return is_readable_; }
    // Null where there is no hex to lay out.
    const std::shared_ptr<const Course>& course() const { return course_; }
    const CourseFigures& figures() const { return figures_; }
    // As last saved or opened: what the figures are compared with.
    const CourseFigures& saved_figures() const { return saved_figures_; }
    const std::filesystem::path& file() const { return file_.path(); }  // empty: new
    bool is_saved() const { return bench_.is_saved(); }
    // Another program has changed the file, and there is unsaved work here.
    bool has_conflict() const { return has_conflict_; }

private:
    void begin(Drawing drawing);
    void note(const CourseStudy& study);
    std::string write_to(const std::filesystem::path& file);
    void give_up();

    CourseStudy study_file() const;

    PicturesOf pictures_of_;
    DeskFile file_;
    bool has_conflict_ = false;
    bool is_readable_ = true;
    bool is_map_ = false;
    bool has_decoration_ = false;  // a map that the studio cannot write as it was
    Workbench bench_;
    int seen_ = -1;  // revision of the bench
    std::vector<Finding> findings_;
    std::shared_ptr<const Course> course_;
    CourseFigures figures_;
    CourseFigures saved_figures_;
};

}  // namespace frothy
