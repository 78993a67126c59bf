// The vehicle workshop without a window: edits, undo, files, findings, figures.
#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <vector>

#include "formats/data_files.h"
#include "games/frothy/data/data_files.h"
#include "games/frothy/rules/licence/licence_legality.h"
#include "games/frothy/view/core/workshop/licence_differences.h"
#include "games/frothy/view/core/workshop/licence_figures.h"
#include "games/frothy/view/core/workshop/workshop.h"

using namespace frothy;

namespace {

Licence shipped_licence(const std::string& name) {
    auto licence = load_licence(std::string(HIPPODROME_DATA_DIR) + "/vehicles/" + name + ".json");
    REQUIRE(licence.ok());
    return *licence.value;
}

Licence basic() { return shipped_licence("basic-chariot"); }

class Bench {
public:
    Bench()
        : path_(std::filesystem::temp_directory_path() /
                ("hippodrome-workshop-test-" + std::to_string(std::random_device{}()))) {
        std::filesystem::create_directories(path_);
    }
    ~Bench() { std::filesystem::remove_all(path_); }
    Bench(const Bench&) = delete;
    Bench& operator=(const Bench&) = delete;

    Workshop workshop() const { return {path_ / "vehicles", draft(), basic()}; }
    std::filesystem::path draft() const { return path_ / "state" / "draft.json"; }
    std::filesystem::path folder() const { return path_; }
    std::filesystem::path write(const char* name, const std::string& text) const {
        std::ofstream(path_ / name, std::ios::binary) << text;
        return path_ / name;
    }

private:
    std::filesystem::path path_;
};

std::vector<std::string> names_of(const Workshop& workshop) {
    std::vector<std::string> names;
    for (const LicenceFinding& each : workshop.findings())
        names.push_back(each.finding.name);
    return names;
}

bool has(const std::vector<std::string>& names, const char* name) {
    return std::ranges::find(names, name) != names.end();
}

}  // namespace

TEST_CASE("Every part of every shipped sheet is found, and turned back to where it was",
          "[workshop]") {
    for (const std::string name :
         {"basic-chariot", "wasps-errand", "bolting-haystack", "late-arrival"}) {
        const Licence before = shipped_licence(name);
        for (const auto& line : lines_of(before)) {
            for (const SheetSpot spot : line) {
                REQUIRE(has_spot(before, spot));
                for (const Knob knob : knobs_of(before, spot)) {
                    // What it is starts anew, so its number is not come back to.
                    if (knob == Knob::which && spot.part != SheetPart::stamina_effect) continue;
                    for (const int by : {1, -1}) {
                        Licence licence = before;
                        SheetSpot at = spot;
                        if (!turn(licence, at, knob, by)) continue;
                        CHECK_FALSE(licence == before);
                        CHECK(is_drawable(licence));
                        CHECK(read_licence(write_licence(licence), "x").ok());
                        CHECK(turn(licence, at, knob, -by));
                        if (knob == Knob::level || knob == Knob::dice) continue;
                        if (spot.part == SheetPart::damage) continue;  // affects were pushed down
                        CHECK(write_licence(licence) == write_licence(before));
                    }
                }
            }
        }
    }
}

TEST_CASE("FR-CHG-03: a block is one box over n, or n over one", "[workshop][FR-CHG-03]") {
    Licence licence = basic();
    SheetSpot spot{SheetPart::block, 2, 0};
    REQUIRE(licence.speeds[2].blocks[0] == Block{1, 2});
    CHECK(turn(licence, spot, Knob::amount, 1));
    CHECK(licence.speeds[2].blocks[0] == Block{1, 3});
    CHECK(turn(licence, spot, Knob::amount, -2));
    CHECK(licence.speeds[2].blocks[0] == Block{1, 1});
    CHECK(turn(licence, spot, Knob::amount, -1));
    CHECK(licence.speeds[2].blocks[0] == Block{2, 1});
}

