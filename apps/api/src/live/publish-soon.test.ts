import { expect } from 'vitest'
import { it } from '../../test/fixtures/fixtures.ts'
import type { openTestApp } from '../../test/fixtures/test-app.ts'
import { messageChannel } from './message.ts'
import { publishSoon } from './publish-soon.ts'

/** Hears as many messages as that; answers whom they are for. */
async function hearUsers(database: Awaited<ReturnType<typeof openTestApp>>['database'], count: number) {
  const heard = Promise.withResolvers<number[]>()
  const users: number[] = []
  const stop = await database.listen(messageChannel, payload => {
    users.push((JSON.parse(payload) as { userId: number }).userId)
    if (users.length === count) heard.resolve(users)
  })
  return { users: heard.promise, stop }
}

it('messages sent while a statement is under way all arrive, in their order (rulebook 12.29)', async ({
  testApp,
}) => {
  const { users, stop } = await hearUsers(testApp.database, 50)
  const sent = Array.from({ length: 50 }, (_, n) => n + 1)
  for (const userId of sent) publishSoon(testApp.db, { type: 'notification', userId })
  expect(await users).toEqual(sent)
  await stop()
})

it('a message that is lost, as the database refuses it, holds up none that follow', async ({ testApp }) => {
  const { users, stop } = await hearUsers(testApp.database, 1)
  const tooLong = { type: 'notification', userId: 1, facts: 'x'.repeat(8000) } as const
  publishSoon(testApp.db, tooLong)
  publishSoon(testApp.db, { type: 'notification', userId: 2 })
  expect(await users).toEqual([2])
  await stop()
})
