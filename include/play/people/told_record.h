// The facts of a record in a file, for the teller of a game.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>

#include "play/people/race_facts.h"
#include "play/record_files.h"

namespace play {

// `tell(record, session, facts)` adds what the rules know; the facts have the seats already.
template <class C, class Tell>
std::optional<RaceFacts> facts_of_file(const std::filesystem::path& file, std::string& trouble,
                                       const Tell& tell) {
    const auto record = record_of_file<C>(file, trouble);
    if (!record) return std::nullopt;
    const ResumedGame<C> resumed = resume(*record);
    if (resumed.session == nullptr) {
        trouble = resumed.disagreement ? resumed.disagreement->text
                                       : words::tr("The record and the rules do not agree.");
        return std::nullopt;
    }
    RaceFacts facts = sitting_facts(C::game, *record, *record);
    facts.file = file;
    facts.is_over = resumed.session->is_over();
    tell(*record, *resumed.session, facts);
    return facts;
}

// Of a game with these feats, which calls its rounds so.
template <class C, auto tell>
FactTeller fact_teller_of(std::span<const Feat> feats, RoundWords rounds = {}) {
    FactTeller teller;
    teller.feats = feats;
    teller.rounds = rounds;
    teller.facts_of = [](const std::filesystem::path& file, std::string& trouble) {
        return facts_of_file<C>(file, trouble, tell);
    };
    return teller;
}

}  // namespace play
