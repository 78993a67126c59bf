#include "ui/scenes/lab_scene.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <exception>
#include <fstream>
#include <sstream>
#include <utility>

#include "play/followed_file.h"
#include "play/lab/batch_figures.h"
#include "play/record_files.h"
#include "stage/open_outside.h"
#include "ui/buttons.h"
#include "ui/lab/report_view.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/titled_page.h"

namespace ui {

namespace lab = play::lab;

namespace {

constexpr std::array<std::uint64_t, 7> numbers = {100, 300, 1'000, 3'000, 10'000, 30'000, 100'000};
constexpr std::uint64_t most_watched = 3;  // races of each kind that are listed

// "3,000" would be "3.000" elsewhere: a thin space is understood everywhere.
std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3; at -= 3)
        digits.insert(at - 3, "\u202f");
    return digits;
}

std::string duration(double seconds) {
    const auto whole = static_cast<int>(std::ceil(seconds));
    if (whole < 90) return say("{0} s", {whole});
    if (whole < 90 * 60) return say("{0} min", {(whole + 59) / 60});
    return say("{0} h", {(whole + 3599) / 3600});
}

}  // namespace

LabScene::LabScene(Program& program, GameDoor& door, LabDoor& lab)
    : program_(program), door_(door), lab_(lab) {}

// What is still raced for is not waited for.
LabScene::~LabScene() {
    if (progress_) progress_->is_stopped = true;
}

bool LabScene::is_at_work() const { return is_racing() || has_unseen() || is_reporting(); }

bool LabScene::has_unseen() const {
    if (!batch_) return false;
    return batch_->done() != so_far_.races || (news_.empty() && !batch_->trouble().empty());
}

std::filesystem::path LabScene::folder() const {
    return program_.user_dirs().data / "proving-ground" / std::string(door_.id());
}

bool LabScene::tell(const std::string& news) {
    news_ = news;
    return true;
}

void LabScene::words_changed() {
    figures_.clear();
    if (report_) report_ = raced_for_();
}

// --- At work -----------------------------------------------------------------------------------

void LabScene::race() {
    news_.clear();
    report_.reset();
    try {
        const play::BatchOrder order{.first = 0,
                                     .races = numbers[lab_.number_of_races],
                                     .seed = play::drawn_seed(),
                                     .jobs = play::default_jobs()};
        batch_ = std::make_unique<lab::LiveBatch>(lab_.lab_trial(), order);
        title_ = lab_.lab_title();
        so_far_ = batch_->so_far();
        figures_.clear();
        seconds_ = 0;
    } catch (const std::exception& error) {
        news_ = error.what();
    }
}

bool LabScene::look_for_changes() {
    take_report();
    if (has_unseen()) take_figures();
    return true;  // the time it still takes
}

void LabScene::pass_time(double seconds) {
    if (is_racing() || is_reporting()) seconds_ += seconds;
}

void LabScene::take_figures() {
    so_far_ = batch_->so_far();
    figures_ = lab::figures_of(so_far_);
    const std::string trouble = batch_->trouble();
    if (!trouble.empty()) news_ = trouble;
}

void LabScene::watch(std::size_t kind, std::uint64_t race) {
    std::string name = so_far_.plan.watched_kinds[kind] + "-" + std::to_string(race);
    std::ranges::replace(name, ' ', '-');
    const std::filesystem::path file = folder() / (name + ".json");
    try {
        play::make_folder(file.parent_path());
        news_ = play::replace_file(file.string(), batch_->trial().record(so_far_.seed, race));
        if (!news_.empty()) return;
    } catch (const std::exception& error) {
        news_ = error.what();
        return;
    }
    news_ = door_.watch_file(file, say("Proving ground, race {0}", {grouped(race)}));
}

void LabScene::begin_report(const LabReport& report) {
    if (is_at_work()) return;
    news_.clear();
    reported_ = folder() / (report.name + ".html");
    report_title_ = report.label;
    report_.reset();
    seconds_ = 0;
    progress_ = std::make_shared<lab::RaceProgress>();
    reporting_ = std::async(std::launch::async, report.begin(progress_));
}

void LabScene::stop() {
    if (is_racing()) batch_->stop();
    if (is_reporting()) progress_->is_stopped = true;
}

