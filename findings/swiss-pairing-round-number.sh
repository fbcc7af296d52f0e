#!/usr/bin/env bash
# One would guess: the standings of round 1 are those after round 1; and, as the README says, without results the bye goes to the lowest seed.
# What happens: the number is that of the round that is about to be played, so getStandings(1) of a played round 1 answers zeros without an
#   error. The bye of the first round goes to the fourth of five seeds; the first round pairs neighbours (1 and 2), not halves, and when
#   all have met the rematches come without a word.
# Version: swiss-pairing 1.4.3. Source: run.
# For us: a table says after which round it stands, and leagues do not take their pairs from it (rulebook 19).
source "$(dirname "$0")/check.sh"
needs swiss-pairing@1.4.3
sees <<'JS' 3<<'SEEN'
import create from 'swiss-pairing'
const swiss = create({ maxPointsPerRound: 1 })
const seeds = count => Array.from({ length: count }, (_, n) => ({ id: `seed ${n + 1}`, seed: n + 1 }))
const won = (round, home, away) => ({ round, home: { id: `seed ${home}`, points: 1 }, away: { id: `seed ${away}`, points: 0 } })
const shown = pairs => pairs.map(({ home, away }) => `${home} - ${away ?? 'bye'}`).join(', ')
console.log('five, round 1:', shown(swiss.getMatchups(1, seeds(5), [])))
console.log('four, round 1:', shown(swiss.getMatchups(1, seeds(4), [])))
const played = [won(1, 1, 2), won(1, 3, 4)]
const wins = round => swiss.getStandings(round, seeds(4), played).map(({ id, wins }) => `${id}: ${wins}`).join(', ')
console.log('standings of 1:', wins(1))
console.log('standings of 2:', wins(2))
const all = [...played, won(2, 1, 3), won(2, 2, 4), won(3, 1, 4), won(3, 2, 3)]
console.log('round 4, all have met:', shown(swiss.getMatchups(4, seeds(4), all)))
JS
five, round 1: seed 1 - seed 5, seed 2 - seed 3, seed 4 - bye
four, round 1: seed 1 - seed 2, seed 3 - seed 4
standings of 1: seed 1: 0, seed 2: 0, seed 3: 0, seed 4: 0
standings of 2: seed 1: 1, seed 3: 1, seed 2: 0, seed 4: 0
round 4, all have met: seed 1 - seed 2, seed 3 - seed 4
SEEN
