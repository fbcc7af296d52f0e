import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faults, resizeTo } from '../axe.ts'
import { type App, test } from '../fixtures.ts'
import { leagueCalls, leaguePages, season } from '../pages/league-pages.ts'
import { popup, signUp } from '../users.ts'

// Invitations that lead somewhere else than into a league at once (rulebook 13.81).

type Made = { id: number; code: string }
const table = { format: 'table', visibility: 'private', entry: 'open' }

/** Makes a league of an event of the demo that has a phase ahead, and returns its owner's page with it. */
async function owned(app: App, username: string, settings: object): Promise<{ owner: Page; league: Made }> {
  const owner = await signUp(app, username, '/privacy-policy', { tourDone: true })
  const scope = season
  const { league } = await leagueCalls(owner).make({ ...table, name: 'Night Owls', scope, ...settings })
  return { owner, league }
}

test('a user who asks waits, takes it back, is refused and then let in (rulebook 19.5)', async ({ app }) => {
  const { owner, league } = await owned(app, 'letter_lea', { entry: 'letIn' })
  const guest = await signUp(app, 'asker_adam', `/l/${league.code}`)
  const { button } = leaguePages(guest)
  await button('ASK TO BE LET IN').click()
  await guest.getByText('You have asked to join. The owner has been notified.').waitFor()
  await button('WITHDRAW REQUEST').click()
  await button('ASK TO BE LET IN').click()
  await guest.getByText('You have asked to join. The owner has been notified.').waitFor()
  await owner.goto(`${app.url}/leagues/${league.id}?tab=members`)
  await leaguePages(owner).button('REFUSE asker_adam').click()
  await popup(owner, 'asker_adam has been refused.').waitFor()
  await guest.reload()
  await button('ASK TO BE LET IN').click()
  await guest.getByText('You have asked to join. The owner has been notified.').waitFor()
  await guest.goto(`${app.url}/leagues`)
  await guest.getByRole('list', { name: 'my leagues' }).getByText('Waiting').waitFor()
  await owner.reload()
  await leaguePages(owner).button('LET IN asker_adam').click()
  await popup(owner, 'asker_adam is in.').waitFor()
  await guest.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await guest.getByRole('link', { name: /^You are in: Night Owls\./ }).click()
  await guest.waitForURL(`**/leagues/${league.id}`)
  await guest.getByRole('heading', { name: 'Night Owls', level: 1 }).waitFor()
  await Promise.all([owner.context().close(), guest.context().close()])
})

test('a removed member can only ask again (rulebook 19.5)', async ({ app }) => {
  const { owner, league } = await owned(app, 'strict_sue', {})
  const guest = await signUp(app, 'thrown_tim', `/l/${league.code}`)
  await leaguePages(guest).button('JOIN').click()
  await popup(guest, 'You are in: Night Owls').waitFor()
  await owner.goto(`${app.url}/leagues/${league.id}?tab=members`)
  await leaguePages(owner).button('Actions for thrown_tim').click()
  await owner.getByRole('menuitem', { name: 'Remove from league' }).click()
  await leaguePages(owner).button('Confirm').click()
  await popup(owner, 'thrown_tim has been removed.').waitFor()
  await guest.goto(`${app.url}/l/${league.code}`)
  await guest.getByText(/^You were removed from this league\./).waitFor()
  await leaguePages(guest).button('ASK TO BE LET IN').waitFor()
  await Promise.all([owner.context().close(), guest.context().close()])
})

test('a renewed code, a deleted league and what is no code say so, and take another code (rulebook 19.2)', async ({
  app,
}) => {
  const { owner, league } = await owned(app, 'renewer_ron', {})
  await owner.goto(`${app.url}/leagues/${league.id}?tab=settings`)
  const { button } = leaguePages(owner)
  await button('NEW CODE').click()
  await button('Confirm').click()
  await popup(owner, 'The league has a new code.').waitFor()
  const visitor = await app.visit(`/l/${league.code}`)
  await visitor.getByRole('heading', { name: 'NO LEAGUE WITH THIS CODE' }).waitFor()
  await button('INVITE').click()
  const code = await owner.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()
  await owner.keyboard.press('Escape')
  await visitor.getByLabel('Code of a league').fill(` ${code?.toLowerCase()} `)
  await visitor.getByRole('button', { name: 'OPEN' }).click()
  await visitor.getByRole('heading', { name: 'Night Owls' }).waitFor()
  await button('DELETE LEAGUE').click()
  await button('Confirm').click()
  await popup(owner, 'Night Owls has been deleted.').waitFor()
  await owner.waitForURL('**/leagues')
  await visitor.reload()
  await visitor.getByRole('heading', { name: 'NO LEAGUE WITH THIS CODE' }).waitFor()
  await visitor.goto(`${app.url}/l/hello`)
  await visitor.getByRole('heading', { name: 'THIS IS NOT A CODE' }).waitFor()
  await visitor.goto(`${app.url}/leagues/${league.id}`)
  await visitor.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()
  await Promise.all([owner.context().close(), visitor.context().close()])
})

test.for([
  ['full', 'LEAGUE IS FULL'],
  ['closed', 'CUP HAS BEEN DRAWN'],
  ['over', 'LEAGUE IS OVER'],
] as const)('the link of a league that is %s says why nobody can join', async ([joining, words], { app }) => {
  const { owner, league } = await owned(app, `barred_${joining}`, {})
  const visitor = await app.visit('/leagues')
  await visitor.route('**/get-league-preview?**', async route => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, league: { ...answer.league, joining } } })
  })
  await visitor.goto(`${app.url}/l/${league.code}`)
  await visitor.getByText(words).waitFor()
  expect(await visitor.getByRole('link', { name: 'SIGN UP AND JOIN' }).count()).toBe(0)
  await Promise.all([owner.context().close(), visitor.context().close()])
})