void LabScene::take_report() {
    using namespace std::chrono_literals;
    if (!reporting_.valid() || reporting_.wait_for(0s) != std::future_status::ready) return;
    try {
        raced_for_ = reporting_.get();
        report_ = raced_for_();
        std::ostringstream html;
        lab::write_html(html, *report_);
        play::make_folder(reported_.parent_path());
        news_ = play::replace_file(reported_.string(), html.str());
        if (news_.empty()) news_ = say("Written: {0}", {reported_.string()});
    } catch (const lab::RacesStopped&) {
        news_ = tr("The report was stopped.");
    } catch (const std::exception& error) {
        news_ = error.what();
    }
}

// --- What is seen ------------------------------------------------------------------------------

namespace {

// What it is called and its choice beside it, or below where that has no room. Moved by -1 or 1.
int show_row(const Kit& kit, const LabRow& row, std::size_t number) {
    ImFont* font = kit.fonts().small;
    const float width = ImGui::GetContentRegionAvail().x;
    const float choice = stepper_width(kit, row.value);
    const float label = text_width(font, row.label) + 8.0F * kit.scale();
    const float beside = std::max(choice, std::floor(0.66F * width));
    if (label + beside <= width) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        draw_text(*ImGui::GetWindowDrawList(), font,
                  {at.x, at.y + (stepper_height(kit) - font->FontSize) / 2.0F},
                  packed(theme::dark_sand), row.label);
        ImGui::SetCursorPosX(ImGui::GetCursorPosX() + width - beside);
        return stepper(kit, ("row" + std::to_string(number)).c_str(), row.value, beside);
    }
    show_muted(font, row.label);
    return stepper(kit, ("row" + std::to_string(number)).c_str(), row.value, width);
}

}  // namespace

void LabScene::show_order(const Kit& kit, stage::Rect where) {
    const ScreenPart part("order", where);
    const DisabledScope busy(is_at_work());
    const std::vector<LabRow> rows = lab_.lab_rows();
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const int by = show_row(kit, rows[row], row);
        if (by != 0) lab_.step_lab(row, by);
    }
    const int by =
        show_row(kit, {tr("Races"), grouped(numbers[lab_.number_of_races])}, rows.size());
    const auto count = static_cast<int>(numbers.size());
    const int before = static_cast<int>(lab_.number_of_races);
    lab_.number_of_races = static_cast<std::size_t>((before + by + count) % count);
    theme::fade_scrolled_edges(theme::deep_umber);
}

namespace {

void show_bar(const Kit& kit, std::uint64_t done, std::uint64_t ordered) {
    const float s = kit.scale();
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float part = ordered > 0 ? static_cast<float>(done) / static_cast<float>(ordered) : 0.0F;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    fill_rect(list, {at.x, at.y, width, 8.0F * s}, packed(theme::ink, 0.5F), 4.0F * s);
    if (part > 0.0F)
        fill_rect(list, {at.x, at.y, part * width, 8.0F * s}, packed(theme::dark_sand), 4.0F * s);
    ImGui::Dummy({width, 8.0F * s});
}

// "120 of 240 races · 12 s left"; the time once there is something to tell it by.
std::string come_so_far(std::uint64_t done, std::uint64_t ordered, double seconds) {
    std::string words = say("{0} of {1} races", {grouped(done), grouped(ordered)});
    if (done > 0 && done < ordered && seconds > 1.0) {
        const double left =
            seconds * static_cast<double>(ordered - done) / static_cast<double>(done);
        words += "  ·  " + say("{0} left", {duration(left)});
    }
    return words;
}

}  // namespace

void LabScene::show_report_progress(const Kit& kit) {
    show_text(kit.fonts().heading, report_title_);
    const std::uint64_t ordered = progress_->ordered;
    const std::uint64_t done = std::min<std::uint64_t>(progress_->done, ordered);
    show_bar(kit, done, ordered);
    show_text(kit.fonts().body, tr("The report is being raced for ..."));
    if (ordered > 0) show_muted(kit.fonts().small, come_so_far(done, ordered, seconds_));
}

void LabScene::show_progress(const Kit& kit) {
    const stage::ImGuiFonts& fonts = kit.fonts();
    const std::uint64_t ordered = batch_->ordered();
    show_text(fonts.heading, title_);
    show_bar(kit, so_far_.races, ordered);
    std::string words = come_so_far(so_far_.races, ordered, is_racing() ? seconds_ : 0.0);
    if (!is_racing() && so_far_.races < ordered) {
        words += "  ·  " + std::string(tr("stopped"));
    }
    show_muted(fonts.small, words);
}

