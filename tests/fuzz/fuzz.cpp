// A libFuzzer program for every loader: hippodrome_fuzz --loader=NAME [options of libFuzzer].
// Without one it names them all.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>

#include "fuzz/loader.h"

namespace {

using fuzz::Loader;

std::vector<Loader> all_loaders() {
    std::vector<Loader> all;
    for (auto* some : {fuzz::document_loaders, fuzz::record_loaders, fuzz::scenario_loaders,
                       fuzz::play_loaders}) {
        std::vector<Loader> loaders = some();
        std::move(loaders.begin(), loaders.end(), std::back_inserter(all));
    }
    return all;
}

// libFuzzer calls plain functions, so that what they share can only be here.
struct Target {
    Loader loader;
    std::vector<std::string> seeds;
    std::size_t most = 0;  // bytes: what is longer takes longer and finds no more
};
Target& target() {
    static Target chosen;
    return chosen;
}

void choose(const std::string& name) {
    for (Loader& loader : all_loaders()) {
        if (loader.name != name) continue;
        target().seeds = loader.seeds();
        for (const std::string& seed : target().seeds)
            target().most = std::max(target().most, 2 * seed.size());
        target().loader = std::move(loader);
    }
}

}  // namespace

extern "C" {

std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

int LLVMFuzzerInitialize(int* count, char*** arguments) {
    constexpr const char* option = "--loader=";
    for (int i = 1; i < *count; ++i) {
        const std::string argument = (*arguments)[i];
        if (argument.starts_with(option)) choose(argument.substr(std::strlen(option)));
    }
    if (target().loader.load != nullptr) return 0;
    std::puts("usage: hippodrome_fuzz --loader=NAME [options of libFuzzer]; the loaders:");
    for (const Loader& loader : all_loaders())
        std::printf("  %s\n", loader.name.c_str());
    std::exit(2);
}

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    try {
        target().loader.load({reinterpret_cast<const char*>(data), size});
    } catch (const std::exception& broken) {
        std::fprintf(stderr, "%s: %s\n", target().loader.name.c_str(), broken.what());
        std::abort();
    }
    return 0;
}

// Most are sound JSON with one to three things changed, the others have bytes changed; some begin
// anew with a sound document, all of them where nothing is known of what a run has reached.
std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                    unsigned seed) {
    most = std::min(most, target().most);
    std::string text(reinterpret_cast<const char*>(data), size);
    const auto& seeds = target().seeds;
    if (!seeds.empty() && (size < 3 || seed % 16 == 0)) text = seeds[seed / 16 % seeds.size()];
    const bool is_json = seed % 4 != 3 && fuzz::mutate_json(text, seed, 1 + seed / 64 % 3);
    const bool fits = text.size() <= most;
    if (fits) size = text.size();
    if (!is_json && fits) std::memcpy(data, text.data(), size);
    if (!is_json || !fits) return LLVMFuzzerMutate(data, size, most);
    std::memcpy(data, text.data(), text.size());
    return text.size();
}
}
