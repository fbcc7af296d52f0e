import { z } from 'zod'
import { cardScore } from '../../../game/score/read/card-score.ts'
import { count, eventId, img, playerId, shownName } from '../../../ground/contract/fields.ts'
import { phaseIndex } from '../../../ground/contract/shapes.ts'
import { liveCounts } from '../../../ground/stream/provisional-counts.ts'
import { leagueUser } from './user.ts'

const member = z
  .object({
    user: leagueUser.describe('The user.'),
    place: z.int().meta({ description: 'The place in the order of the round, from 1.', example: 3 }),
    score: z
      .number()
      .nullable()
      .meta({ description: 'The score of the round, in points; null without a deck.', example: 1240.5 }),
    cards: z
      .array(cardScore)
      .describe('The scores of the cards in the phase; none without a deck, and of deleted users.'),
  })
  .meta({ id: 'GlanceMember' })

/** A round at a glance (rulebook 19.36). */
export const glanceAnswer = z.object({
  round: z.int().meta({ description: 'The number of the round, from 1.', example: 2 }),
  eventId,
  phaseIndex,
  phases: z
    .array(
      z.object({
        index: phaseIndex,
        name: z.string().meta({ description: 'The name of the phase.', example: 'Playoffs' }),
        namePl: z.string().optional().describe('The Polish name of the phase, if it has one.'),
      }),
    )
    .describe('The phases of the round that have locked.'),
  count,
  members: z.array(member).describe('The members of this page, in the order of the round.'),
  own: member.nullable().describe("The asker's own row, whatever its page; null for none."),
  cards: z
    .array(
      z
        .object({
          playerId,
          name: shownName,
          img,
          holders: z.int().meta({
            description: 'How many members of the league hold the card; 1 if nobody else has it.',
            example: 4,
          }),
        })
        .meta({ id: 'GlanceCard' }),
    )
    .describe('The cards of these members: by the number of holders in the league, then by points.'),
  /** What is played now, as `get-deck-score` answers it (rulebook 15.18). */
  live: liveCounts
    .extend({
      countedTo: z.int().meta({
        description: 'The revision of the live maps up to which final ones are in the scores.',
        example: 12,
      }),
    })
    .describe('What is played now, which the scores do not hold.'),
})
