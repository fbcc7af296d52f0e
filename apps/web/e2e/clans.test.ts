import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './fixtures.ts'
import { twoFrames } from './pages/game-page.ts'
import { notice, signUp } from './people.ts'

async function found(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'CREATE' }).click()
  await notice(page, `Successfully created clan: ${name}`).waitFor()
  await page.waitForURL('**/clan')
}

test('create, join, become moderator, be removed, delete: owner and member at once', async ({ app }) => {
  const owner = await signUp(app, 'owner_ola', '/clan/create')
  await found(owner, 'Night Owls')
  await owner.getByRole('button', { name: 'DELETE', exact: true }).waitFor()
  expect(await owner.getByRole('button', { name: 'LEAVE', exact: true }).count()).toBe(0)

  const member = await signUp(app, 'member_max', '/clan/browse')
  await member.getByRole('button', { name: 'JOIN Night Owls' }).click()
  await notice(member, 'Successfully joined clan: Night Owls').waitFor()
  await member.waitForURL('**/clan')
  await member.getByRole('button', { name: 'LEAVE', exact: true }).waitFor()
  await owner.getByRole('row', { name: /member_max.*Member/ }).waitFor()
  expect(await member.getByRole('button', { name: 'DELETE', exact: true }).count()).toBe(0)

  await owner.goto(`${app.url}/clan/manage`)
  await owner.getByRole('button', { name: 'What to do with member_max' }).click()
  await owner.getByRole('menuitem', { name: 'Make moderator' }).click()
  await notice(owner, 'Successfully updated member: member_max').waitFor()
  await member.getByRole('row', { name: /member_max.*Moderator/ }).waitFor()
  await owner
    .getByRole('row', { name: /member_max/ })
    .getByText('Moderator')
    .waitFor()

  await owner.getByRole('button', { name: 'What to do with member_max' }).click()
  await owner.getByRole('menuitem', { name: 'Remove from clan' }).click()
  await owner.getByRole('button', { name: 'Confirm' }).click()
  await notice(owner, 'Successfully removed member: member_max').waitFor()
  await member.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
  await member.getByText('NO CLAN').waitFor()

  await owner.goto(`${app.url}/clan`)
  await owner.getByRole('button', { name: 'DELETE', exact: true }).click()
  await owner.getByRole('button', { name: 'Confirm' }).click()
  await notice(owner, 'Successfully deleted clan: Night Owls').waitFor()
  await owner.waitForURL('**/clan/browse')
  const clans = owner.getByRole('list', { name: 'Clans' })
  await clans.waitFor()
  expect(await clans.getByText('Night Owls').count()).toBe(0)
  await Promise.all([owner.context().close(), member.context().close()])
})

test('a member leaves and lands on the list', async ({ app }) => {
  const page = await signUp(app, 'leaver_leo', '/clan/1')
  await page.getByRole('button', { name: /^JOIN/ }).click()
  await notice(page, 'Successfully joined clan: Krakow Clutchers').waitFor()
  await page.getByRole('button', { name: 'LEAVE', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await notice(page, 'Successfully leaved clan: Krakow Clutchers').waitFor()
  await page.waitForURL('**/clan/browse')
  await page.context().close()
})

test('JOIN says why it cannot be: not logged in, or in a clan already (rulebook 13.26)', async ({ app }) => {
  const visitor = await app.visit('/clan/1')
  const join = visitor.getByRole('button', { name: 'JOIN Krakow Clutchers', disabled: true })
  await join.hover()
  await visitor.getByText('YOU NEED TO BE LOGGED IN').waitFor()
  const member = await signUp(app, 'taken_tom', '/clan/create')
  await found(member, 'Only Toms')
  const known = Promise.withResolvers<void>()
  await member.route('**/api/**/get-user**', route => known.promise.then(() => route.continue()))
  const read = member.waitForResponse(/get-clan\b/)
  await member.goto(`${app.url}/clan/1`)
  await read
  await member.evaluate(twoFrames)
  const barred = member.getByRole('button', { name: 'JOIN Krakow Clutchers' })
  expect(await barred.count()).toBe(0)
  known.resolve()
  await barred.and(member.locator('[aria-disabled]')).focus()
  await member.getByText('USER CAN BE IN ONE CLAN AT A TIME').waitFor()
  await Promise.all([visitor.context().close(), member.context().close()])
})

test('a name that is taken is refused in words; members are searched, the clan has its ranking', async ({
  app,
}) => {
  const page = await signUp(app, 'second_sara', '/clan/create')
  await page.getByLabel('Name').fill('krakow CLUTCHERS')
  await page.getByRole('button', { name: 'CREATE' }).click()
  await notice(page, 'This clan name is already taken.').waitFor()

  await page.goto(`${app.url}/clan/1`)
  await page.getByLabel('Search members').fill('kubson')
  await page.getByRole('row', { name: /Kubson.*Moderator/ }).waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await page.getByRole('combobox', { name: 'Event' }).click()
  await page.getByRole('option', { name: 'Krakow Invitational' }).click()
  await page.getByRole('table', { name: 'Ranking of Krakow Clutchers in Krakow Invitational' }).waitFor()
  await page.context().close()
})

test('no clan with that id', async ({ app }) => {
  const page = await app.visit('/clan/999999')
  await page.getByText('Clan not found.').waitFor()
  await page.context().close()
})
