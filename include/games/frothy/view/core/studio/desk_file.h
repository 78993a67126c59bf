// The file of what lies on a designer's desk, and the copy kept beside it should the program end
// unasked: for courses and vehicles alike, which it knows as texts.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "formats/complaint.h"

namespace frothy {

std::string text_of_path(const std::filesystem::path& path);
// Whether what a document is to be saved under is the path of a file rather than its name.
bool is_path(const std::string& name);
// Why nothing is saved over a file of which nothing could be read.
std::string unread_file_stays();

class DeskFile {
public:
    // `folder` is that of the player's own documents, `draft` the copy kept beside; empty for none.
    DeskFile(std::filesystem::path folder, std::filesystem::path draft);

    const std::filesystem::path& path() const { return path_; }  // empty: not saved yet
    const std::string& text() const { return text_; }            // as last read or written

    // Its text; empty with a complaint where it cannot be read.
    formats::Loaded<std::string> open(const std::filesystem::path& path);
    void close();
    // It is saved as a new document from now on, under its name.
    void part() { path_.clear(); }

    // The text that another program has written since; once, and not while it is still being
    // written. Cheap enough for ten times a second.
    std::optional<std::string> look_for_changes();
    // The text of the file where it is another one than that it was taken up with.
    std::optional<std::string> other_text() const;
    void take_up(std::string text) { text_ = std::move(text); }

    // Where a document of this name is saved: in the player's folder; or the path itself where the
    // name is one, with .json added where it ends otherwise than documents and maps do. Empty where
    // there is no folder.
    std::filesystem::path place_of(const std::string& name) const;
    // Whether saving there would replace a document that is not this one.
    bool is_taken(const std::filesystem::path& place) const;
    // What went wrong; empty on success. It is the document's file from then on.
    std::string write(const std::filesystem::path& place, const std::string& text);

    // What is left unsaved of this file, opened by itself, is kept apart from all else.
    void keep_draft_apart();
    // Trouble with the disk never stops a designer: no draft is kept then.
    void keep_draft(const std::string& text);
    void drop_draft();
    // Nothing where the file was written since.
    std::optional<std::string> draft() const;
    // What was taken up from the draft is the document of this name in the player's folder.
    void was_called(std::string stem) { drafted_ = std::move(stem); }

private:
    struct Stamp {
        std::filesystem::file_time_type time{};
        std::uintmax_t size = 0;

        friend bool operator==(const Stamp&, const Stamp&) = default;
    };

    std::filesystem::path draft_place() const;
    Stamp stamp() const;
    void take_stamp(const Stamp& now);

    std::filesystem::path folder_;
    std::filesystem::path draft_;
    std::filesystem::path apart_;  // the file whose draft is kept apart
    std::filesystem::path draft_apart_;
    std::filesystem::path path_;
    std::string drafted_;
    std::string text_;
    Stamp stamp_;
    bool is_settled_ = false;  // what was written since would have another stamp
    Stamp half_;               // of a text that did not look whole
};

}  // namespace frothy
