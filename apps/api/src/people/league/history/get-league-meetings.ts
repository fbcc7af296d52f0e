import { betterRound } from '@game/domain'
import { z } from 'zod'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { leagueId, userId } from '../../../ground/contract/fields.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { id } from '../../../ground/contract/shapes.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { isShown } from '../read/title-queries.ts'
import { getVisibleLeague } from '../read/visible-league.ts'
import { meetingsAnswer } from '../shapes/history.ts'
import type { LeagueUser } from '../shapes/user.ts'
import { findRole, listUsers } from '../state/member-queries.ts'
import { listRoundsOfTwo } from './history-queries.ts'
import { finalRounds, loadEditions, nameOf } from './load-editions.ts'
import { type Meeting, playEditions } from './play-editions.ts'

/** How many meetings are listed. */
const mostMeetings = 20

/** Answers how two present members have done against each other over the renewals of a league (rulebook 19.38). */
export const getLeagueMeetings = publicProcedure
  .input(z.strictObject({ leagueId, userId, otherId: id.describe('The id of the member to compare with.') }))
  .output(answer(meetingsAnswer))
  .query(async ({ ctx, input }) => {
    const { db, actor } = ctx
    const { league } = await getVisibleLeague(ctx, input.leagueId)
    const pair = [input.userId, input.otherId] as const
    const [one, other] = [
      await findMember(db, league.id, input.userId),
      await findMember(db, league.id, input.otherId),
    ]
    const editions = await loadEditions(db, league.id, actor?.id)
    const rounds = finalRounds(editions)
    const shared = new Map(
      (
        await listRoundsOfTwo(
          db,
          rounds.map(({ key }) => key),
          pair,
        )
      ).map(round => [round.place, round]),
    )
    const better = [...shared.values()].map(betterRound)
    const countOf = (whose: ReturnType<typeof betterRound>) => better.filter(each => each === whose).length
    const played = await playEditions(db, editions)
    const found = rounds.flatMap((at, place) => {
      const meeting = (played.get(at.league.id)?.get(at.round.round) ?? []).find(isOf(pair))
      const scores = shared.get(place + 1)
      if (!meeting) return []
      return {
        ...nameOf(at),
        oneScore: scores?.one ?? null,
        otherScore: scores?.other ?? null,
        winner: sideOf(meeting.winner, input.userId),
      }
    })
    return {
      one,
      other,
      rounds: { one: countOf('one'), other: countOf('other'), drawn: countOf('drawn') },
      count: found.length,
      meetings: found.toReversed().slice(0, mostMeetings),
    }
  })

const isOf =
  (pair: readonly number[]) =>
  ({ home, away }: Meeting): boolean =>
    home !== away && pair.includes(home) && pair.includes(away)

const sideOf = (winner: Meeting['winner'], one: number) =>
  typeof winner === 'number' ? (winner === one ? ('one' as const) : ('other' as const)) : winner

/** Finds a present member who has not asked for deletion. */
async function findMember(db: Queryable, leagueId: number, userId: number): Promise<LeagueUser> {
  const isPresent = (await findRole(db, leagueId, userId)) !== null && (await isShown(db, userId))
  const user = isPresent ? (await listUsers(db, [userId])).get(userId) : undefined
  return user ?? notFound('User')
}
