import { checkHost, checkHostedPhases, defaultPerkRoll, newPhase, rollPerks } from '@game/domain'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { id } from '../../../ground/contract/shapes.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { withNewCode } from '../../../ground/invitation/new-code.ts'
import { readClock } from '../../../ground/system/clock-queries.ts'
import { readHostingLimits } from '../circle/limit-queries.ts'
import { saveParticipant } from '../circle/participant-queries.ts'
import { listPerkIds } from '../copy/copy-queries.ts'
import { insertEvent } from '../edit/edit-queries.ts'
import { requiredName } from '../edit/inputs.ts'
import { insertPhase, replaceRolledPerks } from '../phase/phase-queries.ts'
import { findHost, insertPrivateEvent } from './private-event-queries.ts'
import { eventCode, joinRule } from './shapes.ts'

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
    })
    .describe('The fields to save.'),
})

/**
 * Makes a private event, which the caller owns and takes part in. Its phases have no dates yet, five rolled perks and multiplier 1 (rulebook 30.1). Refuses
 * what `checkHost` and `checkHostedPhases` do.
 */
export const hostEvent = userProcedure
  .input(input)
  .output(answer(z.object({ event: z.object({ id, code: eventCode }).describe('The event.') })))
  .mutation(({ ctx: { db, actor, env }, input: { data } }) =>
    inTransaction(db, async trx => {
      const limits = await readHostingLimits(trx)
      unwrap(checkHost(await findHost(trx, { userId: actor.id, mail: env.mail !== undefined }), limits))
      unwrap(checkHostedPhases(data.phases.length, limits))
      const event = await insertEvent(trx, { name: data.name.trim(), img: '' })
      const eventId = event.id
      const code = await withNewCode(code =>
        insertPrivateEvent(trx, { eventId, ownerId: actor.id, code, entry: data.joinRule }),
      )
      await saveParticipant(trx, { eventId, userId: actor.id }, 'in')
      const now = await readClock(trx)
      const perks = await listPerkIds(trx)
      for (const [index, name] of data.phases.entries()) {
        const phase = { ...newPhase(index, now), name: name.trim() }
        await insertPhase(trx, { event_id: eventId, ...phase, name_pl: null })
        await replaceRolledPerks(
          trx,
          { eventId, phaseIndex: phase.index },
          rollPerks(perks, defaultPerkRoll, Math.random),
        )
      }
      const after = { ...event, phases: data.phases, joinRule: data.joinRule }
      await recordAudit(trx, { accountId: actor.id, call: 'host-event', eventId, before: null, after })
      return { event: { id: eventId, code } }
    }),
  )
