import { z } from 'zod'
import { publicProcedure } from '../call/trpc.ts'
import { answer } from '../contract/answer.ts'
import { feature } from '../contract/call.ts'
import { instant } from '../contract/shapes.ts'
import { readClock } from './clock-queries.ts'

/** Answers the server's date: the database's clock. */
const getDate = publicProcedure
  .input(z.strictObject({}))
  .output(answer(z.object({ date: instant.describe('The time of the server.') })))
  .query(async ({ ctx }) => ({ date: await readClock(ctx.db) }))

export const systemCalls = feature('/api/system', "The server's clock", {
  getDate: {
    scope: 'read',
    summary: "The database's clock",
    defaultText: 'date',
    needs: 'date',
    run: getDate,
  },
})
