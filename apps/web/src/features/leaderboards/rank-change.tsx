import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import styles from './rank-change.module.css'

/** Shows how far the last upload moved a rank: an arrow and the number of places, in words for screen readers. Null is a new entry. */
export function RankChange({ won }: { won: number | null }) {
  const { t } = useTranslation('leaderboards')
  if (won === null)
    return <span className={`inline-row middle t12 strong gap-hair ${styles.change}`}>{t('change.new')}</span>
  const way = won > 0 ? 'up' : won < 0 ? 'down' : 'same'
  const Icon = { up: ArrowUp, down: ArrowDown, same: Equal }[way]
  const words = t(`change.${way}`, { count: Math.abs(won) })
  return (
    <span className={`inline-row middle t12 strong gap-hair ${styles.change}`} data-way={way} title={words}>
      <Icon size={13} aria-hidden />
      <span aria-hidden>{won !== 0 && Math.abs(won)}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
