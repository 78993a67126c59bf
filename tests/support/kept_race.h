// A race that is kept and read back.
#pragma once

#include <catch2/catch.hpp>

#include <cstddef>

#include "play/record.h"

namespace support {

// A race as `record` has it, with so many answers given by `policy`, is written, read, verified and
// taken up again: it is the same race.
template <class Codec, class Policy>
void check_kept_race(play::Record<Codec> record, std::size_t answers, Policy& policy) {
    using Records = play::Records<Codec>;
    auto game = Records::resume(record);
    for (std::size_t i = 0; i < answers && !game.session->is_over(); ++i) {
        const auto* decision = game.session->pending();
        game.session->submit(static_cast<std::size_t>(policy(decision->now, decision->question())));
    }
    Records::update(record, *game.session);
    const auto loaded = Records::read(Records::write(record), "race");
    REQUIRE(loaded.ok());
    CHECK(loaded.value->journal == record.journal);
    CHECK(Records::verify(*loaded.value).agrees);
    CHECK(Records::resume(*loaded.value).session->now() == game.session->now());
    CHECK(Records::write(*loaded.value) == Records::write(record));
}

}  // namespace support
