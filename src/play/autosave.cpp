#include "play/autosave.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <fstream>
#include <ios>
#include <system_error>

#include "formats/complaint.h"
#include "formats/json_reader.h"
#include "play/followed_file.h"

namespace play {
namespace {

constexpr const char* journal_suffix = ".journal";
constexpr const char* finished_suffix = ".json";
constexpr const char* trial_mark = ".trial";
constexpr std::size_t longest_stem = 40;

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

std::filesystem::path finished_name(std::filesystem::path journal) {
    return journal.replace_extension(finished_suffix);
}

void drop_old_finished(const std::filesystem::path& folder) {
    const auto files = latest_first(files_with(folder, finished_suffix));
    for (std::size_t i = finished_kept; i < files.size(); ++i) {
        std::error_code ignored;
        std::filesystem::remove(files[i], ignored);
    }
}

std::vector<std::filesystem::path> unfinished_files(const UserDirs& dirs) {
    auto files = latest_first(files_with(dirs.autosave(), journal_suffix));
    std::erase_if(files, [](const auto& file) { return is_followed(file.string()); });
    return files;
}

bool is_trial(const std::filesystem::path& journal) {
    return journal.stem().extension() == trial_mark;
}

std::vector<std::filesystem::path> find_finished(const UserDirs& dirs) {
    return latest_first(files_with(dirs.autosave(), finished_suffix));
}

namespace {

std::filesystem::path free_file(const UserDirs& dirs, const std::string& about,
                                const std::string& ending) {
    const std::string stem = time_stamp() + "-" + plain_stem(about);
    std::filesystem::path file = dirs.autosave() / (stem + ending);
    std::error_code ignored;
    for (int i = 2; std::filesystem::exists(file, ignored) ||
                    std::filesystem::exists(finished_name(file), ignored);
         ++i) {
        file = dirs.autosave() / (stem + "-" + std::to_string(i) + ending);
    }
    return file;
}

}  // namespace

std::filesystem::path new_journal_file(const UserDirs& dirs, const std::string& about) {
    return free_file(dirs, about, journal_suffix);
}

std::filesystem::path new_trial_file(const UserDirs& dirs, const std::string& about) {
    return free_file(dirs, about, std::string(trial_mark) + journal_suffix);
}

namespace {

// Stops at the member it looks for, in an object that may go on for long.
class GameFinder : public nlohmann::json_sax<formats::Json> {
public:
    std::string found;

    bool key(string_t& name) override {
        is_next_ = depth_ == 1 && name == "game";
        return true;
    }
    bool string(string_t& text) override {
        if (!is_next_) return true;
        found = text;
        return false;
    }
    bool start_object(std::size_t) override { return enter(); }
    bool end_object() override { return leave(); }
    bool start_array(std::size_t) override { return enter(); }
    bool end_array() override { return leave(); }
    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        return false;
    }

private:
    bool enter() {
        is_next_ = false;
        return ++depth_ <= formats::max_document_depth;
    }
    bool leave() {
        --depth_;
        return depth_ > 0;  // the head is one value
    }

    int depth_ = 0;
    bool is_next_ = false;
};

}  // namespace

std::string game_of_file(const std::filesystem::path& file) {
    std::ifstream text(file, std::ios::binary);
    GameFinder finder;
    if (text) formats::Json::sax_parse(text, &finder);
    return finder.found;
}

}  // namespace play
