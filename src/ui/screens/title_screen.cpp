#include "ui/screens/title_screen.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"

namespace ui {

namespace {

// Where the name stands, where the buttons, and where the middle of the board behind them, which
// is the best of it: beside the buttons or below them.
struct DoorPlan {
    float name_size;
    stage::Vec2 name_at;
    stage::Rect buttons;
    stage::Vec2 board_middle;
    stage::Vec2 parade;  // the middle of the teams on it
    bool has_motto;
};

constexpr float broad = 1.25F;  // windows of this shape have room beside the buttons

float door_width(stage::PixelSize size, float s) {
    return std::min(stage::all_of(size).width - 24.0F * s, 520.0F * s);
}

// For the height `door` the motto goes, and the name gets smaller.
DoorPlan plan_of(stage::PixelSize size, float s, float door) {
    const float width = stage::all_of(size).width;
    const float height = stage::all_of(size).height;
    const float foot = 20.0F * s;
    DoorPlan plan;
    const auto name_below = [&](float low, float largest) {
        plan.name_at = {width / 2.0F, height * low};
        plan.name_size = std::min({width * 0.105F, height * largest, 190.0F * std::max(1.0F, s)});
    };
    constexpr float with_motto = 1.62F;  // of the size of the name
    constexpr float bare = 1.2F;
    name_below(0.07F, 0.19F);
    plan.has_motto =
        height > 520.0F * s && plan.name_at.y + with_motto * plan.name_size + door + foot <= height;
    if (!plan.has_motto) {
        name_below(0.03F, 0.15F);
        const float room = (height - plan.name_at.y - door - foot) / bare;
        plan.name_size = std::clamp(room, std::min(plan.name_size, 34.0F * s), plan.name_size);
    }
    const float top = plan.name_at.y + plan.name_size * (plan.has_motto ? with_motto : bare);
    const float wide = door_width(size, s);
    const float tall = height - top - foot;
    if (width > broad * height && width > 2.0F * wide) {
        const float left = std::max(24.0F * s, 0.26F * width - wide / 2.0F);
        plan.buttons = {left, top, wide, tall};
        plan.board_middle = {0.72F * width, 0.58F * height};
        plan.parade = {0.68F * width, 0.85F * height};
    } else {
        plan.buttons = {(width - wide) / 2.0F, top, wide, tall};
        plan.board_middle = {0.5F * width, 0.8F * height};
        // Below the buttons, six at most.
        const float free = top + 6.0F * 60.0F * s;
        plan.parade = {0.5F * width, std::max(0.645F * height, free + 0.09F * height)};
    }
    return plan;
}

constexpr float offer_pad = 16.0F;
constexpr float low_button = 44.0F;

// A race left in the middle, on its card: with what it is, where there is room for that; and with
// lower buttons, where there is little.
struct DoorLook {
    bool has_caption = true;
    bool is_small = false;  // the letters of the card
    float button = low_button;
    int lines = 2;      // of names at most
    int columns = 2;    // of buttons, where they do not stand one below the other
    float gaps = 1.0F;  // of what usually lies between two things

