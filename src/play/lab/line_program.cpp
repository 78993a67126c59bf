#include "play/lab/line_program.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <system_error>
#include <thread>
#include <utility>

namespace play::lab {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int looks_at_its_end = 50;
constexpr auto between_looks = std::chrono::milliseconds(10);

std::string words_of(int error) { return std::generic_category().message(error); }

// A process of a group of its own, whose input and output are both this socket; or an error number.
int spawn(const std::string& path, int socket, int& process) {
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, socket, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, socket, STDOUT_FILENO);
    posix_spawnattr_t how;
    posix_spawnattr_init(&how);
    posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP);
    std::string name = path;
    const std::array<char*, 2> arguments = {name.data(), nullptr};
    const int error = posix_spawn(&process, path.c_str(), &files, &how, arguments.data(), environ);
    posix_spawnattr_destroy(&how);
    posix_spawn_file_actions_destroy(&files);
    return error;
}

}  // namespace

LineProgram::LineProgram(const std::string& path) {
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        throw ProgramFault("cannot be run: " + words_of(errno));
    const int error = spawn(path, ends[1], process_);
    close(ends[1]);
    socket_ = ends[0];
    if (error != 0) {
        close(socket_);
        throw ProgramFault("cannot be run: " + words_of(error));
    }
    fcntl(socket_, F_SETFL, fcntl(socket_, F_GETFL) | O_NONBLOCK);
}

LineProgram::~LineProgram() {
    close(socket_);
    if (process_ < 0) return;
    for (int look = 0; look < looks_at_its_end; ++look) {
        if (waitpid(process_, nullptr, WNOHANG) != 0) return;
        std::this_thread::sleep_for(between_looks);
    }
    kill(-process_, SIGKILL);
    waitpid(process_, nullptr, 0);
}

void LineProgram::wait_for(short events, double& left) const {
    pollfd watched{socket_, events, 0};
    const auto begun = Clock::now();
    const int ready = poll(&watched, 1, static_cast<int>(std::ceil(left * 1000)));
    left -= std::chrono::duration<double>(Clock::now() - begun).count();
    if (ready == 0 || left <= 0) throw ProgramFault("has not answered in time");
}

void LineProgram::say(std::string_view line, double& left) {
    std::string text(line);
    text += '\n';
    std::string_view rest = text;
    while (!rest.empty()) {
        const ssize_t sent = send(socket_, rest.data(), rest.size(), MSG_NOSIGNAL);
        if (sent > 0) {
            rest.remove_prefix(static_cast<std::size_t>(sent));
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            wait_for(POLLOUT, left);
        } else if (errno != EINTR) {
            tell_of_its_end();
        }
    }
}

std::string LineProgram::hear(double& left) {
    while (true) {
        const std::size_t end = heard_.find('\n');
        if (end != std::string::npos) {
            std::string line = heard_.substr(0, end);
            heard_.erase(0, end + 1);
            return line;
        }
        if (heard_.size() > longest_line) {
            throw ProgramFault("has written a line of more than " + std::to_string(longest_line) +
                               " bytes");
        }
        wait_for(POLLIN, left);
        std::array<char, 4096> some{};
        const ssize_t count = recv(socket_, some.data(), some.size(), 0);
        if (count > 0) {
            heard_.append(some.data(), static_cast<std::size_t>(count));
        } else if (count == 0 || (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR)) {
            tell_of_its_end();
        }
    }
}

void LineProgram::tell_of_its_end() {
    for (int look = 0; look < looks_at_its_end; ++look) {
        int status = 0;
        if (waitpid(process_, &status, WNOHANG) == process_) {
            process_ = -1;
            if (WIFSIGNALED(status))
                throw ProgramFault("was ended by signal " + std::to_string(WTERMSIG(status)));
            throw ProgramFault("has ended with exit code " + std::to_string(WEXITSTATUS(status)));
        }
        std::this_thread::sleep_for(between_looks);
    }
    throw ProgramFault("has closed its input or output");
}

}  // namespace play::lab
