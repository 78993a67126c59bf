// A rule of some game's ledger, as the rulebook names it.
#pragma once

#include <string>
#include <utility>

#include "kernel/ledger_id.h"

namespace ui {

class RuleRef {
public:
    RuleRef() = default;
    explicit RuleRef(std::string id) : id_(std::move(id)) {}
    template <class Ledger>
    RuleRef(kernel::LedgerId<Ledger> rule) : id_(rule.text()) {}  // NOLINT: implicit on purpose

    bool is_none() const { return id_.empty(); }
    // "FR-CTRL-08"; empty for none.
    const std::string& text() const { return id_; }

    friend bool operator==(const RuleRef&, const RuleRef&) = default;

private:
    std::string id_;
};

}  // namespace ui
