import { checkEventRemoval, checkRevision, missingEventFields, rightOfSettings } from '@game/domain'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { requireRight } from '../../../ground/call/require-right.ts'
import { adminProcedure, configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { amount, eventId, eventRewardId, named, userCount } from '../../../ground/contract/fields.ts'
import { refuse, unwrap } from '../../../ground/contract/refusal.ts'
import { done, dryRun, id } from '../../../ground/contract/shapes.ts'
import { requestDueWork } from '../../../ground/db/channels.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { publishMessage } from '../../../ground/stream/message-queries.ts'
import { listHandedOut } from '../../score/rewards/winner-queries.ts'
import { findPrivateEvent } from '../circle/private-event-queries.ts'
import { requireOpenPlace } from '../circle/require-open-place.ts'
import { deleteDecks, listUsersWithDecks } from '../edit/deck-queries.ts'
import { type Edit, editEvent } from '../edit/edit-event.ts'
import { deleteEvent, findEventKind, insertEvent, listAdmins, updateEventRow } from '../edit/edit-queries.ts'
import { atLeastOneOf, expectedRevision, force, revisedAnswer, settings } from '../edit/inputs.ts'
import { touchPhases } from '../edit/phase-queries.ts'
import { completeEvent } from './complete-event.ts'

const newEvent = settings.pick({ name: true, img: true, featured: true, public: true }).partial()

/** Creates an event without phases; `img` is required but may be empty (rulebook 11.2). Refuses EVENT_INCOMPLETE. */
export const addEvent = adminProcedure
  .input(z.strictObject({ data: newEvent.describe('The fields to save.') }))
  .output(answer(z.object({ event: named.describe('The event.') })))
  .mutation(({ ctx, input: { data } }) => {
    const { name = '', ...rest } = data
    refuseIncompleteEvent(data)
    return inTransaction(ctx.db, async trx => {
      const after = await insertEvent(trx, { name: name.trim(), ...rest })
      await recordAudit(trx, {
        accountId: ctx.actor.id,
        call: 'add-event',
        eventId: after.id,
        before: null,
        after,
      })
      return { event: { id: after.id, name: after.name } }
    })
  })

function refuseIncompleteEvent(event: Parameters<typeof missingEventFields>[0]): void {
  const missing = missingEventFields(event)
  if (missing.length > 0) refuse('EVENT_INCOMPLETE', { fields: missing.join(', ') })
}

/** A reward with the number of users to whom it has been handed out. */
const handedOut = z.object({
  eventRewardId,
  reward: z.string().describe('The reward.'),
  amount,
  users: userCount,
})

/**
 * Changes one setting or several (rulebook 11.3). Completing grants the rewards, un-completing takes them back: `paid`
 * says how many, to how many users, and how many are notified of the result of a phase; un-completing also answers what has
 * already been `handedOut` (rulebook 17.10). Refuses EVENT_COMPLETED, STALE, EVENT_INCOMPLETE, HOST_OPEN (rulebook 30.8); ADMIN_NEEDED for what organisers may not
 * change (rulebook 11.47).
 */
export const updateEvent = configureProcedure
  .input(
    z.strictObject({
      eventId,
      revision: expectedRevision,
      data: atLeastOneOf(settings).describe('The fields to save.'),
      dryRun,
    }),
  )
  .output(
    answer(
      revisedAnswer.extend({
        paid: z
          .object({
            rewards: z
              .int()
              .meta({ description: 'How many rewards were granted or taken back.', example: 3 }),
            players: z.int().meta({ description: 'To how many users.', example: 2 }),
            notified: z.int().meta({ description: 'How many users were notified of a result.', example: 2 }),
            told: z
              .int()
              .meta({ description: 'The same as `notified`; it ends with the next version.', example: 2 }),
          })
          .describe('The rewards granted or taken back by completing or un-completing.'),
        handedOut: z
          .array(handedOut)
          .describe('What has already been handed out of an event that is un-completed.'),
      }),
    ),
  )
  .mutation(async ({ ctx, input: { eventId, revision: expectedRevision, data, dryRun } }) => {
    const editing = { call: 'update-event', eventId, uncompletes: data.completed === false, dryRun }
    const { revision, paid, handedOut } = await editEvent(ctx, editing, async edit => {
      requireRight(ctx.actor, eventId, unwrap(rightOfSettings(data, await findEventKind(edit.trx, eventId))))
      unwrap(checkRevision(edit.event.revision, expectedRevision))
      if (edit.event.completed && data.completed === false) {
        const hosted = await findPrivateEvent(edit.trx, eventId)
        if (hosted) await requireOpenPlace(edit.trx, ctx.actor, hosted.ownerId)
      }
      const { before, after, paid } = await changeSettings(edit, data)
      const handedOut = before.completed && !after.completed ? await listHandedOut(edit.trx, eventId) : []
      const named = handedOut.length > 0 ? { handedOut } : {}
      return { before, after: { ...after, revision: edit.revision, ...named }, paid, handedOut }
    })
    return { success: true, revision, paid: { ...paid, told: paid.notified }, handedOut }
  })

/** Changes settings of an event, with the consequences. Refuses EVENT_INCOMPLETE. */
export async function changeSettings(edit: Edit, data: Partial<z.infer<typeof settings>>) {
  const { trx, event: before, phases, revision } = edit
  refuseIncompleteEvent({ ...before, ...data })
  const { secondChance: second_chance, finalAfterHours: final_after_hours, ...rest } = data
  const name = data.name?.trim()
  const after = await updateEventRow(trx, before.id, { ...rest, second_chance, final_after_hours, name })
  if (fieldsJudgingMoves.some(field => after[field] !== before[field])) {
    const indexes = phases.map(phase => phase.index)
    await touchPhases(trx, before.id, indexes, revision)
    // The tables of its leagues follow all of these settings.
    await requestDueWork(trx)
  }
  if (before.public && !after.public)
    await publishMessage(trx, { type: 'access_changed', eventId: before.id })
  return { before, after, paid: await completeEvent(trx, before, after) }
}

/** Every move of the event depends on these. */
const fieldsJudgingMoves = ['public', 'completed', 'secondChance'] as const

/**
 * Removes the event with everything configured in it, and with `force` the decks that only admins have in it (rulebook
 * 2.25). Refuses EVENT_COMPLETED, EVENT_HAS_DECKS, EVENT_HAS_ADMIN_DECKS.
 */
export const removeEvent = adminProcedure
  .input(z.strictObject({ id, force, dryRun }))
  .output(answer(done))
  .mutation(async ({ ctx, input: { id, force = false, dryRun } }) => {
    await editEvent(ctx, { call: 'remove-event', eventId: id, dryRun }, async ({ trx, event, phases }) => {
      const admins = await listAdmins(trx)
      const { decks, users } = await listUsersWithDecks(trx, id, [...admins.keys()])
      const names = users.flatMap(user => admins.get(user) ?? [])
      unwrap(checkEventRemoval(decks, { admins: names, force }))
      await deleteDecks(trx, id)
      await deleteEvent(trx, id)
      return { before: { ...event, phases, decksOf: names }, after: null }
    })
    return { success: true }
  })
