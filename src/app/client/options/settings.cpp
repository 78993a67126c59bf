#include "app/client/options/settings.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <span>
#include <string_view>

#include "games/frothy/data/data_files.h"
#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/record/journal_file.h"
#include "play/followed_file.h"
#include "stage/core/timeline.h"
#include "stage/imgui_frame.h"

namespace app {

namespace {

// As the file names them, in the order of their enumerations.
using Names = std::span<const std::string_view>;
constexpr std::array<std::string_view, 3> paces = {"normal", "fast", "instant"};
constexpr std::array<std::string_view, 2> contrasts = {"usual", "high"};
constexpr std::array<std::string_view, 4> palettes = {"usual", "deutan", "protan", "tritan"};
constexpr std::array<std::string_view, 2> movements = {"full", "reduced"};
constexpr std::array<std::string_view, 2> mouse_caps = {"hidden", "shown"};
constexpr std::string_view key_prefix = "key.";
constexpr float most_board_zoom = 3.0F;
constexpr int most_pads = 8;

const std::string* find(const formats::FlatJson& values, const std::string& key) {
    const auto found = values.find(key);
    return found == values.end() ? nullptr : &found->second;
}

int number(const formats::FlatJson& values, const std::string& key, int least, int most,
           int otherwise) {
    const std::string* text = find(values, key);
    if (text == nullptr || text->empty()) return otherwise;
    char* end = nullptr;
    const long value = std::strtol(text->c_str(), &end, 10);
    if (*end != '\0' || value < least || value > most) return otherwise;
    return static_cast<int>(value);
}

// The number that whoever set up the table wants chance to come from; none mostly.
std::optional<std::uint64_t> seed_of(const formats::FlatJson& table) {
    const std::string* text = find(table, "table.seed");
    if (text == nullptr) return std::nullopt;
    std::uint64_t seed = 0;
    const auto read = std::from_chars(text->data(), text->data() + text->size(), seed);
    if (read.ec != std::errc{} || read.ptr != text->data() + text->size()) return std::nullopt;
    return seed;
}

// The place among the names; the first where it is none of them.
std::size_t one_of(const formats::FlatJson& values, const std::string& key, Names names) {
    const std::string* text = find(values, key);
    const auto found = text == nullptr ? names.end() : std::ranges::find(names, *text);
    return found == names.end() ? 0 : static_cast<std::size_t>(found - names.begin());
}

float share(const formats::FlatJson& values, const std::string& key, float least, float most,
            float otherwise) {
    const std::string* text = find(values, key);
    if (text == nullptr) return otherwise;
    const float value = std::strtof(text->c_str(), nullptr);
    return value >= least && value <= most ? value : otherwise;
}

// "1.25", whatever the language of the system.
std::string share_text(float share) {
    const auto percent = static_cast<int>(std::lround(share * 100.0F));
    const std::string cents = std::to_string(percent % 100);
    return std::to_string(percent / 100) + '.' + (cents.size() < 2 ? "0" : "") + cents;
}

std::string pad_key(std::size_t seat) { return "pad.seat." + std::to_string(seat + 1); }

std::string seat_key(std::size_t seat, const char* what) {
    return "table.seat." + std::to_string(seat + 1) + '.' + what;
}

// What scores, by its key.
struct PointsKey {
    const char* name;
    int most;
    std::uint8_t& (*in)(frothy::ScoringTerms& scoring);

