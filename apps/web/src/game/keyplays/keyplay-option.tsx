import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { KeyplayIcon } from '../../icons/keyplay-icon.tsx'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import { formatNumber } from '../shared/number-format.ts'
import { keyplayOf } from '../state/keyplay-of.ts'
import { useDeck } from '../state/use-deck.ts'
import { useGame } from '../state/use-game.ts'
import styles from './keyplay-option.module.css'

/** Toggles a keyplay; marks one that the event's newest score files could not count (rulebook 8.22). */
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
  const { keyplays } = useDeck()
  const { name, points } = keyplayOf(keyplays, id)
  const uncounted = useGame().event.scores.some(file => file.uncounted.includes(id))
  const option = (
    <button type="button" className={styles.option} aria-pressed={chosen} onClick={onToggle}>
      <KeyplayIcon id={id} size={22} className={styles.icon} />
      <span className={styles.name}>
        <span data-part="name">{name}</span>
        {uncounted && <span className={styles.uncounted}>{t('uncounted')}</span>}
      </span>
      <span className={styles.points}>{t('points', { points: formatNumber(points, i18n.language) })}</span>
      <span className={styles.tick}>{chosen && <Check size={14} strokeWidth={3} aria-hidden />}</span>
    </button>
  )
  return uncounted ? <Tooltip content={t('uncountedText')}>{option}</Tooltip> : option
}
