import { z } from 'zod'
import { answer } from '../contract/answer.ts'
import { instant } from '../contract/shapes.ts'
import { publicProcedure, router } from '../http/trpc.ts'
import { readClock } from './queries.ts'

/** Answers the server's date: the database's clock. */
const getDate = publicProcedure
  .input(z.strictObject({}))
  .output(answer(z.object({ date: instant })))
  .query(async ({ ctx }) => ({ date: await readClock(ctx.db) }))

export const systemRouter = router({ getDate })
