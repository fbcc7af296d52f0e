import { type Receipt, receiptFault } from '@game/domain'
import { z } from 'zod'
import { adminProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { assertPageSize, paging } from '../../ground/contract/paging.ts'
import { id, instant, phaseIndex } from '../../ground/contract/shapes.ts'
import { receipt } from '../score/proof/shapes.ts'
import { countDisputes, type DisputeRow, listDisputes } from './dispute-queries.ts'

/** `fault`: which part of the receipt does not verify now, null if all do; `answeredBy`: the username of the admin. */
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
/** `open`: how many disputes of the list are open. */
const output = z.object({ disputes: z.array(dispute), count: z.int(), open: z.int() })

/**
 * Answers the disputes of all events, the open ones first (rulebook 11.40); `eventId` and `answered` narrow the list, `phrase`
 * is searched in usernames and names of events.
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

/** `chain`: the receipt verifies by itself, but the chain of the event has another link in its position. */
const faultOf = (receipt: Receipt, chained: boolean): z.infer<typeof dispute>['fault'] =>
  receiptFault(receipt) ?? (chained ? null : 'chain')
