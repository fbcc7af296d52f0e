import { KeyplayIcon } from '../../../base/icons/keyplay-icon.tsx'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { useDeck } from '../deck-state/use-deck.ts'
import { keyplayOf } from '../keyplay-points/keyplay-of.ts'
import styles from './keyplay-entry.module.css'

/** Shows a keyplay in one line: icon, name and price, or `points` instead of the price. `dense` is for the reverse of a card. */
export function KeyplayEntry({
  id,
  dense,
  points,
}: {
  id: number
  dense?: boolean
  points?: string | undefined
}) {
  const { t, i18n } = useTranslation('keyplays')
  const keyplays = useDeck(deck => deck.keyplays)
  const { name, points: price, type } = keyplayOf(keyplays, id)
  return (
    <div
      className={`typed middle lines-125 ${styles.entry}`}
      data-type={type ?? undefined}
      data-dense={dense || undefined}
    >
      <KeyplayIcon id={id} size={dense ? 14 : 18} className={`tone ${styles.icon}`} />
      {name === '' ? (
        <Skeleton height={dense ? 10 : 26} />
      ) : (
        <>
          <span className={`cut t12 strong ${styles.name}`} dir="auto">
            {name}
          </span>
          <span className={`t12 soft ${styles.points}`}>
            {points ?? t('points', { points: formatNumber(price, i18n.language) })}
          </span>
        </>
      )}
    </div>
  )
}
