/**
 * The floor of storm.ts, a process of it: a bare Fastify that looks up the session with what a move is judged by and saves the
 * deck, the two statements of the game, without checks and rules. Prints its address.
 */
import { product } from '@game/domain'
import fastify from 'fastify'
import { openPostgres } from '../../src/db/connection/postgres.ts'
import { moveContextOfAccount } from '../../src/deck/queries.ts'
import { saveDeck } from '../../src/deck/save-deck-queries.ts'
import { reportError } from '../shared/bench-database.ts'
import { findAlone } from '../shared/sessions-alone.ts'
import { changes, type MoveBody } from './storm-moves.ts'

const database = openPostgres(process.env.DATABASE_URL ?? '', reportError)
const findWithContext = findAlone(moveContextOfAccount)
const app = fastify()
type Move = { Body: MoveBody & { eventId: number }; Headers: { cookie: string } }

for (const [call, change] of Object.entries(changes))
  app.post<Move>(`/api/${product.slug}/${call}`, async ({ headers, body }, reply) => {
    const at = { eventId: body.eventId, phaseIndex: 1 }
    const found = await findWithContext(database.writing, headers.cookie.replace('session=', ''), at)
    const context = found?.joinedRead
    if (!found || !context) return reply.code(401).send({})
    const { version, revision, cards } = context
    const write = { ...at, userId: found.id, version, revision, cards: change(cards ?? [], body) }
    const saved = await saveDeck(database.writing, write).catch(() => undefined)
    if (!saved) return reply.code(409).send({ rule: 'PHASE_NOT_OPEN' })
    return { success: true, version: saved.version, savedAt: saved.saved_at }
  })

console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
process.once('SIGTERM', async () => {
  await app.close()
  await database.close()
})
