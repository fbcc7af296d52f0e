import { shortlistSize } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { playerId } from '../../ground/contract/fields.ts'
import { notFound, refuse } from '../../ground/contract/refusal.ts'
import { done, id } from '../../ground/contract/shapes.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import {
  deleteShortlisted,
  hasPlayer,
  insertShortlisted,
  listShortlist,
  lockShortlist,
} from './shortlist-queries.ts'

/** Answers the players whom the caller has marked (rulebook 4.22). */
export const getShortlist = userProcedure
  .input(z.strictObject({}))
  .output(
    answer(
      z.object({
        playerIds: z.array(id).meta({ description: 'The ids of the marked players.', example: [7, 8] }),
      }),
    ),
  )
  .query(async ({ ctx: { db, actor } }) => ({ playerIds: await listShortlist(db, actor.id) }))

/** Marks a player, or takes the mark back; what is so already stays so (rulebook 4.22). */
export const updateShortlist = userProcedure
  .input(
    z.strictObject({
      playerId,
      marked: z.boolean().describe('Whether the player is on the shortlist from now on.'),
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor }, input: { playerId, marked } }) => {
    if (!marked) await deleteShortlisted(db, actor.id, playerId)
    else
      await inTransaction(db, async trx => {
        if (!(await hasPlayer(trx, playerId, actor))) notFound('Player')
        await lockShortlist(trx, actor.id)
        const players = await listShortlist(trx, actor.id)
        if (players.includes(playerId)) return
        if (players.length >= shortlistSize) refuse('SHORTLIST_FULL', { limit: shortlistSize })
        await insertShortlisted(trx, actor.id, playerId)
      })
    return { success: true }
  })