    float gap() const { return std::floor(gaps * ImGui::GetStyle().ItemSpacing.y); }
    float pad() const { return has_caption ? 12.0F : is_small ? 6.0F : 8.0F; }
    ImFont* title(const stage::ImGuiFonts& fonts) const {
        return is_small ? fonts.label : fonts.heading;
    }
    ImFont* about(const stage::ImGuiFonts& fonts) const {
        return is_small ? fonts.small : fonts.body;
    }
};

// From the most generous to the closest.
constexpr std::array door_looks = {
    DoorLook{},
    DoorLook{.has_caption = false},
    DoorLook{.has_caption = false, .is_small = true, .button = 40.0F},
    DoorLook{.has_caption = false, .is_small = true, .button = 36.0F, .lines = 1},
    DoorLook{.has_caption = false, .is_small = true, .button = 32.0F, .lines = 1},
    DoorLook{.has_caption = false, .is_small = true, .button = 32.0F, .lines = 1, .columns = 3},
    DoorLook{.has_caption = false, .is_small = true, .button = 28.0F, .lines = 0, .columns = 3},
    DoorLook{.has_caption = false,
             .is_small = true,
             .button = 26.0F,
             .lines = 0,
             .columns = 3,
             .gaps = 0.5F},
    DoorLook{.has_caption = false,
             .is_small = true,
             .button = 24.0F,
             .lines = 0,
             .columns = 3,
             .gaps = 0.5F}};

// Who races, cut at a name where there are too many for the lines; what is wrong is told whole.
std::string about(const Kit& kit, const RaceOffer& race, float wrap, const DoorLook& look) {
    if (!race.trouble.empty()) return race.trouble;
    if (look.lines == 0) return {};
    ImFont* font = look.about(kit.fonts());
    const float room = static_cast<float>(look.lines) * font->FontSize + 1.0F;
    std::string names = race.detail;
    for (std::size_t end = names.size(); text_height(font, names, wrap) > room;) {
        end = race.detail.rfind(", ", end - 1);
        if (end == std::string::npos || end == 0) break;
        names = race.detail.substr(0, end) + ", …";
    }
    return names;
}

std::string caption_of(const RaceOffer& race) {
    if (!race.trouble.empty()) return tr("A race cannot be continued");
    if (race.season.empty()) return tr("A race was left unfinished");
    return say("A race of the season {0} was left unfinished", {race.season});
}

float offer_height(const Kit& kit, const RaceOffer& race, float width, const DoorLook& look) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.fonts();
    const float wrap = width - 2.0F * offer_pad * s;
    const float between = look.gap();
    const std::string names = about(kit, race, wrap, look);
    float lines = text_height(look.title(fonts), race.title, wrap) + between;
    if (!names.empty()) lines += text_height(look.about(fonts), names, wrap) + between;
    if (look.has_caption) lines += fonts.small->FontSize + between;
    return lines + look.button * s + 2.0F * look.pad() * s + 2.0F;
}

// With its buttons in columns.
float buttons_height(const Kit& kit, const TitleState& state, int entries, const DoorLook& look) {
    const float gap = look.gap();
    const int rows = (entries + look.columns - 1) / look.columns;
    const float chooser = state.games.size() > 1 ? stepper_height(kit) + gap : 0.0F;
    return chooser + static_cast<float>(rows) * std::ceil(look.button * kit.scale()) +
           static_cast<float>(rows - 1) * gap + 2.0F * ImGui::GetStyle().WindowPadding.y;
}

float door_height(const Kit& kit, const TitleState& state, float width, const DoorLook& look) {
    const float s = kit.scale();
    const float gap = look.gap();
    const float buttons = buttons_height(kit, state, state.entries(), look);
    if (state.interrupted.empty()) return buttons;
    return offer_height(kit, state.interrupted.front(), width, look) + 4.0F * s + 2.0F * gap +
           buttons;
}

// The height that the name of the game leaves: the same however long the names of those who race
// are, and for each game one may turn to, so that what is above keeps its place.
float door_reserved(const Kit& kit, const TitleState& state, float width) {
    const DoorLook look;
    if (state.games.size() > 1) {
        const int entries = std::max(state.entries(), state.most_entries);
        const float buttons = buttons_height(kit, state, entries, look);
        if (!state.has_unfinished && state.interrupted.empty()) return buttons;
        const float s = kit.scale();
        const float names = static_cast<float>(look.lines) * look.about(kit.fonts())->FontSize;
        return buttons + offer_height(kit, {"0", {}, {}, {}}, width, look) + look.gap() + names +
               4.0F * s + 2.0F * look.gap();
    }
    const float height = door_height(kit, state, width, look);
    if (state.interrupted.empty() || !state.interrupted.front().trouble.empty()) return height;
    const RaceOffer& race = state.interrupted.front();
    const float wrap = width - 2.0F * offer_pad * kit.scale();
    ImFont* font = look.about(kit.fonts());
    return height + static_cast<float>(look.lines) * font->FontSize -
           text_height(font, about(kit, race, wrap, look), wrap);
}

DoorLook look_to_fit(const Kit& kit, const TitleState& state, float width, float room) {
    for (const DoorLook& look : door_looks)
        if (door_height(kit, state, width, look) <= room) return look;
    return door_looks.back();
}

// Dims the board, so that the name and the teams stand out.
void paint_dusk(stage::Canvas& canvas, stage::Rect all) {
    const float break_at = 0.45F * all.height;
    canvas.fill_gradient({0.0F, 0.0F, all.width, break_at}, stage::faded(theme::ink, 0.88F),
                         stage::faded(theme::ink, 0.3F));
    canvas.fill_gradient({0.0F, break_at, all.width, all.height - break_at},
                         stage::faded(theme::ink, 0.3F), stage::faded(theme::ink, 0.45F));
}

}  // namespace

