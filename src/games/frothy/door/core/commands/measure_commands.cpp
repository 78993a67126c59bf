#include "games/frothy/door/core/commands/measure_commands.h"

#include <memory>

#include "games/frothy/door/core/lab/arena.h"
#include "games/frothy/door/core/lab/variants.h"

namespace frothy {

using namespace play;

namespace {

struct CompareOrder : ArenaOrder {
    std::vector<std::string> vehicles;
    lab::Telling telling;
};

int compare(const CompareOrder& order, const CommandContext& context) {
    if (order.vehicles.size() != 2) {
        throw UsageError("compare: found " + std::to_string(order.vehicles.size()) +
                         " vehicles, expected two");
    }
    const Licence first = licence_of(order.vehicles[0], context);
    const Licence second = licence_of(order.vehicles[1], context);
    const Arena arena(order, context);
    const auto comparison =
        lab::compare(arena.contender(first, first.name), arena.contender(second, second.name),
                     order.batch, [](const lab::Comparison&) {});
    lab::tell_comparison(context.streams.out, comparison, order.telling);
    return exit_good;
}

struct SweepOrder : ArenaOrder {
    std::string vehicle{basic_chariot};
    lab::Telling telling;
};

int sweep(const SweepOrder& order, const CommandContext& context) {
    const Licence usual = licence_of(order.vehicle, context);
    const Arena arena(order, context);
    std::vector<lab::Variant> variants;
    for (const LicenceVariant& variant : variants_of(usual)) {
        variants.push_back({variant.group, variant.name, [&arena, variant] {
                                return arena.contender(variant.licence, variant.name);
                            }});
    }
    const auto rows = lab::sweep(arena.contender(usual, usual.name), variants, order.batch,
                                 [](const lab::SweepRow&) {});
    lab::tell_sweep(context.streams.out, rows, order.telling);
    return exit_good;
}

}  // namespace

CommandRun declare_compare(CommandOptions& options) {
    constexpr std::uint64_t most_races = 2'400;
    const auto order = std::make_shared<CompareOrder>();
    options.describe(
        "Races two vehicles against the same rivals, in the same seat of the same races with the\n"
        "same dice, until it is clear which of them wins more. The interval holds 95 % however\n"
        "often it is looked at, so that stopping at the first clear answer is honest. --races "
        "says\n"
        "how many to run on each course at most.\n");
    options.files("VEHICLE", order->vehicles, Needed::yes, "two vehicles by name or file");
    declare_arena(options, most_races, *order);
    lab::declare_telling(options, order->telling);
    options.end_with("Exit code: 0 done, 1 bad content, 2 wrong usage.");
    return [order](const CommandContext& context) { return compare(*order, context); };
}

CommandRun declare_sweep(CommandOptions& options) {
    constexpr std::uint64_t races = 240;
    const auto order = std::make_shared<SweepOrder>();
    options.describe(
        "What each trait, card, box and rating is worth: a vehicle raced unchanged and with one\n"
        "thing changed at a time, in the same races with the same dice.\n");
    options.file("VEHICLE", order->vehicle, Needed::no,
                 "a vehicle by name or file (default: the basic chariot)");
    declare_arena(options, races, *order);
    lab::declare_telling(options, order->telling);
    options.end_with("Exit code: 0 done, 1 bad content, 2 wrong usage.");
    return [order](const CommandContext& context) { return sweep(*order, context); };
}

}  // namespace frothy
