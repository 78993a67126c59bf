#include "app/core/commands/command_reader.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <iterator>
#include <sstream>
#include <utility>

#include <CLI/CLI.hpp>

#include "formats/nearest_word.h"

namespace app {

using play::CommandOptions;
using play::Needed;
using play::UsageError;

namespace {

constexpr std::size_t help_column = 26;
constexpr std::size_t help_width = 98;
constexpr const char* common_group = "Options of every command";
constexpr const char* program_group = "The program alone";

// Lines of at most `width` characters.
std::string broken_into_lines(const std::string& text, std::size_t width) {
    std::istringstream words(text);
    std::string lines;
    std::size_t line = 0;
    for (std::string word; words >> word; line += word.size()) {
        if (line + 1 + word.size() > width) {
            lines += '\n';
            line = 0;
        } else if (!lines.empty()) {
            lines += ' ';
            ++line;
        }
        lines += word;
    }
    return lines;
}

// How a command tells what it takes: usage first, values in capitals, no remarks on types.
class HelpFormatter : public CLI::Formatter {
public:
    enum class Tells : std::uint8_t { all, common };  // options

    explicit HelpFormatter(Tells tells) : tells_(tells) {
        column_width(help_column);
        label("Positionals", "Files");
    }
    void describe(const std::string& text) { description_ = text; }

    std::string make_help(const CLI::App* app, std::string name,
                          CLI::AppFormatMode mode) const override {
        std::string text = make_usage(app, std::move(name)) + "\n" + description_ +
                           make_positionals(app) + make_subcommands(app, mode) +
                           make_groups(app, mode);
        if (!app->get_footer().empty()) text += "\n" + make_footer(app);
        // The library sets some parts apart by two blank lines.
        for (std::size_t at = 0; (at = text.find("\n\n\n", at)) != std::string::npos;)
            text.erase(at, 1);
        return text;
    }
    std::string make_usage(const CLI::App* app, std::string name) const override {
        std::string text = "usage: " + name + " [OPTION...]";
        for (const CLI::Option* option : app->get_options())
            if (option->get_positional()) text += " " + make_option_usage(option);
        text += "\n";
        const bool has_commands = !app->get_subcommands({}).empty();
        return has_commands ? text + "       " + name + " COMMAND [--help] ...\n" : text;
    }
    std::string make_group(std::string group, bool is_positional,
                           std::vector<const CLI::Option*> options) const override {
        const bool is_told = tells_ == Tells::all || is_positional || group == common_group ||
                             group == program_group;
        return is_told ? Formatter::make_group(std::move(group), is_positional, std::move(options))
                       : std::string();
    }
    std::string make_option_opts(const CLI::Option* option) const override {
        const std::string placeholder = option->get_type_name();
        return placeholder.empty() || option->get_positional() ? std::string() : " " + placeholder;
    }

private:
    Tells tells_;
    std::string description_;
};

std::vector<std::string_view> option_names(const CLI::App& app) {
    std::vector<std::string_view> names;
    for (const CLI::Option* option : app.get_options())
        names.insert(names.end(), option->get_lnames().begin(), option->get_lnames().end());
    return names;
}

std::string nothing_to_do_with(const std::string& word, const CLI::App& app) {
    if (word.size() < 2 || word.front() != '-') return "unexpected argument: " + word;
    const std::string name = word.substr(0, word.find('='));
    std::string text = "unknown option: " + name;
    // By their words: the dashes before them are alike in all.
    const std::string bare = name.substr(std::min(name.find_first_not_of('-'), name.size()));
    const std::vector<std::string_view> names = option_names(app);
    const std::string_view meant = formats::nearest_word(bare, names);
    if (!meant.empty()) text += "; did you mean --" + std::string(meant) + "?";
    return text;
}

// Our words for what CLI11 refuses.
std::string words_for(const CLI::ParseError& error) {
    std::string text = error.what();
    const auto exit_code = static_cast<CLI::ExitCodes>(error.get_exit_code());
    if (exit_code == CLI::ExitCodes::ArgumentMismatch) {
        const bool is_flag = text.find("flag override") != std::string::npos;
        const std::string name = text.substr(0, text.find_first_of(": "));
        return is_flag ? "--" + name + " takes no value" : name + " needs a value";
    }
    if (exit_code == CLI::ExitCodes::ExcludesError) {
        constexpr std::string_view between = " excludes ";
        if (const std::size_t at = text.find(between); at != std::string::npos) {
            text.replace(at, between.size(), " and ");
        }
        return text + " cannot be given together";
    }
    return text;
}

// CLI11 would take the next word for the value of "--name=", and the words behind "--" for those of
// the program, no longer of the command.
void settle_words(std::vector<std::string>& words) {
    const auto mark = std::ranges::find(words, "--");
    std::for_each(words.begin(), mark, [](const std::string& word) {
        if (word.starts_with("--") && word.find('=') + 1 == word.size()) {
            throw UsageError(word.substr(0, word.size() - 1) + " needs a value");
        }
    });
    if (mark == words.end()) return;
    std::for_each(std::next(mark), words.end(), [](std::string& word) {
        if (word.size() > 1 && word.front() == '-') word.insert(0, "./");
    });
    words.erase(mark);
}

// What one command takes, as CLI11 reads it.
class ReadOptions final : public CommandOptions {
public:
    ReadOptions(CLI::App& app, std::shared_ptr<HelpFormatter> formatter)
        : app_(app), formatter_(std::move(formatter)) {}

