#include "ui/scenes/play_menu.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "stage/theme.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/seat_rows.h"
#include "words/letters.h"

namespace ui {

using stage::theme::ButtonRole;

namespace {

constexpr std::uint8_t most_pads = 4;

// Nobody without a pad is troubled with the question.
bool shows_pads(const Kit& kit, const Settings& settings) {
    return kit.frame.caps().device() == stage::Device::pad || settings.pad_seats != PadSeats{};
}

constexpr std::array asking_labels = {words::mark("Questions: what matters"),
                                      words::mark("Questions: all"), words::mark("Questions: few")};

float asking_width(const Kit& kit) {
    float wide = 0.0F;
    for (const char* label : asking_labels)
        wide = std::max(wide, key_button_width(kit, {.label = tr(label)}));
    return wide;
}

// Goes round the ways of being asked.
bool asking_button(const Kit& kit, Asking& asking, ImVec2 size) {
    const auto now = static_cast<std::size_t>(asking);
    ImGui::PushID("asking");
    const bool is_pressed = key_button(kit, {.label = tr(asking_labels.at(now)), .size = size});
    ImGui::PopID();
    if (is_pressed) asking = static_cast<Asking>((now + 1) % asking_count);
    return is_pressed;
}

bool pad_button(const Kit& kit, PadSeats& pads, std::size_t seat, ImVec2 size, bool is_person) {
    std::uint8_t& pad = pads.pads.at(seat);
    const std::string label = pad == 0 ? tr("Any pad") : say("Pad {0}", {pad});
    ImGui::PushID("pad");
    const bool used = key_button(
        kit, {.label = label, .size = size, .is_enabled = is_person || pad != 0, .id = "number"});
    ImGui::PopID();
    if (used) pad = static_cast<std::uint8_t>((pad + 1) % (most_pads + 1));
    return used;
}

void show_giving_up(const Kit& kit, play::OpenGame& game, kernel::PlayerId seat, ImVec2 size) {
    const bool gives_up = game.wants_to_retire(seat);
    const bool may = game.is_human_seat(seat) && game.plays_on(seat) && !game.is_over();
    if (!key_button(kit, {.label = gives_up ? tr("Do not give up") : tr("Give up"),
                          .role = gives_up ? ButtonRole::danger : ButtonRole::plain,
                          .size = size,
                          .is_enabled = may,
                          .id = "retire"})) {
        return;
    }
    if (gives_up) {
        game.race_on(seat);
    } else {
        game.retire(seat);
    }
}

}  // namespace

void PlayMenu::open(const std::string& usual_name) {
    is_open_ = true;
    page_ = Page::menu;
    news_.clear();
    propose_name(usual_name);
}

void PlayMenu::open_page(const std::string& usual_name, std::size_t page) {
    open(usual_name);
    page_ = Page::own;
    own_page_ = page;
}

void PlayMenu::propose_name(const std::string& usual) {
    name_.fill('\0');
    usual.copy(name_.data(), words::whole_letters(usual, name_.size() - 1));
    proposed_ = name_.data();
}

void PlayMenu::words_changed(const std::string& usual_name) {
    news_.clear();
    if (name_.data() == proposed_) propose_name(usual_name);
}

MenuWish PlayMenu::open_rule(RuleRef rule) {
    asked_ = std::move(rule);
    return asked_.is_none() ? MenuWish::none : MenuWish::open_rule;
}

MenuWish PlayMenu::ask_own(int wish) {
    own_wish_ = wish;
    return MenuWish::own;
}

void PlayMenu::show_back(const Kit& kit) {
    if (key_button(kit,
                   {.label = tr("Back"), .key = stage::Key::escape, .role = ButtonRole::decide})) {
        page_ = Page::menu;
    }
}

namespace {

constexpr float entry_height = 46.0F;
constexpr int most_entries = 8;  // over the foot, of any game

bool show_entry(const Kit& kit, KeyButton entry) {
    entry.size = {ImGui::GetContentRegionAvail().x, std::ceil(entry_height * kit.scale())};
    return key_button(kit, entry);
}

bool show_entry(const Kit& kit, std::string_view label, stage::Key key, std::string_view icon,
                ButtonRole role = ButtonRole::plain) {
    return show_entry(kit, {.label = label, .key = key, .role = role, .icon = icon});
}

}  // namespace

void PlayMenu::show_entries(const Kit& kit, bool is_farewell) {
    const std::vector<MenuPage> own = pages();
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (own[i].label.empty() || own[i].is_farewell != is_farewell) continue;
        if (!show_entry(kit, own[i].label, own[i].key, own[i].icon)) continue;
        page_ = Page::own;
        own_page_ = i;
    }
}

