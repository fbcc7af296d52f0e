import type { Mult } from '../card/mult-badge.tsx'
import { useGame } from '../phases/use-game.ts'
import { useSleeves } from '../sleeves/use-sleeves.ts'

/** A card's multiplier parts as the deck stands; outside the deck no sleeve covers it. */
export function useCardMult(): (playerId: number) => Mult {
  const { phase } = useGame()
  const { sleeves, mults, best } = useSleeves()
  return playerId => ({
    sleeve: mults[playerId] ?? 1,
    sleeveName: sleeves.find(sleeve => sleeve.id === best[playerId])?.name ?? null,
    phase: phase.mult,
  })
}
