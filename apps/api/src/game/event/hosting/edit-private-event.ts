import { checkEventPrize, checkOwnCards } from '@game/domain'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { requireRight } from '../../../ground/call/require-right.ts'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId, userId } from '../../../ground/contract/fields.ts'
import { notFound, unwrap } from '../../../ground/contract/refusal.ts'
import { done } from '../../../ground/contract/shapes.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { withNewCode } from '../../../ground/invitation/new-code.ts'
import { readClock } from '../../../ground/system/clock-queries.ts'
import { ownCards } from '../../event-memory/shapes.ts'
import { notify } from '../../notification/notify.ts'
import { renewOpenPhases } from '../../own-match/open-deck-queries.ts'
import { takeOwnMatchCards } from '../../own-match/take-own-match-cards.ts'
import { replaceEventCode, setOwner, updatePrivateEvent } from '../circle/private-event-queries.ts'
import { lockHosted } from '../circle/require-hosted.ts'
import { requireOpenPlace } from '../circle/require-open-place.ts'
import { lockPhases } from '../edit/phase-queries.ts'
import { keepPlaces } from '../evening/evening-queries.ts'
import { followEvening } from '../evening/follow-evening.ts'
import {
  acceptOrganiser,
  deleteOrganiser,
  insertOrganiser,
  isOrganiser,
} from '../organiser/organiser-queries.ts'
import { automatic, eventCode, joinRule } from './shapes.ts'

/** The owner gives the event a new code; the old one ends (rulebook 30.4). Refuses OWNER_NEEDED. */
export const renewEventCode = configureProcedure
  .input(z.strictObject({ eventId }))
  .output(answer(z.object({ code: eventCode })))
  .mutation(({ ctx: { db, actor }, input: { eventId } }) => {
    requireRight(actor, eventId, 'own')
    return inTransaction(db, async trx => {
      await lockHosted(trx, eventId)
      const code = await withNewCode(made => replaceEventCode(trx, eventId, made))
      const change = { before: null, after: { renewed: true } }
      await recordAudit(trx, { accountId: actor.id, call: 'renew-event-code', eventId, ...change })
      return { code }
    })
  })

/**
 * Changes what a private event has besides: its prize, whom its code lets in, which cards its players hold, and whether its phases follow the game
 * server (rulebook 30.4, 30.5, 30.15, 30.18). Refuses OWNER_NEEDED, EVENT_PRIZE_LENGTH, OWN_CARDS_FIXED.
 */
export const updateHostedEvent = configureProcedure
  .input(
    z.strictObject({
      eventId,
      prize: z
        .string()
        .max(1000)
        .optional()
        .meta({ description: 'What the winner gets; empty for nothing.', example: 'A pizza' }),
      joinRule: joinRule.optional(),
      ownCards: ownCards.optional(),
      automatic: automatic.optional(),
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor }, input: { eventId, prize, joinRule, ownCards, automatic } }) => {
    requireRight(actor, eventId, 'own')
    await inTransaction(db, async trx => {
      const hosted = await lockHosted(trx, eventId)
      const before = {
        prize: hosted.prize,
        entry: hosted.entry,
        own_cards: hosted.ownCards,
        automatic: hosted.automatic,
      }
      const after = {
        prize: prize === undefined ? before.prize : unwrap(checkEventPrize(prize)),
        entry: joinRule ?? before.entry,
        own_cards: ownCards ?? before.own_cards,
        automatic: automatic ?? before.automatic,
      }
      await updatePrivateEvent(trx, eventId, after)
      if (after.own_cards !== before.own_cards) await applyOwnCards(trx, eventId)
      if (after.automatic && !before.automatic) await keepPlaces(trx, eventId)
      const change = { before, after }
      await recordAudit(trx, { accountId: actor.id, call: 'update-hosted-event', eventId, ...change })
    })
    await followEvening(db, eventId)
    return { success: true as const }
  })

/** Lets a new choice of cards count for decks that are there, and moves that are on the way (rulebook 30.15). Refuses OWN_CARDS_FIXED. */
async function applyOwnCards(trx: Transaction<Schema>, eventId: number): Promise<void> {
  const phases = await lockPhases(trx, eventId)
  unwrap(checkOwnCards(phases, await readClock(trx)))
  await renewOpenPhases(trx, eventId)
  await takeOwnMatchCards(trx, eventId)
}

/** The owner makes one of the organisers the owner, and becomes an organiser (rulebook 30.3). Refuses OWNER_NEEDED, ORGANISER_NOT_FOUND, HOST_OPEN. */
export const handOverEvent = configureProcedure
  .input(z.strictObject({ eventId, userId }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { eventId, userId } }) => {
    requireRight(actor, eventId, 'own')
    return inTransaction(db, async trx => {
      const { ownerId, name, completed } = await lockHosted(trx, eventId)
      if (!(await isOrganiser(trx, { eventId, userId }))) notFound('Organiser')
      if (!completed) await requireOpenPlace(trx, actor, userId)
      await deleteOrganiser(trx, { eventId, userId })
      await setOwner(trx, eventId, userId)
      if (ownerId !== null) {
        await insertOrganiser(trx, { eventId, userId: ownerId })
        await acceptOrganiser(trx, { eventId, userId: ownerId })
      }
      const facts = { eventId, event: name }
      const naturalKey = `event_owner:${eventId}:${await readClock(trx)}`
      await notify(trx, [{ userId, kind: 'event_owner', facts, naturalKey }])
      const change = { before: { ownerId }, after: { ownerId: userId } }
      await recordAudit(trx, { accountId: actor.id, call: 'hand-over-event', eventId, ...change })
      return { success: true as const }
    })
  })
