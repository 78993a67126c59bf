// What reads what somebody else has written: each loader of the program, as a fuzzer asks for it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace fuzz {

struct Loader {
    std::string name;
    // Reads a text as a file would be read, and does with what was read what the program does
    // first. Throws Broken where a promise does not hold.
    void (*load)(std::string_view text) = nullptr;
    // Sound documents to start from.
    std::vector<std::string> (*seeds)() = nullptr;
};

struct Broken : std::logic_error {
    using std::logic_error::logic_error;
};
inline void promise(bool is_kept, const char* what) {
    if (!is_kept) throw Broken(what);
}

// The texts of all files below a folder of the project that end so.
std::vector<std::string> texts_below(const char* folder, std::string_view ending);

std::vector<Loader> document_loaders();
std::vector<Loader> record_loaders();
std::vector<Loader> scenario_loaders();
std::vector<Loader> play_loaders();

// Changes so many things in a JSON document, or in one line of a file of such: false if it is none.
bool mutate_json(std::string& text, std::uint32_t seed, unsigned times);

}  // namespace fuzz
