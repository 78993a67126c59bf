#include "words/language.h"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <random>
#include <string>

#include "support/catalogue.h"
#include "words/words.h"

using namespace words;

namespace {

constexpr const char* own_name = "the name of this language, in itself\004English";

// Two small languages in a folder of their own.
class Catalogues {
public:
    Catalogues()
        : path_(std::filesystem::temp_directory_path() /
                ("hippodrome-languages-" + std::to_string(std::random_device{}()))) {
        catalogue::write(path_, "de",
                         {{own_name, "Deutsch"},
                          {"Open", "Auf"},
                          {"verb\004Open", "\u00d6ffnen"},
                          {"{0} hits {1}.", "{1} wird von {0} getroffen."},
                          {catalogue::with_plural("a die", "{0} dice"),
                           catalogue::with_plural("ein W\u00fcrfel", "{0} W\u00fcrfel")}});
        catalogue::write(path_, "fr", {{"Open", "Ouvert"}});
    }
    ~Catalogues() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Catalogues(const Catalogues&) = delete;
    Catalogues& operator=(const Catalogues&) = delete;
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

// What the surroundings say for as long as this lives; null is nothing.
class Surroundings {
public:
    Surroundings(const char* list, const char* lang) {
        set("LANGUAGE", list, before_[0]);
        set("LC_ALL", nullptr, before_[1]);
        set("LC_MESSAGES", nullptr, before_[2]);
        set("LANG", lang, before_[3]);
    }
    ~Surroundings() {
        std::optional<std::string> ignored;
        const char* names[] = {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"};
        for (std::size_t i = 0; i < 4; ++i)
            set(names[i], before_[i] ? before_[i]->c_str() : nullptr, ignored);
    }
    Surroundings(const Surroundings&) = delete;
    Surroundings& operator=(const Surroundings&) = delete;

private:
    static void set(const char* name, const char* value, std::optional<std::string>& before) {
        if (const char* old = std::getenv(name)) before = old;
        if (value == nullptr) {
            unsetenv(name);  // NOLINT(concurrency-mt-unsafe)
        } else {
            setenv(name, value, 1);  // NOLINT(concurrency-mt-unsafe)
        }
    }

    std::optional<std::string> before_[4];
};

std::string spoken_under(const std::filesystem::path& folder, const char* list, const char* lang) {
    const Surroundings around(list, lang);
    const Languages languages(folder, "");
    return languages.spoken();
}

}  // namespace

TEST_CASE("the languages are those with a catalogue, English first", "[words]") {
    const Catalogues folder;
    const Languages languages(folder.path(), english);
    REQUIRE(languages.all().size() == 3);
    CHECK(languages.all()[0].code == "en");
    CHECK(languages.all()[0].own_name == "English");
    CHECK(languages.all()[1].code == "de");
    CHECK(languages.all()[1].own_name == "Deutsch");
    CHECK(languages.all()[2].own_name == "fr");
    CHECK(languages.spoken() == "en");
    CHECK(std::string(tr("Open")) == "Open");
}

TEST_CASE("a language is changed while texts are live, and goes with its owner", "[words]") {
    const Catalogues folder;
    const auto dice = [](int count) { return say(by_count(count, "a die", "{0} dice"), {count}); };
    {
        Languages languages(folder.path(), english);
        CHECK(languages.choose("de") == "de");
        CHECK(std::string(tr("Open")) == "Auf");
        CHECK(std::string(tr_in("verb", "Open")) == "\u00d6ffnen");
        CHECK(say("{0} hits {1}.", {"Red", "Blue"}) == "Blue wird von Red getroffen.");
        CHECK(dice(1) == "ein W\u00fcrfel");
        CHECK(dice(3) == "3 W\u00fcrfel");
        CHECK(languages.choose("fr") == "fr");
        CHECK(std::string(tr("Open")) == "Ouvert");
        CHECK(dice(3) == "3 dice");
        CHECK(languages.choose("en") == "en");
        CHECK(std::string(tr("Open")) == "Open");
        CHECK(languages.choose("xx") == "en");
        CHECK(languages.choose("de") == "de");
        CHECK(std::string(tr("Open")) == "Auf");
    }
    CHECK(std::string(tr("Open")) == "Open");
}

TEST_CASE("numbers are written as in C, whatever is spoken", "[words]") {
    const Catalogues folder;
    Languages languages(folder.path(), english);
    languages.choose("de");
    CHECK(std::to_string(1.5).substr(0, 3) == "1.5");
}

TEST_CASE("without a wish the language is the system's, where there is a catalogue", "[words]") {
    const Catalogues folder;
    CHECK(spoken_under(folder.path(), nullptr, "de_AT.UTF-8") == "de");
    CHECK(spoken_under(folder.path(), nullptr, "it_IT.UTF-8") == "en");
    CHECK(spoken_under(folder.path(), "it:fr:de", "it_IT.UTF-8") == "fr");
    CHECK(spoken_under(folder.path(), "fr", "de_DE.UTF-8") == "fr");
    CHECK(spoken_under(folder.path(), "de", "C") == "en");
    CHECK(spoken_under(folder.path(), "en_GB:de", "de_DE") == "en");
    CHECK(spoken_under(folder.path(), nullptr, nullptr) == "en");
    CHECK(spoken_under(folder.path() / "none", nullptr, "de_DE.UTF-8") == "en");
}

TEST_CASE("a list of wishes is as it was once nobody speaks", "[words]") {
    const Catalogues folder;
    const Surroundings around("fr:de", "fr_FR.UTF-8");
    {
        Languages languages(folder.path(), english);
        CHECK(languages.choose("de") == "de");
    }
    CHECK(std::string(std::getenv("LANGUAGE")) == "fr:de");
}
