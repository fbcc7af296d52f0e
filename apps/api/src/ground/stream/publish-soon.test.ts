import { expect } from 'vitest'
import { it } from '../../../test/fixtures/fixtures.ts'
import type { openTestApp } from '../../../test/fixtures/test-app.ts'
import { messageChannel } from './message.ts'
import { publishSoon } from './publish-soon.ts'

/** Receives `count` messages; `users` resolves to their recipients. */
async function receiveUsers(database: Awaited<ReturnType<typeof openTestApp>>['database'], count: number) {
  const received = Promise.withResolvers<number[]>()
  const users: number[] = []
  const stop = await database.listen(messageChannel, payload => {
    users.push((JSON.parse(payload) as { userId: number }).userId)
    if (users.length === count) received.resolve(users)
  })
  return { users: received.promise, stop }
}

it('messages sent while a statement runs all arrive, in order (rulebook 12.29)', async ({ testApp }) => {
  const { users, stop } = await receiveUsers(testApp.database, 50)
  const sent = Array.from({ length: 50 }, (_, n) => n + 1)
  for (const userId of sent) publishSoon(testApp.db, { type: 'notification', userId })
  expect(await users).toEqual(sent)
  await stop()
})

it('a message that the database refuses is lost without blocking the next ones', async ({ testApp }) => {
  const { users, stop } = await receiveUsers(testApp.database, 1)
  const tooLong = { type: 'notification', userId: 1, facts: 'x'.repeat(8000) } as const
  publishSoon(testApp.db, tooLong)
  publishSoon(testApp.db, { type: 'notification', userId: 2 })
  expect(await users).toEqual([2])
  await stop()
})
