import { z } from 'zod'
import { id, instant, phaseIndex } from '../../ground/contract/shapes.ts'
import { player } from '../catalogue/record/shapes.ts'

export const card = z
  .object({
    playerId: id,
    eventId: id,
    userId: id,
    player,
    deckOrder: z.int(),
    phaseIndex,
    keyplays: z.array(z.object({ keyplayId: z.int() })),
    perks: z.array(z.object({ perkId: z.int(), phaseIndex, originPhase: phaseIndex })),
  })
  .meta({ id: 'Card' })

/** The receipt of a move: the deck's new version and when the database wrote it. */
export const receipt = z.object({ success: z.literal(true), version: z.int(), savedAt: instant })
