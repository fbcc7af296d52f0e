import { z } from 'zod'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { count, eventId } from '../../../ground/contract/fields.ts'
import { assertPageSize, paging } from '../../../ground/contract/paging.ts'
import { automaticLeague, leagueSummary, ownLeague } from '../shapes/league.ts'
import { listLeagues } from '../state/league-queries.ts'
import { loadLeagues } from '../state/load-leagues.ts'
import { listAutomatic } from './automatic-leagues.ts'
import { countPublicLeagues, listPublicLeagues } from './league-list-queries.ts'
import { listOwn } from './own-leagues.ts'
import { summarize } from './summaries.ts'

/**
 * Answers the asker's own leagues and those that exist by themselves (rulebook 19.13), and a page of the public ones by their names, the newest
 * first; with `eventId` only leagues in which that event is.
 */
export const getLeagues = publicProcedure
  .input(z.strictObject({ eventId: eventId.optional(), ...paging }))
  .output(
    answer(
      z.object({
        own: z
          .array(ownLeague)
          .describe("The asker's leagues, those that have ended last; empty for a visitor."),
        automatic: z
          .array(automaticLeague)
          .describe('The leagues that exist by themselves; empty for a visitor.'),
        leagues: z.array(leagueSummary).describe('The public leagues of this page, the newest first.'),
        count,
      }),
    ),
  )
  .query(async ({ ctx: { db, actor }, input }) => {
    assertPageSize(actor, input)
    const { eventId } = input
    const [own, automatic, ids, count] = await Promise.all([
      actor ? listOwn(db, actor.id, eventId) : [],
      actor ? listAutomatic(db, actor.id, eventId) : [],
      listPublicLeagues(db, input, eventId),
      countPublicLeagues(db, input.phrase, eventId),
    ])
    const found = new Map((await loadLeagues(db, await listLeagues(db, ids))).map(each => [each.id, each]))
    const leagues = await summarize(
      db,
      ids.flatMap(each => found.get(each) ?? []),
      () => false,
    )
    return { own, automatic, leagues, count }
  })
