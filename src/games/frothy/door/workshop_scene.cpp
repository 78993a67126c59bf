#include "games/frothy/door/workshop_scene.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <utility>

#include "games/frothy/door/core/lab/reports.h"
#include "games/frothy/door/frothy_lab.h"
#include "play/commands/client_commands.h"
#include "words/words.h"

namespace frothy {

using words::say;
using words::tr;

WorkshopScene::WorkshopScene(FrothyDoor& door)
    : door_(door),
      screen_(door.program().screen().canvas(), door.program().sprites()),
      course_(door.plan().course) {
    read_vehicles();
    if (!workshop().is_readable()) screen_.show_what_is_found();
    news_.told = door_.take_workshop_trouble();
}

// What is raced for nobody needs not be waited for.
WorkshopScene::~WorkshopScene() { stop_report(); }

void WorkshopScene::read_vehicles() {
    news_.vehicles.clear();
    news_.yardstick.reset();
    for (const LicenceOffer& offer : door_.offers().licences) {
        news_.vehicles.push_back({offer.id, offer.licence.name});
        if (offer.id == basic_chariot) news_.yardstick = offer.licence;
    }
    news_.pictures = door_.pictures();
    course_ = std::min(course_, door_.offers().courses.size() - 1);
}

void WorkshopScene::show(const ui::Kit& kit) {
    news_.course = tr(door_.offers().courses[course_].course.plan().name.c_str());
    news_.report = report_ ? &*report_ : nullptr;
    news_.is_reporting = reporting_.valid();
    if (progress_) {
        news_.raced = progress_->done;
        news_.to_race = progress_->ordered;
    }
    const WorkshopReply reply = screen_.show(kit, workshop(), news_);
    if (!door_.program().is_covered()) carry_out(reply);
}

ui::Hearing WorkshopScene::hears(const stage::InputEvent& event) const {
    const bool is_covered = door_.program().is_covered();
    return !is_covered && screen_.hears(event) ? ui::Hearing::itself : ui::Hearing::panels;
}

void WorkshopScene::feed(const stage::InputEvent& event, bool /*is_over_panel*/) {
    screen_.feed(event, workshop());
}

bool WorkshopScene::look_for_changes() {
    const bool has_report = take_report();
    return workshop().look_for_changes() || has_report;
}

bool WorkshopScene::tell(const std::string& news) {
    news_.told = news;
    return true;
}

void WorkshopScene::carry_out(const WorkshopReply& reply) {
    if (!reply.open.is_none()) door_.program().rules().open(reply.open.text());
    const std::size_t courses = door_.offers().courses.size();
    course_ = (course_ + courses + static_cast<std::size_t>(reply.course_by + 1) - 1) % courses;
    if (reply.command != WorkshopCommand::none) news_.told.clear();
    switch (reply.command) {
    case WorkshopCommand::none: return;
    case WorkshopCommand::back: door_.program().scenes().pop(); return;
    case WorkshopCommand::fresh:
        door_.begin_vehicle(reply.text);
        report_.reset();
        return;
    case WorkshopCommand::open:
        news_.told = door_.open_vehicle(reply.text);
        report_.reset();
        return;
    case WorkshopCommand::save:
        news_.told = reply.text.empty() ? workshop().save() : workshop().save_as(reply.text);
        if (news_.told.empty()) {
            news_.told = say("Saved as {0}.", {workshop().file().string()});
            door_.forget_offers();
            read_vehicles();
        }
        return;
    case WorkshopCommand::drive: race(true); return;
    case WorkshopCommand::race: race(false); return;
    case WorkshopCommand::report: begin_report(); return;
    case WorkshopCommand::stop_report: stop_report(); return;
    case WorkshopCommand::watch:
        news_.told = door_.watch_file(reply.text, tr(workshop().licence().name.c_str()));
        return;
    case WorkshopCommand::picture: take_file(reply.text); return;
    }
}

bool WorkshopScene::take_file(const std::string& path) {
    news_.told = door_.bring_picture(path);
    news_.pictures = door_.pictures();
    screen_.forget_textures();
    return true;
}

void WorkshopScene::race(bool is_alone) {
    try {
        door_.race_with(workshop().licence(), WorkshopScreen::livery(workshop()), course_,
                        is_alone);
    } catch (const GameError& error) {
        news_.told = error.what();
    }
}

// --- The report ----------------------------------------------------------------------------------

void WorkshopScene::begin_report() {
    if (reporting_.valid()) return;
    ArenaOrder order;
    order.drivers = name_of(DriverKind::steady);
    order.course = door_.offers().courses[course_].id;
    progress_ = std::make_shared<RaceProgress>();
    order.progress = progress_;
    order.batch = {.first = 0, .races = reported_races, .seed = 1, .jobs = play::default_jobs()};
    report_.reset();
    screen_.show_report();
    const auto make = [order, licence = workshop().licence()](const play::CommandContext& context) {
        return vehicle_report(licence, order, context, races_folder(context, "workshop"));
    };
    reporting_ = std::async(std::launch::async, report_beside_frames(door_.program(), make));
}

void WorkshopScene::words_changed() {
    if (report_) report_ = raced_for_();
}

void WorkshopScene::stop_report() {
    if (progress_) progress_->is_stopped = true;
}

bool WorkshopScene::take_report() {
    using namespace std::chrono_literals;
    if (!reporting_.valid()) return false;
    if (reporting_.wait_for(0s) != std::future_status::ready) return true;  // it has come further
    try {
        raced_for_ = reporting_.get();
        report_ = raced_for_();
    } catch (const RacesStopped&) {
        news_.told = tr("The report was stopped.");
    } catch (const std::exception& error) {
        news_.told = error.what();
    }
    return true;
}

}  // namespace frothy
