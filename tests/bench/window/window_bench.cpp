// The race on the screen beside a bare window of SDL2 and Dear ImGui on the same display: the same
// size, as many hexes kept in a picture, twelve sprites and a full panel of words redrawn a frame.
// Each round runs both, each in a process of its own; the figures are medians over the rounds.
//
// usage: hippodrome_bench_window [ROUNDS]     needs a display, best one of 1920 by 1080
#include <SDL.h>
#include <imgui.h>
#include <imgui_impl_sdl.h>
#include <imgui_impl_sdlrenderer.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <memory>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

#include "app/client/client.h"
#include "bench/window/sample_race.h"
#include "screens/shown_desk.h"
#include "stage/screen.h"

namespace {

constexpr int width = 1920;
constexpr int height = 1080;
constexpr int settling = 40;
constexpr int frames = 120;

struct Figures {
    double first_ms = 0;  // from exec to the first frame on the screen
    double whole_ms = 0;  // to the first that shows everything
    double frame_ms = 0;  // a steady one
    double late_ms = 0;   // the 99th percentile
    double resident_mib = 0;
};

double now_ms() {
    return std::chrono::duration<double, std::milli>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

double resident_mib() {
    std::ifstream status("/proc/self/status");
    std::string word;
    while (status >> word) {
        double kib = 0;
        if (word == "VmRSS:" && status >> kib) return kib / 1024.0;
    }
    return 0;
}

enum class Picture { whole, in_part };

// Draws until all has settled, then measures; tells the parent in one line.
template <class Draw>
void measure(double begin, Draw draw) {
    Picture picture = draw();
    Figures figures;
    figures.first_ms = now_ms() - begin;
    while (picture == Picture::in_part)
        picture = draw();
    figures.whole_ms = now_ms() - begin;
    for (int i = 0; i < settling; ++i)
        draw();
    std::vector<double> times;
    for (int i = 0; i < frames; ++i) {
        const double before = now_ms();
        draw();
        times.push_back(now_ms() - before);
    }
    figures.frame_ms = std::accumulate(times.begin(), times.end(), 0.0) / frames;
    std::ranges::sort(times);
    figures.late_ms = times[static_cast<std::size_t>(frames * 99 / 100)];
    figures.resident_mib = resident_mib();
    std::cout << figures.first_ms << ' ' << figures.whole_ms << ' ' << figures.frame_ms << ' '
              << figures.late_ms << ' ' << figures.resident_mib << std::endl;
}

SDL_Texture* painted_board(SDL_Renderer* renderer, SDL_Texture* sprite) {
    SDL_Texture* board = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_RGB888,
                                           SDL_TEXTUREACCESS_TARGET, width, height);
    SDL_SetRenderTarget(renderer, board);
    SDL_SetRenderDrawColor(renderer, 200, 170, 110, 255);
    SDL_RenderClear(renderer);
    for (int i = 0; i < 1000; ++i) {
        const SDL_Rect where{(i % 40) * 36, (i / 40) * 40, 40, 46};
        SDL_RenderCopy(renderer, sprite, nullptr, &where);
    }
    SDL_SetRenderTarget(renderer, nullptr);
    return board;
}

void show_bare_panel() {
    ImGui::SetNextWindowPos({1440.0F, 0.0F});
    ImGui::SetNextWindowSize({480.0F, 1080.0F});
    ImGui::Begin("panel", nullptr, ImGuiWindowFlags_NoDecoration);
    for (int i = 0; i < 40; ++i) {
        ImGui::Text("%d  Red drifts left and rolls 3, 2 and 1 for the Speed Check.", i);
        if (i % 4 == 3) ImGui::Button(("Play card " + std::to_string(i)).c_str(), {200.0F, 0.0F});
    }
    ImGui::End();
}

void run_bare(double begin) {
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_InitSubSystem(SDL_INIT_VIDEO);
    SDL_Window* window = SDL_CreateWindow("bare", 0, 0, width, height, SDL_WINDOW_SHOWN);
    SDL_Renderer* renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().Fonts->AddFontDefault();
    ImGui_ImplSDL2_InitForSDLRenderer(window);
    ImGui_ImplSDLRenderer_Init(renderer);
    SDL_Surface* drawn = SDL_CreateRGBSurfaceWithFormat(0, 40, 46, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_FillRect(drawn, nullptr, SDL_MapRGBA(drawn->format, 150, 60, 30, 120));
    SDL_Texture* sprite = SDL_CreateTextureFromSurface(renderer, drawn);
    SDL_Texture* board = painted_board(renderer, sprite);
    measure(begin, [&] {
        SDL_Event event;
        while (SDL_PollEvent(&event) != 0)
            ImGui_ImplSDL2_ProcessEvent(&event);
        ImGui_ImplSDLRenderer_NewFrame();
        ImGui_ImplSDL2_NewFrame();
        ImGui::NewFrame();
        show_bare_panel();
        ImGui::Render();
        SDL_RenderCopy(renderer, board, nullptr, nullptr);
        for (int i = 0; i < 12; ++i) {
            const SDL_Rect where{100 + i * 90, 400, 40, 46};
            SDL_RenderCopy(renderer, sprite, nullptr, &where);
        }
        ImGui_ImplSDLRenderer_RenderDrawData(ImGui::GetDrawData());
        SDL_RenderPresent(renderer);
        return Picture::whole;
    });
}

void run_ours(double begin) {
    shown_desk::ClientStart start = bench::start_with(bench::race_of(2, 2));
    stage::WindowOptions options = bench::window_of({width, height}, start);
    app::begin_ahead(start, options);
    stage::Window window(options);
    window.set_frames_per_second(0.0F);  // no frame waits for its time
    shown_desk::Desk desk(window, start);
    measure(begin, [&] {
        desk.frame(window.events(stage::Motion::moving, 0.0F), 1.0F / 60.0F);
        window.present();
        return desk.is_painting() ? Picture::in_part : Picture::whole;
    });
}

// This program once more, as one of the two.
Figures run(const char* self, const char* which) {
    std::ostringstream command;
    command << std::fixed << "exec '" << self << "' " << which << ' ' << now_ms();
    Figures figures;
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.str().c_str(), "r"), pclose);
    if (pipe == nullptr ||
        std::fscanf(pipe.get(), "%lf %lf %lf %lf %lf", &figures.first_ms, &figures.whole_ms,
                    &figures.frame_ms, &figures.late_ms, &figures.resident_mib) != 5) {
        std::cerr << "The window did not draw: is there a display?\n";
        std::exit(1);
    }
    return figures;
}