    using CommandOptions::flag;
    void describe(const std::string& text) override { formatter_->describe(text); }
    void end_with(const std::string& text) override { app_.footer(text); }
    void begin_group(const std::string& heading) override { group_ = heading; }

    void flag(const std::string& name, const std::function<void()>& when_given,
              const std::string& help) override {
        CLI::Option* option = app_.add_flag(name);
        add(option->disable_flag_override()->take_last(), help,
            [when_given](const std::vector<std::string>&) { when_given(); });
    }
    void value(const std::string& name, const std::string& placeholder,
               const std::function<void(const std::string&)>& read,
               const std::string& help) override {
        CLI::Option* option = app_.add_option(name);
        option->type_name(placeholder)->take_last();
        add(option, help, [read](const std::vector<std::string>& given) { read(given.back()); });
    }
    void file(const std::string& placeholder, std::string& value, Needed needed,
              const std::string& help) override {
        CLI::Option* option = app_.add_option(placeholder);
        option->required(needed == Needed::yes);
        add(option, help,
            [&value](const std::vector<std::string>& given) { value = given.front(); });
    }
    void files(const std::string& placeholder, std::vector<std::string>& values, Needed needed,
               const std::string& help) override {
        CLI::Option* option = app_.add_option(placeholder);
        option->required(needed == Needed::yes)->expected(1, CLI::detail::expected_max_vector_size);
        option->allow_extra_args()->take_all();
        add(option, help, [&values](const std::vector<std::string>& given) { values = given; });
    }
    void only_one_of(std::initializer_list<std::string_view> names) override {
        for (auto one = names.begin(); one != names.end(); ++one) {
            for (auto other = std::next(one); other != names.end(); ++other)
                app_.get_option(std::string(*one))->excludes(app_.get_option(std::string(*other)));
        }
    }

    CLI::App& app() { return app_; }
    const CLI::App& app() const { return app_; }
    void read_all() const {
        for (const Reading& reading : readings_) {
            if (reading.option->count() == 0) continue;
            const std::vector<std::string>& given = reading.option->results();
            if (std::ranges::find(given, "") != given.end()) {
                throw UsageError(reading.option->get_name() + " is empty");
            }
            reading.read(given);
        }
    }

private:
    using Read = std::function<void(const std::vector<std::string>&)>;
    struct Reading {
        CLI::Option* option;
        Read read;
    };

    void add(CLI::Option* option, const std::string& help, Read read) {
        option->description(broken_into_lines(help, help_width - help_column));
        option->group(group_);
        readings_.push_back({option, std::move(read)});
    }

    CLI::App& app_;
    std::shared_ptr<HelpFormatter> formatter_;
    std::vector<Reading> readings_;
    std::string group_ = "Options";
};

}  // namespace

struct CommandReader::Impl {
    struct Common {
        std::string name;
        std::string placeholder;
        std::string* value;
        std::function<std::string(const std::string&)> help;
    };

