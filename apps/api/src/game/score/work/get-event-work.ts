import { z } from 'zod'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId } from '../../../ground/contract/fields.ts'
import { instant } from '../../../ground/contract/shapes.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { listWork, workKinds, workSteps } from './work-queries.ts'

/** `done` of `total` users, in this step; `failed`: the last try, and when the next one is. */
const work = z.object({
  kind: z.enum(workKinds).meta({ description: 'The kind of work.', example: 'ranking' }),
  state: z
    .enum(['running', 'failed', 'interrupted'])
    .describe('Whether it runs, has failed, or was interrupted.'),
  step: z
    .enum(workSteps)
    .nullable()
    .meta({ description: 'The current step; null if unknown.', example: 'scoring' }),
  done: z.int().meta({ description: 'How many users are done in this step.', example: 640000 }),
  total: z
    .int()
    .meta({ description: 'How many users there are; 0 if they are not counted.', example: 1000000 }),
  startedAt: instant.describe('When it began.'),
  failed: z
    .object({
      at: instant.describe('When it failed.'),
      reason: z.string().describe('Why it failed.'),
      tries: z.int().describe('How many tries have failed.'),
      nextTryAt: instant.describe('When it is tried again.'),
    })
    .nullable()
    .meta({ description: 'The last try that failed; null if none has.', example: null }),
})

/** Answers the background work for an event: its progress, or why it has failed (rulebook 9.29). */
export const getEventWork = configureProcedure
  .input(z.strictObject({ eventId }))
  .output(
    answer(z.object({ work: z.array(work).describe('What takes longer than a second, or has failed.') })),
  )
  .query(async ({ ctx: { db, actor }, input: { eventId } }) => {
    await getVisibleEvent(db, eventId, actor)
    return { work: await listWork(db, eventId) }
  })
