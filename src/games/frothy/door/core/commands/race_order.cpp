#include "games/frothy/door/core/commands/race_order.h"

#include <map>

#include "games/frothy/rules/race_start.h"
#include "play/commands/command_words.h"

namespace frothy {

using namespace play;

std::string path_of(const formats::DataDirs& dirs, formats::ContentKind kind,
                    const std::string& name, std::string_view what) {
    const auto path = formats::find_data_file(dirs, kind, name);
    if (path) return *path;
    if (name.find('/') != std::string::npos) throw ContentError("there is no file " + name);
    std::string known;
    for (const formats::DataFile& file : formats::list_data_files(dirs, kind)) {
        known += known.empty() ? file.id : ", " + file.id;
    }
    throw ContentError("there is no " + std::string(what) + " \"" + name + "\"" +
                       (known.empty() ? "" : "; there are " + known));
}

namespace {

template <class T>
T value_of_loaded(Loaded<T> loaded) {
    if (loaded.ok()) return std::move(*loaded.value);
    std::string text;
    for (const Complaint& complaint : loaded.complaints) {
        if (!text.empty()) text += "\n";
        text += text_of(complaint);
    }
    throw ContentError(text);
}

}  // namespace

bool is_course(const std::string& name, const CommandContext& context) {
    if (formats::find_data_file(context.data_dirs(), licence_files, name))
        return kind_of_file(name) == DocumentKind::course;
    if (formats::find_data_file(context.data_dirs(), course_files, name)) return true;
    throw ContentError("there is no vehicle and no course \"" + name + "\"");
}

Setting load_setting(const SettingOrder& order, const formats::DataDirs& dirs) {
    Setting setting;
    std::string course = order.course;
    if (course.empty()) {
        const auto files = formats::list_data_files(dirs, course_files);
        if (files.empty()) throw ContentError("there is no course in " + dirs.data + "/tracks");
        course = files.front().path;
    }
    setting.course =
        Course(value_of_loaded(load_course(path_of(dirs, course_files, course, "course"))));
    std::map<std::string, Licence> loaded;
    for (const std::string& name : order.vehicles) {
        if (!loaded.contains(name)) {
            loaded[name] =
                value_of_loaded(load_licence(path_of(dirs, licence_files, name, "vehicle")));
        }
        setting.licences.push_back(loaded[name]);
    }
    if (!order.rules.empty()) {
        setting.rules =
            value_of_loaded(load_house_rules(
                                path_of(dirs, house_rule_files, order.rules, "set of house rules")))
                .rules;
    }
    setting.laps =
        order.laps > 0 ? static_cast<std::uint8_t>(order.laps) : setting.course.plan().laps;
    setting.terms = order.terms;
    std::string faults;
    for (const Fault& fault : find_race_faults(setting))
        faults += (faults.empty() ? "" : "\n") + text_of(fault);
    if (!faults.empty()) throw ContentError(faults);
    return setting;
}

std::vector<std::string> vehicles_named(std::string_view text) {
    constexpr auto most = static_cast<std::uint64_t>(max_vehicles);
    std::vector<std::string> names;
    if (const auto count = whole_number(text)) {
        if (*count < 1 || *count > most) {
            throw UsageError("--vehicles: found " + std::string(text) +
                             ", expected 1 to 6 (FR-GEN-01)");
        }
        names.assign(static_cast<std::size_t>(*count), std::string(basic_chariot));
        return names;
    }
    names = comma_list("--vehicles", text);
    if (names.size() > most) {
        throw UsageError("--vehicles: found " + std::to_string(names.size()) +
                         " vehicles, expected 1 to 6 (FR-GEN-01)");
    }
    return names;
}

}  // namespace frothy
