import { bracketSize, bracketSlots } from './bracket.ts'

/** What a member reached in a round of a cup (rulebook 19.26). */
export type CupScore = {
  userId: number
  score: number
  hasDeck: boolean
  cardsWithPoints: number
  /** Points of the best card. */
  bestCard: number
}
/** The scores of a round; who is missing had no deck. */
export type CupRound = readonly CupScore[]
type RoundIndex = ReadonlyMap<number, CupScore>

/** What decided a tie (rulebook 19.26). */
export type TieDecision = 'bye' | 'deck' | 'score' | 'cards' | 'bestCard' | 'seed' | 'walkover'

/** A tie of a bracket; a side is a user id, null while it is not known, and in a bye for good. */
export type CupTie = {
  home: number | null
  away: number | null
  /** Null while the round has not been played. */
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
  champion: number | null
}

/** The winner of a tie that is final: round and index from 0; the third place match has the index 1 of the last round. */
export type FinalTie = { round: number; index: number; winner: number }

type Settings = {
  /** User ids, the best seed first. */
  seeds: readonly number[]
  /** The rounds played so far, in order; those that are left out by rulebook 19.9 are not among them. */
  rounds: readonly CupRound[]
  third?: boolean
  final?: readonly FinalTie[]
}

/** Plays a cup as far as its rounds go (rulebook 19.25 to 19.28). */
export const playCup = ({ seeds, rounds, third = false, final = [] }: Settings): Cup => {
  const size = bracketSize(seeds.length)
  const seedOf = new Map(seeds.map((userId, at) => [userId, at]))
  const played = rounds.map((round): RoundIndex => new Map(round.map(score => [score.userId, score])))
  const keptOf = (level: number, index: number) =>
    final.find(tie => tie.round === level && tie.index === index)?.winner
  const levels: CupTie[][] = []
  const play = (home: number | null, away: number | null, level: number, index: number): CupTie =>
    decided({ home, away }, { round: played[level], seedOf, kept: keptOf(level, index) })
  let sides = bracketSlots(size).map(seed => seeds[seed - 1] ?? null)
  for (let level = 0; sides.length > 1; level++) {
    const ties = pairs(sides).map(([home, away], index) =>
      level === 0 && (home === null || away === null) ? bye(home ?? away) : play(home, away, level, index),
    )
    levels.push(ties)
    sides = ties.map(({ winner }) => winner)
  }
  const [semifinals = []] = levels.slice(-2, -1)
  const losers = semifinals.filter(({ by }) => by !== 'bye').map(loserOf)
  const thirdPlace = (): CupTie | null => {
    const [first = null, second = null] = losers
    return losers.length === 1 ? bye(first) : play(first, second, levels.length - 1, 1)
  }
  return {
    size,
    rounds: levels,
    third: third && losers.length > 0 ? thirdPlace() : null,
    champion: sides[0] ?? null,
  }
}

const pairs = <T>(values: readonly T[]): [T, T][] =>
  values.flatMap((value, at) => (at % 2 === 1 ? [] : [[value, values[at + 1] as T] as [T, T]]))

const bye = (userId: number | null): CupTie => ({
  home: userId,
  away: null,
  winner: userId,
  by: 'bye',
  wasCorrected: false,
})

const loserOf = ({ home, away, winner }: CupTie): number | null => {
  if (winner === null) return null
  return winner === home ? away : home
}

type Facts = { round: RoundIndex | undefined; seedOf: ReadonlyMap<number, number>; kept: number | undefined }

function decided(
  { home, away }: { home: number | null; away: number | null },
  { round, seedOf, kept }: Facts,
): CupTie {
  if (home === null || away === null || round === undefined)
    return { home, away, winner: null, by: null, wasCorrected: false }
  const { winner, by } = winnerOf(home, away, { round, seedOf })
  return { home, away, winner: kept ?? winner, by, wasCorrected: kept !== undefined && kept !== winner }
}

const nothing: Omit<CupScore, 'userId'> = { score: 0, hasDeck: false, cardsWithPoints: 0, bestCard: 0 }

function winnerOf(
  home: number,
  away: number,
  { round, seedOf }: Pick<Facts, 'seedOf'> & { round: RoundIndex },
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
