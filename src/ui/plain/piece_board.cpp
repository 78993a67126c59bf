#include "ui/plain/piece_board.h"

#include <algorithm>

#include "stage/theme.h"
#include "ui/board/tokens.h"

namespace ui {

PieceBoard::PieceBoard(stage::Canvas& canvas, stage::SpriteStore& sprites, Seating seating,
                       std::shared_ptr<const StillPart> still, const BoardWorld& world,
                       float radius)
    : canvas_(canvas),
      seating_(std::move(seating)),
      radius_(radius),
      frame_(canvas, sprites, *this) {
    frame_.show(std::move(still), world);
}

void PieceBoard::draw(const std::vector<BoardPiece>& pieces) {
    pieces_ = pieces;
    if (!frame_.draw_still()) return;
    const auto clip = canvas_.clip(frame_.where());
    const float reach = piece_radius();
    for (const LitSpace& lit : lit_) {
        const bool is_pointed = pointed_ ? *pointed_ == lit.space
                                         : frame_.pointer() && lit_at(*frame_.pointer()) == &lit;
        canvas_.circle(to_screen(lit.at), reach * 1.25F, stage::theme::gold,
                       reach * (is_pointed ? 0.3F : 0.15F));
    }
    std::vector<PictureToken> tokens;
    for (const BoardPiece& piece : pieces_) {
        if (piece.who >= seating_.seats.size()) continue;
        tokens.push_back({to_screen(piece.at), seating_.seat(piece.who).livery,
                          &seating_.livery(piece.who), false});
    }
    paint_tokens(canvas_, std::move(tokens), reach);
}

void PieceBoard::ask(std::vector<LitSpace> lit) {
    lit_ = std::move(lit);
    pointed_.reset();
}

void PieceBoard::follow(kernel::PlayerId player) {
    const auto piece = std::ranges::find(pieces_, player, &BoardPiece::who);
    if (piece != pieces_.end()) frame_.follow(piece->at);
}

std::vector<stage::Vec2> PieceBoard::pieces() const {
    std::vector<stage::Vec2> places;
    for (const BoardPiece& piece : pieces_)
        places.push_back(piece.at);
    return places;
}

const LitSpace* PieceBoard::lit_at(stage::Vec2 screen) const {
    const auto lit = std::ranges::find_if(lit_, [&](const LitSpace& one) {
        return stage::length(to_screen(one.at) - screen) <= piece_radius() * 1.25F;
    });
    return lit == lit_.end() ? nullptr : &*lit;
}

const LitSpace* PieceBoard::lit_of(Token space) const {
    const auto lit = std::ranges::find(lit_, space, &LitSpace::space);
    return lit == lit_.end() ? nullptr : &*lit;
}

BoardClick PieceBoard::click(stage::Vec2 screen) const {
    const LitSpace* lit = lit_at(screen);
    return lit == nullptr ? BoardClick{} : BoardClick{lit->answers, {}};
}

BoardClick PieceBoard::click_space(Token space) const {
    const LitSpace* lit = lit_of(space);
    return lit == nullptr ? BoardClick{} : BoardClick{lit->answers, {}};
}

std::optional<BoardHover> PieceBoard::hover() const {
    if (!frame_.pointer() || frame_.is_dragging()) return std::nullopt;
    return hover_at(*frame_.pointer());
}

BoardHover PieceBoard::hover_at(stage::Vec2 screen) const {
    BoardHover hover;
    const float reach = piece_radius();
    const kernel::PlayerId who = piece_at(screen);
    const LitSpace* lit = lit_at(screen);
    if (lit != nullptr) {
        hover.deed.text = lit->deed;
        hover.answers = lit->answers;
    }
    if (who < seating_.seats.size()) hover.title = seating_.seat(who).name;
    const stage::Vec2 at = lit != nullptr ? to_screen(lit->at) : screen;
    hover.beside = {at.x - reach, at.y - reach, 2.0F * reach, 2.0F * reach};
    return hover;
}

kernel::PlayerId PieceBoard::piece_at(stage::Vec2 screen) const {
    const auto piece = std::ranges::find_if(pieces_, [&](const BoardPiece& one) {
        return stage::length(to_screen(one.at) - screen) <= piece_radius();
    });
    return piece == pieces_.end() ? kernel::nobody : piece->who;
}

Tokens PieceBoard::reachable() const {
    Tokens spaces;
    for (const LitSpace& lit : lit_)
        spaces.push_back(lit.space);
    return spaces;
}

stage::Vec2 PieceBoard::on_screen(Token space) const {
    const LitSpace* lit = lit_of(space);
    return lit == nullptr ? frame_.where().centre() : to_screen(lit->at);
}

std::vector<Seen> PieceBoard::worth_seeing(kernel::PlayerId own) const {
    constexpr float others = 3.0F;
    std::vector<Seen> seen;
    for (const BoardPiece& piece : pieces_)
        seen.push_back({to_screen(piece.at), piece.who == own ? weight_of_own : others});
    for (const LitSpace& lit : lit_)
        seen.push_back({to_screen(lit.at)});
    return seen;
}

}  // namespace ui
