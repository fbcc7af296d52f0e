import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId, namePl, userWithId } from '../../../ground/contract/fields.ts'
import { phaseIndex } from '../../../ground/contract/shapes.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { listPhaseRanks } from './rank-history-queries.ts'
import { findStanding, listFriendStandings, type StandingRow } from './standing-queries.ts'

/** How many friends are shown next to the asker. */
const mostFriends = 4

const output = z.object({
  users: z.array(userWithId).describe('The asker and the best friends in the ranking; none if not ranked.'),
  phases: z
    .array(
      z.object({
        index: phaseIndex,
        name: z.string().meta({ description: 'The name of the phase.', example: 'Playoffs' }),
        namePl,
        ranks: z
          .array(z.int().nullable())
          .meta({ description: 'The ranks after the phase, in the order of the users.', example: [12, 4] }),
      }),
    )
    .describe('The phases whose ranking is kept, in order.'),
})

/** Answers how the rank of the asker has moved by phase, next to those of the best friends (rulebook 9.37). */
export const getRankHistory = userProcedure
  .input(z.strictObject({ eventId }))
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input: { eventId } }) => {
    const { generation } = await getVisibleEvent(db, eventId, actor)
    const scope = { eventId, generation }
    const own = await findStanding(db, scope, actor.id)
    if (!own) return { users: [], phases: [] }
    const friends = (await listFriendStandings(db, scope, actor.id))
      .toSorted((a, b) => a.position - b.position)
      .slice(0, mostFriends)
    const users = [own, ...friends].map(toUser)
    return {
      users,
      phases: await listPhaseRanks(
        db,
        eventId,
        users.map(({ id }) => id),
      ),
    }
  })

const toUser = ({ user_id, username }: StandingRow) => ({ id: user_id, username })