// A ground in one size, painted as the still part of a board is.
class TitleScreen::Picture final : public StillPart {
public:
    explicit Picture(Ground ground) : ground_(std::move(ground)) {}

    void paint(const StillEasel& easel) const override {
        stage::Canvas& canvas = easel.canvas;
        paint_mosaic(canvas, easel.where, ground_.scale);
        if (ground_.board == nullptr) return paint_dusk(canvas, easel.where);
        // Too large for the window, so that the board runs out of the picture.
        const DoorPlan plan = plan_of(ground_.size, ground_.scale, 0.0F);
        const stage::Vec2 middle = plan.board_middle;
        const TitleEasel board{canvas,
                               easel.sprites,
                               {0.0F, 0.0F, 2.0F * middle.x, 2.0F * middle.y},
                               plan.parade,
                               ground_.palette};
        ground_.board->paint_board(board);
        paint_dusk(canvas, easel.where);
        ground_.board->paint_pieces(board);
    }

private:
    Ground ground_;
};

void TitleScreen::order(const Ground& ground, const stage::Fonts& fonts,
                        const std::filesystem::path& assets) {
    ordered_ = ground;
    coming_ = std::make_unique<StillPainting>(
        StillOrder{std::make_shared<Picture>(ground), stage::all_of(ground.size)}, fonts, assets,
        paints_);
}

void TitleScreen::take_ground(stage::Canvas& canvas) {
    ground_ = coming_->hang(canvas);
    coming_.reset();
    painted_ = ordered_;
    has_shown_ = true;
}

void TitleScreen::draw_ground(const Kit& kit, stage::Canvas& canvas, const TitleState& state) {
    const Ground wanted{state.ground, kit.seating.palette, canvas.size(), kit.scale()};
    // While the window is pulled the one of before serves, in another size.
    const bool waits = paints_ == PaintedWhen::on_demand || (!ground_ && has_shown_);
    const auto is_of_game = [&](const Ground& ground) { return ground.board == wanted.board; };
    if (coming_ && coming_->is_done()) {
        if (is_of_game(ordered_)) {
            take_ground(canvas);
        } else {
            coming_.reset();  // one has turned to another game meanwhile
        }
    }
    while (!ground_ || !(painted_ == wanted)) {
        if (!coming_) order(wanted, canvas.fonts(), kit.sprites.folder());
        if (!waits) break;
        take_ground(canvas);
    }
    const stage::Rect all = stage::all_of(wanted.size);
    if (ground_ && !is_of_game(painted_)) {
        canvas.fill_rect(all, theme::deep_umber);  // rather than another game's board
    } else {
        canvas.draw_layer(ground_, all);
    }
}

void TitleScreen::draw_name(const Kit& kit, stage::Canvas& canvas, const std::string& motto,
                            float door) {
    const DoorPlan plan = plan_of(canvas.size(), kit.scale(), door);
    const float wave = plan.name_size * 0.045F;
    stage::TextLook look{stage::Face::title, plan.name_size, stage::faded(theme::ink, 0.85F),
                         stage::Align::middle, 0.0F};
    canvas.text(plan.name_at + stage::Vec2{wave, wave}, "HIPPODROME", look);
    look.colour = theme::brick;
    canvas.text(plan.name_at + stage::Vec2{wave * 0.5F, wave * 0.5F}, "HIPPODROME", look);
    look.colour = theme::parchment;
    canvas.text(plan.name_at, "HIPPODROME", look);
    const float line = plan.name_at.y + plan.name_size * 1.12F;
    const float half = plan.name_size * 2.6F;
    const float x = plan.name_at.x;
    const float thick = std::max(2.0F, plan.name_size * 0.02F);
    canvas.line({x - half, line}, {x + half, line}, theme::terracotta, thick);
    canvas.line({x - half * 0.8F, line + 2.5F * thick}, {x + half * 0.8F, line + 2.5F * thick},
                theme::sand, thick * 0.5F);
    if (plan.has_motto) {
        look.face = stage::Face::text_italic;
        look.size = std::max(plan.name_size * 0.2F, 18.0F * kit.scale());
        look.colour = theme::sand;
        const float room = 2.0F * x - 16.0F * kit.scale();
        look.size *= std::min(1.0F, room / std::max(1.0F, canvas.measure(motto, look).x));
        canvas.text({x, line + plan.name_size * 0.1F}, motto, look);
    }
}

