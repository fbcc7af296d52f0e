import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { done, instant } from '../../../ground/contract/shapes.ts'
import { deleteLink, findLinkDate, renewLink } from './calendar-queries.ts'

/** Answers when the caller's link to a calendar was made; null if there is none. The link itself is not stored (rulebook 20.17). */
export const getCalendarLink = userProcedure
  .input(z.strictObject({}))
  .output(
    answer(
      z.object({ madeAt: instant.nullable().describe('When the link was made; null if there is none.') }),
    ),
  )
  .query(async ({ ctx: { db, actor } }) => ({ madeAt: (await findLinkDate(db, actor.id)) ?? null }))

/** Makes the caller's link to a calendar; an older one ends. Answers its path, this once (rulebook 20.17). */
export const renewCalendarLink = userProcedure
  .input(z.strictObject({}))
  .output(
    answer(
      z.object({
        path: z.string().meta({
          description: 'The path of the calendar, which is answered only once.',
          example: '/calendar/q3x0vC4kqN0pA0mV5b1m9k2w8Zl7d6s5f4g3h2j1k0x.ics',
        }),
      }),
    ),
  )
  .mutation(async ({ ctx: { db, actor } }) => ({ path: `/calendar/${await renewLink(db, actor.id)}.ics` }))

/** Ends the caller's link to a calendar (rulebook 20.17). */
export const removeCalendarLink = userProcedure
  .input(z.strictObject({}))
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor } }) => {
    await deleteLink(db, actor.id)
    return { success: true as const }
  })
