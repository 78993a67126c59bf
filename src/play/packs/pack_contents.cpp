#include "play/packs/pack_contents.h"

#include <algorithm>
#include <array>
#include <system_error>
#include <utility>

#include "formats/pack_folders.h"
#include "formats/picture.h"

namespace play {

namespace {

constexpr std::array folders = {
    PackFolder{{"tracks", {}}, "course"},
    PackFolder{{"vehicles", {}}, "vehicle"},
    PackFolder{{"house-rules", "assets"}, "house rules"},
    PackFolder{{"seasons", {}}, "season"},
    PackFolder{{formats::picture_folder, "assets"}, picture_kind},
};
constexpr std::array<std::string_view, 6> texts = {"README.md",   "README.txt", "LICENSE",
                                                   "LICENSE.txt", "LICENCE",    "LICENCE.txt"};
constexpr const char* expected_folders =
    "pack.json, a README or LICENSE, and folders tracks, vehicles, art, house-rules, seasons";

bool is_archive(const formats::BundleFile& file) {
    constexpr std::array<std::string_view, 8> endings = {".zip", ".tar", ".gz", ".tgz",
                                                         ".bz2", ".xz",  ".7z", ".rar"};
    return formats::looks_like_zip(file.bytes) ||
           std::ranges::any_of(endings, [&](auto ending) { return file.name.ends_with(ending); });
}

// Empty if it may be there.
std::string fault_of(const formats::BundleFile& file) {
    if (is_archive(file)) return "an archive within the pack";
    const std::size_t slash = file.name.find('/');
    if (slash == std::string::npos) {
        if (file.name == pack_file || std::ranges::find(texts, file.name) != texts.end()) return {};
        return "a file that no pack has";
    }
    if (pack_folder_of(file.name) == nullptr) return "a folder that no pack has";
    return {};
}

// Its name and its pixels; what draws it later sees no other.
void look_at_picture(const formats::BundleFile& file, const std::string& path,
                     std::vector<formats::Complaint>& complaints) {
    const std::filesystem::path name(file.name);
    if (name.extension() != formats::picture_ending ||
        !formats::is_picture_name(name.stem().string())) {
        complaints.push_back({path, file.name, "a file that is called otherwise",
                              "pictures, <small letters, figures and dashes>.png"});
        return;
    }
    for (formats::Complaint& fault :
         formats::read_picture(file.bytes, path + '/' + file.name).complaints)
        complaints.push_back(std::move(fault));
}

void look_at(const formats::BundleFile& file, const std::string& path,
             std::vector<formats::Complaint>& complaints) {
    if (std::string found = fault_of(file); !found.empty()) {
        complaints.push_back({path, file.name, std::move(found), expected_folders});
        return;
    }
    const PackFolder* folder = pack_folder_of(file.name);
    if (folder != nullptr && folder->kind == picture_kind) {
        look_at_picture(file, path, complaints);
        return;
    }
    if (folder != nullptr && !file.name.ends_with(".json")) {
        complaints.push_back({path, file.name, "a file of another kind", "documents, *.json"});
        return;
    }
    if (file.name == pack_file) return;  // its reader says more
    if (auto fault = formats::fault_of_bytes(file.bytes, path + '/' + file.name))
        complaints.push_back(*std::move(fault));
}

bool is_file(const std::filesystem::path& path) {
    std::error_code ignored;
    return std::filesystem::is_regular_file(path, ignored);
}

// A picture of the game, which is drawn in another way.
bool is_shipped(const formats::BundleFile& file, const std::filesystem::path& data) {
    const std::filesystem::path name(file.name);
    const std::string drawing = name.stem().string() + ".svg";
    return name.parent_path() == formats::picture_folder &&
           (is_file(data / "assets/vehicles" / drawing) ||
            is_file(data / "assets/board" / drawing));
}

}  // namespace

std::span<const PackFolder> pack_folders() { return folders; }

const PackFolder* pack_folder_of(std::string_view name) {
    const std::string_view folder = name.substr(0, name.find('/'));
    const auto found = std::ranges::find(folders, folder,
                                         [](const PackFolder& each) { return each.where.folder; });
    return folder.size() == name.size() || found == folders.end() ? nullptr : &*found;
}

formats::Loaded<PackContents> read_contents(const std::string& path) {
    formats::Loaded<formats::Bundle> bundle = formats::load_bundle(path);
    if (!bundle.ok()) return {std::nullopt, std::move(bundle.complaints)};
    PackContents contents;
    contents.files = *std::move(bundle.value);
    const auto own = std::ranges::find(contents.files, pack_file, &formats::BundleFile::name);
    if (own == contents.files.end()) {
        return {
            std::nullopt,
            {{path, "", "no " + std::string(pack_file), "a pack, which says what it is there"}}};
    }
    std::vector<formats::Complaint> complaints;
    formats::Loaded<Pack> pack = read_pack(own->bytes, path + '/' + own->name);
    formats::find_lines(own->bytes, pack.complaints);
    if (pack.ok()) contents.pack = *std::move(pack.value);
    complaints = std::move(pack.complaints);
    for (const formats::BundleFile& file : contents.files)
        look_at(file, path, complaints);
    const bool is_empty = std::ranges::none_of(contents.files, [](const formats::BundleFile& file) {
        const PackFolder* folder = pack_folder_of(file.name);
        return folder != nullptr && folder->kind != picture_kind;
    });
    if (is_empty && complaints.empty()) {
        complaints.push_back(
            {path, "", "nothing to race on or with", "a course, vehicle, house rules or season"});
    }
    if (!complaints.empty()) return {std::nullopt, std::move(complaints)};
    return {std::move(contents), {}};
}

std::vector<formats::Complaint> find_clashes(const PackContents& contents, const std::string& path,
                                             const std::filesystem::path& data,
                                             const std::filesystem::path& packs) {
    std::vector<formats::Complaint> clashes;
    const auto installed = formats::installed_pack_folders(packs);
    for (const formats::BundleFile& file : contents.files) {
        const PackFolder* folder = pack_folder_of(file.name);
        if (folder == nullptr) continue;
        const auto refuse = [&](const std::string& whose) {
            clashes.push_back({path, file.name, "a file that " + whose + " has",
                               "another name, for it is found by that"});
        };
        if (is_file(data / folder->where.shipped_below / file.name) || is_shipped(file, data))
            refuse("the game itself");
        for (const std::filesystem::path& other : installed) {
            const std::string id = other.filename().string();
            if (id != contents.pack.id && is_file(other / file.name))
                refuse("the pack \"" + id + "\"");
        }
    }
    return clashes;
}

}  // namespace play
