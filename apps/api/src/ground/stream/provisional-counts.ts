import { scoreFileTypes } from '@game/domain'
import { z } from 'zod'
import { id, instant, phaseIndex } from '../contract/shapes.ts'

const liveMap = z
  .object({
    id: z.string(),
    phaseIndex,
    map: z.string(),
    state: z.enum(['running', 'final']),
    countedSince: z.int().nullable(),
    sides: z.array(
      z.object({
        side: z.enum(['CT', 'TERRORIST']),
        team: z.string(),
        score: z.int(),
        players: z.array(id).optional(),
      }),
    ),
    round: z.int(),
    roundOver: z.boolean(),
    restored: z.int(),
    restoredRound: z.int(),
    /** Missing in what was announced before maps had it. */
    types: z.array(z.enum(scoreFileTypes)).optional(),
    counts: z.array(z.object({ playerId: id, keyplayId: z.int(), count: z.int() })),
    heardAt: instant,
  })
  .meta({ id: 'LiveMap' })

/** The live maps of an event (rulebook 15.17); `projected` increases with each new projected ranking (rulebook 15.20). */
export const liveCounts = z.object({ revision: z.int(), projected: z.int(), maps: z.array(liveMap) })
