import type { CardScore } from '@game/domain'
import { z } from 'zod'
import { id, phaseIndex } from '../../../ground/contract/shapes.ts'

const keyplayReason = z.object({
  id: z.int(),
  price: z.number(),
  count: z.int(),
  perks: z.array(z.object({ perkId: z.int(), mult: z.number() })),
  bonus: z.number(),
  points: z.number(),
})

/**
 * `points` before multipliers, `mult` the sleeve's, `phaseMult` the phase's; the explanation names every factor
 * (rulebook 6.7, 6.10).
 */
export const cardScore = z
  .object({
    playerId: id,
    phase: phaseIndex,
    points: z.number(),
    mult: z.number(),
    phaseMult: z.number(),
    score: z.number(),
    keyplays: z.array(z.object({ id: z.int(), points: z.number() })),
    explanation: z.object({ sleeveId: z.int().nullable(), keyplays: z.array(keyplayReason) }),
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
