import { deletedName } from '@game/domain'
import { expect } from 'vitest'
import { notificationsOf } from '../../../../test/calls/social-calls.ts'
import { it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertDecks } from '../../../../test/fixtures/insert-users.ts'
import { goodPassword, type TestUser } from '../../../../test/fixtures/test-app.ts'
import { rankEvent } from '../../../game/score/publish/rank-event.ts'
import { deleteExpiredSignIns } from '../credential/attempts.ts'
import { eraseAccounts } from './erase-accounts.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

it('no other user’s notifications name an erased account', async ({ signUp, db }) => {
  const leaver = await signUp('leaver_lena')
  const stayer = await signUp('stayer_stas')
  const friend = await signUp('friend_fela')
  const invite = (from: TestUser) =>
    from.call('/api/social/send-invite', { senderName: from.username, recipientName: stayer.username })
  await invite(leaver)
  await invite(friend)
  await db
    .updateTable('account')
    .set({ deletion_requested_at: minutesAgo(15 * 24 * 60) })
    .where('id', '=', leaver.id)
    .execute()
  await eraseAccounts(db)
  expect(await notificationsOf(stayer)).toMatchObject({
    count: 1,
    notifications: [{ facts: { username: 'friend_fela' } }],
  })
})

it('a ranking that runs while an account is deleted does not bring its name back', async ({ signUp, db }) => {
  const leaver = await signUp('leaver_lech')
  const { eventId, players } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  const cards = [{ playerId: players[0] ?? 0, keyplays: [], perks: [] }]
  await insertDecks(db, eventId, [{ userId: leaver.id, phase: 1, cards }])
  const ranking = await db.startTransaction().execute()
  await rankEvent(ranking, eventId)
  const deleted = await leaver.call('/api/auth/delete-account', {
    name: leaver.username,
    password: goodPassword,
  })
  expect(deleted.status).toBe(200)
  await ranking.commit().execute()
  const named = db.selectFrom('standing').where('event_id', '=', eventId).select('username')
  expect(await named.execute()).toEqual([{ username: deletedName }])
})

it('sessions that have expired and attempts older than 15 minutes are deleted, younger ones stay', async ({
  signUp,
  db,
}) => {
  const gone = await signUp('gone_gosia')
  const here = await signUp('here_hela')
  await db
    .updateTable('session')
    .set({ expires_at: minutesAgo(1) })
    .where('account_id', '=', gone.id)
    .execute()
  await db
    .insertInto('sign_in_attempt')
    .values([
      { key: 'address:192.0.2.1', attempts: 3, since: minutesAgo(16).toISOString() },
      { key: 'address:192.0.2.2', attempts: 3, since: minutesAgo(14).toISOString() },
    ])
    .execute()
  await deleteExpiredSignIns(db)
  const sessions = await db.selectFrom('session').select('account_id').execute()
  const owners = sessions.map(row => row.account_id)
  expect([owners.includes(gone.id), owners.includes(here.id)]).toEqual([false, true])
  const attempts = await db.selectFrom('sign_in_attempt').select('key').execute()
  const addresses = attempts.map(row => row.key).filter(key => key.startsWith('address:192'))
  expect(addresses).toEqual(['address:192.0.2.2'])
})
