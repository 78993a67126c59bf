// A race as the play screen shows it: the hippodrome, licences, dice and what is told of them.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/data/record/record.h"
#include "games/frothy/view/board/board_view.h"
#include "games/frothy/view/core/board/race_view.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/telling/misfortune.h"
#include "games/frothy/view/core/telling/race_log.h"
#include "games/frothy/view/licence/licence_sheet.h"
#include "ui/core/dice.h"
#include "ui/table/play_screen.h"
#include "words/words.h"

namespace frothy {

// How much of an edge its owner wants to use the next time it acts.
struct EdgeWish {
    VehicleId vehicle = no_vehicle;
    Rule trait;
    int most = 0;
};

// A moment of a recorded race, and how it came to it.
struct RaceMoment {
    const Race& start;
    const RaceJournal& journal;
    std::size_t entries = 0;  // of the journal that led to it
    const Race& now;
};

class RaceScreen final : public ui::PlayScreen {
public:
    // Canvas, sprites and the session's setting must outlive the screen.
    RaceScreen(stage::Canvas& canvas, stage::SpriteStore& sprites, const Session& session,
               const ui::Seating& seating);
    // A recorded race instead of one that is played.
    RaceScreen(stage::Canvas& canvas, stage::SpriteStore& sprites, const RaceMoment& moment,
               const ui::Seating& seating);
    // A jump: the moment is shown at once, with the sheet of this vehicle.
    void show_moment(const RaceMoment& moment, VehicleId look_at);
    // The way on, with motion.
    void take(const std::vector<Happening>& happenings, const RaceJournal& journal, const Race& now,
              VehicleId look_at);

    // What happened since the last call, in order; it is animated, and written into the log.
    void take(const std::vector<Happening>& happenings, const Session& session);
    // The question a person is to answer, what is proposed (see Prompt), and how a move begun
    // otherwise would go on; null while there is none. Call when idle.
    void ask(const Decision* decision, AnswerPlan advice = {}, Complete complete = {});

    // Answers to the open question whose odds would help, the most urgent first; and what is known
    // of them by now.
    std::vector<AnswerPlan> plans() const;
    void set_forecasts(const ForecastBook& book);

    // What owners want of their edges the next time.
    void set_edges(std::vector<EdgeWish> edges);
    // These cards lie aside, chosen in secret by this player, where nobody else is there to see
    // them; no_vehicle for nobody.
    void put_aside(VehicleId owner, std::vector<CardFaceUp> cards);

    // After a change of language, besides: the log and the open question say everything anew.
    void words_changed(const Session& session);
    void words_changed(const RaceMoment& moment);

    bool is_last_lap() const override;
    void set_seating(ui::Seating seating) override;
    void ask_nothing() override { ask(nullptr); }

private:
    ui::PlayBoard& board() override { return board_; }
    ui::Motion& motion() override { return view_; }
    ui::Prompt& prompt() override { return prompt_; }
    const play::GameLog& log() const override { return log_; }
    ui::PlayerSheet* sheet() override { return &sheet_; }

    void bring_up() override;
    void draw_board() override { board_.draw(view_); }
    void follow(VehicleId v) override;
    bool is_at_end() const override { return view_.race().moment == Moment::over; }
    ui::StripCaption strip_caption(std::optional<int> time_left) const override;
    std::vector<ui::StripChip> strip_chips(VehicleId decides) const override;
    ui::Standings standings() const override;
    void show_more_standings(const ui::Kit& kit) const override;
    ui::LogLook log_look(const ui::Kit& kit) const override;
    ui::Waiting waiting(const ui::Kit& kit, const ui::PlayCaption& caption) const override;
    std::function<float(stage::Rect where, float most)> thrown(const ui::Kit& kit) override;
    std::vector<std::string> take_news() override;
    std::optional<ui::MisfortuneNote> take_misfortune(VehicleId v) override;
    VehicleId subject() override { return prompt_.vehicle(); }
    const char* sheet_title() const override { return words::mark("Licence"); }
    std::string sheet_remark(const ui::SheetNote& note) const override;
    // An edge that the person who reads the sheet may use in part.
    bool is_touchable(const ui::RuleRef& rule) const override;
    ui::CardFace face_of(ui::Token card) const override;

    void propose_way();
    void follow_cards();
    std::optional<MisfortuneNote> misfortune_of(VehicleId v);

    RaceView view_;
    Race shown_;  // as far as it has been seen; of this frame
    BoardView board_;
    RaceLog log_;
    LicenceSheet sheet_;
    Prompt prompt_;
    AnswerPlan added_;  // cards of a move, as the board knows them
    MisfortuneTeller teller_;
    std::vector<EdgeWish> edges_;
    VehicleId aside_of_ = no_vehicle;  // whose cards lie aside
    std::vector<CardFaceUp> aside_;
    std::vector<ui::LaidDie> laid_;  // beside a replay's timeline
};

}  // namespace frothy
