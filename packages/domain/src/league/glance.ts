import { groupBy } from '../shared/group-by.ts'
import { exactSum } from '../shared/hundredths.ts'
import type { LeagueRound } from './round.ts'

/** The cards of a member's deck in a round, with the score of each. */
export type GlanceDeck = readonly { playerId: number; score: number }[]

/** A card of a round: how many members of the league hold it, and what it has brought the decks that are shown. */
export type GlanceCard = { playerId: number; holders: number; score: number }

/**
 * Returns the members of a round in its order: those who held a card first, by their score; who is equal stays in the order that is given
 * (rulebook 19.36).
 *
 * @example
 * roundOrder([{ userId: 7, score: 0, hasDeck: false }, { userId: 9, score: 12, hasDeck: true }]) // [9, 7]
 */
export const roundOrder = (round: LeagueRound): number[] =>
  round
    .toSorted((a, b) => Number(b.hasDeck) - Number(a.hasDeck) || b.score - a.score)
    .map(({ userId }) => userId)

/**
 * Returns the cards of decks in the order of the columns of a glance: by the number of holders in the league, then by what they brought
 * the decks that are shown, then by id (rulebook 19.36). `holders` has the cards of the whole league.
 *
 * @example
 * glanceCards([[{ playerId: 7, score: 10 }]], [{ playerId: 7, holders: 1 }]) // [{ playerId: 7, holders: 1, score: 10 }]
 */
export const glanceCards = (
  decks: readonly GlanceDeck[],
  holders: readonly Omit<GlanceCard, 'score'>[],
): GlanceCard[] => {
  const holdersOf = new Map(holders.map(each => [each.playerId, each.holders]))
  const shown = groupBy(decks.flat(), ({ playerId }) => playerId)
  return [...shown]
    .map(([playerId, cards]) => ({
      playerId,
      holders: holdersOf.get(playerId) ?? cards.length,
      score: exactSum(cards.map(({ score }) => score)),
    }))
    .sort((a, b) => b.holders - a.holders || b.score - a.score || a.playerId - b.playerId)
}
