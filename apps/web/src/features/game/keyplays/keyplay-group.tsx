import { type KeyplayType, keyplaysPerCard } from '@game/domain'
import { KeyplayTypeIcon } from '../../../base/icons/keyplay-type-icon.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import type { History } from '../keyplay-points/use-keyplay-history.ts'
import styles from './keyplay-group.module.css'
import { KeyplayOption } from './keyplay-option.tsx'
import { type KeyplayOrder, orderedKeyplays } from './keyplay-order.ts'

/** Lists the keyplays of one type in order, below its name if it `hasHead`. */
export function KeyplayGroup({
  type,
  chosen,
  tooLate,
  onToggle,
  history,
  order,
  hasHead,
}: {
  type: KeyplayType
  chosen: readonly number[]
  tooLate: readonly number[]
  onToggle: ((keyplayId: number) => void) | undefined
  history: History | undefined
  order: KeyplayOrder
  hasHead?: boolean
}) {
  const { t } = useTranslation('keyplays')
  const keyplays = useDeck(deck => deck.keyplays)
  return (
    <section className="typed column fill shrinks low" data-type={type} aria-label={t(`type.${type}`)}>
      {hasHead && (
        <header className={`row middle gap-2 tone ${styles.head}`}>
          <KeyplayTypeIcon type={type} size={18} />
          <h3 className="caps t12">{t(`type.${type}`)}</h3>
        </header>
      )}
      <ul
        className={`fill low pad-1 ${styles.list}`}
        data-full={chosen.length >= keyplaysPerCard || undefined}
      >
        {orderedKeyplays(keyplays, type, order, history).map(({ id }) => (
          <li key={id}>
            <KeyplayOption
              id={id}
              chosen={chosen.includes(id)}
              tooLate={tooLate.includes(id)}
              history={history}
              order={order}
              onToggle={onToggle && (() => onToggle(id))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
