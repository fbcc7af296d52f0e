import { configCalls, stageConfig } from '../../calls/config-calls.ts'
import type { Samples } from '../samples.ts'

export const configSamples: Samples = {
  ...Object.fromEntries(
    configCalls.map(call => [
      call,
      async ({ world, admin }) => (await stageConfig(world.db, admin)).bodies[call],
    ]),
  ),
  'get-phase-decks': async ({ world, admin }) => ({ eventId: (await stageConfig(world.db, admin)).eventId }),
}
