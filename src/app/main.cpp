// The program: hands the command line, and the window where there is one, to the application.
#include <iostream>
#include <string>
#include <vector>

#include "app/core/commands/command_line.h"
#if HIPPODROME_CLIENT
#    include "app/client/client.h"
#    include "app/client/game_doors.h"
#endif

int main(int count, char** words) {
    play::ClientCommands client;
#if HIPPODROME_CLIENT
    client.open_window = app::open_window;
    client.take_screenshot = app::take_screenshot;
    client.measure_frames = app::measure_frames;
    client.tell_record = app::tell_record;
#endif
    const std::vector<std::string> arguments(words + (count > 0 ? 1 : 0), words + count);
    return app::run_command_line(arguments, {std::cin, std::cout, std::cerr}, client,
                                 play::environment_variable);
}
