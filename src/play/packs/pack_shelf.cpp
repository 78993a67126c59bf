#include "play/packs/pack_shelf.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <stdexcept>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "formats/pack_folders.h"
#include "play/followed_file.h"
#include "play/packs/pack_contents.h"
#include "play/season/season_files.h"

namespace play {

namespace fs = std::filesystem;

namespace {

// What lies beside the packs and is none: being written, being taken away, put aside.
constexpr const char* staged = ".staged-";
constexpr const char* aside = ".aside-";

fs::path packs_of(const UserDirs& dirs) { return dirs.data / formats::packs_folder; }

std::string staged_name() { return staged + std::to_string(::getpid()); }

void move_folder(const fs::path& from, const fs::path& to) {
    std::error_code error;
    fs::rename(from, to, error);
    if (error)
        throw std::runtime_error("cannot put in place " + to.string() + ": " + error.message());
}

// After a program that was stopped: a version put aside comes back if none took its place, and what
// was being written is taken away once nobody can be writing it any more.
void tidy_up(const fs::path& packs) {
    constexpr auto long_ago = std::chrono::hours(24);
    std::vector<fs::path> left;
    std::error_code error;
    for (fs::directory_iterator entry(packs, error), end; !error && entry != end;
         entry.increment(error)) {
        left.push_back(entry->path());
    }
    for (const fs::path& each : left) {
        std::error_code ignored;
        const std::string name = each.filename().string();
        if (name.starts_with(aside)) {
            const fs::path place = packs / name.substr(std::string_view(aside).size());
            if (fs::exists(place, ignored)) {
                fs::remove_all(each, ignored);
            } else {
                fs::rename(each, place, ignored);
            }
        } else if (name.starts_with(staged)) {
            const auto written = fs::last_write_time(each, ignored);
            if (!ignored && fs::file_time_type::clock::now() - written > long_ago)
                fs::remove_all(each, ignored);
        }
    }
}

// A folder that is gone at the end with all that is in it, and with those above it that were made
// for it and are still empty.
class StagingFolder {
public:
    explicit StagingFolder(fs::path folder) : folder_(std::move(folder)) {
        std::error_code ignored;
        for (fs::path above = folder_.parent_path(); !above.empty() && !fs::exists(above, ignored);
             above = above.parent_path()) {
            made_.push_back(above);
        }
        fs::remove_all(folder_, ignored);
        make_folder(folder_);
    }
    ~StagingFolder() {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
        for (const fs::path& above : made_)
            fs::remove(above, ignored);
    }
    StagingFolder(const StagingFolder&) = delete;
    StagingFolder& operator=(const StagingFolder&) = delete;

    const fs::path& folder() const { return folder_; }

private:
    fs::path folder_;
    std::vector<fs::path> made_;  // the lowest first
};

void write_files(const formats::Bundle& files, const fs::path& folder) {
    for (const formats::BundleFile& file : files) {
        const std::string trouble = replace_file((folder / file.name).string(), file.bytes);
        if (!trouble.empty()) throw std::runtime_error(trouble);
    }
}

// A season that somebody has begun names files that are not there.
void refuse_begun(const fs::path& file, std::vector<formats::Complaint>& complaints) {
    const auto season = load_season(file);
    if (!season.ok()) return;  // said already
    for (std::size_t i = 0; i < season.value->races.size(); ++i) {
        const SeasonRace& race = season.value->races[i];
        if (race.record.empty() && race.journal.empty()) continue;
        complaints.push_back({file.string(), "/races/" + std::to_string(i), "a race begun or over",
                              "a season that nobody has begun"});
    }
}

// What `validate` has against the documents, in the folder where they lie.
std::vector<formats::Complaint> find_faults(const PackContents& contents, const fs::path& folder,
                                            const std::string& path, const CheckDocument& check) {
    std::vector<formats::Complaint> faults;
    for (const formats::BundleFile& file : contents.files) {
        const PackFolder* wanted = pack_folder_of(file.name);
        if (wanted == nullptr || wanted->kind == picture_kind) continue;
        const std::string staged_file = (folder / file.name).string();
        CheckedFile checked = check(staged_file);
        if (checked.ok() && checked.kind != wanted->kind) {
            checked.errors.push_back(
                {staged_file, "/schema",
                 "a document of the kind \"" + std::string(checked.kind) + "\"",
                 "one of the kind \"" + std::string(wanted->kind) + "\" in " +
                     std::string(wanted->where.folder)});
        } else if (checked.ok() && checked.kind == "season") {
            refuse_begun(staged_file, checked.errors);
        }
        for (formats::Complaint& fault : checked.errors) {
            fault.file = path + '/' + file.name;
            faults.push_back(std::move(fault));
        }
    }
    return faults;
}

// Puts seasons among the player's own; takes them back unless told that all is well.
class SeasonsPlaced {
public:
    SeasonsPlaced() = default;
    ~SeasonsPlaced() {
        std::error_code ignored;
        for (const fs::path& file : placed_)
            fs::remove(file, ignored);
    }
    SeasonsPlaced(const SeasonsPlaced&) = delete;
    SeasonsPlaced& operator=(const SeasonsPlaced&) = delete;

