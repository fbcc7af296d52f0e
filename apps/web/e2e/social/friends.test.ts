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
