#include "games/frothy/door/core/commands/window_commands.h"

#include <array>
#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "games/frothy/data/documents.h"
#include "games/frothy/door/core/commands/race_order.h"
#include "games/frothy/door/core/commands/terms_options.h"
#include "games/frothy/door/core/document.h"
#include "games/frothy/view/core/workshop/licence_edits.h"
#include "play/autosave.h"
#include "play/commands/picture_order.h"
#include "play/record_files.h"

namespace frothy {

using namespace play;
namespace {

struct PlayOrder {
    std::string file;
    std::string course;
    std::string vehicle;
    RaceTerms terms;
};

void refuse_faulty(const std::string& file, const CommandContext& context) {
    const Inspection inspection = inspect_file(file, context.scenario_dirs(), context.data_dirs());
    if (!inspection.ok()) throw ContentError(formats::text_of(inspection.errors));
}

// An autosave goes on in its own file, a save in a new one.
std::shared_ptr<Game> game_of(const std::string& file, DocumentKind kind,
                              const CommandContext& context) {
    std::string notice;
    auto record = play::load_any_record<Codec>(file, notice);
    if (!notice.empty()) context.streams.err << notice << '\n';
    if (!record.ok()) throw ContentError(formats::text_of(record.complaints));
    const bool goes_on =
        kind == DocumentKind::journal && std::filesystem::path(file).extension() == ".journal";
    const std::filesystem::path journal =
        goes_on ? std::filesystem::path(file)
                : play::new_journal_file(context.need_user_dirs(), record.value->course.id);
    return std::make_shared<Game>(Game::resume(*record.value, journal));
}

void open_file(FrothyOpening& opening, const std::string& file, const CommandContext& context) {
    const DocumentKind kind = kind_to_open(file);
    switch (kind) {
    case DocumentKind::course:  // faulty or not
        opening.scene = ClientScene::studio;
        opening.course = file;
        return;
    case DocumentKind::licence:
        opening.scene = ClientScene::workshop;  // faulty or not
        opening.vehicle = file;
        return;
    case DocumentKind::record:
    case DocumentKind::journal:
        opening.scene = ClientScene::race;
        opening.game = game_of(file, kind, context);
        return;
    case DocumentKind::house_rules:
    case DocumentKind::scenario:
        throw ContentError(file + " holds " + std::string(name_of(kind)) +
                           "; a course, a vehicle or a saved race can be opened.");
    case DocumentKind::unknown: refuse_faulty(file, context); break;
    }
    throw ContentError(file + " is not a document of this game.");
}

int play(const PlayOrder& order, const CommandContext& context) {
    if (!context.client.open_window) {
        say_no_window(context);
        return exit_bad_content;
    }
    auto opening = std::make_shared<FrothyOpening>();
    opening->terms = order.terms;
    if (opening->terms != RaceTerms()) opening->scene = ClientScene::new_race;
    if (!order.course.empty()) {
        opening->scene = ClientScene::new_race;
        opening->course = path_of(context.data_dirs(), course_files, order.course, "course");
        refuse_faulty(opening->course, context);
    }
    if (!order.vehicle.empty()) {
        opening->scene = ClientScene::new_race;
        opening->vehicle = path_of(context.data_dirs(), licence_files, order.vehicle, "vehicle");
        refuse_faulty(opening->vehicle, context);
    }
    if (!order.file.empty()) open_file(*opening, order.file, context);
    return context.client.open_window(start_with(context.own_start(), std::move(opening)));
}

struct ScreenshotRequest : PictureOrder {
    std::vector<Overlay> overlays;
};

int take_picture(const ScreenshotRequest& wanted, const CommandContext& context) {
    if (!context.client.take_screenshot) {
        say_no_window(context);
        return exit_bad_content;
    }
    const auto opening = std::make_shared<FrothyOpening>();
    ScreenshotOrder order = wanted.order();
    order.start = start_with(context.shipped_start(), opening);
    const std::string& subject = wanted.subject;
    const DocumentKind kind = kind_of_file(subject);
    if (kind == DocumentKind::licence) {
        throw ContentError(subject + " holds a vehicle; only a course or a race can be drawn.");
    }
    if (kind == DocumentKind::record || kind == DocumentKind::journal) {
        std::string notice;
        auto record = play::load_any_record<Codec>(subject, notice);
        if (!record.ok()) throw ContentError(formats::text_of(record.complaints));
        opening->scene = ClientScene::board;
        opening->game = std::make_shared<Game>(Game::resume(*record.value, {}));
    } else if (std::filesystem::exists(subject)) {
        open_file(*opening, subject, context);
    } else {
        opening->scene = ClientScene::new_race;
        opening->course = path_of(context.data_dirs(), course_files, subject, "course");
    }
    if (!wanted.overlays.empty() && opening->scene == ClientScene::new_race) {
        opening->scene = ClientScene::studio;
    }
    if (!wanted.overlays.empty() && opening->scene != ClientScene::studio) {
        throw ContentError(subject + " holds a race; overlays are laid over courses.");
    }
    opening->overlays = wanted.overlays;
    return context.client.take_screenshot(order);
}

}  // namespace

ClientStart start_with(ClientStart start, std::shared_ptr<const FrothyOpening> opening) {
    start.game_id = "frothy";
    start.opening = std::move(opening);
    return start;
}

CommandRun declare_play(CommandOptions& options,
                        const std::function<void(const std::string&)>& check_file) {
    const auto order = std::make_shared<PlayOrder>();
    options.describe("Opens the game.\n");
    options.file("FILE", order->file, Needed::no,
                 "a course, for the studio, a vehicle, for the workshop, or a saved race or "
                 "autosave, to go on with it");
    options.text("--course", "COURSE", order->course, "a new race on this course, by name or file");
    options.text("--vehicle", "VEHICLE", order->vehicle,
                 "a new race with this vehicle, by name or file");
    options.begin_group("A new race of another kind");
    declare_terms(options, order->terms);
    options.end_with("Exit code: 0 the game was left, 1 bad content or no window, 2 wrong usage.");
    return [order, check_file](const CommandContext& context) {
        if (check_file && !order->file.empty()) check_file(order->file);
        return play(*order, context);
    };
}

CommandRun declare_screenshot(CommandOptions& options) {
    const auto order = std::make_shared<ScreenshotRequest>();
    options.describe(
        "Draws a picture of a course, or of a race where its record ends. No display is needed.\n");
    declare_picture(options, *order, "COURSE|RECORD",
                    "a course by name or file, faulty or not, or a record or autosave");
    std::string all;
    for (const std::string_view name : overlay_names)
        all += (all.empty() ? "" : ", ") + std::string(name);
    options.value(
        "--overlay", "NAME",
        [order, all](const std::string& name) {
            const auto overlay = overlay_named(name);
            if (!overlay) throw UsageError("--overlay: found " + name + ", expected one of " + all);
            order->overlays.push_back(*overlay);
        },
        "lays figures over a course: " + all);
    return [order](const CommandContext& context) { return take_picture(*order, context); };
}

}  // namespace frothy