    int of(frothy::ScoringTerms scoring) const { return in(scoring); }
};
using Points = frothy::ScoringTerms;
constexpr std::array<PointsKey, 7> points_keys = {{
    {"table.points.obstacle", frothy::most_points,
     [](Points& p) -> std::uint8_t& { return p.obstacle; }},
    {"table.points.runners", frothy::max_runners,
     [](Points& p) -> std::uint8_t& { return p.runners; }},
    {"table.points.runner", frothy::most_points,
     [](Points& p) -> std::uint8_t& { return p.runner; }},
    {"table.points.damage", frothy::most_points,
     [](Points& p) -> std::uint8_t& { return p.damage; }},
    {"table.points.first", frothy::most_points,
     [](Points& p) -> std::uint8_t& { return p.places[0]; }},
    {"table.points.second", frothy::most_points,
     [](Points& p) -> std::uint8_t& { return p.places[1]; }},
    {"table.points.third", frothy::most_points,
     [](Points& p) -> std::uint8_t& { return p.places[2]; }},
}};

bool is_true(const formats::FlatJson& values, const std::string& key) {
    const std::string* text = find(values, key);
    return text != nullptr && *text == "true";
}

void remember_terms(formats::FlatJson& table, const frothy::SetupPlan& plan) {
    const frothy::RaceTerms& terms = plan.terms;
    table["table.race"] = std::string(frothy::name_of(terms.type));
    table["table.rounds"] = std::to_string(terms.rounds);
    table["table.points"] = terms.has_scoring() ? "true" : "false";
    table["table.fox"] = std::to_string(terms.fox + 1);
    table["table.fox.turns"] = plan.fox_play == frothy::FoxPlay::in_turns ? "true" : "false";
    table["table.head_start"] = std::to_string(terms.head_start);
    table["table.clock"] = terms.time_limit == frothy::TimeLimit::clock ? "true" : "false";
    table["table.minutes"] = std::to_string(plan.minutes);
    for (const PointsKey& key : points_keys)
        table[key.name] = std::to_string(key.of(terms.scoring));
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        if (terms.has_teams()) table[seat_key(i, "team")] = std::to_string(terms.teams[i]);
    }
}

void read_terms(const formats::FlatJson& table, frothy::SetupPlan& plan) {
    frothy::RaceTerms& terms = plan.terms;
    if (const std::string* type = find(table, "table.race")) {
        terms.type = frothy::race_type_named(*type).value_or(terms.type);
    }
    terms.rounds =
        static_cast<std::uint16_t>(number(table, "table.rounds", 0, frothy::max_rounds, 0));
    if (is_true(table, "table.points")) terms.scoring.scoring = frothy::Scoring::used;
    for (const PointsKey& key : points_keys) {
        std::uint8_t& value = key.in(terms.scoring);
        value = static_cast<std::uint8_t>(number(table, key.name, 0, key.most, value));
    }
    if (is_true(table, "table.clock")) terms.time_limit = frothy::TimeLimit::clock;
    plan.minutes = number(table, "table.minutes", 1, play::most_minutes, plan.minutes);
    if (is_true(table, "table.fox.turns")) plan.fox_play = frothy::FoxPlay::in_turns;
    terms.head_start = static_cast<std::uint8_t>(
        number(table, "table.head_start", 1, 255, frothy::usual_head_start));
    const int most = static_cast<int>(frothy::max_vehicles);
    terms.fox = static_cast<frothy::VehicleId>(number(table, "table.fox", 1, most, 1) - 1);
    for (std::size_t i = 0; i < terms.teams.size(); ++i) {
        terms.teams[i] =
            static_cast<std::uint8_t>(number(table, seat_key(i, "team"), 0, most, frothy::no_team));
    }
}

}  // namespace

float speed_of(Pace pace) {
    switch (pace) {
    case Pace::normal: return 1.0F;
    case Pace::fast: return 3.0F;
    case Pace::instant: return stage::Timeline::instant;
    }
    return 1.0F;
}

float thinking_time(Pace pace) {
    switch (pace) {
    case Pace::normal: return 0.30F;
    case Pace::fast: return 0.08F;
    case Pace::instant: return 0.0F;
    }
    return 0.0F;
}

float loudness_of(const Settings& settings) {
    return settings.is_muted ? 0.0F : static_cast<float>(settings.volume) / 100.0F;
}