MenuWish PlayMenu::show_menu(const Kit& kit, bool is_over) {
    using stage::Key;
    MenuWish wish = MenuWish::none;
    if (show_entry(kit, is_over ? tr("Back to the board") : tr("Race on"), Key::escape,
                   "ui/arrow-right", is_over ? ButtonRole::plain : ButtonRole::decide))
        is_open_ = false;
    if (show_entry(kit, tr("Save the race"), Key::s, "ui/seal")) {
        page_ = Page::save;
        is_new_page_ = true;
    }
    if (show_entry(kit, tr("Look back"), Key::b, "ui/replay")) {
        wish = MenuWish::look_back;
        is_open_ = false;
    }
    if (show_entry(kit, tr("Who drives"), Key::d, "ui/human")) page_ = Page::seats;
    if (show_entry(kit, tr("Options"), Key::o, "ui/menu")) page_ = Page::options;
    if (show_entry(kit, tr("Rules"), Key::r, "ui/book")) wish = MenuWish::rules;
    show_entries(kit, false);
    return wish;
}

MenuWish PlayMenu::show_beside(const Kit& kit, const std::vector<StripButton>& beside,
                               bool has_coach) {
    MenuWish wish = MenuWish::none;
    if (kit.frame.caps().device() != stage::Device::pad) return wish;
    for (std::size_t i = 0; i < beside.size(); ++i) {
        const std::string id = "beside " + std::to_string(i);
        const bool is_used = show_entry(kit, {.label = beside[i].label,
                                              .is_enabled = beside[i].is_ready,
                                              .icon = "ui/signpost",
                                              .id = id});
        if (!is_used) continue;
        more_ = i;
        wish = MenuWish::more;
    }
    if (has_coach && show_entry(kit, tr("No lessons"), stage::Key::unknown, "ui/cross"))
        wish = MenuWish::no_lessons;
    if (wish != MenuWish::none) is_open_ = false;
    return wish;
}

MenuWish PlayMenu::show_save(const Kit& kit) {
    MenuWish wish = MenuWish::none;
    show_text(kit.frame.fonts().body, tr("A record of the race so far, under this name:"));
    ImGui::PushFont(kit.frame.fonts().label);
    ImGui::SetNextItemWidth(-1.0F);
    if (std::exchange(is_new_page_, false)) ImGui::SetKeyboardFocusHere();
    ImGui::PushID(proposed_.c_str());  // a field keeps what it shows as long as it is the same
    const bool is_entered =
        ImGui::InputText("##name", name_.data(), name_.size(),
                         ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll);
    ImGui::PopID();
    ImGui::PopFont();
    if (!news_.empty()) show_muted(kit.frame.fonts().body_italic, news_);
    const bool has_name = name_[0] != '\0';
    const bool is_pressed = key_button(kit, {.label = tr("Save"),
                                             .key = stage::Key::enter,
                                             .role = ButtonRole::decide,
                                             .is_enabled = has_name});
    if ((is_pressed || is_entered) && has_name) wish = MenuWish::save;
    ImGui::SameLine();
    // Also while the name is being written.
    if (key_button(kit, {.label = tr("Back"), .key = stage::Key::escape}) ||
        ImGui::IsKeyPressed(static_cast<int>(stage::Key::escape), false)) {
        page_ = Page::menu;
    }
    return wish;
}

