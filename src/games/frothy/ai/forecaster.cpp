// Forecasts on a thread of their own.
#include "games/frothy/ai/forecaster.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>

namespace frothy {

struct Forecaster::Work {
    std::thread thread;
    std::atomic<bool> is_unwanted = false;  // what is being made just now

    // Everything below belongs to whoever holds the mutex.
    mutable std::mutex mutex;
    mutable std::condition_variable changed;
    bool is_closing = false;
    std::shared_ptr<const kernel::Decision<Frothy>> decision;
    Guides guides;
    std::deque<AnswerPlan> wanted;
    std::optional<AnswerPlan> making;
    ForecastBook book;
    std::uint64_t version = 0;

    void run();
    void forget() {
        wanted.clear();
        is_unwanted = true;
        if (book.entries.empty()) return;
        book.entries.clear();
        ++version;
    }
};

void Forecaster::Work::run() {
    std::unique_lock lock(mutex);
    while (true) {
        changed.wait(lock, [this] { return is_closing || !wanted.empty(); });
        if (is_closing) return;
        const AnswerPlan plan = wanted.front();
        const auto asked = decision;
        const Guides its_guides = guides;
        wanted.pop_front();
        making = plan;
        is_unwanted = false;
        lock.unlock();
        Forecast forecast = make_forecast(*asked, plan, *its_guides.map, its_guides.book.get(),
                                          quick_odds, is_unwanted);
        lock.lock();
        making.reset();
        if (!is_unwanted) {
            book.entries.emplace_back(plan, std::move(forecast));
            ++version;
        }
        changed.notify_all();
    }
}

Forecaster::Forecaster() : work_(std::make_unique<Work>()) {}

Forecaster::~Forecaster() {
    {
        const std::lock_guard lock(work_->mutex);
        work_->is_closing = true;
        work_->is_unwanted = true;
    }
    work_->changed.notify_all();
    if (work_->thread.joinable()) work_->thread.join();
}

void Forecaster::weigh(const kernel::Decision<Frothy>& decision,
                       const std::vector<AnswerPlan>& plans, const Guides& guides) {
    const std::lock_guard lock(work_->mutex);
    work_->guides = guides;
    if (!work_->decision || work_->decision->revision != decision.revision) {
        work_->forget();
        work_->book.revision = decision.revision;
        work_->decision = std::make_shared<const kernel::Decision<Frothy>>(decision);
    }
    work_->wanted.clear();
    for (const AnswerPlan& plan : plans) {
        const bool is_offered =
            !plan.empty() &&
            std::ranges::find(decision.options, plan.front()) != decision.options.end();
        const bool is_known = work_->book.find(plan) != nullptr ||
                              (work_->making == plan && !work_->is_unwanted) ||
                              std::ranges::find(work_->wanted, plan) != work_->wanted.end();
        if (is_offered && !is_known) work_->wanted.push_back(plan);
    }
    if (work_->wanted.empty()) return;
    if (!work_->thread.joinable()) work_->thread = std::thread([this] { work_->run(); });
    work_->changed.notify_all();
}

void Forecaster::rest() {
    const std::lock_guard lock(work_->mutex);
    work_->forget();
    work_->decision.reset();
}

bool Forecaster::is_busy() const {
    const std::lock_guard lock(work_->mutex);
    return !work_->wanted.empty() || work_->making.has_value();
}

void Forecaster::wait() const {
    std::unique_lock lock(work_->mutex);
    work_->changed.wait(lock,
                        [this] { return work_->wanted.empty() && !work_->making.has_value(); });
}

std::uint64_t Forecaster::version() const {
    const std::lock_guard lock(work_->mutex);
    return work_->version;
}

ForecastBook Forecaster::book() const {
    const std::lock_guard lock(work_->mutex);
    return work_->book;
}

}  // namespace frothy
