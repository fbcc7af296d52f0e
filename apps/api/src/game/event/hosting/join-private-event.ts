import { checkEventJoin } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { notFound, unwrap } from '../../../ground/contract/refusal.ts'
import { id } from '../../../ground/contract/shapes.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { findByCode } from '../../../ground/invitation/find-by-code.ts'
import { readHostingLimits } from '../../hosting-limit/limit-queries.ts'
import { askOwner } from '../circle/ask-owner.ts'
import { lockCircle, moveParticipant } from '../circle/move-participant.ts'
import { countParticipants, findParticipantState } from '../circle/participant-queries.ts'
import { findEventByCode } from '../circle/private-event-queries.ts'
import { eventCode } from './shapes.ts'

/**
 * Takes part in the private event with the code, or asks to be let in; once more changes nothing (rulebook 30.4). Refuses EVENT_NOT_FOUND,
 * TOO_MANY_CALLS, what `checkEventJoin` does.
 */
export const joinPrivateEvent = userProcedure
  .input(z.strictObject({ code: eventCode }))
  .output(
    answer(
      z.object({
        event: z.object({ id }).describe('The event.'),
        joined: z
          .enum(['in', 'waiting'])
          .describe('Whether the caller takes part now, or waits to be let in.'),
      }),
    ),
  )
  .mutation(async ({ ctx, input }) => {
    const { db, actor } = ctx
    const { eventId, code } = (await findByCode(ctx, input.code, findEventByCode)) ?? notFound('Event')
    return inTransaction(db, async trx => {
      const event = await lockCircle(trx, eventId)
      if (event.code !== code) return notFound('Event')
      const place = { eventId, userId: actor.id }
      const state = await findParticipantState(trx, place)
      const participants = await countParticipants(trx, eventId)
      const joined = unwrap(checkEventJoin({ ...event, state, participants }, await readHostingLimits(trx)))
      if (joined !== state) await moveParticipant(trx, place, joined)
      if (joined === 'waiting' && state !== joined) await askOwner(trx, event, actor)
      return { event: { id: eventId }, joined }
    })
  })
