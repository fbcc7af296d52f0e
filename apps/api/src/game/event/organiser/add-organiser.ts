import { checkNewOrganiser } from '@game/domain'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { requireRight } from '../../../ground/call/require-right.ts'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId } from '../../../ground/contract/fields.ts'
import { notFound, refuse, unwrap } from '../../../ground/contract/refusal.ts'
import { done, text } from '../../../ground/contract/shapes.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { notify } from '../../notification/notify.ts'
import { lockEvent } from '../edit/edit-queries.ts'
import { countOrganisers, findNamed, insertOrganiser, isNamed } from './organiser-queries.ts'
import { namedKey } from './remove-organiser.ts'

/**
 * Names an organiser of an event by username; the user is notified and accepts, or does not (rulebook 11.48). One who is named already stays as
 * they are. Refuses OWNER_NEEDED, INVITE_UNKNOWN, ORGANISERS_FULL.
 */
export const addOrganiser = configureProcedure
  .input(
    z.strictObject({
      eventId,
      username: text(64).meta({ description: 'The username of the organiser.', example: 'anna' }),
    }),
  )
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { eventId, username } }) => {
    requireRight(actor, eventId, 'own')
    return inTransaction(db, async trx => {
      const event = (await lockEvent(trx, eventId)) ?? notFound('Event')
      const user = (await findNamed(trx, username)) ?? refuse('INVITE_UNKNOWN', { name: username })
      const place = { eventId, userId: user.id }
      if (await isNamed(trx, place)) return { success: true as const }
      unwrap(checkNewOrganiser(await countOrganisers(trx, eventId)))
      await insertOrganiser(trx, place)
      const facts = { eventId, event: event.name }
      await notify(trx, [{ userId: user.id, kind: 'organiser_named', facts, naturalKey: namedKey(eventId) }])
      const after = { userId: user.id, accepted: false }
      await recordAudit(trx, { accountId: actor.id, call: 'add-organiser', eventId, before: null, after })
      return { success: true as const }
    })
  })
