import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { test } from '../fixtures.ts'
import { clanPages } from '../pages/clan-pages.ts'
import { twoFrames } from '../pages/gestures.ts'
import { popup, signUp } from '../users.ts'

/** Makes a clan by calls, as the user of a page. */
async function addClan(page: Page, name: string): Promise<void> {
  const send = sender(page.request)
  const { currentUser } = await send<{ currentUser: { id: number } }>('/api/auth/get-user', {})
  await send('/api/social/add-clan', { userId: currentUser.id, data: { name, img: '' } })
}

test('a clan is made, joined, gets a moderator, who removes a member, and is deleted by its owner, all on three open pages', async ({
  app,
}) => {
  const owner = await signUp(app, 'owner_ola', '/clan/create')
  await clanPages(owner).create('Night Owls')
  await popup(owner, 'Successfully created clan: Night Owls').waitFor()
  await owner.waitForURL('**/clan')
  await clanPages(owner).delete.waitFor()
  expect(await clanPages(owner).leave.count()).toBe(0)

  const [member, moderator] = [
    await signUp(app, 'member_max', '/clan/browse'),
    await signUp(app, 'moderator_mia', '/clan/browse'),
  ]
  for (const page of [member, moderator]) {
    await clanPages(page).join('Night Owls').click()
    await popup(page, 'Successfully joined clan: Night Owls').waitFor()
    await page.waitForURL('**/clan')
    await clanPages(page).leave.waitFor()
    expect(await clanPages(page).delete.count()).toBe(0)
  }
  await clanPages(owner).member('member_max', 'Member').waitFor()

  await owner.goto(`${app.url}/clan/manage`)
  await owner.getByRole('heading', { name: '3 members' }).waitFor()
  await clanPages(owner).actOn('moderator_mia', 'Make moderator')
  await popup(owner, 'Successfully updated member: moderator_mia').waitFor()
  await clanPages(member).member('moderator_mia', 'Moderator').waitFor()
  await owner
    .getByRole('row', { name: /moderator_mia/ })
    .getByText('Moderator')
    .waitFor()

  await moderator.goto(`${app.url}/clan/manage`)
  await clanPages(moderator).menuOf('member_max').waitFor()
  expect(await clanPages(moderator).menuOf('owner_ola').count()).toBe(0)
  await clanPages(moderator).actOn('member_max', 'Remove from clan')
  await clanPages(moderator).confirm.click()
  await popup(moderator, 'Successfully removed member: member_max').waitFor()
  await moderator.getByRole('heading', { name: '2 members' }).waitFor()
  await member.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
  await member.getByText('NO CLAN').waitFor()

  await moderator.goto(`${app.url}/clan`)
  await owner.goto(`${app.url}/clan`)
  await clanPages(owner).delete.click()
  await clanPages(owner).confirm.click()
  await popup(owner, 'Successfully deleted clan: Night Owls').waitFor()
  await owner.waitForURL('**/clan/browse')
  const clans = clanPages(owner).list
  await clans.waitFor()
  expect(await clans.getByText('Night Owls').count()).toBe(0)
  await moderator.getByText('NO CLAN').waitFor()
  await Promise.all([owner, member, moderator].map(page => page.context().close()))
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

test('JOIN says why it is not possible: not logged in, or already in a clan; a clan that does not exist says so (rulebook 13.26)', async ({
  app,
}) => {
  const visitor = await app.visit('/clan/1')
  const join = visitor.getByRole('button', { name: 'JOIN Krakow Clutchers', disabled: true })
  await join.hover()
  await visitor.getByText('YOU NEED TO BE LOGGED IN').waitFor()
  await visitor.goto(`${app.url}/clan/999999`)
  await visitor.locator('main').getByText('Clan not found.').waitFor()
  const member = await signUp(app, 'taken_tom', null)
  await addClan(member, 'Only Toms')
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
