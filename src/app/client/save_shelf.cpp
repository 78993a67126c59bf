#include "app/client/save_shelf.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <ctime>
#include <string>
#include <system_error>
#include <utility>

#include "play/autosave.h"
#include "words/words.h"

namespace app {

using words::mark;
using words::say;
using words::tr;

namespace {

constexpr std::size_t pictures_kept = 40;

std::string when_written(const std::filesystem::path& file) {
    std::error_code error;
    const auto written = std::filesystem::last_write_time(file, error);
    if (error) return {};
    const auto seconds = std::chrono::time_point_cast<std::chrono::seconds>(
        std::chrono::file_clock::to_sys(written));
    const std::time_t time = std::chrono::system_clock::to_time_t(seconds);
    std::tm parts{};
    ::localtime_r(&time, &parts);
    constexpr std::array<const char*, 12> months = {
        mark("Jan"), mark("Feb"), mark("Mar"), mark("Apr"), mark("May"), mark("Jun"),
        mark("Jul"), mark("Aug"), mark("Sep"), mark("Oct"), mark("Nov"), mark("Dec")};
    const auto part = [&parts](const char* format) {
        std::array<char, 8> text{};
        return std::string(text.data(), std::strftime(text.data(), text.size(), format, &parts));
    };
    return say("{0} {1} {2}, {3}",
               {part("%d"), tr(months.at(static_cast<std::size_t>(parts.tm_mon))), part("%Y"),
                part("%H:%M")});
}

bool is_same_but_for_case(const std::string& one, const std::string& other) {
    const auto lower = [](unsigned char letter) { return std::tolower(letter); };
    return std::ranges::equal(one, other, {}, lower, lower);
}

}  // namespace

void SaveShelf::add(play::Shelf shelf, const std::filesystem::path& file) {
    ui::ShelvedRace race;
    race.shelf = shelf;
    race.title = play::name_of_file(file, shelf);
    race.when = when_written(file);
    race.file = file.filename().string();
    names_.push_back(race.title);
    races_.push_back(std::move(race));
    files_.push_back(file);
}

void SaveShelf::fill(const play::UserDirs& dirs, const ui::GameDoor& door) {
    races_.clear();
    names_.clear();
    files_.clear();
    const auto add_all = [&](play::Shelf shelf, const std::vector<std::filesystem::path>& files) {
        for (const std::filesystem::path& file : files)
            if (door.is_own_file(file)) add(shelf, file);
    };
    add_all(play::Shelf::left, play::unfinished_files(dirs));
    add_all(play::Shelf::saved, play::saved_files(dirs));
    add_all(play::Shelf::lately, play::find_finished(dirs));
}

void SaveShelf::read(std::size_t index, ui::GameDoor& door, const ui::ShelfLook& look) {
    races_[index].is_read = true;
    ui::ShelvedRace& race = races_[index];
    names_[index] = door.describe(files_[index], race, look);
    // The file of a race that nobody has named is called after its game, in small letters.
    if (is_same_but_for_case(race.title, race.kind)) race.title = std::exchange(race.kind, {});
    keep_few_pictures(index);
}

// Those furthest from what is looked at go first.
void SaveShelf::keep_few_pictures(std::size_t around) {
    const auto pictured = static_cast<std::size_t>(std::ranges::count_if(
        races_, [](const auto& race) { return static_cast<bool>(race.picture); }));
    if (pictured <= pictures_kept) return;
    for (std::size_t i = 0; i < races_.size(); ++i) {
        const std::size_t distance = i < around ? around - i : i - around;
        if (distance > pictures_kept / 2) races_[i].picture = {};
    }
}

void SaveShelf::forget_textures() {
    for (ui::ShelvedRace& race : races_)
        race.picture = {};
}

}  // namespace app
