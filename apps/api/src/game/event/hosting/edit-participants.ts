import { checkEventJoin } from '@game/domain'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { requireRight } from '../../../ground/call/require-right.ts'
import { configureProcedure, namingProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId } from '../../../ground/contract/fields.ts'
import { notFound, refuse, unwrap } from '../../../ground/contract/refusal.ts'
import { done, id } from '../../../ground/contract/shapes.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { readClock } from '../../../ground/system/clock-queries.ts'
import { readHostingLimits } from '../../hosting-limit/limit-queries.ts'
import { notify } from '../../notification/notify.ts'
import { withdrawAsked } from '../circle/ask-owner.ts'
import { lockCircle, moveParticipant, takeOut } from '../circle/move-participant.ts'
import { countParticipants, findParticipantState } from '../circle/participant-queries.ts'
import { deleteOrganiser } from '../organiser/organiser-queries.ts'

const participant = id.meta({ description: 'The id of the user whom the call concerns.', example: 8 })

/** The owner lets somebody in who waits or was removed (rulebook 30.4). Refuses OWNER_NEEDED, PARTICIPANT_NOT_FOUND, EVENT_OVER, EVENT_FULL. */
export const admitParticipant = configureProcedure
  .input(z.strictObject({ eventId, userId: participant }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { eventId, userId } }) => {
    requireRight(actor, eventId, 'own')
    return inTransaction(db, async trx => {
      const event = await lockCircle(trx, eventId)
      const place = { eventId, userId }
      const state = (await findParticipantState(trx, place)) ?? notFound('Participant')
      if (state === 'in') return { success: true as const }
      const participants = await countParticipants(trx, eventId)
      unwrap(checkEventJoin({ ...event, state, participants }, await readHostingLimits(trx)))
      await moveParticipant(trx, place, 'in')
      const facts = { eventId, event: event.name }
      await withdrawAsked(trx, event, userId)
      const naturalKey = `event_let_in:${eventId}:${await readClock(trx)}`
      await notify(trx, [{ userId, kind: 'event_let_in', facts, naturalKey }])
      const change = { before: { userId, state }, after: { userId, state: 'in' } }
      await recordAudit(trx, { accountId: actor.id, call: 'admit-participant', eventId, ...change })
      return { success: true as const }
    })
  })

/**
 * The owner removes somebody from the circle, or a user leaves it; the owner hands the event over first (rulebook 30.4). Who is removed comes back only if
 * they are let in, and so does who takes back the question. Refuses OWNER_NEEDED, EVENT_OWNER_STAYS, PARTICIPANT_NOT_FOUND.
 */
export const removeParticipant = namingProcedure
  .input(z.strictObject({ eventId, userId: participant.optional() }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { eventId, userId = actor.id } }) => {
    const isOneself = userId === actor.id
    if (!isOneself) requireRight(actor, eventId, 'own')
    return inTransaction(db, async trx => {
      const place = { eventId, userId }
      const event = await lockCircle(trx, eventId)
      const state = (await findParticipantState(trx, place)) ?? notFound('Participant')
      if (userId === event.ownerId) refuse('EVENT_OWNER_STAYS')
      await takeOut(trx, place, isOneself && state === 'in' ? 'left' : 'removed')
      await deleteOrganiser(trx, place)
      await withdrawAsked(trx, event, userId)
      // Who waits is refused without a word; asking again is possible.
      if (!isOneself && state === 'in') {
        const naturalKey = `event_removed:${eventId}:${await readClock(trx)}`
        await notify(trx, [
          { userId, kind: 'event_removed', facts: { eventId, event: event.name }, naturalKey },
        ])
      }
      const change = { before: { userId, state }, after: null }
      await recordAudit(trx, { accountId: actor.id, call: 'remove-participant', eventId, ...change })
      return { success: true as const }
    })
  })
