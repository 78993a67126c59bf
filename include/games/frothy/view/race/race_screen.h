// The race as one screen: strip, board, licence sheet, log, decision panel, and how they share the
// window at any size. Shows a race and passes on what people want; it changes nothing itself.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/frothy/data/record/record.h"
#include "games/frothy/view/board/board_view.h"
#include "games/frothy/view/core/board/race_view.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/telling/race_log.h"
#include "games/frothy/view/licence/licence_sheet.h"
#include "games/frothy/view/race/side_panels.h"
#include "games/frothy/view/race/top_strip.h"
#include "ui/kit.h"
#include "ui/prompt/prompt_panel.h"
#include "ui/table/play_screen.h"

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
               ui::Seating seating);
    ~RaceScreen() override;

    // A recorded race instead of one that is played.
    RaceScreen(stage::Canvas& canvas, stage::SpriteStore& sprites, const RaceMoment& moment,
               ui::Seating seating);
    // A jump: the moment is shown at once, with the sheet of this vehicle.
    void show_moment(const RaceMoment& moment, VehicleId look_at);
    // The way on, with motion.
    void take(const std::vector<Happening>& happenings, const RaceJournal& journal, const Race& now,
              VehicleId look_at);

    // What happened since the last call, in order; it is animated, and written into the log.
    void take(const std::vector<Happening>& happenings, const Session& session);
    // The question a person is to answer, and what is proposed (see Prompt); null while there is
    // none. Call when idle.
    void ask(const Decision* decision, AnswerPlan advice = {});

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

    void set_seating(ui::Seating seating) override;
    void set_speed(float factor) override;
    void set_comfort(const ui::Comfort& comfort) override;
    bool is_asking() const override;
    void ask_nothing() override { ask(nullptr); }
    bool tells_misfortune() const override;
    bool idle() const override;
    void skip() override;
    bool advance(float seconds) override;
    std::vector<SoundCue> take_cues() override;
    bool feed(const stage::InputEvent& event, bool is_over_panel) override;
    ui::PlayReply show(const ui::Kit& kit, const ui::PlayCaption& caption) override;
    void paint_beside_frames() override;
    bool is_painting() const override;
    void forget_textures() override;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace frothy