MenuWish PlayMenu::show_seats(const Kit& kit, play::OpenGame& game, Settings& settings) {
    MenuWish wish = MenuWish::none;
    const float s = kit.scale();
    const bool has_pads = shows_pads(kit, settings);
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const float pad = 130.0F * s;
    const float kind = 160.0F * s;
    const float asked = heeds_asking() ? asking_width(kit) : 0.0F;
    const std::string how_one_retires = game.how_one_retires();
    const float retire = how_one_retires.empty() ? 0.0F : 150.0F * s + gap;
    SeatRows rows(kit, kind + (heeds_asking() ? asked + gap : 0.0F) + retire +
                           (has_pads ? pad + gap : 0.0F));
    for (kernel::PlayerId seat = 0; seat < game.seats().size(); ++seat) {
        ImGui::PushID(seat);
        const bool is_person = game.is_human_seat(seat);
        const bool is_running = game.plays_on(seat);
        rows.begin(seat);
        const auto number_key =
            static_cast<stage::Key>(static_cast<int>(stage::Key::digit_1) + seat);
        const std::string who_drives =
            is_person ? tr_in("seat", "Person") : driver_label(game.seats()[seat].driver);
        if (key_button(kit, {.label = is_running ? who_drives : game.fate_of(seat),
                             .key = number_key,
                             .role = is_person ? ButtonRole::paper : ButtonRole::plain,
                             .size = {kind * rows.share(), rows.height()},
                             .is_enabled = is_running,
                             .icon = is_person ? "ui/human" : "ui/computer"})) {
            game.set_driver(seat, is_person ? play::usual_driver : play::human);
            wish = MenuWish::seats_changed;
        }
        if (heeds_asking()) {
            rows.next();
            const ImVec2 size{asked * rows.share(), rows.height()};
            if (!is_person) {
                ImGui::Dummy(size);
            } else if (asking_button(kit, settings.asking.seats.at(seat), size)) {
                wish = MenuWish::settings_changed;
            }
        }
        if (has_pads) {
            rows.next();
            if (pad_button(kit, settings.pad_seats, seat, {pad * rows.share(), rows.height()},
                           is_person)) {
                wish = MenuWish::settings_changed;
            }
        }
        if (retire > 0.0F) {
            rows.next();
            const ImVec2 size{(retire - gap) * rows.share(), rows.height()};
            show_giving_up(kit, game, seat, size);
        }
        ImGui::PopID();
    }
    if (has_secrets() && game.people() > 1 &&
        key_button(kit, {.label = settings.has_curtain ? tr("Secrets: behind a curtain")
                                                       : tr("Secrets: openly, in turn"),
                         .id = "curtain"})) {
        settings.has_curtain = !settings.has_curtain;
        wish = MenuWish::settings_changed;
    }
    if (heeds_asking()) {
        show_muted(kit.frame.fonts().body_italic,
                   tr("What is not asked is done as it is proposed, and Undo asks it. Whoever is "
                      "asked little decides on Speed, the way and fights."));
    }
    if (has_pads) {
        show_muted(kit.frame.fonts().body_italic,
                   tr("A seat's own pad answers for that seat only, and no other pad can."));
    }
    if (retire > 0.0F) show_muted(kit.frame.fonts().body_italic, how_one_retires);
    show_back(kit);
    return wish;
}

