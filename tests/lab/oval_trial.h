// Trials on the oval.
#pragma once

#include <memory>

#include "ai/oval.h"
#include "games/frothy/door/core/lab/trial.h"

namespace frothy::testing {

inline play::lab::Trial oval_trial(int vehicles, DriverKind driver = DriverKind::steady) {
    return trial_of(std::make_shared<const Setting>(oval_setting(vehicles)),
                    {all_seats(driver), {}});
}

// A small one, for many races.
inline std::shared_ptr<Setting> small_oval(int vehicles) {
    auto setting = std::make_shared<Setting>(oval_setting(vehicles));
    setting->course = Course(oval_plan(3, 2, 4));
    return setting;
}

inline play::lab::Trial small_trial(int vehicles, DriverKind driver) {
    return trial_of(small_oval(vehicles), {all_seats(driver), {}});
}

}  // namespace frothy::testing
