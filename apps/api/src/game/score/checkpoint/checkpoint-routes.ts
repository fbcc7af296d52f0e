import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../ground/call/context.ts'
import { verifierKeyOf } from '../../../ground/signing/signed-note.ts'
import { listNotes } from './checkpoint-queries.ts'
import { getSigningKey } from './sign-checkpoints.ts'

const text = 'text/plain; charset=utf-8'

/**
 * /proof/checkpoints: the signed roots of all public events, oldest first, with an empty line between two; and /proof/keys: the keys
 * by which they are verified, a line for each name that has signed (rulebook 9.35).
 */
export async function checkpointRoutes(app: FastifyInstance, { db, env }: Services): Promise<void> {
  app.get('/proof/checkpoints', async (_request, reply) => {
    const notes = await listNotes(db)
    return reply
      .type(text)
      .header('cache-control', 'no-cache')
      .send(notes.map(({ note }) => note).join('\n'))
  })
  app.get('/proof/keys', async (_request, reply) => {
    const key = await getSigningKey(db, env)
    const names = [...new Set((await listNotes(db)).map(({ origin }) => origin))]
    return reply
      .type(text)
      .header('cache-control', 'no-cache')
      .send(names.map(name => `${verifierKeyOf(name, key)}\n`).join(''))
  })
}
