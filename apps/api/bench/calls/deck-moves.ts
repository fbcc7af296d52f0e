/**
 * A move of a card beside its floors of the same run, each a bare Fastify without checks and rules: one that reads what a move is
 * judged by and saves the deck, one that looks up the session before, and one that reads both in one statement, as the game
 * does for many at once. `node bench/calls/deck-moves.ts [moves a round]`.
 */

import fastify, { type FastifyInstance } from 'fastify'
import { findMoveContext, type MoveContext, moveContextOfAccount } from '../../src/deck/queries.ts'
import { saveDeck } from '../../src/deck/save-deck-queries.ts'
import { readEnv } from '../../src/env.ts'
import { buildApp } from '../../src/http/app.ts'
import { openSession } from '../../src/session/session.ts'
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
type Read = (cookie: string, userId: number) => Promise<MoveContext | null | undefined>

function bareFastify(read: Read): FastifyInstance {
  const app = fastify()
  app.post<Move>(url, async ({ headers, body: { userId } }) => {
    const context = await read(headers.cookie, userId)
    const [first, second, ...rest] = context?.cards ?? []
    if (!context || !first || !second) throw new Error('no deck')
    const { version, revision } = context
    const cards = [second, first, ...rest]
    const saved = await saveDeck(db, { userId, eventId, phaseIndex: 1, version, revision, cards })
    if (!saved) throw new Error('somebody else moved')
    return saved
  })
  return app
}

const at = { eventId, phaseIndex: 1 }
const readContext: Read = (_cookie, userId) =>
  findMoveContext(db, { ...at, userId }, { id: userId, role: 'user' })
const tokenOf = (cookie: string) => cookie.replace('session=', '')
const findWithContext = findAlone(moveContextOfAccount)

const twoStatements = bareFastify(readContext)
const withSession = bareFastify(async (cookie, userId) => {
  await findSessionAlone(db, tokenOf(cookie))
  return readContext(cookie, userId)
})
const joinedRead = bareFastify(async cookie => {
  const found = await findWithContext(db, tokenOf(cookie), at)
  return found?.joinedRead
})

const askers = openAskers(users.map(userId => `session=${tokens.get(userId)}`))
const apps = { twoStatements, withSession, joinedRead, game }
const rateOver = async (app: FastifyInstance) => {
  const address = await listen(app)
  const question = (asker: number) => ({ path: url, body: { userId: users[asker], ...at, playerA, playerB } })
  return async () => askers.rate(address, moves, question)
}
const measured = await inTurns(rounds, {
  twoStatements: await rateOver(twoStatements),
  withSession: await rateOver(withSession),
  joinedRead: await rateOver(joinedRead),
  game: await rateOver(game),
})
type Side = keyof typeof apps
const median = (side: Side, digits: number, of?: Side, unit: 'perSecond' | 'us' = 'perSecond') =>
  medianOf(measured.map(round => round[side][unit] / (of ? round[of][unit] : 1))).toFixed(digits)
const report = (what: string, side: Side) =>
  console.log(
    `${what.padEnd(48)} ${median(side, 0).padStart(7)} moves/s   ${median(side, 2, 'twoStatements')} of it   ` +
      `${median(side, 0, undefined, 'us').padStart(4)} us of the processor`,
  )

report('floor: the same two statements', 'twoStatements')
report('floor with the session looked up', 'withSession')
report('floor with both in one statement', 'joinedRead')
report('a move of a card', 'game')
console.log(
  `A move runs at ${median('game', 2, 'withSession')} of the floor with the session looked up, ` +
    `${median('game', 2, 'joinedRead')} of that with both in one.`,
)

askers.close()
for (const app of Object.values(apps)) await app.close()
await close()
