import type { EventCountdown, PhaseCountdown } from '@game/domain'
import { useTranslation } from '../../base/texts/use-translation.ts'
import styles from './countdown.module.css'
import { countdownTo } from './countdown-clock.ts'

/** Shows the target of a countdown and the time left by the server's clock; nothing if there is none (rulebook 2.17). */
export function Countdown({
  clock,
  now,
  label,
}: {
  clock: EventCountdown | PhaseCountdown | null
  now: string
  /** Replaces the words for the target. */
  label?: string | undefined
}) {
  const { t } = useTranslation('events')
  if (!clock) return null
  const left = clock.until === null ? null : countdownTo(clock.until, now)
  return (
    <div className="column one-line gap-hair" role="timer">
      <span className={`caption strong ${styles.label}`}>{label ?? t(`countdown.${clock.label}`)}</span>
      {left && (
        <span className={`t20 lines-120 strong ${styles.time}`}>
          {left.days > 0 && <span className="after-2 soft">{left.days}d</span>}
          {left.clock}
        </span>
      )}
    </div>
  )
}
