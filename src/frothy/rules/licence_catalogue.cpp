#include <array>

#include "frothy/licence_legality.h"

namespace frothy {

namespace {

constexpr std::array affects = {
    CatalogueEntry{"FR-PDE-01", "+# Control / Round", true},
    CatalogueEntry{"FR-PDE-02", "-# Resilience", true},
    CatalogueEntry{"FR-PDE-03", "# Damage", true},
    CatalogueEntry{"FR-PDE-04", "# Damage / Round", true},
    CatalogueEntry{"FR-PDE-05", "Lose \"Named\" Trait", false},
    CatalogueEntry{"FR-PDE-06", "# Maximum Acceleration", true},
    CatalogueEntry{"FR-PDE-07", "# Maximum Deceleration", true},
    CatalogueEntry{"FR-PDE-08", "Maximum Speed #", true},
    CatalogueEntry{"FR-PDE-09", "Random", false},
    CatalogueEntry{"FR-PDE-10", "-1 Safe Speed", true},
    CatalogueEntry{"FR-PDE-11", "+/- # Speed Check Acceleration Modifier", true},
    CatalogueEntry{"FR-PDE-12", "+/- # Speed Check Deceleration Modifier", true},
    CatalogueEntry{"FR-PDE-13", "Haste", false},
    CatalogueEntry{"FR-PDE-14", "Slow", false},
    CatalogueEntry{"FR-PDE-15", "-1 Whip / Reins card", true},
    CatalogueEntry{"FR-PDE-16", "Wipe-out", false},
    CatalogueEntry{"FR-PDE-17", "+# Control Loss Point", true},
};

constexpr std::array specials = {
    CatalogueEntry{"FR-SPC-01", "Berserker", true},
    CatalogueEntry{"FR-SPC-02", "Shield", true},
    CatalogueEntry{"FR-SPC-03", "Lash", true},
    CatalogueEntry{"FR-SPC-04", "Yah!", false},
    CatalogueEntry{"FR-SPC-05", "Ramming Speed", false},
    CatalogueEntry{"FR-SPC-06", "Kamikaze", true},
    CatalogueEntry{"FR-SPC-07", "Swerve", true},
    CatalogueEntry{"FR-SPC-08", "Whoah!", true},
    CatalogueEntry{"FR-SPC-09", "Brake", false},
    CatalogueEntry{"FR-SPC-10", "Emergency Stop", false},
    CatalogueEntry{"FR-SPC-11", "Control", true},
    CatalogueEntry{"FR-SPC-12", "Survivor", false},
    CatalogueEntry{"FR-SPC-13", "Lucky", true},
    CatalogueEntry{"FR-SPC-14", "Cool", false},
    CatalogueEntry{"FR-SPC-15", "Determination", false},
};

constexpr std::array traits = {
    CatalogueEntry{"FR-TRT-01", "Stamina", true},
    CatalogueEntry{"FR-TRT-02", "Adaptive", true},
    CatalogueEntry{"FR-TRT-03", "Encouragement", false},
    CatalogueEntry{"FR-TRT-04", "Beastmaster", false},
    CatalogueEntry{"FR-TRT-05", "Champing at the Bit", false},
    CatalogueEntry{"FR-TRT-06", "Rival", true},
    CatalogueEntry{"FR-TRT-07", "Tireless", true},
    CatalogueEntry{"FR-TRT-08", "Long Legs", true},
    CatalogueEntry{"FR-TRT-09", "Lash", true},
    CatalogueEntry{"FR-TRT-10", "Cautious", true},
    CatalogueEntry{"FR-TRT-11", "Hyperactive", true},
    CatalogueEntry{"FR-TRT-12", "Anchor", true},
    CatalogueEntry{"FR-TRT-13", "Rubber Shoes", true},
    CatalogueEntry{"FR-TRT-14", "Tight Leash", true},
    CatalogueEntry{"FR-TRT-15", "Reckless", true},
    CatalogueEntry{"FR-TRT-16", "Lazy", true},
    CatalogueEntry{"FR-TRT-17", "Flyer", false},
    CatalogueEntry{"FR-TRT-18", "Leap", false},
    CatalogueEntry{"FR-TRT-19", "Whitey", false},
    CatalogueEntry{"FR-TRT-20", "Driver", true},
    CatalogueEntry{"FR-TRT-21", "Handling", true},
    CatalogueEntry{"FR-TRT-22", "Reactions", true},
    CatalogueEntry{"FR-TRT-23", "Spinner", true},
    CatalogueEntry{"FR-TRT-24", "Slippery", true},
    CatalogueEntry{"FR-TRT-25", "Snapper", false},
    CatalogueEntry{"FR-TRT-26", "Savage", false},
    CatalogueEntry{"FR-TRT-27", "Fortune Smiles", false},
    CatalogueEntry{"FR-TRT-28", "Tank", true},
    CatalogueEntry{"FR-TRT-29", "Persistent", true},
    CatalogueEntry{"FR-TRT-30", "Blades", true},
    CatalogueEntry{"FR-TRT-31", "Armoured", true},
    CatalogueEntry{"FR-TRT-32", "Evasive", true},
    CatalogueEntry{"FR-TRT-33", "Unlucky Charm", false},
    CatalogueEntry{"FR-TRT-34", "Flimsy", true},
    CatalogueEntry{"FR-TRT-35", "Sneaky", false},
    CatalogueEntry{"FR-TRT-36", "Lady Luck", false},
    CatalogueEntry{"FR-TRT-37", "Cat O' Nine", true},
    CatalogueEntry{"FR-TRT-38", "Frenzied", true},
    CatalogueEntry{"FR-TRT-39", "Whiplash", true},
    CatalogueEntry{"FR-TRT-40", "Shield", true},
    CatalogueEntry{"FR-TRT-41", "Guarded", true},
    CatalogueEntry{"FR-TRT-42", "Ill Fate", false},
    CatalogueEntry{"FR-TRT-43", "Thin Skin", true},
    CatalogueEntry{"FR-TRT-44", "B.S.H.", true},
    CatalogueEntry{"FR-TRT-45", "Failsafes", true},
    CatalogueEntry{"FR-TRT-46", "Spiked", true},
    CatalogueEntry{"FR-TRT-47", "Jerry Rigged", true},
};

}  // namespace

std::span<const CatalogueEntry> catalogue_of_affects() { return affects; }
std::span<const CatalogueEntry> catalogue_of_specials() { return specials; }
std::span<const CatalogueEntry> catalogue_of_traits() { return traits; }

}  // namespace frothy
