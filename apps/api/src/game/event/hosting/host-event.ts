import { checkHost, checkHostedPhases, defaultPerkRoll, newPhase, rollPerks } from '@game/domain'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { requireRight } from '../../../ground/call/require-right.ts'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { id } from '../../../ground/contract/shapes.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { withNewCode } from '../../../ground/invitation/new-code.ts'
import { readClock } from '../../../ground/system/clock-queries.ts'
import { readHostingLimits } from '../../hosting-limit/limit-queries.ts'
import { saveParticipant } from '../circle/participant-queries.ts'
import { findHost, insertPrivateEvent, updatePrivateEvent } from '../circle/private-event-queries.ts'
import { requireHosted } from '../circle/require-hosted.ts'
import { copyLineUp, listPerkIds } from '../copy/copy-queries.ts'
import { insertEvent } from '../edit/edit-queries.ts'
import { requiredName } from '../edit/inputs.ts'
import { followEvening } from '../evening/follow-evening.ts'
import { copyOwnPlayers } from '../own-players/own-player-queries.ts'
import { findLikePhase, insertPhase, replaceRolledPerks } from '../phase/phase-queries.ts'
import { automatic, eventCode, joinRule } from './shapes.ts'

const input = z.strictObject({
  data: z
    .strictObject({
      name: requiredName,
      phases: z
        .array(requiredName)
        .min(1)
        .max(100)
        .meta({
          description: 'The names of its phases, in their order.',
          example: ['Groups', 'Final'],
        }),
      joinRule,
      automatic: automatic.optional(),
      like: id
        .meta({
          description:
            'A private event of the caller whose goals, teams and players the phases get, in their order.',
          example: 4,
        })
        .optional(),
    })
    .describe('The fields to save.'),
})

/**
 * Makes a private event, which the caller owns and takes part in. Its phases have no dates yet, five rolled perks and multiplier 1 (rulebook 30.1). Refuses
 * what `checkHost` and `checkHostedPhases` do, and OWNER_NEEDED for `like`.
 */
export const hostEvent = userProcedure
  .input(input)
  .output(answer(z.object({ event: z.object({ id, code: eventCode }).describe('The event.') })))
  .mutation(async ({ ctx: { db, actor, env }, input: { data } }) => {
    if (data.like !== undefined) requireRight(actor, data.like, 'own')
    const made = await inTransaction(db, async trx => {
      const limits = await readHostingLimits(trx)
      unwrap(checkHost(await findHost(trx, { userId: actor.id, mail: env.mail !== undefined }), limits))
      unwrap(checkHostedPhases(data.phases.length, limits))
      const event = await insertEvent(trx, { name: data.name.trim(), img: '' })
      const eventId = event.id
      const code = await withNewCode(code =>
        insertPrivateEvent(trx, {
          eventId,
          ownerId: actor.id,
          code,
          entry: data.joinRule,
          automatic: data.automatic,
        }),
      )
      await saveParticipant(trx, { eventId, userId: actor.id }, 'in')
      if (data.like !== undefined) {
        await copyOwnPlayers(trx, data.like, eventId)
        await updatePrivateEvent(trx, eventId, { own_cards: (await requireHosted(trx, data.like)).ownCards })
      }
      const [now, perks] = [await readClock(trx), await listPerkIds(trx)]
      for (const [index, name] of data.phases.entries())
        await addUndatedPhase(trx, { eventId, index, name, now, perks, like: data.like })
      const { phases, joinRule, automatic } = data
      const after = { ...event, phases, joinRule, ...(automatic !== undefined && { automatic }) }
      await recordAudit(trx, { accountId: actor.id, call: 'host-event', eventId, before: null, after })
      return { event: { id: eventId, code } }
    })
    await followEvening(db, made.event.id)
    return made
  })

type NewHostedPhase = {
  eventId: number
  index: number
  name: string
  now: string
  perks: readonly number[]
  /** The event whose phase of this index it is like. */
  like: number | undefined
}

async function addUndatedPhase(
  trx: Transaction<Schema>,
  { eventId, index, name, now, perks, like }: NewHostedPhase,
): Promise<void> {
  const at = { eventId, phaseIndex: index + 1 }
  const from = like === undefined ? undefined : { eventId: like, phaseIndex: index + 1 }
  const terms = (from && (await findLikePhase(trx, from))) ?? { name_pl: null }
  await insertPhase(trx, { event_id: eventId, ...newPhase(index, now), ...terms, name: name.trim() })
  await replaceRolledPerks(trx, at, rollPerks(perks, defaultPerkRoll, Math.random))
  if (from) await copyLineUp(trx, from, at)
}
