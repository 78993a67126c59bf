#include "games/frothy/door/race_library.h"

#include <algorithm>
#include <random>

#include "games/frothy/data/data_files.h"
#include "games/frothy/data/record/journal_file.h"
#include "games/frothy/door/core/document.h"
#include "games/frothy/rules/course/course_check.h"
#include "play/followed_file.h"
#include "play/library.h"
#include "play/people/cast.h"
#include "words/words.h"

namespace frothy {

using words::tr;

void keep_house_rules(const NamedHouseRules& rules, const play::UserDirs& dirs) {
    const std::filesystem::path file = dirs.house_rules() / (play::file_stem(rules.name) + ".json");
    const std::string trouble = play::replace_file(file.string(), write_house_rules(rules));
    if (!trouble.empty()) throw GameError(trouble);
}

SetupOffers read_offers(const formats::DataDirs& dirs, const std::string& also_course,
                        const std::string& also_vehicle) {
    SetupOffers offers;
    const auto complain = [&](const std::vector<formats::Complaint>& complaints) {
        if (!complaints.empty()) offers.troubles.push_back(formats::text_of(complaints.front()));
    };
    const auto add_course = [&](const std::string& id, const std::string& path) {
        auto loaded = load_course(path);
        complain(loaded.complaints);
        if (!loaded.ok() || loaded.value->grid.size() < least_seats) return;
        offers.courses.push_back({id, Course(std::move(*loaded.value))});
    };
    const auto add_licence = [&](const std::string& id, const std::string& path) {
        auto loaded = load_licence(path);
        complain(loaded.complaints);
        if (loaded.ok()) offers.licences.push_back({id, std::move(*loaded.value)});
    };
    const auto read = [&](formats::ContentKind kind, const std::string& also, const auto& add) {
        std::string first;
        if (!also.empty()) {
            const auto path = formats::find_data_file(dirs, kind, also);
            if (path) {
                first = *path;
                add(also, first);
            }
        }
        for (const formats::DataFile& file : formats::list_data_files(dirs, kind)) {
            if (file.path != first) add(file.id, file.path);
        }
    };
    read(course_files, also_course, add_course);
    read(licence_files, also_vehicle, add_licence);
    for (const auto& file : formats::list_data_files(dirs, house_rule_files)) {
        auto loaded = load_house_rules(file.path);
        complain(loaded.complaints);
        if (loaded.ok()) offers.rule_sets.push_back(std::move(*loaded.value));
    }
    offers.cast = play::shipped_cast(dirs.data);
    if (offers.courses.empty()) throw GameError(tr("There is no course that can be read."));
    if (offers.licences.empty()) throw GameError(tr("There is no vehicle that can be read."));
    return offers;
}

std::vector<std::string> parade_of(const SetupOffers& offers, const formats::DataDirs& dirs) {
    std::vector<std::string> shipped;
    for (const auto& file : formats::list_data_files({dirs.data, {}}, licence_files))
        shipped.push_back(file.id);
    std::vector<std::string> pictures;
    for (const bool are_own : {true, false}) {
        for (const LicenceOffer& offer : offers.licences) {
            const bool is_own = std::ranges::count(shipped, offer.id) == 0;
            if (is_own == are_own && pictures.size() < max_vehicles)
                pictures.push_back(picture_name(offer.licence));
        }
    }
    return pictures;
}

RaceSetup setup_of(const SetupPlan& plan, const SetupOffers& offers, std::uint64_t seed) {
    RaceSetup setup;
    static_cast<TableRules&>(setup) = plan;
    setup.course = offers.courses[plan.course].course.plan();
    for (const SeatPlan& chosen : plan.seats) {
        setup.seats.push_back(ui::seat_of(chosen));
        setup.licences.push_back(offers.licences[chosen.licence].licence);
    }
    if (plan.terms.time_limit == TimeLimit::clock)
        setup.time.minutes = static_cast<std::uint16_t>(plan.minutes);
    if (plan.terms.type == RaceType::fox_and_hounds && plan.fox_play == FoxPlay::in_turns) {
        setup.match = FoxMatch{};
        setup.terms = setup.match->next_terms(setup.terms);
    }
    const NamedHouseRules* set = set_in_force(plan, offers);
    setup.rule_set = set != nullptr ? set->name : std::string();
    setup.seed = plan.seed.value_or(seed);
    return setup;
}

}  // namespace frothy
