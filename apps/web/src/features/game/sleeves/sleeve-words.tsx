import { type LackingCard, lackingCard, type Sleeve, styleIds } from '@game/domain'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { frameOf } from '../shared/frame.ts'
import { formatMultiplier } from '../shared/number-format.ts'
import { useCountryName } from '../shared/use-country-name.ts'
import { useGame } from '../state/use-game.ts'
import styles from './sleeves-panel.module.css'

/**
 * Says in words which sleeve is best of those that are active, and, until the phase locks, of those that are one card short what it lacks
 * (rulebook 5.16, 13.18).
 */
export function SleeveWords() {
  const { t, i18n } = useTranslation('sleeves')
  const { hasLocked } = useGame()
  const { sleeves } = useDeck(deck => deck.sleeves)
  const players = useDeck(({ cards }) => cards).map(({ player }) => player)
  const cardOf = useCardWords()
  const best = (fitting: (sleeve: Sleeve) => boolean) =>
    sleeves.filter(fitting).toSorted((a, b) => b.mult - a.mult)[0]
  const active = best(sleeve => sleeve.active)
  const short =
    !hasLocked && best(sleeve => sleeve.mult > (active?.mult ?? 1) && lackingCard(sleeve, players) !== null)
  const lacking = short && lackingCard(short, players)
  const lines = [
    active && { sleeve: active, words: t('activeOn', { name: active.name, cards: active.covered.length }) },
    short &&
      lacking && {
        sleeve: short,
        words: t('short', {
          name: short.name,
          fulfilled: short.fulfilled,
          required: short.required,
          card: cardOf(lacking),
        }),
      },
  ].flatMap(line => line || [])
  return (
    <ul className={styles.lines}>
      {lines.map(({ sleeve, words }) => (
        <li key={sleeve.id} className="row middle between gap-2 t14">
          <span className="cut shrinks" dir="auto">
            {words}
          </span>
          <strong
            className={`worth corners-chip text-center ${styles.mult}`}
            data-worth={sleeve.active ? frameOf(sleeve.mult) : undefined}
          >
            {formatMultiplier(sleeve.mult, i18n.language)}
          </strong>
        </li>
      ))}
    </ul>
  )
}

/** Returns a function that names a card that a sleeve lacks. */
function useCardWords(): (card: LackingCard) => string {
  const { t } = useTranslation('sleeves')
  const players = useDeck(deck => deck.players)
  const countryName = useCountryName()
  return card => {
    if ('roleId' in card)
      return t('lacks.role', {
        role: players.find(({ roleId }) => roleId === card.roleId)?.role?.name ?? '',
      })
    if ('styleId' in card)
      return t(card.styleId === styleIds.aggressive ? 'lacks.style.aggressive' : 'lacks.style.passive')
    if ('country' in card) return t('lacks.country', { country: countryName(card.country) })
    return t(`lacks.age.${card.age}`)
  }
}
