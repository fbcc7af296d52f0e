import { notificationKinds } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { done, id } from '../../../ground/contract/shapes.ts'
import { publishNotification } from '../notification-queries.ts'
import {
  canBeMuted,
  deleteMute,
  findHeard,
  type Heard,
  insertMute,
  listMutes,
  type Muted,
} from './mute-queries.ts'

const mute = z.object({
  id: z.int().describe('The id.'),
  kind: z.enum(notificationKinds).nullable().describe('The muted kind; null if it is something else.'),
  leagueId: z.int().nullable().describe('The muted league; null if it is something else.'),
  clanId: z.int().nullable().describe('The muted clan; null if it is something else.'),
  eventId: z.int().nullable().describe('The muted event; null if it is something else.'),
  name: z.string().meta({ description: 'The name of the league, clan or event.', example: 'Office Cup' }),
})

/** Answers what the caller has muted (rulebook 10.28). */
export const getMutes = userProcedure
  .input(z.strictObject({}))
  .output(answer(z.object({ mutes: z.array(mute).describe('What is muted, the newest first.') })))
  .query(async ({ ctx: { db, actor } }) => ({ mutes: await listMutes(db, actor.id) }))

/** Mutes what one of the caller's notifications is about (rulebook 10.28). Refuses NOTIFICATION_NOT_FOUND, LEAGUE_NOT_FOUND, CLAN_NOT_FOUND, EVENT_NOT_FOUND. */
export const muteNotifications = userProcedure
  .input(
    z.strictObject({
      notificationId: id.meta({ description: 'The id of a notification.', example: 41 }),
      what: z
        .enum(['kind', 'league', 'clan', 'event'])
        .describe('Whether to mute its kind, or its league, clan or event.'),
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor }, input: { notificationId, what } }) => {
    const found = (await findHeard(db, actor.id, notificationId)) ?? notFound('Notification')
    const muted = mutedBy(found, what) ?? notFound('Notification')
    if (!(await canBeMuted(db, muted))) notFound(what)
    await insertMute(db, actor.id, muted, String(found.facts[what] ?? ''))
    await publishNotification(db, [actor.id])
    return { success: true }
  })

/** Ends a mute; without effect if there is none (rulebook 10.28). */
export const unmuteNotifications = userProcedure
  .input(z.strictObject({ muteId: id.meta({ description: 'The id of the mute.', example: 3 }) }))
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor }, input: { muteId } }) => {
    await deleteMute(db, actor.id, muteId)
    await publishNotification(db, [actor.id])
    return { success: true }
  })

/** What of a notification is muted; undefined if it does not name such a thing. */
function mutedBy({ kind, facts }: Heard, what: 'kind' | 'league' | 'clan' | 'event'): Muted | undefined {
  if (what === 'kind') return { kind }
  const field = `${what}Id` as const
  const about = facts[field]
  return typeof about === 'number' && facts[what] !== undefined ? { [field]: about } : undefined
}
