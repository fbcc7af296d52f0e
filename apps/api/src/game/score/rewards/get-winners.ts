import { toCsv } from '@game/domain'
import { z } from 'zod'
import { adminProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import {
  amount,
  count,
  csv,
  eventId,
  eventRewardId,
  rewardId,
  sharedRank,
  shownName,
  userId,
  userName,
} from '../../../ground/contract/fields.ts'
import { assertPageSize, paging } from '../../../ground/contract/paging.ts'
import { instant } from '../../../ground/contract/shapes.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { countByReward, countWinners, listAddresses, listWinners, type WinnerRow } from './winner-queries.ts'

/**
 * `handedOutBy` is the username of the admin who marked it. A reward that has been handed out and is no longer `granted` has no rank
 * (rulebook 17.10).
 */
const winner = z.object({
  eventRewardId,
  rewardId,
  reward: z.object({ name: shownName }).describe('The reward.'),
  amount,
  rank: sharedRank.nullable(),
  granted: z
    .boolean()
    .describe('Whether the reward is granted; if not, it was handed out and is no longer granted.'),
  userId,
  user: userName.describe('The user.'),
  handedOutAt: instant
    .nullable()
    .meta({ description: 'When it was marked as handed out; null if it is not.', example: null }),
  handedOutBy: z
    .string()
    .nullable()
    .describe('The username of the admin who marked it; null if it is not marked.'),
})
/** `tallies`: for each granted reward of the event, how many winners there are and how many have received it. */
const output = z.object({
  winners: z.array(winner).describe('The winners of this page.'),
  count,
  tallies: z
    .array(
      z.object({
        eventRewardId,
        winners: z.int().describe('How many users have won the reward.'),
        handedOut: z.int().describe('How many of them are marked as handed out.'),
      }),
    )
    .describe('For each reward, how many winners there are and how many of them have it.'),
})

/**
 * Answers the winners of the rewards of a completed event, by reward, rank and username (rulebook 9.20);
 * `eventRewardId` and `handedOut` narrow the list, `phrase` is searched in usernames.
 */
export const getWinners = adminProcedure
  .input(
    z.strictObject({
      eventId,
      eventRewardId: eventRewardId.optional(),
      handedOut: z.boolean().describe('Only those marked as handed out, or only the others.').optional(),
      ...paging,
    }),
  )
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input: { page, pageSize, ...scope } }) => {
    assertPageSize(actor, { page, pageSize, phrase: scope.phrase })
    await getVisibleEvent(db, scope.eventId, actor)
    const [rows, count, tallies] = await Promise.all([
      listWinners(db, scope, { page, pageSize }),
      countWinners(db, scope),
      countByReward(db, scope.eventId),
    ])
    return { winners: rows.map(toWire), count, tallies }
  })

const toWire = ({ reward, username, ...row }: WinnerRow) => ({
  ...row,
  reward: { name: reward },
  user: { username },
})

const columns = [
  'reward',
  'amount',
  'rank',
  'username',
  'address',
  'handedOutAt',
  'handedOutBy',
  'granted',
] as const

/** Answers all winners of an event as a CSV file in which no cell is read as a formula (rulebook 9.20, 11.26). */
export const exportWinners = adminProcedure
  .input(z.strictObject({ eventId }))
  .output(answer(z.object({ csv, count })))
  .query(async ({ ctx: { db, actor }, input: { eventId } }) => {
    await getVisibleEvent(db, eventId, actor)
    const rows = await listWinners(db, { eventId, phrase: '' }, { page: 1, pageSize: everyWinner })
    const addresses = await listAddresses(db, eventId)
    const cells = rows
      .map(row => ({ ...row, address: addresses.get(row.userId) }))
      .map(row => columns.map(column => String(row[column] ?? '')))
    // The organiser's own codes go into the last column, which the game leaves empty.
    const lines = [[...columns, 'code'], ...cells.map(row => [...row, ''])]
    return { csv: toCsv(lines), count: rows.length }
  })

/** More winners than an event can have. */
const everyWinner = 2_147_483_647
