import { configCalls, insertConfiguredEvent } from '../../calls/config-calls.ts'
import type { Samples } from '../fixture.ts'

export const configSamples: Samples = {
  ...Object.fromEntries(
    configCalls.map(call => [
      call,
      async ({ testApp, admin }) => (await insertConfiguredEvent(testApp.db, admin)).bodies[call],
    ]),
  ),
  'get-phase-decks': async ({ testApp, admin }) => ({
    eventId: (await insertConfiguredEvent(testApp.db, admin)).eventId,
  }),
}
