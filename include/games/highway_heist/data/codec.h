// Highway Heist as records know it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/json_fwd.h"
#include "games/highway_heist/data/names.h"
#include "games/highway_heist/rules/highway_heist.h"
#include "play/usual_codec.h"

namespace highway_heist {

struct Codec : play::UsualCodec<HighwayHeist, Terms, names::asks, names::whys> {
    static constexpr std::string_view game = "highway-heist";
    static constexpr int rules_version = 1;

    // "drive", "leap suv A", "leap wheel", "stunt roof rider", "throw cargo two"; a number, a
    // member, a perch and a space by themselves: "2", "two", "suv A", "5,3"; "dice 1 3".
    static std::string text_of(const Option& option);
    static std::optional<Option> option_named(std::string_view text);
    static std::string text_of(const Rule& rule) { return rule.text(); }
    static std::uint8_t sides_of(Why why);
    static std::string_view face_text(Why why, std::uint8_t face);
    // "5,3"
    static std::string text_of(Space space);
    static std::optional<Space> space_named(std::string_view text);
    static std::string_view name_of(Perch perch);
    static std::optional<Perch> perch_named(std::string_view text);
    using UsualCodec::name_of;

    static std::vector<std::string_view> agreement_keys() { return {"terms"}; }
    static void write_agreement(const Agreement& terms, formats::OrderedJson& document);
    static Agreement read_agreement(const formats::Members& members, formats::Reader& reader);
    static std::size_t seat_count(const Agreement& terms) { return terms.players; }

    static Heist first_state(const Agreement& terms, const Setting&) { return heist_of(terms); }
    static formats::OrderedJson state_to_json(const Heist& heist);
    static Heist state_from_json(const formats::Json& json, formats::Reader& reader,
                                 const Setting& setting);
    static std::uint64_t state_hash(const Heist& heist);
    static std::uint16_t round_of(const Heist& heist) { return heist.round; }
    static bool is_marked(const Heist& heist) {
        return heist.stage == Stage::next_player || heist.stage == Stage::over;
    }
};

// What is agreed, and a game as rule cases have it: whatever is not said stays as it is.
void read_terms(const formats::Json& json, formats::Reader& reader, Terms& terms);
void read_heist(const formats::Json& json, formats::Reader& reader, Heist& heist);

}  // namespace highway_heist
