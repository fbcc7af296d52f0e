import { z } from 'zod'
import { team } from '../../game/catalogue/record/shapes.ts'
import { plannedMatch } from '../../game/event-memory/shapes.ts'
import { eventId, namePl, playerId, shownName } from '../../ground/contract/fields.ts'
import { id, phaseIndex } from '../../ground/contract/shapes.ts'

const rounds = z
  .int()
  .nullable()
  .meta({ description: 'The rounds that the team has won; null while there are none.', example: 13 })

const map = z
  .object({
    map: z.string().meta({ description: 'The name of the map.', example: 'Mirage' }),
    state: z
      .enum(['planned', 'running', 'played'])
      .meta({ description: 'Whether the map is planned, runs, or was played.', example: 'played' }),
    home: rounds,
    away: rounds,
    round: z
      .int()
      .nullable()
      .meta({ description: 'The round that is played; null unless the map runs.', example: null }),
  })
  .meta({ id: 'ShownMap' })

/** A match as the match centre lists it (rulebook 29.1). */
export const shownMatch = z
  .object({
    id,
    eventId,
    event: z.string().meta({ description: 'The name of the event.', example: 'Night Cup' }),
    phaseIndex,
    phase: z.string().meta({ description: 'The name of the phase.', example: 'Groups' }),
    phasePl: namePl,
    ...plannedMatch,
    home: team.describe('The home team.'),
    away: team.describe('The away team.'),
    maps: z.array(map).describe('The maps, in the order of play; those that run with their scores so far.'),
    ownCards: z
      .array(z.object({ playerId, name: shownName }).meta({ id: 'OwnCard' }))
      .describe("The players of both teams whom the caller's deck of the phase holds."),
  })
  .meta({ id: 'ShownMatch' })
