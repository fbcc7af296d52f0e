import { deckSize } from '@game/domain'
import { useTranslation } from 'react-i18next'
import { useGame } from '../state/use-game.ts'
import { Tour } from '../tour/tour.tsx'
import styles from './deck-head.module.css'
import { DeckTotal } from './deck-total.tsx'
import { SaveStatus } from './save-status.tsx'

/** Shows the head of the deck: DECK n / 5. */
export function DeckTitle({ count }: { count: number }) {
  const { t } = useTranslation('deck')
  return (
    <span className={styles.head}>
      {t('title')}
      <span className={styles.count}>
        {count} / {deckSize}
      </span>
    </span>
  )
}

/** Shows the score of the deck or whether it is saved, and the button of the tour. */
export function DeckActions() {
  const { event, late, state } = useGame()
  return (
    <>
      <DeckTotal />
      {state === 'open' && <SaveStatus />}
      <Tour fresh={!event.joined && !late} />
    </>
  )
}
