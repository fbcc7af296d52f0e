import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { publicProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { id } from '../../contract/shapes.ts'
import { fixturesAnswer } from '../shapes/standing.ts'

/** Answers the fixtures of a round, the running or next one if none is given; those to come are the ones that hold if nothing changes. */
export const getLeagueFixtures = publicProcedure
  .input(z.strictObject({ leagueId: id, round: z.int().min(1).max(1000).optional() }))
  .output(answer(fixturesAnswer))
  .query(() => {
    throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'Not built yet.' })
  })
