// What a command is told of pages to be printed: on what paper, into which file.
#pragma once

#include <string>
#include <vector>

#include "play/commands/command_context.h"
#include "play/commands/command_options.h"
#include "print/document.h"
#include "print/paper.h"

namespace print {

using play::CommandContext;
using play::CommandOptions;

struct PageOrder {
    std::string paper;  // as given; empty for the usual one
    std::string out;    // the file; empty for one named after what is printed
    bool may_replace = false;
};

// --paper, --out and --force. `usual` is the paper where none is given.
void declare_pages(CommandOptions& options, PageOrder& order, const std::string& usual);

// Throws UsageError for paper that is not known.
PageSize paper_of(const PageOrder& order, const std::string& usual);
// "25mm" of an option. Throws UsageError unless it is from `least` to `most` millimetres.
float length_within(const std::string& option, const std::string& text, float least, float most);

// The file, and by its ending what it is. Throws UsageError.
struct PageFile {
    std::string path;
    FileKind kind = FileKind::pdf;
};
PageFile page_file(const PageOrder& order, const std::string& usual_stem);

// The files of a document: the one named, or for an SVG of several pages "name-01.svg" and so on.
// Refuses before anything is written where one is there already. Throws ContentError.
void write_pages(Document& document, const PageFile& file, const PageOrder& order,
                 const CommandContext& context);

}  // namespace print
