#include <array>

#include "games/frothy/rules/licence/licence_legality.h"

namespace frothy {

namespace {

using enum CatalogueEntry::Number;
using enum CatalogueEntry::Nature;

constexpr std::array affects = {
    CatalogueEntry{"FR-PDE-01", "+# Control / Round", needed},
    CatalogueEntry{"FR-PDE-02", "-# Resilience", needed},
    CatalogueEntry{"FR-PDE-03", "# Damage", needed},
    CatalogueEntry{"FR-PDE-04", "# Damage / Round", needed},
    CatalogueEntry{"FR-PDE-05", "Lose \"Named\" Trait", none},
    CatalogueEntry{"FR-PDE-06", "# Maximum Acceleration", needed},
    CatalogueEntry{"FR-PDE-07", "# Maximum Deceleration", needed},
    CatalogueEntry{"FR-PDE-08", "Maximum Speed #", needed},
    CatalogueEntry{"FR-PDE-09", "Random", none},
    CatalogueEntry{"FR-PDE-10", "-1 Safe Speed", needed},
    CatalogueEntry{"FR-PDE-11", "+/- # Speed Check Acceleration Modifier", needed},
    CatalogueEntry{"FR-PDE-12", "+/- # Speed Check Deceleration Modifier", needed},
    CatalogueEntry{"FR-PDE-13", "Haste", none},
    CatalogueEntry{"FR-PDE-14", "Slow", none},
    CatalogueEntry{"FR-PDE-15", "-1 Whip / Reins card", needed},
    CatalogueEntry{"FR-PDE-16", "Wipe-out", none},
    CatalogueEntry{"FR-PDE-17", "+# Control Loss Point", needed},
};

constexpr std::array specials = {
    CatalogueEntry{"FR-SPC-01", "Berserker", needed},
    CatalogueEntry{"FR-SPC-02", "Shield", needed},
    CatalogueEntry{"FR-SPC-03", "Lash", needed},
    CatalogueEntry{"FR-SPC-04", "Yah!", optional},
    CatalogueEntry{"FR-SPC-05", "Ramming Speed", none},
    CatalogueEntry{"FR-SPC-06", "Kamikaze", needed},
    CatalogueEntry{"FR-SPC-07", "Swerve", needed},
    CatalogueEntry{"FR-SPC-08", "Whoah!", needed},
    CatalogueEntry{"FR-SPC-09", "Brake", optional},
    CatalogueEntry{"FR-SPC-10", "Emergency Stop", none},
    CatalogueEntry{"FR-SPC-11", "Control", needed},
    CatalogueEntry{"FR-SPC-12", "Survivor", none},
    CatalogueEntry{"FR-SPC-13", "Lucky", needed},
    CatalogueEntry{"FR-SPC-14", "Cool", none},
    CatalogueEntry{"FR-SPC-15", "Determination", none},
};

constexpr std::array traits = {
    CatalogueEntry{"FR-TRT-01", "Stamina", needed, edge},
    CatalogueEntry{"FR-TRT-02", "Adaptive", needed, edge},
    CatalogueEntry{"FR-TRT-03", "Encouragement", none, edge},
    CatalogueEntry{"FR-TRT-04", "Beastmaster", none, edge},
    CatalogueEntry{"FR-TRT-05", "Champing at the Bit", none, either},
    CatalogueEntry{"FR-TRT-06", "Rival", needed, edge},
    CatalogueEntry{"FR-TRT-07", "Tireless", needed, edge},
    CatalogueEntry{"FR-TRT-08", "Long Legs", needed, edge},
    CatalogueEntry{"FR-TRT-09", "Lash", needed, edge},
    CatalogueEntry{"FR-TRT-10", "Cautious", needed, flaw},
    CatalogueEntry{"FR-TRT-11", "Hyperactive", needed, either},
    CatalogueEntry{"FR-TRT-12", "Anchor", needed, edge},
    CatalogueEntry{"FR-TRT-13", "Rubber Shoes", needed, edge},
    CatalogueEntry{"FR-TRT-14", "Tight Leash", needed, edge},
    CatalogueEntry{"FR-TRT-15", "Reckless", optional, flaw},
    CatalogueEntry{"FR-TRT-16", "Lazy", needed, flaw},
    CatalogueEntry{"FR-TRT-17", "Flyer", none, edge},
    CatalogueEntry{"FR-TRT-18", "Leap", none, edge},
    CatalogueEntry{"FR-TRT-19", "Whitey", none, flaw},
    CatalogueEntry{"FR-TRT-20", "Driver", needed, edge},
    CatalogueEntry{"FR-TRT-21", "Handling", needed, edge},
    CatalogueEntry{"FR-TRT-22", "Reactions", needed, edge},
    CatalogueEntry{"FR-TRT-23", "Spinner", needed, flaw},
    CatalogueEntry{"FR-TRT-24", "Slippery", needed, flaw},
    CatalogueEntry{"FR-TRT-25", "Snapper", none, edge},
    CatalogueEntry{"FR-TRT-26", "Savage", none, edge},
    CatalogueEntry{"FR-TRT-27", "Fortune Smiles", none, edge},
    CatalogueEntry{"FR-TRT-28", "Tank", needed, edge},
    CatalogueEntry{"FR-TRT-29", "Persistent", needed, edge},
    CatalogueEntry{"FR-TRT-30", "Blades", needed, edge},
    CatalogueEntry{"FR-TRT-31", "Armoured", needed, edge},
    CatalogueEntry{"FR-TRT-32", "Evasive", needed, edge},
    CatalogueEntry{"FR-TRT-33", "Unlucky Charm", none, flaw},
    CatalogueEntry{"FR-TRT-34", "Flimsy", needed, flaw},
    CatalogueEntry{"FR-TRT-35", "Sneaky", none, edge},
    CatalogueEntry{"FR-TRT-36", "Lady Luck", none, edge},
    CatalogueEntry{"FR-TRT-37", "Cat O' Nine", needed, edge},
    CatalogueEntry{"FR-TRT-38", "Frenzied", needed, edge},
    CatalogueEntry{"FR-TRT-39", "Whiplash", needed, edge},
    CatalogueEntry{"FR-TRT-40", "Shield", needed, edge},
    CatalogueEntry{"FR-TRT-41", "Guarded", needed, edge},
    CatalogueEntry{"FR-TRT-42", "Ill Fate", none, flaw},
    CatalogueEntry{"FR-TRT-43", "Thin Skin", needed, flaw},
    CatalogueEntry{"FR-TRT-44", "B.S.H.", needed, edge},
    CatalogueEntry{"FR-TRT-45", "Failsafes", needed, edge},
    CatalogueEntry{"FR-TRT-46", "Spiked", needed, edge},
    CatalogueEntry{"FR-TRT-47", "Jerry Rigged", needed, flaw},
};

}  // namespace

std::span<const CatalogueEntry> catalogue_of_affects() { return affects; }
std::span<const CatalogueEntry> catalogue_of_specials() { return specials; }
std::span<const CatalogueEntry> catalogue_of_traits() { return traits; }

}  // namespace frothy
