// The proving ground over the title: what is raced on the left, and on the right what it comes to,
// while it is raced and afterwards.
#pragma once

#include <filesystem>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "play/lab/live_batch.h"
#include "ui/game_door.h"
#include "ui/lab/lab_door.h"
#include "ui/mosaic_ground.h"
#include "ui/scene.h"

namespace ui {

class LabScene final : public Scene {
public:
    // Both must outlive it.
    LabScene(Program& program, GameDoor& door, LabDoor& lab);
    ~LabScene() override;

    void show(const Kit& kit) override;
    const Seating& seating() const override { return program_.nobody(); }
    const formats::Rulebook& rulebook() const override { return door_.rulebook(); }
    // Figures tighten while one looks.
    bool watches_files() const override { return is_at_work(); }
    bool look_for_changes() override;
    bool keeps_time() const override { return is_at_work(); }
    void pass_time(double seconds) override;
    void forget_textures() override { ground_.forget_textures(); }
    void words_changed() override;
    bool tell(const std::string& news) override;

private:
    // Racing, or there is something to look at that has not been seen.
    bool is_at_work() const;
    bool has_unseen() const;
    bool is_racing() const { return batch_ && batch_->is_running(); }
    bool is_reporting() const { return reporting_.valid(); }
    std::filesystem::path folder() const;
    void race();
    void take_figures();
    void take_report();
    void watch(std::size_t kind, std::uint64_t race);
    void begin_report(const LabReport& report);
    void stop();

    void show_order(const Kit& kit, stage::Rect where);
    void show_progress(const Kit& kit);
    void show_report_progress(const Kit& kit);
    void show_figures(const Kit& kit, stage::Rect where);
    void show_watched(const Kit& kit);
    void show_foot(const Kit& kit, stage::Rect where);

    Program& program_;
    GameDoor& door_;
    LabDoor& lab_;
    std::unique_ptr<play::lab::LiveBatch> batch_;
    std::string title_;  // of the batch
    play::lab::Batch so_far_;
    std::vector<play::lab::ReportSection> figures_;      // of so_far_
    double seconds_ = 0;                                 // that it, or the report, has been raced
    std::shared_ptr<play::lab::RaceProgress> progress_;  // of the report
    std::string report_title_;
    std::future<play::lab::ReportTeller> reporting_;  // after what it may stop
    std::filesystem::path reported_;           // where the one that is made goes, or has gone
    play::lab::ReportTeller raced_for_;        // a report, if there is one
    std::optional<play::lab::Report> report_;  // shown instead of the figures
    std::string news_;
    MosaicGround ground_;
};

}  // namespace ui
