import { expect } from 'vitest'
import { test } from './fixtures.ts'
import { notice, signUp } from './people.ts'

test('invite, live notification, accept, remove: two people at once', async ({ app }) => {
  const [ania, bartek] = await Promise.all([
    signUp(app, 'ania_friend', '/friends'),
    signUp(app, 'bartek_friend', '/friends'),
  ])
  await ania.getByLabel('Add friend').fill('bartek_friend')
  await ania.getByRole('button', { name: 'SEND INVITE' }).click()
  await notice(ania, 'Invite sent to bartek_friend').waitFor()
  await ania.getByRole('button', { name: 'Awaiting accept 1' }).waitFor()

  await bartek.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await bartek.getByText('ania_friend wants to be your friend.').waitFor()
  await bartek.getByRole('button', { name: 'MARK ALL AS READ' }).click()
  await bartek.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  await bartek.keyboard.press('Escape')
  await bartek.getByRole('button', { name: 'Friend requests 1' }).click()
  await bartek.getByRole('button', { name: 'Accept ania_friend' }).click()
  await notice(bartek, 'ania_friend is your friend now').waitFor()
  await bartek.getByRole('button', { name: 'Close', exact: true }).first().click()
  await bartek.getByRole('heading', { name: 'Friends (1)' }).waitFor()

  await ania.getByRole('heading', { name: 'Friends (1)' }).waitFor()
  await ania.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
  await ania.getByRole('button', { name: 'Remove bartek_friend' }).click()
  await ania.getByText('Are you sure to remove bartek_friend?').waitFor()
  await ania.getByRole('button', { name: 'Confirm' }).click()
  await notice(ania, 'Successfully removed friend').waitFor()
  await ania.getByRole('heading', { name: 'Friends (0)' }).waitFor()
  await Promise.all([ania.context().close(), bartek.context().close()])
})

test('what is wrong with an invite stands beside the input and in a popup (rulebook 13.25)', async ({
  app,
}) => {
  const page = await signUp(app, 'picky_ania', '/friends')
  const send = page.getByRole('button', { name: 'SEND INVITE' })
  const name = page.getByLabel('Add friend')
  await name.fill('abc')
  expect(await send.isDisabled(), 'a nickname has more than 3 characters').toBe(true)
  for (const [nickname, refusal] of [
    ['nobody_here', 'User nobody_here not found'],
    ['picky_ania', 'You cannot invite yourself.'],
  ] as const) {
    await name.fill(nickname)
    await send.click()
    await notice(page, refusal).waitFor()
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
    await ania.getByLabel('Add friend').fill('bartek_again')
    await ania.getByRole('button', { name: 'SEND INVITE' }).click()
    await bartek.getByRole('button', { name: 'Friend requests 1' }).waitFor()
  }
  await invite()
  await ania.getByRole('button', { name: 'Awaiting accept 1' }).click()
  await ania.getByRole('button', { name: 'Cancel the invite of bartek_again' }).click()
  await notice(ania, 'Invite to bartek_again cancelled').waitFor()
  await ania.keyboard.press('Escape')
  await ania.getByRole('button', { name: 'Awaiting accept 0' }).waitFor()
  await bartek.reload()
  await invite()
  await bartek.getByRole('button', { name: 'Friend requests 1' }).click()
  await bartek.getByRole('button', { name: 'Refuse ania_again' }).click()
  await notice(bartek, 'Invite of ania_again refused').waitFor()
  await bartek.getByText('NO REQUESTS').waitFor()
  await Promise.all([ania.context().close(), bartek.context().close()])
})
