// The door of a plain game: set-up, play, podium, replay, saves.
#pragma once

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "kernel/policy_table.h"
#include "kernel/replay.h"
#include "kernel/view.h"
#include "play/commands/record_opening.h"
#include "play/library.h"
#include "play/luck.h"
#include "play/odds_words.h"
#include "ui/plain/plain_lab.h"
#include "ui/plain/plain_scenes.h"
#include "ui/plain/plain_table_scenes.h"
#include "ui/plain/plain_view.h"
#include "ui/scenes/table_door.h"
#include "ui/season_door.h"
#include "words/ordinal.h"
#include "words/words.h"

namespace ui {

template <PlainView V>
class PlainDoor final : public RecordDoor<typename V::Codec, SeatedTable<V>>, public SeasonDoor {
public:
    using Codec = typename V::Codec;
    using Game = typename Codec::Game;
    using Table = SeatedTable<V>;
    using Base = RecordDoor<Codec, Table>;

    // `rulebook` is the English one; of other languages it lies beside it (snails.de.md).
    PlainDoor(Program& program, std::filesystem::path rulebook, play::FactTeller teller = {})
        : Base(program), english_(std::move(rulebook)), teller_(teller) {
        plan_.least = V::least_seats;
        plan_.most = V::most_seats;
        plan_.usual = V::usual_seats;
        const formats::FlatJson& table = program.settings().table(std::string(this->id()));
        recall(table, plan_);
        recall_terms(table);
        words_changed();
    }

    std::string title() const override { return V::title(); }
    std::string motto() const override { return V::motto(); }
    const words::OwnWords* own_words() const override {
        if constexpr (requires { V::own_words(); })
            return &V::own_words();
        else
            return nullptr;
    }
    bool is_offered() const override { return V::is_offered; }
    const formats::Rulebook& rulebook() const override { return rulebook_; }
    std::shared_ptr<const TitleGround> title_ground() override {
        if constexpr (V::title_steps > 0) {
            if (!ground_) ground_ = std::make_shared<Ground>(state_of_title());
            return ground_;
        } else {
            return std::make_shared<Ground>(first_state(V::least_seats));
        }
    }
    void set_up() override {
        plan_.terms = values_of(agreement_of(plan_));
        this->begin_anew(std::make_unique<PlainSetupScene>(
            *this, plan_,
            PlainSetupScene::Wishes{[this] { start(); }, [this] { return offers(); },
                                    [this](std::size_t term, std::size_t value) {
                                        auto agreed = agreement_of(plan_);
                                        V::set_term(agreed, term, value);
                                        plan_.terms = values_of(agreed);
                                    }}));
    }
    bool has_coach() const override { return HasCoach<V>; }
    // By the first of the game's proposals; without one, a person against as few drivers as there
    // may be.
    void first_race() override {
        if (has_coach()) {
            Settings& settings = this->program().settings();
            settings.has_coach = true;
            settings.taught.clear();
            this->program().settings_changed();
        }
        PlainPlan first = plan_;
        first.seats = usual_seats(V::least_seats);
        first.terms.clear();
        const auto presets = presets_of();
        if (!presets.empty()) {
            first.seats = usual_seats(presets.front().seats);
            first.terms = presets.front().terms;
        }
        begin(first);
    }
    void open(const play::Opening& opening) override {
        const auto& wanted = dynamic_cast<const play::RecordOpening<Codec>&>(opening);
        if (!wanted.record) return;
        this->sit_down(take_up(*wanted.record, wanted.journal));
    }
    std::string describe(const std::filesystem::path& file, ShelvedRace& shown,
                         const ShelfLook& look) override {
        auto record = play::record_of_file<Codec>(file, shown.trouble);
        if (!record) return shown.title;
        this->leave_unseen_out(*record, file);
        shown.seating = seating_of(record->seats);
        shown.seating.palette = look.palette;
        const PlainReplay<V> replay(*record);
        shown.is_over = replay.is_over();
        shown.kind = V::title();
        shown.state = replay.moment_at(replay.last());
        shown.picture = picture_of(replay.at(replay.last()), shown.seating, look);
        return {};
    }
    void show_end(PlayScene& played) override {
        const auto tell = [&played](Results& results) { tell_end(played, results); };
        PlainResultsScene::Wishes wishes;
        wishes.watch = [this, &played] { this->look_back(played); };
        if (this->keep_for_season(played)) {
            wishes.on_label = words::tr("The season");
            wishes.on = [this] { this->show_season(); };
        } else {
            wishes.on_label = words::tr("Again");
            wishes.on = [this] { begin(raced_); };
        }
        this->program().scenes().push(
            std::make_unique<PlainResultsScene>(*this, played, tell, std::move(wishes)));
    }
    void words_changed() override {
        std::filesystem::path own = english_;
        own.replace_extension(this->program().language() + english_.extension().string());
        std::error_code ignored;
        const bool has_own = std::filesystem::is_regular_file(own, ignored);
        rulebook_ = formats::Rulebook::from_file((has_own ? own : english_).string());
    }

