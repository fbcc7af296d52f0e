import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { friendsPage } from '../pages/friends-page.ts'
import { popup, signUp } from '../users.ts'

test('two users invite, are notified live, accept and remove each other', async ({ app }) => {
  const [ania, bartek] = await Promise.all([
    signUp(app, 'ania_friend', '/friends'),
    signUp(app, 'bartek_friend', '/friends'),
  ])
  await friendsPage(ania).invite('bartek_friend')
  await popup(ania, 'Invite sent to bartek_friend').waitFor()
  await friendsPage(ania).sent(1).waitFor()

  await bartek.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await bartek.getByText('ania_friend wants to be your friend.').waitFor()
  await bartek.getByRole('button', { name: 'MARK ALL AS READ' }).click()
  await bartek.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  await bartek.keyboard.press('Escape')
  await friendsPage(bartek).received(1).click()
  await friendsPage(bartek).accept('ania_friend').click()
  await popup(bartek, 'You and ania_friend are now friends').waitFor()
  await bartek.getByRole('button', { name: 'Close', exact: true }).first().click()
  await friendsPage(bartek).heading(1).waitFor()

  await friendsPage(ania).heading(1).waitFor()
  await ania.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
  await friendsPage(ania).remove('bartek_friend').click()
  await ania.getByText('Are you sure to remove bartek_friend?').waitFor()
  await friendsPage(ania).confirm.click()
  await popup(ania, 'Successfully removed friend').waitFor()
  await friendsPage(ania).heading(0).waitFor()
  await Promise.all([ania.context().close(), bartek.context().close()])
})

test('a refused invite shows the reason next to the input and in a popup (rulebook 13.25)', async ({
  app,
}) => {
  const page = await signUp(app, 'picky_ania', '/friends')
  const { name, send } = friendsPage(page)
  await name.fill('abc')
  expect(await send.isDisabled(), 'a nickname has more than 3 characters').toBe(true)
  for (const [nickname, refusal] of [
    ['nobody_here', 'User nobody_here not found'],
    ['picky_ania', 'You cannot invite yourself.'],
  ] as const) {
    await name.fill(nickname)
    await send.click()
    await popup(page, refusal).waitFor()
    await page.locator('main').getByText(refusal).waitFor()
  }
  await page.context().close()
})

test('a sent invite can be taken back, a received one refused', async ({ app }) => {
  const [ania, bartek] = await Promise.all([
    signUp(app, 'ania_again', '/friends'),
    signUp(app, 'bartek_again', '/friends'),
  ])
  const invite = async () => {
    await friendsPage(ania).invite('bartek_again')
    await friendsPage(bartek).received(1).waitFor()
  }
  await invite()
  await friendsPage(ania).sent(1).click()
  await friendsPage(ania).cancel('bartek_again').click()
  await popup(ania, 'Invite to bartek_again cancelled').waitFor()
  await ania.keyboard.press('Escape')
  await friendsPage(ania).sent(0).waitFor()
  await bartek.reload()
  await invite()
  await friendsPage(bartek).received(1).click()
  await friendsPage(bartek).refuse('ania_again').click()
  await popup(bartek, 'Declined ania_again’s invite').waitFor()
  await bartek.getByText('NO REQUESTS').waitFor()
  await Promise.all([ania.context().close(), bartek.context().close()])
})

test('popups queue, three at a time, and close by themselves after 5 s (rulebook 13.31)', async ({ app }) => {
  const page = await signUp(app, 'popup_pola', null)
  await page.clock.install()
  await page.goto('/friends')
  await friendsPage(page).name.waitFor()
  const notFound = (name: string) => popup(page, `User ${name} not found`)
  /** While the page's clock is paused, the page renders only in the time that the test lets pass. */
  const counted = (found: Locator, count: number) =>
    expect
      .poll(async () => {
        await page.clock.runFor(16)
        return found.count()
      })
      .toBe(count)
  const names = ['nobody_1', 'nobody_2', 'nobody_3', 'nobody_4']
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  for (const name of names) {
    await friendsPage(page).name.fill(name)
    // Waiting for the answer takes no time on the page's clock, however busy the machine is.
    const answered = page.waitForResponse(/send-invite$/)
    await friendsPage(page).send.click()
    await answered
    await counted(page.locator('main').getByText(`User ${name} not found`), 1)
  }
  for (const name of names.slice(0, 3)) await counted(notFound(name), 1)
  expect(await notFound('nobody_4').count(), 'the fourth waits').toBe(0)
  await page.clock.runFor(5000)
  await counted(notFound('nobody_1'), 0)
  await counted(notFound('nobody_4'), 1)
  await page.clock.runFor(4000)
  expect(await notFound('nobody_4').count(), 'its 5 s start when it appears').toBe(1)
  await page.clock.runFor(1000)
  await counted(notFound('nobody_4'), 0)
  await page.context().close()
})
