// What all games have by the same screens, said of heists.
#include <array>

#include "games/highway_heist/view/heist_view.h"
#include "words/words.h"

namespace highway_heist {

namespace {

using words::by_count;
using words::mark;

const char* heists(int count) { return by_count(count, "{0} heist", "{0} heists"); }
const char* season_of(int count) {
    return by_count(count, "A season of {0} heist", "A season of {0} heists");
}

constexpr std::array all_own = {
    words::OwnWord{"Race on", mark("Drive on")},
    words::OwnWord{"Save the race", mark("Save the heist")},
    words::OwnWord{"The race is paused", mark("The heist is paused")},
    words::OwnWord{"The race is saved at every step: you can go on with it from the title.",
                   mark("The heist is saved at every step: you can go on with it from the title.")},
    words::OwnWord{"A record of the race so far, under this name:",
                   mark("A record of the heist so far, under this name:")},
    words::OwnWord{"The race is over. {0} leads to the podium.",
                   mark("The heist is over. {0} shows how it went.")},
    words::OwnWord{"The podium", mark("How it went")},
    words::OwnWord{"Press for a rival with a name, a temper and a strength of their own.",
                   mark("Press for a companion with a name and a temper.")},
    words::OwnWord{"The race is over.", mark("The heist is over.")},
    words::OwnWord{"The race is not being saved: {0}", mark("The heist is not being saved: {0}")},
    words::OwnWord{"This race is being played in another window.",
                   mark("This heist is being played in another window.")},
    words::OwnWord{"This race does not follow the rules as they stand: {0}.",
                   mark("This heist does not follow the rules as they stand: {0}.")},
    words::OwnWord{"The race so far", mark("The heist so far")},
    words::OwnWord{"Recent races: the last ten are kept",
                   mark("Recent heists: the last ten are kept")},
    words::OwnWord{"No race has been left, saved or finished yet.",
                   mark("No heist has been left, saved or finished yet.")},
    words::OwnWord{"Delete this race?", mark("Delete this heist?")},
    words::OwnWord{"It stays among the recent races for a while.",
                   mark("It stays among the recent heists for a while.")},
    words::OwnWord{"Keep this race", mark("Keep this heist")},
    words::OwnWord{"Rename this race", mark("Rename this heist")},
    words::OwnWord{"Races", mark("Heists")},
    words::OwnWord{"Play on from here: a separate race, and this one stays as it is",
                   mark("Play on from here: a separate heist, and this one stays as it is")},
    words::OwnWord{
        "A separate race begins at this moment. The one you are looking at stays as it "
        "is.",
        mark("A separate heist begins at this moment. The one you are looking at stays as it "
             "is.")},
    words::OwnWord{"Only computers are still racing: see how it ends without waiting",
                   mark("Only computers are still on the road: see how it ends without waiting")},
    words::OwnWord{"A new race", mark("A new heist")},
    words::OwnWord{"Start the race", mark("Start the heist")},
    words::OwnWord{"New race", mark("New heist")},
    words::OwnWord{"A race was left unfinished", mark("A heist was left unfinished")},
    words::OwnWord{"A race cannot be continued", mark("A heist cannot be continued")},
    words::OwnWord{"First race, with a coach", mark("First heist, with a coach")},
    words::OwnWord{"First race", mark("First heist")},
    words::OwnWord{
        "A person and the computer may take over from each other at any time in the race.",
        mark("A person and the computer may take over from each other at any time in the "
             "heist.")},
    words::OwnWord{"Reading races: {0} of {1}", mark("Reading heists: {0} of {1}")},
    words::OwnWord{"Best races", mark("Best heists")},
    words::OwnWord{"Most races", mark("Most heists")},
    words::OwnWord{
        "Nobody has raced here to the end yet. The plinths have been dusted.",
        mark("Nobody has seen a heist through to the end yet. The plinths have been dusted.")},
    words::OwnWord{"Races so far: {0} of {1}", mark("Heists so far: {0} of {1}")},
    words::OwnWord{"After race {0} of {1}", mark("After heist {0} of {1}")},
    words::OwnWord{"Race {0}", mark("Heist {0}")},
    words::OwnWord{"Go on with race {0}", mark("Go on with heist {0}")},
    words::OwnWord{"The races", mark("The heists")},
    words::OwnWord{"{0} of {1} races", mark("{0} of {1} heists")},
    words::OwnWord{"Races worth watching", mark("Heists worth watching")},
    words::OwnWord{"Proving ground, race {0}", mark("Proving ground, heist {0}")},
    words::OwnWord{"So many of a hundred races would have gone worse with fair dice; 50 "
                   "is as usual.",
                   mark("So many of a hundred heists would have gone worse with fair dice; 50 "
                        "is as usual.")},
    words::OwnWord{"The records of its races go with it; what people have from them goes "
                   "too, unless a race is saved besides. It cannot be brought back.",
                   mark("The records of its heists go with it; what people have from them goes "
                        "too, unless a heist is saved besides. It cannot be brought back.")},
    words::OwnWord{"In the race", mark("In the heist")},
    words::OwnWord{"Lessons in the race", mark("Lessons in the heist")},
    words::OwnWord{"Computer drivers race here by the thousand, at full speed and without "
                   "a picture: to find out what a vehicle is worth, and how fair a course "
                   "is.",
                   mark("Computer teams play here by the thousand, at full speed and without a "
                        "picture: to find out how hard a scenario is, and how well each of "
                        "them plays.")},
    words::OwnWord{"The Olive League", mark("The Unmarked Vans")},
    words::OwnWord{"The Dust and Laurel Cup", mark("Three Jobs and a Getaway")},
    words::OwnWord{"The Long Summer", mark("The Long Night")},
    words::OwnWord{"{0} race", "{0} heist", heists},
    words::OwnWord{"A season of {0} race", "A season of {0} heist", season_of},
};
constexpr words::OwnWords own = all_own;

}  // namespace

const words::OwnWords& View::own_words() { return own; }

}  // namespace highway_heist
