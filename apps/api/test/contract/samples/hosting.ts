import { hostingLimits } from '@game/domain'
import { sql } from 'kysely'
import { saveParticipant } from '../../../src/game/event/circle/participant-queries.ts'
import { insertPrivateEvent } from '../../../src/game/event/circle/private-event-queries.ts'
import { acceptOrganiser, insertOrganiser } from '../../../src/game/event/organiser/organiser-queries.ts'
import { insertTestEvent } from '../../fixtures/insert-event.ts'
import type { TestUser } from '../../fixtures/test-app.ts'
import type { Fixture } from '../fixture.ts'
import { admins, anybody, circle, oneselfAndAdmins, organisers, owners, signedIn } from '../rights.ts'

let made = 0
/** Inserts a private event of the admin, with others who take part. */
async function insertHosted({ testApp: { db }, admin }: Fixture, ...others: TestUser[]) {
  const { eventId } = await insertTestEvent(db, [{ open: 10, lock: 20 }], { public: false })
  const code = String(10_000_000 + ++made)
  await insertPrivateEvent(db, { eventId, ownerId: admin.id, code, entry: 'open' })
  for (const { id } of [admin, ...others]) await saveParticipant(db, { eventId, userId: id }, 'in')
  return { eventId, code }
}

/** Makes all users old enough to host, with a confirmed address. */
const letHost = async ({ testApp: { db } }: Fixture) => {
  await sql`update account set created_at = now() - interval '2 days'`.execute(db)
  await sql`insert into contact (account_id, unsubscribe_token, confirmed_at)
    select id, 'sample ' || id, now() from account
    on conflict (account_id) do update set confirmed_at = excluded.confirmed_at`.execute(db)
}

export const hostingSamples = {
  ...anybody({ 'get-event-invite': async fixture => ({ code: (await insertHosted(fixture)).code }) }),
  ...signedIn({
    'get-own-events': () => ({}),
    'get-hosting-limits': () => ({}),
    'host-event': async fixture => {
      await letHost(fixture)
      return { data: { name: 'LAN night', phases: ['Groups', 'Final'], joinRule: 'open' } }
    },
    'join-private-event': async fixture => ({ code: (await insertHosted(fixture)).code }),
  }),
  ...circle({
    'get-participants': async fixture => ({ eventId: (await insertHosted(fixture, fixture.user)).eventId }),
    'get-steam-link': async fixture => ({ eventId: (await insertHosted(fixture, fixture.user)).eventId }),
    'report-event': async fixture => ({
      eventId: (await insertHosted(fixture, fixture.user)).eventId,
      reason: 'Insults in names.',
    }),
    'start-steam-link': async fixture => ({ eventId: (await insertHosted(fixture, fixture.user)).eventId }),
  }),
  ...oneselfAndAdmins({
    'remove-participant': async fixture => {
      const { eventId } = await insertHosted(fixture, fixture.user)
      return { eventId, userId: fixture.user.id }
    },
    'remove-steam-link': async fixture => {
      const { eventId } = await insertHosted(fixture, fixture.user)
      return { eventId, userId: fixture.user.id }
    },
  }),
  ...organisers({
    'get-event-players': async fixture => ({ eventId: (await insertHosted(fixture)).eventId }),
    'get-seen-players': async fixture => ({ eventId: (await insertHosted(fixture)).eventId }),
    'set-event-players': async fixture => ({
      eventId: (await insertHosted(fixture)).eventId,
      rows: [
        { steamId: '[U:1:5]', name: 'anna', team: 'Wolves', country: 'pl', birth: '2000-11-09', roleId: 3 },
      ],
      list: true,
    }),
  }),
  ...owners({
    'admit-participant': async fixture => {
      const { eventId } = await insertHosted(fixture)
      await saveParticipant(fixture.testApp.db, { eventId, userId: fixture.another.id }, 'waiting')
      return { eventId, userId: fixture.another.id }
    },
    'renew-event-code': async fixture => ({ eventId: (await insertHosted(fixture)).eventId }),
    'update-hosted-event': async fixture => ({
      eventId: (await insertHosted(fixture)).eventId,
      prize: 'A pizza',
      ownCards: 'none',
    }),
    'hand-over-event': async fixture => {
      const { testApp, friend } = fixture
      const { eventId } = await insertHosted(fixture, friend)
      const place = { eventId, userId: friend.id }
      await insertOrganiser(testApp.db, place)
      await acceptOrganiser(testApp.db, place)
      return place
    },
  }),
  ...admins({
    'update-hosting-limits': () => ({ limits: { ...hostingLimits, open: 100 } }),
    'adopt-event': async fixture => ({
      eventId: (await insertHosted(fixture)).eventId,
      matches: { players: [], teams: [] },
    }),
    'get-private-events': () => ({ page: 1, pageSize: 25, phrase: 'lan' }),
    'dismiss-reports': async fixture => ({ eventId: (await insertHosted(fixture)).eventId }),
    'close-event': async fixture => ({
      eventId: (await insertHosted(fixture)).eventId,
      reason: 'Insults in names.',
    }),
  }),
}
