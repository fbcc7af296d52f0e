import { EllipsisVertical, Plus } from 'lucide-react'
import { useTranslation } from '../../texts/use-translation.ts'
import { KeyplaysSpace } from '../keyplays/keyplays-panel.tsx'
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
        <span className={styles.words}>
          {editable && first ? <FirstStep words={t('slot.first')} /> : t('slot.empty', { number })}
        </span>
      </div>
      <div className={styles.tray} data-tray>
        <KeyplaysSpace />
      </div>
    </li>
  )
}

/** Shows what to do; the ⋮ of the menu is an icon, as not every font has that character. */
function FirstStep({ words }: { words: string }) {
  const [before, after] = words.split('⋮')
  return (
    <>
      {before}
      <EllipsisVertical size={14} className={styles.sign} aria-hidden />
      {after}
    </>
  )
}
