#include "ui/plain/piece_board.h"

#include <algorithm>

#include "stage/theme.h"
#include "ui/board/tokens.h"
#include "ui/plain/papers.h"

namespace ui {

void BoardArt::paint_pieces(const BoardEasel& easel, std::span<const BoardPiece> pieces) const {
    std::vector<PictureToken> tokens;
    for (const BoardPiece& piece : pieces) {
        if (piece.who == kernel::nobody) continue;
        tokens.push_back({easel.to(piece.at), easel.seating.seat(piece.who).livery,
                          &easel.seating.livery(piece.who), false});
    }
    paint_tokens(easel.canvas, std::move(tokens), easel.radius);
}

BoardPiece BoardArt::between(const BoardPiece& from, const BoardPiece& to, float share) const {
    BoardPiece piece = share < 1.0F ? from : to;
    piece.at = stage::mix(from.at, to.at, share);
    piece.heading = from.heading + (to.heading - from.heading) * share;
    piece.size = from.size + (to.size - from.size) * share;
    return piece;
}

PieceBoard::PieceBoard(stage::Canvas& canvas, stage::SpriteStore& sprites, Seating seating,
                       std::shared_ptr<const StillPart> still, const BoardWorld& world,
                       float radius)
    : canvas_(canvas),
      sprites_(sprites),
      seating_(std::move(seating)),
      radius_(radius),
      frame_(canvas, sprites, *this) {
    frame_.show(std::move(still), world);
}

void PieceBoard::show(std::shared_ptr<const BoardArt> art,
                      const std::function<std::shared_ptr<const StillPart>()>& still) {
    if (art->ground() != art_->ground()) frame_.repaint(still());
    art_ = std::move(art);
}

// Ornaments move while something else does, and for a while after: a board at rest costs nothing.
bool PieceBoard::advance(float seconds) {
    const bool is_camera_moving = frame_.advance(seconds);
    const bool goes_on = let_debris_fly(seconds) || is_camera_moving;
    if (goes_on) stay_lively();
    if (!art_->is_moving() || !moves_ornaments() || lively_for_ <= 0.0F) return goes_on;
    seconds_ += seconds;
    lively_for_ -= seconds;
    return true;
}

void PieceBoard::shake(float strength) {
    constexpr float hard = 0.5F;
    constexpr float most_pieces = 14.0F;
    frame_.shake(strength);
    if (followed_ == kernel::nobody) return;
    const auto piece = std::ranges::find(pieces_, followed_, &BoardPiece::who);
    if (strength < hard || piece == pieces_.end() || !moves_ornaments()) return;
    const auto pieces = static_cast<int>(most_pieces * strength);
    debris_.push_back({piece->at, piece->heading, 0.0F, pieces, 4.0F * radius_ * strength,
                       1.2F * radius_ * piece->size});
}

bool PieceBoard::let_debris_fly(float seconds) {
    constexpr float fall = 0.9F;  // seconds until it lies
    for (Debris& debris : debris_)
        debris.progress += seconds / fall;
    std::erase_if(debris_, [](const Debris& debris) { return debris.progress >= 1.0F; });
    return !debris_.empty();
}

bool PieceBoard::feed(const stage::InputEvent& event) {
    stay_lively();
    const bool is_of_camera = frame_.feed(event);
    if (event.kind == stage::InputKind::mouse_released) is_clicked_ = !is_of_camera;
    return is_of_camera;
}

bool PieceBoard::is_aimed_from(stage::Vec2 screen) const {
    return std::ranges::any_of(drawn_.handles, [&](stage::Vec2 handle) {
        return stage::length(to_screen(handle) - screen) <= piece_radius() * 1.25F;
    });
}

// By keys, by a drag, or by the pointer.
const LitSpace* PieceBoard::under() const {
    if (pointed_) return lit_of(*pointed_);
    return frame_.pointer() ? lit_under(*frame_.pointer()) : nullptr;
}

// Reckoned once for each space pointed at.
void PieceBoard::weigh() {
    const LitSpace* under = this->under();
    if (under == nullptr || !odds_ || under->answers == weighed_) return;
    weighed_ = under->answers;
    weighed_odds_ = odds_(weighed_);
}

// A way is drawn as far as the pointer is now.
void PieceBoard::draw_on() {
    drawn_to_.reset();
    if (!frame_.aimed_from()) {
        trail_.clear();
        return;
    }
    if (!frame_.pointer()) return;
    if (trail_.empty()) trail_.push_back(frame_.camera().to_world(*frame_.aimed_from()));
    const stage::Vec2 at = frame_.camera().to_world(*frame_.pointer());
    if (stage::length(at - trail_.back()) > 0.25F * radius_) trail_.push_back(at);
    const LitSpace* end = lit_at(*frame_.pointer());
    if (end == nullptr) return;
    if (drawn_.along) drawn_to_ = drawn_.along(*end, trail_);
    if (!drawn_to_) drawn_to_ = *end;
}

BoardEasel PieceBoard::easel() const {
    constexpr float fading = 2.0F;  // seconds
    const float liveliness =
        moves_ornaments() ? std::clamp(lively_for_ / fading, 0.0F, 1.0F) : 1.0F;
    BoardEasel easel{canvas_,        sprites_,       seating_, frame_.projection(), frame_.where(),
                     piece_radius(), frame_.scale(), seconds_, liveliness};
    if (frame_.pointer() && !frame_.is_dragging())
        easel.pointed = frame_.camera().to_world(*frame_.pointer());
    easel.shows_all = shows_all_;
    return easel;
}

void PieceBoard::draw(const std::vector<BoardPiece>& pieces) {
    if (pieces != pieces_) stay_lively();
    pieces_ = pieces;
    std::erase_if(pieces_, [&](const BoardPiece& piece) {
        return piece.size <= 0.0F ||
               (piece.who != kernel::nobody && piece.who >= seating_.seats.size());
    });
    if (!frame_.draw_still()) return;
    const auto clip = canvas_.clip(frame_.where());
    const BoardEasel easel = this->easel();
    art_->paint_under(easel);
    draw_lit();
    draw_map();
    art_->paint_pieces(easel, pieces_);
    if (plan_) plan_(easel);
    art_->paint_over(easel);
    for (const Debris& debris : debris_)
        paint_debris(canvas_, sprites_, easel.to, debris);
    for (const BoardMark& mark : marks_)
        paint_sign(easel, to_screen(mark.at), mark.text, stage::theme::gold);
}

// Under the pieces: no name or sign may be hidden by it.
void PieceBoard::draw_map() {
    std::vector<BoardFrame::MapPiece> on_map;
    for (const BoardPiece& piece : pieces_) {
        const bool is_players = piece.who != kernel::nobody;
        on_map.push_back({piece.at, is_players
                                        ? stage::Colour::hex(seating_.livery(piece.who).colour)
                                        : stage::theme::stone});
    }
    frame_.draw_map(on_map, worth_seeing(kernel::nobody));
}

void PieceBoard::draw_lit() {
    const float reach = piece_radius();
    const LitSpace* under = this->under();
    if (under != nullptr) {
        draw_way(under->way);
    } else if (!trail_.empty() || advised_.empty()) {
        draw_way(trail_);
    } else {
        draw_way(advised_);
        canvas_.circle(to_screen(advised_.back()), reach * 1.25F, stage::theme::gold, reach * 0.3F);
    }
    for (const LitSpace& lit : lit_) {
        const stage::Vec2 at = to_screen(lit.at);
        if (under != nullptr && lit.space == under->space) {
            canvas_.circle(at, reach * 1.25F, stage::theme::gold, reach * 0.3F);
        } else if (lit.is_faint) {
            canvas_.disc(at, std::max(1.5F, reach * 0.28F), faded(stage::theme::gold, 0.75F));
        } else if (lit.is_idle) {
            canvas_.circle(at, reach * 0.6F, faded(stage::theme::gold, 0.5F), reach * 0.1F);
        } else {
            canvas_.circle(at, reach * 1.25F, stage::theme::gold, reach * 0.15F);
        }
    }
}

void PieceBoard::draw_way(const std::vector<stage::Vec2>& world) const {
    if (world.size() < 2) return;
    const float reach = piece_radius();
    std::vector<stage::Vec2> way;
    for (const stage::Vec2 at : world)
        way.push_back(to_screen(at));
    canvas_.polyline(way, faded(stage::theme::ink, 0.5F), reach * 0.5F);
    canvas_.polyline(way, stage::theme::gold, reach * 0.3F);
}

void PieceBoard::ask(std::vector<LitSpace> lit, DrawnWay drawn, OddsOfRow odds, RefusedAt refused) {
    lit_ = std::move(lit);
    drawn_ = std::move(drawn);
    odds_ = std::move(odds);
    refused_ = std::move(refused);
    is_clicked_ = false;
    advised_.clear();
    weighed_.clear();
    weighed_odds_.clear();
    trail_.clear();
    drawn_to_.reset();
    pointed_.reset();
    attend();
}

void PieceBoard::attend() {
    std::vector<stage::Vec2> asked;
    for (const LitSpace& lit : lit_)
        asked.push_back(lit.at);
    frame_.attend(std::move(asked));
}

void PieceBoard::follow(kernel::PlayerId player) {
    followed_ = player;
    const auto piece = std::ranges::find(pieces_, player, &BoardPiece::who);
    const auto acting = std::ranges::find_if(
        pieces_, [&](const BoardPiece& one) { return one.who == player && one.is_acting; });
    if (piece != pieces_.end()) frame_.follow(acting != pieces_.end() ? acting->at : piece->at);
}

std::vector<stage::Vec2> PieceBoard::pieces() const {
    std::vector<stage::Vec2> places;
    for (const BoardPiece& piece : pieces_)
        places.push_back(piece.at);
    return places;
}

const LitSpace* PieceBoard::lit_at(stage::Vec2 screen) const {
    const auto apart = [&](const LitSpace& one) {
        return stage::length(to_screen(one.at) - screen);
    };
    const auto nearest = std::ranges::min_element(lit_, {}, apart);
    const bool is_hit = nearest != lit_.end() && apart(*nearest) <= piece_radius() * 1.25F;
    return is_hit ? &*nearest : nullptr;
}

const LitSpace* PieceBoard::lit_under(stage::Vec2 screen) const {
    if (frame_.aimed_from()) return drawn_to_ ? &*drawn_to_ : nullptr;
    return lit_at(screen);
}

const LitSpace* PieceBoard::lit_of(Token space) const {
    const auto lit = std::ranges::find(lit_, space, &LitSpace::space);
    return lit == lit_.end() ? nullptr : &*lit;
}

Answers PieceBoard::pointed_answers() const {
    const LitSpace* lit = under();
    return lit == nullptr ? Answers{} : lit->answers;
}

BoardClick PieceBoard::click(stage::Vec2 screen) const {
    const LitSpace* lit = lit_under(screen);
    if (lit == nullptr) return {};
    // Whoever has drawn the whole way means it.
    return {lit->answers, {}, lit->is_costly && !frame_.aimed_from()};
}

BoardClick PieceBoard::click_space(Token space) const {
    const LitSpace* lit = lit_of(space);
    return lit == nullptr ? BoardClick{} : BoardClick{lit->answers, {}, lit->is_costly};
}

std::optional<BoardHover> PieceBoard::hover() const {
    if (!frame_.pointer() || frame_.is_dragging()) return std::nullopt;
    return hover_at(*frame_.pointer());
}

BoardHover PieceBoard::hover_at(stage::Vec2 screen) const {
    const LitSpace* lit = lit_under(screen);
    const BoardPiece* piece = piece_under(screen);
    if (lit == nullptr && is_clicked_ && refused_) {
        if (auto refused = refused_(frame_.camera().to_world(screen)))
            return refusal(*std::move(refused), screen);
    }
    if (lit == nullptr && piece == nullptr) {
        if (auto thing = art_->thing_at(frame_.camera().to_world(screen))) {
            thing->beside = frame_.projection()(thing->beside);
            return *std::move(thing);
        }
    }
    BoardHover hover;
    if (lit != nullptr) {
        hover.deed.text = lit->deed;
        hover.answers = lit->answers;
        if (lit->answers == weighed_ && !weighed_odds_.empty()) hover.odds = {weighed_odds_};
    }
    if (piece != nullptr) {
        hover.title = art_->title_of(*piece);
        if (hover.title.empty() && piece->who != kernel::nobody)
            hover.title = seating_.seat(piece->who).name;
        hover.facts = art_->facts_of(*piece);
    }
    const stage::Vec2 at = lit != nullptr ? to_screen(lit->at) : screen;
    const float reach = piece_radius();
    hover.beside = {at.x - reach, at.y - reach, 2.0F * reach, 2.0F * reach};
    return hover;
}

BoardHover PieceBoard::refusal(RefusedPlace refused, stage::Vec2 screen) const {
    const float reach = piece_radius();
    BoardHover hover;
    hover.is_refused = true;
    hover.title = std::move(refused.title);
    hover.facts.push_back(std::move(refused.why));
    hover.beside = {screen.x - reach, screen.y - reach, 2.0F * reach, 2.0F * reach};
    return hover;
}

const BoardPiece* PieceBoard::piece_under(stage::Vec2 screen) const {
    const auto piece = std::ranges::find_if(pieces_, [&](const BoardPiece& one) {
        return stage::length(to_screen(one.at) - screen) <= piece_radius() * one.size;
    });
    return piece == pieces_.end() ? nullptr : &*piece;
}

kernel::PlayerId PieceBoard::piece_at(stage::Vec2 screen) const {
    const BoardPiece* piece = piece_under(screen);
    return piece == nullptr ? kernel::nobody : piece->who;
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
    std::vector<Seen> seen;
    for (const BoardPiece& piece : pieces_) {
        const bool is_own = own != kernel::nobody && piece.who == own;
        seen.push_back({to_screen(piece.at), is_own ? weight_of_own : weight_of_others});
    }
    for (const LitSpace& lit : lit_)
        seen.push_back({to_screen(lit.at), lit.is_faint ? 1.0F : weight_of_choice});
    for (const stage::Vec2 handle : drawn_.handles)
        seen.push_back({to_screen(handle), weight_of_own});
    for (const stage::Rect& sign : art_->signs())
        for (const float across : {0.1F, 0.5F, 0.9F})
            for (const float down : {0.1F, 0.5F, 0.9F})
                seen.push_back(
                    {to_screen({sign.x + across * sign.width, sign.y + down * sign.height}),
                     weight_of_choice});
    return seen;
}

std::vector<stage::Rect> PieceBoard::notice_rooms() const {
    std::vector<stage::Rect> rooms;
    if (!art_) return rooms;
    const stage::Rect& seen = frame_.where();
    for (const stage::Rect& room : art_->notice_rooms()) {
        const stage::Vec2 corner = to_screen({room.x, room.y});
        const stage::Vec2 end = to_screen({room.right(), room.bottom()});
        const float x = std::max(corner.x, seen.x);
        const float y = std::max(corner.y, seen.y);
        rooms.push_back(
            {x, y, std::min(end.x, seen.right()) - x, std::min(end.y, seen.bottom()) - y});
    }
    return rooms;
}

}  // namespace ui
