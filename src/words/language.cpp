#include "words/language.h"

#include <libintl.h>

#include <algorithm>
#include <array>
#include <clocale>
#include <cstdlib>
#include <system_error>
#include <utility>

#include "words/domain.h"
#include "words/words.h"

namespace words {
namespace {

constexpr const char* list_variable = "LANGUAGE";

// "de_DE.UTF-8@euro" as "de_DE".
std::string without_codeset(std::string_view locale) {
    return std::string(locale.substr(0, locale.find_first_of(".@")));
}

// What a list like "de_AT:fr" or the name of a locale asks for: "de_AT", "de", "fr".
void add_wishes(std::vector<std::string>& wishes, std::string_view list) {
    while (!list.empty()) {
        const std::size_t colon = list.find(':');
        std::string code = without_codeset(list.substr(0, colon));
        list.remove_prefix(colon == std::string_view::npos ? list.size() : colon + 1);
        if (code == "C" || code == "POSIX") code = english;
        if (code.empty()) continue;
        wishes.push_back(code);
        if (const std::size_t land = code.find('_'); land != std::string::npos) {
            wishes.push_back(code.substr(0, land));
        }
    }
}

std::string_view surroundings(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view() : std::string_view(value);
}

// LANGUAGE counts only beside a locale that is not C, as in gettext.
std::vector<std::string> wishes_of_system(std::string_view list) {
    std::vector<std::string> wishes;
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const std::string_view locale = surroundings(name);
        if (locale.empty()) continue;
        if (locale != "C" && locale != "POSIX") add_wishes(wishes, list);
        add_wishes(wishes, locale);
        return wishes;
    }
    return wishes;
}

// gettext translates nothing in the locale C, whatever LANGUAGE says.
bool leave_locale_c() {
    constexpr std::array locales = {"C.UTF-8", "C.utf8", "en_US.UTF-8", "en_GB.UTF-8", ""};
    return std::ranges::any_of(locales, [](const char* locale) {
        const char* now = std::setlocale(LC_MESSAGES, locale);  // NOLINT(concurrency-mt-unsafe)
        return now != nullptr && std::string_view(now) != "C";
    });
}

// Of this program alone, while nobody else looks at its surroundings.
void set_locale_c() { std::setlocale(LC_MESSAGES, "C"); }  // NOLINT(concurrency-mt-unsafe)

void set_list(const char* value) {
    if (value != nullptr) {
        setenv(list_variable, value, 1);  // NOLINT(concurrency-mt-unsafe)
    } else {
        unsetenv(list_variable);  // NOLINT(concurrency-mt-unsafe)
    }
}

// What has been looked up is remembered until a domain is chosen, be it the same one again.
void forget_lookups() { textdomain(textdomain(nullptr)); }

}  // namespace

Languages::Languages(std::filesystem::path catalogues, std::string_view first)
    : catalogues_(std::move(catalogues)) {
    const std::string_view list = surroundings(list_variable);
    system_list_ = list;
    had_list_ = std::getenv(list_variable) != nullptr;
    wishes_ = wishes_of_system(list);
    bindtextdomain(domain, catalogues_.string().c_str());
    bind_textdomain_codeset(domain, "UTF-8");

    const std::filesystem::path file =
        std::filesystem::path("LC_MESSAGES") / (std::string(domain) + ".mo");
    std::error_code trouble;
    for (std::filesystem::directory_iterator folder(catalogues_, trouble), end;
         !trouble && folder != end; folder.increment(trouble)) {
        const std::string code = folder->path().filename().string();
        std::error_code ignored;
        if (code == english || !std::filesystem::is_regular_file(folder->path() / file, ignored)) {
            continue;
        }
        speak(code);
        const std::string name = tr_in("the name of this language, in itself", "English");
        all_.push_back({code, name == "English" ? code : name});
    }
    std::ranges::sort(all_, {}, &Language::code);
    speak(std::string(english));
    all_.insert(all_.begin(), {std::string(english), "English"});
    choose(first);
}

Languages::~Languages() {
    speak(std::string(english));
    set_list(had_list_ ? system_list_.c_str() : nullptr);
}

bool Languages::has(std::string_view code) const {
    return std::ranges::any_of(all_, [&](const Language& one) { return one.code == code; });
}

std::string Languages::wished() const {
    for (const std::string& wish : wishes_)
        if (has(wish)) return wish;
    return std::string(english);
}

std::string Languages::choose(std::string_view code) {
    chosen_ = code;
    speak(code.empty() ? wished() : std::string(has(code) ? code : english));
    return spoken_;
}

void Languages::speak(const std::string& code) {
    spoken_ = code;
    if (code == english) {
        set_locale_c();
    } else {
        set_list(code.c_str());
        if (!leave_locale_c()) spoken_ = english;
    }
    forget_lookups();
}

}  // namespace words
