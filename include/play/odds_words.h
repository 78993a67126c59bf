// What an answer may bring, in words and shares: "15 % clean", "22 % slides into the wall".
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace play {

// How welcome an outcome is to the player who decides; never told by colour alone.
enum class Bearing : std::uint8_t { good, neutral, bad, grave };

// What of everything that may happen a word tells: of these just one comes true, and together they
// are all there is. None of them: it may come true beside others.
// From the best to the worst; each is drawn in a shade of its own.
enum class OddsShade : std::uint8_t {
    none,
    good,
    even,
    graded,  // one of several values that rise, none better than another
    light,   // not as it should be, and no harm done
    less,    // the same, and less of something
    more,    // the same, and more of it
    slight,  // harm, from here on more and more
    marked,
    heavy,
    grave,  // these two are said by name however seldom they happen
    lost,
};

struct OddsWord {
    std::string share;   // "15 %", "< 1 %"
    std::string text;    // "clean", "you take damage", "Black is wiped out"
    std::string brief;   // the same where there is little room: "damage"
    std::string detail;  // "Exact: 33 of 216." or "Sampled: ...", with amounts where there are some
    std::string rule;    // ledger ID; empty for none
    Bearing bearing = Bearing::neutral;
    double part = 0;  // 0 to 1
    int percent = 0;  // of the parts, which make a hundred
    OddsShade of = OddsShade::none;
    std::uint32_t colour = 0;  // 0xRRGGBB of what it leads to, in place of the shade's; 0 for none
    bool is_exact = false;     // counted, not sampled
    bool is_worst = false;     // said by name however seldom it happens
};

// With the brief text for the text, but where two of them would then be told alike.
std::vector<OddsWord> brief(std::vector<OddsWord> words);
// One line of them: "31 % slides, 15 % clean, 2 % worst: slides into the wall"; what hardly ever
// happens is left out unless it is grave.
std::string odds_sentence(const std::vector<OddsWord>& words);
// Whether it is worth a place where there is little.
bool is_worth_telling(const OddsWord& word);
bool is_grave(const OddsWord& word);
// Counted, and nothing else can happen.
bool is_certain(const OddsWord& word);

inline constexpr const char* plus_minus = "\u00b1";

// Parts are 0 to 1. Half the width of the 95 % interval of a sample.
double margin_of(double part, std::uint64_t samples);
int whole_percent(double part);
// "15 %", "< 1 %", of samples "15 ±2 %".
std::string text_of_share(double part, bool is_exact, std::uint64_t samples);
// "about 15 %", "< 1 %": of samples, without saying how far it may be off.
std::string text_of_estimate(double part);
// Like text_of_share, without how far it may be off: that is said once for all of them.
std::string plain_share(double part, int percent, bool is_certain);
// Of words whose parts are together all there is: whole per cents that make a hundred, and what is
// shown of them.
void share_out(std::vector<OddsWord>& words);

}  // namespace play
