import { type Receipt, receiptFault } from '@game/domain'
import { z } from 'zod'
import { adminProcedure } from '../call/trpc.ts'
import { answer } from '../contract/answer.ts'
import { assertPageSize, paging } from '../contract/paging.ts'
import { id, instant, phaseIndex } from '../contract/shapes.ts'
import { receipt } from '../score/proof/shapes.ts'
import { countDisputes, type DisputeRow, listDisputes } from './queries.ts'

/** `fault` is what does not fit of the receipt now, null where it verifies; `answeredBy` the username of the admin. */
const dispute = z.object({
  id,
  eventId: id,
  event: z.object({ name: z.string() }),
  phaseIndex,
  phase: z.object({ name: z.string() }),
  userId: id,
  user: z.object({ username: z.string() }),
  reason: z.string(),
  receipt,
  fault: z.enum(['link', 'deck', 'chain']).nullable(),
  sentAt: instant,
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
  answeredBy: z.string().nullable(),
})
/** `open`: how many of the list are. */
const output = z.object({ disputes: z.array(dispute), count: z.int(), open: z.int() })

/**
 * Answers the disputes of all events, the open ones first (rulebook 11.40); `eventId` and `answered` narrow the list, `phrase`
 * looks in usernames and names of events.
 */
export const getDisputes = adminProcedure
  .input(z.strictObject({ eventId: id.optional(), answered: z.boolean().optional(), ...paging }))
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input }) => {
    assertPageSize(actor, input)
    const [rows, counts] = await Promise.all([listDisputes(db, input), countDisputes(db, input)])
    return { disputes: rows.map(toWire), ...counts }
  })

const toWire = ({ event, phase, username, chained, ...row }: DisputeRow) => ({
  ...row,
  event: { name: event },
  phase: { name: phase },
  user: { username },
  fault: faultOf(row.receipt, chained),
})

/** `chain`: the receipt fits by itself, but the chain of the event has another link in the place of its own. */
const faultOf = (kept: Receipt, chained: boolean): z.infer<typeof dispute>['fault'] =>
  receiptFault(kept) ?? (chained ? null : 'chain')
