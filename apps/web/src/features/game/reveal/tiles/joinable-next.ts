import { type EventDates, isJoinable, type PlayButton, playButton } from '@game/domain'

type Listed = EventDates & { id: number; joined: boolean }

/** Finds, among the other events that the user can join, the one that locks first, with its button (rulebook 2.13). */
export function joinableNext<Event extends Listed>(
  events: readonly Event[],
  otherThan: number,
  now: string,
): { event: Event; button: PlayButton } | undefined {
  const lockOf = ({ phases }: Event) => phases.find(({ index }) => index === 1)?.lock ?? ''
  const [event] = events
    .filter(each => each.id !== otherThan && !each.joined && isJoinable(each, now))
    .toSorted((a, b) => lockOf(a).localeCompare(lockOf(b)))
  return event && { event, button: playButton(event, { signedIn: true, joined: false }, now) }
}
