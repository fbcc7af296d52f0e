import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faults } from '../axe.ts'
import { type AdminApi, type App, test } from '../fixtures.ts'
import { leagueCalls, leaguePages, settling } from '../pages/league-pages.ts'
import { popup, signUp } from '../users.ts'

// A season of two events, played by three people in three browsers: Ola, Kamil on a phone, and Nuke. Paula, the fourth member that a head
// to head needs, plays by calls. Each test continues where the previous one ended.

const headshot = 1
const events = ['Winter One', 'Winter Two']
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const players = { ola_desk: 'ZywOo', kamil_s1: 'FalleN', nuke_nat: 'apEX', paula_pl: 'yuurih' }

let ola: Page
let kamil: Page
let nuke: Page
let paula: Page
let eventIds: number[] = []
const codes = { table: '', pairs: '', cup: '' }
const ids = { table: 0, pairs: 0, cup: 0 }

const open = (page: Page, { url }: App, league: keyof typeof ids, search = '') =>
  page.goto(`${url}/leagues/${ids[league]}${search}`)

/** Locks the event and uploads how many headshots each of the four players had. */
async function play(adminApi: AdminApi, eventId: number, counts: number[], reason?: string): Promise<void> {
  if (!reason) await adminApi.lock(eventId, 1, new Date().toISOString())
  const rows = Object.values(players).map((name, at): [string, number, number] => [
    name,
    headshot,
    counts[at] ?? 0,
  ])
  await adminApi.upload(eventId, 1, rows, reason)
}

const complete = (adminApi: AdminApi, eventId: number, completed = true) =>
  adminApi.edit('update-event', { eventId, data: { completed } })

test('Ola makes a table and a cup of two events, each in three steps (rulebook 13.80)', async ({
  app,
  adminApi,
}) => {
  const plan = { phases: [['vitality', 'furia']], goal: 1 }
  eventIds = [await adminApi.createEvent('Winter One', plan), await adminApi.createEvent('Winter Two', plan)]
  ola = await signUp(app, 'ola_desk', '/leagues', { tourDone: true })
  const making = [
    ['table', 'Office table', 'Table'],
    ['cup', 'Office cup', 'Cup'],
  ] as const
  for (const [league, name, format] of making) {
    await ola.goto(`${app.url}/leagues/create`)
    codes[league] = await leaguePages(ola).make({ name, format, events })
    await ola.getByRole('img', { name: 'QR code of the link' }).waitFor()
    await ola.getByRole('link', { name: 'OPEN THE LEAGUE' }).click()
    await ola.getByRole('heading', { name, level: 1 }).waitFor()
    ids[league] = Number(new URL(ola.url()).pathname.split('/').at(-1))
  }
  const scope = { eventIds }
  const settings = { name: 'Office pairs', format: 'headToHead', scope, visibility: 'private', entry: 'open' }
  const { league } = await leagueCalls(ola).make(settings)
  ids.pairs = league.id
  codes.pairs = league.code
})

test('Kamil opens the link on a phone, signs up, joins and builds a first deck; the link survives all of it (rulebook 13.81)', async ({
  app,
  adminApi,
}) => {
  kamil = await app.visit(`/l/${codes.table}`, { ...phone, tourDone: true })
  await kamil.getByRole('heading', { name: 'Office table' }).waitFor()
  await kamil
    .getByText('1 of 10,000 members')
    .or(kamil.getByText(/^1 of 10,?000 members/))
    .first()
    .waitFor()
  expect(await kamil.getByText('Already in').count()).toBe(1)
  await kamil.getByRole('link', { name: 'SIGN UP AND JOIN' }).click()
  await kamil.getByLabel('Username', { exact: true }).fill('kamil_s1')
  await kamil.getByLabel('Email', { exact: true }).fill('kamil_s1@example.com')
  for (const label of ['Password', 'Confirm password'])
    await kamil.getByLabel(label, { exact: true }).fill('Arena!2026')
  await kamil.getByRole('checkbox', { name: /policy/i }).check({ force: true })
  await kamil.locator('button[type=submit]').click()
  // Signing up joins: nothing else is to press.
  await popup(kamil, 'You are in: Office table').waitFor()
  await kamil.getByRole('link', { name: 'BUILD YOUR DECK' }).click()
  await kamil.waitForURL(/\/games\/\d+/)
  await kamil.locator('[data-tour=browser] li[data-player]').first().waitFor()
  await kamil.goto(`${app.url}/l/${codes.cup.toLowerCase().replace('-', '')}`)
  await leaguePages(kamil).button('JOIN').click()
  await popup(kamil, 'You are in: Office cup').waitFor()
  await leagueCalls(kamil).join(codes.pairs)
  for (const eventId of eventIds) await leagueCalls(kamil).hold(eventId, adminApi.player(players.kamil_s1).id)
})

