#include "games/frothy/door/core/commands/print_command.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <deque>
#include <memory>

#include "games/frothy/data/own_pictures.h"
#include "games/frothy/door/core/commands/race_order.h"
#include "games/frothy/door/core/document.h"
#include "games/frothy/door/core/lab/arena.h"
#include "games/frothy/print/pages.h"
#include "games/frothy/view/core/own_livery.h"
#include "print/page_order.h"
#include "words/language.h"
#include "words/words.h"

namespace frothy {

using namespace play;

namespace {

constexpr const char* usual_paper = "a4";
constexpr const char* usual_poster = "a2";
constexpr const char* usual_hex = "25mm";  // about an inch (FR-SETUP-02)
constexpr float least_hex = 10.0F;
constexpr float most_hex = 100.0F;
constexpr std::uint64_t most_copies = 12;
constexpr std::size_t most_pages = 500;
constexpr float most_poster = 5000.0F;  // millimetres: what viewers of PDF agree on
constexpr std::string_view usual_teams = "4";

struct PrintOrder : print::PageOrder {
    std::string what;
    std::vector<std::string> names;
    std::string hex;  // as given
    std::string livery;
    std::string language;  // its code; empty for the system's
    std::uint64_t copies = 1;
    bool with_backs = false;
    bool is_mirrored = false;
};

// What was asked for, read.
struct Subjects {
    std::deque<Licence> licences;
    std::vector<PrintedTeam> teams;
    std::vector<Course> courses;
    // The folder that goes with a vehicle's file, as in a pack; of one pack.
    std::shared_ptr<std::string> pictures_beside = std::make_shared<std::string>();
};

std::string lower(std::string text) {
    for (char& c : text)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

const ui::Livery& livery_named(const std::string& name) {
    std::string names;
    for (const ui::Livery& livery : ui::liveries) {
        if (lower(std::string(livery.name)) == lower(name)) return livery;
        names += (names.empty() ? "" : ", ") + lower(std::string(livery.name));
    }
    throw UsageError("--livery takes one of " + names + ", not \"" + name + "\"");
}

void refuse_unknown(const std::string& language, const words::Languages& languages) {
    if (language.empty() || languages.spoken() == language) return;
    std::string codes;
    for (const words::Language& one : languages.all())
        codes += (codes.empty() ? "" : ", ") + one.code;
    throw UsageError("--language takes one of " + codes + ", not \"" + language + "\"");
}

// In its own livery or, as at a table, in one after the other, where none is named.
void look_beside(Subjects& subjects, const std::string& file) {
    const std::string beside = pictures_beside(file);
    std::error_code ignored;
    if (std::filesystem::is_directory(beside, ignored)) *subjects.pictures_beside = beside;
}

void add_team(Subjects& subjects, const PrintOrder& order, const std::string& name,
              const CommandContext& context) {
    const std::string path = path_of(context.data_dirs(), licence_files, name, "vehicle");
    auto loaded = load_licence(path);
    if (!loaded.ok()) throw ContentError(formats::text_of(loaded.complaints));
    subjects.licences.push_back(*std::move(loaded.value));
    const auto turn = static_cast<std::uint8_t>(subjects.teams.size() % ui::liveries.size());
    const Licence& licence = subjects.licences.back();
    subjects.teams.push_back({licence, order.livery.empty()
                                           ? ui::liveries.at(own_livery(licence).value_or(turn))
                                           : livery_named(order.livery)});
    look_beside(subjects, path);
}

void add_course(Subjects& subjects, const std::string& name, const CommandContext& context) {
    const std::string path = path_of(context.data_dirs(), course_files, name, "course");
    auto loaded = load_course(path);
    if (!loaded.ok()) throw ContentError(formats::text_of(loaded.complaints));
    subjects.courses.emplace_back(*std::move(loaded.value));
    look_beside(subjects, path);
}

void add_usual_teams(Subjects& subjects, const PrintOrder& order, const CommandContext& context) {
    for (const std::string& name : vehicles_named(usual_teams))
        add_team(subjects, order, name, context);
}

void refuse_names(const PrintOrder& order) {
    if (!order.names.empty()) {
        throw UsageError("print " + order.what + " takes no vehicle and no course: \"" +
                         order.names.front() + "\"");
    }
}

void need_names(const PrintOrder& order, const char* what) {
    if (order.names.empty())
        throw UsageError("print " + order.what + " needs " + what + ", by name or file");
}

float hex_of(const PrintOrder& order) {
    return print::length_within("--hex", order.hex.empty() ? usual_hex : order.hex, least_hex,
                                most_hex);
}

struct Printing {
    const PrintOrder& order;
    const CommandContext& context;
    const PageStack& pages;
    Subjects& subjects;

    void licences() const {
        for (std::uint64_t copy = 0; copy < order.copies; ++copy) {
            for (const PrintedTeam& team : subjects.teams)
                print_licence(pages, team);
        }
    }
    void cards() const {
        std::vector<PrintedTeam> all;
        for (std::uint64_t copy = 0; copy < order.copies; ++copy) {
            for (const PrintedTeam& team : subjects.teams)
                all.push_back(team);
        }
        print_cards(pages, all, order.with_backs ? CardBacks::printed : CardBacks::left_out);
    }
    void dice() const {
        print_dice(pages, dice_of_a_table * static_cast<int>(order.copies),
                   order.is_mirrored ? DiceFaces::mirrored : DiceFaces::printed);
    }
    void tokens() const {
        for (std::uint64_t copy = 0; copy < order.copies; ++copy)
            print_tokens(pages, subjects.teams, hex_of(order));
    }
    void tracks() const {
        for (const Course& course : subjects.courses) {
            const std::size_t count = track_pages(pages.paper, course, hex_of(order));
            if (count > most_pages) {
                throw ContentError(course.plan().name + ": " + std::to_string(count) +
                                   " pages, expected at most " + std::to_string(most_pages) +
                                   "; print it with smaller hexes or on larger paper");
            }
            print_track(pages, course, hex_of(order));
        }
    }
    void posters() const {
        for (const Course& course : subjects.courses) {
            print::PageSize sheet = pages.paper;
            if (!order.hex.empty()) {
                sheet = poster_size(course, hex_of(order));
            } else {
                const print::PageSize shape = poster_size(course, least_hex);
                if (shape.width > shape.height) sheet = sheet.turned();
            }
            if (std::max(sheet.width, sheet.height) > most_poster) {
                throw ContentError(course.plan().name +
                                   ": with such hexes the sheet would be longer than 5 m");
            }
            print_poster(pages.document, sheet, course);
        }
    }
};

void print_licences(const Printing& with) {
    need_names(with.order, "a vehicle");
    for (const std::string& name : with.order.names)
        add_team(with.subjects, with.order, name, with.context);
    with.licences();
}

void print_hands(const Printing& with) {
    if (with.order.names.empty()) add_usual_teams(with.subjects, with.order, with.context);
    for (const std::string& name : with.order.names)
        add_team(with.subjects, with.order, name, with.context);
    with.cards();
}

void print_the_dice(const Printing& with) {
    refuse_names(with.order);
    with.dice();
}

void print_stands(const Printing& with) {
    // All liveries, so that every player finds the one of the screen.
    if (with.order.names.empty()) {
        for (std::size_t i = 0; i < ui::liveries.size(); ++i)
            add_team(with.subjects, with.order, std::string(basic_chariot), with.context);
    }
    for (const std::string& name : with.order.names)
        add_team(with.subjects, with.order, name, with.context);
    with.tokens();
}

void print_courses(const Printing& with) {
    need_names(with.order, "a course");
    for (const std::string& name : with.order.names)
        add_course(with.subjects, name, with.context);
    with.tracks();
}

void print_posters(const Printing& with) {
    need_names(with.order, "a course");
    if (!with.order.paper.empty() && !with.order.hex.empty())
        throw UsageError("a poster is as large as its --paper or as its --hex, not both");
    for (const std::string& name : with.order.names)
        add_course(with.subjects, name, with.context);
    with.posters();
}

// All that a race on these courses with these vehicles takes.
void print_all(const Printing& with) {
    need_names(with.order, "a course");
    for (const std::string& name : with.order.names) {
        if (is_course(name, with.context)) {
            add_course(with.subjects, name, with.context);
        } else {
            add_team(with.subjects, with.order, name, with.context);
        }
    }
    if (with.subjects.courses.empty())
        throw UsageError("print all needs a course, by name or file");
    if (with.subjects.teams.empty()) add_usual_teams(with.subjects, with.order, with.context);
    with.licences();
    with.cards();
    with.dice();
    with.tokens();
    with.tracks();
}

struct Kind {
    std::string_view name;
    void (*run)(const Printing& with);
};
constexpr std::array<Kind, 7> kinds = {{{"licence", print_licences},
                                        {"cards", print_hands},
                                        {"dice", print_the_dice},
                                        {"tokens", print_stands},
                                        {"track", print_courses},
                                        {"poster", print_posters},
                                        {"all", print_all}}};

int print_pages(const PrintOrder& order, const CommandContext& context) {
    const auto kind = std::ranges::find(kinds, order.what, &Kind::name);
    if (kind == kinds.end()) {
        throw UsageError("print takes licence, cards, dice, tokens, track, poster or all, not \"" +
                         order.what + "\"");
    }
    const char* usual = order.what == "poster" ? usual_poster : usual_paper;
    const print::PageSize paper = print::paper_of(order, usual);
    const print::PageFile file = print::page_file(order, order.what);
    hex_of(order);
    const words::Languages languages(context.catalogues, order.language);
    refuse_unknown(order.language, languages);
    Subjects loaded;
    const auto document =
        print::open_document(file.kind, context.data / "assets", words::tr("Frothy Races"),
                             own_pictures(context.data_dirs(), loaded.pictures_beside));
    const PageStack pages{*document, paper};
    kind->run({order, context, pages, loaded});
    print::write_pages(*document, file, order, context);
    return exit_good;
}

}  // namespace

CommandRun declare_print(CommandOptions& options) {
    const auto order = std::make_shared<PrintOrder>();
    options.describe(
        "What a table needs to play without a screen, on paper at true size, with marks to cut "
        "along:\n"
        "  licence VEHICLE...     Driving Licences with boxes for markers\n"
        "  cards [VEHICLE...]     the cards these vehicles start with, or four basic chariots\n"
        "  dice                   a dozen dice to cut out and fold\n"
        "  tokens [VEHICLE...]    vehicles, wrecks, debris and obstacles for the hexes, markers\n"
        "  track COURSE...        the course cut into pages, and how they lie\n"
        "  poster COURSE...       the whole course on one large sheet\n"
        "  all COURSE [VEHICLE...]  all of it but the poster\n");
    options.file("WHAT", order->what, Needed::yes,
                 "licence, cards, dice, tokens, track, poster, all");
    options.files("FILE", order->names, Needed::no, "vehicles and courses, by name or file");
    print::declare_pages(options, *order, "a4, or a2 for posters,");
    options.text(
        "--hex", "LENGTH", order->hex,
        "how wide a hex is from side to side, like 25mm, 2.5cm or 1in (25mm if not given); "
        "a poster is then as large as that asks for");
    options.text("--livery", "COLOUR", order->livery,
                 "of all vehicles; if not given their own, or in turn as at the table");
    options.text("--language", "CODE", order->language,
                 "of what is printed, like en or de; that of the system if not given");
    options.number("--copies", "N", order->copies, 1, most_copies,
                   "print all of it N times, 1 to 12 (1 if not given)");
    options.flag("--backs", order->with_backs,
                 "of cards, a page with their backs behind each page");
    options.flag("--mirrored", order->is_mirrored, "dice with the values 0, 1, 1, 2, 2, 3");
    options.end_with(
        "Print at 100 %, not fitted to the page.\n"
        "Exit code: 0 written, 1 bad content or a file that is there already, 2 wrong usage.");
    return [order](const CommandContext& context) { return print_pages(*order, context); };
}

}  // namespace frothy
