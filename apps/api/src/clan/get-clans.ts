import { z } from 'zod'
import { answer } from '../contract/answer.ts'
import { allowPageSize, paging } from '../contract/paging.ts'
import { publicProcedure } from '../http/trpc.ts'
import { countClans, listClans } from './queries.ts'
import { clan } from './shapes.ts'

/** All clans by name, paged; `phrase` looks in names. */
export const getClans = publicProcedure
  .input(z.strictObject(paging))
  .output(answer(z.object({ clans: z.array(clan), count: z.int() })))
  .query(async ({ ctx: { db, actor }, input }) => {
    allowPageSize(actor, input)
    const [clans, count] = await Promise.all([listClans(db, input), countClans(db, input.phrase)])
    return { clans, count }
  })
