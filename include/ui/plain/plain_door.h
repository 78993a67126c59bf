// The door of a plain game: set-up, play, podium, replay, saves.
#pragma once

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "play/commands/record_opening.h"
#include "play/library.h"
#include "ui/board/tokens.h"
#include "ui/plain/plain_scenes.h"
#include "ui/plain/plain_screen.h"
#include "ui/plain/plain_view.h"
#include "ui/scenes/table_door.h"
#include "words/words.h"

namespace ui {

template <PlainView V>
class PlainDoor final : public RecordDoor<typename V::Codec, play::PlainTable<V>> {
public:
    using Codec = typename V::Codec;
    using Game = typename Codec::Game;
    using Table = play::PlainTable<V>;
    using Base = RecordDoor<Codec, Table>;

    // `rulebook` is the English one; of other languages it lies beside it (snails.de.md).
    PlainDoor(Program& program, std::filesystem::path rulebook)
        : Base(program), english_(std::move(rulebook)) {
        plan_.least = V::least_seats;
        plan_.most = V::most_seats;
        recall(program.settings().table(std::string(this->id())), plan_);
        words_changed();
    }

    std::string title() const override { return V::title(); }
    std::string motto() const override { return V::motto(); }
    bool is_offered() const override { return V::is_offered; }
    const formats::Rulebook& rulebook() const override { return rulebook_; }
    std::shared_ptr<const TitleGround> title_ground() override {
        return std::make_shared<Ground>(first_state(V::least_seats));
    }
    void set_up() override {
        this->begin_anew(std::make_unique<PlainSetupScene>(*this, plan_, [this] { start(); }));
    }
    // One person against as few drivers as there may be.
    bool has_coach() const override { return false; }
    void first_race() override {
        PlainPlan first = plan_;
        first.seats = usual_seats(V::least_seats);
        begin(first);
    }
    void open(const play::Opening& opening) override {
        const auto& wanted = dynamic_cast<const play::RecordOpening<Codec>&>(opening);
        if (!wanted.record) return;
        this->sit_down(take_up(*wanted.record, wanted.journal));
    }
    std::string describe(const std::filesystem::path& file, ShelvedRace& shown,
                         const ShelfLook& look) override {
        const auto record = play::record_of_file<Codec>(file, shown.trouble);
        if (!record) return shown.title;
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
        const auto tell = [&played] { return rows_of(Base::table_of(played).now(), played); };
        this->program().scenes().push(std::make_unique<PlainResultsScene>(
            *this, played, tell,
            PlainResultsScene::Wishes{[this] { begin(raced_); },
                                      [this, &played] { this->look_back(played); }}));
    }
    void words_changed() override {
        std::filesystem::path own = english_;
        own.replace_extension(this->program().language() + english_.extension().string());
        std::error_code ignored;
        const bool has_own = std::filesystem::is_regular_file(own, ignored);
        rulebook_ = formats::Rulebook::from_file((has_own ? own : english_).string());
    }

private:
    class Ground final : public TitleGround {
    public:
        explicit Ground(typename Game::State state) : state_(state) {}
        void paint_board(const TitleEasel& easel) const override {
            paint_still(state_, easel.canvas, easel.sprites, easel.where);
        }
        void paint_pieces(const TitleEasel&) const override {}

    private:
        typename Game::State state_;
    };

    static void paint_still(const typename Game::State& state, stage::Canvas& canvas,
                            stage::SpriteStore& sprites, stage::Rect where) {
        const Projection to = projection_into(V::world(state).frame, where);
        V::still(state)->paint({canvas, sprites, to, where});
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
            row.place_text = std::to_string(row.place) + ".";
            row.about = V::standing_of(state, seat);
            row.is_winner = row.place == 1;
        }
        std::ranges::stable_sort(rows, {}, &ResultsRow::place);
        return rows;
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
        std::vector<PictureToken> tokens;
        for (const BoardPiece& piece : V::pieces(state))
            tokens.push_back(
                {to(piece.at), seating.seat(piece.who).livery, &seating.livery(piece.who), false});
        paint_tokens(look.canvas, std::move(tokens), V::piece_radius * to.zoom);
        return picture;
    }

    std::shared_ptr<Table> take_up(const play::Record<Codec>& record,
                                   const std::filesystem::path& journal) override {
        raced_.seats.clear();
        for (const play::Seat& seat : record.seats)
            raced_.seats.push_back({seat.name, seat.livery, play::is_human(seat)});
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
        const int round = record.last_boundary ? Codec::round_of(record.last_boundary->state) : 1;
        return words::say("{0}, round {1}", {V::title(), round});
    }

    void start() {
        remember(this->program().settings().tables[std::string(this->id())], plan_);
        this->program().settings_changed();
        begin(plan_);
    }
    void begin(const PlainPlan& plan) {
        play::Record<Codec> record;
        static_cast<typename Codec::Agreement&>(record) = V::agree(plan.seats.size());
        for (const SeatChoice& seat : plan.seats)
            record.seats.push_back(seat_of(seat));
        record.seed = plan.seed.value_or(play::drawn_seed());
        this->play_on(record);
    }

    std::filesystem::path english_;
    formats::Rulebook rulebook_;
    PlainPlan plan_;
    PlainPlan raced_;  // what is played now, for another one like it
};

}  // namespace ui
