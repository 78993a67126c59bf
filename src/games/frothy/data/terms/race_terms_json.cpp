#include "games/frothy/data/json_reading.h"

#include "games/frothy/data/terms/terms_fields.h"

namespace frothy {

void read_value(const Json& json, Reader& reader, ScoringTerms& scoring) {
    if (json.is_boolean()) {
        scoring.scoring = json.get<bool>() ? Scoring::used : Scoring::unused;
        return;
    }
    formats::read_object(json, reader, scoring);
    scoring.scoring = Scoring::used;
}

OrderedJson value_json(const ScoringTerms& scoring) { return formats::object_json(scoring); }

OrderedJson race_terms_to_json(const RaceTerms& terms) { return formats::object_json(terms); }

RaceTerms race_terms_from_json(const Json& document, Reader& reader) {
    RaceTerms terms;
    formats::read_object(document, reader, terms);
    return terms;
}

}  // namespace frothy
