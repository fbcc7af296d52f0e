/**
 * A move of a card beside its floors of the same run, each a bare Fastify without checks and rules: one that reads what a move is
 * judged by and saves the deck, one that looks up the session before, and one that reads both in one statement, as the game
 * does. `node bench/deck-moves.ts [moves a round]`.
 */

import fastify, { type FastifyInstance } from 'fastify'
import { findMoveContext, type MoveContext, moveContextOfAccount } from '../src/deck/queries.ts'
import { saveDeck } from '../src/deck/save-deck-queries.ts'
import { readEnv } from '../src/env.ts'
import { buildApp } from '../src/http/app.ts'
import { findActor, findActorBeside, openSession } from '../src/session/session.ts'
import { insertTestEvent } from '../test/fixtures/insert-event.ts'
import { insertDecks, insertTestUsers } from '../test/fixtures/insert-users.ts'
import { openBenchDatabase } from './bench-database.ts'
import { medianOf } from './median.ts'

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
const findBeside = findActorBeside(moveContextOfAccount)(at)

const twoStatements = bareFastify(readContext)
const withSession = bareFastify(async (cookie, userId) => {
  await findActor(db, tokenOf(cookie))
  return readContext(cookie, userId)
})
const sessionBeside = bareFastify(async cookie => {
  const found = await findBeside(db, tokenOf(cookie))
  return found?.beside as MoveContext | null | undefined
})

/** Moves a second while every player moves as soon as the last move was answered. */
async function rate(app: FastifyInstance): Promise<number> {
  const start = performance.now()
  await Promise.all(
    users.map(async userId => {
      for (let n = 0; n < moves / players; n++) {
        const answer = await app.inject({
          method: 'POST',
          url,
          headers: { cookie: `session=${tokens.get(userId)}` },
          payload: { userId, eventId, phaseIndex: 1, playerA, playerB },
        })
        if (answer.statusCode !== 200) throw new Error(answer.body)
      }
    }),
  )
  return moves / ((performance.now() - start) / 1000)
}

const apps = { game, twoStatements, withSession, sessionBeside }
type Round = Record<keyof typeof apps, number>
// In turns, so that all meet the same machine; the first round warms up.
const measured: Round[] = []
for (let n = 0; n <= rounds; n++) {
  measured.push({
    twoStatements: await rate(twoStatements),
    withSession: await rate(withSession),
    sessionBeside: await rate(sessionBeside),
    game: await rate(game),
  })
}
const median = (each: (round: Round) => number) => medianOf(measured.slice(1).map(each))
const report = (what: string, rate: number, ofFloor: number) =>
  console.log(`${what.padEnd(48)} ${rate.toFixed(0).padStart(7)} moves/s   ${ofFloor.toFixed(2)} of it`)

report(
  'floor: the same two statements',
  median(round => round.twoStatements),
  1,
)
report(
  'floor with the session looked up',
  median(round => round.withSession),
  median(round => round.withSession / round.twoStatements),
)
report(
  'floor with both in one statement',
  median(round => round.sessionBeside),
  median(round => round.sessionBeside / round.twoStatements),
)
report(
  'a move of a card',
  median(round => round.game),
  median(round => round.game / round.twoStatements),
)
const ofSession = median(round => round.game / round.withSession).toFixed(2)
const ofBeside = median(round => round.game / round.sessionBeside).toFixed(2)
console.log(
  `A move runs at ${ofSession} of the floor with the session looked up, ${ofBeside} of that with both in one.`,
)

for (const app of Object.values(apps)) await app.close()
await close()
