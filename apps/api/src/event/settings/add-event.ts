import { missingEventFields } from '@game/domain'
import { z } from 'zod'
import { recordAudit } from '../../audit/record-audit.ts'
import { answer } from '../../contract/answer.ts'
import { refuse } from '../../contract/refusal.ts'
import { id } from '../../contract/shapes.ts'
import { atomically } from '../../db/atomically.ts'
import { adminProcedure } from '../../http/trpc.ts'
import { settings } from '../edit/inputs.ts'
import { insertEvent } from '../edit/queries.ts'

const data = settings.pick({ name: true, img: true, featured: true, public: true }).partial()

/** A new event without phases. `img` may be empty but must be there (admin-social.md 5). Refuses EVENT_INCOMPLETE. */
export const addEvent = adminProcedure
  .input(z.strictObject({ data }))
  .output(answer(z.object({ event: z.object({ id, name: z.string() }) })))
  .mutation(({ ctx, input: { data } }) => {
    const { name = '', ...rest } = data
    refuseMissing(data)
    return atomically(ctx.db, async trx => {
      const after = await insertEvent(trx, { name: name.trim(), ...rest })
      await recordAudit(trx, {
        accountId: ctx.actor.id,
        call: 'add-event',
        eventId: after.id,
        before: null,
        after,
      })
      return { event: { id: after.id, name: after.name } }
    })
  })

export function refuseMissing(event: Parameters<typeof missingEventFields>[0]): void {
  const missing = missingEventFields(event)
  if (missing.length > 0) refuse('EVENT_INCOMPLETE', { fields: missing.join(', ') })
}
