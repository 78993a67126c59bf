// The computer drivers as characters: a name, a line about them, a portrait, and how they drive in
// each game. They stand in assets/people/rivals.json, for all games alike.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "formats/complaint.h"
#include "play/seat.h"

namespace play {

struct Rival {
    std::string name;
    std::string about;                                        // a message: one line
    std::string temper;                                       // a message: "patient"
    std::string portrait;                                     // below assets
    std::map<std::string, std::string, std::less<>> drivers;  // by game; else the usual one

    const std::string& driver_in(std::string_view game) const;
};

inline constexpr std::string_view cast_schema = "hippodrome-cast/1";

formats::Loaded<std::vector<Rival>> read_cast(std::string_view text, const std::string& file);
// None where there is no such file.
std::vector<Rival> shipped_cast(const std::filesystem::path& data);
const Rival* rival_named(const std::vector<Rival>& cast, std::string_view name);

}  // namespace play