TEST_CASE("No edit makes a row longer than a race has room for", "[workshop]") {
    Licence licence = basic();
    const SheetSpot spot{SheetPart::block, 3, 0};
    while (add_to(licence, SheetList::blocks, spot)) {
    }
    SheetSpot grown = spot;
    while (turn(licence, grown, Knob::amount, 1)) {
    }
    CHECK(is_drawable(licence));
    CHECK(is_playable(find_faults(licence)));
}

TEST_CASE("FR-VEH-14: the wipe-out goes along with the most Damage", "[workshop][FR-VEH-14]") {
    Licence licence = basic();
    SheetSpot spot{SheetPart::damage, 0, 0};
    REQUIRE(turn(licence, spot, Knob::amount, 2));
    CHECK(licence.affects.back().at == 12);
    CHECK(is_playable(find_faults(licence)));
    REQUIRE(turn(licence, spot, Knob::amount, -9));
    CHECK(licence.affects.back().at == 3);
    CHECK(is_playable(find_faults(licence)));
    const auto last = static_cast<std::uint8_t>(licence.affects.size() - 1);
    CHECK_FALSE(may_be_removed(licence, {SheetPart::affect, last, 0}));
    CHECK(knobs_of(licence, {SheetPart::affect, last, 0}).empty());
}

TEST_CASE("FR-LIC-05: affects stay in rising order, and the choice goes along",
          "[workshop][FR-LIC-05]") {
    Licence licence = basic();
    SheetSpot spot{SheetPart::affect, 0, 0};
    const Rule moved = licence.affects[0].kind.rule;
    REQUIRE(turn(licence, spot, Knob::level, 6));  // from 1 to 7, past 4 and 6
    CHECK(spot.a == 2);
    CHECK(licence.affects[2].kind.rule == moved);
    CHECK(is_playable(find_faults(licence)));
}

TEST_CASE("Whatever of the catalogue is put on a licence may race", "[workshop]") {
    for (const SheetList list : {SheetList::affects, SheetList::specials, SheetList::traits}) {
        Licence base = shipped_licence("basic-chariot");
        REQUIRE(add_to(base, SheetList::traits, {}));  // for what loses one
        const auto spot = add_to(base, list, {});
        REQUIRE(spot);
        for (const Rule kind : kinds_for(base, *spot)) {
            Licence licence = base;
            choose(licence, *spot, kind);
            INFO(kind.text());
            CHECK(is_playable(find_faults(licence)));
            CHECK(is_drawable(licence));
        }
    }
}

TEST_CASE("What a licence differs in is named, whatever it is", "[workshop]") {
    const Licence before = basic();
    CHECK(differences_of(before, before).empty());
    Licence changed = before;
    changed.name = "Another";
    CHECK(differences_of(changed, before).empty());
    changed.resilience = static_cast<std::int8_t>(before.resilience + 1);
    changed.whips = static_cast<std::uint8_t>(before.whips + 2);
    changed.affects.erase(changed.affects.begin());
    ++changed.speeds[3].move[0];
    const auto number = [](int value) { return std::to_string(value); };
    const std::vector<std::string> told = differences_of(changed, before);
    REQUIRE(told.size() == 4);
    CHECK(told[0] ==
          "Resilience " + number(changed.resilience) + " instead of " + number(before.resilience));
    CHECK(told[1] == "Whips " + number(changed.whips) + " instead of " + number(before.whips));
    CHECK(told[2].starts_with("without "));
    CHECK(told[3] == "other at Speed 3");
}