    play::FactTeller teller() const override { return teller_; }
    LabDoor* lab() override { return &lab_; }
    SeasonDoor* seasons() override { return teller_.facts_of != nullptr ? this : nullptr; }
    // What it proposes to agree on; the game as it is where it proposes nothing.
    std::vector<SeasonEvent> season_events() override {
        std::vector<SeasonEvent> events;
        for (const PlainOffers::Preset& preset : presets_of())
            if (!preset.is_to_learn)
                events.push_back({key_of(preset.terms), preset.label, preset.explanation});
        if (events.empty()) events.push_back({"", V::title(), ""});
        return events;
    }
    SeasonRide season_piece(const std::string& raced) override {
        SeasonRide ride;
        PodiumPiece piece;
        if constexpr (requires { V::podium_of_ride(raced); }) {
            if (raced.empty()) return ride;
            piece = V::podium_of_ride(raced);
            ride.label = words::tr(raced.c_str());
        } else {
            piece = podium_piece<V>(first_state(V::usual_seats), kernel::PlayerId{0});
        }
        ride.picture = std::move(piece.picture);
        ride.dyed = std::move(piece.dyed);
        ride.over = std::move(piece.over);
        return ride;
    }
    bool has_dice() const override { return V::has_dice; }
    std::vector<SeatDriver> season_drivers() override { return drivers(); }
    std::size_t least_seats() const override { return V::least_seats; }
    std::size_t most_seats() const override { return V::most_seats; }
    std::vector<SeatChoice> season_seats() override { return plan_.seats; }
    int season_minutes(const std::string& event, std::size_t seats, std::size_t people) override {
        PlainPlan plan;
        plan.seats.resize(seats);
        plan.terms = terms_of(event);
        return minutes_of(agreement_of(plan), people);
    }
    std::vector<SeasonOption> season_options() override { return V::season_options(); }
    std::size_t season_races() const override { return V::season_races; }
    std::string season_unit(const play::Season& season) override { return V::season_unit(season); }
    std::string season_sum(int sum) override { return V::season_sum(sum); }
    bool wins_together() const override { return V::wins_together; }
    std::filesystem::path race_season(const play::Season& season, std::size_t race,
                                      const play::RaceFacts* before) override {
        PlainPlan plan;
        plan.seats.resize(season.seats.size());
        plan.terms = terms_of(season.races[race].event);
        play::Record<Codec> record;
        typename Codec::Agreement& agreed = record;
        agreed = agreement_of(plan);
        V::agree_for_season(agreed, season, before);
        for (play::Seat seat : season.seats) {
            if (!play::is_human(seat)) seat.driver = known_driver(seat.driver);
            SeatChoice& choice = plan.seats[record.seats.size()];
            choice.livery = seat.livery;
            record.seats.push_back(std::move(seat));
        }
        seat_the_house(record, plan.seats);
        record.seed = season.races[race].seed;
        std::filesystem::path journal = this->new_journal(record);
        this->sit_down(take_up(record, journal));
        return journal;
    }

private:
    // "0 3 1": the value of each term.
    static std::string key_of(const std::vector<std::size_t>& terms) {
        std::string key;
        for (const std::size_t value : terms)
            key += (key.empty() ? "" : " ") + std::to_string(value);
        return key;
    }
    // As usual where the game has more terms by now, or other ones.
    static std::vector<std::size_t> terms_of(const std::string& key) {
        std::vector<std::size_t> values;
        std::istringstream words(key);
        for (std::size_t value = 0; words >> value;)
            values.push_back(value);
        const auto terms = V::terms(V::agree(V::least_seats));
        if (terms.size() < values.size()) return {};
        for (std::size_t i = values.size(); i < terms.size(); ++i)
            values.push_back(terms[i].chosen);
        for (std::size_t i = 0; i < terms.size(); ++i)
            if (values[i] >= terms[i].values.size()) return {};
        return values;
    }
    static int minutes_of(const typename Codec::Agreement& agreed, std::size_t people) {
        return static_cast<int>(std::lround(V::minutes(agreed, people)));
    }
    static std::string known_driver(const std::string& driver) {
        const bool is_known = std::ranges::find(V::drivers(), driver) != V::drivers().end();
        return is_known ? driver : std::string(V::drivers().front());
    }
    static std::vector<SeatDriver> drivers() {
        std::vector<SeatDriver> all;
        for (const std::string_view driver : V::drivers())
            all.push_back({std::string(driver), V::driver_title(driver), V::driver_about(driver)});
        return all;
    }

