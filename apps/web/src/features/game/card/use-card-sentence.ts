import { useStyleName } from '../../../base/texts/use-style-name.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import type { Player } from '../deck-state/deck-cards.ts'
import { ageOf } from '../shared/age-of.ts'
import { useCountryName } from '../shared/use-country-name.ts'
import { newsOf } from '../state/line-up-news.ts'
import { useGame } from '../state/use-game.ts'
import { absenceOf } from '../state/void-players.ts'

/** Returns a function that says in one sentence who is on a card: "donk, rifler, aggressive, Russia, 19, Team Spirit, NO MATCH". */
export function useCardSentence(): (player: Player, name?: string) => string {
  const { t } = useTranslation('deck')
  const game = useGame()
  const { phase } = game
  const countryName = useCountryName()
  const styleName = useStyleName()
  return (player, name = player.name) => {
    const absence = absenceOf(game, player.id)
    const news = newsOf(phase, player.id)
    return [
      name,
      player.role?.name,
      styleName(player),
      countryName(player.country),
      ageOf(player, phase.lock),
      player.team?.name,
      absence && t(`${absence}.card`),
      news && t(`lineUp.${news.state}`),
      news?.text,
    ]
      .filter(Boolean)
      .join(', ')
  }
}