Settings load_settings(const std::filesystem::path& file) {
    Settings settings;
    if (!file.has_parent_path()) return settings;
    const auto text = formats::read_text_file(file.string());
    std::error_code ignored;
    settings.is_broken = !text.ok() && std::filesystem::is_regular_file(file, ignored);
    if (!text.ok()) return settings;
    const formats::FlatReading reading = formats::read_flat_json(*text.value);
    const formats::FlatJson& values = reading.values;
    settings.is_broken = !reading.is_whole;
    if (const std::string* language = find(values, "language")) settings.language = *language;
    settings.volume = number(values, "volume", 0, 100, settings.volume);
    std::map<std::string, std::string> keys;
    for (const auto& [key, value] : values) {
        if (key.starts_with("table.")) settings.table[key] = value;
        if (key.starts_with(key_prefix)) keys[key.substr(key_prefix.size())] = value;
    }
    settings.keys.read(keys);
    for (std::size_t seat = 0; seat < settings.pad_seats.pads.size(); ++seat) {
        settings.pad_seats.pads[seat] =
            static_cast<std::uint8_t>(number(values, pad_key(seat), 0, most_pads, 0));
    }
    settings.scale = share(values, "scale", stage::ImGuiFrame::least_scale,
                           stage::ImGuiFrame::most_scale, settings.scale);
    settings.comfort.board_zoom = share(values, "board-zoom", 0.0F, most_board_zoom, 0.0F);
    settings.pace = static_cast<Pace>(one_of(values, "pace", paces));
    settings.comfort.contrast = static_cast<stage::Contrast>(one_of(values, "contrast", contrasts));
    settings.comfort.palette = static_cast<ui::Palette>(one_of(values, "palette", palettes));
    settings.comfort.movement = static_cast<ui::Movement>(one_of(values, "movement", movements));
    settings.mouse_caps = static_cast<stage::MouseCaps>(one_of(values, "mouse-keys", mouse_caps));
    const std::string* fullscreen = find(values, "fullscreen");
    settings.is_fullscreen = fullscreen != nullptr && *fullscreen == "true";
    settings.window = {number(values, "window.width", 0, 32767, 0),
                       number(values, "window.height", 0, 32767, 0)};
    const std::string* muted = find(values, "muted");
    settings.is_muted = muted != nullptr && *muted == "true";
    const std::string* coach = find(values, "coach");
    settings.has_coach = coach != nullptr && *coach == "true";
    if (const std::string* taught = find(values, "coach.taught")) settings.taught = *taught;
    return settings;
}

std::filesystem::path put_aside(const std::filesystem::path& file) {
    std::error_code error;
    std::filesystem::path aside = file;
    aside += ".broken";
    for (int number = 2; std::filesystem::exists(aside, error); ++number) {
        aside = file;
        aside += ".broken-" + std::to_string(number);
    }
    std::filesystem::rename(file, aside, error);
    return error ? std::filesystem::path() : aside;
}

void save_settings(const std::filesystem::path& file, const Settings& settings) {
    if (!file.has_parent_path()) return;
    const auto name = [](const Names names, auto value) {
        return std::string(names[static_cast<std::size_t>(value)]);
    };
    formats::FlatJson values = settings.table;
    values["language"] = settings.language;
    values["scale"] = share_text(settings.scale);
    values["board-zoom"] = share_text(settings.comfort.board_zoom);
    values["pace"] = name(paces, settings.pace);
    values["contrast"] = name(contrasts, settings.comfort.contrast);
    values["palette"] = name(palettes, settings.comfort.palette);
    values["movement"] = name(movements, settings.comfort.movement);
    values["mouse-keys"] = name(mouse_caps, settings.mouse_caps);
    values["fullscreen"] = settings.is_fullscreen ? "true" : "false";
    if (settings.window.width > 0) {
        values["window.width"] = std::to_string(settings.window.width);
        values["window.height"] = std::to_string(settings.window.height);
    }
    values["volume"] = std::to_string(settings.volume);
    values["muted"] = settings.is_muted ? "true" : "false";
    values["coach"] = settings.has_coach ? "true" : "false";
    values["coach.taught"] = settings.taught;
    for (std::size_t seat = 0; seat < settings.pad_seats.pads.size(); ++seat) {
        const int pad = settings.pad_seats.pads[seat];
        if (pad != 0) values[pad_key(seat)] = std::to_string(pad);
    }
    for (const auto& [id, text] : settings.keys.texts())
        values[std::string(key_prefix) + id] = text;
    std::error_code ignored;
    std::filesystem::create_directories(file.parent_path(), ignored);
    (void)play::replace_file(file.string(), formats::write_flat_json(values));
}

