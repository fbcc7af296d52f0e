import { addCounts, type ScoredCard } from '../live-score/provisional-score.ts'
import type { PlayerCount } from '../score-source/count-maps.ts'
import { exactSum } from '../shared/hundredths.ts'
import type { CountedMoment, LoggedKillOfPlayers, MapMoments } from './counted-moment.ts'

/** What a keyplay of a card changed in a deck's score; `one` is the first of the two decks, `other` the second. */
export type LeadPart = {
  deck: 'one' | 'other'
  playerId: number
  keyplayId: number
  count: number
  score: number
}

/** A moment that changed the score of one of two decks (rulebook 22.2). */
export type LeadMove = {
  /** The map; null for what the decks have and no map shows, which comes last. */
  mapId: string | null
  round: number | null
  kill: LoggedKillOfPlayers | null
  /** The largest first. */
  parts: LeadPart[]
  /** What it added to the lead of the first deck: what the first deck gained less what the other gained. */
  swing: number
  /** The lead of the first deck after it, below 0 if the other leads. */
  lead: number
}

/** How two decks of a phase came to their scores (rulebook 22.2, 22.5). */
export type Rivalry = {
  one: number
  other: number
  moves: LeadMove[]
  /** The places of the largest swings in `moves`, the largest first. */
  largest: number[]
  /** The place of the move after which the lead last changed hands; null if nobody has led. */
  decider: number | null
}

const largestShown = 3

type Sides = Record<LeadPart['deck'], readonly ScoredCard[]>
const decks = ['one', 'other'] as const

const scoreOf = (cards: readonly ScoredCard[]): number => exactSum(cards.map(({ score }) => score))

const withoutCounts = (card: ScoredCard): ScoredCard => addCounts(card, countsOn([card], -1))

/** The counts of all keyplays on cards, times `factor`. */
const countsOn = (cards: readonly ScoredCard[], factor: 1 | -1): PlayerCount[] =>
  cards.flatMap(({ playerId, keyplays }) =>
    keyplays.map(({ id, count }) => ({ playerId, keyplayId: id, count: count * factor })),
  )

/**
 * Plays two scored decks of a phase through the moments of its maps: by how much each moment moves the lead of the first deck,
 * which three moved it most, and after which it last changed hands. `one` and `other` are the decks with their counts so far. What
 * these have and no moment shows is the last move, so that the swings add up to the difference of the scores, to the hundredth
 * (rulebook 22.2, 22.5).
 *
 * @example
 * const keyplays = [{ id: 6, price: 14, count: 1, perks: [], bonus: 1, points: 14 }]
 * const one = [{ playerId: 7, points: 14, mult: 1.5, phaseMult: 1, score: 21, keyplays }]
 * const opening = { round: 1, kill: null, counts: [{ playerId: 7, keyplayId: 6, count: 1 }] }
 * rivalryOf(one, [], [{ id: 'nuke', moments: [opening] }]).moves[0]?.swing // 21
 */
export const rivalryOf = (
  one: readonly ScoredCard[],
  other: readonly ScoredCard[],
  maps: readonly MapMoments[],
): Rivalry => {
  const final: Sides = { one, other }
  let now: Sides = { one: one.map(withoutCounts), other: other.map(withoutCounts) }
  let lead = 0
  const moves: LeadMove[] = []
  const play = (
    mapId: string | null,
    { round, kill }: Omit<CountedMoment, 'counts'>,
    counts: CountsOf,
  ): void => {
    const changes = { one: changeDeck(now.one, counts.one), other: changeDeck(now.other, counts.other) }
    now = { one: changes.one.cards, other: changes.other.cards }
    const parts = decks
      .flatMap(deck => changes[deck].parts.map(part => ({ deck, ...part })))
      .sort((a, b) => Math.abs(b.score) - Math.abs(a.score))
    if (parts.length === 0) return
    const swing = exactSum(parts.map(({ deck, score }) => (deck === 'one' ? score : -score)))
    lead = exactSum([lead, swing])
    moves.push({ mapId, round, kill, parts, swing, lead })
  }
  for (const { id, moments } of maps)
    for (const moment of moments) play(id, moment, { one: moment.counts, other: moment.counts })
  play(
    null,
    { round: null, kill: null },
    { one: missing(now.one, final.one), other: missing(now.other, final.other) },
  )
  return {
    one: scoreOf(one),
    other: scoreOf(other),
    moves,
    largest: largestOf(moves),
    decider: deciderOf(moves),
  }
}

type CountsOf = Record<LeadPart['deck'], readonly PlayerCount[]>

/** The counts that cards in the end have in addition. */
const missing = (now: readonly ScoredCard[], final: readonly ScoredCard[]): PlayerCount[] => {
  const had = countsOn(now, -1)
  return countsOn(final, 1).map((each, at) => ({ ...each, count: each.count + (had[at]?.count ?? 0) }))
}

/** Adds counts to the cards that have their keyplays, one after another, so that what each changes adds up. */
const changeDeck = (cards: readonly ScoredCard[], counts: readonly PlayerCount[]) => {
  const parts: Omit<LeadPart, 'deck'>[] = []
  const changed = cards.map(card => {
    const own = counts.filter(
      ({ playerId, keyplayId, count }) =>
        count !== 0 && playerId === card.playerId && card.keyplays.some(({ id }) => id === keyplayId),
    )
    return own.reduce((before, count) => {
      const after = addCounts(before, [count])
      const score = exactSum([after.score, -before.score])
      if (score !== 0) parts.push({ ...count, score })
      return after
    }, card)
  })
  return { cards: changed, parts }
}

const largestOf = (moves: readonly LeadMove[]): number[] =>
  Array.from(moves.keys())
    .filter(at => moves[at]?.swing !== 0)
    .sort((a, b) => Math.abs(moves[b]?.swing ?? 0) - Math.abs(moves[a]?.swing ?? 0) || a - b)
    .slice(0, largestShown)

const deciderOf = (moves: readonly LeadMove[]): number | null => {
  let leader = 0
  let decider: number | null = null
  for (const [at, { lead }] of moves.entries()) {
    const now = Math.sign(lead)
    if (now === 0 || now === leader) continue
    leader = now
    decider = at
  }
  return decider
}
