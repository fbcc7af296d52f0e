/** The messages of the server's live stream (rulebook 12.29). `missed` means that anything may have changed in the meantime. */
export const messageTypes = [
  'scores_changed',
  'phase_opened',
  'phase_locked',
  'event_changed',
  'deck_changed',
  'clan_changed',
  'leagues_changed',
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
    'getPhaseMaps',
    'getProof',
    'getRivalry',
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
    'getRivalry',
    'getHolders',
  ],
  event_changed: ['getEvent', 'getEvents', 'getFeaturedEvents', 'getCards', 'getPickRates', 'getEventScores'],
  deck_changed: ['getCards'],
  leagues_changed: ['getLeagues', 'getLeague', 'getLeagueTable', 'getLeagueFixtures', 'getLeagueBracket'],
  clan_changed: ['getClan', 'getClans', 'getClanMembers', 'getUser', 'getEventScores'],
  notification: [
    'getNotifications',
    'getUser',
    'getClan',
    'getClans',
    'getClanMembers',
    'getCards',
    'getOwnDisputes',
    'getLeagues',
    'getLeague',
    'getLeagueMembers',
    'getLeaguePreview',
    'getLeagueTable',
    'getLeagueFixtures',
    'getLeagueBracket',
  ],
} as const satisfies Record<Exclude<MessageType, 'missed'>, readonly string[]>

/** What a stream listens to in addition to the user's own notifications. */
export type Watched = { eventId?: number; clanId?: number }

const { notification, clan_changed, ...byEvent } = outdated
const eventCalls: readonly string[] = Object.values(byEvent).flat()

/**
 * Lists the calls whose answers a message makes outdated, by the last part of their procedure names. After `missed` these are
 * the calls for notifications, and those for the watched event or clan.
 */
export function outdatedBy(message: MessageType, { eventId, clanId }: Watched): readonly string[] {
  if (message !== 'missed') return outdated[message]
  return [
    ...notification,
    ...(eventId === undefined ? [] : eventCalls),
    ...(clanId === undefined ? [] : clan_changed),
  ]
}

/** Whether a value is a message type. */
export const isMessage = (type: unknown): type is MessageType => messageTypes.some(known => known === type)
