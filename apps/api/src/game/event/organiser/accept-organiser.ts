import { checkEventJoin } from '@game/domain'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId } from '../../../ground/contract/fields.ts'
import { notFound, unwrap } from '../../../ground/contract/refusal.ts'
import { done } from '../../../ground/contract/shapes.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { readHostingLimits } from '../../hosting-limit/limit-queries.ts'
import { withdraw } from '../../notification/notify.ts'
import { withdrawAsked } from '../circle/ask-owner.ts'
import { lockCircle, moveParticipant } from '../circle/move-participant.ts'
import { countParticipants, findParticipantState } from '../circle/participant-queries.ts'
import { findEventKind } from '../edit/edit-queries.ts'
import { acceptOrganiser as acceptOrganiserRow, isNamed } from './organiser-queries.ts'
import { namedKey } from './remove-organiser.ts'

/**
 * Lets the caller, who has been named, be an organiser of the event, and take part in a private one; once more changes nothing. 404 for who is not
 * named (rulebook 11.48). Refuses EVENT_OVER, EVENT_FULL for who does not take part yet (rulebook 30.3).
 */
export const acceptOrganiser = userProcedure
  .input(z.strictObject({ eventId }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { eventId } }) =>
    inTransaction(db, async trx => {
      const place = { eventId, userId: actor.id }
      if (!(await isNamed(trx, place))) notFound('Organiser')
      if ((await findEventKind(trx, eventId)).private) await takePart(trx, place)
      if (!(await acceptOrganiserRow(trx, place))) notFound('Organiser')
      await withdraw(trx, [actor.id], [namedKey(eventId)])
      if (!actor.organises.includes(eventId))
        await recordAudit(trx, {
          accountId: actor.id,
          call: 'accept-organiser',
          eventId,
          before: { userId: actor.id, accepted: false },
          after: { userId: actor.id, accepted: true },
        })
      return { success: true as const }
    }),
  )

/** Puts somebody whom the owner has named into the circle of a private event, also who was removed; their decks of locked phases count again (rulebook 30.4). */
async function takePart(trx: Transaction<Schema>, place: { eventId: number; userId: number }): Promise<void> {
  const event = await lockCircle(trx, place.eventId)
  const state = await findParticipantState(trx, place)
  const participants = await countParticipants(trx, place.eventId)
  unwrap(checkEventJoin({ ...event, state, participants }, await readHostingLimits(trx)))
  if (state !== 'in') await moveParticipant(trx, place, 'in')
  await withdrawAsked(trx, event, place.userId)
}
