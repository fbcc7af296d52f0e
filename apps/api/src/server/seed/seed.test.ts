import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dump } from '../../../test/database/dump.ts'
import { openTestApp, type TestApp } from '../../../test/fixtures/test-app.ts'
import { seed } from './seed.ts'

describe('a first start', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await openTestApp()
  })
  afterAll(() => testApp.close())

  it('refuses an ADMIN_PASSWORD that the sign-in form would not take, and writes nothing', async () => {
    const before = await dump(testApp.db)
    await expect(seed(testApp.db, { demo: true, adminPassword: 'secret' })).rejects.toThrow(
      "ADMIN_PASSWORD can't be used. A password must have at least 8 characters.",
    )
    expect(await dump(testApp.db)).toEqual(before)
  })

  it('by SEED=none makes the admin only, with a drawn password, once, even where two start at once', async () => {
    const none = { demo: false, adminPassword: undefined }
    const both = await Promise.all([seed(testApp.db, none), seed(testApp.db, none)])
    const admins = both.filter(admin => admin !== null)
    expect(admins).toHaveLength(1)
    const { username = '', password } = admins[0] ?? {}
    const signedIn = await testApp.visitor.call('/api/auth/login-query', {
      username,
      password: password ?? '',
    })
    expect(signedIn.status).toBe(200)
    const rowsOf = (table: 'account' | 'event' | 'team') =>
      testApp.db.selectFrom(table).select('id').execute()
    expect(
      (await Promise.all([rowsOf('account'), rowsOf('event'), rowsOf('team')])).map(rows => rows.length),
    ).toEqual([1, 0, 0])
  })
})
