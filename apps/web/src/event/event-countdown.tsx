import { countdown, type EventDates } from '@game/domain'
import { useTranslation } from 'react-i18next'
import styles from './event-countdown.module.css'
import { timeLeft } from './time-left.ts'

/** What an event's clock runs down to, by the server's time; nothing where it has no clock. */
export function EventCountdown({ event, now }: { event: EventDates; now: string }) {
  const { t } = useTranslation('events')
  const clock = countdown(event, now)
  if (!clock) return null
  const left = timeLeft(clock.until, now)
  return (
    <div className={styles.countdown} role="timer">
      <span className={styles.label}>{t(`countdown.${clock.label}`)}</span>
      <span className={styles.time}>
        {left.days > 0 && <span className={styles.days}>{left.days}d</span>}
        {left.clock}
      </span>
    </div>
  )
}
