import { checkHostedSource } from '@game/domain'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../ground/audit/record-audit.ts'
import { configureProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { eventId } from '../../ground/contract/fields.ts'
import { unwrap } from '../../ground/contract/refusal.ts'
import { id } from '../../ground/contract/shapes.ts'
import type { Schema } from '../../ground/db/schema.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import type { Actor } from '../../ground/session/session.ts'
import { hashToken, newToken } from '../../ground/session/token.ts'
import { readHostingLimits } from '../hosting-limit/limit-queries.ts'
import { lockUncompletedEvent } from '../score/publish/rank-event.ts'
import { logPath } from './log-call.ts'
import { countHostedSources, insertSource } from './reading/source-queries.ts'
import { sourceName } from './shapes.ts'

/**
 * Adds a game server as a source of scores. The token is answered only this once; the database stores its hash (rulebook
 * 15.2). Refuses EVENT_COMPLETED, EVENT_SOURCES.
 */
export const addScoreSource = configureProcedure
  .input(z.strictObject({ eventId, name: sourceName }))
  .output(
    answer(
      z.object({
        id,
        url: z.string().meta({
          description: 'Where the server sends its log.',
          example: 'https://play.example.org/api/score-sources/c2VjcmV0/log',
        }),
        token: z.string().meta({
          description: 'What the server proves itself by; it is not answered again.',
          example: 'c2VjcmV0LW9mLTQzLWNoYXJhY3RlcnMtbm9ib2R5LWtub3c',
        }),
      }),
    ),
  )
  .mutation(async ({ ctx: { db, actor, origin }, input: { eventId, name } }) => {
    const { path, ...source } = await inTransaction(db, async trx => {
      await lockUncompletedEvent(trx, eventId)
      return addSource(trx, actor, { eventId, name })
    })
    return { ...source, url: `${origin}${path}` }
  })

/** Adds a game server to an event that is locked; answers its token, and the path to which the server sends. Refuses EVENT_SOURCES. */
export async function addSource(
  trx: Transaction<Schema>,
  actor: Actor,
  { eventId, name }: { eventId: number; name: string },
) {
  const sources = await countHostedSources(trx, eventId)
  if (sources !== undefined) unwrap(checkHostedSource(sources, await readHostingLimits(trx)))
  const token = newToken()
  const { id } = await insertSource(trx, {
    event_id: eventId,
    name,
    token_hash: hashToken(token),
    account_id: actor.id,
  })
  const after = { id, name }
  await recordAudit(trx, { accountId: actor.id, call: 'add-score-source', eventId, before: null, after })
  return { id, token, path: logPath.replace('{token}', token) }
}
