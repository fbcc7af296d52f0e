import { configCalls, insertConfiguredEvent } from '../../calls/config-calls.ts'
import { admins, type MakeSample } from '../rights.ts'

export const configSamples = admins({
  ...Object.fromEntries(
    configCalls.map((call): [string, MakeSample] => [
      call,
      async ({ testApp, admin }) => (await insertConfiguredEvent(testApp.db, admin)).bodies[call],
    ]),
  ),
  'get-event-messages': async ({ testApp, admin }) => ({
    eventId: (await insertConfiguredEvent(testApp.db, admin)).eventId,
  }),
  'send-event-message': async ({ testApp, admin }) => ({
    eventId: (await insertConfiguredEvent(testApp.db, admin)).eventId,
    en: 'The semi-final starts an hour later.',
    pl: 'Półfinał zaczyna się godzinę później.',
  }),
  'export-event': async ({ testApp, admin }) => ({
    id: (await insertConfiguredEvent(testApp.db, admin)).eventId,
  }),
  'import-event': () => ({
    asNew: true,
    dryRun: false,
    file: JSON.stringify({ version: 1, event: { name: 'Imported Cup' } }),
  }),
  'get-phase-decks': async ({ testApp, admin }) => ({
    eventId: (await insertConfiguredEvent(testApp.db, admin)).eventId,
  }),
})
