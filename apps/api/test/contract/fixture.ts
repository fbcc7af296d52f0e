import type { Env } from '../../src/ground/env/env.ts'
import { openSession } from '../../src/ground/session/session.ts'
import { hashPassword } from '../../src/people/account/credential/password.ts'
import { goodPassword, type TestApp, type TestUser } from '../fixtures/test-app.ts'
import { openDiscord } from '../servers/discord.ts'

/** The users of a contract test: samples name `user`, `friend` is connected to them, `another` to neither. */
export type Fixture = {
  testApp: TestApp
  user: TestUser
  friend: TestUser
  another: TestUser
  admin: TestUser
}

export const discord = await openDiscord()

/** The app of contract tests: calls that need mail or pushes accept them; nothing is sent, as no job runs. */
export const contractSettings: Partial<Env> = {
  logLevel: 'silent',
  ...discord.settings,
  mail: {
    smtpUrl: 'smtp://mail.example.org',
    from: 'game@example.org',
    perMinute: 1,
    origin: 'https://example.org',
  },
  push: {
    origin: 'https://example.org',
    subject: 'mailto:game@example.org',
    keys: undefined,
    allowInside: true,
  },
}

const passwordHash = hashPassword(goodPassword)
let fixtures = 0

/** Inserts four new users directly into the database, as hashing passwords is slow. */
export async function createFixture(testApp: TestApp): Promise<Fixture> {
  const fixture = ++fixtures
  const join = async (kind: string, role: 'user' | 'admin' = 'user'): Promise<TestUser> => {
    const username = `${kind}_${fixture}`
    const { id } = await testApp.db
      .insertInto('account')
      .values({
        username,
        name: username,
        email: `${username}@example.org`,
        password_hash: await passwordHash,
        role,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const token = await openSession(testApp.db, id, true, { network: '', userAgent: '' })
    const person = { id, username, cookie: `session=${token}` }
    return { ...person, call: testApp.as({ ...person, call: testApp.visitor.call }) }
  }
  return {
    testApp,
    user: await join('user'),
    friend: await join('friend'),
    another: await join('another'),
    admin: await join('admin', 'admin'),
  }
}
