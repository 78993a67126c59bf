// Pictures of vehicles: those of the game, and those that players and packs bring
// (docs/formats/licence.md).
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "formats/picture.h"

namespace frothy {

// The folder of pictures that belongs to the file of a licence: beside that of the vehicles, as in
// a pack.
std::string pictures_beside(const std::string& licence_file);

// The bytes of what is asked for as sprites are ("vehicles/sledge"), of a player, a pack or that
// folder; the game's own are not among them. The folder may change.
using PictureSource = std::function<std::optional<std::string>(const std::string& name)>;
PictureSource own_pictures(const formats::DataDirs& dirs, std::shared_ptr<std::string> beside);

// Whether there is a picture of that name, of whomever.
using HasPicture = std::function<bool(const std::string& picture)>;
HasPicture all_pictures(const formats::DataDirs& dirs, const std::string& beside);

}  // namespace frothy
