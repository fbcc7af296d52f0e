/** What the server's stream tells (rules.md 11). `missed`: anything may have changed meanwhile. */
export const newsTypes = [
  'scores_changed',
  'phase_opened',
  'phase_locked',
  'event_changed',
  'notification',
  'missed',
] as const
export type NewsType = (typeof newsTypes)[number]

const reads = {
  scores_changed: ['getEventScores', 'getDeckScore', 'getEvent', 'getUser', 'getClanMembers'],
  phase_opened: ['getEvent', 'getEvents', 'getFeaturedEvents', 'getCards', 'getPickRates'],
  phase_locked: ['getEvent', 'getEvents', 'getFeaturedEvents', 'getCards', 'getPickRates', 'getEventScores'],
  event_changed: ['getEvent', 'getEvents', 'getFeaturedEvents', 'getCards', 'getPickRates', 'getEventScores'],
  notification: ['getNotifications', 'getUser', 'getClan', 'getClans', 'getClanMembers', 'getCards'],
} as const satisfies Record<Exclude<NewsType, 'missed'>, readonly string[]>

const all: readonly string[] = Object.values(reads).flat()

/**
 * The calls whose answers a piece of news makes old, by their procedures' last names. What was missed on a stream without
 * an event is notifications at most.
 */
export function outdatedBy(news: NewsType, eventId?: number): readonly string[] {
  if (news !== 'missed') return reads[news]
  return eventId === undefined ? reads.notification : all
}

export const isNews = (type: unknown): type is NewsType => newsTypes.some(known => known === type)
