#include "games/frothy/door/core/commands/convert_command.h"

#include <filesystem>
#include <memory>
#include <ostream>
#include <string>

#include "formats/data_files.h"
#include "formats/tiled_map.h"
#include "games/frothy/data/course/course_tiled.h"
#include "games/frothy/data/study.h"
#include "play/followed_file.h"

namespace frothy {

using namespace play;

namespace {

namespace fs = std::filesystem;

struct ConvertOrder {
    std::string from, to;
    bool may_replace = false;
};

fs::path path_of_text(const std::string& text) { return {std::u8string(text.begin(), text.end())}; }

template <class T>
T good(Loaded<T> loaded) {
    if (!loaded.ok()) throw ContentError(formats::text_of(loaded.complaints));
    return *std::move(loaded.value);
}

void write(const std::string& file, const std::string& text) {
    if (const std::string trouble = replace_file(file, text); !trouble.empty())
        throw ContentError(trouble);
}

// What keeps the result from being raced on does not keep it from being worked on.
void tell_findings(std::ostream& err, const std::string& text, const std::string& file) {
    for (const Finding& finding : study_course(text, file).findings) {
        if (finding.severity == Severity::error) err << formats::text_of(finding.what) << '\n';
    }
}

int convert(const ConvertOrder& order, const CommandContext& context) {
    const fs::path to = path_of_text(order.to);
    std::error_code nothing;
    if (fs::exists(to, nothing) && !order.may_replace) {
        throw ContentError(order.to + ": found a file, expected none there; --force replaces it");
    }
    const std::string text = good(formats::read_text_file(order.from));
    if (formats::tiled::is_map(text)) {
        CoursePlan plan =
            good(read_tiled_course(text, order.from, tilesets_beside(path_of_text(order.from))));
        const std::u8string stem = to.stem().u8string();
        if (plan.id.empty()) plan.id.assign(stem.begin(), stem.end());
        if (plan.name.empty()) plan.name = plan.id;
        const std::string course = write_course(plan);
        write(order.to, course);
        tell_findings(context.streams.err, course, order.to);
    } else {
        write(order.to, write_tiled_course(good(read_course(text, order.from))));
        put_tiles_beside(to, context.data);
    }
    context.streams.out << order.to << " is written\n";
    return exit_good;
}

}  // namespace

CommandRun declare_convert(CommandOptions& options) {
    const auto order = std::make_shared<ConvertOrder>();
    options.describe(
        "A course as a map of Tiled (mapeditor.org), or such a map as a course: whichever FROM is\n"
        "not. The pictures of a map are put beside it, in hippodrome-tiles.\n");
    options.file("FROM", order->from, Needed::yes, "a course, or a hexagonal map in JSON (.tmj)");
    options.file("TO", order->to, Needed::yes, "the file to write");
    options.flag("--force", order->may_replace, "replace TO if it is there already");
    options.end_with(
        "What a course still lacks is told, and does not keep it from being written.\n"
        "Exit code: 0 written, 1 bad content or a file that is there already, 2 wrong usage.");
    return [order](const CommandContext& context) { return convert(*order, context); };
}

}  // namespace frothy
