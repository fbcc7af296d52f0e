#!/usr/bin/env bash
# One would guess: a text without its \p{Extended_Pictographic} has no emoji left, with joiners, selectors and flags of letters taken out too.
# What happens: the flags of England, Scotland and Wales are a black flag and six tags; the tags stay, each a box in a picture. emoji-regex and
#   \p{RGI_Emoji} take the whole flag, but leave half an emoji, such as a lone joiner, in a text that was cut.
# Version: emoji-regex 10.6.0, Node 24. Source: run.
# For us: share pictures leave out the tags U+E0020 to U+E007F too (rulebook 23.4).
source "$(dirname "$0")/check.sh"
needs emoji-regex@10.6.0
sees <<'JS' 3<<'SEEN'
import emojiRegex from 'emoji-regex'
const scotland = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'
const byProperty = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0e|\ufe0f|\u20e3/gu
const ways = { property: byProperty, 'emoji-regex': emojiRegex(), sequence: /\p{RGI_Emoji}/gv }
for (const [name, way] of Object.entries(ways))
  for (const text of [scotland, '\u{1f9d1}\u200d\u{1f680}', 'cut \u{1f9d1}\u200d'])
    console.log(name, [...text].length, JSON.stringify(text.replace(way, '')).replace(/[^\x20-\x7e]/gu, each => `<${each.codePointAt(0).toString(16)}>`))
JS
property 7 "<e0067><e0062><e0073><e0063><e0074><e007f>"
property 3 ""
property 6 "cut "
emoji-regex 7 ""
emoji-regex 3 ""
emoji-regex 6 "cut <200d>"
sequence 7 ""
sequence 3 ""
sequence 6 "cut <200d>"
SEEN
