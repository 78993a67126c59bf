// Packs: installed, listed, taken away.
#include <exception>
#include <filesystem>
#include <memory>
#include <ostream>
#include <sstream>
#include <string>
#include <utility>

#include "app/core/commands/own_commands.h"
#include "play/packs/pack_shelf.h"
#include "words/words.h"

namespace app {

using namespace play;
namespace {

std::string title_of(const Pack& pack) {
    std::string title = pack.name + ", version " + std::to_string(pack.version);
    if (!pack.author.empty()) title += ", by " + pack.author;
    if (!pack.licence.empty()) title += " (" + pack.licence + ")";
    return formats::plain_text(title);
}

void tell(const std::string& path, const Installation& done, const Streams& streams) {
    if (!done.refused.empty()) {
        streams.err << "hippodrome: " << formats::plain_text(path)
                    << " was not installed, and nothing was changed:\n"
                    << formats::text_of(done.refused) << '\n';
        return;
    }
    std::ostream& out = streams.out;
    out << "Installed " << done.pack.id << ": " << title_of(done.pack) << ", " << done.files
        << (done.files == 1 ? " file" : " files");
    if (done.replaced) out << "; it replaces version " << *done.replaced;
    out << ".\n";
    for (const std::string& note : done.notes)
        out << "  note: " << note << '\n';
}

// The same for the title, with the first fault alone.
News news_of(const std::string& path, const Installation& done) {
    if (done.refused.empty()) {
        return {words::say("The pack {0} is installed. What it brings is offered beside all else.",
                           {done.pack.name}),
                true};
    }
    // The pack by its name alone: where it lies is known to whoever opened it.
    formats::Complaint fault = done.refused.front();
    if (fault.file.starts_with(path)) {
        const std::string name = std::filesystem::path(path).filename().string();
        fault.file.replace(0, path.size(), name);
    }
    return {words::say("The pack was not installed, and nothing was changed. {0}",
                       {formats::text_of(fault)}),
            false};
}

int install(const std::string& path, bool opens_window, const CommandContext& context) {
    const Installation done =
        install_pack(path, context.data, context.need_user_dirs(), document_check(context));
    tell(path, done, context.streams);
    if (opens_window && context.client.open_window) {
        ClientStart start = context.own_start();
        start.game_id = context.game;
        start.news = [path, done] { return news_of(path, done); };
        try {
            context.client.open_window(std::move(start));
        } catch (const std::exception& error) {  // no display: it is done and told all the same
            context.streams.err << "hippodrome: " << error.what() << '\n';
        }
    }
    return done.refused.empty() ? exit_good : exit_bad_content;
}

int list_packs(const CommandContext& context) {
    std::ostream& out = context.streams.out;
    const auto packs = installed_packs(context.need_user_dirs());
    if (packs.empty()) out << "no packs\n";
    bool all_good = true;
    for (const InstalledPack& each : packs) {
        all_good = all_good && each.trouble.empty();
        out << formats::plain_text(each.pack.id) << ": "
            << (each.trouble.empty() ? title_of(each.pack) : each.trouble) << '\n';
        if (!each.pack.about.empty()) out << "  " << formats::plain_text(each.pack.about) << '\n';
        for (const std::string& file : each.files)
            out << "  " << formats::plain_text(file) << '\n';
    }
    return all_good ? exit_good : exit_bad_content;
}

}  // namespace

News install_in(const ClientStart& window, const std::string& path) {
    std::istringstream in;
    std::ostringstream out;
    const CommandContext context{.streams = {in, out, out},
                                 .game = window.game_id,
                                 .data = window.data_dirs.data,
                                 .catalogues = {},
                                 .user_dirs = window.user_dirs,
                                 .client = {}};
    try {
        return news_of(path, install_pack(path, context.data, context.need_user_dirs(),
                                          document_check(context)));
    } catch (const std::exception& error) {
        return {error.what(), false};
    }
}

CommandRun declare_install(CommandOptions& options) {
    const auto path = std::make_shared<std::string>();
    const auto opens_window = std::make_shared<bool>(false);
    options.describe(
        "Installs a pack: a folder or a zip archive with pack.json and any of the folders tracks,\n"
        "vehicles, art, house-rules and seasons. All of it is checked first, as validate does; it "
        "is\n"
        "then installed at once or not at all. What it brings is found by name and offered in the\n"
        "window; it hides nothing that the game or you have.\n");
    options.file("PACK", *path, Needed::yes, "a folder or a .zip file");
    options.flag("--window", *opens_window,
                 "open the window then, which tells how it went; `hippodrome PACK` does the same");
    options.end_with("Exit code: 0 done, 1 it is refused and nothing was changed, 2 wrong usage.");
    return [path, opens_window](const CommandContext& context) {
        return install(*path, *opens_window, context);
    };
}

CommandRun declare_packs(CommandOptions& options) {
    const auto removed = std::make_shared<std::string>();
    options.describe("Lists the packs that are installed, and what each has brought.\n");
    options.text("--remove", "NAME", *removed,
                 "take this pack away, by the name it is listed under; seasons stay, for they are "
                 "yours");
    options.end_with(
        "Exit code: 0 done, 1 there is no such pack or one is damaged, 2 wrong usage.");
    return [removed](const CommandContext& context) {
        if (removed->empty()) return list_packs(context);
        remove_pack(context.need_user_dirs(), *removed);
        context.streams.out << "Removed " << *removed << ".\n";
        return exit_good;
    };
}

}  // namespace app
