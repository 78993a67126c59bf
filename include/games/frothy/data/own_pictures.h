// Pictures of vehicles and of what lies on the hexes of a course: those that players and packs
// bring (docs/formats/licence.md, docs/formats/course.md).
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "formats/picture.h"

namespace frothy {

// The folder of pictures that belongs to the file of a licence or a course: beside that of the
// vehicles or the tracks, as in a pack.
std::string pictures_beside(const std::string& file);

// The bytes of what is asked for as sprites are ("vehicles/sledge", "board/hay"), of a player, a
// pack or that folder; the game's own are not among them. The folder may change.
using PictureSource = std::function<std::optional<std::string>(const std::string& name)>;
PictureSource own_pictures(const formats::DataDirs& dirs, std::shared_ptr<std::string> beside);

// Whether there is a picture of that name.
using HasPicture = std::function<bool(const std::string& picture)>;
// Of a vehicle, of whomever.
HasPicture all_pictures(const formats::DataDirs& dirs, const std::string& beside);
// Of a look that the game has none of.
HasPicture own_looks(const formats::DataDirs& dirs, const std::string& beside);

}  // namespace frothy
