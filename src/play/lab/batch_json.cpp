// A batch as a document (hippodrome-batch/1).
#include <charconv>
#include <nlohmann/json.hpp>

#include "formats/fields.h"
#include "play/commands/simulate.h"
#include "play/lab/batch.h"

namespace play::lab {
namespace {

constexpr std::string_view schema = "hippodrome-batch/1";
constexpr std::int64_t most = std::int64_t{1} << 62;
constexpr std::size_t longest = 400;
constexpr std::size_t most_seats = 64;
constexpr std::size_t most_counters = 4096;
constexpr std::size_t most_hexes = 100'000;
constexpr std::int64_t furthest_hex = 1'000'000;
constexpr std::array<std::string_view, 2> told_words = {"a race", "share"};

}  // namespace

template <class Fields>
void list_fields(Fields& fields, Fact& fact) {
    fields.need("key").text(fact.key, longest);
    fields.need("value").text(fact.value, longest);
}

template <class Fields>
void list_fields(Fields& fields, Entrant& entrant) {
    fields.need("name").text(entrant.name, longest);
    fields.need("id").text(entrant.id, longest);
    fields.need("driver").text(entrant.driver, longest);
}

template <class Fields>
void list_fields(Fields& fields, Counter& counter) {
    fields.need("key").text(counter.key, longest);
    fields.need("words").text(counter.words, longest);
}

template <class Fields>
void list_fields(Fields& fields, Group& group) {
    fields.need("words").text(group.words, longest);
    fields.need("told").word(group.told, told_words);
    fields.need("counters").list(group.counters, 0, most_counters);
}

template <class Field>
void list_texts(const Field& field, std::vector<std::string>& texts) {
    field.list(texts, 0, most_counters,
               [](const auto& each, std::string& text) { each.text(text, longest); });
}

template <class Fields>
void list_fields(Fields& fields, Plan& plan) {
    fields.need("game").text(plan.game, longest);
    fields.need("title").text(plan.title, longest);
    fields.need("facts").list(plan.facts, 0, most_counters);
    fields.need("seats").list(plan.seats, 1, most_seats);
    fields.need("groups").list(plan.groups, 0, most_counters);
    list_texts(fields.need("layers"), plan.layers);
    fields.need("hexes").list(plan.hexes, 0, most_hexes,
                              [](const auto& field, std::array<int, 2>& hex) {
                                  field.numbers(-furthest_hex, furthest_hex, hex[0], hex[1]);
                              });
    list_texts(fields.need("grid"), plan.places);
    list_texts(fields.need("watched"), plan.watched_kinds);
}

template <class Field>
void list_scores(const Field& field, Scores& scores) {
    field.numbers(0, most, scores.count, scores.sum, scores.squares);
}

template <class Field>
void list_counts(const Field& field, std::vector<std::uint64_t>& counts) {
    field.list(counts, 0, most_hexes,
               [](const auto& each, std::uint64_t& count) { each.number(count, 0, most); });
}

template <class Fields>
void list_fields(Fields& fields, SeatSums& seat) {
    list_scores(fields.need("wins"), seat.wins);
    list_scores(fields.need("places"), seat.places);
    fields.need("decisions").number(seat.decisions, 0, most);
    list_counts(fields.need("counts"), seat.counts);
}

// All 64 bits.
struct Signature {
    std::uint64_t& value;
};
void read_value(const formats::Json& json, formats::Reader& reader, Signature signature) {
    const std::string text = reader.text(json, 16);
    const auto read = std::from_chars(text.data(), text.data() + text.size(), signature.value, 16);
    if (text.size() != 16 || read.ptr != text.data() + text.size())
        reader.complain("\"" + text + "\"", "16 hexadecimal digits");
}
formats::OrderedJson value_json(Signature signature) { return signature_text(signature.value); }

template <class Fields>
void list_fields(Fields& fields, Sums& sums) {
    fields.need("races").number(sums.races.races, 0, most);
    fields.need("rounds").number(sums.races.rounds, 0, most);
    fields.need("decisions").number(sums.races.decisions, 0, most);
    fields.need("rolls").number(sums.races.rolls, 0, most);
    fields.need("stalled").number(sums.races.stalled, 0, most);
    fields.need("signature").value(Signature{sums.races.signature});
    fields.need("lead_changes").number(sums.lead_changes, 0, most);
    fields.need("seats").list(sums.seats, 0, most_seats);
    fields.need("grid").list(sums.places_on_grid, 0, most_counters,
                             [](const auto& field, Scores& scores) { list_scores(field, scores); });
    fields.need("hexes").list(
        sums.hexes, 0, most_counters,
        [](const auto& field, std::vector<std::uint64_t>& layer) { list_counts(field, layer); });
    fields.need("watched").list(
        sums.watched, 0, most_counters, [](const auto& field, std::vector<Watched>& kind) {
            field.list(kind, 0, most_watched, [](const auto& each, Watched& race) {
                each.numbers(0, most, race.rank, race.race);
            });
        });
}

namespace {

formats::OrderedJson json_of(const Share& share) {
    return {{"share", share.value}, {"low", share.low}, {"high", share.high}};
}

formats::OrderedJson json_of(const Estimate& estimate) {
    return {{"mean", estimate.mean}, {"low", estimate.low}, {"high", estimate.high}};
}

}  // namespace

// What follows from the sums, for whoever reads them: written and not read back.
struct Results {
    const Batch& batch;
};
void read_value(const formats::Json&, formats::Reader&, Results) {}
formats::OrderedJson value_json(Results results) {
    const Batch& batch = results.batch;
    const Sums& sums = batch.sums;
    const auto a_race = [&](std::uint64_t sum) { return Ratio{sum, sums.races.races}.mean(); };
    formats::OrderedJson json = formats::OrderedJson::object();
    for (const Fact& fact : batch.plan.facts)
        json[fact.key] = fact.value;
    json["rounds_per_race"] = a_race(sums.races.rounds);
    json["decisions_per_race"] = a_race(sums.races.decisions);
    json["rolls_per_race"] = a_race(sums.races.rolls);
    json["lead_changes_per_race"] = a_race(sums.lead_changes);
    json["stalled"] = sums.races.stalled;
    json["seats"] = formats::OrderedJson::array();
    for (std::size_t i = 0; i < sums.seats.size(); ++i) {
        const SeatSums& seat = sums.seats[i];
        formats::OrderedJson& its = json["seats"].emplace_back();
        its["id"] = batch.plan.seats[i].id;
        its["driver"] = batch.plan.seats[i].driver;
        its["win_rate"] = json_of(win_share(seat.wins));
        its["place"] = json_of(mean_of(seat.places));
        std::size_t index = 0;
        for (const Group& group : batch.plan.groups)
            for (const Counter& counter : group.counters)
                its[counter.key + "_per_race"] = a_race(seat.counts[index++]);
    }
    json["grid"] = formats::OrderedJson::array();
    for (std::size_t place = 0; place < sums.places_on_grid.size(); ++place) {
        json["grid"].push_back({{"place", batch.plan.places[place]},
                                {"win_rate", json_of(win_share(sums.places_on_grid[place]))}});
    }
    return json;
}

template <class Fields>
void list_fields(Fields& fields, Batch& batch) {
    fields.schema(schema);
    fields.need("seed").value(Signature{batch.seed});
    fields.need("first").number(batch.first, 0, most);
    fields.need("races").number(batch.races, 1, most);
    fields.may("shard", batch.shard != Shard{})
        .numbers(1, most, batch.shard.number, batch.shard.of);
    fields.need("plan").object(batch.plan);
    fields.need("sums").object(batch.sums);
    fields.may("results").value(Results{batch});
}

namespace {

bool fits(const Sums& sums, const Plan& plan) {
    const Sums wanted(plan);
    const auto same_counts = [](const SeatSums& a, const SeatSums& b) {
        return a.counts.size() == b.counts.size();
    };
    const auto same_size = [](const auto& a, const auto& b) { return a.size() == b.size(); };
    return std::ranges::equal(sums.seats, wanted.seats, same_counts) &&
           std::ranges::equal(sums.hexes, wanted.hexes, same_size) &&
           sums.places_on_grid.size() == wanted.places_on_grid.size() &&
           sums.watched.size() == wanted.watched.size();
}

}  // namespace

std::string json_of(const Batch& batch) {
    return formats::object_json(batch).dump(-1, ' ', false,
                                            formats::OrderedJson::error_handler_t::replace) +
           "\n";
}

formats::Loaded<Batch> batch_from_json(std::string_view text, const std::string& file) {
    formats::Reader reader(file);
    Batch batch;
    const auto document = formats::parse_document(text, reader);
    if (document && formats::check_schema(*document, reader, schema)) {
        formats::read_object(*document, reader, batch);
        if (reader.ok() && !fits(batch.sums, batch.plan))
            reader.complain_at("/sums", "other counts than planned", "what /plan says");
        if (reader.ok() && batch.shard.number > batch.shard.of)
            reader.complain_at("/shard", "more than there are", "a part of the whole");
    }
    if (!reader.ok()) return {std::nullopt, reader.take_complaints()};
    return {std::move(batch), {}};
}

}  // namespace play::lab
