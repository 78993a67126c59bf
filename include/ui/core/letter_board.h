// Letters to be written by a game pad: which there are, and where its cursor stands among them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "stage/core/input.h"

namespace ui {

class LetterBoard {
public:
    enum class Deed : std::uint8_t { letter, shift, space, backspace, done };
    struct Cap {
        Deed deed = Deed::letter;
        std::string letter = {};   // UTF-8
        std::string shifted = {};  // the same while Shift holds
    };
    using Row = std::vector<Cap>;

    // As keyboards of that language have them.
    void lay_out(std::string_view language);
    // The last row is what is done besides.
    const std::vector<Row>& rows() const { return rows_; }
    std::size_t row() const { return row_; }
    std::size_t column() const { return column_; }
    bool is_shifted() const { return is_shifted_; }
    void shift(bool is_shifted) { is_shifted_ = is_shifted; }

    // What a key of a pad does to the text, as a keyboard would have it; nothing where it only
    // moves the cursor. Shift holds for one letter.
    std::vector<stage::InputEvent> take(const stage::InputEvent& key);

private:
    void move(stage::Key way);
    std::vector<stage::InputEvent> strike(const Cap& cap);

    std::string language_;
    std::vector<Row> rows_;
    std::size_t row_ = 0;
    std::size_t column_ = 0;
    bool is_shifted_ = false;
};

}  // namespace ui
