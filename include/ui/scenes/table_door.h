// The door of a game that is played at one table: what it does for the scenes it lays on the stack,
// and all that can be said of its files without knowing its rules.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "play/autosave.h"
#include "play/playing.h"
#include "play/record_files.h"
#include "play/season/season_files.h"
#include "ui/game_door.h"
#include "ui/scene.h"
#include "ui/scenes/play_scene.h"
#include "ui/scenes/replay_scene.h"
#include "ui/scenes/season_scene.h"

namespace ui {

// `C` is the codec of the game, `Table` what is played: a play::Playing<C>.
template <class C, class Table>
class RecordDoor : public TableDoor {
public:
    Program& program() override { return program_; }
    std::string_view id() const override { return C::game; }

    bool is_own_file(const std::filesystem::path& file) const override {
        return play::game_of_file(file) == C::game;
    }
    void discard(const std::filesystem::path& journal) override {
        play::Autosave<C>::discard(journal);
        if (program_.settings().hands.erase(journal.stem().string()) > 0)
            program_.settings_changed();
    }
    RaceOffer offer_of(const std::filesystem::path& journal) const override {
        RaceOffer offer;
        auto record = play::record_of_file<C>(journal, offer.trouble);
        if (record) leave_unseen_out(*record, journal);
        offer.title = record ? moment_of(*record) : journal.stem().string();
        if (!record) return offer;
        for (const play::Seat& seat : record->seats)
            offer.detail += (offer.detail.empty() ? "" : ", ") + name_of(seat);
        const auto place =
            play::season_of(program_.user_dirs(), C::game, record->seed, record->seats);
        if (!place) return offer;
        const auto season = play::load_season(place->file);
        if (season.ok()) offer.season = season.value->name;
        return offer;
    }
    OpenedFile open_file(const std::filesystem::path& file, RaceSource source) override {
        OpenedFile opened;
        if (source == RaceSource::journal && play::is_followed(file.string())) {
            opened.trouble = words::tr("This race is being played in another window.");
            return opened;
        }
        const auto loaded = play::load_any_record<C>(file.string(), opened.notice);
        unfitting_.reset();
        if (!loaded.ok()) {
            opened.trouble = formats::text_of(loaded.complaints);
            return opened;
        }
        const play::Record<C>& record = *loaded.value;
        try {
            sit_down(take_up(record, source == RaceSource::journal ? file : new_journal(record)));
        } catch (const play::GameError& error) {
            opened.trouble = error.what();
            if (record.last_boundary) unfitting_ = record;
        }
        opened.can_go_from_boundary = unfitting_.has_value();
        return opened;
    }
    std::string open_from_boundary() override {
        if (!unfitting_) return {};
        try {
            sit_down(take_up(play::Playing<C>::from_rest(*unfitting_), new_journal(*unfitting_)));
        } catch (const play::GameError& error) {
            return error.what();
        }
        return {};
    }
    std::string watch_file(const std::filesystem::path& file,
                           const std::string& own_name) override {
        std::string trouble;
        auto record = play::record_of_file<C>(file, trouble);
        if (!record) return trouble;
        leave_unseen_out(*record, file);
        watch({std::move(*record), own_name,
               [file](const auto& notes) { return play::keep_notes_in<C>(file, notes); }});
        return {};
    }
    // Over the scene there is.
    void look_back(PlayScene& played) override { watch(table_of(played), played.unseen_from()); }

    // A new scene over the title; of a game that is over, its end over that.
    PlayScene& look_at(std::shared_ptr<Table> table) {
        before_table();
        auto scene = scene_of(std::move(table));
        PlayScene& shown = *scene;
        begin_anew(std::move(scene));
        return shown;
    }
    void sit_down(std::shared_ptr<Table> table) {
        PlayScene& shown = look_at(std::move(table));
        if (shown.open_game().is_over()) show_end(shown);
    }
    // `unseen`: entries of its journal from there on are left out.
    ReplayScene& watch(Table& table, std::optional<std::size_t> unseen = {}) {
        play::Record<C> record = table.record();
        if (unseen) play::end_at(record, *unseen);
        return watch({std::move(record), {}, [&table](const auto& notes) {
                          return table.set_notes(notes);
                      }});
    }
    ReplayScene& watch(ReplaySource<C> source) {
        auto replay = replay_of(std::move(source));
        ReplayScene& shown = *replay;
        program_.scenes().push(std::move(replay));
        return shown;
    }
    // What was cut off a replay.
    void play_on(const play::Record<C>& branch) {
        try {
            sit_down(take_up(branch, new_journal(branch)));
        } catch (const play::GameError& error) {
            program_.scenes().pop_to_first();
            program_.tell(error.what());
        }
    }

    // A game that is over: of a race of a season the record is kept there. Whether it is one.
    bool keep_for_season(PlayScene& played) {
        const Table& table = table_of(played);
        if (!table.branch_of().empty()) return false;
        const auto place = play::season_of(program_.user_dirs(), id(), table.seed(), table.seats());
        if (!place) return false;
        const std::string trouble = play::keep_season_race(*place, table);
        if (!trouble.empty()) program_.tell(trouble);
        season_ = place->file;
        return true;
    }
    // The table of the season whose race was kept last, over the title.
    void show_season() { begin_anew(std::make_unique<SeasonScene>(program_, *this, season_)); }

    static Table& table_of(PlayScene& played) { return dynamic_cast<Table&>(played.open_game()); }

protected:
    explicit RecordDoor(Program& program) : program_(program) {}

    // Throws GameError, as play::Playing does.
    virtual std::shared_ptr<Table> take_up(const play::Record<C>& record,
                                           const std::filesystem::path& journal) = 0;
    virtual std::unique_ptr<PlayScene> scene_of(std::shared_ptr<Table> table) = 0;
    virtual std::unique_ptr<ReplayScene> replay_of(ReplaySource<C> source) = 0;
    // What it is played on, as a part of its journal's name.
    virtual std::string played_on(const play::Agreed<C>& agreed) const = 0;
    // How far it has come: "Circus Parvus, round 4".
    virtual std::string moment_of(const play::Record<C>& record) const = 0;
    // Another table begins.
    virtual void before_table() {}

    // What comes of a throw that was left in somebody's hand has not been seen.
    void leave_unseen_out(play::Record<C>& record, const std::filesystem::path& journal) const {
        const auto& hands = program_.settings().hands;
        const auto hand = hands.find(journal.stem().string());
        if (hand != hands.end()) play::end_at(record, hand->second);
    }
    std::filesystem::path new_journal(const play::Agreed<C>& agreed) const {
        return play::new_journal_file(program_.user_dirs(), played_on(agreed));
    }
    // Of a race on trial.
    std::filesystem::path new_trial(const play::Agreed<C>& agreed) const {
        return play::new_trial_file(program_.user_dirs(), played_on(agreed));
    }
    void begin_anew(std::unique_ptr<Scene> scene) {
        program_.scenes().pop_to_first();
        program_.scenes().push(std::move(scene));
    }

private:
    Program& program_;
    std::filesystem::path season_;
    std::optional<play::Record<C>> unfitting_;  // can be gone on with from its last place of rest
};

}  // namespace ui