    class Ground final : public TitleGround {
    public:
        explicit Ground(typename Game::State state) : state_(state) {}
        void paint_board(const TitleEasel& easel) const override {
            paint_still(state_, easel.canvas, easel.sprites, easel.where);
        }
        void paint_pieces(const TitleEasel& title) const override {
            if constexpr (V::title_steps > 0) {
                Seating seating;
                for (std::uint8_t seat = 0; seat < V::most_seats; ++seat)
                    seating.seats.push_back({{}, seat});
                seating.palette = title.palette;
                const Projection to = projection_into(V::world(state_).frame, title.where);
                const BoardEasel easel{title.canvas, title.sprites, seating,
                                       to,           title.where,   V::piece_radius * to.zoom};
                V::art(state_, std::nullopt)->paint_pieces(easel, V::pieces(state_));
            }
        }

    private:
        typename Game::State state_;
    };

    static void paint_still(const typename Game::State& state, stage::Canvas& canvas,
                            stage::SpriteStore& sprites, stage::Rect where) {
        const Projection to = projection_into(V::world(state).frame, where);
        V::still(state)->paint({canvas, sprites, to, where});
    }
    // Always the same race, as the usual driver drives it.
    static typename Game::State state_of_title() {
        typename Game::State state = first_state(V::most_seats);
        const auto drives = [](const typename Game::State& now,
                               const kernel::Question<Game>& asked) {
            return static_cast<int>(
                V::answer(V::drivers().front(), kernel::view_of<Game>(now, asked.player), asked));
        };
        kernel::PolicyTable<Game, decltype(drives)> table(state, drives, V::title_seed,
                                                          kernel::Watched::no);
        for (int step = 0; step < V::title_steps && !Game::is_over(state); ++step)
            Game::step(state, table);
        return state;
    }
    static typename Game::State first_state(std::size_t seats) {
        const auto agreement = V::agree(seats);
        return Codec::first_state(agreement, *Codec::setting_of(agreement));
    }
    static std::vector<ResultsRow> rows_of(const typename Game::State& state,
                                           const PlayScene& played) {
        std::vector<ResultsRow> rows;
        const auto seats = static_cast<kernel::PlayerId>(played.seating().seats.size());
        for (kernel::PlayerId seat = 0; seat < seats; ++seat) {
            ResultsRow& row = rows.emplace_back();
            row.who = seat;
            row.place = V::place_of(state, seat);
            row.place_text = V::place_shown(state, seat).value_or(words::ordinal(row.place));
            row.about = V::standing_of(state, seat);
            row.is_winner = row.place == 1;
            PodiumPiece piece = podium_piece<V>(state, seat);
            row.picture = std::move(piece.picture);
            row.dyed = std::move(piece.dyed);
            row.over = std::move(piece.over);
        }
        std::ranges::stable_sort(rows, {}, &ResultsRow::place);
        return rows;
    }
    // What it came to, and whose dice fell how well.
    static void tell_end(PlayScene& played, Results& results) {
        const auto& table = Base::table_of(played);
        const auto& session = table.session();
        const std::size_t seats = played.seating().seats.size();
        std::vector<kernel::Happening<Game>> told;
        std::vector<play::RankSum> luck(seats);
        const auto hear = [&](const kernel::Happening<Game>& happening) {
            told.push_back(happening);
            if (happening.kind != kernel::HappeningKind::cast) return;
            const auto& entry = session.journal()[happening.entry];
            const auto cast =
                cast_luck<V>(happening.state, entry.why, session.journal().faces_of(entry));
            const kernel::PlayerId who = V::roller_of(happening.state);
            if (cast && who < seats) luck[who].add(*cast);
        };
        kernel::retell<Game>(session.boundaries().front().state, session.journal(),
                             session.journal().size(), hear);
        results.rows = rows_of(table.now(), played);
        PlainEnd end = V::end_of(table.now(), told, played.seating());
        results.headline = std::move(end.headline);
        results.outcome = std::move(end.outcome);
        results.outcome_rule = std::move(end.outcome_rule);
        results.story = std::move(end.story);
        results.columns.clear();
        for (const ResultsColumn& column : end.columns)
            results.columns.push_back(by_rows(column, results.rows));
        ResultsColumn its{words::tr("Luck"), {}, {}};
        bool is_judged = false;
        for (const play::RankSum& sum : luck) {
            const auto share = sum.share_below(V::fewest_casts);
            is_judged = is_judged || share;
            its.cells.push_back(share ? words::say("{0} %", {play::whole_percent(*share)}) : "");
        }
        if (!is_judged) return;
        results.columns.push_back(by_rows(its, results.rows));
        results.hint_title = words::tr("Luck");
        results.hint =
            V::has_dice ? words::tr("So many of a hundred races would have gone worse with fair "
                                    "dice; 50 is as usual.")
                        : words::tr("So many of a hundred races would have gone worse with cards "
                                    "well shuffled; 50 is as usual.");
    }
    // From the order of seats into that of the table.
    static ResultsColumn by_rows(const ResultsColumn& column, const std::vector<ResultsRow>& rows) {
        ResultsColumn sorted{column.title, column.rule, {}};
        for (const ResultsRow& row : rows)
            sorted.cells.push_back(column.cells[row.who]);
        return sorted;
    }
    static stage::Layer picture_of(const typename Game::State& state, const Seating& seating,
                                   const ShelfLook& look) {
        const stage::PixelSize size = SavesScreen::picture_size;
        stage::Layer picture = look.canvas.make_layer(size, stage::LayerKind::opaque);
        const auto scope = look.canvas.paint_on(picture);
        const stage::Rect all{0.0F, 0.0F, static_cast<float>(size.width),
                              static_cast<float>(size.height)};
        paint_still(state, look.canvas, look.sprites, all);
        const Projection to = projection_into(V::world(state).frame, all);
        const BoardEasel easel{look.canvas, look.sprites, seating,
                               to,          all,          V::piece_radius * to.zoom};
        const std::shared_ptr<const BoardArt> art =
            V::art(state, std::optional<typename Game::Event>());
        art->paint_under(easel);
        art->paint_pieces(easel, V::pieces(state));
        art->paint_over(easel);
        return picture;
    }

