// A program that is spoken to line by line, over its standard input and output.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace play::lab {

// What a program has done wrong, to stand behind its name: "has ended with exit code 1".
class ProgramFault : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// Runs beside us until this ends; then its input is closed, and it is stopped if it goes on. What
// it writes as errors goes where ours go.
class LineProgram {
public:
    static constexpr std::size_t longest_line = 64 * 1024;  // bytes, of what it says

    // Throws ProgramFault where it cannot be run.
    explicit LineProgram(const std::string& path);
    ~LineProgram();
    LineProgram(const LineProgram&) = delete;
    LineProgram& operator=(const LineProgram&) = delete;

    // Seconds spent waiting for it are taken from `left`. Both throw ProgramFault where it has
    // ended, or where nothing is left of them; `hear` also of a line that is too long.
    void say(std::string_view line, double& left);
    std::string hear(double& left);

private:
    // Until the program can be spoken to, or has spoken.
    void wait_for(short events, double& left) const;
    [[noreturn]] void tell_of_its_end();

    int process_ = -1;
    int socket_ = -1;
    std::string heard_;  // after the last line
};

}  // namespace play::lab
