import type { Db } from '../../../src/ground/db/db.ts'
import { insertTestToken } from '../../fixtures/insert-token.ts'
import { goodPassword } from '../../fixtures/test-app.ts'
import { anybody, oneself, owner, signedIn } from '../rights.ts'

let newcomers = 0

const lastSessionOf = async (db: Db, userId: number): Promise<number> => {
  const session = db.selectFrom('session').where('account_id', '=', userId).select('id').orderBy('id', 'desc')
  return (await session.executeTakeFirstOrThrow()).id
}

export const accountSamples = {
  ...anybody({
    'login-query': ({ user }) => ({ username: user.username, password: goodPassword, remember: true }),
    'signup-query': () => {
      const username = `newcomer_${++newcomers}`
      return { username, email: `${username}@example.org`, password: goodPassword, acceptPolicy: true }
    },
    'get-user': ({ another }) => ({ email: true, user: another.username }),
    'get-users': ({ another }) => ({ ids: [another.id] }),
  }),
  ...signedIn({
    logout: () => ({}),
    'change-password': () => ({ password: goodPassword, newPassword: 'Another!Pass2' }),
    'set-password': async ({ user, another, admin, testApp: { db } }) => {
      const ids = [user.id, another.id, admin.id]
      await db.updateTable('account').set({ password_hash: '' }).where('id', 'in', ids).execute()
      return { newPassword: 'Another!Pass2' }
    },
    'get-sessions': () => ({}),
    'export-data': () => ({}),
    'end-other-sessions': () => ({}),
    'get-tokens': () => ({}),
    'add-token': () => ({ name: 'Discord bot', scopes: ['read'] }),
  }),
  ...oneself({
    'delete-account': ({ user }) => ({ name: user.username, password: goodPassword }),
    'update-profile': ({ user }) => ({ userId: user.id, data: { name: 'Somebody else', avatar: '' } }),
  }),
  ...owner({
    'revoke-token': async ({ testApp, user }) => ({
      id: (await insertTestToken(testApp.db, user.id, ['read'])).id,
    }),
    'end-session': async ({ testApp, user }) => ({ id: await lastSessionOf(testApp.db, user.id) }),
  }),
}