    std::shared_ptr<Table> take_up(const play::Record<Codec>& record,
                                   const std::filesystem::path& journal) override {
        raced_.seats.clear();
        for (const play::Seat& seat : record.seats) {
            SeatChoice& choice = raced_.seats.emplace_back();
            choice.name = seat.name;
            choice.livery = seat.livery;
            choice.is_human = play::is_human(seat);
            if (!choice.is_human) choice.driver = seat.driver;
        }
        raced_.seats.resize(raced_.seats.size() - V::house_seats(record));
        raced_.terms = values_of(record);
        return std::make_shared<Table>(record, journal);
    }
    std::unique_ptr<PlayScene> scene_of(std::shared_ptr<Table> table) override {
        return std::make_unique<PlainScene<V>>(*this, std::move(table));
    }
    std::unique_ptr<ReplayScene> replay_of(ReplaySource<Codec> source) override {
        return std::make_unique<PlainReplayScene<V>>(
            *this, std::move(source),
            [this](const play::Record<Codec>& branch) { this->play_on(branch); });
    }
    std::string played_on(const play::Agreed<Codec>&) const override {
        return std::string(this->id());
    }
    std::string moment_of(const play::Record<Codec>& record) const override {
        const PlainReplay<V> replay(record);
        const auto left = replay.at(replay.last());
        const std::string words = V::left_at(left);
        return words.empty()
                   ? play::named_by_round(V::round_words, V::title(), Codec::round_of(left))
                   : words;
    }

