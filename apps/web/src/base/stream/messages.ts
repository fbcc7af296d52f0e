import type { StreamMessage } from '@game/domain'
import { staleAfter } from '../api/calls.gen.ts'

/** What a message of the stream says has changed (rulebook 12.29); counts come in the message itself. */
export type MessageType = Exclude<StreamMessage['type'], 'open' | 'counts_changed'>

const outdated: Record<Exclude<MessageType, 'missed'>, readonly string[]> = staleAfter

export const messageTypes: readonly MessageType[] = [
  ...(Object.keys(outdated) as (keyof typeof outdated)[]),
  'missed',
]

/** What a stream listens to in addition to the user's own notifications. */
export type Watched = { eventId?: number; clanId?: number; talk?: string }

const { notification, clan_changed, talk_changed, ...byEvent } = outdated
const eventCalls: readonly string[] = Object.values(byEvent).flat()

/**
 * Lists the calls whose answers a message makes outdated, by the last part of their procedure names. After `missed` these are
 * the calls for notifications, and those for the watched event, clan or talk.
 */
export function outdatedBy(message: MessageType, { eventId, clanId, talk }: Watched): readonly string[] {
  if (message !== 'missed') return outdated[message]
  return [
    ...notification,
    ...(eventId === undefined ? [] : eventCalls),
    ...(clanId === undefined ? [] : clan_changed),
    ...(talk === undefined ? [] : talk_changed),
  ]
}

/** Whether a value is a message type. */
export const isMessage = (type: unknown): type is MessageType => messageTypes.some(known => known === type)
