"""Writes a hexagonal map as Tiled documents it: AXIS INDEX PACKING FILE."""
import base64
import gzip
import json
import struct
import sys
import zlib

COLUMNS, ROWS = 6, 5
FLIPPED_X, FLIPPED_Y, BY_60, BY_120 = 1 << 31, 1 << 30, 1 << 29, 1 << 28
# 1 track, 2 mud, 3 to 5 spaces of the grid turned in every way, 6 beyond the line
CELLS = [0, 1, 1, 1, 1, 1,
         1, 2, 3 | BY_60, 4 | FLIPPED_X | FLIPPED_Y, 1, 1,
         1, 5 | BY_60 | BY_120, 1, 1, 1, 1,
         1, 1, 6, 1, 1, 1,
         1, 1, 6, 1, 1, 0]
PACKERS = {"none": bytes, "zlib": zlib.compress, "gzip": gzip.compress}


def said(name, kind, value):
    return {"name": name, "type": kind, "value": value}


def tile(number, kind, *properties):
    return {"id": number, "type": kind, "properties": list(properties)}


def cells_of(packing):
    if packing == "csv":
        return {"data": CELLS}
    raw = struct.pack("<%dI" % len(CELLS), *CELLS)
    return {"data": base64.b64encode(PACKERS[packing](raw)).decode(), "encoding": "base64",
            "compression": "" if packing == "none" else packing}


def write(axis, index, packing, target):
    tiles = [tile(1, "hazard", said("look", "string", "mud"), said("hazard_rating", "int", 2)),
             tile(2, "grid", said("grid", "int", 1), said("facing", "int", 0)),
             tile(3, "grid", said("grid", "int", 2), said("facing", "int", 1)),
             tile(4, "grid", said("grid", "int", 3)), tile(5, "finish")]
    tileset = {"firstgid": 1, "name": "tiles", "tilewidth": 60, "tileheight": 52, "tilecount": 6,
               "columns": 6, "image": "tiles.png", "imagewidth": 360, "imageheight": 52,
               "margin": 0, "spacing": 0, "tiles": tiles}
    shown = {"opacity": 1, "visible": True, "x": 0, "y": 0}
    course = {"id": 1, "name": "course", "type": "tilelayer", "width": COLUMNS, "height": ROWS}
    edge = {"id": 1, "name": "", "type": "open-edge", "point": True, "x": 200, "y": 2, "width": 0,
            "height": 0, "rotation": 0, "visible": True}
    edges = {"id": 2, "name": "edges", "type": "objectgroup", "draworder": "topdown",
             "objects": [edge]}
    with open(target, "w", encoding="utf-8") as file:
        json.dump({"type": "map", "version": "1.10", "tiledversion": "1.10.2",
                   "orientation": "hexagonal", "renderorder": "right-down", "infinite": False,
                   "width": COLUMNS, "height": ROWS, "tilewidth": 60, "tileheight": 52,
                   "hexsidelength": 23, "staggeraxis": axis, "staggerindex": index,
                   "compressionlevel": -1, "nextlayerid": 3, "nextobjectid": 2,
                   "properties": [said("id", "string", "by-hand"), said("name", "string", "By hand"),
                                  said("finish_heading", "int", 2)],
                   "tilesets": [tileset],
                   "layers": [{**course, **shown, **cells_of(packing)}, {**edges, **shown}]}, file)


write(*sys.argv[1:5])
