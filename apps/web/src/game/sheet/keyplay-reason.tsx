import { useTranslation } from 'react-i18next'
import { KeyplayIcon } from '../../icons/keyplay-icon.tsx'
import { figure, times } from '../deck/figures.ts'
import type { DeckCardScore } from '../deck/use-scores.ts'
import { keyplayOf } from '../keyplays/keyplay-of.ts'
import { useKeyplays } from '../keyplays/use-keyplays.ts'
import { perkOf } from '../perks/perk-of.ts'
import { useGame } from '../phases/use-game.ts'
import styles from './score-sheet.module.css'

type Reason = DeckCardScore['explanation']['keyplays'][number]

/** A keyplay's points: how often, at what price, and what perks add. */
export function KeyplayReason({ reason }: { reason: Reason }) {
  const { i18n } = useTranslation()
  const { event } = useGame()
  const { keyplays } = useKeyplays()
  const number = (value: number) => figure(value, i18n.language)
  const { name, type } = keyplayOf(keyplays, reason.id)
  const perks = reason.perks.map(
    ({ perkId, mult }) => `${perkOf(event, perkId)?.name ?? perkId} ${times(mult)}`,
  )
  return (
    <li className={styles.keyplay} data-type={type ?? undefined} data-none={reason.count === 0 || undefined}>
      <KeyplayIcon id={reason.id} size={18} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.what}>{name}</span>
        <span className={styles.how}>
          {number(reason.count)} × {number(reason.price)}
          {reason.bonus !== 1 && ` × ${number(reason.bonus)}`}
          {perks.length > 0 && ` (${perks.join(', ')})`}
        </span>
      </span>
      <span className={styles.points}>{number(reason.points)}</span>
    </li>
  )
}
