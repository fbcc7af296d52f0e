import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../state/use-game.ts'
import styles from './empty-slot.module.css'

/** Shows a place of the deck without a card; the first one says what to do. */
export function EmptySlot({ number, first }: { number: number; first: boolean }) {
  const { t } = useTranslation('deck')
  const { editable } = useGame()
  return (
    <li className={styles.place}>
      <div className={styles.slot}>
        {editable && first && <Plus size={22} aria-hidden />}
        <span className={styles.words}>{t(editable && first ? 'slot.first' : 'slot.empty', { number })}</span>
      </div>
      <div className={styles.tray} data-tray />
    </li>
  )
}
