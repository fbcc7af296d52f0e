import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId, participants, previousRank, sharedRank } from '../../../ground/contract/fields.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import {
  countStandings,
  findStanding,
  listFriendStandings,
  type StandingRow,
} from '../standings/standing-queries.ts'
import { findProjection } from './projection-queries.ts'

const projected = z.object({
  rank: sharedRank,
  previousRank: previousRank.nullable(),
  participants,
  passed: z.array(z.string()).describe('Usernames of friends whom the user passed in the last round.'),
  passedBy: z.array(z.string()).describe('Usernames of friends who passed the user in the last round.'),
})

/** Answers the asker's projected rank after the last round; null if nothing is being played or they do not take part (rulebook 15.20). */
export const getProjectedRank = userProcedure
  .input(z.strictObject({ eventId }))
  .output(
    answer(
      z.object({
        projected: projected
          .nullable()
          .describe(
            'The projected rank after the last round; null if nothing is being played, or without a deck.',
          ),
      }),
    ),
  )
  .query(async ({ ctx: { db, actor }, input: { eventId } }) => {
    await getVisibleEvent(db, eventId, actor)
    const ranking = { eventId, generation: await findProjection(db, eventId) }
    const own = ranking.generation < 0 ? await findStanding(db, ranking, actor.id) : undefined
    if (!own) return { projected: null }
    const friends = await listFriendStandings(db, ranking, actor.id)
    return {
      projected: {
        rank: own.rank,
        previousRank: own.previous_rank,
        participants: await countStandings(db, ranking),
        passed: friends.filter(friend => hasPassed(own, friend)).map(({ username }) => username),
        passedBy: friends.filter(friend => hasPassed(friend, own)).map(({ username }) => username),
      },
    }
  })

/** Whether `one` was behind `other` before and is ahead now. */
const hasPassed = (one: StandingRow, other: StandingRow): boolean =>
  one.previous_rank !== null &&
  other.previous_rank !== null &&
  one.previous_rank > other.previous_rank &&
  one.rank < other.rank
