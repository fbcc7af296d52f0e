import type { CardScore } from '@game/domain'
import { z } from 'zod'
import {
  deckScore,
  keyplayCount,
  multiplier,
  perkId,
  playerId,
  shownPoints,
} from '../../../ground/contract/fields.ts'
import { phaseIndex } from '../../../ground/contract/shapes.ts'

const keyplayReason = z
  .object({
    id: z.int().describe('The id.'),
    price: z.number().meta({ description: 'The points of one count.', example: 14 }),
    count: keyplayCount,
    perks: z
      .array(z.object({ perkId, mult: multiplier }).meta({ id: 'ExplainedPerk' }))
      .describe('The perks.'),
    bonus: z.number().meta({ description: '1 plus what each perk adds.', example: 1.5 }),
    points: shownPoints,
  })
  .meta({ id: 'ExplainedKeyplay' })

/**
 * `points` before multipliers, `mult` the sleeve's, `phaseMult` the phase's; the explanation names every factor
 * (rulebook 6.7, 6.10).
 */
export const cardScore = z
  .object({
    playerId,
    phase: phaseIndex,
    points: shownPoints,
    mult: multiplier,
    phaseMult: z.number().meta({ description: 'The multiplier of the phase.', example: 1.1 }),
    score: deckScore,
    keyplays: z
      .array(z.object({ id: z.int().describe('The id.'), points: shownPoints }).meta({ id: 'KeyplayPoints' }))
      .describe('The keyplays.'),
    explanation: z
      .object({
        sleeveId: z.int().nullable().meta({
          description: 'The id of the sleeve that gives the multiplier; null for none.',
          example: 3,
        }),
        keyplays: z.array(keyplayReason).describe('The keyplays.'),
      })
      .meta({ id: 'ScoreExplanation' })
      .describe('Every factor of the score.'),
  })
  .meta({ id: 'CardScore' })

export const scoreToWire = (
  { sleeveId, keyplays, ...card }: CardScore,
  phase: number,
): z.infer<typeof cardScore> => ({
  ...card,
  phase,
  keyplays: keyplays.map(({ id, points }) => ({ id, points })),
  explanation: { sleeveId, keyplays },
})
