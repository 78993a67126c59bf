#include "games/frothy/data/terms/race_terms_json.h"

#include "games/frothy/data/notation/notation.h"

namespace frothy {
namespace {

RaceType type_from_json(const Json& json, Reader& reader) {
    const auto type = json.is_string() ? race_type_named(json.get<std::string>()) : std::nullopt;
    if (type) return *type;
    std::vector<std::string> words;
    std::string all;
    for (int i = 0; i < race_type_count; ++i) {
        words.emplace_back(name_of(static_cast<RaceType>(i)));
        all += (all.empty() ? "\"" : ", \"") + words.back() + "\"";
    }
    const std::string found = json.is_string() ? json.get<std::string>() : std::string();
    reader.complain(describe(json) + did_you_mean(found, words), "one of " + all);
    return RaceType::fastest;
}

// true for all that is usual, false for none, or an object.
ScoringTerms scoring_from_json(const Json& json, Reader& reader) {
    ScoringTerms terms;
    if (json.is_boolean()) {
        terms.scoring = json.get<bool>() ? Scoring::used : Scoring::unused;
        return terms;
    }
    const Members members(reader, json, {"obstacle", "runners", "runner", "damage", "places"});
    if (!members.is_object()) return terms;
    terms.scoring = Scoring::used;
    const auto points = [&](std::string_view key, std::uint8_t& value, int most) {
        value = static_cast<std::uint8_t>(members.integer_or(key, 0, most, value));
    };
    points("obstacle", terms.obstacle, most_points);
    points("runners", terms.runners, max_runners);
    points("runner", terms.runner, most_points);
    points("damage", terms.damage, most_points);
    if (const Json* places = members.find("places")) {
        const Reader::Step step(reader, "places");
        terms.places = {};
        std::size_t place = 0;
        for (const Json& value : reader.list(*places, 0, terms.places.size())) {
            const Reader::Step inner(reader, place);
            terms.places[place++] =
                static_cast<std::uint8_t>(reader.integer(value, 0, most_points, 0));
        }
    }
    return terms;
}

OrderedJson scoring_to_json(const ScoringTerms& terms) {
    OrderedJson json;
    json["obstacle"] = terms.obstacle;
    json["runners"] = terms.runners;
    json["runner"] = terms.runner;
    json["damage"] = terms.damage;
    json["places"] = terms.places;
    return json;
}

}  // namespace

OrderedJson race_terms_to_json(const RaceTerms& terms) {
    const RaceTerms usual;
    OrderedJson json;
    json["type"] = name_of(terms.type);
    if (terms.rounds > 0) json["rounds"] = terms.rounds;
    if (terms.time_limit == TimeLimit::clock) json["by_clock"] = true;
    if (terms.type == RaceType::fox_and_hounds || terms.fox != usual.fox) {
        json["fox"] = terms.fox;
    }
    if (terms.head_start != usual.head_start) json["head_start"] = terms.head_start;
    if (terms.has_scoring()) json["scoring"] = scoring_to_json(terms.scoring);
    if (terms.has_teams()) json["teams"] = terms.teams;
    return json;
}

RaceTerms race_terms_from_json(const Json& document, Reader& reader) {
    RaceTerms terms;
    const Members members(reader, document,
                          {"type", "rounds", "by_clock", "fox", "head_start", "scoring", "teams"});
    if (!members.is_object()) return terms;
    const auto at = [&](std::string_view key, auto read) {
        if (const Json* value = members.find(key)) {
            const Reader::Step step(reader, key);
            read(*value);
        }
    };
    at("type", [&](const Json& json) { terms.type = type_from_json(json, reader); });
    if (members.find("rounds") != nullptr) {
        terms.rounds = static_cast<std::uint16_t>(members.integer("rounds", 1, max_rounds));
    }
    if (members.flag_or("by_clock", false)) terms.time_limit = TimeLimit::clock;
    terms.fox = static_cast<VehicleId>(members.integer_or("fox", 0, max_vehicles - 1, 0));
    terms.head_start =
        static_cast<std::uint8_t>(members.integer_or("head_start", 1, 255, usual_head_start));
    at("scoring", [&](const Json& json) { terms.scoring = scoring_from_json(json, reader); });
    at("teams", [&](const Json& json) {
        std::size_t v = 0;
        for (const Json& team : reader.list(json, 0, max_vehicles)) {
            const Reader::Step step(reader, v);
            terms.teams[v++] = static_cast<std::uint8_t>(reader.integer(team, 0, max_vehicles, 0));
        }
    });
    return terms;
}

}  // namespace frothy
