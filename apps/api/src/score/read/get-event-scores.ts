import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { assertPageSize, paging } from '../../contract/paging.ts'
import { id } from '../../contract/shapes.ts'
import { getVisibleEvent } from '../../event/visible/visible-event.ts'
import { publicProcedure } from '../../http/trpc.ts'
import { countStandings, findStanding, listStandings, type StandingRow } from './standing-queries.ts'

const row = z.object({
  userId: id,
  user: z.object({ username: z.string() }),
  score: z.number(),
  rank: z.int(),
  previousRank: z.int().nullable(),
})
const output = z.object({ scores: z.array(row), count: z.int(), own: row.nullable() })

/**
 * Answers a page of an event's ranking, or of a clan's ranking within it; a phrase keeps the ranks of the whole list
 * (rulebook 9.4, 9.5). `own` is the asker's row, whatever its rank (rulebook 9.6).
 */
export const getEventScores = publicProcedure
  .input(z.strictObject({ eventId: id, clanId: id.optional(), ...paging }))
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input }) => {
    assertPageSize(actor, input)
    const { generation } = await getVisibleEvent(db, input.eventId, actor)
    const scope = { eventId: input.eventId, generation, clanId: input.clanId }
    const [rows, count, own] = await Promise.all([
      listStandings(db, scope, input),
      countStandings(db, scope, input.phrase),
      actor ? findStanding(db, scope, actor.id) : undefined,
    ])
    return { scores: rows.map(toWire), count, own: own ? toWire(own) : null }
  })

const toWire = ({ user_id, username, score, rank, previous_rank }: StandingRow) => ({
  userId: user_id,
  user: { username },
  score,
  rank,
  previousRank: previous_rank,
})
