#!/usr/bin/env bash
# One would guess: a code that people copy by hand, such as CSGO-pNbq8-…, has a check digit, so that a mistyped one is refused; and an
#   encoder refuses a port that no network has.
# What happens: each of the 57 signs is data. A code with another last sign is read as another match, with an id that never existed; a port
#   above 65,535 is written modulo 65,536 and comes back as another one. Case counts too: the same code in small letters is refused.
# Version: csgo-sharecode 5.0.0. Source: run.
# For us: a share code cannot prove which match a demo is of; two readings are of one map by who killed whom (rulebook 16.11).
source "$(dirname "$0")/check.sh"
needs csgo-sharecode@5.0.0
sees <<'JS' 3<<'SEEN'
import { decodeMatchShareCode, encodeMatch } from 'csgo-sharecode'
const match = { matchId: 3230642215713767564n, reservationId: 3230647599455273103n, tvPort: 55788 }
const code = encodeMatch(match)
const shown = code => {
  try {
    const { matchId, tvPort } = decodeMatchShareCode(code)
    return `${matchId} on port ${tvPort}`
  } catch (error) {
    return error.message
  }
}
console.log(code, shown(code))
console.log('another last sign:', shown(`${code.slice(0, -1)}A`))
console.log('small letters:', shown(code.toLowerCase()))
console.log('port 70000:', shown(encodeMatch({ ...match, tvPort: 70_000 })))
JS
CSGO-pNbq8-7jVPy-RQZu5-R2Oi7-dLaxJ 3230642215713767564 on port 55788
another last sign: 11591385520898699276 on port 53658
small letters: Invalid share code
port 70000: 3230642215713767564 on port 4464
SEEN
