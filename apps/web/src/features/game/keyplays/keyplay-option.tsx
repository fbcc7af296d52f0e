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
import type { KeyplayOrder } from './keyplay-order.ts'
import { ExpectedPoints, KeyplayRecord } from './keyplay-record.tsx'

/** Toggles a keyplay and shows its rule and its points so far; marks it if the event's newest score files could not count it (rulebook 8.22). */
export function KeyplayOption({
  id,
  chosen,
  tooLate,
  history,
  order,
  onToggle,
}: {
  id: number
  chosen: boolean
  tooLate: boolean
  history: History | undefined
  order: KeyplayOrder
  onToggle: (() => void) | undefined
}) {
  const { t, i18n } = useTranslation(['keyplays', 'keyplay-facts'])
  const keyplays = useDeck(deck => deck.keyplays)
  const { name, points } = keyplayOf(keyplays, id)
  const uncounted = useGame().event.scores.some(file => file.uncounted.includes(id))
  const option = (
    <button
      type="button"
      className={`middle pad-1-2 wide no-border text-left ${styles.option}`}
      aria-pressed={chosen}
      disabled={!onToggle}
      onClick={onToggle}
    >
      <KeyplayIcon id={id} size={24} className={`tone ${styles.icon}`} />
      <span className="cut t14 strong">
        <span data-part="name" dir="auto">
          {name}
        </span>{' '}
      </span>
      <span className={`cut t14 soft ${styles.facts}`}>
        {tooLate && <span className="t12 bold warning tracked-8">{t('tooLate')} </span>}
        {uncounted && <span className="t12 bold warning tracked-8">{t('uncounted')} </span>}
        {t('points', { points: formatNumber(points, i18n.language) })} {t('keyplay-facts:each')}
        <KeyplayRecord id={id} history={history} />{' '}
      </span>
      <span className={`cut t14 faint ${styles.rule}`}>
        {keyplayTexts[id]?.rule[i18n.language] ?? t('keyplay-facts:byOrganiser')}
      </span>{' '}
      <ExpectedPoints id={id} price={points} history={history} order={order} />
      <span className={`stack in-middle ${styles.tick}`}>
        {chosen && <Check size={14} strokeWidth={3} aria-hidden />}
      </span>
    </button>
  )
  return uncounted ? <Tooltip content={t('uncountedText')}>{option}</Tooltip> : option
}
