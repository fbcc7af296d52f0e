import { groupNotifications } from '@game/domain'
import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { count } from '../../../ground/contract/fields.ts'
import { readClock } from '../../../ground/system/clock-queries.ts'
import { listNotifications, shownInBell } from '../notification-queries.ts'
import { notification } from '../notifications.ts'

/** How many groups a page of the bell has. */
const groupsOfPage = 25
/** How many names of a group are shown. */
const shownNames = 3

const group = notification
  .extend({
    ids: z.array(z.int()).meta({ description: 'The ids of all of them, newest first.', example: [41, 38] }),
    names: z
      .array(z.string())
      .meta({ description: 'The newest three users whom they name.', example: ['anna', 'bert', 'carl'] }),
  })
  .meta({
    id: 'NotificationGroup',
    description: 'Notifications shown as one, with what the newest of them says.',
  })

const output = z.object({
  groups: z.array(group).describe('The groups of this page, the most important first.'),
  count,
  hasMore: z.boolean().describe('Whether there is another page.'),
})

/** Answers the caller's newest 500 notifications in groups, the most important first (rulebook 10.27). */
export const getNotificationGroups = userProcedure
  .input(
    z.strictObject({
      page: z
        .int()
        .min(1)
        .max(shownInBell / groupsOfPage)
        .default(1)
        .describe('The page, from 1.'),
    }),
  )
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input: { page } }) => {
    const rows = await listNotifications(db, actor.id, { page: 1, pageSize: shownInBell, phrase: '' })
    const groups = groupNotifications(rows, await readClock(db))
    return {
      groups: groups.slice((page - 1) * groupsOfPage, page * groupsOfPage).flatMap(group => {
        const [first] = group
        const names = new Set(group.flatMap(({ facts }) => facts.username ?? []).map(String))
        return first
          ? [{ ...first, ids: group.map(({ id }) => id), names: [...names].slice(0, shownNames) }]
          : []
      }),
      count: groups.length,
      hasMore: groups.length > page * groupsOfPage,
    }
  })
