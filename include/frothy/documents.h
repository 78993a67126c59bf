// Courses, licences and house rules as text documents, read and written (docs/formats).
//
// Readers never throw on content: whatever the text holds, the answer is a value or complaints,
// each naming file, place, what was found and what was expected. What is read is well formed; what
// is legal is for find_faults (frothy/course_check.h, frothy/licence_legality.h) to say.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "frothy/course.h"
#include "frothy/fault.h"
#include "frothy/house_rules.h"
#include "frothy/licence.h"

namespace frothy {

// Larger documents are refused unread.
inline constexpr std::size_t max_document_bytes = 4 * 1024 * 1024;
inline constexpr int max_document_depth = 64;
inline constexpr std::size_t max_complaints = 50;  // of one document; the rest is left out

struct Complaint {
    std::string file;
    std::string place;  // "/speeds/3/move/0", or "line 4, column 12" where the text is no JSON
    std::string found;
    std::string expected;

    friend bool operator==(const Complaint&, const Complaint&) = default;
};

// "tracks/x.json: /grid/2: found ..., expected ..."
std::string text_of(const Complaint& complaint);

template <class T>
struct Loaded {
    std::optional<T> value;             // empty if there is any complaint
    std::vector<Complaint> complaints;  // in the order met

    bool ok() const { return value.has_value(); }
};

struct NamedHouseRules {
    std::string name;
    std::string about;  // one sentence; may be empty
    HouseRules rules;
    std::optional<std::uint8_t> laps;  // 1 to 99, where the set comes with a number

    friend bool operator==(const NamedHouseRules&, const NamedHouseRules&) = default;
};

inline constexpr std::string_view course_schema = "frothy-course/1";
inline constexpr std::string_view licence_schema = "frothy-licence/1";
inline constexpr std::string_view house_rules_schema = "frothy-house-rules/1";

Loaded<CoursePlan> read_course(std::string_view text, const std::string& file);
// The licence is prepared where its blocks are legal.
Loaded<Licence> read_licence(std::string_view text, const std::string& file);
Loaded<NamedHouseRules> read_house_rules(std::string_view text, const std::string& file);

// Documents that read back as the same value; the text ends with a line break. Courses whose hexes
// stand in order of rows are drawn as rows, others listed.
std::string write_course(const CoursePlan& plan);
std::string write_licence(const Licence& licence);
std::string write_house_rules(const NamedHouseRules& rules);

// Why a text is no JSON document at all: a slip of the pen, rather than of the game. Nothing if it
// is one.
std::optional<Complaint> fault_of_json(std::string_view text, const std::string& file);

// The schema a document names ("frothy-course/1"); empty if it names none or is no JSON object.
std::string schema_of(std::string_view text);

// A fault of a document's content as a complaint about its file.
Complaint complaint_of(const Fault& fault, const std::string& file);

}  // namespace frothy