    void start() {
        formats::FlatJson& table = this->program().settings().tables[std::string(this->id())];
        remember(table, plan_);
        remember_terms(table);
        this->program().settings_changed();
        begin(plan_);
    }
    void begin(const PlainPlan& plan) {
        play::Record<Codec> record;
        static_cast<typename Codec::Agreement&>(record) = agreement_of(plan);
        for (SeatChoice seat : plan.seats) {
            seat.driver = known_driver(seat.driver);
            record.seats.push_back(seat_of(seat));
        }
        seat_the_house(record, plan.seats);
        record.seed = plan.seed.value_or(play::drawn_seed());
        this->play_on(record);
    }

    static void seat_the_house(play::Record<Codec>& record, std::vector<SeatChoice> taken) {
        for (std::size_t seat = 0; seat < V::house_seats(record); ++seat) {
            SeatChoice& house = taken.emplace_back(one_more_seat(taken));
            house.driver = V::drivers().front();
            record.seats.push_back(seat_of(house));
        }
    }

    static typename Codec::Agreement agreement_of(const PlainPlan& plan) {
        auto agreed = V::agree(plan.seats.size());
        for (std::size_t term = 0; term < plan.terms.size(); ++term)
            V::set_term(agreed, term, plan.terms[term]);
        return agreed;
    }
    static std::vector<std::size_t> values_of(const typename Codec::Agreement& agreed) {
        std::vector<std::size_t> values;
        for (const PlainTerm& term : V::terms(agreed))
            values.push_back(term.chosen);
        return values;
    }
    static std::vector<PlainOffers::Preset> presets_of() {
        std::vector<PlainOffers::Preset> presets;
        for (const auto& preset : V::presets(V::agree(V::least_seats))) {
            presets.push_back({preset.label, preset.explanation, values_of(preset.agreed),
                               Codec::seat_count(preset.agreed) - V::house_seats(preset.agreed),
                               preset.is_to_learn});
        }
        return presets;
    }
    PlainOffers offers() const {
        PlainOffers offers;
        const auto agreed = agreement_of(plan_);
        offers.how_to_play = paragraphs_of<V>(agreed);
        offers.drivers = drivers();
        if (offers.drivers.size() == 1) offers.drivers.clear();
        offers.presets = presets_of();
        offers.presets_seat = V::presets_seat;
        offers.has_dice = V::has_dice;
        offers.terms = V::terms(agreed);
        const auto people = std::ranges::count_if(plan_.seats, &SeatChoice::is_human);
        offers.minutes = minutes_of(agreed, static_cast<std::size_t>(people));
        return offers;
    }
    // As settings name them.
    static std::string term_key(const PlainTerm& term) { return "terms." + term.key; }
    void recall_terms(const formats::FlatJson& table) {
        const auto usual = V::terms(V::agree(plan_.seats.size()));
        plan_.terms.clear();
        for (const PlainTerm& term : usual) {
            const int value = formats::number_at(table, term_key(term), 0,
                                                 static_cast<int>(term.values.size()) - 1,
                                                 static_cast<int>(term.chosen));
            plan_.terms.push_back(static_cast<std::size_t>(value));
        }
    }
    void remember_terms(formats::FlatJson& table) const {
        for (const PlainTerm& term : V::terms(agreement_of(plan_)))
            table[term_key(term)] = std::to_string(term.chosen);
    }

    std::filesystem::path english_;
    PlainLab<V> lab_;
    play::FactTeller teller_;
    formats::Rulebook rulebook_;
    std::shared_ptr<const TitleGround> ground_;  // with pieces, once it was asked for
    PlainPlan plan_;
    PlainPlan raced_;  // what is played now, for another one like it
};

}  // namespace ui
