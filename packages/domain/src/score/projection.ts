import { matchesOfTeam, type SeriesMatch } from '../event/match-status.ts'
import { groupBy } from '../shared/group-by.ts'
import type { NewsState } from '../shared/vocabulary.ts'
import type { FrozenCard, FrozenDeck } from './frozen-deck.ts'
import type { KeyplayRecord, PlayerHistory } from './keyplay-history.ts'

/** What a deck would bring if its players went on as in past series (rulebook 7.19). */
export type Projection = {
  /** The expected score, and the range in which two of three decks like it end; whole points. */
  score: number
  low: number
  high: number
  /** The past series of the deck's players that it is based on, all together. */
  series: number
  /** The ids of the players without past series: their cards count as 0. */
  unknown: number[]
  /** The ids of the players who play no series in the phase: their cards count as 0 too. */
  withoutMatch: number[]
}

/** The teams of a phase and its matches, as far as the number of series depends on them. */
export type PhaseSeries = {
  teams: readonly {
    teamId: number
    players: readonly { playerId: number; news?: { state: NewsState } | null }[]
  }[]
  matches: readonly SeriesMatch[]
}

/**
 * Counts the series of a player's team in a phase: its matches that are played, so neither the void ones nor forfeits without a played
 * map; 1 while the phase has no matches. A player who is out plays none (rulebook 7.19, 18.14, 18.15).
 */
export const seriesInPhase = ({ teams, matches }: PhaseSeries, playerId: number): number => {
  const listed = teams.flatMap(({ teamId, players }) => players.map(player => ({ ...player, teamId })))
  const player = listed.find(each => each.playerId === playerId)
  if (player?.news?.state === 'out') return 0
  return matches.length === 0 ? 1 : matchesOfTeam(matches, player?.teamId).length
}

/** Rounds to whole points, half up; the error of the fractions that were added does not make 12.5 a 12 (rulebook 7.19). */
const wholePoints = (points: number): number => Math.max(0, Math.round(Number(points.toFixed(6))))

/** Adds up the perks that apply to a keyplay, as the score does (rulebook 6.6). */
const bonusOf = ({ perks }: FrozenCard, type: string): number =>
  Math.max(
    0,
    perks
      .filter(({ keyplayType }) => keyplayType === null || keyplayType === type)
      .reduce((bonus, { mult }) => bonus + mult - 1, 1),
  )

const perSeries = (records: ReadonlyMap<number, readonly KeyplayRecord[]>, keyplayId: number): number => {
  const record = records.get(keyplayId)?.[0]
  return record ? record.count / record.series : 0
}

/**
 * Projects the score of a deck from what its players did in past series, for the series that each of them plays in the phase
 * (`seriesOf`). Keyplays are counted like events that happen independently of each other: their spread is the root of their expected
 * number (rulebook 7.19).
 *
 * @example
 * const keyplays = [{ keyplayId: 6, type: 'kill' as const, points: 10 }]
 * const deck = { phaseMult: 1, cards: [{ playerId: 7, sleeveId: null, mult: 1.5, keyplays, perks: [] }] }
 * const past = { playerId: 7, series: 2, maps: 5, keyplays: [{ keyplayId: 6, count: 8, series: 2 }] }
 * projectDeck(deck, [past], () => 1) // { score: 60, low: 30, high: 90, series: 2, unknown: [], withoutMatch: [] }
 */
export const projectDeck = (
  deck: FrozenDeck,
  history: readonly PlayerHistory[],
  seriesOf: (playerId: number) => number,
): Projection => {
  const known = new Map(history.map(player => [player.playerId, player]))
  const keyplays = deck.cards.flatMap(card => {
    const past = known.get(card.playerId)
    if (!past) return []
    const records = groupBy(past.keyplays, ({ keyplayId }) => keyplayId)
    return card.keyplays.map(({ keyplayId, type, points }) => ({
      count: perSeries(records, keyplayId) * seriesOf(card.playerId),
      worth: points * bonusOf(card, type) * card.mult * deck.phaseMult,
    }))
  })
  const score = keyplays.reduce((sum, { count, worth }) => sum + count * worth, 0)
  const spread = Math.sqrt(keyplays.reduce((sum, { count, worth }) => sum + count * worth ** 2, 0))
  const ids = deck.cards.map(({ playerId }) => playerId)
  return {
    score: wholePoints(score),
    low: wholePoints(score - spread),
    high: wholePoints(score + spread),
    series: ids.reduce((sum, id) => sum + (known.get(id)?.series ?? 0), 0),
    unknown: ids.filter(id => !known.has(id)),
    withoutMatch: ids.filter(id => seriesOf(id) === 0),
  }
}