TEST_CASE("Every step is undone and redone, however many", "[workshop]") {
    const Bench bench;
    Workshop workshop = bench.workshop();
    std::vector<std::string> texts{write_licence(workshop.licence())};
    for (int i = 0; i < 300; ++i) {
        workshop.choose_spot({SheetPart::move, static_cast<std::uint8_t>(i % rating_count),
                              static_cast<std::uint8_t>(i % phase_count)});
        REQUIRE(workshop.turn_chosen(1));
        texts.push_back(write_licence(workshop.licence()));
    }
    for (std::size_t i = texts.size(); i-- > 0;) {
        REQUIRE(write_licence(workshop.licence()) == texts[i]);
        CHECK(workshop.can_undo() == (i > 0));
        CHECK(workshop.is_saved() == (i == 0));
        workshop.undo();
    }
    while (workshop.can_redo())
        workshop.redo();
    CHECK(write_licence(workshop.licence()) == texts.back());
}

TEST_CASE("Findings are those of validate, each at the part it is about", "[workshop]") {
    const Bench bench;
    Workshop workshop = bench.workshop();
    REQUIRE(workshop.findings().empty());
    workshop.choose_spot({SheetPart::move, 0, 2});
    REQUIRE(workshop.turn_chosen(1));  // FR-VEH-02
    CHECK(workshop.has_errors());
    CHECK(workshop.findings().front().spot == SheetSpot{SheetPart::move, 0, 2});
    workshop.undo();
    workshop.choose_spot({SheetPart::control, 1, 0});
    REQUIRE(workshop.turn_chosen(2));  // FR-LIC-03: Speed 2 is Safe still
    CHECK(workshop.findings().front().spot == SheetSpot{SheetPart::control, 2, 0});
    const auto direct = study_licence(write_licence(workshop.licence()), {}).findings;
    REQUIRE(direct.size() == workshop.findings().size());
    for (std::size_t i = 0; i < direct.size(); ++i)
        CHECK(direct[i] == workshop.findings()[i].finding);
}

TEST_CASE("Advice is put aside by its name, and comes back by undo", "[workshop][FR-VEH-15]") {
    const Bench bench;
    Workshop workshop = bench.workshop();
    workshop.choose_spot({SheetPart::whips, 0, 0});
    REQUIRE(workshop.turn_chosen(3));
    REQUIRE(has(names_of(workshop), "number-of-cards"));
    workshop.waive("number-of-cards");
    CHECK_FALSE(has(names_of(workshop), "number-of-cards"));
    workshop.undo();
    CHECK(has(names_of(workshop), "number-of-cards"));
}

TEST_CASE("A vehicle is saved among the player's own, or under any path", "[workshop]") {
    const Bench bench;
    Workshop workshop = bench.workshop();
    workshop.start_from(basic(), "Quick One");
    CHECK(workshop.findings().empty());
    workshop.choose_spot({SheetPart::whips, 0, 0});
    REQUIRE(workshop.turn_chosen(1));
    REQUIRE(workshop.save().empty());
    CHECK(workshop.file() == bench.folder() / "vehicles" / "quick-one.json");
    CHECK(workshop.licence().id == "quick-one");
    const auto read = load_licence(workshop.file().string());
    REQUIRE(read.ok());
    CHECK(read.value->whips == basic().whips + 1);
    const std::string elsewhere = (bench.folder() / "given" / "away").string();
    REQUIRE(workshop.save_as(elsewhere).empty());
    CHECK(std::filesystem::exists(elsewhere + ".json"));
    CHECK(workshop.licence().id == "away");
    CHECK(workshop.licence().name == "Quick One");
    workshop.start_from(basic(), "Quick One");
    CHECK_FALSE(workshop.save().empty());  // there is one of that name
}

TEST_CASE("What was not saved is there again, and given up where another is begun", "[workshop]") {
    const Bench bench;
    {
        Workshop workshop = bench.workshop();
        workshop.choose_spot({SheetPart::resilience, 0, 0});
        REQUIRE(workshop.turn_chosen(1));
    }
    Workshop again = bench.workshop();
    REQUIRE(again.take_up_draft());
    CHECK(again.licence().resilience == 2);
    CHECK_FALSE(again.is_saved());
    again.undo();
    CHECK_FALSE(std::filesystem::exists(bench.draft()));
    again.redo();
    CHECK(std::filesystem::exists(bench.draft()));
    again.start_from(basic(), "Another");
    CHECK_FALSE(std::filesystem::exists(bench.draft()));
}

