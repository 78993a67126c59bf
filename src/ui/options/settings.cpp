#include "ui/options/settings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <span>
#include <string_view>

#include "formats/data_files.h"
#include "play/followed_file.h"
#include "stage/core/timeline.h"
#include "stage/imgui_frame.h"
#include "ui/core/tempo.h"

namespace ui {

namespace {

// As the file names them, in the order of their enumerations.
using Names = std::span<const std::string_view>;
constexpr std::array<std::string_view, 3> pace_names = {"normal", "fast", "instant"};
constexpr std::array<std::string_view, 2> contrast_names = {"usual", "high"};
constexpr std::array<std::string_view, 4> palette_names = {"usual", "deutan", "protan", "tritan"};
constexpr std::array<std::string_view, 2> movement_names = {"full", "reduced"};
constexpr std::array<std::string_view, 2> on_off = {"on", "off"};
constexpr std::array<std::string_view, 2> mouse_caps = {"hidden", "shown"};
constexpr std::string_view key_prefix = "key.";
constexpr std::string_view table_prefix = "table.";
constexpr std::string_view hand_prefix = "hand.";
constexpr float most_board_zoom = 3.0F;
constexpr int most_pads = 8;

// The place among the names; the first where it is none of them.
std::size_t one_of(const formats::FlatJson& values, const std::string& key, Names names) {
    const std::string* text = formats::text_at(values, key);
    const auto found = text == nullptr ? names.end() : std::ranges::find(names, *text);
    return found == names.end() ? 0 : static_cast<std::size_t>(found - names.begin());
}

float share(const formats::FlatJson& values, const std::string& key, float least, float most,
            float otherwise) {
    const std::string* text = formats::text_at(values, key);
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

// As programs wrote it that also wrote down the usual one, which nobody had chosen.
float older_scale(const formats::FlatJson& values) {
    const float scale =
        share(values, "scale", stage::ImGuiFrame::least_scale, stage::ImGuiFrame::most_scale, 0.0F);
    return scale == 1.0F ? 0.0F : scale;
}

std::string pad_key(std::size_t seat) { return "pad.seat." + std::to_string(seat + 1); }
std::string asking_key(std::size_t seat) { return "asking.seat." + std::to_string(seat + 1); }
constexpr std::array<std::string_view, 2> secrets_names = {"curtain", "open"};
constexpr std::array<std::string_view, asking_count> asking_names = {"what-matters", "everything",
                                                                     "race-on"};

// "frothy.table.laps".
void read_table(Settings& settings, const std::string& key, const std::string& value) {
    const std::size_t at = key.find(table_prefix);
    if (at == std::string::npos || (at > 0 && key[at - 1] != '.')) return;
    const std::string game = key.substr(0, at == 0 ? 0 : at - 1);
    settings.tables[game][key.substr(at + table_prefix.size())] = value;
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
    case Pace::normal: return thinking_seconds;
    case Pace::fast: return 0.08F;
    case Pace::instant: return 0.0F;
    }
    return 0.0F;
}

float scale_of(const Settings& settings) {
    return settings.scale > 0.0F ? settings.scale : settings.suited_scale;
}

stage::Volumes volumes_of(const Settings& settings) {
    const auto share = [](int percent) { return static_cast<float>(percent) / 100.0F; };
    return {settings.is_muted ? 0.0F : share(settings.volume), share(settings.music_volume),
            share(settings.crowd_volume), share(settings.effects_volume)};
}

const formats::FlatJson& Settings::table(const std::string& game) const {
    static const formats::FlatJson none;
    const auto found = tables.find(game);
    return found == tables.end() ? none : found->second;
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
    if (const std::string* language = formats::text_at(values, "language"))
        settings.language = *language;
    settings.volume = formats::number_at(values, "volume", 0, 100, settings.volume);
    settings.music_volume = formats::number_at(values, "volume.music", 0, 100, 50);
    settings.crowd_volume = formats::number_at(values, "volume.crowd", 0, 100, 100);
    settings.effects_volume = formats::number_at(values, "volume.effects", 0, 100, 100);
    std::map<std::string, std::string> keys;
    for (const auto& [key, value] : values) {
        read_table(settings, key, value);
        if (key.starts_with(key_prefix)) keys[key.substr(key_prefix.size())] = value;
    }
    settings.keys.read(keys);
    for (std::size_t seat = 0; seat < settings.pad_seats.pads.size(); ++seat) {
        settings.pad_seats.pads[seat] =
            static_cast<std::uint8_t>(formats::number_at(values, pad_key(seat), 0, most_pads, 0));
    }
    for (std::size_t seat = 0; seat < settings.asking.seats.size(); ++seat) {
        settings.asking.seats[seat] =
            static_cast<Asking>(one_of(values, asking_key(seat), asking_names));
    }
    settings.has_curtain = one_of(values, "secrets", secrets_names) == 0;
    settings.scale = share(values, "size", stage::ImGuiFrame::least_scale,
                           stage::ImGuiFrame::most_scale, older_scale(values));
    settings.comfort.board_zoom = share(values, "board-zoom", 0.0F, most_board_zoom, 0.0F);
    settings.pace = static_cast<Pace>(one_of(values, "pace", pace_names));
    settings.comfort.contrast =
        static_cast<stage::Contrast>(one_of(values, "contrast", contrast_names));
    settings.comfort.palette = static_cast<Palette>(one_of(values, "palette", palette_names));
    settings.comfort.movement = static_cast<Movement>(one_of(values, "movement", movement_names));
    settings.comfort.has_commentator = one_of(values, "commentator", on_off) == 0;
    settings.comfort.has_replays = one_of(values, "replays", on_off) == 0;
    settings.mouse_caps = static_cast<stage::MouseCaps>(one_of(values, "mouse-keys", mouse_caps));
    settings.is_fullscreen = formats::flag_at(values, "fullscreen");
    settings.window = {formats::number_at(values, "window.width", 0, 32767, 0),
                       formats::number_at(values, "window.height", 0, 32767, 0)};
    settings.is_muted = formats::flag_at(values, "muted");
    settings.has_own_dice = formats::flag_at(values, "own-dice");
    settings.has_coach = formats::flag_at(values, "coach");
    if (const std::string* taught = formats::text_at(values, "coach.taught"))
        settings.taught = *taught;
    if (const std::string* race = formats::text_at(values, "sight.race")) settings.sight_of = *race;
    if (const std::string* sight = formats::text_at(values, "sight")) settings.sight = *sight;
    for (const auto& [key, value] : values) {
        if (!key.starts_with(hand_prefix)) continue;
        const int entry = formats::number_at(values, key, 0, std::numeric_limits<int>::max(), -1);
        if (entry >= 0)
            settings.hands[key.substr(hand_prefix.size())] = static_cast<std::size_t>(entry);
    }
    return settings;
}

void save_settings(const std::filesystem::path& file, const Settings& settings) {
    if (!file.has_parent_path()) return;
    const auto name = [](const Names names, auto value) {
        return std::string(names[static_cast<std::size_t>(value)]);
    };
    formats::FlatJson values;
    for (const auto& [game, table] : settings.tables) {
        for (const auto& [key, value] : table)
            values[(game.empty() ? "" : game + '.') + std::string(table_prefix) + key] = value;
    }
    values["language"] = settings.language;
    if (settings.scale > 0.0F) values["size"] = share_text(settings.scale);
    values["board-zoom"] = share_text(settings.comfort.board_zoom);
    values["pace"] = name(pace_names, settings.pace);
    values["contrast"] = name(contrast_names, settings.comfort.contrast);
    values["palette"] = name(palette_names, settings.comfort.palette);
    values["movement"] = name(movement_names, settings.comfort.movement);
    values["commentator"] = name(on_off, settings.comfort.has_commentator ? 0 : 1);
    values["replays"] = name(on_off, settings.comfort.has_replays ? 0 : 1);
    values["mouse-keys"] = name(mouse_caps, settings.mouse_caps);
    values["fullscreen"] = settings.is_fullscreen ? "true" : "false";
    if (settings.window.width > 0) {
        values["window.width"] = std::to_string(settings.window.width);
        values["window.height"] = std::to_string(settings.window.height);
    }
    values["volume"] = std::to_string(settings.volume);
    values["volume.music"] = std::to_string(settings.music_volume);
    values["volume.crowd"] = std::to_string(settings.crowd_volume);
    values["volume.effects"] = std::to_string(settings.effects_volume);
    values["muted"] = settings.is_muted ? "true" : "false";
    values["own-dice"] = settings.has_own_dice ? "true" : "false";
    values["coach"] = settings.has_coach ? "true" : "false";
    values["coach.taught"] = settings.taught;
    if (!settings.sight.empty()) {
        values["sight.race"] = settings.sight_of;
        values["sight"] = settings.sight;
    }
    for (const auto& [race, entry] : settings.hands)
        values[std::string(hand_prefix) + race] = std::to_string(entry);
    for (std::size_t seat = 0; seat < settings.pad_seats.pads.size(); ++seat) {
        const int pad = settings.pad_seats.pads[seat];
        if (pad != 0) values[pad_key(seat)] = std::to_string(pad);
    }
    if (!settings.has_curtain) values["secrets"] = secrets_names[1];
    for (std::size_t seat = 0; seat < settings.asking.seats.size(); ++seat) {
        const Asking asking = settings.asking.seats[seat];
        if (asking != Asking::what_matters)
            values[asking_key(seat)] = asking_names.at(static_cast<std::size_t>(asking));
    }
    for (const auto& [id, text] : settings.keys.texts())
        values[std::string(key_prefix) + id] = text;
    std::error_code ignored;
    std::filesystem::create_directories(file.parent_path(), ignored);
    (void)play::replace_file(file.string(), formats::write_flat_json(values));
}

}  // namespace ui
