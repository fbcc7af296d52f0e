import { toHundredths } from '../shared/hundredths.ts'
import { bracketSize, bracketSlots } from './bracket.ts'
import type { MemberChange } from './seats.ts'

/** What a member reached in a round of a cup (rulebook 19.26). */
export type CupScore = {
  userId: number
  score: number
  hasDeck: boolean
  cardsWithPoints: number
  /** Points of the best card. */
  bestCard: number
}
/** The scores of a round; a member who is missing had no deck. */
export type CupRound = readonly CupScore[]
type RoundIndex = ReadonlyMap<number, CupScore>

/** What decided a tie (rulebook 19.26). */
export type TieDecision = 'bye' | 'left' | 'deck' | 'score' | 'cards' | 'bestCard' | 'seed' | 'walkover'

/** A tie of a bracket; a side is a user id, null while it is not known, and in a bye for good. */
export type CupTie = {
  home: number | null
  away: number | null
  /** Null while the round has not been played, and where both sides have left. */
  winner: number | null
  by: TieDecision | null
  /** Whether a correction after the tie was final would have given another winner (rulebook 19.27). */
  wasCorrected: boolean
}

/** A cup as far as it has been played. */
export type Cup = {
  /** Slots of the first round. */
  size: number
  /** The ties of each round, from the first to the final. */
  rounds: CupTie[][]
  /** The match for the third place, if the cup has one; it is played with the final. */
  third: CupTie | null
  /** Null until the final is final, and if nobody is left to win it (rulebook 19.27). */
  champion: number | null
  /** Whether the rounds ended before a final, so that points decided (rulebook 19.34). */
  isCrownedOnPoints: boolean
}

/**
 * The winner of a tie that is final, and what decided it, null if that was not kept: round and index from 0; the third place match has the
 * index 1 of the last round.
 */
export type FinalTie = { round: number; index: number; winner: number; by: TieDecision | null }

type Settings = {
  /** User ids, the best seed first. */
  seeds: readonly number[]
  /** The rounds played so far, in order; those that are left out by rulebook 19.9 or played as a table (19.39) are not among them. */
  rounds: readonly CupRound[]
  third?: boolean
  final?: readonly FinalTie[]
  /** Members who have left, with the first of these rounds, from 0, that they are no longer in. */
  left?: readonly MemberChange[]
  /** How many of the rounds, from the first, are final; all of them if it is left out. */
  finalRounds?: number
  /** Whether no round follows, so that a cup without a final is crowned on points (rulebook 19.34). */
  isOver?: boolean
}

/** A side of a tie: a member; nobody, if no one can come from there; null while it is not known. */
type TieSide = number | 'nobody' | null

/** Plays a cup as far as its rounds go (rulebook 19.25 to 19.28, 19.34). */
export const playCup = (cup: Settings): Cup => {
  const { seeds, third = false, finalRounds = cup.rounds.length, isOver = false } = cup
  const size = bracketSize(seeds.length)
  const play = playerOf(cup)
  const levels: CupTie[][] = []
  let sides: TieSide[] = bracketSlots(size).map(seed => seeds[seed - 1] ?? 'nobody')
  for (let level = 0; sides.length > 1; level++) {
    const ties = pairs(sides).map((pair, index) => play(pair, level, index))
    levels.push(ties)
    sides = ties.map(winningSide)
  }
  const [semifinals = []] = levels.slice(-2, -1)
  const losers = semifinals.filter(({ by }) => by !== 'bye').map(losingSide)
  const [first = 'nobody', second = 'nobody'] = losers
  const [last = null] = sides
  // Who is alone in the bracket has no final to win.
  const hasFinal = levels.length > 0
  const isWithoutFinal = !hasFinal || levels.length > cup.rounds.length
  const isCrownedOnPoints = isOver && isWithoutFinal && finalRounds === cup.rounds.length
  const open = levels[cup.rounds.length]?.flatMap(({ home, away }) => [home, away]) ?? seeds
  const winner = isCrownedOnPoints
    ? bestOf(cup, open)
    : !hasFinal || finalRounds < levels.length || last === 'nobody'
      ? null
      : last
  return {
    size,
    rounds: levels,
    third: third && losers.length > 0 ? play([first, second], levels.length - 1, 1) : null,
    champion: winner,
    isCrownedOnPoints: isCrownedOnPoints && winner !== null,
  }
}

