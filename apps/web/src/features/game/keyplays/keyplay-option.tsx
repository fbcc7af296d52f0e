import { keyplayTexts } from '@game/domain'
import { Check } from 'lucide-react'
import { KeyplayIcon } from '../../../base/icons/keyplay-icon.tsx'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Tooltip } from '../../../base/ui/overlay/tooltip.tsx'
import { useDeck } from '../deck-state/use-deck.ts'
import { keyplayOf } from '../keyplay-points/keyplay-of.ts'
import type { History } from '../keyplay-points/use-keyplay-history.ts'
import { useGame } from '../state/use-game.ts'
import styles from './keyplay-option.module.css'
import { KeyplayRecord } from './keyplay-record.tsx'

/** Toggles a keyplay and shows its rule and its points so far; marks it if the event's newest score files could not count it (rulebook 8.22). */
export function KeyplayOption({
  id,
  chosen,
  tooLate,
  history,
  onToggle,
}: {
  id: number
  chosen: boolean
  tooLate: boolean
  history: History | undefined
  onToggle: (() => void) | undefined
}) {
  const { t, i18n } = useTranslation(['keyplays', 'keyplay-facts'])
  const keyplays = useDeck(deck => deck.keyplays)
  const { name, points } = keyplayOf(keyplays, id)
  const uncounted = useGame().event.scores.some(file => file.uncounted.includes(id))
  const option = (
    <button
      type="button"
      className={styles.option}
      aria-pressed={chosen}
      disabled={!onToggle}
      onClick={onToggle}
    >
      <KeyplayIcon id={id} size={22} className={styles.icon} />
      <span className={styles.name}>
        <span data-part="name" dir="auto">
          {name}
        </span>
        {tooLate && <span className={`block t12 bold warning ${styles.uncounted}`}>{t('tooLate')}</span>}
        {uncounted && <span className={`block t12 bold warning ${styles.uncounted}`}>{t('uncounted')}</span>}
      </span>
      <span className="one-line t12 text-right soft">
        {t('points', { points: formatNumber(points, i18n.language) })}{' '}
        <span className="block faint">{t('keyplay-facts:each')}</span>
      </span>
      <span className={styles.tick}>{chosen && <Check size={14} strokeWidth={3} aria-hidden />}</span>
      <span className={`stack gap-hair ${styles.facts}`}>
        <span className={styles.rule}>
          {keyplayTexts[id]?.rule[i18n.language] ?? t('keyplay-facts:byOrganiser')}
        </span>
        {history && <KeyplayRecord id={id} history={history} />}
      </span>
    </button>
  )
  return uncounted ? <Tooltip content={t('uncountedText')}>{option}</Tooltip> : option
}
