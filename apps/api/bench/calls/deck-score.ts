/**
 * get-deck-score of an event with three scored phases, compared with its floors of the same run: a bare Fastify that looks up the session,
 * runs the statements that every request takes and sends a ready body, and one that runs that which explains decks as well.
 * `node bench/calls/deck-score.ts [requests a round]`.
 */

import fastify, { type FastifyInstance } from 'fastify'
import { freezePhase } from '../../src/game/score/publish/freeze-phase.ts'
import { rankEvent } from '../../src/game/score/publish/rank-event.ts'
import { findDeckScoreState, listExplainedDecks } from '../../src/game/score/read/deck-score-queries.ts'
import { listUserDecks } from '../../src/game/user-deck/user-deck-queries.ts'
import { readEnv } from '../../src/ground/env/env.ts'
import { openSession } from '../../src/ground/session/session.ts'
import { buildApp } from '../../src/server/http/app.ts'
import { insertCounts } from '../../test/fixtures/insert-users.ts'
import { openBenchDatabase } from '../shared/bench-database.ts'
import { insertPlayedEvent } from '../shared/played-event.ts'
import { findSessionAlone } from '../shared/sessions-alone.ts'
import { compareCall, listen, openAskers } from './askers.ts'

const requests = Number(process.argv[2] ?? 200)
const rounds = 9
const askers = 20

const { database, db, close } = await openBenchDatabase()
const { eventId, players, users } = await insertPlayedEvent(db, 2000, 3)
for (const phase of [1, 2, 3]) {
  await freezePhase(db, eventId, phase)
  const counts = players.flatMap(playerId =>
    [1, 2, 3, 6, 9].map(keyplayId => ({ playerId, keyplayId, count: keyplayId })),
  )
  await insertCounts(db, eventId, phase, counts)
}
await rankEvent(db, eventId)
const cookies: string[] = []
for (const userId of users.slice(0, askers))
  cookies.push(`session=${await openSession(db, userId, true, { network: '', userAgent: '' })}`)

const path = '/api/clutchdeck/get-deck-score'
const game = await buildApp({ db: database, env: { ...readEnv({}), rateLimits: false, logLevel: 'error' } })
const questionOf = (userId: number) => ({ path: `${path}?eventId=${eventId}&userId=${userId}` })
const ready = (
  await game.inject({ url: questionOf(users[0] ?? 0).path, headers: { cookie: cookies[0] ?? '' } })
).body

function bareFastify(read: (userId: number) => Promise<unknown>): FastifyInstance {
  const app = fastify()
  type Question = { Headers: { cookie: string }; Querystring: { userId: string } }
  app.get<Question>(path, async ({ headers, query }, reply) => {
    await findSessionAlone(db, headers.cookie.replace('session=', ''))
    await read(Number(query.userId))
    return reply.type('application/json; charset=utf-8').send(ready)
  })
  return app
}
const readDecks = async (userId: number) => {
  await findDeckScoreState(db, { eventId, userId }, null)
  return listUserDecks(db, { eventId, userId })
}
const reading = bareFastify(readDecks)
const explaining = bareFastify(async userId =>
  listExplainedDecks(db, { eventId, userId }, await readDecks(userId)),
)

let asked = 0
const own = (asker: number) => users[asker] ?? 0
const anotherUser = () => users[asked++ % users.length] ?? 0

console.log(`an answer of ${ready.length} bytes`)
const asking = openAskers(cookies)
const address = await listen(game)
for (const [what, floor, whose] of [
  ['own deck, again and again', reading, own],
  ['another deck each time', explaining, anotherUser],
] as const) {
  const question = (asker: number) => questionOf(whose(asker))
  await compareCall(what, { askers: asking, rounds, requests, question, floor, game: address })
}

asking.close()
await game.close()
await close()
