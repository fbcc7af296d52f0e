import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { assertPageSize, paging } from '../../../ground/contract/paging.ts'
import { getVisibleLeague } from '../read/visible-league.ts'
import { leagueTableAnswer } from '../shapes/standing.ts'
import { roundNumber, tableOf } from '../shapes/table-of.ts'
import { loadShownLeague } from '../state/shown-leagues.ts'
import { automaticTable } from './automatic-table.ts'
import { readTable } from './read-table.ts'

/**
 * Answers a page of the table after a round, the last one that has locked if none is given; a search keeps the ranks (rulebook 19.11). With
 * `automatic` and an event it is the table of a league that exists by itself (rulebook 19.13).
 */
export const getLeagueTable = publicProcedure
  .input(
    z.strictObject({
      ...tableOf,
      round: roundNumber
        .meta({
          description: 'The number of the round, from 1; without it the last one that has locked.',
          example: 2,
        })
        .optional(),
      ...paging,
    }),
  )
  .output(answer(leagueTableAnswer))
  .query(async ({ ctx, input }) => {
    const { db, actor } = ctx
    assertPageSize(actor, input)
    const { leagueId, automatic, eventId } = input
    if (leagueId !== undefined) {
      const { league } = await getVisibleLeague(ctx, leagueId)
      return readTable(db, await loadShownLeague(db, league), { ...input, asker: actor?.id })
    }
    if (automatic === undefined || eventId === undefined)
      throw new TRPCError({ code: 'BAD_REQUEST', message: 'leagueId, or automatic and eventId, is needed.' })
    return automaticTable(ctx, { automatic, eventId, ...input })
  })
