import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { notificationsOf } from '../../../test/calls/social-calls.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertDecks } from '../../../test/fixtures/insert-users.ts'
import { goodPassword, openTestApp, type TestApp, type TestUser } from '../../../test/fixtures/test-app.ts'
import { rankEvent } from '../../score/rank/rank-event.ts'
import { deleteExpiredSignIns } from '../session/attempts.ts'
import { eraseAccounts } from './erase-accounts.ts'
import { deletedName } from './queries.ts'

/** What the privacy policy promises to forget. */
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('an erased account is named in nobody else’s notifications', async () => {
  const leaver = await testApp.signUp('leaver_lena')
  const stayer = await testApp.signUp('stayer_stas')
  const friend = await testApp.signUp('friend_fela')
  const invite = (from: TestUser) =>
    from.call('/api/social/send-invite', { senderName: from.username, recipientName: stayer.username })
  await invite(leaver)
  await invite(friend)
  await testApp.db
    .updateTable('account')
    .set({ deletion_requested_at: minutesAgo(15 * 24 * 60) })
    .where('id', '=', leaver.id)
    .execute()
  await eraseAccounts(testApp.db)
  expect(await notificationsOf(stayer)).toMatchObject({
    count: 1,
    notifications: [{ facts: { username: 'friend_fela' } }],
  })
})

test('a ranking that was on its way while an account is deleted does not bring its name back', async () => {
  const leaver = await testApp.signUp('leaver_lech')
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])
  const cards = [{ playerId: players[0] ?? 0, keyplays: [], perks: [] }]
  await insertDecks(testApp.db, eventId, [{ userId: leaver.id, phase: 1, cards }])
  const ranking = await testApp.db.startTransaction().execute()
  await rankEvent(ranking, eventId)
  const deleted = leaver.call('/api/auth/delete-account', { name: leaver.username, password: goodPassword })
  const waits = vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(testApp.db)
      expect(rows).toHaveLength(1)
    },
    { timeout: 5_000 },
  )
  await Promise.race([deleted, waits])
  await ranking.commit().execute()
  expect((await deleted).status).toBe(200)
  const named = testApp.db.selectFrom('standing').where('event_id', '=', eventId).select('username')
  expect(await named.execute()).toEqual([{ username: deletedName }])
})

test('sessions that have expired and attempts older than 15 minutes are deleted, younger ones stay', async () => {
  const gone = await testApp.signUp('gone_gosia')
  const here = await testApp.signUp('here_hela')
  await testApp.db
    .updateTable('session')
    .set({ expires_at: minutesAgo(1) })
    .where('account_id', '=', gone.id)
    .execute()
  await testApp.db
    .insertInto('sign_in_attempt')
    .values([
      { key: 'address:192.0.2.1', attempts: 3, since: minutesAgo(16).toISOString() },
      { key: 'address:192.0.2.2', attempts: 3, since: minutesAgo(14).toISOString() },
    ])
    .execute()
  await deleteExpiredSignIns(testApp.db)
  const sessions = await testApp.db.selectFrom('session').select('account_id').execute()
  const owners = sessions.map(row => row.account_id)
  expect([owners.includes(gone.id), owners.includes(here.id)]).toEqual([false, true])
  const attempts = await testApp.db.selectFrom('sign_in_attempt').select('key').execute()
  const addresses = attempts.map(row => row.key).filter(key => key.startsWith('address:192'))
  expect(addresses).toEqual(['address:192.0.2.2'])
})
