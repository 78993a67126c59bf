// Every state that a document on the desk has been in, to be undone and redone without limit.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace frothy {

template <class Document>
class Steps {
public:
    explicit Steps(Document first) { all_.push_back(std::move(first)); }

    const Document& now() const { return all_[now_]; }
    // For what is no step: revision and saving do not know of it.
    Document& now() { return all_[now_]; }
    // One step before that; the first one has none.
    const Document& before() const { return all_[now_ - 1]; }
    // Grows with every change, undone ones too.
    int revision() const { return revision_; }

    void push(Document next) {
        ++revision_;
        if (saved_ && *saved_ > now_) saved_.reset();
        all_.erase(all_.begin() + static_cast<std::ptrdiff_t>(now_) + 1, all_.end());
        all_.push_back(std::move(next));
        ++now_;
    }
    // The same step goes on.
    void replace(Document next) {
        ++revision_;
        all_[now_] = std::move(next);
    }

    // In every step at once, which is none itself.
    template <class Change>
    void amend(Change change) {
        for (Document& document : all_)
            change(document);
        ++revision_;
    }

    bool can_undo() const { return now_ > 0; }
    bool can_redo() const { return now_ + 1 < all_.size(); }
    void undo() {
        if (!can_undo()) return;
        --now_;
        ++revision_;
    }
    void redo() {
        if (!can_redo()) return;
        ++now_;
        ++revision_;
    }

    bool is_saved() const { return saved_ == now_; }
    void note_saved() { saved_ = now_; }

private:
    std::vector<Document> all_;
    std::size_t now_ = 0;
    std::optional<std::size_t> saved_ = 0;  // none where what was saved cannot be come back to
    int revision_ = 0;
};

}  // namespace frothy
