#include "app/client/save_shelf.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <ctime>
#include <optional>

#include "app/client/race_library.h"
#include "app/client/replay_scene.h"
#include "app/core/autosave.h"
#include "app/core/document.h"
#include "games/frothy/data/data_files.h"
#include "games/frothy/data/record/journal_file.h"
#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/board/board_picture.h"
#include "play/followed_file.h"
#include "stage/theme.h"
#include "words/words.h"

namespace app {

using words::by_count;
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

std::string laps_text(int laps) { return say(by_count(laps, "{0} lap", "{0} laps"), {laps}); }

// What was agreed: laps where they are counted, and which turn of a match it is.
std::string kind_of(const frothy::Record& record, const frothy::Names& names) {
    std::string kind = frothy::terms_text(record.terms, names);
    if (record.terms.type == frothy::RaceType::fastest && record.course.circuit) {
        kind = say("{0}, {1}", {kind, laps_text(record.laps)});
    }
    if (record.match) {
        const auto turn = static_cast<int>(record.match->turns.size()) + 1;
        const auto turns = static_cast<int>(record.seats.size());
        kind = say("{0}, turn {1} of {2}", {kind, turn, turns});
    }
    return kind;
}

std::optional<frothy::CatchKind> catch_of(const frothy::RaceReplay& replay) {
    std::optional<frothy::CatchKind> how;
    replay.retell(replay.last(), [&](const frothy::Happening& happening) {
        const bool is_catch = happening.kind == kernel::HappeningKind::event &&
                              happening.event.kind == frothy::EventKind::caught;
        if (is_catch) how = static_cast<frothy::CatchKind>(happening.event.a);
    });
    return how;
}

// How far it has come, or how it ended.
std::string state_of(const frothy::RaceReplay& replay, const frothy::Race& race) {
    if (race.moment != frothy::Moment::over) return frothy::moment_name(race);
    const auto how = race.catcher == frothy::no_vehicle ? std::nullopt : catch_of(replay);
    return frothy::verdict_of(race, how, replay.names()).text;
}

}  // namespace

std::optional<frothy::Record> record_of_file(const std::filesystem::path& file,
                                             std::string& trouble) {
    std::string notice;
    auto loaded = load_any_record(file.string(), notice);
    if (!loaded.ok()) {
        trouble = loaded.complaints.empty() ? tr("It cannot be read.")
                                            : formats::text_of(loaded.complaints.front());
        return std::nullopt;
    }
    return std::move(loaded.value);
}

std::string name_of_race(const std::filesystem::path& file, ui::RaceShelf shelf) {
    std::string name = file.stem().string();
    // "20261121-140512-circus-parvus": the time is said elsewhere.
    if (shelf != ui::RaceShelf::saved && name.size() > 16) name = name.substr(16);
    std::ranges::replace(name, '-', ' ');
    return name;
}

void SaveShelf::add(ui::RaceShelf shelf, const std::filesystem::path& file) {
    ui::ShelvedRace race;
    race.shelf = shelf;
    race.title = name_of_race(file, shelf);
    race.when = when_written(file);
    race.file = file.filename().string();
    names_.push_back(race.title);
    races_.push_back(std::move(race));
    files_.push_back(file);
}

void SaveShelf::fill(const play::UserDirs& dirs) {
    races_.clear();
    names_.clear();
    files_.clear();
    for (const std::filesystem::path& file : unfinished_files(dirs))
        add(ui::RaceShelf::left, file);
    for (const std::filesystem::path& file : saved_files(dirs))
        add(ui::RaceShelf::saved, file);
    for (const std::filesystem::path& file : find_finished(dirs))
        add(ui::RaceShelf::lately, file);
}

void SaveShelf::read(std::size_t index, stage::Canvas& canvas, stage::SpriteStore& sprites,
                     const Look& look) {
    ui::ShelvedRace& shown = races_[index];
    shown.is_read = true;
    const auto record = record_of_file(files_[index], shown.trouble);
    if (!record) return;
    shown.seating = ui::seating_of(record->seats);
    shown.seating.palette = look.palette;
    // Where the rules part from the record, it is shown as far as they agree.
    const frothy::RaceReplay replay(*record);
    const frothy::Race race = replay.race_at(replay.last());
    shown.is_over = replay.is_over();
    shown.kind = kind_of(*record, replay.names());
    shown.state = state_of(replay, race);
    const std::string course = tr(record->course.name.c_str());
    names_[index].clear();
    // A saved race bears the name it was given; what it was must be said besides.
    if (shown.shelf == ui::RaceShelf::saved) {
        shown.kind = say("{0}, {1}", {course, shown.kind});
        // One that only says on what course it was raced is no name of its own.
        if (shown.title.find(course) == std::string::npos) names_[index] = shown.title;
    } else {
        shown.title = plain_name(record->course.name, record->branch_of);
    }

    const auto pixels = [&](int length) {
        return static_cast<int>(
            std::lround(static_cast<float>(length) * std::min(look.scale, 2.0F)));
    };
    const stage::PixelSize size{pixels(ui::SavesScreen::picture_size.width),
                                pixels(ui::SavesScreen::picture_size.height)};
    shown.picture = canvas.make_layer(size, stage::LayerKind::opaque);
    {
        const auto scope = canvas.paint_on(shown.picture);
        canvas.clear(stage::theme::night);
        frothy::paint_race_picture(
            canvas, sprites,
            {0.0F, 0.0F, static_cast<float>(size.width), static_cast<float>(size.height)}, race,
            replay.last_places(), shown.seating);
    }
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

std::string keep_notes_in(const std::filesystem::path& file,
                          const std::vector<frothy::PinnedNote>& notes) {
    std::string trouble;
    auto record = record_of_file(file, trouble);
    if (!record) return trouble;
    record->pinned = notes;
    if (kind_of_file(file.string()) != DocumentKind::journal) {
        return frothy::save_record(file.string(), *record);
    }
    if (play::is_followed(file.string())) return tr("This race is being played in another window.");
    return frothy::JournalFile(file.string(), *record).error();
}

namespace {

void refuse(const std::filesystem::path& file, const std::error_code& error) {
    if (error) throw GameError(file.filename().string() + ": " + error.message() + ".");
}

void copy_race(const std::filesystem::path& file, const std::filesystem::path& target) {
    const auto text = formats::read_text_file(file.string());
    if (!text.ok()) throw GameError(text_of(text.complaints));
    const std::string trouble = play::replace_file(target.string(), *text.value);
    if (!trouble.empty()) throw GameError(trouble);
}

}  // namespace

void rename_race(const std::filesystem::path& file, const play::UserDirs& dirs,
                 const std::string& name) {
    const std::filesystem::path target = free_save_file(dirs, name);
    std::error_code ignored;
    const auto written = std::filesystem::last_write_time(file, ignored);
    std::error_code error;
    std::filesystem::rename(file, target, error);
    if (error == std::errc::cross_device_link) {
        copy_race(file, target);
        std::filesystem::remove(file, error);
        // Else the race would stand there twice.
        if (error) std::filesystem::remove(target, ignored);
    }
    refuse(file, error);
    std::filesystem::last_write_time(target, written, ignored);
}

void delete_race(const std::filesystem::path& file, ui::RaceShelf shelf) {
    if (shelf == ui::RaceShelf::left) {
        discard_unfinished(file);
        return;
    }
    std::error_code error;
    std::filesystem::remove(file, error);
    refuse(file, error);
}

}  // namespace app
