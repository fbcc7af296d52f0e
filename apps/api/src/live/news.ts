import { z } from 'zod'
import { id, phaseIndex } from '../contract/shapes.ts'

/** What a stream tells; whoever hears it reads again what it shows. `missed`: the line was cut, anything may have changed. */
export const news = z.discriminatedUnion('type', [
  z.object({ type: z.literal('scores_changed'), eventId: id }),
  z.object({ type: z.literal('phase_opened'), eventId: id, phaseIndex }),
  z.object({ type: z.literal('phase_locked'), eventId: id, phaseIndex }),
  z.object({ type: z.literal('event_changed'), eventId: id }),
  z.object({ type: z.literal('clan_changed'), clanId: id }),
  z.object({ type: z.literal('notification'), userId: id }),
  z.object({ type: z.literal('missed') }),
])
export type News = z.infer<typeof news>

export const newsChannel = 'news'
