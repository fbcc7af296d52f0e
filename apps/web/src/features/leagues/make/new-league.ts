import { checkSeasonDates, leagueLimit, leagueRounds } from '@game/domain'
import type { Inputs } from '../../../base/api/client.ts'
import type { ListedEvent } from '../../events/section.ts'

export type NewLeague = Inputs['league']['addLeague']['data']
export type Scope = NewLeague['scope']

/** What has been chosen of the events so far. */
export type ScopeChoice = {
  kind: 'event' | 'events' | 'dates'
  eventIds: readonly number[]
  from: string
  to: string
}

/** What has been chosen of a league so far, apart from its events. */
export type Settings = {
  name: string
  format: NewLeague['format']
  mode: NonNullable<NewLeague['mode']>
  best: number
  seeds: NonNullable<NewLeague['seeds']>
  third: boolean
  qualifying: boolean
  visibility: NewLeague['visibility']
  entry: NewLeague['entry']
  prize: string
  note: string
}

/** A private table that sums all rounds and that anybody with the link joins, unless the owner chooses otherwise. */
export const firstSettings: Settings = {
  name: '',
  format: 'table',
  mode: 'sum',
  best: 3,
  seeds: 'drawn',
  third: false,
  qualifying: false,
  visibility: 'private',
  entry: 'open',
  prize: '',
  note: '',
}

/** The event that was chosen before, and a season of three months from `today`, an instant. */
export function firstScope(today: string, eventId?: number): ScopeChoice {
  const end = new Date(today)
  end.setUTCMonth(end.getUTCMonth() + 3)
  return {
    kind: 'event',
    eventIds: eventId === undefined ? [] : [eventId],
    from: today.slice(0, 10),
    to: end.toISOString().slice(0, 10),
  }
}

/** Returns the events as the call takes them; null while too little is chosen (rulebook 19.3). */
export function scopeOf({ kind, eventIds, from, to }: ScopeChoice): Scope | null {
  const [eventId] = eventIds
  if (kind === 'event') return eventId === undefined ? null : { eventId }
  if (kind === 'events') return eventIds.length === 0 ? null : { eventIds: [...eventIds] }
  return from && to && checkSeasonDates(from, to).ok ? { from, to } : null
}

/** Returns how many members a cup of these events may have; null before an event is chosen (rulebook 19.4). */
export function cupLimitOf(
  { kind, eventIds }: ScopeChoice,
  events: readonly ListedEvent[],
  now: string,
): number | null {
  const unplayed = { finalAfterHours: 0, countedAt: null, matches: 0, voidMatches: 0 }
  const chosen = events
    .filter(({ id }) => eventIds.includes(id))
    .map(event => ({ ...event, ...unplayed, phases: event.phases.map(phase => ({ ...phase, ...unplayed })) }))
  if (chosen.length === 0 || kind === 'dates') return null
  const scope = kind === 'event' ? 'event' : 'season'
  const rounds = leagueRounds({ scope, createdAt: now }, chosen, now)
  return leagueLimit({ format: 'cup', rounds, closedAt: null, to: null })
}

/** Returns a league as the call takes it: only what fits its format (rulebook 19.10, 19.23, 19.28, 19.39). */
export const newLeague = (settings: Settings, scope: Scope): NewLeague => {
  const { name, format, mode, best, seeds, third, qualifying, visibility, entry, prize, note } = settings
  return {
    name: name.trim(),
    format,
    scope,
    visibility,
    entry,
    prize: prize.trim(),
    note: note.trim(),
    ...(format === 'table' && { mode, ...(mode === 'best' && { best }) }),
    ...(format === 'cup' && { seeds, third, qualifying }),
  }
}
