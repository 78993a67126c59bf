// A vehicle on the desk of its designer: the licence with every step of its making, the file, what
// is wrong with it, and a copy kept beside should the program end unasked. Without a pixel.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/data/study.h"
#include "games/frothy/view/core/studio/desk_file.h"
#include "games/frothy/view/core/studio/steps.h"
#include "games/frothy/view/core/workshop/licence_edits.h"

namespace frothy {

// What validate says of a licence, and the part of the sheet it is about.
struct LicenceFinding {
    Finding finding;
    SheetSpot spot;

    bool is_error() const { return finding.severity == Severity::error; }
};

class Workshop {
public:
    // `vehicles` is the folder of the player's own vehicles, `draft` the copy kept beside; empty
    // for a workshop that writes no draft. `first` lies on the desk to begin with.
    Workshop(std::filesystem::path vehicles, std::filesystem::path draft, Licence first);

    // A new vehicle, made from another one.
    void start_from(Licence licence, const std::string& name);
    // Which pictures there are, for what is found; asked of the file that is open. None: not asked.
    using PicturesOf = std::function<HasPicture(const std::filesystem::path& file)>;
    void know_pictures(PicturesOf pictures_of);
    // What went wrong; empty on success. Whatever is a licence at all is taken up, faulty or not:
    // what of it cannot be drawn is drawn as the next best, and stays among what is found until it
    // is changed here or saved.
    std::string open(const std::filesystem::path& file);
    // A file that is no licence yet: what is wrong is found, and it is taken up as soon as it is
    // one. Until then nothing is saved over it.
    void await(const std::filesystem::path& file);
    // One of both, of a file that the program is started with: with what was left unsaved of it,
    // and without touching what was left of another.
    void open_alone(const std::filesystem::path& file);
    bool is_readable() const { return is_readable_; }
    // What was left unsaved when the program ended; false if there is nothing.
    bool take_up_draft();
    // Whether the file was changed by another program and has been taken up: at once where nothing
    // is unsaved here, or once that is undone. Cheap enough for ten times a second.
    bool look_for_changes();
    // What went wrong; empty on success. A new vehicle is saved under its name.
    std::string save();
    // Under another name, or as the file of this path.
    std::string save_as(const std::string& name);

    const Licence& licence() const { return steps_.now(); }
    const Licence& saved() const { return saved_; }  // as last saved or opened
    int revision() const { return steps_.revision(); }
    const std::filesystem::path& file() const { return file_.path(); }  // empty: new
    bool is_saved() const { return steps_.is_saved(); }
    // Another program has changed the file, and there is unsaved work here.
    bool has_conflict() const { return has_conflict_; }

    // Errors first, as `validate` tells them; what the licence waives is left out.
    const std::vector<LicenceFinding>& findings() const { return findings_; }
    bool has_errors() const;
    // Some of it stands for what a faulty file has there.
    bool is_as_opened() const { return opened_.has_value(); }
    // Advice of this name is put aside in the file.
    void waive(const std::string& name);

    // What is being looked at; part of no step.
    SheetSpot chosen() const { return chosen_; }
    void choose_spot(SheetSpot spot);

    // One step each, to the part that is chosen. False where there was nothing to do.
    bool turn_chosen(Knob knob, int by);
    bool turn_chosen(int by);  // its first knob
    void become(Rule kind);
    bool add(SheetList list);
    bool remove_chosen();
    void reword_chosen(const std::string& words);
    void draw_as(const std::string& picture);

    bool can_undo() const { return steps_.can_undo(); }
    bool can_redo() const { return steps_.can_redo(); }
    void undo();
    void redo();

private:
    // A file as it was opened: what could be drawn of it, and all that was found.
    struct Opened {
        Licence licence;
        std::vector<Finding> findings;
    };

    void push(Licence licence);
    void take_up(LicenceStudy study);
    void find(Finding finding);
    HasPicture pictures() const;
    void begin(Licence licence);
    void look_again();
    void give_up();
    void give_up_undone();
    std::string write_to(const std::filesystem::path& place);

    DeskFile file_;
    Steps<Licence> steps_;
    Licence saved_;
    std::vector<LicenceFinding> findings_;
    std::optional<Opened> opened_;  // where it was faulty
    PicturesOf pictures_of_;
    SheetSpot chosen_{SheetPart::move, 1, 0};
    bool has_conflict_ = false;
    bool is_readable_ = true;
};

}  // namespace frothy
