#include "frothy/view/core/prompt/attack_value.h"

#include "frothy/view/core/prompt/prompt_support.h"
#include "kernel/imagine.h"

namespace frothy::prompting {

namespace {

// Listens until the value is told.
class ValueProbe final : public SilentTable {
public:
    explicit ValueProbe(VehicleId attacks) : attacks_(attacks) {}
    std::optional<int> value() const { return value_; }

protected:
    void cast(const Roll& roll, kernel::Faces& faces) override {
        is_over_ = true;
        SilentTable::cast(roll, faces);
    }
    void announce(const Event& event) override {
        if (is_over_ || event.kind != EventKind::attack_value || event.who != attacks_) return;
        value_ = event.a;
        is_over_ = true;
    }

private:
    VehicleId attacks_;
    bool is_over_ = false;
    std::optional<int> value_;
};

}  // namespace

std::optional<int> attack_value_of(const kernel::Decision<Frothy>& decision, Option kept) {
    ValueProbe probe(subject_of(decision));
    kernel::ImaginingTable<Frothy> table(decision, kept, decision.player, probe);
    Race race = decision.boundary;
    Frothy::step(race, table);
    return probe.value();
}

}  // namespace frothy::prompting
