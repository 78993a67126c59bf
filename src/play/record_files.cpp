#include "play/record_files.h"

#include <random>

#include "formats/data_files.h"

namespace play {

bool is_autosave_text(std::string_view text) {
    return formats::schema_of(text) != record_schema &&
           formats::schema_of(text.substr(0, text.find('\n'))) == record_schema;
}

bool is_autosave(const std::string& path) {
    if (std::filesystem::path(path).extension() == ".journal") return true;
    const auto text = formats::read_text_file(path);
    return text.ok() && is_autosave_text(*text.value);
}

std::uint64_t drawn_seed() {
    std::random_device device;
    const std::uint64_t high = device();
    return (high << 16U ^ device()) % 1'000'000'000U;
}

}  // namespace play
