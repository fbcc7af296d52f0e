import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { adminProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { named } from '../../../ground/contract/fields.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { calendarDay, id, timeZone } from '../../../ground/contract/shapes.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { insertEvent, lockEvent } from '../edit/edit-queries.ts'
import { requiredName } from '../edit/inputs.ts'
import { insertMatch, replaceMaps } from '../match/match-queries.ts'
import { copyPhases, copyRewards, listPlannedMatches, shiftDates } from './copy-queries.ts'

const data = z.strictObject({
  name: requiredName,
  day: calendarDay.meta({
    description: 'The day on which the first phase of the copy opens.',
    example: '2026-06-08',
  }),
  zone: timeZone
    .meta({
      description: 'The time zone in which the times of day stay as they are; UTC if it is missing.',
      example: 'Europe/Warsaw',
    })
    .optional(),
})

/**
 * Adds an event with everything that is configured in another, without decks and scores, its dates shifted by whole days; it
 * is neither public nor featured (rulebook 11.45).
 */
export const copyEvent = adminProcedure
  .input(z.strictObject({ id, data: data.describe('The fields to save.') }))
  .output(answer(z.object({ event: named.describe('The event.') })))
  .mutation(({ ctx, input: { id: source, data } }) =>
    inTransaction(ctx.db, async trx => {
      const { img, secondChance, finalAfterHours } = (await lockEvent(trx, source)) ?? notFound('Event')
      const event = await insertEvent(trx, {
        name: data.name.trim(),
        img,
        second_chance: secondChance,
        final_after_hours: finalAfterHours,
      })
      await copyPhases(trx, source, event.id)
      for (const { maps, ...match } of await listPlannedMatches(trx, source)) {
        const copy = await insertMatch(trx, event.id, { ...match, maps })
        await replaceMaps(trx, copy, maps)
      }
      await copyRewards(trx, source, event.id)
      const { day, zone = 'UTC' } = data
      await shiftDates(trx, event.id, { day, zone })
      const after = { ...event, copiedEvent: source, day }
      await recordAudit(trx, {
        accountId: ctx.actor.id,
        call: 'copy-event',
        eventId: event.id,
        before: null,
        after,
      })
      return { event: { id: event.id, name: event.name } }
    }),
  )
