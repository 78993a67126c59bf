#include "games/frothy/door/studio_scene.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <utility>

#include "games/frothy/ai/batch.h"
#include "games/frothy/data/data_files.h"
#include "play/commands/client_commands.h"
#include "words/words.h"

namespace frothy {

using words::say;
using words::tr;

namespace {

constexpr std::uint64_t measured_races = 60;
constexpr std::size_t measured_vehicles = 4;

// One place behind the point, as "6.4".
std::string tenths(std::uint64_t sum, std::uint64_t count) {
    const std::uint64_t value = count == 0 ? 0 : (10 * sum + count / 2) / count;
    return std::to_string(value / 10) + "." + std::to_string(value % 10);
}

// Races of steady drivers in the same vehicle, told in a sentence.
std::string measured(const Setting& setting) {
    BatchOrder order;
    order.races = measured_races;
    const BatchResult result = run_batch(setting, order);
    VehicleTally all;
    std::string wins;
    for (const VehicleTally& tally : result.tallies) {
        all.finishes += tally.finishes;
        all.wipe_outs += tally.wipe_outs;
        all.rounds += tally.rounds;
        wins += (wins.empty() ? "" : " · ") + std::to_string(tally.wins);
    }
    return say("{0} races: {1} rounds to the line, {2} wrecks a race; wins by seat {3}",
               {static_cast<int>(measured_races), tenths(all.rounds, all.finishes),
                tenths(all.wipe_outs, measured_races), wins});
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
    return screen_.hears(event) ? ui::Hearing::itself : ui::Hearing::panels;
}

void StudioScene::feed(const stage::InputEvent& event, bool is_over_panel) {
    screen_.feed(event, studio(), is_over_panel);
}

bool StudioScene::advance(float seconds) {
    const bool is_measuring = measuring_.valid();
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
    case StudioCommand::fresh: studio().start_new(); return;
    case StudioCommand::open: {
        const auto path =
            formats::find_data_file(door_.program().data_dirs(), course_files, reply.text);
        if (!path) return;
        studio().open(*path);
        // What was shipped is saved among one's own.
        const auto own = door_.program().user_dirs().tracks();
        if (std::filesystem::path(*path).parent_path() != own) studio().part_from_file();
        return;
    }
    case StudioCommand::save:
        news_.told = reply.text.empty() ? studio().save() : studio().save_as(reply.text);
        if (news_.told.empty()) {
            news_.told = say("Saved as {0}.", {studio().file().string()});
            door_.forget_offers();
        }
        return;
    case StudioCommand::drive: start(true); return;
    case StudioCommand::race: start(false); return;
    case StudioCommand::measure: measure(); return;
    }
}

void StudioScene::start(bool has_driver_alone) {
    try {
        door_.race_on(studio().bench().plan(), has_driver_alone);
    } catch (const GameError& error) {
        news_.told = error.what();
    }
}

void StudioScene::measure() {
    if (measuring_.valid()) return;
    Setting setting;
    try {
        setting.course = Course(studio().bench().plan());
        setting.laps = setting.course.plan().laps;
        setting.licences.assign(std::min(measured_vehicles, setting.course.plan().grid.size()),
                                door_.offers().licences.front().licence);
    } catch (const GameError& error) {
        news_.measured = error.what();
        return;
    }
    news_.measured = tr("Drivers are racing on it ...");
    measuring_ = std::async(std::launch::async,
                            [setting = std::move(setting)] { return measured(setting); });
}

void StudioScene::take_measure() {
    using namespace std::chrono_literals;
    if (!measuring_.valid() || measuring_.wait_for(0s) != std::future_status::ready) return;
    news_.measured = measuring_.get();
}

}  // namespace frothy
