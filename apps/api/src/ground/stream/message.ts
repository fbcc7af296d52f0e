import type { StreamMessage } from '@game/domain'
import { z } from 'zod'
import { clanId, eventId, userId } from '../contract/fields.ts'
import { id, instant, phaseIndex } from '../contract/shapes.ts'
import { liveCounts } from './provisional-counts.ts'

const named = <Type extends string>(type: Type) => z.literal(type).describe('The name of the message.')

const messages = [
  z.object({
    type: named('scores_changed'),
    eventId,
  }),
  z.object({
    type: named('phase_opened'),
    eventId,
    phaseIndex,
  }),
  z.object({
    type: named('phase_locked'),
    eventId,
    phaseIndex,
    lock: instant
      .optional()
      .describe('When the phase locked, if a match has locked it that pages did not expect.'),
  }),
  z.object({
    type: named('event_changed'),
    eventId,
  }),
  z.object({
    type: named('leagues_changed'),
    eventId,
  }),
  z.object({
    type: named('deck_changed'),
    eventId,
    userId,
  }),
  z.object({
    type: named('clan_changed'),
    clanId,
  }),
  z.object({
    type: named('talk_changed'),
    talk: z.string().describe('The key of the talk.'),
  }),
  z.object({
    type: named('notification'),
    userId,
  }),
  z.object({
    type: named('missed'),
  }),
] as const
const counts = {
  type: named('counts_changed'),
  eventId,
}

/** The schema of what the server sends to open pages and programs, which then read again what they show (rulebook 12.29). */
export const streamMessage = z.discriminatedUnion('type', [
  z.object({
    type: named('open'),
  }),
  ...messages,
  z.object({ ...counts, ...liveCounts.shape }),
]) satisfies z.ZodType<StreamMessage>

/** Announces a broadcast notification to all processes; the streams of its recipients get `notification`. */
const broadcast = z.object({ type: z.literal('event_notice'), noticeId: z.int() })

/** Announces notifications to these users to all processes; their streams get `notification`. */
const notifications = z.object({ type: z.literal('notifications'), userIds: z.array(id) })

/** Announces to all processes that a name is no longer shown (rulebook 1.16); it is not sent to streams. */
const hidden = z.object({ type: z.literal('name_hidden') })

/** Announces to all processes that readers of this user's, event's or talk's streams may have lost access; the streams of those who have end (rulebook 12.29). */
const access = z.object({
  type: z.literal('access_changed'),
  userId: id.optional(),
  eventId: id.optional(),
  talk: z.string().optional(),
})

/** A message as every process receives it, without the counts: a payload of the database is limited, so each process reads them once. */
const hubMessage = z.discriminatedUnion('type', [
  ...messages,
  z.object(counts),
  broadcast,
  notifications,
  hidden,
  access,
])
export type HubMessage = z.infer<typeof hubMessage>

/** The database's channel that carries messages to every process. */
export const messageChannel = 'news'

/** Reads a payload of the channel. A type that this process does not know (a newer process may send one) becomes `missed`. */
export function parseMessage(payload: string): HubMessage {
  if (payload === '') return { type: 'missed' }
  return hubMessage.safeParse(JSON.parse(payload)).data ?? { type: 'missed' }
}
