#!/usr/bin/env bash
# One would guess: in Valve's KeyValues every value is a quoted text, so a parser returns texts, and a SteamID64 survives.
# What happens: values that look like numbers become numbers. A SteamID64 has more digits than a number holds and ends in other ones; a
#   clan tag or a pass of "007" loses its zeros. As a key the same ID stays as it is, so the two no longer match.
# Version: vdf-parser 1.2.1. Source: run; the option `types: false` keeps texts.
# For us: SteamIDs are never numbers (rulebook 8.9); one that was rounded on its way is an unknown person, named with its line.
source "$(dirname "$0")/check.sh"
needs vdf-parser@1.2.1
sees <<'JS' 3<<'SEEN'
import { parse } from 'vdf-parser'
const backup = '"player"\n{\n"76561198860265729"\n{\n"steamid" "76561198860265729"\n"clan" "007"\n"score" "1e3"\n}\n}'
console.log(JSON.stringify(parse(backup)))
console.log(JSON.stringify(parse(backup, { types: false })))
JS
{"player":{"76561198860265729":{"steamid":76561198860265730,"clan":7,"score":"1e3"}}}
{"player":{"76561198860265729":{"steamid":"76561198860265729","clan":"007","score":"1e3"}}}
SEEN
