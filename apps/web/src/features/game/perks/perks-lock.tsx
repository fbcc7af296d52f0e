import { Lock } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useGame } from '../state/use-game.ts'
import styles from './perks-lock.module.css'

/** Says LOCKED while the phase is not open (rulebook 13.17). */
export function PerksLock() {
  const { t } = useTranslation('perks')
  const { state } = useGame()
  if (state === 'open') return null
  return (
    <span className={`inline-row middle gap-2 t12 bold tracked ${styles.locked}`}>
      <Lock size={13} aria-hidden />
      {t('locked')}
    </span>
  )
}
