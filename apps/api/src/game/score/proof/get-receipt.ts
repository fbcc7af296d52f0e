import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId } from '../../../ground/contract/fields.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { phaseIndex } from '../../../ground/contract/shapes.ts'
import { readAtOnce } from '../../../ground/db/transaction.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { findReceipt } from './find-receipt.ts'
import { receipt } from './shapes.ts'

/** Answers the proof that the caller's deck of a locked phase took part unchanged (rulebook 9.26). */
export const getReceipt = userProcedure
  .input(z.strictObject({ eventId, phaseIndex }))
  .output(answer(z.object({ receipt: receipt.describe('The proof that the deck took part.') })))
  .query(async ({ ctx: { db, actor }, input: key }) => {
    await getVisibleEvent(db, key.eventId, actor)
    const found = await readAtOnce(db, trx => findReceipt(trx, key, actor.id))
    return { receipt: found ?? notFound('Receipt') }
  })
