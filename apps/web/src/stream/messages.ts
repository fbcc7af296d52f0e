/** The messages of the server's live stream (rulebook 12.29). `missed`: anything may have changed meanwhile. */
export const messageTypes = [
  'scores_changed',
  'phase_opened',
  'phase_locked',
  'event_changed',
  'deck_changed',
  'clan_changed',
  'notification',
  'missed',
] as const
export type MessageType = (typeof messageTypes)[number]

const outdated = {
  scores_changed: [
    'getEventScores',
    'getDeckScore',
    'getPlayerScores',
    'getEvent',
    'getUser',
    'getClanMembers',
    'getScoreUploads',
    'getProof',
  ],
  phase_opened: ['getEvent', 'getEvents', 'getFeaturedEvents', 'getCards', 'getPickRates'],
  phase_locked: [
    'getEvent',
    'getEvents',
    'getFeaturedEvents',
    'getCards',
    'getPickRates',
    'getEventScores',
    'getPlayerScores',
    'getProof',
  ],
  event_changed: ['getEvent', 'getEvents', 'getFeaturedEvents', 'getCards', 'getPickRates', 'getEventScores'],
  deck_changed: ['getCards'],
  clan_changed: ['getClan', 'getClans', 'getClanMembers', 'getUser', 'getEventScores'],
  notification: [
    'getNotifications',
    'getUser',
    'getClan',
    'getClans',
    'getClanMembers',
    'getCards',
    'getOwnDisputes',
  ],
} as const satisfies Record<Exclude<MessageType, 'missed'>, readonly string[]>

/** What a stream listens to besides the user's own notifications. */
export type Watched = { eventId?: number; clanId?: number }

const { notification, clan_changed, ...byEvent } = outdated
const eventCalls: readonly string[] = Object.values(byEvent).flat()

/**
 * Lists the calls whose answers a message makes outdated, by their procedures' last names. After `missed` those are the
 * calls of notifications, and of the event or the clan that is watched.
 */
export function outdatedBy(message: MessageType, { eventId, clanId }: Watched): readonly string[] {
  if (message !== 'missed') return outdated[message]
  return [
    ...notification,
    ...(eventId === undefined ? [] : eventCalls),
    ...(clanId === undefined ? [] : clan_changed),
  ]
}

/** Whether a value is the type of a message. */
export const isMessage = (type: unknown): type is MessageType => messageTypes.some(known => known === type)
