import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveDecks } from '../../test/crowd.ts'
import { notificationsOf } from '../../test/social-calls.ts'
import { stageEvent } from '../../test/stage.ts'
import { untilBlocked } from '../../test/until-blocked.ts'
import { goodPassword, openWorld, type Person, type World } from '../../test/world.ts'
import { rankEvent } from '../score/rank-event.ts'
import { forgetSignIns } from './attempts.ts'
import { deletedName } from './delete-account.ts'
import { eraseAccounts } from './erase-accounts.ts'

/** What the privacy policy promises to forget. */
let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('an erased account is named in nobody else’s notifications', async () => {
  const leaver = await world.join('leaver_lena')
  const stayer = await world.join('stayer_stas')
  const friend = await world.join('friend_fela')
  const invite = (from: Person) =>
    from.call('/api/social/send-invite', { senderName: from.username, recipientName: stayer.username })
  await invite(leaver)
  await invite(friend)
  await world.db
    .updateTable('account')
    .set({ deletion_requested_at: minutesAgo(15 * 24 * 60) })
    .where('id', '=', leaver.id)
    .execute()
  await eraseAccounts(world.db)
  expect(await notificationsOf(stayer)).toMatchObject({
    count: 1,
    notifications: [{ facts: { username: 'friend_fela' } }],
  })
})

test('a ranking that was on its way while an account is deleted does not bring its name back', async () => {
  const leaver = await world.join('leaver_lech')
  const { eventId, players } = await stageEvent(world.db, [{ open: -90, lock: -60 }])
  const cards = [{ playerId: players[0] ?? 0, keyplays: [], perks: [] }]
  await giveDecks(world.db, eventId, [{ userId: leaver.id, phase: 1, cards }])
  const ranking = await world.db.startTransaction().execute()
  await rankEvent(ranking, eventId)
  const deleted = leaver.call('/api/auth/delete-account', { name: leaver.username, password: goodPassword })
  await untilBlocked(world.db, deleted)
  await ranking.commit().execute()
  expect((await deleted).status).toBe(200)
  const named = world.db.selectFrom('standing').where('event_id', '=', eventId).select('username')
  expect(await named.execute()).toEqual([{ username: deletedName }])
})

test('sessions that have expired and attempts older than 15 minutes are deleted, younger ones stay', async () => {
  const gone = await world.join('gone_gosia')
  const here = await world.join('here_hela')
  await world.db
    .updateTable('session')
    .set({ expires_at: minutesAgo(1) })
    .where('account_id', '=', gone.id)
    .execute()
  await world.db
    .insertInto('sign_in_attempt')
    .values([
      { key: 'address:192.0.2.1', attempts: 3, since: minutesAgo(16).toISOString() },
      { key: 'address:192.0.2.2', attempts: 3, since: minutesAgo(14).toISOString() },
    ])
    .execute()
  await forgetSignIns(world.db)
  const sessions = await world.db.selectFrom('session').select('account_id').execute()
  const owners = sessions.map(row => row.account_id)
  expect([owners.includes(gone.id), owners.includes(here.id)]).toEqual([false, true])
  const attempts = await world.db.selectFrom('sign_in_attempt').select('key').execute()
  const addresses = attempts.map(row => row.key).filter(key => key.startsWith('address:192'))
  expect(addresses).toEqual(['address:192.0.2.2'])
})
