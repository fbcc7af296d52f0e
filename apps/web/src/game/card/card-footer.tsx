import styles from './card-footer.module.css'
import { type Mult, MultBadge } from './mult-badge.tsx'
import { type CardPoints, PointsBadge } from './points-badge.tsx'

/** The foot of a card: its multiplier and its points. */
export function CardFooter({ mult, score }: { mult: Mult; score?: CardPoints | undefined }) {
  return (
    <div className={styles.footer}>
      <MultBadge mult={mult} />
      <PointsBadge score={score} />
    </div>
  )
}
