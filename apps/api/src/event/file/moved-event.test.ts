import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportEvent, importEvent } from '../../../test/calls/event-files.ts'
import { upload } from '../../../test/calls/score-upload.ts'
import { insertDecks, insertTestUsers } from '../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../test/fixtures/test-app.ts'
import { rankEvent } from '../../score/publish/rank-event.ts'
import { seed } from '../../seed/seed.ts'

type Game = { app: TestApp; admin: TestUser }

let demo: Game
let empty: Game
let vistula: number
beforeAll(async () => {
  const open = async (): Promise<Game> => {
    const app = await openTestApp()
    return { app, admin: await app.signUp('organiser', 'admin') }
  }
  ;[demo, empty] = await Promise.all([openDemo(), open()])
  const { id } = await demo.app.db
    .selectFrom('event')
    .where('name', '=', 'Vistula Open')
    .select('id')
    .executeTakeFirstOrThrow()
  vistula = id
})
afterAll(() => Promise.all([demo.app.close(), empty.app.close()]))

async function openDemo(): Promise<Game> {
  const app = await openTestApp()
  await seed(app.db, { demo: true, adminPassword: 'Password!1' })
  return { app, admin: await app.signUp('organiser', 'admin') }
}

describe('an event of the demo, moved to an empty game (rulebook 25.1)', () => {
  it('gives the same file there, and importing it again changes nothing', async () => {
    const file = await exportEvent(demo.admin, vistula)
    expect(await exportEvent(demo.admin, vistula)).toBe(file)
    const first = await importEvent(empty.admin, file)
    expect([first.status, first.body.imported, first.body.kept], first.response.body).toEqual([200, true, 0])
    expect(await exportEvent(empty.admin, first.body.event.id ?? 0)).toBe(file)
    const second = await importEvent(empty.admin, file)
    expect(second.body).toMatchObject({ imported: false, created: 0, changed: 0, kept: 0, lines: [] })
    expect(second.body.event.id).toBe(first.body.event.id)
  })
})
