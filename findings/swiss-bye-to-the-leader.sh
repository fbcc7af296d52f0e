#!/usr/bin/env bash
# One would guess, and its README says: with an odd number the bye goes to a player of the lowest score who has had none.
# What happens: if the last one has had the bye, the leader gets it, not one of the three in the middle who has had none either (sixty times of sixty,
#   though the pairing is random otherwise). If all have had one, the last gets a second one.
# Version: tournament-pairings 2.0.1. Source: run.
# For us: a cup has our own bracket, in which byes follow from the seeds and the seeds from a draw that anybody can compute again (rulebook 19.14,
#   19.15, 19.24); a random pairing could not be.
source "$(dirname "$0")/check.sh"
needs tournament-pairings@2.0.1
sees <<'JS' 3<<'SEEN'
import { Swiss } from 'tournament-pairings'
const scores = { first: 2, second: 1, third: 1, fourth: 1, last: 0 }
const byes = received => {
  const seen = new Set()
  for (let time = 0; time < 60; time++) {
    const players = Object.entries(scores).map(([id, score]) => ({ id, score, receivedBye: received.includes(id) }))
    seen.add(Swiss(players, 3).find(match => match.player2 === null).player1)
  }
  return [...seen].join(', ')
}
console.log('nobody has had a bye:', byes([]))
console.log('the last has had one:', byes(['last']))
console.log('all have had one:', byes(Object.keys(scores)))
JS
nobody has had a bye: last
the last has had one: first
all have had one: last
SEEN
