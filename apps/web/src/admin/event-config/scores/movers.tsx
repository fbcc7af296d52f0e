import { useTranslation } from 'react-i18next'
import styles from './movers.module.css'
import type { ScoreChanges } from './upload-score.ts'

/** Who gains, or loses, most: username, score before and after, and the difference. */
export function Movers({ head, movers }: { head: string; movers: ScoreChanges['gains'] }) {
  const { i18n } = useTranslation()
  const points = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
  const difference = new Intl.NumberFormat(i18n.language, {
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
  return (
    <section>
      <h3 className={styles.head}>{head}</h3>
      <ol className={styles.list}>
        {movers.map(({ userId, user, before, after }) => (
          <li key={userId} className={styles.mover}>
            <span className={styles.name}>{user.username}</span>
            <span className={styles.way}>
              {points.format(before)} → {points.format(after)}
            </span>
            <span className={styles.difference}>{difference.format(after - before)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
