/**
 * The floor of storm.ts, a process of it: a bare Fastify that looks up the session with the moment of the event, reads the user's
 * decks and saves one, the statements of the game, without checks and rules. Prints its address.
 */
import { product } from '@game/domain'
import fastify from 'fastify'
import { saveDeck } from '../../src/game/deck/save-deck-queries.ts'
import { findShared } from '../../src/game/event-memory/shared-event.ts'
import { momentOfAccount } from '../../src/game/event-memory/shared-event-queries.ts'
import { listUserDecks } from '../../src/game/user-deck/user-deck-queries.ts'
import { openPostgres } from '../../src/ground/db/connection/postgres.ts'
import { reportError } from '../shared/bench-database.ts'
import { findAlone } from '../shared/sessions-alone.ts'
import { changes, type MoveBody } from './storm-moves.ts'

const database = openPostgres(process.env.DATABASE_URL ?? '', reportError)
const findWithMoment = findAlone(momentOfAccount)
const app = fastify()
type Move = { Body: MoveBody & { eventId: number }; Headers: { cookie: string } }

for (const [call, change] of Object.entries(changes))
  app.post<Move>(`/api/${product.slug}/${call}`, async ({ headers, body }, reply) => {
    const at = { eventId: body.eventId, phaseIndex: 1 }
    const found = await findWithMoment(database.writing, headers.cookie.replace('session=', ''), at)
    const shared =
      found?.joinedRead && (await findShared(database.writing, at.eventId, found.joinedRead.version))
    if (!found || !shared) return reply.code(401).send({})
    const [deck] = await listUserDecks(database.writing, { ...at, userId: found.id })
    const revision = shared.phases[0]?.revision ?? 0
    const cards = change(deck?.cards ?? [], body)
    const write = { ...at, userId: found.id, version: deck?.version ?? null, revision, cards }
    const saved = await saveDeck(database.writing, write).catch(() => undefined)
    if (!saved) return reply.code(409).send({ rule: 'PHASE_NOT_OPEN' })
    return { success: true, version: saved.version, savedAt: saved.saved_at }
  })

console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
process.once('SIGTERM', async () => {
  await app.close()
  await database.close()
})
