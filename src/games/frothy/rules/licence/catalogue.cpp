// The catalogue. scripts/catalogues takes the names from here for the translators.
#include "games/frothy/rules/licence/catalogue.h"

#include <array>

#include "games/frothy/rules/ids.h"

namespace frothy {

namespace {

using enum CatalogueEntry::Number;
using enum CatalogueEntry::Nature;
using enum CatalogueEntry::Use;
using enum CatalogueEntry::Acts;

constexpr auto affects = std::to_array<CatalogueEntry>({
    {.rule = "FR-PDE-01",
     .name = "+# Control / Round",
     .number = needed,
     .in_ledger = "+# Control per round"},
    {.rule = "FR-PDE-02", .name = "-# Resilience", .number = needed, .most = 3},
    {.rule = "FR-PDE-03", .name = "# Damage", .number = needed, .acts = once},
    {.rule = "FR-PDE-04",
     .name = "# Damage / Round",
     .number = needed,
     .in_ledger = "# Damage per round"},
    {.rule = "FR-PDE-05", .name = "Lose \"Named\" Trait", .in_ledger = "Lose a named trait"},
    {.rule = "FR-PDE-06",
     .name = "# Maximum Acceleration",
     .number = needed,
     .least = 0,
     .most = max_boxes,
     .in_ledger = "Maximum Acceleration #"},
    {.rule = "FR-PDE-07",
     .name = "# Maximum Deceleration",
     .number = needed,
     .least = 0,
     .most = max_boxes,
     .in_ledger = "Maximum Deceleration #"},
    {.rule = "FR-PDE-08",
     .name = "Maximum Speed #",
     .number = needed,
     .least = 0,
     .most = rating_count - 1},
    {.rule = "FR-PDE-09", .name = "Random", .acts = once},
    {.rule = "FR-PDE-10", .name = "-1 Safe Speed", .number = needed, .most = 1},
    {.rule = "FR-PDE-11",
     .name = "+/- # Speed Check Acceleration Modifier",
     .number = needed,
     .least = -20,
     .in_ledger = "Acceleration modifier +/-#"},
    {.rule = "FR-PDE-12",
     .name = "+/- # Speed Check Deceleration Modifier",
     .number = needed,
     .least = -20,
     .in_ledger = "Deceleration modifier +/-#"},
    {.rule = "FR-PDE-13", .name = "Haste"},
    {.rule = "FR-PDE-14", .name = "Slow"},
    {.rule = "FR-PDE-15",
     .name = "-1 Whip / Reins card",
     .number = needed,
     .most = 1,
     .acts = once,
     .in_ledger = "-1 Whip or Reins card"},
    {.rule = "FR-PDE-16", .name = "Wipe-out", .acts = once},
    {.rule = "FR-PDE-17", .name = "+# Control Loss Point", .number = needed},
});

constexpr auto specials = std::to_array<CatalogueEntry>({
    {.rule = "FR-SPC-01", .name = "Berserker", .number = needed, .face = CardFace::whip},
    {.rule = "FR-SPC-02", .name = "Shield", .number = needed, .face = CardFace::whip},
    {.rule = "FR-SPC-03", .name = "Lash", .number = needed, .face = CardFace::whip},
    {.rule = "FR-SPC-04",
     .name = "Yah!",
     .number = optional,
     .use = in_part,
     .face = CardFace::whip},
    {.rule = "FR-SPC-05", .name = "Ramming Speed", .face = CardFace::whip},
    {.rule = "FR-SPC-06", .name = "Kamikaze", .number = needed, .face = CardFace::reins},
    {.rule = "FR-SPC-07", .name = "Swerve", .number = needed, .face = CardFace::reins},
    {.rule = "FR-SPC-08", .name = "Whoah!", .number = needed, .face = CardFace::reins},
    {.rule = "FR-SPC-09",
     .name = "Brake",
     .number = optional,
     .use = in_part,
     .face = CardFace::reins},
    {.rule = "FR-SPC-10", .name = "Emergency Stop", .face = CardFace::reins},
    {.rule = "FR-SPC-11", .name = "Control", .number = needed},
    {.rule = "FR-SPC-12", .name = "Survivor"},
    {.rule = "FR-SPC-13", .name = "Lucky", .number = needed},
    {.rule = "FR-SPC-14", .name = "Cool"},
    {.rule = "FR-SPC-15", .name = "Determination"},
});

constexpr auto traits = std::to_array<CatalogueEntry>({
    {"FR-TRT-01", "Stamina", needed, edge, in_part},
    {"FR-TRT-02", "Adaptive", needed, edge},
    {"FR-TRT-03", "Encouragement", none, edge},
    {"FR-TRT-04", "Beastmaster", none, edge},
    {"FR-TRT-05", "Champing at the Bit", none, either},
    {"FR-TRT-06", "Rival", needed, edge},
    {"FR-TRT-07", "Tireless", needed, edge},
    {"FR-TRT-08", "Long Legs", needed, edge, in_part},
    {"FR-TRT-09", "Lash", needed, edge},
    {"FR-TRT-10", "Cautious", needed, flaw},
    {"FR-TRT-11", "Hyperactive", needed, either},
    {"FR-TRT-12", "Anchor", needed, edge},
    {"FR-TRT-13", "Rubber Shoes", needed, edge, in_part},
    {"FR-TRT-14", "Tight Leash", needed, edge},
    {"FR-TRT-15", "Reckless", optional, flaw},
    {"FR-TRT-16", "Lazy", needed, flaw},
    {"FR-TRT-17", "Flyer", none, edge},
    {"FR-TRT-18", "Leap", none, edge},
    {"FR-TRT-19", "Whitey", none, flaw},
    {"FR-TRT-20", "Driver", needed, edge, in_part},
    {"FR-TRT-21", "Handling", needed, edge},
    {"FR-TRT-22", "Reactions", needed, edge, in_part},
    {"FR-TRT-23", "Spinner", needed, flaw},
    {"FR-TRT-24", "Slippery", needed, flaw},
    {"FR-TRT-25", "Snapper", none, edge},
    {"FR-TRT-26", "Savage", none, edge},
    {"FR-TRT-27", "Fortune Smiles", none, edge},
    {"FR-TRT-28", "Tank", needed, edge, in_part},
    {"FR-TRT-29", "Persistent", needed, edge},
    {"FR-TRT-30", "Blades", needed, edge, in_part},
    {"FR-TRT-31", "Armoured", needed, edge, in_part},
    {"FR-TRT-32", "Evasive", needed, edge},
    {"FR-TRT-33", "Unlucky Charm", none, flaw},
    {"FR-TRT-34", "Flimsy", needed, flaw},
    {"FR-TRT-35", "Sneaky", none, edge},
    {"FR-TRT-36", "Lady Luck", none, edge},
    {"FR-TRT-37", "Cat O' Nine", needed, edge, in_part},
    {"FR-TRT-38", "Frenzied", needed, edge},
    {"FR-TRT-39", "Whiplash", needed, edge, in_part},
    {"FR-TRT-40", "Shield", needed, edge, in_part},
    {"FR-TRT-41", "Guarded", needed, edge},
    {"FR-TRT-42", "Ill Fate", none, flaw},
    {"FR-TRT-43", "Thin Skin", needed, flaw},
    {"FR-TRT-44", "B.S.H.", needed, edge, in_part},
    {"FR-TRT-45", "Failsafes", needed, edge, in_part},
    {"FR-TRT-46", "Spiked", needed, edge, in_part},
    {"FR-TRT-47", "Jerry Rigged", needed, flaw},
});

// Entry n of an area stands in place n - 1.
template <std::size_t N>
constexpr bool is_in_order(const std::array<CatalogueEntry, N>& entries) {
    for (std::size_t i = 0; i < N; ++i) {
        if (entries[i].rule.number() != static_cast<int>(i) + 1) return false;
    }
    return true;
}
static_assert(is_in_order(affects) && is_in_order(specials) && is_in_order(traits));

}  // namespace

std::span<const CatalogueEntry> catalogue_of_affects() { return affects; }
std::span<const CatalogueEntry> catalogue_of_specials() { return specials; }
std::span<const CatalogueEntry> catalogue_of_traits() { return traits; }

const CatalogueEntry* find_entry(Rule rule) {
    for (const std::span<const CatalogueEntry> entries :
         {catalogue_of_affects(), catalogue_of_specials(), catalogue_of_traits()}) {
        if (entries.front().rule.area() != rule.area()) continue;
        const auto place = static_cast<std::size_t>(rule.number()) - 1;
        return place < entries.size() ? &entries[place] : nullptr;
    }
    return nullptr;
}

}  // namespace frothy
