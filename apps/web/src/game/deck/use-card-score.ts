import type { CardPoints } from '../card/points-badge.tsx'
import { useScores } from './use-scores.ts'

/** The score of a card in the phase that is looked at; undefined while it has none. */
export function useCardScore(): (playerId: number) => CardPoints | undefined {
  const scores = useScores()
  return playerId => scores.find(score => score.playerId === playerId)
}
