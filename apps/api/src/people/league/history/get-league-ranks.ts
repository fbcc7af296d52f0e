import { z } from 'zod'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { leagueId } from '../../../ground/contract/fields.ts'
import { getVisibleLeague } from '../read/visible-league.ts'
import { ranksAnswer } from '../shapes/history.ts'
import { listUsers } from '../state/member-queries.ts'
import { roundKey } from '../state/scores.ts'
import { loadShownLeague } from '../state/shown-leagues.ts'
import { listNeighbours, listRanks } from './history-queries.ts'

/** A season of more rounds shows the newest. */
const mostRounds = 60

/** Answers how the ranks of the asker and of the members next to them have moved by round (rulebook 19.37). A cup has no ranks. */
export const getLeagueRanks = publicProcedure
  .input(z.strictObject({ leagueId }))
  .output(answer(ranksAnswer))
  .query(async ({ ctx, input }) => {
    const { db, actor } = ctx
    const { league: row } = await getVisibleLeague(ctx, input.leagueId)
    if (row.format === 'cup') return { users: [], rounds: [] }
    const { id, tables } = await loadShownLeague(db, row)
    const rounds = tables.slice(-mostRounds)
    const last = rounds.at(-1)
    if (!last) return { users: [], rounds: [] }
    const near = await listNeighbours(db, roundKey(id, last), actor?.id)
    const shown = near.toSorted((a, b) => Number(b === actor?.id) - Number(a === actor?.id))
    const [users, ranks] = await Promise.all([
      listUsers(db, shown),
      listRanks(
        db,
        rounds.map(round => roundKey(id, round)),
        shown,
      ),
    ])
    const ranksAt = new Map(ranks.map(({ place, ranks }) => [place, ranks]))
    return {
      users: shown.flatMap(userId => users.get(userId) ?? []),
      rounds: rounds.map(({ round, name, namePl }, at) => ({
        round,
        name,
        ...(namePl && { namePl }),
        ranks: ranksAt.get(at + 1) ?? shown.map(() => null),
      })),
    }
  })
