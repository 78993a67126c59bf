#include "support/shipped.h"

#include <stdexcept>

#include "games/frothy/data/data_files.h"

namespace frothy::conformance {

namespace {

template <class T>
T value_of_loaded(Loaded<T> loaded) {
    if (loaded.ok()) return std::move(*loaded.value);
    throw std::runtime_error(text_of(loaded.complaints.front()));
}

std::vector<CoursePlan> courses_of(const char* data) {
    std::vector<CoursePlan> plans;
    for (const formats::DataFile& file : formats::list_data_files({data, {}}, course_files))
        plans.push_back(value_of_loaded(load_course(file.path)));
    if (plans.empty()) throw std::runtime_error("no courses");
    return plans;
}

std::vector<Licence> licences_of(const char* data) {
    std::vector<Licence> all;
    for (const formats::DataFile& file : formats::list_data_files({data, {}}, licence_files))
        all.push_back(value_of_loaded(load_licence(file.path)));
    return all;
}

}  // namespace

const std::vector<CoursePlan>& shipped_courses() {
    static const std::vector<CoursePlan> courses = courses_of(HIPPODROME_DATA_DIR);
    return courses;
}

const std::vector<Licence>& shipped_licences() {
    static const std::vector<Licence> licences = licences_of(HIPPODROME_DATA_DIR);
    return licences;
}

const std::vector<CoursePlan>& kept_courses() {
    static const std::vector<CoursePlan> courses = courses_of(HIPPODROME_KEPT_DATA_DIR);
    return courses;
}

const std::vector<Licence>& kept_licences() {
    static const std::vector<Licence> licences = licences_of(HIPPODROME_KEPT_DATA_DIR);
    return licences;
}

const Licence& shipped_licence(const std::string& id) {
    for (const Licence& licence : shipped_licences()) {
        if (licence.id == id) return licence;
    }
    throw std::runtime_error("no vehicle " + id);
}

Setting basic_setting(const CoursePlan& plan, int vehicles) {
    Setting setting;
    setting.course = Course(plan);
    setting.licences.assign(static_cast<std::size_t>(vehicles), shipped_licence("basic-chariot"));
    setting.laps = 1;
    return setting;
}

}  // namespace frothy::conformance
