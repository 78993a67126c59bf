#include "games/frothy/door/studio_scene.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "games/frothy/data/course/course_tiled.h"
#include "games/frothy/data/data_files.h"
#include "games/frothy/door/core/lab/trial.h"
#include "play/commands/client_commands.h"
#include "play/lab/report.h"
#include "words/words.h"

namespace frothy {

using words::say;
using words::tr;

namespace {

constexpr std::uint64_t measured_races = 240;
constexpr std::size_t measured_vehicles = 4;

// One place behind the point, as "6.4".
std::string tenths(std::uint64_t sum, std::uint64_t count) {
    return play::lab::fixed(play::Ratio{sum, count}.mean(), 1);
}

MeasuredCourse figures_of(const play::lab::Batch& batch) {
    const auto all = [&](std::string_view key) {
        std::uint64_t sum = 0;
        for (const play::lab::SeatSums& seat : batch.sums.seats)
            sum += play::lab::counted(batch.plan, seat, key);
        return sum;
    };
    return {tenths(all("finish_rounds"), all("finishes")), tenths(all("wipe_outs"), batch.races)};
}

// What steady drivers in the same vehicle have made of it so far, and of what was saved before.
std::string measured(const play::lab::Batch& batch, const std::optional<MeasuredCourse>& before) {
    std::string wins;
    for (const play::lab::Scores& place : batch.sums.places_on_grid) {
        const double share = play::lab::win_share(place).value;
        wins += (wins.empty() ? "" : " · ") + play::lab::fixed(100 * share, 0);
    }
    const MeasuredCourse now = figures_of(batch);
    std::string told = say(
        "{0} races: {1} rounds to the line, {2} wrecks a race; wins by place on the grid, %: {3}",
        {static_cast<int>(batch.races), now.rounds, now.wrecks, wins});
    if (before)
        told += " " +
                say("At the last save: {0} rounds, {1} wrecks.", {before->rounds, before->wrecks});
    return told;
}

}  // namespace

StudioScene::StudioScene(FrothyDoor& door)
    : door_(door), screen_(door.program().screen().canvas(), door.program().sprites()) {
    if (door.program().paints_beside_frames()) screen_.paint_beside_frames();
    for (const formats::DataFile& file :
         formats::list_data_files(door.program().data_dirs(), course_files)) {
        news_.courses.push_back(file.id);
    }
}

StudioScene::~StudioScene() = default;

void StudioScene::show(const ui::Kit& kit) {
    take_measure();
    const StudioReply reply = screen_.show(kit, studio(), news_);
    if (!door_.program().is_covered()) carry_out(reply);
}

ui::Hearing StudioScene::hears(const stage::InputEvent& event) const {
    const bool is_covered = door_.program().is_covered();
    return !is_covered && screen_.hears(event) ? ui::Hearing::itself : ui::Hearing::panels;
}

ui::PadPlace StudioScene::pad_place() const {
    const bool is_on_board = screen_.is_on_board() && !door_.program().is_covered();
    return is_on_board ? ui::PadPlace::replay : ui::PadPlace::panels;
}

void StudioScene::feed(const stage::InputEvent& event, bool is_over_panel) {
    screen_.feed(event, studio(), is_over_panel);
}

bool StudioScene::advance(float seconds) {
    const bool is_measuring = measuring_ && measuring_->is_running();
    return screen_.advance(seconds) || is_measuring;
}

bool StudioScene::look_for_changes() { return studio().look_for_changes(); }

void StudioScene::settings_changed() { screen_.forget_textures(); }

bool StudioScene::tell(const std::string& news) {
    news_.told = news;
    return true;
}

void StudioScene::carry_out(const StudioReply& reply) {
    if (reply.command != StudioCommand::none) news_.told.clear();
    switch (reply.command) {
    case StudioCommand::none: return;
    case StudioCommand::back: door_.program().scenes().pop(); return;
    case StudioCommand::fresh_oval: studio().start_new({new_course(), {}}); return;
    case StudioCommand::fresh_pieces: studio().start_new(new_track()); return;
    case StudioCommand::open: open(reply.text); return;
    case StudioCommand::export_map: {
        std::filesystem::path written;
        news_.told = studio().export_map(written);
        if (!news_.told.empty()) return;
        put_tiles_beside(written, data_folder());
        news_.told = say("Written for Tiled: {0}.", {text_of_path(written)});
        return;
    }
    case StudioCommand::save:
        news_.told = reply.text.empty() ? studio().save() : studio().save_as(reply.text);
        if (news_.told.empty()) {
            at_last_save_ = figures_;
            news_.told = say("Saved as {0}.", {text_of_path(studio().file())});
            if (studio().is_map()) put_tiles_beside(studio().file(), data_folder());
            door_.forget_offers();
        }
        return;
    case StudioCommand::drive: start(true); return;
    case StudioCommand::race: start(false); return;
    case StudioCommand::measure: measure(); return;
    }
}

void StudioScene::open(const std::string& name) {
    const auto path = formats::find_data_file(door_.program().data_dirs(), course_files, name);
    if (!path) {
        news_.told = say("There is no course {0}.", {name});
        return;
    }
    studio().open(*path);
    screen_.take_brush();
    // What was shipped is saved among one's own.
    const auto own = door_.program().user_dirs().tracks();
    if (!is_path(name) && std::filesystem::path(*path).parent_path() != own)
        studio().part_from_file();
}

std::filesystem::path StudioScene::data_folder() const {
    const std::string& data = door_.program().data_dirs().data;
    return {std::u8string(data.begin(), data.end())};
}

void StudioScene::start(bool has_driver_alone) {
    try {
        door_.race_on(studio().bench().plan(), has_driver_alone);
    } catch (const GameError& error) {
        news_.told = error.what();
    }
}

void StudioScene::measure() {
    if (measuring_ && measuring_->is_running()) return;
    const auto setting = std::make_shared<Setting>();
    try {
        setting->course = Course(studio().bench().plan());
        setting->laps = setting->course.plan().laps;
        setting->licences.assign(std::min(measured_vehicles, setting->course.plan().grid.size()),
                                 door_.offers().licences.front().licence);
    } catch (const GameError& error) {
        news_.measured = error.what();
        return;
    }
    Crew crew;
    crew.drivers.fill(DriverKind::steady);
    measuring_ = std::make_unique<play::lab::LiveBatch>(
        trial_of(setting, crew),
        play::BatchOrder{
            .first = 0, .races = measured_races, .seed = 1, .jobs = play::default_jobs()});
    seen_ = 0;
    news_.measured = tr("Drivers are racing on it ...");
}

void StudioScene::take_measure() {
    if (!measuring_ || measuring_->done() == seen_) return;
    const play::lab::Batch batch = measuring_->so_far();
    seen_ = batch.races;
    figures_ = figures_of(batch);
    news_.measured = measured(batch, at_last_save_);
}

}  // namespace frothy
