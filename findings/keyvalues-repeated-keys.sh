#!/usr/bin/env bash
# One would guess: KeyValues files, in which a key may be repeated (an item list, the events of a match), are read alike by all parsers.
# What happens: one makes an array of the values, four keep the last one. Two refuse a block that stands on one line, which Valve's
#   own format allows. An escaped quote keeps its backslash in four of them, and two turn texts into numbers.
# Version: vdf-parser 1.2.1, vdf 0.0.2, kvparser 1.0.2, simple-vdf 1.1.1, @node-steam/vdf 2.2.0. Source: run.
# For us: no KeyValues file is read as a source of points; a plugin that offers JSON or CSV besides is asked for that.
source "$(dirname "$0")/check.sh"
needs vdf-parser@1.2.1 vdf@0.0.2 kvparser@1.0.2 simple-vdf@1.1.1 @node-steam/vdf@2.2.0
sees <<'JS' 3<<'SEEN'
import * as nodeSteam from '@node-steam/vdf'
import * as kvparser from 'kvparser'
import simple from 'simple-vdf'
import vdf from 'vdf'
import * as vdfParser from 'vdf-parser'
const parsers = { 'vdf-parser': vdfParser, vdf, kvparser, 'simple-vdf': simple, '@node-steam/vdf': nodeSteam }
const texts = {
  repeated: '"match"\n{\n"event" "1"\n"event" "2"\n}',
  'one line': '"match" { "event" "1" }',
  quote: '"match"\n{\n"team" "the \\"A\\" team"\n}',
}
for (const [name, { parse }] of Object.entries(parsers))
  for (const [kind, text] of Object.entries(texts)) {
    let result
    try {
      result = JSON.stringify(parse(text).match)
    } catch {
      result = 'refused'
    }
    console.log(`${name}, ${kind}: ${result}`)
  }
JS
vdf-parser, repeated: {"event":[1,2]}
vdf-parser, one line: {"event":1}
vdf-parser, quote: {"team":"the \\\"A\\\" team"}
vdf, repeated: {"event":"2"}
vdf, one line: {"event":"1"}
vdf, quote: {"team":"the \\\"A\\\" team"}
kvparser, repeated: {"event":"2"}
kvparser, one line: {"event":"1"}
kvparser, quote: {"team":"the \"A\" team"}
simple-vdf, repeated: {"event":"2"}
simple-vdf, one line: refused
simple-vdf, quote: {"team":"the \\\"A\\\" team"}
@node-steam/vdf, repeated: {"event":2}
@node-steam/vdf, one line: refused
@node-steam/vdf, quote: {"team":"the \\\"A\\\" team"}
SEEN