int TitleState::entries() const {
    return 6 + (has_seasons ? 1 : 0) + (has_people ? 1 : 0) + (has_guide ? 1 : 0) +
           (gallery.empty() ? 0 : 1) + (has_studio ? 1 : 0) + (has_lab ? 1 : 0) +
           (has_packs ? 1 : 0);
}

TitleReply TitleScreen::show(const Kit& kit, stage::Canvas& canvas, const TitleState& state) {
    draw_ground(kit, canvas, state);
    const float wide = door_width(canvas.size(), kit.scale());
    const float door = door_reserved(kit, state, wide);
    draw_name(kit, canvas, state.motto, door);
    const DoorPlan plan = plan_of(canvas.size(), kit.scale(), door);
    if (!state.message.empty()) return show_message(kit, state, canvas.size());
    return show_door(kit, state, plan.buttons);
}

TitleReply TitleScreen::show_door(const Kit& kit, const TitleState& state, stage::Rect room) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.fonts();
    TitleReply reply;
    const ScreenPanel panel("title", room, PanelLook::bare);
    const float width = ImGui::GetContentRegionAvail().x;
    const DoorLook look = look_to_fit(kit, state, width, room.height);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ImGui::GetStyle().ItemSpacing.x, look.gap()});
    const bool has_choice = state.games.size() > 1;
    if (has_choice) {
        // First, and as wide for each game: it is clicked again and again.
        const auto games = static_cast<int>(state.games.size());
        const int by = stepper(kit, "game", state.games[state.game], width);
        const int next = (static_cast<int>(state.game) + by + games) % games;
        if (by != 0) reply = {TitleCommand::other_game, static_cast<std::size_t>(next)};
    }
    const bool has_race = !state.interrupted.empty();
    const bool can_continue = has_race && state.interrupted.front().trouble.empty();
    if (has_race) {
        const RaceOffer& race = state.interrupted.front();
        ImGui::PushStyleColor(ImGuiCol_ChildBg, packed(theme::parchment));
        ImGui::PushStyleColor(ImGuiCol_Text, packed(theme::ink));
        ImGui::PushStyleColor(ImGuiCol_TextDisabled, packed(theme::umber));
        ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {offer_pad * s, look.pad() * s});
        const float wrap = width - 2.0F * offer_pad * s;
        ImGui::BeginChild("interrupted", {width, offer_height(kit, race, width, look)}, true,
                          ImGuiWindowFlags_NavFlattened | ImGuiWindowFlags_NoScrollbar);
        if (look.has_caption) {
            show_muted(fonts.small, caption_of(race));
        }
        show_text(look.title(fonts), race.title);
        const std::string names = about(kit, race, wrap, look);
        if (!names.empty()) show_text(look.about(fonts), names);
        const float half = (wrap - 12.0F * s) / 2.0F;
        if (can_continue) {
            if (key_button(kit, {.label = tr("Continue"),
                                 .key = stage::Key::c,
                                 .role = ButtonRole::decide,
                                 .size = {half, look.button * s}})) {
                reply = {TitleCommand::continue_race, 0};
            }
            ImGui::SetItemDefaultFocus();
            ImGui::SameLine();
        }
        if (key_button(kit, {.label = tr("Put aside"),
                             .key = stage::Key::x,
                             .role = ButtonRole::paper,
                             .size = {half, look.button * s}})) {
            reply = {TitleCommand::discard_race, 0};
        }
        ImGui::EndChild();
        ImGui::PopStyleVar();
        ImGui::PopStyleColor(3);
        ImGui::Dummy({0.0F, 4.0F * s});
    }
    // Where the window is low, the buttons stand in columns.
    float tall = std::ceil(50.0F * s);
    const float gap = ImGui::GetStyle().ItemSpacing.y;
    const auto entries = static_cast<float>(state.entries());
    const bool is_low = ImGui::GetContentRegionAvail().y < entries * (tall + gap) - gap;
    const auto columns = static_cast<float>(look.columns);
    const float side = is_low ? std::floor((width - gap * (columns - 1.0F)) / columns)
                              : std::min(width, 380.0F * s);
    if (is_low) tall = std::ceil(look.button * s);
    int count = 0;
    const auto entry = [&](std::string_view label, stage::Key key, std::string_view icon,
                           TitleCommand command, bool is_main = false) {
        if (is_low && count++ % look.columns != 0) {
            ImGui::SameLine(0.0F, gap);
        } else if (!is_low) {
            ImGui::SetCursorPosX(ImGui::GetCursorStartPos().x + (width - side) / 2.0F);
        }
        if (key_button(kit, {.label = label,
                             .key = key,
                             .role = is_main ? ButtonRole::decide : ButtonRole::plain,
                             .size = {side, tall},
                             .icon = icon})) {
            reply = {command, 0};
        }
        if (is_main) ImGui::SetItemDefaultFocus();
    };
    // Who has never raced begins with the coach; nothing moves once they have.
    const bool is_first = state.is_first_start();
    entry(tr("New race"), stage::Key::n, "ui/trumpet", TitleCommand::new_race,
          !can_continue && !is_first);
    const KeyButton coached{
        .label = tr("First race, with a coach"), .key = stage::Key::f, .icon = "ui/flag"};
    const bool is_named = state.has_coach && key_button_width(kit, coached) <= side;
    entry(is_named ? coached.label : tr("First race"), coached.key, coached.icon,
          TitleCommand::first_race, is_first);
    if (state.has_guide)
        entry(tr("How to race"), stage::Key::h, "ui/signpost", TitleCommand::guide);
    if (state.has_seasons) entry(tr("Seasons"), stage::Key::s, "ui/cup", TitleCommand::seasons);
    if (state.has_people) entry(tr("People"), stage::Key::p, "ui/people", TitleCommand::people);
    entry(tr("Races"), stage::Key::l, "ui/replay", TitleCommand::races);
    if (!state.gallery.empty())
        entry(state.gallery, stage::Key::v, "ui/wheel", TitleCommand::gallery);
    if (state.has_studio) entry(tr("The studio"), stage::Key::t, "ui/brush", TitleCommand::studio);
    if (state.has_lab) entry(tr("Proving ground"), stage::Key::g, "ui/speed", TitleCommand::lab);
    if (state.has_packs) entry(tr("Packs"), stage::Key::k, "ui/crate", TitleCommand::packs);
    entry(tr("Rules"), stage::Key::r, "ui/book", TitleCommand::rules);
    entry(tr("Options"), stage::Key::o, "ui/menu", TitleCommand::options);
    entry(tr("Quit"), stage::Key::q, "ui/cross", TitleCommand::quit);
    ImGui::PopStyleVar();
    return reply;
}

