import { z } from 'zod'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { id, instant, phaseIndex } from '../../ground/contract/shapes.ts'
import { getVisibleEvent } from '../../ground/event-visibility/visible-event.ts'
import { listOwnDisputes } from './dispute-queries.ts'

/** `answer` and `answeredAt` are null while the dispute is open. */
const ownDispute = z.object({
  id,
  reason: z.string(),
  sentAt: instant,
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
})

/** Answers the asker's last ten disputes about a phase, the newest first (rulebook 9.32). */
export const getOwnDisputes = userProcedure
  .input(z.strictObject({ eventId: id, phaseIndex }))
  .output(answer(z.object({ disputes: z.array(ownDispute) })))
  .query(async ({ ctx: { db, actor }, input: key }) => {
    await getVisibleEvent(db, key.eventId, actor)
    return { disputes: await listOwnDisputes(db, key, actor.id) }
  })
