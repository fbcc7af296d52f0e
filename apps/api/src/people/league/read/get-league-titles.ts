import { z } from 'zod'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { userId } from '../../../ground/contract/fields.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { title } from '../shapes/standing.ts'
import { isShown, listTitles } from './title-queries.ts'

/** Answers the leagues that a user has won, the newest first; a private one without its name, unless the asker is in it. */
export const getLeagueTitles = publicProcedure
  .input(z.strictObject({ userId }))
  .output(
    answer(
      z.object({ titles: z.array(title).describe('The leagues that the user has won, the newest first.') }),
    ),
  )
  .query(async ({ ctx: { db, actor }, input: { userId } }) => {
    if (!(await isShown(db, userId))) notFound('User')
    return { titles: await listTitles(db, userId, actor?.id ?? null) }
  })
