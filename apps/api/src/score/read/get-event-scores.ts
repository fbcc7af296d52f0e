import { z } from 'zod'
import { readAside } from '../../call/read-aside.ts'
import { publicProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { assertPageSize, type Paging, paging } from '../../contract/paging.ts'
import { id } from '../../contract/shapes.ts'
import type { Queryable } from '../../db/db.ts'
import { getVisibleEvent } from '../../event-visibility/visible-event.ts'
import { searchStandings } from './search-queries.ts'
import {
  countStandings,
  findStanding,
  listStandings,
  type RankingScope,
  type StandingRow,
} from './standing-queries.ts'

const row = z.object({
  userId: id,
  user: z.object({ username: z.string() }),
  score: z.number(),
  rank: z.int(),
  previousRank: z.int().nullable(),
})
const output = z.object({ scores: z.array(row), count: z.int(), capped: z.boolean(), own: row.nullable() })

/**
 * Answers a page of an event's ranking, or of a clan's ranking within it; a phrase keeps the ranks of the whole list
 * (rulebook 9.4, 9.5); a search of a whole ranking answers 500 users at most, and says if there are more. `own` is the asker's row, whatever its rank (rulebook 9.6).
 */
export const getEventScores = publicProcedure
  .input(z.strictObject({ eventId: id, clanId: id.optional(), ...paging }))
  .output(answer(output))
  .query(async ({ ctx, input }) => {
    const { db, actor } = ctx
    assertPageSize(actor, input)
    const { generation } = await getVisibleEvent(db, input.eventId, actor)
    const scope = { eventId: input.eventId, generation, clanId: input.clanId }
    const readRanking = (from: Queryable) =>
      Promise.all([
        input.phrase !== '' && scope.clanId === undefined
          ? searchStandings(from, scope, input)
          : listPart(from, scope, input),
        actor ? findStanding(from, scope, actor.id) : undefined,
      ])
    // Who joins a clan is in its ranking at once, and its pages have been told.
    const [{ rows, count, capped }, own] = await (input.clanId === undefined
      ? readAside(ctx, input.eventId, readRanking)
      : readRanking(db))
    return { scores: rows.map(toWire), count, capped, own: own ? toWire(own) : null }
  })

async function listPart(db: Queryable, scope: RankingScope, part: Paging) {
  const [rows, count] = await Promise.all([
    listStandings(db, scope, part),
    countStandings(db, scope, part.phrase),
  ])
  return { rows, count, capped: false }
}

const toWire = ({ user_id, username, score, rank, previous_rank }: StandingRow) => ({
  userId: user_id,
  user: { username },
  score,
  rank,
  previousRank: previous_rank,
})
