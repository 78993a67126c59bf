// Files that are put in place at once, and files that only grow, written through to the disk: a
// program killed at any moment leaves nothing torn but, at worst, the last line.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace play {

// A file that only grows, claimed by whoever writes it.
class FollowedFile {
public:
    // Puts a file with this text in place and stays at its end. Check error(): a file that is being
    // followed elsewhere is left alone. As long as this lives, `is_followed` says so.
    FollowedFile(std::string path, std::string_view text);
    ~FollowedFile();
    FollowedFile(const FollowedFile&) = delete;
    FollowedFile& operator=(const FollowedFile&) = delete;

    bool is_open() const;
    // What went wrong first; empty while all is well. After an error nothing more is written.
    const std::string& error() const { return error_; }
    const std::string& path() const { return path_; }

    // Through to the disk. False after an error.
    bool append(std::string_view text);

private:
    class Descriptor;
    std::string path_;
    std::string error_;
    std::unique_ptr<Descriptor> file_;
};

// Whether the file is being followed now, by this program or another one. A program that was killed
// follows nothing any more.
bool is_followed(const std::string& path);

// Puts a whole file in place at once: written beside it, through to the disk, then renamed. A
// reader sees the old file or the new one. Empty on success, else what went wrong.
std::string replace_file(const std::string& path, std::string_view text);

}  // namespace play
