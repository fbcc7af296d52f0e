import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { completed, shownName } from '../../../ground/contract/fields.ts'
import { id } from '../../../ground/contract/shapes.ts'
import { listPrivateEventsOf } from '../circle/private-event-queries.ts'
import { participantCount } from './shapes.ts'

const ownEvent = z.object({
  id,
  name: shownName,
  completed,
  role: z.enum(['owner', 'organiser', 'participant', 'waiting']).describe('What the caller is in the event.'),
  participants: participantCount,
})

/** Answers the private events that the caller owns, organises, takes part in or has asked to, newest first (rulebook 30.1). */
export const getOwnEvents = userProcedure
  .input(z.strictObject({}))
  .output(answer(z.object({ events: z.array(ownEvent).describe('The events.') })))
  .query(async ({ ctx: { db, actor } }) => ({ events: await listPrivateEventsOf(db, actor.id) }))
