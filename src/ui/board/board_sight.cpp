#include "ui/board/board_sight.h"

#include <array>
#include <cmath>
#include <locale>
#include <sstream>

namespace ui {

namespace {

constexpr std::array<std::string_view, 3> names = {"whole", "action", "part"};
constexpr float most = 1e4F;  // of whatever is read: more is no board of ours

}  // namespace

std::string text_of(const BoardSight& sight) {
    std::ostringstream text;
    text.imbue(std::locale::classic());
    text << names.at(static_cast<std::size_t>(sight.of));
    if (sight.of == BoardSight::Of::part)
        text << ' ' << sight.gain << ' ' << sight.middle.x << ' ' << sight.middle.y;
    return text.str();
}

std::optional<BoardSight> read_board_sight(std::string_view text) {
    std::istringstream words{std::string(text)};
    words.imbue(std::locale::classic());
    std::string name;
    words >> name;
    BoardSight sight;
    if (name == names[0]) return sight;
    sight.of = BoardSight::Of::action;
    if (name == names[1]) return sight;
    sight.of = BoardSight::Of::part;
    if (name != names[2]) return std::nullopt;
    words >> sight.gain >> sight.middle.x >> sight.middle.y;
    const bool is_one = !words.fail() && sight.gain >= 1.0F && sight.gain < most &&
                        std::abs(sight.middle.x) < most && std::abs(sight.middle.y) < most;
    return is_one ? std::optional(sight) : std::nullopt;
}

}  // namespace ui