namespace {

constexpr const char* saved_note =
    words::mark("The race is saved at every step: you can go on with it from the title.");
constexpr const char* over_note = words::mark("The race is over; its record is kept.");

int farewells_of(const std::vector<MenuPage>& own) {
    return static_cast<int>(std::ranges::count_if(
        own, [](const MenuPage& page) { return page.is_farewell && !page.label.empty(); }));
}

struct MenuSize {
    float height = 0.0F;
    float foot = 0.0F;
};

// The same for every game, whatever it has besides, and whatever state it is in.
MenuSize menu_size(const Kit& kit, float width, int farewells) {
    const ImGuiStyle& style = ImGui::GetStyle();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const float entry = std::ceil(entry_height * kit.scale()) + style.ItemSpacing.y;
    const float note =
        text_height(fonts.body_italic, tr(saved_note), width - 2.0F * style.WindowPadding.x);
    MenuSize size;
    size.foot = static_cast<float>(farewells) * entry + note;
    const float heading = fonts.heading->FontSize + style.ItemSpacing.y;
    size.height = heading + static_cast<float>(most_entries) * entry + size.foot +
                  2.0F * style.WindowPadding.y;
    return size;
}

}  // namespace

MenuWish PlayMenu::show(const Kit& kit, stage::PixelSize canvas, play::OpenGame& game, bool is_over,
                        Settings& settings, OptionsPanel& options,
                        const std::vector<StripButton>& beside) {
    if (!is_open_) return MenuWish::none;
    if (page_ == Page::options) {
        const OptionsPanel::Reply reply = options.show(kit, "race options", canvas, settings);
        if (reply.wants_back) page_ = Page::menu;
        return reply.is_changed ? MenuWish::settings_changed : MenuWish::none;
    }
    // Each page a window of its own: that the keys begin at its first button is due to its
    // appearing.
    MenuPage page;
    switch (page_) {
    case Page::menu:
        page = {.id = "race menu",
                .title = is_over ? tr("The race is over") : tr("The race is paused")};
        break;
    case Page::save: page = {.id = "save menu", .title = tr("Save the race")}; break;
    case Page::seats:
        page = {.id = "seats menu", .title = tr("Who drives"), .is_broad = true};
        break;
    case Page::own: page = pages()[own_page_]; break;
    case Page::options: break;
    }
    const float broad = shows_pads(kit, settings) ? 1000.0F : 860.0F;
    const float width = kit.scale() * (page.is_broad ? broad : 460.0F);
    if (page_ == Page::menu) {
        // What a race that is over leads to has its place from the start, unless the game has a
        // way to end there.
        const auto own = farewells_of(pages());
        const bool has_podium = is_over || own == 0;
        const MenuSize size = menu_size(kit, width, own + (has_podium ? 2 : 1));
        ScreenOverlay overlay(page.id, canvas, {width, size.height}, size.foot);
        if (key_struck(stage::Key::menu)) is_open_ = false;  // a pad's way in leads out again
        show_text(kit.frame.fonts().heading, page.title);
        MenuWish wish = show_menu(kit, is_over);
        const bool has_coach = settings.has_coach && !is_over;
        if (const MenuWish more = show_beside(kit, beside, has_coach); more != MenuWish::none)
            wish = more;
        const auto leave_for = [&](MenuWish where) {
            wish = where;
            is_open_ = false;
        };
        overlay.begin_foot();
        if (has_podium && show_entry(kit, {.label = tr("The podium"),
                                           .key = stage::Key::p,
                                           .role = is_over ? ButtonRole::decide : ButtonRole::plain,
                                           .is_enabled = is_over,
                                           .icon = "ui/crown"}))
            leave_for(MenuWish::results);
        show_entries(kit, true);
        if (show_entry(kit, tr("Leave to the title"), stage::Key::l, "ui/cross"))
            leave_for(MenuWish::leave);
        show_muted(kit.frame.fonts().body_italic, tr(is_over ? over_note : saved_note));
        return wish;
    }
    const ScreenOverlay overlay(page.id, canvas, width);
    if (!page.title.empty()) show_text(kit.frame.fonts().heading, page.title);
    switch (page_) {
    case Page::save: return show_save(kit);
    case Page::seats: return show_seats(kit, game, settings);
    case Page::own: return show_page(kit, own_page_);
    case Page::menu:
    case Page::options: break;
    }
    return MenuWish::none;
}

}  // namespace ui
