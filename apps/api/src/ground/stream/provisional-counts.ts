import { scoreFileTypes } from '@game/domain'
import { z } from 'zod'
import { loggedTeam, playerCount, roundsWon, side } from '../contract/fields.ts'
import { id, instant, phaseIndex } from '../contract/shapes.ts'

const liveMap = z
  .object({
    id: z.string().describe('The id.'),
    phaseIndex,
    map: z.string().meta({ description: "The map's name as the server has it.", example: 'de_inferno' }),
    state: z.enum(['running', 'final']).describe('Whether the map runs or is final.'),
    countedSince: z.int().nullable().meta({
      description:
        'The revision from which on its counts are among the final ones; null while they are provisional.',
      example: null,
    }),
    sides: z
      .array(
        z.object({
          side,
          team: loggedTeam,
          score: roundsWon,
          players: z
            .array(id)
            .meta({
              description: 'The players of the catalogue who play on that side now, by id.',
              example: [7, 9],
            })
            .optional(),
        }),
      )
      .describe('The two teams with their scores.'),
    round: z.int().meta({ description: 'The number of the newest round; 0 before the first.', example: 9 }),
    roundOver: z.boolean().meta({ description: 'Whether that round is over.', example: false }),
    restored: z.int().meta({ description: 'How many times rounds were taken back.', example: 0 }),
    restoredRound: z.int().meta({ description: 'The round that was restored last; 0 for none.', example: 0 }),
    /** Missing in what was announced before maps had it. */
    types: z
      .array(z.enum(scoreFileTypes))
      .describe(
        'The uploads that the map counts for; score files have taken over the others. All if missing.',
      )
      .optional(),
    counts: z.array(playerCount).describe('What the players have done, by keyplay.'),
    heardAt: instant.meta({
      description: 'When the server last sent something, to within half a minute.',
      example: '2026-06-02T18:00:00.000Z',
    }),
  })
  .meta({ id: 'LiveMap' })

/** The live maps of an event (rulebook 15.17); `projected` increases with each new projected ranking (rulebook 15.20). */
export const liveCounts = z.object({
  revision: z.int().meta({ description: 'Rises with each change of a map.', example: 12 }),
  projected: z.int().meta({ description: 'Rises with each new projected ranking.', example: 9 }),
  maps: z
    .array(liveMap)
    .describe('The maps that are played now, and those whose counts are not among the final ones yet.'),
})
