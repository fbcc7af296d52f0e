import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dump } from '../../test/database/dump.ts'
import { openWorld, type World } from '../../test/fixtures/test-app.ts'
import { seed } from './seed.ts'

describe('a first start', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld()
  })
  afterAll(() => world.close())

  it('refuses an ADMIN_PASSWORD that the sign-in form would not take, and writes nothing', async () => {
    const before = await dump(world.db)
    await expect(seed(world.db, { demo: true, adminPassword: 'secret' })).rejects.toThrow(
      "ADMIN_PASSWORD can't be used. A password has at least 8 characters.",
    )
    expect(await dump(world.db)).toEqual(before)
  })

  it('by SEED=none makes the admin only, with a drawn password, once, even where two start at once', async () => {
    const none = { demo: false, adminPassword: undefined }
    const both = await Promise.all([seed(world.db, none), seed(world.db, none)])
    const admins = both.filter(admin => admin !== null)
    expect(admins).toHaveLength(1)
    const { username = '', password } = admins[0] ?? {}
    const signedIn = await world.nobody.call('/api/auth/login-query', { username, password: password ?? '' })
    expect(signedIn.status).toBe(200)
    const rowsOf = (table: 'account' | 'event' | 'team') => world.db.selectFrom(table).select('id').execute()
    expect(
      (await Promise.all([rowsOf('account'), rowsOf('event'), rowsOf('team')])).map(rows => rows.length),
    ).toEqual([1, 0, 0])
  })
})
