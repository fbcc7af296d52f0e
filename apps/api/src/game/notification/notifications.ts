import { groupNotifications, notificationKinds } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { count, createdAt } from '../../ground/contract/fields.ts'
import { assertPageSize, paging } from '../../ground/contract/paging.ts'
import { done, instant } from '../../ground/contract/shapes.ts'
import { countNotifications, listNotifications, listUnread, markRead } from './notification-queries.ts'

/** `facts`: the names and numbers in the text of a kind. */
export const notification = z.object({
  id: z.int().describe('The id.'),
  kind: z.enum(notificationKinds).describe('What happened.'),
  facts: z.record(z.string(), z.union([z.string(), z.number()])).meta({
    description: 'The names and numbers in the text.',
    example: { eventId: 1, event: 'Night Cup', phaseIndex: 1 },
  }),
  createdAt,
  readAt: instant.nullable().describe('When it was read; null while it is unread.'),
})
const output = z.object({
  notifications: z.array(notification).describe('The notifications of this page, newest first.'),
  count,
  unread: z.int().meta({ description: 'How many notifications are unread in all.', example: 2 }),
  unreadGroups: z.int().meta({ description: 'How many groups of unread ones the bell shows.', example: 1 }),
})

/** Answers the caller's notifications, newest first; `phrase` is searched in their facts, `unread` counts all unread ones, `unreadGroups` their groups (rulebook 10.25, 10.27). */
export const getNotifications = userProcedure
  .input(z.strictObject(paging))
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input }) => {
    assertPageSize(actor, input)
    const [notifications, counts] = await Promise.all([
      listNotifications(db, actor.id, input),
      countNotifications(db, actor.id, input.phrase),
    ])
    const unread = counts.unread > 0 ? await listUnread(db, actor.id) : []
    return { notifications, ...counts, unreadGroups: groupNotifications(unread).length }
  })

const ids = z.array(z.int().min(1)).max(500).optional()

/** Marks the caller's notifications with these `ids`, without `ids` all, as read (rulebook 10.25). */
export const readNotifications = userProcedure
  .input(z.strictObject({ ids: ids.meta({ description: 'The ids.', example: [1, 2] }) }))
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor }, input }) => {
    await markRead(db, actor.id, input.ids)
    return { success: true }
  })
