#!/usr/bin/env bash
# docs/rules-map.md is up to date, and every rule the game has cites a function and a test.
exec scripts/rules-map --check
