#include "games/death_roads/data/names.h"

#include <cctype>
#include <string>
#include <vector>

#include "games/death_roads/rules/tables.h"

namespace death_roads::names {

namespace {

// "Twin Guns: Burst" as "twin guns burst".
std::string word_of(std::string_view name) {
    std::string word;
    for (const char c : name)
        if (c != ':')
            word.push_back(static_cast<char>(std::tolower(static_cast<unsigned char>(c))));
    return word;
}

// The names of a table, kept with their texts.
class Words {
public:
    template <class Table>
    void add(const Table& table) {
        for (const auto& row : table)
            texts_.push_back(word_of(row.name));
    }
    Words done() {
        views_.assign(texts_.begin(), texts_.end());
        return std::move(*this);
    }
    std::span<const std::string_view> views() const { return views_; }

private:
    std::vector<std::string> texts_;
    std::vector<std::string_view> views_;
};

template <class... Tables>
Words words_of(const Tables&... tables) {
    Words words;
    (words.add(tables), ...);
    return words.done();
}

}  // namespace

std::span<const std::string_view> cards() {
    static const Words words = words_of(vehicle_cards, weapons);
    return words.views();
}
std::span<const std::string_view> vehicles() {
    static const Words words = words_of(death_roads::vehicles);
    return words.views();
}
std::span<const std::string_view> skid_cards() {
    static const Words words = words_of(death_roads::skid_cards);
    return words.views();
}
std::span<const std::string_view> road_events() {
    static const Words words = words_of(death_roads::road_events);
    return words.views();
}
std::span<const std::string_view> final_stretches() {
    static const Words words = words_of(death_roads::final_stretches);
    return words.views();
}

}  // namespace death_roads::names