TitleReply TitleScreen::show_message(const Kit& kit, const TitleState& state,
                                     stage::PixelSize canvas) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.fonts();
    const stage::Rect screen = stage::all_of(canvas);
    const float width = std::min(screen.width - 24.0F * s, 620.0F * s);
    const float wrap = width - 2.0F * ImGui::GetStyle().WindowPadding.x;
    const float words = text_height(fonts.body, state.message, wrap);
    const float height =
        std::min(screen.height - 24.0F * s, words + fonts.heading->FontSize + 150.0F * s);
    const ScreenPanel panel("message", stage::in_middle(screen, {width, height}), PanelLook::umber);
    show_text(fonts.heading,
              tr(state.is_good_news ? mark("That worked") : mark("That did not work")));
    show_text(fonts.body, state.message);
    ImGui::Dummy({0.0F, 6.0F * s});
    TitleReply reply;
    if (state.can_go_from_boundary) {
        if (key_button(kit, {.label = tr("Go on from its last round"),
                             .key = stage::Key::g,
                             .role = ButtonRole::decide})) {
            reply.command = TitleCommand::from_boundary;
        }
        ImGui::SameLine();
    }
    if (key_button(kit,
                   {.label = tr("Back"),
                    .key = stage::Key::escape,
                    .role = state.can_go_from_boundary ? ButtonRole::plain : ButtonRole::decide})) {
        reply.command = TitleCommand::dismiss;
    }
    return reply;
}

}  // namespace ui
