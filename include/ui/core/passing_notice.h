// One sentence that stands for a while and goes by itself.
#pragma once

#include <string>
#include <utility>

namespace ui {

class PassingNotice {
public:
    // In the place of what is still told.
    void tell(std::string words) {
        words_ = std::move(words);
        left_ = lasts;
    }
    void clear() { *this = {}; }
    // True while something is told.
    bool advance(float seconds) {
        if (words_.empty()) return false;
        left_ -= seconds;
        if (left_ <= 0.0F) clear();
        return true;
    }
    const std::string& words() const { return words_; }

private:
    static constexpr float lasts = 6.0F;  // seconds
    std::string words_;
    float left_ = 0.0F;  // seconds
};

}  // namespace ui
