import { z } from 'zod'
import { adminProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { completed, shownName, userId, username } from '../../../ground/contract/fields.ts'
import { id, instant, text } from '../../../ground/contract/shapes.ts'
import { participantCount } from '../hosting/shapes.ts'
import { listPrivateEvents } from './report-queries.ts'

/** How many events are answered at once: who looks for another one searches. */
const mostListed = 100

const report = z.object({
  userId,
  username,
  reason: z.string().meta({ description: 'What is wrong with the event.', example: 'Insults in names.' }),
  reportedAt: instant.describe('When it was reported.'),
})
const privateEvent = z.object({
  id,
  name: shownName,
  owner: z.object({ userId, username }).nullable().describe('Its owner; null for none.'),
  participants: participantCount,
  completed,
  closeReason: z
    .string()
    .nullable()
    .meta({ description: 'Why an admin has closed the event; null if it is not closed.', example: null }),
  reports: z.array(report).describe('The reports about it, newest first.'),
})

/** Answers private events with their owners and the reports about them, those that were reported last first (rulebook 30.16). */
export const getPrivateEvents = adminProcedure
  .input(
    z.strictObject({
      phrase: text(64)
        .meta({ description: "A part of the event's name or of its owner's.", example: 'lan' })
        .default(''),
    }),
  )
  .output(answer(z.object({ events: z.array(privateEvent).describe('The events, at most 100.') })))
  .query(async ({ ctx: { db }, input: { phrase } }) => ({
    events: await listPrivateEvents(db, phrase.trim().toLowerCase(), mostListed),
  }))
