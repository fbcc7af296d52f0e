import { addSource, readAll, realLog, sendChunk } from '../../calls/log-calls.ts'
import { insertTestEvent } from '../../fixtures/insert-event.ts'
import type { Fixture } from '../fixture.ts'
import { anybody, organisers } from '../rights.ts'

async function added({ testApp: { db }, admin }: Fixture) {
  const { eventId } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  return { eventId, ...(await addSource(admin, eventId)) }
}

export const scoreSourceSamples = {
  ...anybody({
    log: async fixture => ({ token: (await added(fixture)).token, body: 'L 01/19/2026 - 18:55:38: x' }),
  }),
  ...organisers({
    'add-score-source': async fixture => ({ eventId: (await added(fixture)).eventId, name: 'Server 2' }),
    'get-score-sources': async fixture => ({ eventId: (await added(fixture)).eventId }),
    'update-score-source': async fixture => {
      const { id, token } = await added(fixture)
      const { db, app } = fixture.testApp
      await sendChunk(app, token, { body: await realLog(), begin: 0, end: 542_607, instance: 'sample' })
      await readAll(db, id)
      return {
        id,
        name: 'Stage',
        paused: false,
        phases: [{ log: 1, map: 1, phaseIndex: 1 }],
        people: [{ steamId: '76561198860265729', playerId: null, ignored: true }],
        dryRun: false,
      }
    },
    'remove-score-source': async fixture => ({ id: (await added(fixture)).id }),
    'reread-score-source': async fixture => ({ id: (await added(fixture)).id }),
    'upload-source-log': async fixture => ({
      id: (await added(fixture)).id,
      file: Buffer.from('L 01/19/2026 - 18:55:38: x'),
    }),
  }),
}