/** Returns the best of these members over all rounds, by the rules of a tie; null if all have left (rulebook 19.34). */
function bestOf({ seeds, rounds, left = [] }: Settings, members: readonly (number | null)[]): number | null {
  const seedOf = new Map(seeds.map((userId, at) => [userId, at]))
  const standing = members
    .filter(side => side !== null)
    .filter(side => !left.some(({ userId }) => userId === side))
  const round: RoundIndex = new Map(standing.map(userId => [userId, allRoundsOf(rounds, userId)]))
  const [first = null, ...others] = standing
  return others.reduce(
    (best, other) => (best === null ? other : winnerOf(best, other, { round, seedOf }).winner),
    first,
  )
}

/** What a member reached in all rounds together. */
function allRoundsOf(rounds: readonly CupRound[], userId: number): CupScore {
  const own = rounds.flatMap(round => round.find(score => score.userId === userId) ?? [])
  return {
    userId,
    score: own.reduce((sum, { score }) => sum + toHundredths(score), 0),
    hasDeck: own.some(({ hasDeck }) => hasDeck),
    cardsWithPoints: own.reduce((sum, each) => sum + each.cardsWithPoints, 0),
    bestCard: Math.max(0, ...own.map(({ bestCard }) => bestCard)),
  }
}

const pairs = <T>(values: readonly T[]): [T, T][] =>
  values.flatMap((value, at) => (at % 2 === 1 ? [] : [[value, values[at + 1] as T] as [T, T]]))

/** Where both sides have left, nobody goes on. */
const winningSide = ({ winner, by }: CupTie): TieSide => winner ?? (by === 'left' ? 'nobody' : null)

function losingSide(tie: CupTie): TieSide {
  const { home, away, winner } = tie
  if (winner === null) return winningSide(tie)
  return winner === home ? away : home
}

/** Returns what plays a tie of a level, with its index in it. */
function playerOf({ seeds, rounds, final = [], left = [] }: Settings) {
  const seedOf = new Map(seeds.map((userId, at) => [userId, at]))
  const played = rounds.map((round): RoundIndex => new Map(round.map(score => [score.userId, score])))
  return (sides: [TieSide, TieSide], level: number, index: number): CupTie => {
    const known = sides.filter(side => side !== 'nobody')
    const [home = null, away = null] = known
    const tie = { home, away, winner: null, by: null, wasCorrected: false }
    const here = known.filter(side => !left.some(({ userId, round }) => userId === side && round <= level))
    if (known.length < 2) return { ...tie, winner: here[0] ?? null, by: here.length === 0 ? 'left' : 'bye' }
    const round = played[level]
    if (home === null || away === null || round === undefined) return tie
    const kept = final.find(each => each.round === level && each.index === index)
    if (here.length < 2) return { ...tie, winner: kept?.winner ?? here[0] ?? null, by: kept?.by ?? 'left' }
    const { winner, by } = winnerOf(home, away, { round, seedOf })
    return {
      ...tie,
      winner: kept?.winner ?? winner,
      by: kept?.by ?? by,
      wasCorrected: kept !== undefined && kept.winner !== winner,
    }
  }
}

const nothing: Omit<CupScore, 'userId'> = { score: 0, hasDeck: false, cardsWithPoints: 0, bestCard: 0 }

function winnerOf(
  home: number,
  away: number,
  { round, seedOf }: { round: RoundIndex; seedOf: ReadonlyMap<number, number> },
): { winner: number; by: TieDecision } {
  const [first, second] = [round.get(home) ?? nothing, round.get(away) ?? nothing]
  const bySeed = (seedOf.get(home) ?? 0) < (seedOf.get(away) ?? 0) ? home : away
  if (!first.hasDeck && !second.hasDeck) return { winner: bySeed, by: 'walkover' }
  const numbers: [TieDecision, number, number][] = [
    ['deck', Number(first.hasDeck), Number(second.hasDeck)],
    ['score', first.score, second.score],
    ['cards', first.cardsWithPoints, second.cardsWithPoints],
    ['bestCard', first.bestCard, second.bestCard],
  ]
  const found = numbers.find(([, one, other]) => one !== other)
  if (!found) return { winner: bySeed, by: 'seed' }
  const [by, one, other] = found
  return { winner: one > other ? home : away, by }
}