double median(const std::vector<Figures>& all, double Figures::*what) {
    std::vector<double> values;
    for (const Figures& figures : all)
        values.push_back(figures.*what);
    std::ranges::sort(values);
    return values[values.size() / 2];
}

}  // namespace

int main(int count, char** words) {
    const std::vector<std::string> args(words + 1, words + count);
    if (args.size() == 2 && args[0] == "bare") return run_bare(std::stod(args[1])), 0;
    if (args.size() == 2 && args[0] == "ours") return run_ours(std::stod(args[1])), 0;
    // Held open: a display that its last window leaves may begin anew, and let the next one wait.
    SDL_InitSubSystem(SDL_INIT_VIDEO);
    const int rounds = args.empty() ? 5 : std::max(1, std::atoi(args[0].c_str()));
    std::vector<Figures> bare;
    std::vector<Figures> ours;
    for (int i = 0; i < rounds; ++i) {
        bare.push_back(run(words[0], "bare"));
        ours.push_back(run(words[0], "ours"));
    }
    const std::array<std::pair<const char*, double Figures::*>, 5> rows = {{
        {"first frame, ms", &Figures::first_ms},
        {"first whole picture, ms", &Figures::whole_ms},
        {"steady frame, ms", &Figures::frame_ms},
        {"99th of 100 frames, ms", &Figures::late_ms},
        {"resident, MiB", &Figures::resident_mib},
    }};
    std::printf("%-24s %8s %8s %7s\n", "", "bare", "ours", "ratio");
    for (const auto& [name, what] : rows) {
        const double by_bare = median(bare, what);
        const double by_us = median(ours, what);
        std::printf("%-24s %8.2f %8.2f %7.2f\n", name, by_bare, by_us, by_us / by_bare);
    }
    return 0;
}
