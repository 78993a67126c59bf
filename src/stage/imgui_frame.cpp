#include "stage/imgui_frame.h"

#include "stage/fonts_impl.h"
#include "stage/imgui_fonts.h"
#include "stage/imgui_painter.h"
#include "stage/ink.h"
#include "stage/stage_error.h"
#include "stage/theme.h"

#include <imgui.h>
#include <imgui_impl_sdlrenderer.h>
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace stage {

namespace {

// A quick click is down in one frame and up in the next; what it opens is measured in a third,
// drawn in its place in a fourth, and one is to spare.
constexpr int frames_after_event = 5;

constexpr std::array<std::pair<ImGuiKey_, Key>, 22> navigation_keys{{
    {ImGuiKey_Tab, Key::tab},
    {ImGuiKey_LeftArrow, Key::left},
    {ImGuiKey_RightArrow, Key::right},
    {ImGuiKey_UpArrow, Key::up},
    {ImGuiKey_DownArrow, Key::down},
    {ImGuiKey_PageUp, Key::page_up},
    {ImGuiKey_PageDown, Key::page_down},
    {ImGuiKey_Home, Key::home},
    {ImGuiKey_End, Key::end},
    {ImGuiKey_Insert, Key::insert},
    {ImGuiKey_Delete, Key::del},
    {ImGuiKey_Backspace, Key::backspace},
    {ImGuiKey_Space, Key::space},
    {ImGuiKey_Enter, Key::enter},
    {ImGuiKey_Escape, Key::escape},
    {ImGuiKey_KeyPadEnter, Key::pad_enter},
    {ImGuiKey_A, Key::a},
    {ImGuiKey_C, Key::c},
    {ImGuiKey_V, Key::v},
    {ImGuiKey_X, Key::x},
    {ImGuiKey_Y, Key::y},
    {ImGuiKey_Z, Key::z},
}};

}  // namespace

struct ImGuiFrame::Impl {
    explicit Impl(Screen& on) : screen(on) {}

    void feed_mouse_button(const InputEvent& event);
    void feed_key(const InputEvent& event);
    void release_all();
    void hold(const Modifiers& modifiers);
    void rest_pointer();
    void widen_tabbing();
    void hide_lost_cursor();
    void hide_tooltips();
    void pace_repeats() const;
    void roll_by_stick() const;
    void tone(const ImDrawData& data);
    void forget_letters();
    void have_letters();

    Screen& screen;
    ImGuiContext* context = nullptr;
    ImGuiPainter painter;
    PanelLetters letters;
    OwnedTexture ink;  // the letters, where the processor draws
    float scale = 1.0F;
    bool in_software = false;
    std::array<bool, 5> mouse_down{};
    std::array<bool, 5> mouse_clicked{};  // pressed and released again between two frames
    // It has not moved since a key was struck: what it happens to lie on is no question.
    bool is_pointer_idle = false;
    float rolling = 0.0F;             // the right stick; down is positive
    std::optional<Rect> rolled = {};  // where
    bool stops_writing = false;
    // A key struck and released between two frames must still be seen by one.
    std::vector<Key> new_keys;
    std::vector<Key> release_later;
    std::optional<Modifiers> hold_later;
    std::string clipboard;
    KeyCaps caps;
    Contrast contrast = Contrast::usual;
    std::unordered_map<ImU32, ImU32> tones;  // a few dozen colours make up a frame
    int frames_wanted = frames_after_event;
    int cursor_lost_for = 0;  // frames
};

void ImGuiFrame::Impl::feed_mouse_button(const InputEvent& event) {
    const auto index = static_cast<std::size_t>(event.button);
    const bool pressed = event.kind == InputKind::mouse_pressed;
    mouse_down.at(index) = pressed;
    if (pressed) mouse_clicked.at(index) = true;
    ImGui::GetIO().MousePos = {event.at.x, event.at.y};
}

void ImGuiFrame::Impl::rest_pointer() {
    const bool is_pulling = std::ranges::any_of(mouse_down, [](bool is_down) { return is_down; });
    if (is_pulling) return;
    is_pointer_idle = true;
    ImGui::GetCurrentContext()->NavDisableMouseHover = true;  // until it moves
}

// Tab stops at everything that can be pressed, not at text fields alone, and goes on from where the
// cursor stands, also where nothing is being written; from the first where it was lost.
void ImGuiFrame::Impl::widen_tabbing() {
    ImGuiContext& now = *ImGui::GetCurrentContext();
    if ((now.NavMoveFlags & ImGuiNavMoveFlags_Tabbing) == 0) return;
    now.NavMoveFlags |= ImGuiNavMoveFlags_FocusApi;
    const bool is_lost = cursor_lost_for > 0;
    if (now.NavTabbingDir == 0 && now.NavId != 0 && !is_lost) now.NavTabbingDir = 1;
}

// Where the cursor stood there is nothing any more, and no window has taken it since: it is not
// seen again before it is moved.
void ImGuiFrame::Impl::hide_lost_cursor() {
    constexpr int frames_to_find_it = 3;
    ImGuiContext& now = *ImGui::GetCurrentContext();
    const bool is_lost = now.NavId != 0 && !now.NavIdIsAlive && !now.NavInitRequest;
    cursor_lost_for = is_lost ? cursor_lost_for + 1 : 0;
    if (cursor_lost_for >= frames_to_find_it) now.NavDisableHighlight = true;
}

// Those of the keyboard's cursor, where it is seen, are shown.
void ImGuiFrame::Impl::hide_tooltips() {
    const ImGuiContext& now = *ImGui::GetCurrentContext();
    if (!is_pointer_idle || !now.NavDisableHighlight) return;
    for (ImGuiWindow* window : now.Windows)
        if ((window->Flags & ImGuiWindowFlags_Tooltip) != 0) window->Hidden = true;
}

// A thumb is less quick than a finger on a key. What moves the cursor takes these shares of both.
void ImGuiFrame::Impl::pace_repeats() const {
    constexpr float share_of_delay = 0.72F;
    constexpr float share_of_rate = 0.8F;
    constexpr float usual_delay = 0.25F;  // seconds, as Dear ImGui has it
    constexpr float usual_rate = 0.05F;
    const bool is_pad = caps.device() == Device::pad;
    ImGuiIO& io = ImGui::GetIO();
    io.KeyRepeatDelay = is_pad ? 0.4F / share_of_delay : usual_delay;
    io.KeyRepeatRate = is_pad ? 0.125F / share_of_rate : usual_rate;
}

namespace {

bool has_items(const ImGuiWindow& window) { return (window.DC.NavLayersActiveMask & 1) != 0; }

// What a stick rolls: the largest text in which nothing can be pressed, as the cursor rolls all
// others; else what the cursor is in; else whatever is largest.
ImGuiWindow* window_to_roll(const ImGuiContext& now, const std::optional<Rect>& where) {
    const bool is_anywhere = !where && now.NavWindow != nullptr;
    const ImGuiWindow* front = is_anywhere ? now.NavWindow->RootWindow : nullptr;
    const auto rolls = [&](const ImGuiWindow& window) {
        const Vec2 middle{window.Pos.x + window.Size.x / 2.0F, window.Pos.y + window.Size.y / 2.0F};
        return window.WasActive && !window.Hidden && window.ScrollMax.y > 0.0F &&
               (!where || where->contains(middle));
    };
    ImGuiWindow* largest = nullptr;
    bool is_text = false;
    for (ImGuiWindow* window : now.Windows) {
        if (!rolls(*window) || (window->Flags & ImGuiWindowFlags_Tooltip) != 0) continue;
        if (front != nullptr && window->RootWindow != front) continue;
        const bool is_plain = !has_items(*window);
        const auto area = [](const ImGuiWindow& one) { return one.Size.x * one.Size.y; };
        const bool is_better = largest == nullptr || (is_plain && !is_text) ||
                               (is_plain == is_text && area(*window) > area(*largest));
        if (!is_better) continue;
        largest = window;
        is_text = is_plain;
    }
    if (is_text || where || now.NavDisableHighlight) return largest;
    for (ImGuiWindow* window = now.NavWindow; window != nullptr; window = window->ParentWindow)
        if (rolls(*window)) return window;
    return largest;
}

}  // namespace

void ImGuiFrame::Impl::roll_by_stick() const {
    constexpr float lines = 28.0F;  // in a second
    if (rolling == 0.0F) return;
    ImGuiWindow* window = window_to_roll(*ImGui::GetCurrentContext(), rolled);
    if (window == nullptr) return;
    const ImGuiIO& io = ImGui::GetIO();
    const float way = rolling * lines * io.FontDefault->FontSize * io.DeltaTime;
    ImGui::SetScrollY(window, std::clamp(window->Scroll.y + way, 0.0F, window->ScrollMax.y));
}

void ImGuiFrame::Impl::feed_key(const InputEvent& event) {
    ImGuiIO& io = ImGui::GetIO();
    if (event.key != Key::unknown) {
        const bool pressed = event.kind == InputKind::key_pressed;
        const bool is_new = std::count(new_keys.begin(), new_keys.end(), event.key) > 0;
        if (pressed) new_keys.push_back(event.key);
        if (!pressed && is_new) {
            release_later.push_back(event.key);
        } else {
            io.KeysDown[static_cast<int>(event.key)] = pressed;
        }
    }
    // Whoever lets go of Ctrl and A between two frames has still struck Ctrl+A.
    if (event.kind == InputKind::key_pressed || new_keys.empty()) {
        hold(event.modifiers);
    } else {
        hold_later = event.modifiers;
    }
}

void ImGuiFrame::Impl::hold(const Modifiers& modifiers) {
    ImGuiIO& io = ImGui::GetIO();
    io.KeyShift = modifiers.shift;
    io.KeyCtrl = modifiers.control;
    io.KeyAlt = modifiers.alt;
    hold_later.reset();
}

void ImGuiFrame::Impl::release_all() {
    ImGuiIO& io = ImGui::GetIO();
    std::fill(std::begin(io.KeysDown), std::end(io.KeysDown), false);
    hold({});
    mouse_down.fill(false);
    rolling = 0.0F;
}

void ImGuiFrame::Impl::tone(const ImDrawData& data) {
    constexpr std::size_t most_tones = 4096;
    if (tones.size() > most_tones) tones.clear();
    for (int i = 0; i < data.CmdListsCount; ++i) {
        for (ImDrawVert& corner : data.CmdLists[i]->VtxBuffer) {
            const auto [known, is_new] = tones.try_emplace(corner.col, 0U);
            if (is_new) {
                const auto part = [&](int shift) {
                    return static_cast<std::uint8_t>(corner.col >> static_cast<unsigned>(shift));
                };
                known->second =
                    theme::packed(toned({part(IM_COL32_R_SHIFT), part(IM_COL32_G_SHIFT),
                                         part(IM_COL32_B_SHIFT), part(IM_COL32_A_SHIFT)},
                                        contrast));
            }
            corner.col = known->second;
        }
    }
}

void ImGuiFrame::Impl::forget_letters() {
    if (in_software) {
        ink.reset();
    } else {
        ImGui_ImplSDLRenderer_DestroyDeviceObjects();
    }
}

// In a texture, if they are not yet.
void ImGuiFrame::Impl::have_letters() {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    if (!in_software) {
        ImGui_ImplSDLRenderer_NewFrame();
    } else if (ink == nullptr) {
        unsigned char* pixels = nullptr;
        PixelSize size;
        atlas.GetTexDataAsRGBA32(&pixels, &size.width, &size.height);
        // All of them are white, so that it does not matter which byte is red.
        ink = make_ink(screen.canvas().renderer(), size, pixels, size.width * 4);
        atlas.SetTexID(ink.get());
    }
    atlas.ClearTexData();
}

ImGuiFrame::ImGuiFrame(Screen& screen, float scale) : impl_(std::make_unique<Impl>(screen)) {
    if (ImGui::GetCurrentContext() != nullptr) {
        throw StageError("There is already a frame for panels; only one can be open at a time.");
    }
    impl_->letters = screen.fonts().impl().letters.take(screen.fonts(),
                                                        std::clamp(scale, least_scale, most_scale));
    impl_->context = ImGui::CreateContext(impl_->letters.atlas.get());
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.BackendPlatformName = "stage";
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard | ImGuiConfigFlags_NavEnableGamepad;
    io.BackendFlags |= ImGuiBackendFlags_HasMouseCursors | ImGuiBackendFlags_HasGamepad;
    io.ConfigWindowsMoveFromTitleBarOnly = true;
    static_assert(key_count <= IM_ARRAYSIZE(ImGuiIO::KeysDown));
    for (const auto& [theirs, ours] : navigation_keys)
        io.KeyMap[theirs] = static_cast<int>(ours);
    io.ClipboardUserData = impl_.get();
    io.GetClipboardTextFn = [](void* data) {
        auto& impl = *static_cast<Impl*>(data);
        impl.clipboard = impl.screen.clipboard();
        return impl.clipboard.c_str();
    };
    io.SetClipboardTextFn = [](void* data, const char* words) {
        static_cast<Impl*>(data)->screen.set_clipboard(words);
    };
    SDL_Renderer* renderer = screen.canvas().renderer();
    impl_->in_software = is_in_memory(renderer);
    if (impl_->in_software) {
        io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
    } else {
        ImGui_ImplSDLRenderer_Init(renderer);
    }
    set_scale(scale);
}

ImGuiFrame::~ImGuiFrame() {
    ImGui::SetCurrentContext(impl_->context);
    if (!impl_->in_software) ImGui_ImplSDLRenderer_Shutdown();
    ImGui::DestroyContext(impl_->context);
}

void ImGuiFrame::set_scale(float scale) {
    impl_->scale = std::clamp(scale, least_scale, most_scale);
    impl_->forget_letters();
    if (impl_->letters.scale != impl_->scale) {
        impl_->letters = make_panel_letters(impl_->screen.fonts(), impl_->scale);
        ImGui::GetIO().Fonts = impl_->letters.atlas.get();
    }
    ImGui::GetIO().FontDefault = impl_->letters.fonts.body;
    theme::apply_theme(impl_->scale);
    if (impl_->in_software) {
        // The painter smooths edges itself and wants the bare shapes.
        ImGuiStyle& style = ImGui::GetStyle();
        style.AntiAliasedFill = false;
        style.AntiAliasedLines = false;
        style.AntiAliasedLinesUseTex = false;
    }
    impl_->frames_wanted = frames_after_event;
}

float ImGuiFrame::scale() const { return impl_->scale; }

const ImGuiFonts& ImGuiFrame::fonts() const { return impl_->letters.fonts; }

KeyCaps& ImGuiFrame::caps() { return impl_->caps; }

const KeyCaps& ImGuiFrame::caps() const { return impl_->caps; }

void ImGuiFrame::set_contrast(Contrast contrast) {
    if (impl_->contrast == contrast) return;
    impl_->contrast = contrast;
    impl_->frames_wanted = frames_after_event;
}

void ImGuiFrame::feed(const InputEvent& event) {
    ImGuiIO& io = ImGui::GetIO();
    impl_->frames_wanted = frames_after_event;
    switch (event.kind) {
    case InputKind::mouse_moved:
        impl_->is_pointer_idle = false;
        io.MousePos = {event.at.x, event.at.y};
        break;
    case InputKind::mouse_pressed:
    case InputKind::mouse_released:
        impl_->is_pointer_idle = false;
        impl_->feed_mouse_button(event);
        break;
    case InputKind::wheel:
        impl_->is_pointer_idle = false;
        io.MouseWheel += event.by.y;
        io.MouseWheelH += event.by.x;
        break;
    case InputKind::key_pressed: impl_->rest_pointer(); [[fallthrough]];
    case InputKind::key_released: impl_->feed_key(event); break;
    case InputKind::text: io.AddInputCharactersUTF8(event.words.c_str()); break;
    case InputKind::pad_moved:
        // Buttons come as keys; the right stick rolls what does not fit.
        if (event.pad_axis == PadAxis::right_y) impl_->rolling = event.amount;
        break;
    case InputKind::pad_left: impl_->rolling = 0.0F; break;
    case InputKind::mouse_left: io.MousePos = {-FLT_MAX, -FLT_MAX}; break;
    case InputKind::focus_lost:
        io.AddFocusEvent(false);
        impl_->release_all();
        break;
    case InputKind::focus_gained: io.AddFocusEvent(true); break;
    case InputKind::textures_lost: impl_->forget_letters(); break;
    default: break;
    }
}

bool ImGuiFrame::wants_mouse() const { return ImGui::GetIO().WantCaptureMouse; }

bool ImGuiFrame::wants_text() const { return ImGui::GetIO().WantTextInput; }

std::optional<ImGuiFrame::Writing> ImGuiFrame::writing() const {
    const ImGuiContext& now = *ImGui::GetCurrentContext();
    if (now.ActiveId == 0 || now.InputTextState.ID != now.ActiveId) return std::nullopt;
    const bool has_lines = (now.InputTextState.Flags & ImGuiInputTextFlags_Multiline) != 0;
    return Writing{
        {now.PlatformImePos.x, now.PlatformImePos.y}, has_lines, now.InputTextState.CurLenA == 0};
}

void ImGuiFrame::stop_writing() {
    impl_->stops_writing = true;
    impl_->frames_wanted = frames_after_event;
}

bool ImGuiFrame::can_roll(const Rect& where) const {
    return window_to_roll(*impl_->context, where) != nullptr;
}

void ImGuiFrame::roll_within(std::optional<Rect> where) { impl_->rolled = where; }

bool ImGuiFrame::wants_another_frame() const { return impl_->frames_wanted > 0; }

void ImGuiFrame::begin(float seconds) {
    ImGuiIO& io = ImGui::GetIO();
    const PixelSize size = impl_->screen.size();
    io.DisplaySize = {static_cast<float>(size.width), static_cast<float>(size.height)};
    io.DeltaTime = std::max(seconds, 1e-4F);
    for (std::size_t i = 0; i < impl_->mouse_down.size(); ++i) {
        const bool clicked = std::exchange(impl_->mouse_clicked[i], false);
        io.MouseDown[i] = impl_->mouse_down[i] || clicked;
    }
    impl_->pace_repeats();
    impl_->have_letters();
    ImGui::NewFrame();
    impl_->roll_by_stick();
    // Within a frame: a field must notice that it has been left.
    if (std::exchange(impl_->stops_writing, false) && writing()) ImGui::ClearActiveID();
    impl_->widen_tabbing();
    impl_->new_keys.clear();
    for (const Key key : std::exchange(impl_->release_later, {}))
        io.KeysDown[static_cast<int>(key)] = false;
    impl_->frames_wanted = std::max(0, impl_->frames_wanted - 1);
    // A stick that is held rolls on.
    if (impl_->rolling != 0.0F) impl_->frames_wanted = std::max(1, impl_->frames_wanted);
}

void ImGuiFrame::end() {
    impl_->hide_lost_cursor();
    impl_->hide_tooltips();
    ImGui::Render();
    if (impl_->hold_later) impl_->hold(*impl_->hold_later);
    ImDrawData* data = ImGui::GetDrawData();
    if (impl_->contrast == Contrast::high) impl_->tone(*data);
    if (impl_->in_software) {
        if (impl_->screen.is_watched()) impl_->painter.paint(impl_->screen.canvas(), *data);
    } else {
        ImGui_ImplSDLRenderer_RenderDrawData(data);
    }
    auto* window = dynamic_cast<Window*>(&impl_->screen);
    if (window != nullptr) {
        switch (ImGui::GetMouseCursor()) {
        case ImGuiMouseCursor_TextInput: window->set_pointer(Pointer::text); break;
        case ImGuiMouseCursor_Hand: window->set_pointer(Pointer::hand); break;
        default: window->set_pointer(Pointer::arrow); break;
        }
    }
}

}  // namespace stage