    void place(const formats::BundleFile& season, const UserDirs& dirs,
               std::vector<std::string>& notes) {
        const fs::path file = dirs.data / season.name;
        std::error_code ignored;
        if (fs::exists(file, ignored)) {
            notes.push_back("your own " + season.name + " is there already and stays as it is");
            return;
        }
        placed_.push_back(file);
        const std::string trouble = replace_file(file.string(), season.bytes);
        if (!trouble.empty()) throw std::runtime_error(trouble);
    }
    void keep() { placed_.clear(); }

private:
    std::vector<fs::path> placed_;
};

// The folder takes its place, and another version there goes.
void swap_in(const fs::path& folder, const fs::path& packs, const std::string& id) {
    const fs::path place = packs / id;
    const fs::path old = packs / (aside + id);
    std::error_code ignored;
    const bool is_there = fs::exists(place, ignored);
    if (is_there) move_folder(place, old);
    try {
        move_folder(folder, place);
    } catch (const std::runtime_error&) {
        if (is_there) fs::rename(old, place, ignored);
        throw;
    }
    fs::remove_all(old, ignored);
}

std::optional<std::int64_t> version_in(const fs::path& folder) {
    const auto pack = load_pack((folder / pack_file).string());
    return pack.ok() ? std::optional(pack.value->version) : std::nullopt;
}

std::vector<std::string> files_below(const fs::path& folder) {
    std::vector<std::string> files;
    for (const PackFolder& each : pack_folders()) {
        std::error_code error;
        for (fs::directory_iterator entry(folder / each.where.folder, error), end;
             !error && entry != end; entry.increment(error)) {
            files.push_back(entry->path().lexically_relative(folder).generic_string());
        }
    }
    std::ranges::sort(files);
    return files;
}

}  // namespace

std::vector<InstalledPack> installed_packs(const UserDirs& dirs) {
    std::vector<InstalledPack> all;
    tidy_up(packs_of(dirs));
    for (const fs::path& folder : formats::installed_pack_folders(packs_of(dirs))) {
        InstalledPack installed;
        auto pack = load_pack((folder / pack_file).string());
        if (pack.ok()) installed.pack = *std::move(pack.value);
        installed.pack.id = folder.filename().string();
        installed.trouble = formats::text_of(pack.complaints);
        installed.folder = folder;
        installed.files = files_below(folder);
        all.push_back(std::move(installed));
    }
    return all;
}

bool is_pack(const std::string& path) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored))
        return fs::is_regular_file(fs::path(path) / pack_file, ignored);
    if (!fs::is_regular_file(path, ignored)) return false;
    std::string first(4, '\0');
    std::ifstream(path, std::ios::binary).read(first.data(), 4);
    return formats::looks_like_zip(first) || path.ends_with(".zip");
}

std::vector<formats::Complaint> check_pack(const std::string& path, const CheckDocument& check) {
    formats::Loaded<PackContents> contents = read_contents(path);
    if (!contents.ok()) return std::move(contents.complaints);
    const StagingFolder staging(fs::temp_directory_path() / ("hippodrome" + staged_name()));
    write_files(contents.value->files, staging.folder());
    return find_faults(*contents.value, staging.folder(), path, check);
}

Installation install_pack(const std::string& path, const fs::path& data, const UserDirs& dirs,
                          const CheckDocument& check) {
    Installation installation;
    formats::Loaded<PackContents> contents = read_contents(path);
    if (!contents.ok()) {
        installation.refused = std::move(contents.complaints);
        return installation;
    }
    installation.pack = contents.value->pack;
    const std::string& id = installation.pack.id;
    const fs::path packs = packs_of(dirs);
    tidy_up(packs);
    installation.replaced = version_in(packs / id);
    if (installation.replaced.value_or(0) > installation.pack.version) {
        installation.refused.push_back(
            {path + '/' + std::string(pack_file), "/version",
             std::to_string(installation.pack.version),
             std::to_string(*installation.replaced) + ", which is installed, or a later one"});
    }
    for (formats::Complaint& clash : find_clashes(*contents.value, path, data, packs))
        installation.refused.push_back(std::move(clash));
    if (!installation.refused.empty()) return installation;

    const StagingFolder staging(packs / staged_name());
    const fs::path folder = staging.folder() / id;
    write_files(contents.value->files, folder);
    installation.refused = find_faults(*contents.value, folder, path, check);
    if (!installation.refused.empty()) return installation;

    SeasonsPlaced seasons;
    for (const formats::BundleFile& file : contents.value->files) {
        const PackFolder* kind = pack_folder_of(file.name);
        if (kind == nullptr) continue;
        ++installation.files;
        std::error_code ignored;
        if (kind->kind == "season") {
            seasons.place(file, dirs, installation.notes);
        } else if (fs::exists(dirs.data / file.name, ignored)) {
            installation.notes.push_back("your own " + file.name +
                                         " is raced instead of the pack's");
        }
    }
    swap_in(folder, packs, id);
    seasons.keep();
    return installation;
}

void remove_pack(const UserDirs& dirs, const std::string& id) {
    const fs::path packs = packs_of(dirs);
    tidy_up(packs);
    std::string known;
    for (const fs::path& folder : formats::installed_pack_folders(packs)) {
        const std::string name = folder.filename().string();
        known += (known.empty() ? "" : ", ") + name;
        if (name != id) continue;
        // Gone at once, whatever becomes of the rest.
        const StagingFolder bin(packs / staged_name());
        move_folder(folder, bin.folder() / id);
        return;
    }
    throw std::runtime_error("there is no pack \"" + id + "\"" +
                             (known.empty() ? "" : "; there are " + known));
}

}  // namespace play
