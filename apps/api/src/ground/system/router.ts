import { z } from 'zod'
import { publicProcedure, router } from '../call/trpc.ts'
import { answer } from '../contract/answer.ts'
import { instant } from '../contract/shapes.ts'
import { readClock } from './clock-queries.ts'

/** Answers the server's date: the database's clock. */
const getDate = publicProcedure
  .input(z.strictObject({}))
  .output(answer(z.object({ date: instant })))
  .query(async ({ ctx }) => ({ date: await readClock(ctx.db) }))

export const systemRouter = router({ getDate })
