import { z } from 'zod'
import { adminProcedure } from '../call/trpc.ts'
import { answer } from '../contract/answer.ts'
import { count, doneAt, eventId, userWithId } from '../contract/fields.ts'
import { paging } from '../contract/paging.ts'
import { id, text } from '../contract/shapes.ts'
import { countAudit, listAdmins, listAudit, listNames } from './audit-queries.ts'
import { type ReferencedKind, referencedIds, referencedKinds } from './referenced-ids.ts'

/** `account` is a username; `phrase` is searched in calls, usernames, and the names of events and of what was changed. */
const input = z.strictObject({
  ...paging,
  call: text(64).meta({ description: 'The name of the call.', example: 'update-phase' }).optional(),
  account: text(64).meta({ description: 'Who did it, by username.', example: 'admin' }).optional(),
  eventId: eventId.optional(),
})

const state = z.record(z.string(), z.unknown()).nullable()
const entry = z.object({
  id,
  at: doneAt,
  account: userWithId.describe('Who did it, by username.'),
  asOrganiser: z.boolean().describe('Whether the user did it as an organiser of the event.'),
  asOwner: z.boolean().describe('Whether the user did it as the owner of the event.'),
  call: z.string().meta({ description: 'The name of the call.', example: 'update-phase' }),
  eventId: eventId.nullable(),
  /** Null if the entry has no event, or one that was removed. */
  eventName: z.string().nullable().describe('The name of the event; null where the change is of none.'),
  before: state.meta({ description: 'The value before; null if it is new.', example: null }),
  after: state.meta({ description: 'The value after; null if it was removed.', example: null }),
})
const namesById = z.record(z.string(), z.string())
/**
 * `admins`: the usernames of all admins and organisers, to filter by. `names`: the names for the entries' ids, by kind; removed records have
 * none.
 */
const output = z.object({
  entries: z.array(entry).describe('The entries of this page, newest first.'),
  count,
  admins: z
    .array(z.string())
    .meta({ description: 'The usernames of those who have entries.', example: ['admin'] }),
  names: z.record(z.enum(referencedKinds), namesById).meta({
    description: 'The names that the ids in the entries stand for, by kind and id.',
    example: {
      team: { '3': 'FURIA' },
      player: { '7': 'donk' },
      role: {},
      style: {},
      map: {},
      perk: {},
      reward: {},
      event_reward: { '8': 'Coins' },
      user: { '7': 'anna' },
      league: {},
    },
  }),
})

/** Answers what admins have done, newest first (rulebook 11.29). */
export const getAuditLog = adminProcedure
  .input(input)
  .output(answer(output))
  .query(async ({ ctx, input }) => {
    const [rows, count, admins] = await Promise.all([
      listAudit(ctx.db, input),
      countAudit(ctx.db, input),
      listAdmins(ctx.db),
    ])
    const named = await listNames(ctx.db, referencedIds(rows.flatMap(({ before, after }) => [before, after])))
    const entries = rows.map(
      ({ account_id, username, as_organiser, as_owner, event_id, event_name, ...row }) => ({
        ...row,
        account: { id: account_id, username },
        asOrganiser: as_organiser,
        asOwner: as_owner,
        eventId: event_id,
        eventName: event_name,
        before: row.before && { ...row.before },
        after: row.after && { ...row.after },
      }),
    )
    return { entries, count, admins, names: namesOf(named) }
  })

type Named = Awaited<ReturnType<typeof listNames>>
type Names = Record<ReferencedKind, Record<string, string>>

const namesOf = (named: Named): Names =>
  Object.fromEntries(
    referencedKinds.map(kind => [
      kind,
      Object.fromEntries(named.filter(each => each.kind === kind).map(({ id, name }) => [id, name])),
    ]),
  ) as Names