TEST_CASE("A file that another program writes is taken up, unless there is unsaved work",
          "[workshop]") {
    const Bench bench;
    Licence licence = basic();
    licence.id = "mine";
    const auto file = bench.write("mine.json", write_licence(licence));
    Workshop workshop = bench.workshop();
    REQUIRE(workshop.open(file).empty());
    licence.whips = 5;
    licence.name = "Longer than it was";
    bench.write("mine.json", write_licence(licence));
    CHECK(workshop.look_for_changes());
    CHECK(workshop.licence().whips == 5);
    workshop.choose_spot({SheetPart::reins, 0, 0});
    REQUIRE(workshop.turn_chosen(1));
    licence.name = "Longer than it ever was before";
    bench.write("mine.json", write_licence(licence));
    CHECK(workshop.look_for_changes());
    CHECK(workshop.has_conflict());
    CHECK(workshop.licence().reins == basic().reins + 1);
}

TEST_CASE("What is no licence at all is not taken up, and says why", "[workshop]") {
    const Bench bench;
    Workshop workshop = bench.workshop();
    const std::string before = write_licence(workshop.licence());
    for (const char* text : {"", "{", "[]", "{}", R"({"schema": "frothy-course/1"})"}) {
        INFO(text);
        CHECK_FALSE(workshop.open(bench.write("bad.json", text)).empty());
        CHECK(write_licence(workshop.licence()) == before);
    }
}

TEST_CASE("What is no licence yet is waited for, and not written over", "[workshop]") {
    const Bench bench;
    Licence licence = basic();
    licence.id = "mine";
    licence.whips = 5;
    const std::string text = write_licence(licence);
    const std::string slip = text.substr(0, text.rfind('}'));
    const auto file = bench.write("mine.json", slip);
    Workshop workshop = bench.workshop();
    workshop.await(file);
    CHECK_FALSE(workshop.is_readable());
    CHECK(workshop.has_errors());
    REQUIRE(workshop.findings().size() == 1);
    CHECK(workshop.findings()[0].finding.what.line > 0);
    CHECK_FALSE(workshop.save().empty());
    // An edit does not take the finding away; it is undone.
    workshop.choose_spot({SheetPart::resilience, 0, 0});
    REQUIRE(workshop.turn_chosen(1));
    CHECK(workshop.has_errors());
    workshop.undo();
    bench.write("mine.json", text);
    CHECK(workshop.look_for_changes());
    CHECK(workshop.is_readable());
    CHECK(workshop.licence().whips == 5);
    CHECK_FALSE(workshop.has_errors());
    // Spoilt again, the sheet stays as it was.
    bench.write("mine.json", "no licence }");
    CHECK(workshop.look_for_changes());
    CHECK(workshop.has_errors());
    CHECK(workshop.licence().whips == 5);
    CHECK_FALSE(workshop.save().empty());
    CHECK(workshop.save_as((file.parent_path() / "other.json").string()).empty());
}

TEST_CASE("Ratings are shown as far as there are any", "[workshop]") {
    const Bench bench;
    Workshop workshop = bench.workshop();
    Licence licence = basic();
    std::string text = write_licence(licence);
    // Without its last rating.
    const std::size_t last = text.find("\"speed\": 6");
    REQUIRE(last != std::string::npos);
    const std::size_t begin = text.rfind(',', text.rfind('{', last));
    const std::size_t end = text.find('}', last);
    text.erase(begin, end + 1 - begin);
    REQUIRE(workshop.open(bench.write("basic-chariot.json", text)).empty());
    CHECK(workshop.has_errors());
    for (std::size_t rating = 0; rating + 1 < rating_count; ++rating)
        CHECK(workshop.licence().speeds[rating] == licence.speeds[rating]);
}

