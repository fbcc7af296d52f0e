import { z } from 'zod'
import { readFromReplica } from '../../../ground/call/read-from-replica.ts'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { avatar, img, level, shownName } from '../../../ground/contract/fields.ts'
import { id } from '../../../ground/contract/shapes.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { getProgressOfAll } from '../../../ground/progress/progress.ts'
import { listPlayersAmong, listUserMarks } from './profile-queries.ts'

const listedUser = z.object({
  id,
  avatar,
  level,
  clan: z
    .object({ id, name: shownName, img })
    .nullable()
    .describe('The clan that the user is in; null for none.'),
  player: z
    .object({
      id,
      name: shownName,
      own: z.boolean().describe("Whether it is a player of the event's own, who has no page."),
    })
    .nullable()
    .describe('Who the user is among the players of the event, by a linked account of Steam; null for none.'),
})

/**
 * Answers avatar, level and clan of up to 100 users, which lists show next to their names; deleted users are left out. A ranking does not
 * answer them itself: the level of a user is computed from all events of that user (rulebook 9.13). `player`: who the user is in the event, by a
 * linked account of Steam (rulebook 24.13).
 */
export const getUsers = publicProcedure
  .input(
    z.strictObject({
      ids: z
        .array(id)
        .min(1)
        .max(100)
        .meta({ description: 'The ids of the users, at most 100.', example: [7, 8] }),
      eventId: id.describe('Names the players of this event among the users.').optional(),
    }),
  )
  .output(
    answer(z.object({ users: z.array(listedUser).describe('The users, by id; deleted ones are left out.') })),
  )
  .query(async ({ ctx, input: { ids, eventId } }) => {
    if (eventId !== undefined) await getVisibleEvent(ctx.db, eventId, ctx.actor)
    return readFromReplica(ctx, eventId, async db => {
      const [rows, progress, players] = await Promise.all([
        listUserMarks(db, ids),
        getProgressOfAll(db, ids),
        eventId === undefined ? [] : listPlayersAmong(db, eventId, ids),
      ])
      const playerOf = new Map(players.map(({ userId, ...player }) => [userId, player]))
      const marksOf = (userId: number) => ({
        level: progress(userId).level,
        player: playerOf.get(userId) ?? null,
      })
      return { users: rows.map(row => ({ ...row, ...marksOf(row.id) })) }
    })
  })
