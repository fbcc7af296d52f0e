import { type KeyplayType, keyplaysPerCard } from '@game/domain'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyplayTypeIcon } from '../../icons/keyplay-type-icon.tsx'
import { keyplaysOfType } from '../state/keyplay-of.ts'
import { useDeck } from '../state/use-deck.ts'
import styles from './keyplay-group.module.css'
import { KeyplayOption } from './keyplay-option.tsx'

/** Lists the keyplays of one type, cheapest first. `turns` leads to the other types where only one is shown. */
export function KeyplayGroup({
  type,
  chosen,
  onToggle,
  turns,
}: {
  type: KeyplayType
  chosen: readonly number[]
  onToggle: (keyplayId: number) => void
  turns?: ReactNode
}) {
  const { t } = useTranslation('keyplays')
  const { keyplays } = useDeck()
  return (
    <section className={styles.group} data-type={type} aria-label={t(`type.${type}`)}>
      <header className={styles.head}>
        <KeyplayTypeIcon type={type} size={18} />
        <h3 className={styles.title}>{t(`type.${type}`)}</h3>
        {turns && <span className={styles.turns}>{turns}</span>}
      </header>
      <ul className={styles.list} data-full={chosen.length >= keyplaysPerCard || undefined}>
        {keyplaysOfType(keyplays, type).map(({ id }) => (
          <li key={id}>
            <KeyplayOption id={id} chosen={chosen.includes(id)} onToggle={() => onToggle(id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
