import { checkMessage, checkPolishMessage } from '@game/domain'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId, sentAt } from '../../../ground/contract/fields.ts'
import { refuse, unwrap } from '../../../ground/contract/refusal.ts'
import { done, id, text } from '../../../ground/contract/shapes.ts'
import { requestDueWork } from '../../../ground/db/channels.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { countPhaseDecks } from '../read/phase-deck-queries.ts'
import { insertMessage, listEventMessages } from './message-queries.ts'

/** `players`: who would get a message now; `isOpen`: whether one can be sent today; `sentBy`: the username of the admin. */
const output = z.object({
  players: z.int().describe('The players.'),
  isOpen: z.boolean().describe('Whether a message can be sent today.'),
  messages: z
    .array(
      z.object({
        id,
        en: z.string().meta({ description: 'The message in English.', example: 'The final is on Sunday.' }),
        pl: z.string().meta({
          description: 'The message in Polish; empty if readers of Polish get the English one.',
          example: 'Finał jest w niedzielę.',
        }),
        sentAt,
        sentBy: z.string().nullable().describe('The username of the admin who sent it; null if unknown.'),
      }),
    )
    .describe('The messages of the organisers, newest first.'),
})

/** Answers the messages of the organisers of an event, newest first, and how many users a new one would reach (rulebook 20.16). */
export const getEventMessages = configureProcedure
  .input(z.strictObject({ eventId }))
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input: { eventId } }) => {
    const event = await getVisibleEvent(db, eventId, actor)
    const [{ players }, messages] = await Promise.all([
      countPhaseDecks(db, eventId),
      listEventMessages(db, eventId),
    ])
    return {
      players,
      isOpen: event.played && !messages.some(({ isToday }) => isToday),
      messages: messages.map(({ isToday: _, ...message }) => message),
    }
  })

/** Longer than a message may be, so that the refusal with its own text checks the exact length. */
const longestBody = 5000

/**
 * Sends a message to all who play a public event, in their language: one a day. A job notifies them. Refuses MESSAGE_LENGTH,
 * EVENT_NOT_FOUND, MESSAGE_HIDDEN, MESSAGE_SENT (rulebook 20.16).
 */
export const sendEventMessage = configureProcedure
  .input(
    z.strictObject({
      eventId,
      en: text(longestBody).meta({
        description: 'The message in English.',
        example: 'The final is on Sunday.',
      }),
      pl: text(longestBody)
        .meta({
          description: 'The message in Polish; without it readers of Polish get the English one.',
          example: 'Finał jest w niedzielę.',
        })
        .optional(),
    }),
  )
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { eventId, ...texts } }) => {
    const message = { en: unwrap(checkMessage(texts.en)), pl: unwrap(checkPolishMessage(texts.pl ?? '')) }
    return inTransaction(db, async trx => {
      const event = await getVisibleEvent(trx, eventId, actor)
      if (!event.played) refuse('MESSAGE_HIDDEN')
      const sent =
        (await insertMessage(trx, { eventId, ...message, adminId: actor.id })) ?? refuse('MESSAGE_SENT')
      await recordAudit(trx, {
        accountId: actor.id,
        call: 'send-event-message',
        eventId,
        before: null,
        after: { id: sent, name: message.en, ...message },
      })
      await requestDueWork(trx)
      return { success: true as const }
    })
  })
