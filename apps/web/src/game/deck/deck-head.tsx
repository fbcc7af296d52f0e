import { deckSize } from '@game/domain'
import { useTranslation } from 'react-i18next'
import styles from './deck-head.module.css'

/** DECK n / 5. */
export function DeckHead({ count }: { count: number }) {
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
