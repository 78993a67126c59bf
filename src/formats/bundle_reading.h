// What folders and archives have in common while they are read.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "formats/bundle.h"

namespace formats {

// Collects files and complaints of one bundle.
class BundleReading {
public:
    explicit BundleReading(std::string file) : file_(std::move(file)) {}

    bool ok() const { return complaints_.empty(); }
    void complain(std::string entry, std::string found, std::string expected);

    // Takes note of a name; false, with a complaint, if nothing may be called so.
    bool take_name(std::string_view name);
    // Whether one more entry, and that many bytes more, are within the limits.
    bool count_entry();
    bool count_bytes(std::string_view name, std::uint64_t bytes);
    void add(std::string name, std::string bytes);

    Loaded<Bundle> take();

private:
    // The one folder that holds everything is left out of the names.
    void lift_only_folder();
    void check_depth();

    std::string file_;
    Bundle files_;
    std::vector<Complaint> complaints_;
    std::map<std::string, std::string> names_;  // by themselves in small letters
    std::size_t entries_ = 0;
    std::uint64_t bytes_ = 0;
};

}  // namespace formats
