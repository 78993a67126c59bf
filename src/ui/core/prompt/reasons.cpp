#include "ui/core/prompt/reasons.h"

#include "play/odds_words.h"

namespace ui {

std::string share_figure(double part) {
    const int percent = play::whole_percent(part);
    const bool is_exact = (percent != 0 || part <= 1e-9) && (percent != 100 || part >= 1.0 - 1e-9);
    if (is_exact) return words::say("{0} %", {percent});
    return percent == 0 ? words::tr("< 1 %") : words::tr("> 99 %");
}

std::string whole_figure(double value) { return std::to_string(std::lround(value)); }

namespace {

// To a tenth, where it is not whole.
std::string in_tenths(double value) {
    const long tenths = std::lround(std::abs(value) * 10);
    const std::string sign = value < 0 && tenths > 0 ? "-" : "";
    std::string whole = sign + std::to_string(tenths / 10);
    if (tenths % 10 == 0) return whole;
    return whole + words::tr_in("decimal point", ".") + std::to_string(tenths % 10);
}

}  // namespace

std::string mean_figure(double value) {
    const bool is_whole = std::lround(std::abs(value) * 10) % 10 == 0;
    return is_whole ? in_tenths(value) : sampled_mean(value);
}

std::string sampled_share(double part) { return play::text_of_estimate(part); }
std::string sampled_mean(double value) { return words::say("about {0}", {in_tenths(value)}); }

std::string sentences_that_fit(std::string told,
                               const std::function<bool(const std::string&)>& fits) {
    while (!fits(told)) {
        const std::size_t stop = told.rfind(". ");
        const std::size_t bracket = told.rfind(" (");
        const bool has_bracket = bracket != std::string::npos && told.ends_with(')');
        if (has_bracket && (stop == std::string::npos || bracket > stop)) {
            told.resize(bracket);
        } else if (stop != std::string::npos) {
            told.resize(stop + 1);
        } else {
            break;
        }
    }
    return told;
}

}  // namespace ui
