import { ageOn } from '@game/domain'
import { useStyleName } from '../../../base/texts/use-style-name.ts'
import type { Player } from '../deck-state/deck-cards.ts'
import { useCountryName } from '../shared/use-country-name.ts'
import { useGame } from '../state/use-game.ts'

/** Returns a function that says in one sentence who is on a card: "donk, rifler, aggressive, Russia, 19, Team Spirit". */
export function useCardSentence(): (player: Player, name?: string) => string {
  const { phase } = useGame()
  const countryName = useCountryName()
  const styleName = useStyleName()
  return (player, name = player.name) =>
    [
      name,
      player.role.name,
      styleName(player),
      countryName(player.country),
      phase.lock && ageOn(player.birth, phase.lock),
      player.team?.name,
    ]
      .filter(Boolean)
      .join(', ')
}
