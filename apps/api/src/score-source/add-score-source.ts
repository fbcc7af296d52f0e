import { z } from 'zod'
import { recordAudit } from '../audit/record-audit.ts'
import { adminProcedure } from '../call/trpc.ts'
import { answer } from '../contract/answer.ts'
import { callsByName } from '../contract/calls.ts'
import { id } from '../contract/shapes.ts'
import { inTransaction } from '../db/transaction.ts'
import { lockUncompletedEvent } from '../score/publish/rank-event.ts'
import { hashToken, newToken } from '../session/token.ts'
import { sourceName } from './shapes.ts'
import { insertSource } from './source-queries.ts'

/**
 * Adds a game server as a source of scores. The token is answered only this once; the database stores its hash (rulebook
 * 15.2). Refuses EVENT_COMPLETED.
 */
export const addScoreSource = adminProcedure
  .input(z.strictObject({ eventId: id, name: sourceName }))
  .output(answer(z.object({ id, url: z.string(), token: z.string() })))
  .mutation(async ({ ctx: { db, actor, origin }, input: { eventId, name } }) => {
    const token = newToken()
    const source = await inTransaction(db, async trx => {
      await lockUncompletedEvent(trx, eventId)
      const added = await insertSource(trx, {
        event_id: eventId,
        name,
        token_hash: hashToken(token),
        account_id: actor.id,
      })
      await recordAudit(trx, {
        accountId: actor.id,
        call: 'add-score-source',
        eventId,
        before: null,
        after: { id: added.id, name },
      })
      return added
    })
    const path = callsByName['scoreSource.log'].path.replace('{token}', token)
    return { id: source.id, url: `${origin}${path}`, token }
  })
