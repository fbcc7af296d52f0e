import { KeyplayIcon } from '../../../base/icons/keyplay-icon.tsx'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { keyplayOf } from '../keyplay-points/keyplay-of.ts'
import { useKeyplays } from '../keyplay-points/use-keyplays.ts'
import type { DeckCardScore } from '../state/use-deck-scores.ts'
import styles from './reveal-card.module.css'

type Reason = DeckCardScore['explanation']['keyplays'][number]

/** Shows a keyplay with its count, its price and its points. */
export function RevealedKeyplay({ reason }: { reason: Reason }) {
  const { i18n } = useTranslation()
  const { keyplays } = useKeyplays()
  const number = (value: number) => formatNumber(value, i18n.language)
  const { name, type } = keyplayOf(keyplays, reason.id)
  return (
    <li
      className={`typed stack middle gap-2 ground-tile t14 framed ${styles.keyplay}`}
      data-type={type ?? undefined}
      data-none={reason.count === 0 || undefined}
    >
      <KeyplayIcon id={reason.id} size={16} className={`tone ${styles.icon}`} />
      <span className="column shrinks lines-125">
        <span className={`clips ${styles.term}`} title={name} dir="auto">
          {name}
        </span>
        <span className="caption">
          {number(reason.count)} × {number(reason.price)}
          {reason.bonus !== 1 && ` × ${number(reason.bonus)}`}
        </span>
      </span>
      <strong>{number(reason.points)}</strong>
    </li>
  )
}
