import { z } from 'zod'
import { adminProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { completed, count, shownName, userId, username } from '../../../ground/contract/fields.ts'
import { paging } from '../../../ground/contract/paging.ts'
import { id, instant } from '../../../ground/contract/shapes.ts'
import { participantCount } from '../hosting/shapes.ts'
import { countPrivateEvents, listPrivateEvents } from './report-queries.ts'

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

/** Answers a page of the private events with their owners and the reports about them, those that were reported last first (rulebook 30.16). */
export const getPrivateEvents = adminProcedure
  .input(z.strictObject(paging))
  .output(answer(z.object({ events: z.array(privateEvent).describe('The events of this page.'), count })))
  .query(async ({ ctx: { db }, input }) => ({
    events: await listPrivateEvents(db, input),
    count: await countPrivateEvents(db, input.phrase),
  }))
