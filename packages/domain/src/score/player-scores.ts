import { groupBy } from '../shared/group-by.ts'
import { bestKeyplays, type HindsightFacts } from './best-card.ts'
import type { KeyplayCount } from './count-index.ts'
import { frozenOf } from './frozen-deck.ts'
import { type CardScore, scoreOf } from './score.ts'

/**
 * Scores each player of a phase: the card with the three keyplays that earned the most, without perks and without a sleeve
 * (rulebook 7.18). `facts` are those of the lock; the result has the players in their order, including those without points.
 *
 * @example
 * const zywoo = { playerId: 7, country: 'fr', birth: '2000-11-09', roleId: 2, styleId: 1 }
 * const keyplays = [{ id: 6, type: 'kill' as const, points: 14 }]
 * const facts = { lock: '2026-06-02T12:00:00Z', phaseMult: 1, players: [zywoo], sleeves: [], keyplays }
 * playerScores(facts, [{ playerId: 7, keyplayId: 6, count: 3 }])[0]?.score // 42
 */
export const playerScores = (facts: HindsightFacts, counts: readonly KeyplayCount[]): CardScore[] => {
  const byPlayer = groupBy(counts, ({ playerId }) => playerId)
  const cards = facts.players.map(({ playerId }) => ({
    playerId,
    keyplays: bestKeyplays(byPlayer.get(playerId) ?? [], facts),
    perks: [],
  }))
  return scoreOf(frozenOf(cards, { ...facts, sleeves: [], perks: [] }), counts).cards
}
