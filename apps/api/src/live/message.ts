import { z } from 'zod'
import { id, phaseIndex } from '../contract/shapes.ts'

/**
 * What the server sends to open pages, which then read anew what they show (rulebook 12.29). `missed`: messages were lost,
 * anything may have changed.
 */
export const liveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('scores_changed'), eventId: id }),
  z.object({ type: z.literal('phase_opened'), eventId: id, phaseIndex }),
  z.object({ type: z.literal('phase_locked'), eventId: id, phaseIndex }),
  z.object({ type: z.literal('event_changed'), eventId: id }),
  z.object({ type: z.literal('clan_changed'), clanId: id }),
  z.object({ type: z.literal('notification'), userId: id }),
  z.object({ type: z.literal('missed') }),
])
export type LiveMessage = z.infer<typeof liveMessage>

/** The database's channel that carries messages to every process. */
export const messageChannel = 'news'

/** Reads a payload of the channel. One that this process does not know, as a newer one beside it may send, is `missed`. */
export function parseMessage(payload: string): LiveMessage {
  if (payload === '') return { type: 'missed' }
  return liveMessage.safeParse(JSON.parse(payload)).data ?? { type: 'missed' }
}
