import { firstAvatar } from '@game/domain'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { popup, signUp } from '../users.ts'

test('a new user has level 1, no badges, no clan and no events (rulebook 13.24)', async ({ app }) => {
  const page = await signUp(app, 'fresh_ewa', '/profile')
  await page.getByRole('heading', { level: 1, name: 'fresh_ewa' }).waitFor()
  expect(await page.title()).toMatch(/^profile \| /)
  const bar = page.getByRole('progressbar', { name: 'XP of level 1' })
  expect([await bar.getAttribute('aria-valuenow'), await bar.getAttribute('aria-valuemax')]).toEqual([
    '0',
    '100',
  ])
  for (const text of ['XP TO LEVEL UP', 'NO CLAN', 'playing (0)', 'Awaiting accept', 'Friend requests'])
    await page.getByText(text).waitFor()
  await page.getByRole('link', { name: 'Browse Clans' }).waitFor()
  const face = page.locator(`main img[src="/img/avatars/${firstAvatar('fresh_ewa')}.png"]`)
  expect(await face.count(), 'nobody starts faceless (rulebook 1.10)').toBe(1)
  await page.context().close()
})

test('Edit Profile changes the display name and the avatar, on the page and in the header', async ({
  app,
}) => {
  const page = await signUp(app, 'painted_ewa', '/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Display name').fill('   ')
  expect(await dialog.getByRole('button', { name: 'SAVE' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Display name').fill('Ewa <b>Wielka</b>')
  await dialog.getByRole('radio', { name: 'Phoenix' }).check()
  await dialog.getByRole('button', { name: 'SAVE' }).click()
  await popup(page, 'Profile saved.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Ewa <b>Wielka</b>' }).waitFor()
  await page.getByRole('button', { name: 'Ewa <b>Wielka</b>’s account' }).waitFor()
  expect(await page.locator('main img[src="/img/avatars/phoenix.png"]').count()).toBe(1)
  await page.context().close()
})

test('other users’ profiles show level, badges, clan and games, but no invites and nothing to edit', async ({
  app,
}) => {
  const page = await signUp(app, 'nosy_ewa', '/profile/maja_wwa')
  await page.getByRole('heading', { level: 1, name: 'maja_wwa' }).waitFor()
  await page.getByText('Krakow Clutchers').waitFor()
  await page.getByRole('link', { name: 'CLUB PAGE' }).waitFor()
  await page
    .getByRole('link', { name: /^Krakow Invitational rank \d+ [\d,]+\.\d\d pts Final result$/ })
    .waitFor()
  for (const text of ['Edit Profile', 'Awaiting accept', 'MANAGE CLUB'])
    expect(await page.getByText(text).count()).toBe(0)
  await page.context().close()
})

test('the page of an unknown user says which name was not found', async ({ app }) => {
  const page = await signUp(app, 'lonely_ewa', '/profile/nobody_here')
  await page.getByText('User nobody_here not found').waitFor()
  await page.context().close()
})

test('another user’s profile has ADD FRIEND; it shows an invite, its answer and a friend (rulebook 13.24)', async ({
  app,
}) => {
  const anna = await signUp(app, 'adding_anna', '/privacy-policy')
  const bert = await signUp(app, 'added_bert', '/profile/adding_anna')
  const button = (page: typeof anna, name: string) => page.getByRole('button', { name, exact: true })
  await anna.goto(`${app.url}/profile/added_bert`)
  await button(anna, 'ADD FRIEND').click()
  await popup(anna, 'Invite sent to added_bert').waitFor()
  await button(anna, 'Cancel the invite to added_bert').click()
  await button(anna, 'ADD FRIEND').click()
  await button(anna, 'Cancel the invite to added_bert').waitFor()
  await bert.reload()
  await button(bert, 'Accept adding_anna').click()
  await bert.getByText('FRIENDS', { exact: true }).first().waitFor()
  expect(await button(bert, 'ADD FRIEND').count()).toBe(0)
  await anna.context().close()
  await bert.context().close()
})