void remember(Settings& settings, const frothy::SetupPlan& plan,
              const frothy::SetupOffers& offers) {
    formats::FlatJson table;
    table["table.course"] = offers.courses[plan.course].id;
    table["table.laps"] = std::to_string(plan.laps);
    if (plan.seed) table["table.seed"] = std::to_string(*plan.seed);
    table["table.seats"] = std::to_string(plan.seats.size());
    table["table.grid"] = plan.grid_places == frothy::GridPlaces::by_seats ? "seats" : "lot";
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        const frothy::SeatPlan& seat = plan.seats[i];
        table[seat_key(i, "name")] = seat.name;
        table[seat_key(i, "livery")] = std::to_string(seat.livery);
        table[seat_key(i, "vehicle")] = offers.licences[seat.licence].id;
        table[seat_key(i, "person")] = seat.is_human ? "true" : "false";
    }
    table["table.rules"] = plan.rule_set;
    remember_terms(table, plan);
    for (const frothy::HouseRuleKey& key : frothy::house_rule_keys()) {
        const int value = key.get(plan.rules);
        if (value == key.get(frothy::HouseRules{})) continue;
        table["table.rule." + std::string(key.key)] =
            key.values.empty() ? std::to_string(value)
                               : std::string(key.values[static_cast<std::size_t>(value)]);
    }
    settings.table = std::move(table);
}

frothy::SetupPlan remembered_plan(const Settings& settings, const frothy::SetupOffers& offers) {
    const formats::FlatJson& table = settings.table;
    frothy::SetupPlan plan = frothy::usual_plan(offers);
    plan.seed = seed_of(table);
    const std::string* course = find(table, "table.course");
    if (course == nullptr) return plan;
    for (std::size_t i = 0; i < offers.courses.size(); ++i) {
        if (offers.courses[i].id == *course) plan.course = i;
    }
    plan.laps = number(table, "table.laps", 1, 99, offers.courses[plan.course].course.plan().laps);
    if (const std::string* grid = find(table, "table.grid"); grid != nullptr && *grid == "seats") {
        plan.grid_places = frothy::GridPlaces::by_seats;
    }
    const int seats = number(table, "table.seats", 2, 6, 0);
    if (seats > 0) plan.seats.clear();
    for (int i = 0; i < seats; ++i) {
        const auto at = static_cast<std::size_t>(i);
        frothy::SeatPlan seat;
        seat.livery = static_cast<std::uint8_t>(number(table, seat_key(at, "livery"), 0, 5, i));
        const std::string* name = find(table, seat_key(at, "name"));
        seat.name = name != nullptr ? *name : std::string(ui::liveries[seat.livery].name);
        const std::string* person = find(table, seat_key(at, "person"));
        seat.is_human = person != nullptr && *person == "true";
        const std::string* vehicle = find(table, seat_key(at, "vehicle"));
        for (std::size_t k = 0; vehicle != nullptr && k < offers.licences.size(); ++k) {
            if (offers.licences[k].id == *vehicle) seat.licence = k;
        }
        plan.seats.push_back(seat);
    }
    if (const std::string* set = find(table, "table.rules")) plan.rule_set = *set;
    read_terms(table, plan);
    for (const frothy::HouseRuleKey& key : frothy::house_rule_keys()) {
        const std::string name = "table.rule." + std::string(key.key);
        const std::string* value = find(table, name);
        if (value == nullptr) continue;
        if (key.values.empty()) {
            key.set(plan.rules, number(table, name, key.least, key.most, key.get(plan.rules)));
        }
        for (std::size_t k = 0; k < key.values.size(); ++k) {
            if (key.values[k] == *value) key.set(plan.rules, static_cast<int>(k));
        }
    }
    frothy::fit_to(plan, offers);
    return plan;
}

}  // namespace app
