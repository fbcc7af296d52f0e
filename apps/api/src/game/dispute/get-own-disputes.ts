import { z } from 'zod'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { eventId, sentAt } from '../../ground/contract/fields.ts'
import { id, instant, phaseIndex } from '../../ground/contract/shapes.ts'
import { getVisibleEvent } from '../../ground/event-visibility/visible-event.ts'
import { listOwnDisputes } from './dispute-queries.ts'

/** `answer` and `answeredAt` are null while the dispute is open. */
const ownDispute = z.object({
  id,
  reason: z.string().meta({
    description: 'What is wrong, in the words of the user who sent the dispute.',
    example: 'My deck had two perks.',
  }),
  sentAt,
  answer: z.string().nullable().describe('The answer of the admins; null while the dispute is open.'),
  answeredAt: instant.nullable().describe('When the dispute was answered; null while it is open.'),
})

/** Answers the asker's last ten disputes about a phase, the newest first (rulebook 9.32). */
export const getOwnDisputes = userProcedure
  .input(z.strictObject({ eventId, phaseIndex }))
  .output(
    answer(
      z.object({
        disputes: z.array(ownDispute).describe("The caller's disputes about the phase, newest first."),
      }),
    ),
  )
  .query(async ({ ctx: { db, actor }, input: key }) => {
    await getVisibleEvent(db, key.eventId, actor)
    return { disputes: await listOwnDisputes(db, key, actor.id) }
  })
