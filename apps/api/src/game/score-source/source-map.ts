import type { LogSide } from '@game/domain'
import { z } from 'zod'
import { phaseIndex } from '../../ground/contract/shapes.ts'
import type { EventMap } from './reading/map-queries.ts'
import { mapKey } from './shapes.ts'

const difference = z.object({
  steamId: z.string(),
  name: z.string(),
  column: z.string(),
  read: z.int(),
  server: z.int(),
  expected: z.boolean(),
})
const uncounted = z.object({
  keyplayId: z.int(),
  reason: z.enum(['NO_DAMAGE_LINES', 'NO_STATISTICS', 'LAST_ROUND', 'NO_PLANT_LINE', 'NO_DEFUSE_LINE']),
  wholly: z.boolean(),
})

/** A map of a source as an admin sees it (rulebook 15.4). */
export const sourceMap = z.object({
  ...mapKey,
  dropped: z.boolean(),
  mapName: z.string(),
  state: z.enum(['running', 'final', 'abandoned']),
  sides: z.array(z.object({ side: z.enum(['CT', 'TERRORIST']), team: z.string(), score: z.int() })),
  rounds: z.int(),
  restored: z.int(),
  phaseIndex: phaseIndex.nullable(),
  moved: z.boolean(),
  agreement: z.object({ compared: z.int(), agreeing: z.int(), differences: z.array(difference) }),
  uncounted: z.array(uncounted),
  holes: z.array(z.object({ bytes: z.int().nullable(), after: z.string() })),
})

const sides: readonly LogSide[] = ['CT', 'TERRORIST']

/** Turns a map into its shape on the wire. */
export function toWire({
  log,
  number,
  dropped,
  phaseIndex,
  moved,
  facts,
}: EventMap): z.infer<typeof sourceMap> {
  const names = new Map(facts.people.map(({ steamId, name }) => [steamId, name]))
  const { compared, agreeing, differences } = facts.agreement
  return {
    log,
    map: number,
    dropped,
    mapName: facts.map,
    state: facts.state,
    sides: sides.map(side => ({ side, team: facts.teams[side], score: facts.score[side] })),
    rounds: facts.rounds.filter(({ ended }) => ended).length,
    restored: facts.restored.length,
    phaseIndex,
    moved,
    agreement: {
      compared,
      agreeing,
      differences: differences.map(({ steamId, column, read, server, expected }) => ({
        steamId,
        name: names.get(steamId) ?? '',
        column,
        read,
        server,
        expected,
      })),
    },
    uncounted: facts.uncounted,
    holes: facts.holes,
  }
}
