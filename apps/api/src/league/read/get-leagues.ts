import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { publicProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { paging } from '../../contract/paging.ts'
import { id } from '../../contract/shapes.ts'
import { automaticLeague, leagueSummary, ownLeague } from '../shapes/league.ts'

/** Answers the asker's own leagues and those that exist by themselves, and a page of the public ones; with `eventId` only those with this event. */
export const getLeagues = publicProcedure
  .input(z.strictObject({ eventId: id.optional(), ...paging }))
  .output(
    answer(
      z.object({
        own: z.array(ownLeague),
        automatic: z.array(automaticLeague),
        leagues: z.array(leagueSummary),
        count: z.int(),
      }),
    ),
  )
  .query(() => {
    throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'Not built yet.' })
  })
