import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId } from '../../../ground/contract/fields.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { done } from '../../../ground/contract/shapes.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { withdraw } from '../../notification/notify.ts'
import { saveParticipant } from '../circle/participant-queries.ts'
import { findEventKind } from '../edit/edit-queries.ts'
import { acceptOrganiser as acceptOrganiserRow } from './organiser-queries.ts'
import { namedKey } from './remove-organiser.ts'

/** Lets the caller, who has been named, be an organiser of the event; once more changes nothing. 404 for who is not named (rulebook 11.48). */
export const acceptOrganiser = userProcedure
  .input(z.strictObject({ eventId }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { eventId } }) =>
    inTransaction(db, async trx => {
      const place = { eventId, userId: actor.id }
      if (!(await acceptOrganiserRow(trx, place))) notFound('Organiser')
      if ((await findEventKind(trx, eventId)).private) await saveParticipant(trx, place, 'in')
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
