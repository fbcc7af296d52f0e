/** What the server's stream tells (rules.md 11). `missed`: anything may have changed meanwhile. */
export const newsTypes = [
  'scores_changed',
  'phase_opened',
  'phase_locked',
  'event_changed',
  'clan_changed',
  'notification',
  'missed',
] as const
export type NewsType = (typeof newsTypes)[number]

const reads = {
  scores_changed: ['getEventScores', 'getDeckScore', 'getEvent', 'getUser', 'getClanMembers'],
  phase_opened: ['getEvent', 'getEvents', 'getFeaturedEvents', 'getCards', 'getPickRates'],
  phase_locked: ['getEvent', 'getEvents', 'getFeaturedEvents', 'getCards', 'getPickRates', 'getEventScores'],
  event_changed: ['getEvent', 'getEvents', 'getFeaturedEvents', 'getCards', 'getPickRates', 'getEventScores'],
  clan_changed: ['getClan', 'getClans', 'getClanMembers', 'getUser', 'getEventScores'],
  notification: ['getNotifications', 'getUser', 'getClan', 'getClans', 'getClanMembers', 'getCards'],
} as const satisfies Record<Exclude<NewsType, 'missed'>, readonly string[]>

/** What a stream listens to beside one's own notifications. */
export type Watched = { eventId?: number; clanId?: number }

const { notification, clan_changed, ...ofEvent } = reads
const eventReads: readonly string[] = Object.values(ofEvent).flat()

/**
 * The calls whose answers a piece of news makes old, by their procedures' last names. What was missed is notifications,
 * and what could have been told of the event or the clan that is watched.
 */
export function outdatedBy(news: NewsType, { eventId, clanId }: Watched): readonly string[] {
  if (news !== 'missed') return reads[news]
  return [
    ...notification,
    ...(eventId === undefined ? [] : eventReads),
    ...(clanId === undefined ? [] : clan_changed),
  ]
}

export const isNews = (type: unknown): type is NewsType => newsTypes.some(known => known === type)
