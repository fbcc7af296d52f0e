/**
 * A move of a card, compared with its floors of the same run, each a bare Fastify without checks and rules: one that reads the moment of
 * the event and the user's decks and saves one, one that looks up the session before, and one that reads it with the moment in one
 * statement, as the game does for many at once. `node bench/calls/deck-moves.ts [moves a round]`.
 */

import fastify, { type FastifyInstance } from 'fastify'
import { saveDeck } from '../../src/game/deck/save-deck-queries.ts'
import { findMoment, momentOfAccount } from '../../src/game/event-memory/shared-event-queries.ts'
import { listUserDecks } from '../../src/game/user-deck/user-deck-queries.ts'
import { readEnv } from '../../src/ground/env/env.ts'
import { openSession } from '../../src/ground/session/session.ts'
import { buildApp } from '../../src/server/http/app.ts'
import { insertTestEvent } from '../../test/fixtures/insert-event.ts'
import { insertDecks, insertTestUsers } from '../../test/fixtures/insert-users.ts'
import { openBenchDatabase } from '../shared/bench-database.ts'
import { medianOf } from '../shared/median.ts'
import { findAlone, findSessionAlone } from '../shared/sessions-alone.ts'
import { inTurns, listen, openAskers } from './askers.ts'

const moves = Number(process.argv[2] ?? 1000)
const rounds = 5
/** Players at once, each with a deck. */
const players = 20

const { database, db, close } = await openBenchDatabase()

const { eventId, players: listed } = await insertTestEvent(db, [{ open: -60, lock: 600 }])
const [playerA = 0, playerB = 0] = listed
const cards = listed.slice(0, 5).map(playerId => ({ playerId, keyplays: [1, 2], perks: [] }))
const users = await insertTestUsers(db, players, 'mover_')
await insertDecks(
  db,
  eventId,
  users.map(userId => ({ userId, phase: 1, cards })),
)
const nowhere = { network: '', userAgent: '' }
const tokens = new Map<number, string>()
for (const userId of users) tokens.set(userId, await openSession(db, userId, true, nowhere))

const url = '/api/clutchdeck/update-deck-order'
const game = await buildApp({ db: database, env: { ...readEnv({}), rateLimits: false, logLevel: 'error' } })
type Move = { Body: { userId: number }; Headers: { cookie: string } }
type Read = (cookie: string, userId: number) => Promise<unknown>

function bareFastify(read: Read): FastifyInstance {
  const app = fastify()
  app.post<Move>(url, async ({ headers, body: { userId } }) => {
    await read(headers.cookie, userId)
    const [deck] = await listUserDecks(db, { userId, eventId })
    const [first, second, ...rest] = deck?.cards ?? []
    if (!deck || !first || !second) throw new Error('no deck')
    const cards = [second, first, ...rest]
    const { version } = deck
    const saved = await saveDeck(db, { userId, eventId, phaseIndex: 1, version, revision, cards })
    if (!saved) throw new Error('somebody else moved')
    return saved
  })
  return app
}

const at = { eventId, phaseIndex: 1 }
const { revision } = await db
  .selectFrom('phase')
  .where('event_id', '=', eventId)
  .select('revision')
  .executeTakeFirstOrThrow()
const readMoment: Read = (_cookie, userId) =>
  findMoment(db, eventId, { id: userId, role: 'user', organises: [], takesPart: [] })
const tokenOf = (cookie: string) => cookie.replace('session=', '')
const findWithMoment = findAlone(momentOfAccount)

const withoutSession = bareFastify(readMoment)
const withSession = bareFastify(async (cookie, userId) => {
  await findSessionAlone(db, tokenOf(cookie))
  return readMoment(cookie, userId)
})
const joinedRead = bareFastify(cookie => findWithMoment(db, tokenOf(cookie), { eventId }))

const askers = openAskers(users.map(userId => `session=${tokens.get(userId)}`))
const apps = { withoutSession, withSession, joinedRead, game }
const rateOver = async (app: FastifyInstance) => {
  const address = await listen(app)
  const question = (asker: number) => ({ path: url, body: { userId: users[asker], ...at, playerA, playerB } })
  return async () => askers.rate(address, moves, question)
}
const measured = await inTurns(rounds, {
  withoutSession: await rateOver(withoutSession),
  withSession: await rateOver(withSession),
  joinedRead: await rateOver(joinedRead),
  game: await rateOver(game),
})
type Side = keyof typeof apps
const median = (side: Side, digits: number, of?: Side, unit: 'perSecond' | 'us' = 'perSecond') =>
  medianOf(measured.map(round => round[side][unit] / (of ? round[of][unit] : 1))).toFixed(digits)
const report = (what: string, side: Side) =>
  console.log(
    `${what.padEnd(48)} ${median(side, 0).padStart(7)} moves/s   ${median(side, 2, 'withoutSession')} of it   ` +
      `${median(side, 0, undefined, 'us').padStart(4)} us of the processor`,
  )

report('floor: the statements but the session', 'withoutSession')
report('floor with the session looked up', 'withSession')
report('floor with it and the moment in one', 'joinedRead')
report('a move of a card', 'game')
console.log(
  `A move runs at ${median('game', 2, 'withSession')} of the floor with the session looked up, ` +
    `${median('game', 2, 'joinedRead')} of that with both in one.`,
)

askers.close()
for (const app of Object.values(apps)) await app.close()
await close()
