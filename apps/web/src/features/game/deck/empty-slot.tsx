import { Plus } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { KeyplaysSpace } from '../keyplays/keyplays-panel.tsx'
import { showList } from '../shared/show-list.ts'
import { useGame } from '../state/use-game.ts'
import styles from './empty-slot.module.css'

/** Shows a place of the deck without a card; the first one leads to the list of cards. `isShort` leaves out the space for keyplays. */
export function EmptySlot({ number, first, isShort }: { number: number; first: boolean; isShort: boolean }) {
  const { t } = useTranslation('deck')
  const { editable } = useGame()
  return (
    <li className={`column shrinks holds measured ${styles.place}`}>
      {editable && first ? (
        <button
          type="button"
          className={`column middle centred gap-2 text-center faint pad-2 ${styles.slot}`}
          data-part="next-place"
          aria-label={t('slot.first')}
          onClick={showList}
        >
          <Plus size={22} aria-hidden />
        </button>
      ) : (
        <div className={`column middle centred gap-2 text-center faint pad-2 ${styles.slot}`}>
          <span aria-hidden>{number}</span>
          <span className="visually-hidden">{t('slot.empty', { number })}</span>
        </div>
      )}
      {!isShort && (
        <div className={`fill corners-control ${styles.tray}`} data-tray>
          <KeyplaysSpace />
        </div>
      )}
    </li>
  )
}
