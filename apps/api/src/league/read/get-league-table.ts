import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { publicProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { paging } from '../../contract/paging.ts'
import { leagueTableAnswer } from '../shapes/standing.ts'
import { tableOf } from '../shapes/table-of.ts'

/** Answers a page of the table after a round, the last one that has locked if none is given; a search keeps the ranks. */
export const getLeagueTable = publicProcedure
  .input(z.strictObject({ ...tableOf, round: z.int().min(1).max(1000).optional(), ...paging }))
  .output(answer(leagueTableAnswer))
  .query(() => {
    throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'Not built yet.' })
  })
