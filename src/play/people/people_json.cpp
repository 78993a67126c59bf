// People as a document, and the names of people in documents.
#include <nlohmann/json.hpp>
#include <sstream>

#include "formats/data_files.h"
#include "formats/json_reader.h"
#include "play/autosave.h"
#include "play/followed_file.h"
#include "play/library.h"
#include "play/people/people.h"
#include "play/record_files.h"
#include "play/season/season_files.h"
#include "words/words.h"

namespace play {

using formats::OrderedJson;

namespace {

OrderedJson list_of_rivals(const Profile& profile) {
    OrderedJson list = OrderedJson::array();
    for (const Rivalry& rival : profile.rivals) {
        list.push_back({{"name", rival.name},
                        {"person", rival.is_person},
                        {"ahead", rival.ahead},
                        {"behind", rival.behind},
                        {"wrecked", rival.wrecked},
                        {"wrecked_by", rival.wrecked_by}});
    }
    return list;
}

OrderedJson list_of_bests(const std::vector<BestRace>& bests) {
    OrderedJson list = OrderedJson::array();
    for (const BestRace& best : bests) {
        OrderedJson json{{"course", best.course}, {"kind", best.kind}, {"laps", best.laps},
                         {"rounds", best.rounds}, {"by", best.name},   {"vehicle", best.ride}};
        json["record"] = best.file.filename().string();
        list.push_back(json);
    }
    return list;
}

OrderedJson json_of(const Profile& profile, std::span<const Feat> feats) {
    OrderedJson json{{"name", profile.name},
                     {"person", profile.is_person},
                     {"races", profile.races},
                     {"wins", profile.wins},
                     {"podiums", profile.podiums},
                     {"given_up", profile.retired},
                     {"seasons_won", profile.seasons_won},
                     {"wrecks_caused", profile.wrecks_caused},
                     {"wrecks_suffered", profile.wrecks_suffered}};
    json["luck"] = profile.luck ? OrderedJson(*profile.luck) : OrderedJson();
    json["rivals"] = list_of_rivals(profile);
    json["vehicles"] = OrderedJson::array();
    for (const RideTally& ride : profile.rides)
        json["vehicles"].push_back(
            {{"name", ride.ride}, {"races", ride.races}, {"wins", ride.wins}});
    json["best_races"] = list_of_bests(profile.bests);
    json["achievements"] = OrderedJson::array();
    for (const Feat& feat : feats)
        if (profile.has(feat)) json["achievements"].push_back(std::string(feat.key));
    return json;
}

// Whether the name stood there.
bool forget_in(OrderedJson& document, const std::string& name,
               const std::function<std::string(std::uint8_t)>& stranger) {
    const auto seats = document.find("seats");
    if (!document.is_object() || seats == document.end() || !seats->is_array()) return false;
    bool is_found = false;
    for (OrderedJson& seat : *seats) {
        if (!seat.is_object() || seat.value("name", "") != name) continue;
        seat["name"] = stranger(seat.value("livery", std::uint8_t{0}));
        is_found = true;
    }
    return is_found;
}

// A record or a season is one value; of an autosave the first line is.
std::string without_name(const std::string& text, bool is_lines, const std::string& name,
                         const std::function<std::string(std::uint8_t)>& stranger) {
    const std::size_t end = is_lines ? text.find('\n') : text.size();
    OrderedJson document = OrderedJson::parse(text.substr(0, end), nullptr, false);
    if (document.is_discarded() || !forget_in(document, name, stranger)) return {};
    if (!is_lines) return formats::pretty(document);
    return document.dump() + (end == std::string::npos ? "" : text.substr(end));
}

}  // namespace

std::string write_people(const People& people, std::string_view game, std::span<const Feat> feats) {
    OrderedJson json{{"schema", "hippodrome-people/1"}, {"game", game}, {"races", people.races}};
    json["people"] = OrderedJson::array();
    for (const Profile& profile : people.profiles)
        json["people"].push_back(json_of(profile, feats));
    json["records"] = list_of_bests(people.records);
    return formats::pretty(json);
}

Forgotten forget_person(const UserDirs& dirs, const std::string& name,
                        const std::function<std::string(std::uint8_t)>& stranger) {
    Forgotten done;
    const auto visit = [&](const std::vector<std::filesystem::path>& files, int& count) {
        for (const std::filesystem::path& file : files) {
            const auto text = formats::read_text_file(file.string());
            if (!text.ok()) continue;
            const std::string without =
                without_name(*text.value, is_autosave(file.string()), name, stranger);
            if (without.empty()) continue;
            const std::string trouble = replace_file(file.string(), without);
            if (trouble.empty()) {
                ++count;
            } else {
                done.troubles.push_back(trouble);
            }
        }
    };
    visit(season_files(dirs), done.seasons);
    visit(season_records(dirs), done.records);
    visit(saved_files(dirs), done.records);
    visit(find_finished(dirs), done.records);
    visit(unfinished_files(dirs), done.records);
    return done;
}

}  // namespace play
