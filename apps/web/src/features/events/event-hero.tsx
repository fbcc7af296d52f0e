import { eventCountdown, eventState } from '@game/domain'
import type { ReactNode } from 'react'
import { Picture } from '../../base/ui/layout/picture.tsx'
import { Countdown } from './countdown.tsx'
import styles from './event-hero.module.css'
import { EventRewards } from './event-rewards.tsx'
import { PhasePips } from './phase-pips.tsx'
import type { ListedEvent } from './section.ts'
import { StateChip } from './state-chip.tsx'

/** Shows an event across the whole width: its banner, state, name and countdown, and `action`, the button that opens it. */
export function EventHero({
  event,
  now,
  heading: Heading,
  action,
  aside,
}: {
  event: ListedEvent
  now: string
  heading: 'h1' | 'h2'
  action: ReactNode
  /** Content on the other side of the banner. */
  aside?: ReactNode
}) {
  return (
    <article
      className={`stack bottom holds clips framed-strong ground-panel columns-from-1000 ${styles.hero}`}
    >
      <Picture
        src={event.img ? `/img/events/${event.img}.png` : undefined}
        width={1280}
        height={480}
        className={styles.banner}
        eager
      />
      <div className={`column top holds ${styles.what}`}>
        <StateChip state={eventState(event, now)} />
        <Heading className={styles.name} dir="auto">
          {event.name}
        </Heading>
        <PhasePips phases={event.phases} now={now} />
        <Countdown clock={eventCountdown(event, now)} now={now} />
        <EventRewards rewards={event.rewards} />
        <div className={`above-1 ${styles.action}`}>{action}</div>
      </div>
      {aside && <div className={`holds ${styles.aside}`}>{aside}</div>}
    </article>
  )
}
