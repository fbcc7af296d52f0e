import { expect, test } from 'vitest'
import { signUp } from './people.ts'
import { setStage } from './stage.ts'

const stage = setStage()

test('the tabs of one browser share one stream, and the next takes over', async () => {
  const first = await signUp(stage, 'tabs_tola', '/friends')
  const streams: string[] = []
  const count = (request: { url(): string }) => {
    if (request.url().includes('/live')) streams.push(request.url())
  }
  await first.getByRole('button', { name: 'Notifications' }).waitFor()
  const second = await first.context().newPage()
  second.on('request', count)
  await second.goto(`${stage.game.url}/friends`)
  await second.getByRole('button', { name: 'Notifications', exact: true }).waitFor()

  const invite = async (username: string) => {
    const sender = await signUp(stage, username, '/friends')
    await sender.getByLabel('Add friend').fill('tabs_tola')
    await sender.getByRole('button', { name: 'SEND INVITE' }).click()
    await sender.context().close()
  }
  await invite('tabs_sender')
  await second.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
  expect(streams, 'the second tab hears through the first').toEqual([])

  await first.close()
  await expect.poll(() => streams.length).toBe(1)
  await invite('tabs_other')
  await second.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor()
  await second.context().close()
})
