import { z } from 'zod'
import { readFromReplica } from '../../call/read-from-replica.ts'
import { publicProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { id } from '../../contract/shapes.ts'
import { getProgressOfAll } from '../../progress/progress.ts'
import { listUserMarks } from './profile-queries.ts'

const listedUser = z.object({
  id,
  avatar: z.string(),
  level: z.int(),
  clan: z.object({ id, name: z.string(), img: z.string() }).nullable(),
})

/**
 * Answers avatar, level and clan of up to 100 users, which lists show next to their names; deleted users are left out. A ranking does not
 * answer them itself: the level of a user is computed from all events of that user (rulebook 9.13).
 */
export const getUsers = publicProcedure
  .input(z.strictObject({ ids: z.array(id).min(1).max(100) }))
  .output(answer(z.object({ users: z.array(listedUser) })))
  .query(({ ctx, input: { ids } }) =>
    readFromReplica(ctx, undefined, async db => {
      const [rows, progress] = await Promise.all([listUserMarks(db, ids), getProgressOfAll(db, ids)])
      return { users: rows.map(row => ({ ...row, level: progress(row.id).level })) }
    }),
  )
