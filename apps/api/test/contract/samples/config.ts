import { insertOrganiser } from '../../../src/game/event/organiser/organiser-queries.ts'
import { configCalls, insertConfiguredEvent } from '../../calls/config-calls.ts'
import type { Fixture } from '../fixture.ts'
import { admins, type MakeSample, oneselfAndAdmins, organisers, owner, owners } from '../rights.ts'

/** Inserts an event that the user is asked to organise. */
async function insertEventOf({ testApp: { db }, admin, user }: Fixture) {
  const { eventId } = await insertConfiguredEvent(db, admin)
  await insertOrganiser(db, { eventId, userId: user.id })
  return eventId
}

/** What only admins may do with an event. */
const publishingCalls: readonly string[] = ['add-event', 'copy-event', 'remove-event']

/** Makes the samples of these calls, each about its own event. */
const configured = (calls: readonly string[]) =>
  Object.fromEntries(
    configCalls
      .filter(call => calls.includes(call))
      .map((call): [string, MakeSample] => [
        call,
        async ({ testApp, admin }) => (await insertConfiguredEvent(testApp.db, admin)).bodies[call],
      ]),
  )

export const configSamples = {
  ...oneselfAndAdmins({
    'remove-organiser': async fixture => ({
      eventId: await insertEventOf(fixture),
      userId: fixture.user.id,
    }),
  }),
  ...owner({ 'accept-organiser': async fixture => ({ eventId: await insertEventOf(fixture) }) }),
  ...admins({
    ...configured(publishingCalls),
    'import-event': () => ({
      asNew: true,
      dryRun: false,
      file: JSON.stringify({ version: 1, event: { name: 'Imported Cup' } }),
    }),
  }),
  ...owners({
    'add-organiser': async ({ testApp, admin, another }) => ({
      eventId: (await insertConfiguredEvent(testApp.db, admin)).eventId,
      username: another.username,
    }),
  }),
  ...organisers({
    ...configured(configCalls.filter(call => !publishingCalls.includes(call))),
    'get-organisers': async fixture => ({ eventId: await insertEventOf(fixture) }),
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
    'get-phase-decks': async ({ testApp, admin }) => ({
      eventId: (await insertConfiguredEvent(testApp.db, admin)).eventId,
    }),
  }),
}
