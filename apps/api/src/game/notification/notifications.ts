import { notificationKinds } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { assertPageSize, paging } from '../../ground/contract/paging.ts'
import { done, instant } from '../../ground/contract/shapes.ts'
import { countNotifications, listNotifications, markRead } from './notification-queries.ts'

/** `facts`: the names and numbers in the text of a kind. */
const notification = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: instant,
  readAt: instant.nullable(),
})
const output = z.object({ notifications: z.array(notification), count: z.int(), unread: z.int() })

/** Answers the caller's notifications, newest first; `phrase` is searched in their facts, `unread` counts all unread ones (rulebook 10.25). */
export const getNotifications = userProcedure
  .input(z.strictObject(paging))
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input }) => {
    assertPageSize(actor, input)
    const [notifications, counts] = await Promise.all([
      listNotifications(db, actor.id, input),
      countNotifications(db, actor.id, input.phrase),
    ])
    return { notifications, ...counts }
  })

const ids = z.array(z.int().min(1)).max(500).optional()

/** Marks the caller's notifications with these `ids`, without `ids` all, as read (rulebook 10.25). */
export const readNotifications = userProcedure
  .input(z.strictObject({ ids }))
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor }, input }) => {
    await markRead(db, actor.id, input.ids)
    return { success: true }
  })
