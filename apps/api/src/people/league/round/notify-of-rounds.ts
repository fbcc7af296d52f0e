import type { Cup, RoundOfLeague } from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'
import { listUsers } from '../state/member-queries.ts'
import { type LeagueCup, playHeadToHead, playLeagueCup } from '../state/play.ts'
import { type MemberScore, phaseKeyOf } from '../state/scores.ts'
import type { MadeLeague } from './made-league.ts'
import { notifyEach, notifyOfLeague, withdrawOfLeague } from './notify-league.ts'
import { finalTies, listTies } from './settle-queries.ts'

/** A side's result against another; `opponent` is null for AVERAGE. */
type SideResult = {
  userId: number
  opponent: number | null
  own: number
  their: number
  outcome: 'won' | 'drawn' | 'lost'
}

/** Notifies users of a round that is final: of their fixture, the winners of a round of a table, and the winner of a cup of its final. */
export async function notifyOfRound(db: Queryable, made: MadeLeague, round: RoundOfLeague): Promise<void> {
  const { league, stays, scored } = made
  const at = scored.findIndex(each => phaseKeyOf(each.round) === phaseKeyOf(round))
  const facts = {
    eventId: round.eventId,
    ...(round.phaseIndex !== null && { phaseIndex: round.phaseIndex }),
    round: round.name,
    ...(round.namePl && { roundPl: round.namePl }),
  }
  const key = phaseKeyOf(round)
  const cup =
    league.format === 'cup'
      ? playLeagueCup(league, stays, scored, finalTies(await listTies(db, [league.id])))
      : null
  if (league.format === 'table' || (cup && at < cup.tableRounds)) {
    const best = winnersOf(scored[at]?.scores ?? [])
    const own = best.map(({ userId, score }) => ({ userId, facts: { ...facts, own: score } }))
    await notifyEach(db, own, { kind: 'round_won', league, key })
    return
  }
  const results = cup ? tieResults(made, cup, at) : fixtureResults(made, at)
  const names = await listUsers(
    db,
    results.flatMap(({ opponent }) => opponent ?? []),
  )
  const own = results.map(({ userId, opponent, ...result }) => {
    const named = opponent === null ? { opponent: 'AVERAGE' } : namedOpponent(opponent, names.get(opponent))
    return { userId, facts: { ...facts, ...named, ...result } }
  })
  await notifyEach(db, own, { kind: 'fixture_result', league, key })
  if (cup && isFinal(cup, at)) await notifyOfCup(db, league, cup)
}

/** Notifies the winner of a cup, once (rulebook 19.32). */
const notifyOfCup = (db: Queryable, league: MadeLeague['league'], cup: Cup) =>
  notifyOfLeague(db, cup.champion === null ? [] : [cup.champion], { ...wonCup(league), facts: howWon(cup) })

const wonCup = (league: MadeLeague['league']) => ({ kind: 'cup_won', league, key: 'ended' }) as const

/** Whether the final of a cup is played in a round. */
const isFinal = ({ rounds, tableRounds }: LeagueCup, at: number): boolean =>
  at === tableRounds + rounds.length - 1

/** Says that points decided a cup without a final (rulebook 19.34). */
const howWon = ({ isCrownedOnPoints }: Cup): { by?: string } => (isCrownedOnPoints ? { by: 'points' } : {})

const namedOpponent = (userId: number, user: { username: string } | undefined) => ({
  userId,
  opponent: user?.username ?? '',
})

/** The best of a round, all who share it; a round without points is won by nobody (rulebook 19.11). */
function winnersOf(scores: readonly MemberScore[]): MemberScore[] {
  const best = scores.reduce((most, { score }) => Math.max(most, score), 0)
  return best === 0 ? [] : scores.filter(({ score }) => score === best)
}

function fixtureResults({ league, stays, scored }: MadeLeague, at: number): SideResult[] {
  const { played } = playHeadToHead(league, stays, scored)
  return (played[at] ?? []).flatMap(({ home, away, homeScore, awayScore, winner }) => {
    if (winner === null) return []
    const outcomeOf = (side: 'home' | 'away') =>
      winner === 'draw' ? 'drawn' : winner === side ? 'won' : 'lost'
    const sides = [
      { userId: home, opponent: away, own: homeScore, their: awayScore, outcome: outcomeOf('home') },
      { userId: away, opponent: home, own: awayScore, their: homeScore, outcome: outcomeOf('away') },
    ] as const
    return sides.flatMap(({ userId, ...rest }) => (userId === null ? [] : [{ userId, ...rest }]))
  })
}

/** The results of the ties of a round; a member who has left is not notified (rulebook 19.32). */
function tieResults({ scored }: MadeLeague, cup: LeagueCup, at: number): SideResult[] {
  const level = cup.rounds[at - cup.tableRounds] ?? []
  const ties = [...level, ...(isFinal(cup, at) && cup.third ? [cup.third] : [])]
  const scoreOf = (userId: number) => scored[at]?.scores.find(each => each.userId === userId)?.score ?? 0
  return ties.flatMap(({ home, away, winner, by }) => {
    if (home === null || away === null || winner === null) return []
    const sides = [
      [home, away],
      [away, home],
    ]
    const notified = by === 'left' ? sides.filter(([userId]) => userId === winner) : sides
    return notified.map(([userId = 0, opponent = 0]) => ({
      userId,
      opponent,
      own: scoreOf(userId),
      their: scoreOf(opponent),
      outcome: winner === userId ? ('won' as const) : ('lost' as const),
    }))
  })
}

/**
 * Notifies members that a league is over, with their place, or who has won the cup. If it had ended before with another result, only those
 * are notified for whom something has changed, and the notification of then goes (rulebook 19.32).
 */
export async function notifyOfEnd(
  db: Queryable,
  { league, stays }: MadeLeague,
  { ranks, cup }: { ranks: readonly { userId: number; rank: number }[]; cup: Cup | null },
): Promise<void> {
  const ended = { kind: 'league_ended', league, key: 'ended', replaces: true } as const
  if (league.format !== 'cup') {
    const places = ranks.map(({ userId, rank }) => ({ userId, facts: { rank } }))
    await notifyEach(db, places, ended)
    return
  }
  const champion = cup?.champion ?? null
  if (cup === null || champion === null) return
  const winner = (await listUsers(db, [champion])).get(champion)
  const others = stays.filter(({ leftAt, userId }) => leftAt === null && userId !== champion)
  const otherIds = others.map(({ userId }) => userId)
  await withdrawOfLeague(db, otherIds, wonCup(league))
  await withdrawOfLeague(db, [champion], ended)
  await notifyOfCup(db, league, cup)
  const facts = { userId: champion, username: winner?.username ?? '', ...howWon(cup) }
  await notifyOfLeague(db, otherIds, { ...ended, facts })
}
