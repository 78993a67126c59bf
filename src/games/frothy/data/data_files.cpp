#include "games/frothy/data/data_files.h"

#include <utility>

#include "games/frothy/data/study.h"
#include "games/frothy/rules/course/course_check.h"
#include "games/frothy/rules/licence/licence_legality.h"

namespace frothy {

namespace {

template <class T, class Read, class Check>
Loaded<T> load(const std::string& path, const Read& read, const Check& check) {
    Loaded<std::string> text = formats::read_text_file(path);
    if (!text.ok()) return {std::nullopt, std::move(text.complaints)};
    Loaded<T> loaded = read(*text.value, path);
    if (!loaded.ok()) return loaded;
    for (const Fault& fault : check(*loaded.value)) {
        if (fault.severity != Severity::error) continue;
        loaded.complaints.push_back(complaint_of(fault, path));
    }
    if (!loaded.complaints.empty()) loaded.value.reset();
    return loaded;
}

}  // namespace

Loaded<CoursePlan> load_course(const std::string& path) {
    Loaded<CoursePlan> loaded = load<CoursePlan>(path, read_course, [](const CoursePlan& plan) {
        return find_faults(plan, Strictness::race_course);
    });
    if (loaded.ok()) return loaded;
    const Loaded<std::string> text = formats::read_text_file(path);
    if (!text.ok()) return loaded;
    loaded.complaints.clear();
    for (Finding& finding : study_course(*text.value, path).findings)
        if (finding.severity == Severity::error)
            loaded.complaints.push_back(std::move(finding.what));
    return loaded;
}

Loaded<Licence> load_licence(const std::string& path) {
    return load<Licence>(path, read_licence,
                         [](const Licence& licence) { return find_faults(licence); });
}

Loaded<NamedHouseRules> load_house_rules(const std::string& path) {
    return load<NamedHouseRules>(path, read_house_rules,
                                 [](const NamedHouseRules&) { return std::vector<Fault>(); });
}

}  // namespace frothy
