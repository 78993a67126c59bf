// Records and journals of every game: saves, replays and what a killed program leaves behind.
#include <filesystem>

#include "fuzz/loader.h"
#include "games/circus_maximus/data/codec.h"
#include "games/death_roads/data/codec.h"
#include "games/frothy/data/data_files.h"
#include "games/frothy/data/record/codec.h"
#include "games/grand_prix/data/codec.h"
#include "games/highway_heist/data/codec.h"
#include "games/snails/data/codec.h"
#include "play/journal_file.h"
#include "play/record_files.h"

namespace fuzz {
namespace {

constexpr int answers_begun = 24;
constexpr int answers_more = 8;

template <class C>
void play_on(kernel::Session<typename C::Game>& session, int answers) {
    for (int i = 0; i < answers && session.pending() != nullptr; ++i)
        session.submit(static_cast<std::size_t>(i * 7) % session.pending()->options.size());
}

// A race that was begun, with some of its answers.
template <class C>
play::Record<C> begun(const typename C::Agreement& agreement) {
    play::Record<C> record;
    static_cast<typename C::Agreement&>(record) = agreement;
    for (std::size_t i = 0; i < C::seat_count(agreement); ++i)
        record.seats.push_back({"Seat " + std::to_string(i), static_cast<std::uint8_t>(i),
                                static_cast<std::uint8_t>(i), std::string(play::human)});
    record.seed = 7;
    auto game = play::Records<C>::resume(record);
    promise(game.session != nullptr, "a record that was just begun cannot be played");
    play_on<C>(*game.session, answers_begun);
    play::update(record, *game.session);
    return record;
}

// What is read can be resumed, played on and written; where the journal does not fit, it is said.
template <class C>
void check(const formats::Loaded<play::Record<C>>& loaded) {
    promise(loaded.ok() || !loaded.complaints.empty(), "refused without a complaint");
    if (!loaded.ok()) return;
    const std::string written = play::write_record(*loaded.value);
    const auto again = play::Records<C>::read(written, "fuzz.json");
    promise(again.ok(), "what was written is refused");
    promise(play::write_record(*again.value) == written, "written otherwise the second time");
    auto game = play::Records<C>::resume(*loaded.value);
    promise(game.session != nullptr || game.disagreement, "neither resumed nor refused");
    if (game.session != nullptr) play_on<C>(*game.session, answers_more);
}

template <class C>
void load_record(std::string_view text) {
    check<C>(play::Records<C>::read(text, "fuzz.json"));
}
template <class C>
void load_journal(std::string_view text) {
    check<C>(play::Records<C>::read_journal(text, "fuzz.json").record);
}

template <class C>
std::string journal_of(const play::Record<C>& record) {
    const std::filesystem::path file =
        std::filesystem::temp_directory_path() /
        ("hippodrome-fuzz-" + std::to_string(play::drawn_seed()) + ".journal");
    {
        const play::JournalFile<C> journal(file.string(), record);
        promise(journal.is_open(), "a journal cannot be begun");
    }
    const auto text = formats::read_text_file(file.string());
    std::filesystem::remove(file);
    promise(text.ok(), "a journal that was just written cannot be read");
    return *text.value;
}

std::vector<frothy::Agreement> frothy_races() {
    const std::string root = HIPPODROME_DATA_DIR;
    frothy::Agreement agreement;
    agreement.course = frothy::load_course(root + "/tracks/training-loop.json").value.value();
    for (const char* vehicle : {"basic-chariot", "second-best-rug"})
        agreement.licences.push_back(
            frothy::load_licence(root + "/vehicles/" + vehicle + ".json").value.value());
    frothy::settle(agreement, 7);
    return {agreement};
}

template <class C>
std::vector<std::string> records_of(const std::vector<typename C::Agreement>& agreements,
                                    bool are_journals) {
    std::vector<std::string> texts;
    for (const auto& agreement : agreements) {
        const play::Record<C> record = begun<C>(agreement);
        texts.push_back(are_journals ? journal_of<C>(record) : play::write_record(record));
    }
    return texts;
}

template <class C>
std::vector<typename C::Agreement> agreements_of() {
    if constexpr (std::is_same_v<C, frothy::Codec>) {
        return frothy_races();
    } else if constexpr (std::is_same_v<C, death_roads::Codec>) {
        death_roads::Terms undrafted;
        undrafted.is_drafted = false;
        undrafted.builds = death_roads::first_builds;
        return {death_roads::Terms{}, undrafted};
    } else {
        return {typename C::Agreement{}};
    }
}

template <class C>
void add(std::vector<Loader>& loaders) {
    const std::string game(C::game);
    loaders.push_back({game + "-record", load_record<C>,
                       [] { return records_of<C>(agreements_of<C>(), false); }});
    loaders.push_back({game + "-journal", load_journal<C>,
                       [] { return records_of<C>(agreements_of<C>(), true); }});
}

}  // namespace

std::vector<Loader> record_loaders() {
    std::vector<Loader> loaders;
    add<frothy::Codec>(loaders);
    add<grand_prix::Codec>(loaders);
    add<circus_maximus::Codec>(loaders);
    add<death_roads::Codec>(loaders);
    add<highway_heist::Codec>(loaders);
    add<snails::Codec>(loaders);
    return loaders;
}

}  // namespace fuzz
