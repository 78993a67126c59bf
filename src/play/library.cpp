#include "play/library.h"

#include <algorithm>
#include <cctype>
#include <functional>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "formats/data_files.h"
#include "play/followed_file.h"
#include "play/round_words.h"
#include "words/letters.h"
#include "words/words.h"

namespace play {

std::vector<std::filesystem::path> saved_files(const UserDirs& dirs) {
    struct Found {
        std::filesystem::path file;
        std::filesystem::file_time_type when;
    };
    std::vector<Found> found;
    std::error_code error;
    for (const auto& file : std::filesystem::directory_iterator(dirs.saves(), error)) {
        std::error_code ignored;
        if (!file.is_regular_file(ignored) || file.path().extension() != ".json") continue;
        found.push_back({file.path(), file.last_write_time(ignored)});
    }
    std::ranges::sort(found, std::greater<>{}, &Found::when);
    std::vector<std::filesystem::path> files;
    for (Found& file : found)
        files.push_back(std::move(file.file));
    return files;
}

std::string file_stem(const std::string& name) {
    std::string stem;
    for (const char c : name) {
        const auto letter = static_cast<unsigned char>(c);
        if (std::isalnum(letter) != 0 || letter >= 0x80) {
            stem += c;
        } else if (!stem.empty() && stem.back() != '-') {
            stem += '-';
        }
    }
    stem.resize(words::whole_letters(stem, 80));
    while (!stem.empty() && stem.back() == '-')
        stem.pop_back();
    return stem.empty() ? "race" : stem;
}

std::string name_of_file(const std::filesystem::path& file, Shelf shelf) {
    std::string name = file.stem().string();
    // "20261121-140512-circus-parvus": the time is said elsewhere.
    if (shelf != Shelf::saved && name.size() > 16) name = name.substr(16);
    std::ranges::replace(name, '-', ' ');
    return name;
}

std::filesystem::path free_save_file(const UserDirs& dirs, const std::string& name) {
    make_folder(dirs.saves());
    const std::string stem = file_stem(name);
    std::filesystem::path file = dirs.saves() / (stem + ".json");
    std::error_code ignored;
    for (int number = 2; std::filesystem::exists(file, ignored); ++number)
        file = dirs.saves() / (stem + '-' + std::to_string(number) + ".json");
    return file;
}

namespace {

void refuse(const std::filesystem::path& file, const std::error_code& error) {
    if (error) throw std::runtime_error(file.filename().string() + ": " + error.message() + ".");
}

void copy_over(const std::filesystem::path& file, const std::filesystem::path& target) {
    const auto text = formats::read_text_file(file.string());
    if (!text.ok()) throw std::runtime_error(formats::text_of(text.complaints.front()));
    const std::string trouble = replace_file(target.string(), *text.value);
    if (!trouble.empty()) throw std::runtime_error(trouble);
}

}  // namespace

void rename_file(const std::filesystem::path& file, const UserDirs& dirs, const std::string& name) {
    const std::filesystem::path target = free_save_file(dirs, name);
    std::error_code ignored;
    const auto written = std::filesystem::last_write_time(file, ignored);
    std::error_code error;
    std::filesystem::rename(file, target, error);
    if (error == std::errc::cross_device_link) {
        copy_over(file, target);
        std::filesystem::remove(file, error);
        // Else the race would stand there twice.
        if (error) std::filesystem::remove(target, ignored);
    }
    refuse(file, error);
    std::filesystem::last_write_time(target, written, ignored);
}

void remove_file(const std::filesystem::path& file) {
    std::error_code error;
    std::filesystem::remove(file, error);
    refuse(file, error);
}

std::filesystem::path save_game(const OpenGame& game, const UserDirs& dirs,
                                const std::string& name) {
    std::filesystem::path file = free_save_file(dirs, name);
    const std::string trouble = game.save(file);
    if (!trouble.empty()) throw std::runtime_error(trouble);
    return file;
}

std::string plain_name(const std::string& own, const BranchPoint& branch) {
    return plain_name(own, branch, RoundWords().left);
}

std::string plain_name(const std::string& own, const BranchPoint& branch, const char* left) {
    std::string here = words::tr(own.c_str());
    if (branch.empty()) return here;
    const std::string from =
        branch.worded.empty()
            ? words::say(left, {branch.round, branch.name.empty() ? here : branch.name})
            : branch.worded;
    return words::say("From {0}", {from});
}

}  // namespace play
