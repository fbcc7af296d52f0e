import { type CupTie, hasScores } from '@game/domain'
import { z } from 'zod'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { leagueId } from '../../../ground/contract/fields.ts'
import { loadPlayed, type PlayedLeague } from '../round/played-league.ts'
import { finalTies, listTies, type StoredTie } from '../round/settle-queries.ts'
import { bracketAnswer, type tie as tieShape } from '../shapes/standing.ts'
import type { LeagueUser } from '../shapes/user.ts'
import { listUsers } from '../state/member-queries.ts'
import { playLeagueCup } from '../state/play.ts'
import { loadShownLeague } from '../state/shown-leagues.ts'
import { roundsPlayed } from '../state/stays.ts'
import { getVisibleLeague } from './visible-league.ts'

type Tie = z.infer<typeof tieShape>
type Bracket = z.infer<typeof bracketAnswer>

/** Answers the bracket of a cup (rulebook 19.25); empty before the draw and in other formats. */
export const getLeagueBracket = publicProcedure
  .input(z.strictObject({ leagueId }))
  .output(answer(bracketAnswer))
  .query(async ({ ctx, input }) => {
    const { db } = ctx
    const { league: row } = await getVisibleLeague(ctx, input.leagueId)
    if (row.format !== 'cup' || row.draw === null) return noBracket
    const [played] = await loadPlayed(db, [await loadShownLeague(db, row)])
    if (!played) return noBracket
    return bracketOf(played, await listTies(db, [row.id]), await listUsers(db, row.draw))
  })

const noBracket: Bracket = {
  size: 0,
  seeds: [],
  ties: [],
  third: null,
  levels: [],
  champion: null,
  crownedOnPoints: false,
}

function bracketOf(
  { league, stays, scored: all }: PlayedLeague,
  kept: readonly StoredTie[],
  users: ReadonlyMap<number, LeagueUser>,
): Bracket {
  const cup = playLeagueCup(league, stays, all, finalTies(kept))
  const { seeds, tableRounds } = cup
  // A qualifying round whose scores are not stored yet decides nothing.
  if (seeds.length === 0) return noBracket
  const [rounds, scored] = [roundsPlayed(league).slice(tableRounds), all.slice(tableRounds)]
  const userOf = (userId: number | null) => (userId === null ? null : (users.get(userId) ?? null))
  const seedOf = (userId: number | null) => (userId === null ? null : seeds.indexOf(userId) + 1)
  const tieOf = (found: CupTie, level: number, index: number): Tie => {
    const round = rounds[level - 1]
    const isPlayed = round !== undefined && hasScores(round) && found.by !== 'bye' && found.winner !== null
    const now = scored[level - 1]?.scores
    const scoreOf = (userId: number | null) => now?.find(each => each.userId === userId)?.score ?? 0
    const final = kept.find(tie => tie.level === level && tie.place === index)
    const { home, away, winner, by } = found
    const [homeScore, awayScore] = [final?.homeScore ?? scoreOf(home), final?.awayScore ?? scoreOf(away)]
    const changed =
      final && (homeScore !== scoreOf(home) || awayScore !== scoreOf(away) || found.wasCorrected)
    const sideOf = (userId: number | null) => (userId === home ? 'home' : 'away')
    return {
      level,
      index,
      home: userOf(home),
      away: userOf(away),
      homeSeed: seedOf(home),
      awaySeed: seedOf(away),
      homeScore: isPlayed ? homeScore : null,
      awayScore: isPlayed ? awayScore : null,
      winner: winner === null ? null : sideOf(winner),
      by,
      state: round?.state ?? 'ahead',
      correction: changed
        ? {
            homeScore: scoreOf(home),
            awayScore: scoreOf(away),
            winner: sideOf(found.wasCorrected ? (winner === home ? away : home) : winner),
          }
        : null,
    }
  }
  return {
    size: cup.size,
    seeds: seeds.flatMap((userId, at) => {
      const user = userOf(userId)
      return user ? [{ seed: at + 1, user }] : []
    }),
    ties: cup.rounds.flatMap((ties, at) => ties.map((found, index) => tieOf(found, at + 1, index + 1))),
    third: cup.third && tieOf(cup.third, cup.rounds.length, 2),
    levels: cup.rounds.map((_, at) => ({
      level: at + 1,
      round: rounds[at]?.round ?? null,
      state: rounds[at]?.state ?? 'ahead',
    })),
    champion: userOf(cup.champion),
    crownedOnPoints: cup.isCrownedOnPoints,
  }
}
