import { sql } from 'kysely'
import { expect } from 'vitest'
import { it } from '../../../test/fixtures/fixtures.ts'
import { goodPassword, openTestApp } from '../../../test/fixtures/test-app.ts'
import { runAccountCommand } from '../../server/operator/account-commands.ts'
import { deleteOldSecurityEvents } from './security-event-queries.ts'

type Events = { events: { kind: string; username: string | null; network: string }[]; count: number }

it('admins can read failed logins, lockouts, passwords and roles, newest first (rulebook 11.38)', async ({
  testApp,
  admin,
  newUser,
  db,
}) => {
  const limited = await openTestApp({ rateLimits: true }, testApp)
  const user = await newUser()
  const logIn = (username: string) =>
    limited.visitor.call('/api/auth/login-query', { username, password: 'Wrong!pass1' })
  await logIn('nobody_of_this_name')
  for (let n = 0; n < 23; n++) await logIn(user.username)
  await user.call('/api/auth/change-password', { password: 'Wrong!pass1', newPassword: 'Another!pass1' })
  await user.call('/api/auth/change-password', { password: goodPassword, newPassword: 'Another!pass1' })
  await runAccountCommand(db, { command: 'grant-admin', username: user.username })
  await runAccountCommand(db, { command: 'grant-admin', username: user.username, revoke: true })
  const read = async (query: string) =>
    (await admin.call<Events>(`/api/clutchdeck/get-security-events?pageSize=100${query}`)).body
  const { events, count } = await read('')
  const kinds = events.map(({ kind }) => kind)
  expect(kinds.slice(0, 5)).toEqual([
    'role_revoked',
    'role_granted',
    'password_changed',
    'password_wrong',
    'locked_out',
  ])
  expect(kinds.filter(kind => kind === 'login_failed')).toHaveLength(21)
  expect(count).toBe(26)
  expect(events.at(-1)).toMatchObject({ kind: 'login_failed', username: null, network: '127.0.0.1' })
  expect((await read('&kind=locked_out')).events).toMatchObject([{ username: user.username }])
  expect((await read(`&phrase=${user.username}&kind=login_failed`)).count).toBe(20)
  await db.updateTable('security_event').set({ at: sql`now() - interval '91 days'` }).execute()
  await deleteOldSecurityEvents(db, 90)
  expect((await read('')).count).toBe(0)
  await limited.close()
})

it('a user who has asked for deletion is not named there, in the audit log or in notifications (rulebook 10.17)', async ({
  admin,
  signUp,
  db,
}) => {
  const [leaver, friend] = [await signUp('leaving_lis', 'admin'), await signUp('staying_sia')]
  await leaver.call('/api/social/send-invite', {
    senderName: leaver.username,
    recipientName: friend.username,
  })
  await leaver.call('/api/csdata/add-map', { data: { name: 'Leaver map' } })
  await leaver.call('/api/auth/change-password', { password: 'Wrong!pass1', newPassword: 'Another!pass1' })
  const deleted = await leaver.call('/api/auth/delete-account', {
    name: leaver.username,
    password: goodPassword,
  })
  expect(deleted.status).toBe(200)
  const answers = [
    await admin.call('/api/clutchdeck/get-audit-log'),
    await admin.call('/api/clutchdeck/get-security-events'),
    await friend.call('/api/social/get-notifications'),
    await friend.call('/api/auth/get-user', {}),
    await friend.call('/api/auth/export-data'),
  ]
  for (const { status, response } of answers) {
    expect(status).toBe(200)
    expect(response.body).not.toContain('leaving_lis')
  }
  await db.updateTable('account').set({ deletion_requested_at: null }).where('id', '=', leaver.id).execute()
  expect((await friend.call('/api/social/get-notifications')).response.body).toContain('leaving_lis')
})
