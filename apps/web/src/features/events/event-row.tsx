import { eventBadge, eventCountdown, eventState, playButton } from '@game/domain'
import { CalendarDays, Check, DoorOpen } from 'lucide-react'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Chip } from '../../base/ui/feedback/chip.tsx'
import { Picture } from '../../base/ui/layout/picture.tsx'
import { Countdown } from './countdown.tsx'
import { EventRewards } from './event-rewards.tsx'
import styles from './event-row.module.css'
import { PhasePips } from './phase-pips.tsx'
import { PlayAction } from './play-action.tsx'
import type { ListedEvent } from './section.ts'
import { StateChip } from './state-chip.tsx'

/** Shows an event in a row: banner, name, state, countdown and its button. */
export function EventRow({ event, now }: { event: ListedEvent; now: string | null }) {
  const { t } = useTranslation('events')
  const user = useCurrentUser()
  const viewer = { signedIn: Boolean(user), joined: event.joined }
  const badge = now === null ? null : eventBadge(event, viewer, now)
  const state = now === null ? null : eventState(event, now)
  const running = state === 'ongoing' || state === 'upcoming'
  return (
    <article className={`clips ground-panel ${styles.row}`} data-state={state ?? undefined}>
      <Picture
        src={event.img ? `/img/events/${event.img}.png` : undefined}
        width={1280}
        height={480}
        shown={512}
        className={styles.banner}
        placeholder={<CalendarDays size={26} />}
      />
      <div className={`shrinks ${styles.what}`}>
        <h3 className="breaks t16" dir="auto">
          {event.name}
        </h3>
        <div className="row wrap gap-2 above-2">
          {state !== null && state !== 'invalid' && <StateChip state={state} />}
          {badge === 'joined' && (
            <Chip tone="success" icon={<Check size={12} strokeWidth={3} />}>
              {t('joined')}
            </Chip>
          )}
          {badge === 'joinable' && (
            <Chip tone="warning" icon={<DoorOpen size={12} />}>
              {t('joinable')}
            </Chip>
          )}
        </div>
        {now !== null && <PhasePips phases={event.phases} now={now} />}
        <EventRewards rewards={event.rewards} />
      </div>
      <div className={styles.clock}>
        {now !== null && running && <Countdown clock={eventCountdown(event, now)} now={now} />}
      </div>
      <PlayAction event={event} button={playButton(event, viewer, now)} signedIn={viewer.signedIn} />
    </article>
  )
}
