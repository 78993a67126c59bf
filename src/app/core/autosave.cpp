#include "app/core/autosave.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <system_error>
#include <utility>

#include "play/followed_file.h"
#include "ui/core/seating.h"
#include "words/words.h"

namespace app {
namespace {

constexpr const char* journal_suffix = ".journal";
constexpr const char* finished_suffix = ".json";
constexpr std::size_t longest_stem = 40;

std::filesystem::path finished_name(std::filesystem::path file) {
    return file.replace_extension(finished_suffix);
}

std::vector<std::filesystem::path> files_with(const std::filesystem::path& folder,
                                              const char* suffix) {
    std::vector<std::filesystem::path> files;
    std::error_code error;
    for (std::filesystem::directory_iterator i(folder, error), end; !error && i != end;
         i.increment(error)) {
        std::error_code ignored;
        if (i->path().extension() == suffix && i->is_regular_file(ignored)) {
            files.push_back(i->path());
        }
    }
    std::ranges::sort(files);
    return files;
}

std::vector<std::filesystem::path> latest_first(std::vector<std::filesystem::path> files) {
    const auto written = [](const std::filesystem::path& file) {
        std::error_code ignored;
        return std::filesystem::last_write_time(file, ignored);
    };
    std::ranges::stable_sort(files, std::ranges::greater{}, written);
    return files;
}

void drop_old_finished(const std::filesystem::path& folder) {
    const auto files = latest_first(files_with(folder, finished_suffix));
    for (std::size_t i = finished_kept; i < files.size(); ++i) {
        std::error_code ignored;
        std::filesystem::remove(files[i], ignored);
    }
}

std::string plain_stem(const std::string& id) {
    std::string stem;
    for (const char c : id.substr(0, longest_stem)) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
        stem += plain ? c : '-';
    }
    return stem.empty() ? "race" : stem;
}

std::string time_stamp() {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm parts{};
    ::gmtime_r(&now, &parts);
    char text[32];
    const std::size_t length = std::strftime(text, sizeof text, "%Y%m%d-%H%M%S", &parts);
    return {text, length};
}

}  // namespace

Autosave Autosave::begin(const std::filesystem::path& file, const frothy::Record& record,
                         const frothy::Session& session) {
    Autosave autosave;
    autosave.path_ = file;
    if (!file.empty()) autosave.open(record, session);
    return autosave;
}

void Autosave::open(const frothy::Record& record, const frothy::Session& session) {
    journal_.reset();  // its claim to the file would stand in the way of the new one
    frothy::Record whole = record;
    frothy::update(whole, session);
    journal_ = std::make_unique<frothy::JournalFile>(path_.string(), whole);
    trouble_ = journal_->error();
}

void Autosave::write(const frothy::Record& record, const frothy::Session& session) {
    if (path_.empty()) return;
    if (!journal_) {
        open(record, session);
        std::error_code ignored;
        std::filesystem::remove(finished_name(path_), ignored);
    } else if (!journal_->follow(session)) {
        trouble_ = journal_->error();
    }
}

void Autosave::note_time(std::uint32_t used) {
    if (journal_ && !journal_->note_time(used)) trouble_ = journal_->error();
}

void Autosave::rewrite(const frothy::Record& record, const frothy::Session& session) {
    if (journal_) open(record, session);
}

void Autosave::finish(const frothy::Record& whole) {
    if (!journal_) return;
    trouble_ = frothy::save_record(finished_name(path_).string(), whole);
    if (!trouble_.empty()) return;  // the journal still has it all
    journal_.reset();
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
    drop_old_finished(path_.parent_path());
}

std::string Autosave::keep_notes(const frothy::Record& record, const frothy::Session& session) {
    if (journal_) {
        open(record, session);
        return trouble_;
    }
    if (path_.empty()) return {};
    frothy::Record whole = record;
    frothy::update(whole, session);
    return frothy::save_record(finished_name(path_).string(), whole);
}

std::vector<std::filesystem::path> unfinished_files(const play::UserDirs& dirs) {
    auto files = latest_first(files_with(dirs.autosave(), journal_suffix));
    std::erase_if(files, [](const auto& file) { return play::is_followed(file.string()); });
    return files;
}

std::vector<UnfinishedRace> find_unfinished(const play::UserDirs& dirs) {
    std::vector<UnfinishedRace> races;
    for (const std::filesystem::path& file : unfinished_files(dirs)) {
        UnfinishedRace race;
        race.file = file;
        frothy::FoundJournal found = frothy::read_journal_file(file.string());
        if (found.record.ok()) {
            const frothy::Record& record = *found.record.value;
            race.course = record.course.name;
            for (const frothy::Seat& seat : record.seats)
                race.players.push_back(ui::name_of(seat));
            if (record.last_boundary) race.round = record.last_boundary->race.round;
        } else {
            race.trouble = found.record.complaints.empty()
                               ? words::tr("It cannot be read.")
                               : formats::text_of(found.record.complaints.front());
        }
        races.push_back(std::move(race));
    }
    return races;
}

void discard_unfinished(const std::filesystem::path& file) {
    if (play::is_followed(file.string())) return;
    const frothy::FoundJournal found = frothy::read_journal_file(file.string());
    if (found.record.ok() && !found.record.value->journal.empty()) {
        const auto put_away = finished_name(file).string();
        if (!frothy::save_record(put_away, *found.record.value).empty()) return;
        drop_old_finished(file.parent_path());
    }
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
}

std::vector<std::filesystem::path> find_finished(const play::UserDirs& dirs) {
    return latest_first(files_with(dirs.autosave(), finished_suffix));
}

std::filesystem::path new_journal_file(const play::UserDirs& dirs, const std::string& course_id) {
    const std::string stem = time_stamp() + "-" + plain_stem(course_id);
    std::filesystem::path file = dirs.autosave() / (stem + journal_suffix);
    std::error_code ignored;
    for (int i = 2; std::filesystem::exists(file, ignored) ||
                    std::filesystem::exists(finished_name(file), ignored);
         ++i) {
        file = dirs.autosave() / (stem + "-" + std::to_string(i) + journal_suffix);
    }
    return file;
}

}  // namespace app