test('the names of a private league are for members only; a visitor sees those of a public one (rulebook 19.2)', async ({
  app,
}) => {
  const { owner, league } = await owned(app, 'secret_sam', {})
  const { league: open } = await leagueCalls(owner).make({
    ...table,
    name: 'Open Owls',
    visibility: 'public',
    scope: season,
  })
  const visitor = await app.visit(`/l/${league.code}`)
  await visitor.getByText('Owner: secret_sam').waitFor()
  expect(await visitor.getByRole('list', { name: 'Already in' }).count()).toBe(0)
  await visitor.goto(`${app.url}/leagues`)
  await visitor.getByRole('list', { name: 'public leagues' }).getByText('Open Owls').click()
  await visitor.waitForURL(`**/leagues/${open.id}`)
  await leaguePages(visitor).tab('members').click()
  await visitor.getByRole('list', { name: 'Members of Open Owls' }).getByText('secret_sam').waitFor()
  await visitor.goto(`${app.url}/leagues/${league.id}`)
  await visitor.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()
  await Promise.all([owner.context().close(), visitor.context().close()])
})

test('an invitation that was opened is offered until it is taken, also on the home page (rulebook 13.81)', async ({
  app,
}) => {
  const { owner, league } = await owned(app, 'host_hana', {})
  const guest = await signUp(app, 'later_lu', `/l/${league.code}`, { tourDone: true })
  await leaguePages(guest).button('JOIN').waitFor()
  await guest.getByRole('link', { name: 'Clutchdeck' }).first().click()
  await guest.getByText('You are invited to a league.').waitFor()
  await guest.getByRole('link', { name: 'SEE THE INVITATION' }).click()
  await leaguePages(guest).button('JOIN').click()
  await popup(guest, 'You are in: Night Owls').waitFor()
  await guest.getByRole('link', { name: 'Clutchdeck' }).first().click()
  await guest.getByRole('list', { name: 'my leagues' }).getByText('Night Owls').waitFor()
  expect(await guest.getByText('You are invited to a league.').count()).toBe(0)
  await Promise.all([owner.context().close(), guest.context().close()])
})

test('what one member writes appears on the page of another, who reacts; an address says where it leads (rulebook 28.4, 28.11)', async ({
  app,
}) => {
  const { owner, league } = await owned(app, 'talker_tia', {})
  const guest = await signUp(app, 'talker_tom', '/privacy-policy', { tourDone: true })
  await leagueCalls(guest).join(league.code)
  for (const page of [owner, guest]) {
    await page.goto(`${app.url}/leagues/${league.id}?tab=talk`)
    await page.getByText('NO MESSAGES YET').waitFor()
  }
  await owner.getByLabel('Write a message').fill('@talker_tom look: https://example.org/a.')
  await leaguePages(owner).button('SEND').click()
  const list = guest.getByRole('list', { name: 'Messages in Night Owls' })
  await list.getByText('talker_tia').waitFor()
  await leaguePages(guest).button('Add a reaction').click()
  await guest.getByRole('menuitem', { name: 'goat' }).click()
  await leaguePages(owner).button('goat: 1').waitFor()
  await list.getByRole('button', { name: 'https://example.org/a' }).click()
  const way = guest.getByRole('dialog', { name: 'To example.org?' }).getByRole('link')
  expect([await way.getAttribute('href'), await way.getAttribute('rel')]).toEqual([
    'https://example.org/a',
    'noopener noreferrer nofollow ugc',
  ])
  await guest.keyboard.press('Escape')
  await guest.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await guest.getByText('talker_tia mentioned you in Night Owls.').waitFor()
  await guest.keyboard.press('Escape')
  for (const width of [1440, 390]) {
    await resizeTo(guest, width, 1000)
    expect(await faults(guest), `${width} px`).toEqual([])
  }
  await Promise.all([owner.context().close(), guest.context().close()])
})

test('older messages stay in view while a new one moves the pages of a talk (rulebook 28.2)', async ({
  app,
}) => {
  const { owner, league } = await owned(app, 'reader_rea', {})
  const author = { id: 1, username: 'reader_rea', avatar: '' }
  const sentAt = '2026-06-01T12:00:00.000Z'
  const rest = { author, state: 'shown', sentAt, editedAt: null, reactions: [], reported: false, reports: 0 }
  let last = 4
  const release = Promise.withResolvers<void>()
  await owner.route('**/api/social/get-talk?**', async route => {
    const { talk } = await (await route.fetch()).json()
    const before = Number(new URL(route.request().url()).searchParams.get('before') ?? last + 1)
    // Pages of two; the older ones are slow once there is a fifth message.
    if (last > 4 && before <= last) await release.promise
    const ids = [before - 1, before - 2].filter(id => id > 0)
    const posts = ids.map(id => ({ ...rest, id, text: `message ${id}` }))
    await route.fulfill({ json: { talk, posts, next: before > 3 ? before - 2 : null } })
  })
  await owner.goto(`${app.url}/leagues/${league.id}?tab=talk`)
  const list = owner.getByRole('list', { name: 'Messages in Night Owls' })
  await list.getByText('message 4').waitFor()
  await leaguePages(owner).button('OLDER MESSAGES').click()
  await list.getByText('message 1').waitFor()
  last = 5
  await owner.getByLabel('Write a message').fill('hello')
  await leaguePages(owner).button('SEND').click()
  await list.getByText('message 5').waitFor()
  expect(await list.getByText('message 1').count()).toBe(1)
  release.resolve()
  await list.getByText('message 3').waitFor()
  await owner.context().close()
})
