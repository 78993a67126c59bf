#include "games/frothy/door/core/commands/report_command.h"

#include <memory>

#include "games/frothy/door/core/commands/race_order.h"
#include "games/frothy/door/core/lab/reports.h"
#include "play/lab/lab_commands.h"

namespace frothy {

using namespace play;

namespace {

struct ReportOrder : ArenaOrder {
    std::string subject;
    std::string folder;
    lab::ReportForm form;
};

constexpr std::string_view usual_rivals = "3";  // on a course

lab::ReportTeller report_on(const ReportOrder& order, const CommandContext& context) {
    if (!is_course(order.subject, context))
        return vehicle_report(licence_of(order.subject, context), order, context, order.folder);
    ArenaOrder on_course = order;
    on_course.course = order.subject;
    if (order.rivals.empty()) on_course.rivals = vehicles_named(usual_rivals);
    return course_report(on_course, context, order.folder);
}

int report(const ReportOrder& order, const CommandContext& context) {
    lab::give_report(report_on(order, context)(), order.form, context);
    return exit_good;
}

}  // namespace

CommandRun declare_report(CommandOptions& options) {
    constexpr std::uint64_t races = 240;
    const auto order = std::make_shared<ReportOrder>();
    options.describe(
        "All about a vehicle: how often it wins by course and number of rivals, what each trait,\n"
        "card and affect is worth to it, how fast it goes, when, where and why it is wrecked. Or\n"
        "all about a course, by default with four basic chariots: how long it takes, how fair its "
        "grid\n"
        "is, where what happens. A vehicle meets one, three and five basic chariots, or the "
        "rivals\n"
        "that are named.\n");
    options.file("VEHICLE|COURSE", order->subject, Needed::yes, "by name or file");
    lab::declare_report_form(options, order->form);
    options.text("--record", "DIR", order->folder,
                 "keep races worth watching as records in this folder");
    declare_arena(options, races, *order);
    order->rivals.clear();
    options.end_with("Exit code: 0 done, 1 bad content, 2 wrong usage.");
    return [order](const CommandContext& context) { return report(*order, context); };
}

}  // namespace frothy
