import type { KeyplayType } from '@game/domain'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import type { Perk } from '../state/game-event.ts'
import { multiplierTokens } from './multiplier-tokens.ts'
import styles from './perk-description.module.css'

/** Shows a perk's name and what it does, with its multipliers highlighted; `idle` is the type of keyplays that it needs and the card lacks. */
export function PerkDescription({
  perk,
  id,
  idle,
}: {
  perk: Perk
  id?: string
  idle?: KeyplayType | null | undefined
}) {
  const { t } = useTranslation('perks')
  return (
    <span id={id} className="column shrinks gap-hair">
      <strong className="lines-130 t14 strong" dir="auto">
        {perk.name}
      </strong>
      <span className="note lines-140">
        {multiplierTokens(perk.description).map(({ text, token, at }) =>
          token ? (
            <mark key={at} className={`corners-4 bold ${styles.token}`}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
      {idle && <strong className="t14 warning">{t(`idle.text.${idle}`)}</strong>}
    </span>
  )
}
