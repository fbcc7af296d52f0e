import { z } from 'zod'
import { count, leagueId } from '../../../ground/contract/fields.ts'
import { instant } from '../../../ground/contract/shapes.ts'
import { leagueUser } from './user.ts'

/** A round as histories name it. */
const roundName = {
  round: z.int().meta({ description: 'The number of the round, from 1.', example: 2 }),
  name: z.string().meta({ description: 'The name of the phase, or of the event.', example: 'Playoffs' }),
  namePl: z.string().optional().describe('The Polish name of the phase, if it has one.'),
}

/** The ranks of a few members by round (rulebook 19.37). */
export const ranksAnswer = z.object({
  users: z.array(leagueUser).describe('The members: the asker first, then by their rank in the last table.'),
  rounds: z
    .array(
      z.object({
        ...roundName,
        ranks: z.array(z.int().nullable()).meta({
          description: 'The ranks after the round, in the order of the users; null if not in its table.',
          example: [2, 1],
        }),
      }),
    )
    .describe('The rounds that have a table, in order.'),
})

/** The league of a round in a history. */
const roundOf = { leagueId, ...roundName }

/** What a league has seen since it was first made (rulebook 19.38). */
export const historyAnswer = z.object({
  editions: z
    .array(
      z
        .object({
          leagueId,
          name: z.string().meta({ description: 'The name of the league then.', example: 'The Office' }),
          endedAt: instant.nullable().describe('When it ended; null while it goes on.'),
          champions: z.array(leagueUser).describe('Who has the title; none while it goes on.'),
        })
        .meta({ id: 'LeagueEdition' }),
    )
    .describe('The league and those that it was renewed from, the newest first.'),
  highest: z
    .object({
      ...roundOf,
      user: leagueUser.describe('The user.'),
      score: z.number().meta({ description: 'The score of the round, in points.', example: 1240.5 }),
    })
    .nullable()
    .describe('The highest score of a final round; null while there is none.'),
  run: z
    .object({
      user: leagueUser.describe('The user.'),
      wins: z.int().meta({ description: 'How many wins in a row.', example: 4 }),
    })
    .nullable()
    .describe('The longest run of wins in final rounds; null while nobody has won.'),
})

const side = z.number().nullable()

/** How two members have done against each other (rulebook 19.38). */
export const meetingsAnswer = z.object({
  one: leagueUser.describe('The first user.'),
  other: leagueUser.describe('The other user.'),
  rounds: z
    .object({
      one: z.int().meta({ description: 'How many rounds the first user did better in.', example: 4 }),
      other: z.int().meta({ description: 'How many rounds the other user did better in.', example: 2 }),
      drawn: z.int().meta({ description: 'How many rounds both had the same score in.', example: 0 }),
    })
    .describe('The final rounds in which both counted; those in which neither held a card are left out.'),
  count,
  meetings: z
    .array(
      z
        .object({
          ...roundOf,
          oneScore: side.describe('The score of the first user, in points; null without a deck.'),
          otherScore: side.describe('The score of the other user, in points; null without a deck.'),
          winner: z.enum(['one', 'other', 'drawn']).nullable().describe('Who has won; null if neither did.'),
        })
        .meta({ id: 'LeagueMeeting' }),
    )
    .describe('The newest fixtures and ties in which they met, the newest first; 20 at most.'),
})