test('the others join; among four nobody sees how many have a deck, and can remind them all the same (rulebook 19.30)', async ({
  app,
  adminApi,
}) => {
  nuke = await signUp(app, 'nuke_nat', '/leagues', { tourDone: true })
  await nuke.getByLabel('Code of a league').fill(codes.table)
  await nuke.getByRole('button', { name: 'OPEN' }).click()
  await leaguePages(nuke).button('JOIN').click()
  await popup(nuke, 'You are in: Office table').waitFor()
  paula = await signUp(app, 'paula_pl', null, { tourDone: true })
  for (const league of ['pairs', 'cup'] as const) await leagueCalls(nuke).join(codes[league])
  for (const league of ['table', 'pairs', 'cup'] as const) await leagueCalls(paula).join(codes[league])
  await open(ola, app, 'pairs')
  await ola.getByText(/^Winter One: Round 1 locks in /).waitFor()
  expect(await ola.getByText(/have a deck$/).count()).toBe(0)
  await ola.getByRole('button', { name: 'REMIND THE OTHERS' }).click()
  await popup(ola, 'Members without a deck have been reminded. Nobody can see who they are.').waitFor()
  await ola.getByText(/^Reminded\. You can remind them again /).waitFor()
  await nuke.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  await nuke.getByText(/^Office pairs: somebody reminds you to build a deck/).waitFor()
  const decks = [
    [ola, players.ola_desk],
    [nuke, players.nuke_nat],
    [paula, players.paula_pl],
  ] as const
  for (const [page, player] of decks)
    for (const eventId of eventIds) await leagueCalls(page).hold(eventId, adminApi.player(player).id)
})

