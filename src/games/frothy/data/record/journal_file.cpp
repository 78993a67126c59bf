// Writing the autosave, and putting files in place.
#include "games/frothy/data/record/journal_file.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <vector>

#include "games/frothy/data/record/record_json.h"

namespace frothy {
namespace {

std::string fault_of(const std::string& what, const std::string& path) {
    return what + " " + path + ": " + std::generic_category().message(errno);
}

// A file descriptor that closes itself.
class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
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

Claim claim(const Descriptor& file) {
    const bool is_refused = ::flock(file.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    return is_refused ? Claim::of_another : Claim::taken;
}

// The file as it lies there; not open if there is none.
Descriptor opened(const std::string& path) {
    return Descriptor(::open(path.c_str(), O_RDWR | O_CLOEXEC));
}

bool write_through(const Descriptor& file, std::string_view text) {
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
    const Descriptor file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (file.is_open()) ::fsync(file.number());
}

// Writes beside the target and renames; on success `file` stays open at its end.
std::string put_in_place(const std::string& path, std::string_view text, Descriptor& file) {
    const std::filesystem::path target(path);
    const std::filesystem::path folder = target.has_parent_path() ? target.parent_path() : ".";
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    const std::string beside = path + ".new";
    file = Descriptor(::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644));
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

std::string line_of(const OrderedJson& json) { return json.dump() + "\n"; }

bool is_same_entry(const Journal& a, const Journal& b, std::size_t index) {
    if (!(a[index] == b[index])) return false;
    if (a[index].kind != kernel::EntryKind::cast) return true;
    const auto left = a.faces_of(a[index]);
    const auto right = b.faces_of(b[index]);
    return std::equal(left.begin(), left.end(), right.begin(), right.end());
}

}  // namespace

struct JournalFile::Body {
    std::string path;
    std::string error;
    Descriptor file;
    Journal written;
    std::vector<Wish> wishes;
    std::uint32_t used = 0;               // seconds of the time agreed
    std::vector<std::size_t> boundaries;  // entries before each state written

    // Lines that bring the written journal to this one.
    std::string lines_to(const Journal& journal) {
        std::size_t common = std::min(written.size(), journal.size());
        // From the front: after an undo and other answers the ends may be alike again.
        std::size_t first = 0;
        while (first < common && is_same_entry(written, journal, first))
            ++first;
        common = first;
        std::string lines;
        if (common < written.size()) {
            OrderedJson undo;
            undo["undo"] = written.size() - common;
            lines += line_of(undo);
            written.truncate(common);
            std::erase_if(boundaries, [&](std::size_t entries) { return entries > common; });
        }
        for (std::size_t i = common; i < journal.size(); ++i) {
            lines += line_of(text_of(journal, journal[i]));
            written.add_copy(journal, journal[i]);
        }
        return lines;
    }
    // After the entries: a wish that came into force is among them and no longer wished.
    std::string line_to(const std::vector<Wish>& wished) {
        if (wishes == wished) return {};
        wishes = wished;
        OrderedJson json;
        json["wishes"] = wishes_to_json(wishes);
        return line_of(json);
    }
    std::string line_for(const Snapshot& snapshot) {
        boundaries.push_back(snapshot.entries);
        OrderedJson json;
        json["boundary"] = snapshot_to_json(snapshot);
        return line_of(json);
    }
};

JournalFile::JournalFile(const std::string& path, const Record& record)
    : body_(std::make_unique<Body>()) {
    body_->path = path;
    body_->used = record.time.used;
    // Held until the new file is in its place, so that of two who come at once one is refused.
    const Descriptor old = opened(path);
    if (old.is_open() && claim(old) == Claim::of_another) {
        body_->error = path + " is being written by another window";
        return;
    }
    std::string text = line_of(header_to_json(record));
    text += body_->lines_to(record.journal);
    text += body_->line_to(record.wishes);
    if (record.last_boundary) text += body_->line_for(*record.last_boundary);
    body_->error = put_in_place(path, text, body_->file);
}
JournalFile::~JournalFile() = default;

bool JournalFile::is_open() const { return body_->file.is_open() && body_->error.empty(); }
const std::string& JournalFile::error() const { return body_->error; }
const std::string& JournalFile::path() const { return body_->path; }

bool JournalFile::follow(const Session& session) {
    if (!is_open()) return false;
    std::string lines = body_->lines_to(session.journal());
    lines += body_->line_to(session.spoken_up());
    const std::size_t latest = body_->boundaries.empty() ? 0 : body_->boundaries.back();
    for (const Session::Boundary& boundary : session.boundaries()) {
        const bool is_new = body_->boundaries.empty() || boundary.entries > latest;
        const bool is_round = boundary.state.moment == Moment::start_of_round ||
                              boundary.state.moment == Moment::over;
        if (!is_new || !is_round) continue;
        Snapshot snapshot{boundary.entries, boundary.state};
        snapshot.race.setting = nullptr;
        lines += body_->line_for(snapshot);
    }
    if (lines.empty()) return true;
    if (write_through(body_->file, lines)) return true;
    body_->error = fault_of("cannot write", body_->path);
    return false;
}

bool JournalFile::note_time(std::uint32_t used) {
    if (!is_open()) return false;
    if (used == body_->used) return true;
    body_->used = used;
    OrderedJson json;
    json["time_used"] = used;
    if (write_through(body_->file, line_of(json))) return true;
    body_->error = fault_of("cannot write", body_->path);
    return false;
}

bool is_followed(const std::string& path) {
    const Descriptor file = opened(path);
    return file.is_open() && claim(file) == Claim::of_another;
}

std::string replace_file(const std::string& path, std::string_view text) {
    Descriptor file;
    return put_in_place(path, text, file);
}

}  // namespace frothy