TEST_CASE("A rating that is left out moves none of the others", "[workshop][FR-LIC-01]") {
    const Bench bench;
    Workshop workshop = bench.workshop();
    const Licence licence = basic();
    std::string text = write_licence(licence);
    const std::size_t third = text.find("\"speed\": 3");
    REQUIRE(third != std::string::npos);
    const std::size_t begin = text.rfind('{', third);
    text.erase(begin, text.find('{', third) - begin);
    const std::size_t fifth = text.find("\"control\": ", text.find("\"speed\": 5"));
    text.insert(text.find(':', fifth) + 2, "9");
    REQUIRE(workshop.open(bench.write("basic-chariot.json", text)).empty());
    for (std::size_t rating = 0; rating < rating_count; ++rating) {
        CAPTURE(rating);
        if (rating == 3 || rating == 5) continue;
        CHECK(workshop.licence().speeds[rating] == licence.speeds[rating]);
    }
    // The list is one short, what is told of its fifth entry is of Speed 5, in the place it has.
    std::vector<SheetSpot> spots;
    std::vector<std::string> places;
    for (const LicenceFinding& found : workshop.findings()) {
        if (!found.is_error()) continue;
        spots.push_back(found.spot);
        places.push_back(found.finding.what.place);
    }
    CHECK(places == std::vector<std::string>{"/speeds", "/speeds/3/speed", "/speeds/4/control"});
    CHECK(spots.back() == SheetSpot{SheetPart::control, 5, 0});
}

TEST_CASE("A faulty file is drawn as far as it can be, with all that is wrong with it",
          "[workshop]") {
    const Bench bench;
    Workshop workshop = bench.workshop();
    std::string text = write_licence(workshop.licence());
    const auto replace = [&](const std::string& from, const std::string& to) {
        REQUIRE(text.find(from) != std::string::npos);
        text.replace(text.find(from), from.size(), to);
    };
    replace("[2, 1]", "[2, 3]");                            // FR-CHG-03: not to be drawn
    replace("\"resilience\": 1", "\"resilience\": 1e400");  // out of range
    replace("\"kind\"", "\"knid\"");
    const auto file = bench.write("basic-chariot.json", text);
    REQUIRE(workshop.open(file).empty());
    // As `validate` has them, one by one.
    const auto told = study_licence(text, file.string()).findings;
    REQUIRE(told.size() >= 3);
    REQUIRE(workshop.findings().size() == told.size());
    for (std::size_t i = 0; i < told.size(); ++i)
        CHECK(workshop.findings()[i].finding == told[i]);
    CHECK(workshop.has_errors());
    CHECK(workshop.is_as_opened());
    CHECK(is_drawable(workshop.licence()));
    CHECK(workshop.licence().name == basic().name);
    // What is mended by hand is gone, all else stays until it is saved.
    workshop.choose_spot({SheetPart::resilience, 0, 0});
    REQUIRE(workshop.turn_chosen(1));
    CHECK(workshop.findings().size() == told.size() - 1);
    workshop.undo();
    CHECK(workshop.findings().size() == told.size());
    REQUIRE(workshop.save().empty());
    CHECK_FALSE(workshop.has_errors());
    CHECK_FALSE(workshop.is_as_opened());
    CHECK(load_licence(file.string()).ok());
    // Written anew by another program, faulty as before.
    bench.write("basic-chariot.json", text + "\n");
    CHECK(workshop.look_for_changes());
    CHECK(workshop.findings().size() == told.size());
}

