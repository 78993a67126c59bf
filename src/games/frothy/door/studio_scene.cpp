#include "games/frothy/door/studio_scene.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "games/frothy/data/course/course_tiled.h"
#include "games/frothy/data/data_files.h"
#include "games/frothy/data/documents.h"
#include "games/frothy/door/core/lab/course_measure.h"
#include "play/commands/client_commands.h"
#include "play/lab/report.h"
#include "words/words.h"

namespace frothy {

namespace fs = std::filesystem;

using words::by_count;
using words::say;
using words::tr;

namespace {

// One place behind the point, as "6.4".
std::string tenths(std::uint64_t sum, std::uint64_t count) {
    return play::lab::figure_text(play::Ratio{sum, count}.mean(), 1);
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
std::string measured(const play::lab::Batch& batch, int laps,
                     const std::optional<MeasuredCourse>& before) {
    const auto& places = batch.sums.places_on_grid;
    const auto percent = [](double share) { return play::lab::fixed(100 * share, 0); };
    std::string wins;
    for (const play::lab::Scores& place : places) {
        const play::Share share = play::lab::win_share(place);
        const auto fairness = fairness_of(share, 1.0 / static_cast<double>(places.size()));
        wins += (wins.empty() ? "" : " · ") +
                say("{0} % ({1} to {2}: {3})", {percent(share.value), percent(share.low),
                                                percent(share.high), tr(name_of(fairness))});
    }
    const MeasuredCourse now = figures_of(batch);
    std::string told = say(by_count(laps,
                                    "{0} races of {1} vehicles alike over 1 lap: {3} rounds to the "
                                    "line, {4} wrecks a race; wins by place on the grid: {5}",
                                    "{0} races of {1} vehicles alike over {2} laps: {3} rounds to "
                                    "the line, {4} wrecks a race; wins by place on the grid: {5}"),
                           {static_cast<int>(batch.races), static_cast<int>(places.size()), laps,
                            now.rounds, now.wrecks, wins});
    if (before)
        told += " " +
                say("At the last save: {0} rounds, {1} wrecks.", {before->rounds, before->wrecks});
    return told;
}

// Whatever of it can be laid out is a picture of it.
StudioCourse listed(const std::string& id, const std::string& path) {
    const fs::path file(std::u8string(path.begin(), path.end()));
    StudioCourse listed{id, id, text_of_path(file.filename()), nullptr};
    const auto text = formats::read_text_file(path);
    if (!text.ok()) return listed;
    CourseStudy study = study_course(*text.value, path);
    if (!study.plan.name.empty()) listed.name = tr(study.plan.name.c_str());
    if (study.is_drawable()) listed.course = std::make_shared<const Course>(std::move(study.plan));
    return listed;
}

}  // namespace

StudioScene::StudioScene(FrothyDoor& door)
    : door_(door), screen_(door.program().screen().canvas(), door.program().sprites()) {
    if (door.program().paints_beside_frames()) screen_.paint_beside_frames();
    if (const LeftStudio* left = door.left_studio()) {
        screen_.take_up(left->look);
        measured_ = left->measured;
        news_.measured = measured_.told;
    }
    news_.looks = door_.brought_looks();
}

// Those of all folders, and the maps of Tiled that lie beside the player's own.
void StudioScene::read_courses() {
    news_.courses.clear();
    ui::Program& program = door_.program();
    for (const formats::DataFile& file :
         formats::list_data_files(program.data_dirs(), course_files)) {
        news_.courses.push_back(listed(file.id, file.path));
    }
    if (program.user_dirs().data.empty()) return;
    std::vector<fs::path> maps;
    std::error_code error;
    for (fs::directory_iterator entry(program.user_dirs().tracks(), error), end;
         !error && entry != end; entry.increment(error)) {
        if (is_map_name(entry->path())) maps.push_back(entry->path());
    }
    std::ranges::sort(maps);
    for (const fs::path& map : maps)
        news_.courses.push_back(listed(text_of_path(map.filename()), text_of_path(map)));
}

StudioScene::~StudioScene() = default;

void StudioScene::show(const ui::Kit& kit) {
    take_measure();
    const bool has_measure = measured_.measure.races > 0;
    const bool is_measured = has_measure && is_as_measured();
    news_.measure = is_measured ? &measured_.measure : nullptr;
    news_.is_measure_old = has_measure && !is_measured;
    const bool asks_which = screen_.asks_which_course();
    if (asks_which && news_.courses.empty()) read_courses();
    if (!asks_which) news_.courses.clear();
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
    case StudioCommand::back:
        leave();
        door_.program().scenes().pop();
        return;
    case StudioCommand::fresh_oval: studio().start_new({new_course(), {}}); return;
    case StudioCommand::fresh_empty: studio().start_new({empty_course(), {}}); return;
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
            measured_.at_last_save = measured_.figures;
            news_.told = say("Saved as {0}.", {text_of_path(studio().file().filename())});
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
    auto path = formats::find_data_file(door_.program().data_dirs(), course_files, name);
    const fs::path own_map =
        door_.program().user_dirs().tracks() / fs::path(std::u8string(name.begin(), name.end()));
    std::error_code ignored;
    const bool is_own_map =
        !is_path(name) && is_map_name(own_map) && fs::is_regular_file(own_map, ignored);
    if (is_own_map) path = text_of_path(own_map);
    if (!path) {
        news_.told = say("There is no course {0}.", {name});
        return;
    }
    door_.look_beside(*path);
    studio().open(*path);
    news_.looks = door_.brought_looks();
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

void StudioScene::leave() {
    measured_.told = measured_.measure.races > 0 ? news_.measured : std::string();
    door_.leave_studio({screen_.look(), measured_});
}

void StudioScene::start(bool has_driver_alone) {
    leave();
    try {
        door_.race_on(studio().bench().plan(), has_driver_alone);
    } catch (const GameError& error) {
        news_.told = error.what();
    }
}

// Also where what was changed since has been undone.
bool StudioScene::is_as_measured() {
    const auto& now = studio().course();
    if (now == measured_.course || !now || !measured_.course) return now == measured_.course;
    if (compared_ != now) {
        compared_ = now;
        is_alike_ = write_course(now->plan()) == write_course(measured_.course->plan());
    }
    return is_alike_;
}

void StudioScene::measure() {
    if (measuring_ && measuring_->is_running()) return;
    if (studio().has_errors()) {
        news_.measured = tr("What is red must be mended before it may race.");
        return;
    }
    try {
        measuring_ = std::make_unique<play::lab::LiveBatch>(
            measuring_trial(studio().bench().plan(), door_.offers().licences.front().licence),
            play::BatchOrder{
                .first = 0, .races = measured_races, .seed = 1, .jobs = play::default_jobs()});
    } catch (const GameError& error) {
        news_.measured = error.what();
        return;
    }
    measured_.course = studio().course();
    measured_.measure = {};
    compared_.reset();
    seen_ = 0;
    news_.measured = tr("Drivers are racing on it ...");
}

void StudioScene::take_measure() {
    if (!measuring_ || measuring_->done() == seen_) return;
    const play::lab::Batch batch = measuring_->so_far();
    seen_ = batch.races;
    measured_.figures = figures_of(batch);
    measured_.measure = measure_of(batch);
    news_.measured = measured(batch, measured_.course->plan().laps, measured_.at_last_save);
}

}  // namespace frothy