test('the first event: tables, fixtures with both decks, the bracket and the draw appear on the open pages', async ({
  app,
  adminApi,
}) => {
  const [first = 0] = eventIds
  await open(ola, app, 'table')
  await open(kamil, app, 'pairs')
  await open(nuke, app, 'cup')
  await ola.getByText('NOT STARTED', { exact: true }).waitFor()
  await nuke.getByText('NOT DRAWN YET').waitFor()
  await play(adminApi, first, [60, 40, 20, 10])
  for (const [at, username] of Object.keys(players).entries())
    await leaguePages(ola)
      .row(username)
      .filter({ hasText: new RegExp(`^${at + 1}`) })
      .waitFor()
  const pages = leaguePages(kamil)
  await expect.poll(() => pages.fixtures.getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
  await pages.fixtures.getByText('Running').first().waitFor()
  await pages.fixtures
    .getByRole('button', { name: /^Decks/ })
    .first()
    .click()
  await kamil.getByRole('region', { name: 'Deck of kamil_s1' }).getByText('FalleN').waitFor()
  await pages.button('CHECK').click()
  await kamil.getByText(/^Drawn again in this browser: the same order/).waitFor()
  const { bracket } = leaguePages(nuke)
  await bracket.getByText('Semifinals').waitFor()
  for (const username of Object.keys(players)) await bracket.getByText(username).first().waitFor()
  for (const page of [ola, kamil, nuke]) expect(await faults(page)).toEqual([])
  const wide = await kamil.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})

test('a late joiner is in the table from the next round, and not in the cup (rulebook 19.6, 19.23)', async ({
  app,
}) => {
  const late = await signUp(app, 'late_leo', `/l/${codes.cup}`, { tourDone: true })
  await late.getByText('CUP HAS BEEN DRAWN').waitFor()
  await late.goto(`${app.url}/l/${codes.table}`)
  await late.getByText('You play from the next round that locks.').waitFor()
  await leaguePages(late).button('JOIN').click()
  await popup(late, 'You are in: Office table').waitFor()
  await open(late, app, 'table', '?tab=members')
  await late.getByRole('list', { name: 'Members of Office table' }).getByText('late_leo').waitFor()
  await late.context().close()
})

test('a correction after the first event is final moves the table, and is shown next to the ties that stay (rulebook 19.27)', async ({
  adminApi,
}) => {
  const [first = 0] = eventIds
  await complete(adminApi, first)
  const winners = async () => {
    const answer = await nuke.request.get(`/api/social/get-league-bracket?leagueId=${ids.cup}`)
    const { ties } = (await answer.json()) as { ties: { level: number; winner: 'home' | 'away' | null }[] }
    return ties.flatMap(({ level, winner }) => (level === 1 ? [winner] : []))
  }
  // The ties are kept when their players are notified.
  await leagueCalls(nuke).notified('fixture_result', 'Office cup')
  const before = await winners()
  await complete(adminApi, first, false)
  await play(adminApi, first, [60, 40, 20, 100], 'A map had been counted for the wrong player.')
  await complete(adminApi, first)
  await leaguePages(ola).row('paula_pl').filter({ hasText: /^1/ }).waitFor(settling)
  await leaguePages(nuke)
    .bracket.getByText(/^After a correction/)
    .first()
    .waitFor(settling)
  expect(await winners()).toEqual(before)
})

test('the second event ends the season: final, titles, places on other pages, the season board', async ({
  app,
  adminApi,
}) => {
  const [, second = 0] = eventIds
  await play(adminApi, second, [90, 40, 20, 10])
  await leaguePages(ola).row('ola_desk').filter({ hasText: '600' }).waitFor(settling)
  await complete(adminApi, second)
  await nuke.getByText(/^Winner: (ola_desk|kamil_s1|nuke_nat|paula_pl)$/).waitFor(settling)
  await leagueCalls(ola).notified('league_ended', 'Office table')
  await open(ola, app, 'table')
  await ola.getByText('Over', { exact: true }).waitFor()
  await leaguePages(ola).row('ola_desk').filter({ hasText: /^1/ }).waitFor()
  await leaguePages(ola).tab('rounds').click()
  for (const event of events) await ola.getByRole('link', { name: event }).waitFor()
  await ola.getByRole('button', { name: `Table after this round: Winter One` }).click()
  await leaguePages(ola).row('paula_pl').filter({ hasText: /^1/ }).waitFor()
  await ola.getByRole('button', { name: 'SHOW: Ranks and history' }).click()
  await ola
    .getByRole('table', { name: /^Ranks by round/ })
    .getByRole('row', { name: /ola_desk/ })
    .waitFor()
  await ola.getByRole('list', { name: 'Champions' }).getByText('ola_desk').waitFor()
  await ola.getByText(/^Better rounds: ola_desk \d, /).waitFor()
  expect(await faults(ola)).toEqual([])
  await ola.goto(`${app.url}/profile`)
  await ola
    .getByRole('region', { name: /^titles/ })
    .getByText('Office table')
    .waitFor()
  await ola.goto(`${app.url}/clutchdeck`)
  await ola.getByRole('list', { name: 'my leagues' }).getByText('Office table').waitFor()
  await kamil.goto(`${app.url}/leagues/season`)
  await kamil.getByRole('table').getByText('kamil_s1').waitFor()
  await kamil.goto(`${app.url}/leagues/of/event/${second}`)
  await kamil.getByRole('heading', { name: 'Everybody in Winter Two' }).waitFor()
  await kamil.getByRole('table').getByText('ola_desk').waitFor()
  await ola.goto(`${app.url}/leagues/${ids.table}?tab=settings`)
  await ola.getByText('The next league').waitFor()
  await Promise.all([ola, kamil, nuke, paula].map(page => page.context().close()))
})
