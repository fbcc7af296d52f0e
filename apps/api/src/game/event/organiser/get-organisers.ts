import { z } from 'zod'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId, shownName, userId, username } from '../../../ground/contract/fields.ts'
import { instant } from '../../../ground/contract/shapes.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { listOrganisers } from './organiser-queries.ts'

const organiser = z.object({
  userId,
  username,
  name: shownName,
  acceptedAt: instant
    .nullable()
    .describe('When the user agreed to be an organiser; null for one who has been named only.'),
})

/** Answers who organises an event with the admins, and who is asked to (rulebook 11.48). */
export const getOrganisers = configureProcedure
  .input(z.strictObject({ eventId }))
  .output(
    answer(z.object({ organisers: z.array(organiser).describe('The organisers, by their usernames.') })),
  )
  .query(async ({ ctx: { db, actor }, input: { eventId } }) => {
    await getVisibleEvent(db, eventId, actor)
    return { organisers: await listOrganisers(db, eventId) }
  })
