import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { publicProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { leagueCode } from '../shapes/code.ts'
import { preview } from '../shapes/league.ts'

/** Answers what the code of a league shows to anybody (rulebook 19.2); wrong codes are counted. */
export const getLeaguePreview = publicProcedure
  .input(z.strictObject({ code: leagueCode }))
  .output(answer(z.object({ league: preview })))
  .query(() => {
    throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'Not built yet.' })
  })
