import { ageOn, styleIds } from '@game/domain'
import { useTranslation } from '../../texts/use-translation.ts'
import type { Player } from '../deck-state/deck-cards.ts'
import { useCountryName } from '../shared/use-country-name.ts'
import { useGame } from '../state/use-game.ts'

/** Returns a function that says in one sentence who is on a card: "donk, rifler, aggressive, Russia, 19, Team Spirit". */
export function useCardSentence(): (player: Player, name?: string) => string {
  const { t } = useTranslation('deck')
  const { phase } = useGame()
  const countryName = useCountryName()
  const styleNames: Record<number, string> = {
    [styleIds.aggressive]: t('style.aggressive'),
    [styleIds.passive]: t('style.passive'),
  }
  return (player, name = player.name) =>
    [
      name,
      player.role.name,
      styleNames[player.styleId] ?? player.style.name,
      countryName(player.country),
      phase.lock && ageOn(player.birth, phase.lock),
      player.team?.name,
    ]
      .filter(Boolean)
      .join(', ')
}
