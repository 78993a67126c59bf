// The fields of pack.json, for its reader, its writer and its schema.
#pragma once

#include "formats/fields.h"
#include "play/packs/pack.h"

namespace play {

template <class Fields>
void list_fields(Fields& fields, Pack& pack) {
    fields.schema(pack_schema);
    fields.need("id").text(pack.id, longest_pack_id);
    fields.need("name").text(pack.name, formats::longest_name);
    fields.need("version").number(pack.version, 1, most_pack_version);
    fields.may("about", !pack.about.empty()).text(pack.about, longest_pack_text);
    fields.may("author", !pack.author.empty()).text(pack.author, formats::longest_name);
    fields.may("licence", !pack.licence.empty()).text(pack.licence, formats::longest_name);
}

}  // namespace play
