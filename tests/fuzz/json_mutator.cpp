// Documents that are nearly right reach further into a loader than bytes thrown at it.
#include <array>
#include <nlohmann/json.hpp>
#include <random>

#include "fuzz/loader.h"

namespace fuzz {
namespace {

using Json = nlohmann::ordered_json;
using Chance = std::minstd_rand;

std::size_t below(Chance& chance, std::size_t count) { return chance() % count; }

void collect(Json& node, std::vector<Json*>& nodes) {
    nodes.push_back(&node);
    if (!node.is_structured()) return;
    for (Json& child : node)
        collect(child, nodes);
}

Json odd_value(Chance& chance) {
    static const std::array<Json, 22> values = {
        Json(),
        Json(true),
        Json(false),
        Json(0),
        Json(1),
        Json(-1),
        Json(2),
        Json(7),
        Json(99),
        Json(255),
        Json(256),
        Json(65536),
        Json(-2147483649LL),
        Json(18446744073709551615ULL),
        Json(0.5),
        Json(1e300),
        Json(""),
        Json("\xC3\xA9"),
        Json("../../x"),
        Json(std::string(300, 'x')),
        Json(Json::array()),
        Json(Json::object()),
    };
    return values.at(below(chance, values.size()));
}

void change(Json& node, const Json& other, Chance& chance) {
    switch (below(chance, 7)) {
    case 0: node = odd_value(chance); return;
    case 1: node = Json(other); return;
    case 2:  // one more or less
        if (node.is_number_integer()) node = node.get<std::int64_t>() / 2 + (chance() % 2 ? 1 : -1);
        return;
    case 3:  // a member or an element less
        if (node.is_structured() && !node.empty())
            node.erase(std::next(node.begin(), static_cast<int>(below(chance, node.size()))));
        return;
    case 4:  // an element twice
        if (node.is_array() && !node.empty())
            node.push_back(Json(node[below(chance, node.size())]));
        return;
    case 5:  // a member called otherwise
        if (node.is_object()) node["x"] = Json(other);
        return;
    default:  // a letter otherwise
        if (node.is_string() && !node.get_ref<const std::string&>().empty()) {
            auto text = node.get<std::string>();
            text[below(chance, text.size())] = static_cast<char>(' ' + below(chance, 95));
            node = text;
        }
    }
}

// libFuzzer mostly goes on from what it was given last, which need not be parsed again: that took
// longer than loading it.
struct Latest {
    std::string text;
    Json document;
};

bool mutate_document(std::string& text, Chance& chance, unsigned times) {
    static Latest latest;
    if (text.empty() || latest.text != text) latest.document = Json::parse(text, nullptr, false);
    latest.text.clear();  // until all of it is done
    Json& document = latest.document;
    if (document.is_discarded()) return false;
    std::vector<Json*> nodes;
    for (unsigned i = 0; i < times; ++i) {
        nodes.clear();
        collect(document, nodes);
        if (nodes.size() > 100'000) return false;
        const Json other = *nodes[below(chance, nodes.size())];
        change(*nodes[below(chance, nodes.size())], other, chance);
    }
    latest.text = text = document.dump(-1, ' ', false, Json::error_handler_t::replace);
    return true;
}

}  // namespace

bool mutate_json(std::string& text, std::uint32_t seed, unsigned times) {
    Chance chance(seed);
    if (mutate_document(text, chance, times)) return true;
    // A journal: a document a line.
    std::vector<std::size_t> starts = {0};
    for (std::size_t i = 0; i + 1 < text.size(); ++i)
        if (text[i] == '\n') starts.push_back(i + 1);
    if (starts.size() == 1) return false;
    const std::size_t start = starts[below(chance, starts.size())];
    const std::size_t end = std::min(text.find('\n', start), text.size());
    std::string line = text.substr(start, end - start);
    if (!mutate_document(line, chance, times)) return false;
    text.replace(start, end - start, line);
    return true;
}

}  // namespace fuzz