void LabScene::show_watched(const Kit& kit) {
    const auto& watched = so_far_.sums.watched;
    if (is_racing() || !batch_->trial().record) return;
    if (std::ranges::all_of(watched, [](const auto& best) { return best.empty(); })) return;
    ImGui::Dummy({0.0F, 6.0F * kit.scale()});
    show_text(kit.fonts().heading, tr("Races worth watching"));
    int id = 0;
    for (std::size_t kind = 0; kind < watched.size(); ++kind) {
        const std::size_t count = std::min<std::size_t>(watched[kind].size(), most_watched);
        if (count == 0) continue;
        show_text(kit.fonts().body, tr(so_far_.plan.watched_kinds[kind].c_str()));
        for (std::size_t i = 0; i < count; ++i) {
            if (i > 0) ImGui::SameLine();
            const std::uint64_t race = watched[kind][i].race;
            if (small_button(kit, say("Race {0}", {grouped(race)}).c_str(), id++,
                             ImGui::GetStyle().FramePadding)) {
                watch(kind, race);
            }
        }
    }
}

void LabScene::show_figures(const Kit& kit, stage::Rect where) {
    const ScreenPart part("figures", where);
    const stage::ImGuiFonts& fonts = kit.fonts();
    if (!news_.empty()) show_text(fonts.label, news_);
    if (is_reporting()) {
        show_report_progress(kit);
    } else if (report_) {
        show_text(fonts.heading, report_->title);
        show_muted(fonts.small, report_->method);
        if (const auto file = show_sections(kit, report_->sections))
            news_ = door_.watch_file(*file, report_->title);
    } else if (batch_) {
        if (figures_.empty()) figures_ = lab::figures_of(so_far_);
        show_progress(kit);
        show_sections(kit, figures_);
        show_watched(kit);
    } else if (news_.empty()) {
        show_text(fonts.body,
                  tr("Computer drivers race here by the thousand, at full speed and without a "
                     "picture: to find out what a vehicle is worth, and how fair a course is."));
        show_text(fonts.body,
                  tr("A win rate stands beside the interval it lies in, 95 times of 100. Where "
                     "they race each other a line shows what would be even. The more races, the "
                     "narrower."));
    }
    roll_by_keys(kit);
}

void LabScene::show_foot(const Kit& kit, stage::Rect where) {
    const ScreenPart part("foot", where);
    // What is being raced is stopped first: its figures stay in sight.
    const bool is_at_it = is_racing() || is_reporting();
    if (key_button(kit, {.label = tr("Back"), .key = stage::Key::escape})) {
        if (!is_at_it) {
            program_.scenes().pop_to_first();
            return;
        }
        stop();
    }
    ImGui::SameLine();
    if (is_at_it) {
        if (key_button(kit, {.label = tr("Stop"),
                             .key = stage::Key::space,
                             .role = ButtonRole::danger,
                             .id = "stop"})) {
            stop();
        }
        return;
    }
    if (key_button(kit, {.label = tr("Race them"),
                         .key = stage::Key::enter,
                         .role = ButtonRole::decide,
                         .is_enabled = !is_at_work(),
                         .pad_key = stage::Key::menu,
                         .id = "race"})) {
        race();
    }
    stage::Key key = stage::Key::digit_1;
    for (const LabReport& report : lab_.lab_reports()) {
        ImGui::SameLine();
        if (key_button(kit, {.label = report.label, .key = key, .is_enabled = !is_at_work()}))
            begin_report(report);
        key = static_cast<stage::Key>(static_cast<int>(key) + 1);
    }
    if (!report_) return;
    ImGui::SameLine();
    if (key_button(kit, {.label = tr("Open in the browser"), .key = stage::Key::b})) {
        const std::string trouble = stage::open_outside(reported_);
        if (!trouble.empty()) news_ = trouble;
    }
}

void LabScene::show(const Kit& kit) {
    stage::Canvas& canvas = program_.screen().canvas();
    const float s = kit.scale();
    ground_.draw(canvas, s);
    const CoveredScope covered(program_.is_covered());
    const TitledPage page(kit, canvas, "proving ground", tr("The proving ground"));
    const float gap = page.gap();
    const float width = page.all().width;
    const float tall = std::max(1.0F, page.foot().y - page.head() - roll_key_room * s);
    const float list = std::floor(std::min((width - 3.0F * gap) * 0.34F, 400.0F * s));
    show_order(kit, {gap, page.head(), list, tall});
    show_figures(kit, {2.0F * gap + list, page.head(), width - 3.0F * gap - list, tall});
    show_foot(kit, page.foot());
}

}  // namespace ui
