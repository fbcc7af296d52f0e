import { z } from 'zod'
import { id, phaseIndex } from '../contract/shapes.ts'
import { liveCounts } from './live-counts.ts'

const messages = [
  z.object({ type: z.literal('scores_changed'), eventId: id }),
  z.object({ type: z.literal('phase_opened'), eventId: id, phaseIndex }),
  z.object({ type: z.literal('phase_locked'), eventId: id, phaseIndex }),
  z.object({ type: z.literal('event_changed'), eventId: id }),
  z.object({ type: z.literal('deck_changed'), eventId: id, userId: id }),
  z.object({ type: z.literal('clan_changed'), clanId: id }),
  z.object({ type: z.literal('notification'), userId: id }),
  z.object({ type: z.literal('missed') }),
] as const
const counts = { type: z.literal('counts_changed'), eventId: id }

/**
 * What the server sends to open pages, which then read anew what they show (rulebook 12.29). `missed`: messages were lost,
 * anything may have changed. `counts_changed` has what changed in itself.
 */
export const liveMessage = z.discriminatedUnion('type', [
  ...messages,
  z.object({ ...counts, ...liveCounts.shape }),
])
export type LiveMessage = z.infer<typeof liveMessage>

/** Tells processes of a notice to many users; the streams of those get `notification`. */
const notice = z.object({ type: z.literal('event_notice'), noticeId: z.int() })

/** Tells processes of notifications to some users; the streams of those get `notification`. */
const notifications = z.object({ type: z.literal('notifications'), userIds: z.array(id) })

/** Tells processes that a name is shown no more (rulebook 1.16); streams are not told. */
const hidden = z.object({ type: z.literal('name_hidden') })

/** A message as it goes to every process: each reads the counts itself, once, as a payload of the database is limited. */
const hubMessage = z.discriminatedUnion('type', [
  ...messages,
  z.object(counts),
  notice,
  notifications,
  hidden,
])
export type HubMessage = z.infer<typeof hubMessage>

/** The database's channel that carries messages to every process. */
export const messageChannel = 'news'

/** Reads a payload of the channel. One that this process does not know, as a newer one beside it may send, is `missed`. */
export function parseMessage(payload: string): HubMessage {
  if (payload === '') return { type: 'missed' }
  return hubMessage.safeParse(JSON.parse(payload)).data ?? { type: 'missed' }
}