    Impl(const std::string& name, std::string version_text)
        : program(std::string(), name), version(std::move(version_text)) {
        program.allow_windows_style_options(false);
        program.require_subcommand(0, 1);
        program.set_help_flag();  // comes last
        add(program, HelpFormatter::Tells::common);
    }

    CommandOptions& add(CLI::App& app, HelpFormatter::Tells tells) {
        auto formatter = std::make_shared<HelpFormatter>(tells);
        app.formatter(formatter);
        return options.emplace_back(app, std::move(formatter));
    }
    void finish() {
        for (ReadOptions& each : options) {
            each.begin_group(common_group);
            for (const Common& one : common)
                each.text(one.name, one.placeholder, *one.value, one.help(name_of(each.app())));
            each.app().set_help_flag("-h,--help", "show this help")->group(common_group);
        }
        program.set_version_flag("--version", version, "show the version")->group(program_group);
    }
    std::string name_of(const CLI::App& app) const {
        return &app == &program ? std::string() : app.get_name();
    }
    bool is_common(const CLI::Option& option) const {
        return std::ranges::any_of(
            common, [&](const Common& one) { return one.name == option.get_name(); });
    }
    CLI::App* chosen() const {
        const auto apps = program.get_subcommands();
        return apps.empty() ? nullptr : apps.front();
    }
    void refuse_leftovers() const {
        const std::vector<std::string> left = program.remaining(true);
        const CLI::App* command = chosen();
        if (!left.empty()) {
            throw UsageError(
                nothing_to_do_with(left.front(), command != nullptr ? *command : program));
        }
        if (command == nullptr) return;
        for (const CLI::Option* option : program.get_options()) {
            if (option->count() == 0 || is_common(*option)) continue;
            const bool is_file = option->get_positional();
            throw UsageError("unexpected " +
                             (is_file ? option->results().front() : option->get_name()) +
                             " before " + command->get_name());
        }
    }

    CLI::App program;
    std::string version;
    std::deque<ReadOptions> options;  // the first without a command
    std::vector<Common> common;
};

CommandReader::CommandReader(const std::string& program, const std::string& version)
    : impl_(std::make_unique<Impl>(program, version)) {}
CommandReader::~CommandReader() = default;

void CommandReader::add_to_all(const std::string& name, const std::string& placeholder,
                               std::string& value,
                               std::function<std::string(const std::string&)> help) {
    impl_->common.push_back({name, placeholder, &value, std::move(help)});
}

CommandOptions& CommandReader::without_command() { return impl_->options.front(); }

CommandOptions& CommandReader::add(const std::string& command, const std::string& purpose) {
    CLI::App* app = impl_->program.add_subcommand(command, purpose);
    app->group("Commands");
    return impl_->add(*app, HelpFormatter::Tells::all);
}

std::optional<std::string> CommandReader::read(std::vector<std::string> words) {
    settle_words(words);
    impl_->finish();
    std::ranges::reverse(words);
    try {
        impl_->program.parse(words);
    } catch (const CLI::CallForHelp&) {
        return impl_->program.help();
    } catch (const CLI::CallForVersion& version) {
        return std::string(version.what()) + "\n";
    } catch (const CLI::ParseError& error) {
        impl_->refuse_leftovers();
        throw UsageError(words_for(error));
    }
    impl_->refuse_leftovers();
    const CLI::App* command = impl_->chosen();
    for (const ReadOptions& each : impl_->options) {
        const CLI::App* app = &each.app();
        if (app == &impl_->program || app == command) each.read_all();
    }
    return std::nullopt;
}

std::string CommandReader::command() const {
    const CLI::App* command = impl_->chosen();
    return command != nullptr ? command->get_name() : std::string();
}

std::string CommandReader::command_among(const std::vector<std::string>& words) const {
    const auto found = std::ranges::find_if(words, [&](const std::string& word) {
        return !impl_->program
                    .get_subcommands([&](const CLI::App* app) { return app->get_name() == word; })
                    .empty();
    });
    return found == words.end() ? std::string() : *found;
}

}  // namespace app
