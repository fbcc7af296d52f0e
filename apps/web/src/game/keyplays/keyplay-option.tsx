import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { KeyplayIcon } from '../../icons/keyplay-icon.tsx'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import { figure } from '../deck/figures.ts'
import { useGame } from '../phases/use-game.ts'
import { keyplayOf } from './keyplay-of.ts'
import styles from './keyplay-option.module.css'
import { useKeyplays } from './use-keyplays.ts'

/** A keyplay to toggle; marked where the event's score files so far could not count it (keyplays.md). */
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
  const uncounted = useGame().event.scores.some(file => file.uncounted.includes(id))
  const option = (
    <button type="button" className={styles.option} aria-pressed={chosen} onClick={onToggle}>
      <KeyplayIcon id={id} size={22} className={styles.icon} />
      <span className={styles.name}>
        <span data-part="name">{name}</span>
        {uncounted && <span className={styles.uncounted}>{t('uncounted')}</span>}
      </span>
      <span className={styles.points}>{t('points', { points: figure(points, i18n.language) })}</span>
      <span className={styles.tick}>{chosen && <Check size={14} strokeWidth={3} aria-hidden />}</span>
    </button>
  )
  return uncounted ? <Tooltip content={t('uncountedText')}>{option}</Tooltip> : option
}
