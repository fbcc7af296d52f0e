import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { clanPages } from '../pages/clan-pages.ts'
import { friendsPage } from '../pages/friends-page.ts'
import { popup, signUp } from '../users.ts'

const go = (page: Page, path: string) => page.goto(path)

async function invite(page: Page, username: string): Promise<void> {
  await friendsPage(page).invite(username)
  await popup(page, `Invite sent to ${username}`).waitFor()
}

async function accept(page: Page, username: string): Promise<void> {
  await friendsPage(page).received(1).click()
  await friendsPage(page).accept(username).click()
  await popup(page, `You and ${username} are now friends`).waitFor()
}

async function join(page: Page, clan: string): Promise<void> {
  await go(page, '/clan/browse')
  await clanPages(page).join(clan).click()
  await popup(page, `Successfully joined clan: ${clan}`).waitFor()
  expect(new URL(page.url()).pathname, 'leads to the clan page').toBe('/clan')
}

test('three users at once: invite, accept, create, join, name a moderator, be kicked, delete', async ({
  app,
}) => {
  const [ola, max, nina] = await Promise.all([
    signUp(app, 'trio_ola', '/friends'),
    signUp(app, 'trio_max', '/friends'),
    signUp(app, 'trio_nina', '/friends'),
  ])
  await invite(ola, 'trio_max')
  await invite(ola, 'trio_nina')
  await accept(max, 'trio_ola')
  await accept(nina, 'trio_ola')
  await friendsPage(ola).heading(2).waitFor()

  await go(ola, '/clan/create')
  await clanPages(ola).create('Three Of Us')
  await popup(ola, 'Successfully created clan: Three Of Us').waitFor()
  expect(new URL(ola.url()).pathname).toBe('/clan')
  await join(max, 'Three Of Us')
  await join(nina, 'Three Of Us')

  await go(ola, '/clan/manage')
  await ola.getByRole('heading', { name: '3 members' }).waitFor()
  await clanPages(ola).actOn('trio_nina', 'Make moderator')
  await popup(ola, 'Successfully updated member: trio_nina').waitFor()

  await go(nina, '/clan/manage')
  await clanPages(nina).menuOf('trio_max').waitFor()
  expect(await clanPages(nina).menuOf('trio_ola').count()).toBe(0)
  await clanPages(nina).actOn('trio_max', 'Remove from clan')
  await clanPages(nina).confirm.click()
  await popup(nina, 'Successfully removed member: trio_max').waitFor()
  await nina.getByRole('heading', { name: '2 members' }).waitFor()
  await max.getByText('NO CLAN').waitFor()

  await go(nina, '/clan')
  await go(ola, '/clan')
  await clanPages(ola).delete.click()
  await clanPages(ola).confirm.click()
  await popup(ola, 'Successfully deleted clan: Three Of Us').waitFor()
  expect(new URL(ola.url()).pathname, 'leads to the list').toBe('/clan/browse')
  expect(await clanPages(ola).list.getByText('Three Of Us').count()).toBe(0)
  await nina.getByText('NO CLAN').waitFor()
  await Promise.all([ola, max, nina].map(page => page.context().close()))
})

test('popups queue, three at a time, and close by themselves after 5 s (rulebook 13.31)', async ({ app }) => {
  const page = await signUp(app, 'popup_pola', '/privacy-policy')
  await page.clock.install()
  await go(page, '/friends')
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
