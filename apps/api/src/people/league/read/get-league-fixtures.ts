import type { RoundOfLeague } from '@game/domain'
import { z } from 'zod'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { leagueId } from '../../../ground/contract/fields.ts'
import { fixturesAnswer } from '../shapes/standing.ts'
import { roundNumber } from '../shapes/table-of.ts'
import { listUsers } from '../state/member-queries.ts'
import { finalityOf, loadShownLeague } from '../state/shown-leagues.ts'
import { roundsPlayed } from '../state/stays.ts'
import { fixturesOfRound } from './fixtures-of-round.ts'
import { getVisibleLeague } from './visible-league.ts'

/**
 * Answers the fixtures of a round: of the last one that runs, or the next, if none is given; those to come are the ones that hold if nothing changes
 * (rulebook 19.17). Of a cup it answers the ties of the round.
 */
export const getLeagueFixtures = publicProcedure
  .input(
    z.strictObject({
      leagueId,
      round: roundNumber
        .meta({ description: 'The number of the round, from 1; without it the current one.', example: 2 })
        .optional(),
    }),
  )
  .output(answer(fixturesAnswer))
  .query(async ({ ctx, input }) => {
    const { db } = ctx
    const { league: row } = await getVisibleLeague(ctx, input.leagueId)
    const league = await loadShownLeague(db, row)
    const rounds = roundsPlayed(league)
    const round =
      input.round === undefined ? currentRound(rounds) : rounds.find(each => each.round === input.round)
    if (!round)
      return {
        fixtures: [],
        round: null,
        rounds: rounds.length,
        eventId: null,
        phaseIndex: null,
        lock: null,
        final: false,
        finalAt: null,
      }
    const found = await fixturesOfRound(db, league, round)
    const users = await listUsers(
      db,
      found.flatMap(({ home, away }) => [home ?? [], away ?? []].flat()),
    )
    const userOf = (userId: number | null) => (userId === null ? null : (users.get(userId) ?? null))
    return {
      fixtures: found.map(({ home, away, ...fixture }) => ({
        home: userOf(home),
        away: userOf(away),
        ...fixture,
      })),
      round: round.round,
      rounds: rounds.length,
      eventId: round.eventId,
      phaseIndex: round.phaseIndex,
      lock: round.lock,
      ...finalityOf([round]),
    }
  })

/** The last round that has locked and is not final, else the next, else the last. */
const currentRound = (rounds: readonly RoundOfLeague[]): RoundOfLeague | undefined =>
  rounds.findLast(({ state }) => state === 'running') ??
  rounds.find(({ state }) => state === 'ahead') ??
  rounds.at(-1)
