import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { figure } from '../deck/figures.ts'
import { KeyplayIcon } from '../icons/keyplay-icon.tsx'
import { keyplayOf } from './keyplay-of.ts'
import styles from './keyplay-option.module.css'
import { useKeyplays } from './use-keyplays.ts'

/** A keyplay to toggle. */
export function KeyplayOption({
  id,
  chosen,
  onToggle,
}: {
  id: number
  chosen: boolean
  onToggle: () => void
}) {
  const { t, i18n } = useTranslation('keyplays')
  const { keyplays } = useKeyplays()
  const { name, points } = keyplayOf(keyplays, id)
  return (
    <button type="button" className={styles.option} aria-pressed={chosen} onClick={onToggle}>
      <KeyplayIcon id={id} size={22} className={styles.icon} />
      <span className={styles.name}>{name}</span>
      <span className={styles.points}>{t('points', { points: figure(points, i18n.language) })}</span>
      <span className={styles.tick}>{chosen && <Check size={14} strokeWidth={3} aria-hidden />}</span>
    </button>
  )
}
