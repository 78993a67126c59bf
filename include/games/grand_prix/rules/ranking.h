// Distance raced, and who is ahead of whom.
#pragma once

#include <array>
#include <optional>

#include "games/grand_prix/rules/race.h"
#include "kernel/fixed_vector.h"

namespace grand_prix {

using Cars = kernel::FixedVector<CarId, most_cars>;

// GP-X42; a car on pole has raced 0.
int distance(const Place& place);
// Cars not yet home, the leader first (GP-X42, GP-X44).
Cars ranking(const Race& race);
// The first and the last of them; none where all are home.
CarId leader(const Race& race);
CarId last(const Race& race);

// The nearest other car on the track, whatever its lap (GP-X33); none for none.
CarId car_ahead(const Race& race, CarId id);
CarId car_behind(const Race& race, CarId id);
// From one car on the track to another (GP-X45).
int gap(const Race& race, CarId from, CarId to);
// Which car on the track stands on a main space.
CarId car_on(const Race& race, int space);

// A stop that counts, where one must be made (GP-L40).
bool owes_stop(const Race& race, CarId id);
// A total reckoned with this compound, where both must be used, as things stand (GP-O01, GP-X75).
bool owes_compound(const Race& race, CarId id, Tyre compound);
// Nothing of these (GP-X22).
bool has_done_duty(const Race& race, CarId id);
// All cars, the winner first, as the race would end now (GP-X72).
Cars classification(const Race& race);

}  // namespace grand_prix
