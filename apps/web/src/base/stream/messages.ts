import type { StreamMessage } from '@game/domain'

/** What a message of the stream says has changed (rulebook 12.29); counts come in the message itself. */
export type MessageType = Exclude<StreamMessage['type'], 'open' | 'counts_changed'>

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

export const messageTypes: readonly MessageType[] = [
  ...(Object.keys(outdated) as (keyof typeof outdated)[]),
  'missed',
]

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
