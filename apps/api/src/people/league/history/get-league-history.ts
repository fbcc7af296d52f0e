import { longestRun } from '@game/domain'
import { z } from 'zod'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { leagueId } from '../../../ground/contract/fields.ts'
import { getVisibleLeague } from '../read/visible-league.ts'
import { historyAnswer } from '../shapes/history.ts'
import { listUsers } from '../state/member-queries.ts'
import { listChampions, listTops, type RoundTop } from './history-queries.ts'
import { finalRounds, loadEditions, nameOf } from './load-editions.ts'
import { decidedBy, playEditions } from './play-editions.ts'

/** Answers the champions and records of a league over its renewals (rulebook 19.38). */
export const getLeagueHistory = publicProcedure
  .input(z.strictObject({ leagueId }))
  .output(answer(historyAnswer))
  .query(async ({ ctx, input }) => {
    const { db, actor } = ctx
    const { league } = await getVisibleLeague(ctx, input.leagueId)
    const editions = await loadEditions(db, league.id, actor?.id)
    const rounds = finalRounds(editions)
    const [champions, tops, meetings] = [
      await listChampions(
        db,
        editions.map(({ id }) => id),
      ),
      await listTops(
        db,
        rounds.map(({ key }) => key),
      ),
      await playEditions(db, editions),
    ]
    const topAt = new Map(tops.map(top => [top.place, top]))
    const best = tops.reduce<RoundTop | null>(
      (most, top) => (pointsOf(top) > pointsOf(most) ? top : most),
      null,
    )
    const run = longestRun(
      rounds.map(({ league, round }, at) =>
        league.format === 'table'
          ? { won: winnersOf(topAt.get(at + 1)), others: null }
          : decidedBy(meetings.get(league.id)?.get(round.round) ?? []),
      ),
    )
    const users = await listUsers(db, [
      ...champions.flatMap(each => each.users),
      ...(best?.users.slice(0, 1) ?? []),
      ...(run ? [run.userId] : []),
    ])
    const highestUser = users.get(best?.users[0] ?? 0)
    const highestRound = best && rounds[best.place - 1]
    const runner = run && users.get(run.userId)
    return {
      editions: editions.map(({ id, name, ended_at }) => ({
        leagueId: id,
        name,
        endedAt: ended_at,
        champions:
          champions.find(each => each.leagueId === id)?.users.flatMap(userId => users.get(userId) ?? []) ??
          [],
      })),
      highest:
        best && highestUser && highestRound
          ? { ...nameOf(highestRound), user: highestUser, score: pointsOf(best) }
          : null,
      run: run && runner ? { user: runner, wins: run.wins } : null,
    }
  })

const pointsOf = (top: RoundTop | null): number => top?.scores[0] ?? 0

/** Who shares the best score of a round; nobody wins one without points (rulebook 19.11). */
const winnersOf = (top: RoundTop | undefined): number[] =>
  top && pointsOf(top) > 0 ? top.users.filter((_, at) => top.scores[at] === top.scores[0]) : []
