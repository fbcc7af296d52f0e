import { configCalls, stageConfig } from '../../config-calls.ts'
import type { Samples } from '../samples.ts'

export const configSamples: Samples = Object.fromEntries(
  configCalls.map(call => [
    call,
    async ({ world, admin }) => (await stageConfig(world.db, admin)).bodies[call],
  ]),
)
