// Records, their journal and their autosave, as play has them.
#include "games/frothy/data/record/record.h"

#include "games/frothy/data/record/journal_file.h"

#include "play/autosave_body.h"
#include "play/journal_file_body.h"
#include "play/playing_body.h"
#include "play/record_body.h"

static_assert(play::Codec<frothy::Codec>);

template struct play::Records<frothy::Codec>;
template class play::JournalFile<frothy::Codec>;
template class play::Autosave<frothy::Codec>;
template class play::Playing<frothy::Codec>;
