/**
 * How long the line by which a match goes live takes to lock the phase on every page of an automatic evening (rulebook 30.18: half a second, 500
 * participants), compared with a bare server of the same run that relays the line to as many sockets. `node bench/live/automatic-lock.ts [participants] [locks]`.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { saveParticipant } from '../../src/game/event/circle/participant-queries.ts'
import { insertPrivateEvent } from '../../src/game/event/circle/private-event-queries.ts'
import { insertSource } from '../../src/game/score-source/reading/source-queries.ts'
import { openSession } from '../../src/ground/session/session.ts'
import { hashToken } from '../../src/ground/session/token.ts'
import { insertTestEvent } from '../../test/fixtures/insert-event.ts'
import { insertDecks, insertTestUsers } from '../../test/fixtures/insert-users.ts'
import { openBenchDatabase } from '../shared/bench-database.ts'
import { medianOf } from '../shared/median.ts'
import { openSide } from './open-side.ts'

const [participants = 500, locks = 12] = process.argv.slice(2).map(Number)
const name = 'phase_locked'
const nowhere = { network: '', userAgent: '' }

const { postgres, db, close } = await openBenchDatabase(error => {
  throw error
})
const users = await insertTestUsers(db, participants, 'bench_')
const [owner = 0] = users
// Phases without dates, which open one after another.
const phases = Array.from({ length: locks }, () => ({ open: 1, lock: 0 }))
const { eventId, players } = await insertTestEvent(db, phases, { public: false })
await insertPrivateEvent(db, { eventId, ownerId: owner, code: 'BENCH001', entry: 'open' })
for (const userId of users) await saveParticipant(db, { eventId, userId }, 'in')
const cards = players.slice(0, 5).map(playerId => ({ playerId, keyplays: [1, 2, 3], perks: [] }))
const decks = users.flatMap(userId => phases.map((_, at) => ({ userId, phase: at + 1, cards })))
await insertDecks(db, eventId, decks)
await insertSource(db, {
  event_id: eventId,
  name: 'Server',
  token_hash: hashToken('token'),
  account_id: owner,
})
const cookies = await Promise.all(
  users.map(async id => `session=${await openSession(db, id, true, nowhere)}`),
)

/** Sends lines of one match, each of which begins a minute after the one before. */
const send = async (
  url: string,
  match: number,
  offset: number,
  lines: readonly string[],
): Promise<number> => {
  const stamp = `01/19/2026 - 19:${String(match).padStart(2, '0')}:00.000 - `
  const body = lines.map(line => `${stamp}${line}\n`).join('')
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'text/plain',
      'x-server-instance-token': `match-${match}`,
      'x-logbytes-beginoffset': String(offset),
      'x-logbytes-endoffset': String(offset + body.length),
    },
  })
  if (!response.ok) throw new Error(`the server answered ${response.status}`)
  return offset + body.length
}
const person = '"Cedar<1><[U:1:900000015]><CT>"'
const beforeLive = [
  'Starting Freeze period',
  'MatchStatus: Score: 0:0 on map "de_nuke" RoundsPlayed: 0',
  `${person} purchased "deagle"`,
]
const live = ['World triggered "Round_Start"']

const sides = {
  databaseUrl: postgres.urlOf('game'),
  path: `/api/clutchdeck/live?eventId=${eventId}`,
  pages: participants,
  processes: 1,
  name,
  cookies,
}
const game = await openSide('game', sides)
const url = `${game.addresses[0]}/api/score-sources/token/log`
await db.updateTable('private_event').set({ automatic: true }).where('event_id', '=', eventId).execute()
const times: number[] = []
for (let match = 1; match <= locks; match++) {
  const at = { open: new Date(Date.now() - 60_000), lock: new Date(Date.now() + 3_600_000) }
  await db.updateTable('phase').set(at).where('event_id', '=', eventId).where('index', '=', match).execute()
  const offset = await send(url, match, 0, beforeLive)
  // The phase has opened and these lines are read before the one that is measured.
  await sleep(1500)
  const arrived = await game.measure(() => send(url, match, offset, live))
  if (!arrived) throw new Error('no page was locked')
  times.push(arrived.ms)
  // The decks are frozen, which sends one more message, before the next match.
  await sleep(1500)
}
game.close()

const bare = await openSide('bare', sides)
const floor: number[] = []
for (const match of times.keys()) {
  const arrived = await bare.measure(() => send(bare.addresses[0] ?? '', match, 0, [name]))
  floor.push(arrived?.ms ?? 0)
}
bare.close()

const ms = (value: number) => `${value.toFixed(0).padStart(6)} ms`
const [median, bottom] = [medianOf(times), medianOf(floor)]
console.log(`${participants} participants, ${locks} locks by a match that goes live`)
console.log(
  `from sending the line to the last page   median ${ms(median)}   slowest ${ms(Math.max(...times))}   ${(median / bottom).toFixed(1)} x the floor`,
)
console.log(
  `floor: relaying it to as many sockets    median ${ms(bottom)}   slowest ${ms(Math.max(...floor))}`,
)
await close()
