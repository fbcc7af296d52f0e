import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { clanPages } from '../pages/clan-pages.ts'
import { twoFrames } from '../pages/gestures.ts'
import { popup, signUp } from '../users.ts'

async function create(page: Page, name: string): Promise<void> {
  await clanPages(page).create(name)
  await popup(page, `Successfully created clan: ${name}`).waitFor()
  await page.waitForURL('**/clan')
}

test('a member joins, becomes moderator and is removed, then the owner deletes the clan, all on two open pages', async ({
  app,
}) => {
  const owner = await signUp(app, 'owner_ola', '/clan/create')
  await create(owner, 'Night Owls')
  await clanPages(owner).delete.waitFor()
  expect(await clanPages(owner).leave.count()).toBe(0)

  const member = await signUp(app, 'member_max', '/clan/browse')
  await clanPages(member).join('Night Owls').click()
  await popup(member, 'Successfully joined clan: Night Owls').waitFor()
  await member.waitForURL('**/clan')
  await clanPages(member).leave.waitFor()
  await clanPages(owner).member('member_max', 'Member').waitFor()
  expect(await clanPages(member).delete.count()).toBe(0)

  await owner.goto(`${app.url}/clan/manage`)
  await clanPages(owner).actOn('member_max', 'Make moderator')
  await popup(owner, 'Successfully updated member: member_max').waitFor()
  await clanPages(member).member('member_max', 'Moderator').waitFor()
  await owner
    .getByRole('row', { name: /member_max/ })
    .getByText('Moderator')
    .waitFor()

  await clanPages(owner).actOn('member_max', 'Remove from clan')
  await clanPages(owner).confirm.click()
  await popup(owner, 'Successfully removed member: member_max').waitFor()
  await member.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
  await member.getByText('NO CLAN').waitFor()

  await owner.goto(`${app.url}/clan`)
  await clanPages(owner).delete.click()
  await clanPages(owner).confirm.click()
  await popup(owner, 'Successfully deleted clan: Night Owls').waitFor()
  await owner.waitForURL('**/clan/browse')
  const clans = clanPages(owner).list
  await clans.waitFor()
  expect(await clans.getByText('Night Owls').count()).toBe(0)
  await Promise.all([owner.context().close(), member.context().close()])
})

test('a member leaves and lands on the list', async ({ app }) => {
  const page = await signUp(app, 'leaver_leo', '/clan/1')
  await page.getByRole('button', { name: /^JOIN/ }).click()
  await popup(page, 'Successfully joined clan: Krakow Clutchers').waitFor()
  await clanPages(page).leave.click()
  await clanPages(page).confirm.click()
  await popup(page, 'Successfully leaved clan: Krakow Clutchers').waitFor()
  await page.waitForURL('**/clan/browse')
  await page.context().close()
})

test('JOIN says why it is not possible: not logged in, or already in a clan (rulebook 13.26)', async ({
  app,
}) => {
  const visitor = await app.visit('/clan/1')
  const join = visitor.getByRole('button', { name: 'JOIN Krakow Clutchers', disabled: true })
  await join.hover()
  await visitor.getByText('YOU NEED TO BE LOGGED IN').waitFor()
  const member = await signUp(app, 'taken_tom', '/clan/create')
  await create(member, 'Only Toms')
  const known = Promise.withResolvers<void>()
  await member.route('**/api/**/get-user**', route => known.promise.then(() => route.continue()))
  const read = member.waitForResponse(/get-clan\b/)
  await member.goto(`${app.url}/clan/1`)
  await read
  await member.evaluate(twoFrames)
  const barred = clanPages(member).join('Krakow Clutchers')
  expect(await barred.count()).toBe(0)
  known.resolve()
  await barred.and(member.locator('[aria-disabled]')).focus()
  await member.getByText('USER CAN BE IN ONE CLAN AT A TIME').waitFor()
  await Promise.all([visitor.context().close(), member.context().close()])
})

test('a taken name is refused with a reason; members can be searched, and the clan has a ranking', async ({
  app,
}) => {
  const page = await signUp(app, 'second_sara', '/clan/create')
  await clanPages(page).create('krakow CLUTCHERS')
  await popup(page, 'This clan name is already taken.').waitFor()
  const name = page.getByRole('main').getByRole('textbox').first()
  await page.getByRole('main').getByText('This clan name is already taken.').waitFor()
  expect(await name.getAttribute('aria-invalid')).toBe('true')
  await name.pressSequentially('2')
  await expect.poll(() => name.getAttribute('aria-invalid')).not.toBe('true')

  await page.goto(`${app.url}/clan/1`)
  await clanPages(page).searchMembers.fill('kubson')
  await clanPages(page).member('Kubson', 'Moderator').waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await page.getByRole('combobox', { name: 'Event' }).click()
  await page.getByRole('option', { name: 'Krakow Invitational' }).click()
  await page.getByRole('table', { name: 'Ranking of Krakow Clutchers in Krakow Invitational' }).waitFor()
  await page.context().close()
})

test('an unknown clan id says that there is no such clan', async ({ app }) => {
  const page = await app.visit('/clan/999999')
  await page.locator('main').getByText('Clan not found.').waitFor()
  await page.context().close()
})
