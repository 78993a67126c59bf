// Which languages there are, and which one is spoken. Only messages change with it: numbers in
// files and everything else of the locale stay as they are in C.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace words {

struct Language {
    std::string code;      // as gettext knows it: "en", "de", "pt_BR"
    std::string own_name;  // in the language itself: "English", "Deutsch"
};

inline constexpr std::string_view english = "en";

// The languages of one folder of catalogues, <folder>/<code>/LC_MESSAGES/hippodrome.mo. A program
// has one of these at a time; until there is one, and once it is gone, English is spoken.
//
// After a change every text that was made before is in the wrong language: whoever keeps texts, or
// pictures of texts, must make them anew. Call from the one thread that speaks; the surroundings of
// the program (LANGUAGE) change with it.
class Languages {
public:
    // Looks into the folder, which need not be there, and at what the system asks for.
    // Chooses at once.
    Languages(std::filesystem::path catalogues, std::string_view code);
    ~Languages();
    Languages(const Languages&) = delete;
    Languages& operator=(const Languages&) = delete;

    // English first, then the others by their codes.
    const std::vector<Language>& all() const { return all_; }

    // Speaks the language from now on, also where text is live. Empty means: what the system asks
    // for (LANGUAGE, LC_ALL, LC_MESSAGES, LANG) as far as there is a catalogue. English where there
    // is none. Returns the code of what is spoken.
    std::string choose(std::string_view code);
    const std::string& spoken() const { return spoken_; }
    // What was chosen last, empty for the system's.
    const std::string& chosen() const { return chosen_; }

private:
    bool has(std::string_view code) const;
    std::string wished() const;
    void speak(const std::string& code);

    std::filesystem::path catalogues_;
    std::string system_list_;  // LANGUAGE of the surroundings
    bool had_list_ = false;
    std::vector<std::string> wishes_;  // of the system, the dearest first
    std::vector<Language> all_;
    std::string spoken_{english};
    std::string chosen_{english};
};

}  // namespace words
