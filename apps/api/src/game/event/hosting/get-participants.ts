import { datedPhases, isOpen } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { avatar, eventId, shownName, userId, username } from '../../../ground/contract/fields.ts'
import { instant } from '../../../ground/contract/shapes.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { readClock } from '../../../ground/system/clock-queries.ts'
import { listPhaseDates } from '../../score-source/reading/map-queries.ts'
import { listDeckOwners, listParticipants } from '../circle/participant-queries.ts'
import { requireHosted } from '../circle/require-hosted.ts'
import { eventCode, joinRule } from './shapes.ts'

const participant = z.object({
  userId,
  username,
  name: shownName,
  avatar,
  state: z
    .enum(['in', 'waiting', 'removed'])
    .describe('Whether the user takes part, waits to be let in, or was removed.'),
  since: instant.describe('Since when.'),
  linkedAs: z.string().nullable().meta({
    description: 'The name of the player whose SteamID the user has linked by the chat; null for none.',
    example: 'donk',
  }),
  hasDeck: z.boolean().nullable().meta({
    description:
      'Whether the user has a deck in the phase that is open; null while none is open, and if the caller does not configure the event.',
    example: true,
  }),
})
const output = z.object({
  ownerId: userId.nullable().describe('The id of the owner; null for none.'),
  code: eventCode,
  joinRule,
  prize: z.string().meta({
    description: 'What the winner gets, as the owner wrote it; empty for nothing.',
    example: 'A pizza',
  }),
  closeReason: z
    .string()
    .nullable()
    .meta({ description: 'Why an admin has closed the event; null if it is not closed.', example: null }),
  participants: z
    .array(participant)
    .describe('Its circle by username; who waits and who was removed only for its owner and admins.'),
})

/** Answers the circle of a private event and its code, to the circle (rulebook 30.2, 30.4). Refuses EVENT_NOT_FOUND, for public events too. */
export const getParticipants = userProcedure
  .input(z.strictObject({ eventId }))
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input: { eventId } }) => {
    await getVisibleEvent(db, eventId, actor)
    const { ownerId, code, entry, prize, closeReason } = await requireHosted(db, eventId)
    const all = await listParticipants(db, eventId)
    const owns = actor.role === 'admin' || actor.owns.includes(eventId)
    const deckOwners =
      owns || actor.organises.includes(eventId) ? await listOpenDeckOwners(db, eventId) : undefined
    const participants = all
      .filter(({ state }) => owns || state === 'in')
      .map(each => ({ ...each, hasDeck: deckOwners?.has(each.userId) ?? null }))
    return { ownerId, code, joinRule: entry, prize, closeReason, participants }
  })

/** Lists who has a deck in the phase that is open; undefined while none is. */
async function listOpenDeckOwners(db: Queryable, eventId: number) {
  const now = await readClock(db)
  const open = datedPhases(await listPhaseDates(db, eventId)).find(phase => isOpen(phase, now))
  return open && (await listDeckOwners(db, eventId, open.index))
}
