import { checkEventJoin } from '@game/domain'
import { z } from 'zod'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { lockAt, openAt, shownName } from '../../../ground/contract/fields.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { id } from '../../../ground/contract/shapes.ts'
import { findByCode } from '../../../ground/invitation/find-by-code.ts'
import { readHostingLimits } from '../../hosting-limit/limit-queries.ts'
import { countParticipants, findParticipantState } from '../circle/participant-queries.ts'
import { findEventByCode, findInvite } from '../circle/private-event-queries.ts'
import { automatic, eventCode, joinRule, participantCount } from './shapes.ts'

const invite = z.object({
  id,
  name: shownName,
  owner: z
    .string()
    .nullable()
    .meta({ description: 'The name of its owner; null for none.', example: 'anna' }),
  open: openAt
    .nullable()
    .describe('When its first dated phase opens; null while no phase is dated, and for an automatic event.'),
  lock: lockAt
    .nullable()
    .describe('When its last dated phase locks; null while no phase is dated, and for an automatic event.'),
  automatic,
  teams: z.array(z.string()).meta({ description: 'The names of its teams.', example: ['Foxes', 'Owls'] }),
  participants: participantCount,
  joinRule,
  joining: z
    .enum(['in', 'waiting', 'over', 'full'])
    .describe(
      'What the code does: it lets in at once, asks the owner, or does nothing as the game is over or full.',
    ),
  asker: z
    .enum(['none', 'in', 'waiting', 'removed'])
    .describe('Whether the caller takes part, waits to be let in, was removed, or none of these.'),
})

/** Answers what the code of a private event shows to anybody; wrong codes are counted (rulebook 30.4). Refuses EVENT_NOT_FOUND, TOO_MANY_CALLS. */
export const getEventInvite = publicProcedure
  .input(z.strictObject({ code: eventCode }))
  .output(answer(z.object({ event: invite.describe('The event.') })))
  .query(async ({ ctx, input }) => {
    const { db, actor } = ctx
    const event = (await findByCode(ctx, input.code, findEventByCode)) ?? notFound('Event')
    const { eventId, name, entry, automatic } = event
    const [shown, participants, state] = await Promise.all([
      findInvite(db, eventId),
      countParticipants(db, eventId),
      actor && findParticipantState(db, { eventId, userId: actor.id }),
    ])
    const join = checkEventJoin({ ...event, state, participants }, await readHostingLimits(db))
    const joining = join.ok ? join.value : join.rule === 'EVENT_FULL' ? 'full' : 'over'
    return {
      event: {
        id: eventId,
        name,
        ...shown,
        automatic,
        participants,
        joinRule: entry,
        joining,
        asker: state ?? 'none',
      },
    }
  })
