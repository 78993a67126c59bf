#include "play/followed_file.h"

#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace play {
namespace {

std::string fault_of(const std::string& what, const std::string& path) {
    return what + " " + path + ": " + std::generic_category().message(errno);
}

// A file descriptor that closes itself.
class OpenFile {
public:
    OpenFile() = default;
    explicit OpenFile(int number) : number_(number) {}
    OpenFile(OpenFile&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    OpenFile& operator=(OpenFile&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() {
        if (number_ >= 0) ::close(number_);
    }
    bool is_open() const { return number_ >= 0; }
    int number() const { return number_; }

private:
    int number_ = -1;
};

// Who follows a file holds a lock on it, which the system gives back when a program ends, however
// it ends. Where a file system knows no locks, nobody is known to follow.
enum class Claim : std::uint8_t { taken, of_another };

Claim claim(const OpenFile& file) {
    const bool is_refused = ::flock(file.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    return is_refused ? Claim::of_another : Claim::taken;
}

// The file as it lies there; not open if there is none.
OpenFile opened(const std::string& path) {
    return OpenFile(::open(path.c_str(), O_RDWR | O_CLOEXEC));
}

bool write_through(const OpenFile& file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file.number(), text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return ::fsync(file.number()) == 0;
}

// The name itself must reach the disk too.
void sync_folder(const std::filesystem::path& folder) {
    const OpenFile file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (file.is_open()) ::fsync(file.number());
}

// Writes beside the target and renames; on success `file` stays open at its end.
std::string put_in_place(const std::string& path, std::string_view text, OpenFile& file) {
    const std::filesystem::path target(path);
    const std::filesystem::path folder = target.has_parent_path() ? target.parent_path() : ".";
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    const std::string beside = path + ".new";
    file = OpenFile(::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644));
    if (!file.is_open()) return fault_of("cannot write", beside);
    claim(file);  // before it can be found under its name
    if (!write_through(file, text)) {
        std::string fault = fault_of("cannot write", beside);
        ::unlink(beside.c_str());
        return fault;
    }
    if (::rename(beside.c_str(), path.c_str()) != 0) {
        std::string fault = fault_of("cannot put in place", path);
        ::unlink(beside.c_str());
        return fault;
    }
    sync_folder(folder);
    return {};
}

}  // namespace

class FollowedFile::Descriptor : public OpenFile {};

FollowedFile::FollowedFile(std::string path, std::string_view text)
    : path_(std::move(path)), file_(std::make_unique<Descriptor>()) {
    // Held until the new file is in its place, so that of two who come at once one is refused.
    const OpenFile old = opened(path_);
    if (old.is_open() && claim(old) == Claim::of_another) {
        error_ = path_ + " is being written by another window";
        return;
    }
    error_ = put_in_place(path_, text, *file_);
}
FollowedFile::~FollowedFile() = default;

bool FollowedFile::is_open() const { return file_->is_open() && error_.empty(); }

bool FollowedFile::append(std::string_view text) {
    if (!is_open()) return false;
    if (text.empty() || write_through(*file_, text)) return true;
    error_ = fault_of("cannot write", path_);
    return false;
}

bool is_followed(const std::string& path) {
    const OpenFile file = opened(path);
    return file.is_open() && claim(file) == Claim::of_another;
}

std::string replace_file(const std::string& path, std::string_view text) {
    OpenFile file;
    return put_in_place(path, text, file);
}

}  // namespace play
