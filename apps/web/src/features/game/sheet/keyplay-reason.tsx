import { KeyplayIcon } from '../../../base/icons/keyplay-icon.tsx'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { keyplayOf } from '../keyplay-points/keyplay-of.ts'
import type { Keyplay } from '../keyplay-points/use-keyplays.ts'
import { formatMultiplier } from '../shared/number-format.ts'
import { type GameEvent, perkOf } from '../state/game-event.ts'
import type { DeckCardScore } from '../state/use-deck-scores.ts'
import styles from './score-sheet.module.css'

type Reason = DeckCardScore['explanation']['keyplays'][number]

/** Explains the points of a keyplay: its count, its price, and what perks add. */
export function KeyplayReason({
  reason,
  event,
  keyplays,
}: {
  reason: Reason
  event: Pick<GameEvent, 'phases'>
  keyplays: readonly Keyplay[]
}) {
  const { i18n } = useTranslation()
  const number = (value: number) => formatNumber(value, i18n.language)
  const { name, type } = keyplayOf(keyplays, reason.id)
  const perks = reason.perks.map(
    ({ perkId, mult }) => `${perkOf(event, perkId)?.name ?? perkId} ${formatMultiplier(mult, i18n.language)}`,
  )
  return (
    <li
      className={`typed stack gap-2 ${styles.keyplay}`}
      data-type={type ?? undefined}
      data-none={reason.count === 0 || undefined}
    >
      <KeyplayIcon id={reason.id} size={18} className={styles.icon} />
      <span className="column">
        <span className={`t14 strong ${styles.what}`} dir="auto">
          {name}
        </span>
        <span className="t14 faint lines-140">
          {number(reason.count)} × {number(reason.price)}
          {reason.bonus !== 1 && ` × ${number(reason.bonus)}`}
          {perks.length > 0 && ` (${perks.join(', ')})`}
        </span>
      </span>
      <span className={`t14 strong ${styles.points}`}>{number(reason.points)}</span>
    </li>
  )
}
