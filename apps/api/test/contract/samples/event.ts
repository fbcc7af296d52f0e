import { insertConfiguredEvent } from '../../calls/config-calls.ts'
import type { Fixture } from '../fixture.ts'
import { anybody } from '../rights.ts'

const configured = async ({ testApp, admin }: Fixture) => insertConfiguredEvent(testApp.db, admin)

export const eventSamples = {
  ...anybody({
    'get-event': async fixture => ({ id: (await configured(fixture)).eventId, userId: fixture.user.id }),
    'get-events': async fixture => ({ ids: [(await configured(fixture)).eventId] }),
    'get-featured-events': async fixture => {
      const { eventId } = await configured(fixture)
      await fixture.admin.call('/api/clutchdeck/update-event', { eventId, data: { featured: true } })
      return {}
    },
    live: async fixture => ({ eventId: (await configured(fixture)).eventId }),
    'get-date': () => ({}),
  }),
}
