import { useTranslation } from 'react-i18next'
import { KeyplayIcon } from '../../icons/keyplay-icon.tsx'
import { figure } from '../deck/figures.ts'
import styles from './keyplay-entry.module.css'
import { keyplayOf } from './keyplay-of.ts'
import { useKeyplays } from './use-keyplays.ts'

/** A keyplay as a line: icon, name, what one of it pays. `dense` for the reverse of a card. */
export function KeyplayEntry({ id, dense }: { id: number; dense?: boolean }) {
  const { t, i18n } = useTranslation('keyplays')
  const { keyplays } = useKeyplays()
  const { name, points, type } = keyplayOf(keyplays, id)
  return (
    <div className={styles.entry} data-type={type ?? undefined} data-dense={dense || undefined}>
      <KeyplayIcon id={id} size={dense ? 14 : 18} className={styles.icon} />
      <span className={styles.name}>{name}</span>
      <span className={styles.points}>{t('points', { points: figure(points, i18n.language) })}</span>
    </div>
  )
}
