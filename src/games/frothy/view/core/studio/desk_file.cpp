#include "games/frothy/view/core/studio/desk_file.h"

#include <chrono>
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

std::string text_of_path(const fs::path& path) {
    const std::u8string text = path.generic_u8string();
    return {text.begin(), text.end()};
}

bool is_path(const std::string& name) { return name.find('/') != std::string::npos; }

std::string unread_file_stays() {
    return words::tr("Nothing of this file can be read, and all of it would be replaced: mend it "
                     "there, or save under another name.");
}

namespace {

// As all documents end.
bool looks_whole(const std::string& text) {
    const std::size_t last = text.find_last_not_of(" \t\r\n");
    return last != std::string::npos && text[last] == '}';
}

}  // namespace

DeskFile::DeskFile(fs::path folder, fs::path draft)
    : folder_(std::move(folder)), draft_(std::move(draft)) {}

formats::Loaded<std::string> DeskFile::open(const fs::path& path) {
    path_ = path;
    take_stamp(stamp());
    auto text = formats::read_text_file(text_of_path(path));
    text_ = text.ok() ? *text.value : std::string();
    return text;
}

void DeskFile::close() {
    path_.clear();
    text_.clear();
}

DeskFile::Stamp DeskFile::stamp() const {
    std::error_code error;
    Stamp stamp;
    stamp.time = fs::last_write_time(path_, error);
    if (error) return {};
    stamp.size = fs::file_size(path_, error);
    return error ? Stamp{} : stamp;
}

void DeskFile::take_stamp(const Stamp& now) {
    using namespace std::chrono_literals;
    stamp_ = now;
    // Clocks of file systems go by some milliseconds.
    is_settled_ = fs::file_time_type::clock::now() - now.time > 100ms;
}

std::optional<std::string> DeskFile::look_for_changes() {
    if (path_.empty()) return std::nullopt;
    const Stamp now = stamp();
    // An editor may be about to put it back.
    if (now == Stamp{} || (now == stamp_ && is_settled_)) return std::nullopt;
    std::optional<std::string> text = other_text();
    // Emptied and written by and by: what stays so is meant so.
    if (text && !looks_whole(*text) && half_ != now) {
        half_ = now;
        return std::nullopt;
    }
    take_stamp(now);
    return text;
}

std::optional<std::string> DeskFile::other_text() const {
    const auto text = formats::read_text_file(text_of_path(path_));
    return text.ok() && *text.value != text_ ? std::optional(*text.value) : std::nullopt;
}

fs::path DeskFile::place_of(const std::string& name) const {
    if (is_path(name)) {
        fs::path place(std::u8string(name.begin(), name.end()));
        if (place.extension() != ".json" && place.extension() != ".tmj") place += ".json";
        return place;
    }
    if (folder_.empty()) return {};
    std::string stem = play::file_stem(name);
    for (char& c : stem)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return folder_ / fs::path(std::u8string(stem.begin(), stem.end()) + u8".json");
}

bool DeskFile::is_taken(const fs::path& place) const {
    std::error_code error;
    return place != path_ && text_of_path(place.stem()) != drafted_ && fs::exists(place, error);
}

std::string DeskFile::write(const fs::path& place, const std::string& text) {
    try {
        if (place.has_parent_path()) play::make_folder(place.parent_path());
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    std::string trouble = play::replace_file(text_of_path(place), text);
    if (!trouble.empty()) return trouble;
    path_ = place;
    text_ = text;
    take_stamp(stamp());
    drop_draft();
    return {};
}

void DeskFile::keep_draft_apart() {
    if (draft_.empty() || path_.empty()) return;
    std::error_code error;
    apart_ = path_;
    const std::size_t number = fs::hash_value(fs::absolute(path_, error).lexically_normal());
    draft_apart_ = draft_.parent_path() / ("draft-" + std::to_string(number) + ".json");
}

fs::path DeskFile::draft_place() const {
    return !apart_.empty() && apart_ == path_ ? draft_apart_ : draft_;
}

void DeskFile::keep_draft(const std::string& text) {
    const fs::path place = draft_place();
    if (place.empty()) return;
    try {
        play::make_folder(place.parent_path());
        play::replace_file(text_of_path(place), text);
    } catch (const std::runtime_error&) {
        draft_.clear();
        apart_.clear();
    }
}

void DeskFile::drop_draft() {
    std::error_code error;
    const fs::path place = draft_place();
    if (!place.empty()) fs::remove(place, error);
}

std::optional<std::string> DeskFile::draft() const {
    std::error_code error;
    const fs::path place = draft_place();
    if (place.empty() || !fs::is_regular_file(place, error)) return std::nullopt;
    const auto kept = fs::last_write_time(place, error);
    if (place != draft_ && stamp().time > kept) return std::nullopt;
    auto text = formats::read_text_file(text_of_path(place));
    return text.ok() ? std::optional(*text.value) : std::nullopt;
}

}  // namespace frothy
