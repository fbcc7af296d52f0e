import { z } from 'zod'
import { adminProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { id, instant } from '../../../ground/contract/shapes.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { listWork, workKinds, workSteps } from './work-queries.ts'

/** `done` of `total` users, in this step; `failed`: the last try, and when the next one is. */
const work = z.object({
  kind: z.enum(workKinds),
  state: z.enum(['running', 'failed', 'interrupted']),
  step: z.enum(workSteps).nullable(),
  done: z.int(),
  total: z.int(),
  startedAt: instant,
  failed: z.object({ at: instant, reason: z.string(), tries: z.int(), nextTryAt: instant }).nullable(),
})

/** Answers the background work for an event: its progress, or why it has failed (rulebook 9.29). */
export const getEventWork = adminProcedure
  .input(z.strictObject({ eventId: id }))
  .output(answer(z.object({ work: z.array(work) })))
  .query(async ({ ctx: { db, actor }, input: { eventId } }) => {
    await getVisibleEvent(db, eventId, actor)
    return { work: await listWork(db, eventId) }
  })