TEST_CASE("A vehicle is given a picture and colours", "[workshop]") {
    const Bench bench;
    Workshop workshop = bench.workshop();
    workshop.know_pictures([](const std::filesystem::path&) {
        return [](const std::string& picture) { return picture != "nobody-has-it"; };
    });
    workshop.start_from(shipped_licence("wasps-errand"), "My Wasp");
    CHECK(picture_name(workshop.licence()) == "wasps-errand");  // as what it was made from
    CHECK(workshop.licence().livery == OwnLivery::none);
    workshop.choose_spot({SheetPart::picture, 0, 0});
    REQUIRE(workshop.turn_chosen(Knob::livery, 3));
    CHECK(workshop.licence().livery == OwnLivery::gold);
    CHECK_FALSE(workshop.turn_chosen(Knob::livery, 6));
    workshop.draw_as("harvest-dray");
    CHECK(workshop.findings().empty());
    REQUIRE(workshop.save().empty());
    const auto read = load_licence(workshop.file().string());
    REQUIRE(read.ok());
    CHECK(read.value->picture == "harvest-dray");
    CHECK(read.value->livery == OwnLivery::gold);
    workshop.draw_as("nobody-has-it");
    CHECK(has(names_of(workshop), "unknown-picture"));
    CHECK(workshop.findings().front().spot == SheetSpot{SheetPart::picture, 0, 0});
    workshop.waive("unknown-picture");
    CHECK(workshop.findings().empty());
}

TEST_CASE("FR-VEH-08: the suffix test is what findings go by", "[workshop][FR-VEH-08]") {
    Licence licence = basic();
    const auto fails = [&](int rating) {
        const auto& speeds = licence.speeds;
        const auto at = static_cast<std::size_t>(rating);
        return !std::ranges::all_of(suffix_test(speeds[at - 1], speeds[at]), &SuffixGain::holds);
    };
    for (int rating = 1; rating < rating_count; ++rating)
        CHECK_FALSE(fails(rating));
    licence.speeds[6].move = {4, 4, 4, 0};  // after phase 3 a drop to 5 would gain 4 spaces
    CHECK(fails(6));
    const auto gains = suffix_test(licence.speeds[5], licence.speeds[6]);
    CHECK(gains[3].spaces == -4);
    CHECK(gains[0].spaces == 2);
    const auto faults = find_faults(licence);
    CHECK(std::ranges::find(faults, "suffix-test", &Fault::name) != faults.end());
}

TEST_CASE("Figures are those of the rules", "[workshop]") {
    const DrivingFigures figures = driving_figures(basic());
    CHECK(figures.speeding_up.front() == 0.0);
    CHECK(figures.braking.front() == 6.0);
    CHECK(std::ranges::is_sorted(figures.speeding_up));
    CHECK(std::ranges::is_sorted(figures.braking, std::ranges::greater{}));
    CHECK(figures.speeding_up.back() > 4.0);
    CHECK(figures.spaces == std::array<int, rating_count>{0, 2, 4, 6, 8, 10, 12});
    CHECK(figures.turning[2][0] == 1.0);  // Safe
    CHECK(figures.turning[3][0] == 0.0);  // FR-CTRL-11: a single die always stays
    // Two dice must pair off (FR-CTRL-09, FR-CTRL-10), 4 of 36 ways; where one of them may be
    // discarded the other one would stay (FR-CTRL-08).
    CHECK(figures.turning[4][0] == Approx(4.0 / 36.0));
    CHECK(figures.turning[3][1] == Approx(4.0 / 36.0));
}

TEST_CASE("Arrow keys lead from part to part over the whole sheet", "[workshop]") {
    const Licence licence = shipped_licence("bolting-haystack");
    const SheetSpot move{SheetPart::move, 3, 1};
    CHECK(neighbour_of(licence, move, 1, 0) == SheetSpot{SheetPart::move, 4, 1});
    CHECK(neighbour_of(licence, move, 0, 1) == SheetSpot{SheetPart::move, 3, 2});
    CHECK(neighbour_of(licence, {SheetPart::move, 3, 3}, 0, 1) ==
          SheetSpot{SheetPart::control, 3, 0});
    CHECK(neighbour_of(licence, {SheetPart::move, 3, 0}, 0, -1).part == SheetPart::block);
    SheetSpot spot{SheetPart::name, 0, 0};
    for (int i = 0; i < 60; ++i)
        spot = neighbour_of(licence, spot, 0, 1);
    CHECK(spot.part == SheetPart::whips);
}
