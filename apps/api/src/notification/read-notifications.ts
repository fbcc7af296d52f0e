import { z } from 'zod'
import { answer } from '../contract/answer.ts'
import { done } from '../contract/shapes.ts'
import { userProcedure } from '../http/trpc.ts'
import { markRead } from './queries.ts'

const ids = z.array(z.int().min(1)).max(500).optional()

/** Marks those of the asker's own that `ids` name, without `ids` all, as read (rulebook 10.25). */
export const readNotifications = userProcedure
  .input(z.strictObject({ ids }))
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor }, input }) => {
    await markRead(db, actor.id, input.ids)
    return { success: true }
  })
