import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { adminProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { done } from '../../../ground/contract/shapes.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { pictureOf, toWire } from './shapes.ts'
import { deletePicture, findPicture, lockPictures } from './uploaded-picture-queries.ts'

/** Removes an uploaded picture; the drawn one is served again (rulebook 11.28). */
export const removePicture = adminProcedure
  .input(z.strictObject(pictureOf))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { kind, key } }) =>
    inTransaction(db, async trx => {
      await lockPictures(trx)
      const before = (await findPicture(trx, kind, key)) ?? notFound('Picture')
      await deletePicture(trx, kind, key)
      await recordAudit(trx, {
        accountId: actor.id,
        call: 'remove-picture',
        before: toWire(before),
        after: null,
      })
      return { success: true as const }
    }),
  )
