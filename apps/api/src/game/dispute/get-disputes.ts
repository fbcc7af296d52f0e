import { type Receipt, receiptFault } from '@game/domain'
import { z } from 'zod'
import { requireRight } from '../../ground/call/require-right.ts'
import { organiserProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { count, eventId, sentAt, shownName, userId, userName } from '../../ground/contract/fields.ts'
import { assertPageSize, paging } from '../../ground/contract/paging.ts'
import { id, instant, phaseIndex } from '../../ground/contract/shapes.ts'
import { seesAll } from '../../ground/event-visibility/visibility-queries.ts'
import { receipt } from '../score/proof/shapes.ts'
import { countDisputes, type DisputeRow, listDisputes } from './dispute-queries.ts'

/** `fault`: which part of the receipt does not verify now, null if all do; `answeredBy`: the username of the admin. */
const dispute = z.object({
  id,
  eventId,
  event: z.object({ name: shownName }).describe('The event.'),
  phaseIndex,
  phase: z.object({ name: shownName }).describe('The index of the phase.'),
  userId,
  user: userName.describe('The user.'),
  reason: z.string().meta({
    description: 'What is wrong, in the words of the user who sent the dispute.',
    example: 'My deck had two perks.',
  }),
  receipt: receipt.describe('The receipt as it was when the dispute was sent.'),
  fault: z.enum(['link', 'deck', 'chain']).nullable().meta({
    description:
      'What does not fit of the receipt now: deck, link, or chain where its link is gone; null where it verifies.',
    example: null,
  }),
  sentAt,
  answer: z.string().nullable().describe('The answer of the admins; null while the dispute is open.'),
  answeredAt: instant.nullable().describe('When the dispute was answered; null while it is open.'),
  answeredBy: z
    .string()
    .nullable()
    .describe('The username of the admin who answered; null while the dispute is open.'),
})
/** `open`: how many disputes of the list are open. */
const output = z.object({
  disputes: z.array(dispute).describe('The disputes, open ones first.'),
  count,
  open: z.int().describe('How many of the list are open.'),
})

/**
 * Answers the disputes of all events, to an organiser those of theirs, the open ones first (rulebook 11.40, 11.47); `eventId` and `answered` narrow the list, `phrase`
 * is searched in usernames and names of events.
 */
export const getDisputes = organiserProcedure
  .input(
    z.strictObject({
      eventId: eventId.optional(),
      answered: z
        .boolean()
        .meta({
          description: 'Whether those that are answered are listed, or those that are open.',
          example: false,
        })
        .optional(),
      ...paging,
    }),
  )
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input }) => {
    if (input.eventId !== undefined) requireRight(actor, input.eventId)
    assertPageSize(actor, input)
    const filter = { ...input, among: seesAll(actor) ? undefined : [...actor.organises, ...actor.owns] }
    const [rows, counts] = await Promise.all([listDisputes(db, filter), countDisputes(db, filter)])
    return { disputes: rows.map(toWire), ...counts }
  })

const toWire = ({ event, phase, username, chained, ...row }: DisputeRow) => ({
  ...row,
  event: { name: event },
  phase: { name: phase },
  user: { username },
  fault: faultOf(row.receipt, chained),
})

/** `chain`: the receipt verifies by itself, but the chain of the event has another link in its position. */
const faultOf = (receipt: Receipt, chained: boolean): z.infer<typeof dispute>['fault'] =>
  receiptFault(receipt) ?? (chained ? null : 'chain')
