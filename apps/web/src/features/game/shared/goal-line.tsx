import type { ReactNode } from 'react'
import styles from './goal-line.module.css'

/** How much longer the line is than the goal, whatever the score, so that it does not give away the outcome. */
const beyondGoal = 1.25

/**
 * Shows a score as a line towards the goal, wherever a score is compared with it; `held` is the part that is already final. The
 * labels are part of the picture: screen readers get the figures from the text next to it.
 */
export function GoalLine({
  total,
  held = 0,
  goal,
  tone = 'mine',
  goalLabel,
  shortBy,
  gain,
  isHeld,
  atGoal,
}: {
  total: number
  held?: number
  goal: number
  /** `short` is a goal that was missed: in steel. */
  tone?: 'mine' | 'success' | 'short'
  goalLabel: string
  /** What is missing, below the part of the line that is missing. */
  shortBy?: string | undefined
  /** What has just been added, rising from the end of the line; `of` is another value for each time. */
  gain?: { of: number; text: string } | undefined
  /** The mark of the goal trembles, because it is about to be crossed. */
  isHeld?: boolean
  /** Shown around the mark of the goal. */
  atGoal?: ReactNode
}) {
  const length = goal * beyondGoal || Math.max(total, 1)
  const share = (points: number) => Math.max(0, Math.min(1, points / length))
  const shares = { '--total': share(total), '--held': share(Math.min(held, total)), '--goal': share(goal) }
  return (
    <div
      className={`wide ${styles.line}`}
      data-part="goal-line"
      data-tone={tone}
      data-held={isHeld || undefined}
      style={shares}
      aria-hidden
    >
      <span className={`one-line note strong over ${styles.goal}`}>{goalLabel}</span>
      <span className={`clips sunk block holds framed ground-well ${styles.track}`}>
        <span className={styles.fill} />
        {held > 0 && <span className={styles.held} />}
      </span>
      <span className={`over ${styles.mark}`}>{atGoal}</span>
      {shortBy && (
        <span className={`over ${styles.shortBy}`}>
          <span>{shortBy}</span>
        </span>
      )}
      {gain && (
        <span key={gain.of} className={`pad-x-2 over corners-chip t14 heavy ${styles.gain}`}>
          {gain.text}
        </span>
      )}
    </div>
  )
}
