/**
 * get-cards of an event with three phases, 15 cards, compared with its floors of the same run, each a bare Fastify that runs the statements of
 * the call and sends a ready body: of the session with the phases that may be shown, and of the decks. `node bench/calls/cards.ts [requests a round]`.
 */
import fastify, { type FastifyInstance } from 'fastify'
import { listShown, shownToAccount } from '../../src/game/deck/deck-queries.ts'
import { listUserDecks } from '../../src/game/user-deck/user-deck-queries.ts'
import { readEnv } from '../../src/ground/env/env.ts'
import { openSession } from '../../src/ground/session/session.ts'
import { buildApp } from '../../src/server/http/app.ts'
import { openBenchDatabase } from '../shared/bench-database.ts'
import { insertPlayedEvent } from '../shared/played-event.ts'
import { findAlone, findSessionAlone } from '../shared/sessions-alone.ts'
import { compareCall, listen, openAskers } from './askers.ts'

const requests = Number(process.argv[2] ?? 400)
const rounds = 9
const askers = 20

const { database, db, close } = await openBenchDatabase()
const { eventId, users } = await insertPlayedEvent(db, 2000, 3)
const cookies: string[] = []
for (const userId of users.slice(0, askers))
  cookies.push(`session=${await openSession(db, userId, true, { network: '', userAgent: '' })}`)

const path = '/api/clutchdeck/get-cards'
const game = await buildApp({ db: database, env: { ...readEnv({}), rateLimits: false, logLevel: 'error' } })
const ready = (
  await game.inject({
    method: 'POST',
    url: path,
    headers: { cookie: cookies[0] ?? '' },
    payload: { eventId },
  })
).body

type Read = (token: string, userId: number) => Promise<unknown>
function bareFastify(read: Read): FastifyInstance {
  const app = fastify()
  type Question = { Headers: { cookie: string }; Body: { userId?: number } }
  app.post<Question>(path, async ({ headers, body }, reply) => {
    if (!(await read(headers.cookie.replace('session=', ''), body.userId ?? 0))) throw new Error('no session')
    return reply.type('application/json; charset=utf-8').send(ready)
  })
  return app
}
const findWithShown = findAlone(shownToAccount)
const ofAsker = bareFastify(async token => {
  const asker = await findWithShown(database.reading, token, { userId: null, eventId })
  return asker && listUserDecks(database.reading, { userId: asker.id, eventId })
})
const ofRival = bareFastify(async (token, userId) => {
  const asker = await findSessionAlone(database.reading, token)
  if (!asker) return undefined
  await listShown(database.reading, { userId, eventId, asker })
  return listUserDecks(database.reading, { userId, eventId })
})

let asked = 0
const own = () => undefined
const rival = () => users[askers + (asked++ % (users.length - askers))]

console.log(`an answer of ${ready.length} bytes`)
const asking = openAskers(cookies)
const address = await listen(game)
for (const [what, floor, whose] of [
  ['own cards', ofAsker, own],
  ["another rival's each time", ofRival, rival],
] as const) {
  const question = () => ({ path, body: { eventId, userId: whose() } })
  await compareCall(what, { askers: asking, rounds, requests, question, floor, game: address })
}

asking.close()
await game.close()
await close()
