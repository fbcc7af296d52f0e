import { stageConfig } from '../../calls/config-calls.ts'
import type { Samples } from '../samples.ts'
import type { Scene } from '../scene.ts'

const configured = async ({ world, admin }: Scene) => stageConfig(world.db, admin)

export const eventSamples: Samples = {
  'get-event': async scene => ({ id: (await configured(scene)).eventId, userId: scene.player.id }),
  'get-events': async scene => ({ ids: [(await configured(scene)).eventId] }),
  'get-featured-events': async scene => {
    const { eventId } = await configured(scene)
    await scene.admin.call('/api/clutchdeck/update-event', { eventId, data: { featured: true } })
    return {}
  },
  live: async scene => ({ eventId: (await configured(scene)).eventId }),
  'get-date': () => ({}),
}
