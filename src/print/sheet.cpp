#include "print/sheet.h"

namespace print {

void Sheet::text_within(Rect room, std::string_view words, TextLook look) {
    const float needed = wide(words, look);
    if (needed > room.width) look.size *= room.width / needed;
    const float x = look.align == Align::left    ? room.x
                    : look.align == Align::right ? room.right()
                                                 : room.centre().x;
    text({x, room.centre().y - height_of(look) / 2.0F}, words, look);
}

void Sheet::paragraph_within(Rect room, std::string_view words, TextLook look) {
    constexpr float step = 0.95F;
    constexpr float least = 3.0F;  // points
    const auto fits = [&] {
        const Vec2 size = paragraph_size(room.width, words, look);
        return size.x <= room.width && size.y <= room.height;
    };
    while (look.size > least && !fits())
        look.size *= step;
    const float height = paragraph_height(room.width, words, look);
    paragraph({room.x, room.centre().y - height / 2.0F}, room.width, words, look);
}

Sheet::Scope Sheet::clip(Rect rect) {
    begin_clip(rect);
    return Scope(*this);
}

Sheet::Scope Sheet::turned(Vec2 about, float radians) {
    begin_turn(about, radians);
    return Scope(*this);
}

}  // namespace print
