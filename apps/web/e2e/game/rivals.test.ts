import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { faults, resizeTo } from '../axe.ts'
import { type App, test } from '../fixtures.ts'
import { addSource } from '../live-event.ts'
import { passReveal } from '../pages/game-page.ts'
import { leagueCalls, leaguePages } from '../pages/league-pages.ts'
import { peopleOf, readRealLog, sendLog } from '../server-log.ts'
import { openAsAdmin, signUp } from '../users.ts'

/** Two rivals follow the real log (rulebook 22.6). Each test continues where the previous one ended. */
const seated = [
  'donk',
  'sh1ro',
  'NiKo',
  'zont1x',
  'magixx',
  'm0NESY',
  'TeSeS',
  'karrigan',
  'kyousuke',
  'tN1R',
]
const steamId = (account: number) => String(76_561_197_960_265_728n + BigInt(account))
const [olaName, kimName] = ['ola_of_the_longest_names', 'kim_of_the_longest_names']

let eventId: number
let leagueId: number
let admin: Page
let ola: Page
let kim: Page
/** The players of the game who stand for Birch and Ivy of the log. */
let birch: string
let ivy: string

const rivalPath = (name: string) => `/${product.slug}/rivals/${name}`
const score = (page: Page, deck: 'one' | 'other') => page.locator(`[data-part=score-${deck}]`)
const lead = (page: Page) => page.locator('[data-part=lead]')
const swings = (page: Page) =>
  page.getByRole('list', { name: 'Largest swings' }).getByRole('listitem').allTextContents()

test.beforeAll(async ({ app, adminApi }) => {
  const people = peopleOf(await readRealLog())
  birch = seated[people.indexOf(steamId(900_000_008))] ?? ''
  ivy = seated[people.indexOf(steamId(900_000_057))] ?? ''
  admin = await openAsAdmin(app, null)
  const teams = ['spirit', 'falcons']
  eventId = await adminApi.createEvent('Rivals Cup', { phases: [teams, teams], goal: 1000 })
  const rival = async (username: string, player: string, keyplays: number[]) => {
    const page = await signUp(app, username, null, { tourDone: true, reducedMotion: 'reduce' })
    const send = sender(page.request)
    const { currentUser } = await send<{ currentUser: { id: number } }>('/api/auth/get-user', {})
    const at = { eventId, userId: currentUser.id, playerId: adminApi.player(player).id }
    await send(`/api/${product.slug}/add-card`, { ...at, phase: 1, perks: [], keyplays: [], deckOrder: 1 })
    for (const keyplayId of keyplays)
      await send(`/api/${product.slug}/add-card-keyplay`, { ...at, phaseIndex: 1, keyplayId })
    return page
  }
  // No-scope, knife and grenade kills against grenade, fire and no-scope kills.
  ola = await rival(olaName, birch, [4, 8, 13])
  kim = await rival(kimName, ivy, [13, 14, 4])
  const data = { name: 'Rivals League', format: 'headToHead', scope: { eventId }, visibility: 'private' }
  const { league } = await leagueCalls(ola).make({ ...data, entry: 'open' })
  await leagueCalls(kim).join(league.code)
  // A head to head is drawn from four members on.
  for (const name of ['third_theo', 'fourth_fay'])
    await leagueCalls(await signUp(app, name, null)).join(league.code)
  leagueId = league.id
})

const open = async (app: App, page: Page, path: string) => {
  await page.goto(app.url + path)
}

test('before the lock there is nothing to compare (rulebook 22.1)', async ({ app }) => {
  await open(app, ola, `${rivalPath(kimName)}?event=${eventId}`)
  await ola.getByRole('heading', { name: 'NO DECKS TO COMPARE' }).waitFor()
  await open(app, ola, `${rivalPath(kimName)}?event=${eventId}&phase=1`)
  await ola.getByRole('heading', { name: 'NO DECKS TO COMPARE' }).waitFor()
  expect(await ola.getByText(ivy, { exact: true }).count()).toBe(0)
  await open(app, ola, rivalPath('nobody_at_all'))
  await ola.getByRole('heading', { name: 'USER nobody_at_all NOT FOUND' }).waitFor()
})

/** Whether the swings are these, each with its words. */
const areSwings = (shown: readonly string[], expected: readonly string[][]) =>
  shown.length === expected.length &&
  expected.every((words, at) => words.every(word => shown[at]?.includes(word)))

/** Returns where each of these lines of a log ends, counted from 1. */
function endsOfLines(log: Buffer, lines: readonly number[]): number[] {
  const ends: number[] = []
  for (let end = log.indexOf('\n') + 1; end > 0; end = log.indexOf('\n', end) + 1) ends.push(end)
  return lines.map(line => ends[line - 1] ?? log.length)
}

test('two browsers follow the real log kill by kill, and see what a reader finds by hand (rulebook 22.5, 22.6)', async ({
  app,
  adminApi,
}) => {
  await adminApi.lock(eventId, 1, new Date().toISOString())
  const url = await addSource(sender(admin.request), adminApi, eventId, 'Stage')
  await open(app, ola, `${rivalPath(kimName)}?event=${eventId}`)
  await open(app, kim, `${rivalPath(olaName)}?event=${eventId}`)
  for (const page of [ola, kim]) await page.getByText('NOTHING HAS HAPPENED YET').waitFor()
  const log = await readRealLog()
  let sent = 0
  /** Sends the log up to there; both pages then show who leads, and the largest swings with these words. */
  const follow = async (end: number, leads: string, expected?: readonly string[][]) => {
    await sendLog(admin.request, url, log, sent, end)
    sent = end
    for (const page of [ola, kim]) {
      await expect.poll(() => lead(page).textContent()).toBe(leads)
      await expect
        .poll(async () => {
          const shown = await swings(page)
          return !expected || areSwings(shown, expected) ? 'as by hand' : shown
        })
        .toBe('as by hand')
    }
  }
  // The kills of Ivy by grenade, fire and no-scope, then those of Birch by grenade, no-scope and knife.
  const kills = endsOfLines(log, [1492, 1831, 2265, 3031, 3212, 3236])
  const [grenade = 0, fire = 0, noScope = 0, otherGrenade = 0, otherNoScope = 0, knife = 0] = kills
  await follow(grenade, `${kimName} leads by 200`)
  for (const page of [ola, kim]) await page.getByText('LIVE', { exact: true }).waitFor()
  await follow(fire, `${kimName} leads by 450`)
  await follow(noScope, `${kimName} leads by 750`, [
    [ivy, 'No-scope', 'Inferno round 6', `+300 for ${kimName}`],
    [ivy, 'Fire kill', 'Inferno round 4', `+250 for ${kimName}`],
    [ivy, 'Grenade kill', 'Inferno round 3', `+200 for ${kimName}`],
  ])
  await follow(otherGrenade, `${kimName} leads by 550`)
  await follow(otherNoScope, `${kimName} leads by 250`)
  await follow(knife, `${olaName} leads by 250`)
  // The knife kill in round 11 decided it.
  await follow(log.length, `${olaName} leads by 450`, [
    [birch, 'Knife kill', 'Inferno round 11', 'DECIDED IT', `+500 for ${olaName}`],
    [ivy, 'No-scope', 'Inferno round 6', `+300 for ${kimName}`],
    [birch, 'No-scope', 'Inferno round 11', `+300 for ${olaName}`],
  ])
  for (const page of [ola, kim]) expect(await page.getByText('DECIDED IT').count()).toBe(1)
  expect([await score(ola, 'one').textContent(), await score(ola, 'other').textContent()]).toEqual([
    '1,200',
    '750',
  ])
  expect([await score(kim, 'one').textContent(), await score(kim, 'other').textContent()]).toEqual([
    '750',
    '1,200',
  ])
})

test('the cards say what they are worth, and the differences add up to the lead (rulebook 22.7)', async () => {
  const cards = await ola
    .getByRole('list', { name: 'What each card is worth' })
    .getByRole('listitem')
    .allInnerTexts()
  expect(cards).toHaveLength(2)
  expect(cards[0]).toContain(birch)
  expect(cards[0]).toContain(`+1,200 for ${olaName}`)
  expect(cards[1]).toContain(`+750 for ${kimName}`)
})

test.for([1440, 1000, 600, 390])('nothing overflows and axe finds nothing at %d px', async width => {
  await resizeTo(ola, width, 1000)
  expect(await ola.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect(await faults(ola)).toEqual([])
})

test('it is reached from a ranking, a friend, a notification and a fixture (rulebook 22.1)', async ({
  app,
}) => {
  await resizeTo(ola, 1440, 1000)
  const arrive = async () => {
    await ola.waitForURL(`**${rivalPath(kimName)}**`)
    await expect.poll(() => lead(ola).textContent()).toBe(`${olaName} leads by 450`)
    // Copied from the bar it has a preview (rulebook 22.10).
    expect(new URL(ola.url()).search).toMatch(/event=\d+&phase=\d+/)
  }
  const compare = ola.getByRole('link', { name: `Compare decks with ${kimName}` })
  await open(app, ola, `/${product.slug}/leaderboards?event=${eventId}`)
  await compare.click()
  await arrive()
  const invite = { senderName: kimName, recipientName: olaName }
  await sender(kim.request)('/api/social/send-invite', invite)
  await ola.getByRole('button', { name: /^Notifications, / }).click()
  await compare.first().click()
  await arrive()
  const ids = async (page: Page) =>
    (await sender(page.request)<{ currentUser: { id: number } }>('/api/auth/get-user', {})).currentUser.id
  await sender(ola.request)('/api/social/accept-invite', {
    senderId: await ids(kim),
    recipientId: await ids(ola),
  })
  await open(app, ola, '/friends')
  await compare.click()
  await arrive()
  await open(app, ola, `/leagues/${leagueId}`)
  // The fixtures are drawn.
  await leaguePages(ola)
    .fixtures.getByRole('link', { name: /^Compare decks with/ })
    .first()
    .click()
  await ola.waitForURL(`**/${product.slug}/rivals/**event=${eventId}**`)
})

test('the game page says where one stands and who holds the same cards (rulebook 22.8)', async ({ app }) => {
  const standing = async (page: Page) => {
    const phases = page.getByRole('navigation', { name: 'Phases' })
    await phases.getByRole('button', { name: /Round 1/ }).click()
    return page.getByRole('region', { name: 'Where you stand' })
  }
  await open(app, ola, `/${product.slug}/games/${eventId}`)
  await passReveal(ola, 'Round 1')
  const ahead = await standing(ola)
  await ahead.getByText('Nobody is ahead of you.').waitFor()
  const ranks = ola.getByRole('region', { name: 'My ranks here' })
  await ranks.getByRole('link', { name: 'Everybody' }).getByText('1 / 2').waitFor()
  await ranks.getByRole('link', { name: 'Friends' }).getByText('1 / 2').waitFor()
  await ranks.getByRole('link', { name: 'Rivals League' }).waitFor()
  await ahead.getByText('You have reached the goal of Round 1.').waitFor()
  await ahead.getByRole('row', { name: birch }).getByText('1 of 2 (50%)').waitFor()
  await open(app, kim, `/${product.slug}/games/${eventId}`)
  const behind = await standing(kim)
  await behind.getByText(`450 points to ${olaName}, rank 1.`).waitFor()
  await behind.getByText('250 points to the goal of Round 1.').waitFor()
})

test('both decks and a single one are shared as a picture and as a link (rulebook 23.5)', async ({ app }) => {
  const share = async (button: string) => {
    await ola.getByRole('button', { name: button }).click()
    const dialog = ola.getByRole('dialog', { name: 'Share' })
    const picture = dialog.getByRole('img')
    const width = () =>
      picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        return image.naturalWidth
      })
    expect(await width()).toBe(1200)
    await dialog.getByRole('tab', { name: 'Story' }).click()
    await dialog.locator('[data-format=tall] img').waitFor()
    expect(await width()).toBe(1080)
    expect(await faults(ola)).toEqual([])
    const download = ola.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.png$/)
    await dialog.getByRole('button', { name: 'Close' }).click()
  }
  await open(app, ola, `${rivalPath(kimName)}?event=${eventId}&phase=1`)
  await share('Share both decks')
  expect(await ola.title()).toBe(`Rivals: ${kimName} | ${product.name}`)
  await open(app, ola, `/${product.slug}/games/${eventId}`)
  await ola
    .getByRole('navigation', { name: 'Phases' })
    .getByRole('button', { name: /Round 1/ })
    .click()
  await share('Share your deck')
})

test('a user who asks for deletion is not found any more, and is called so in rankings, in the language of the reader (rulebook 1.16, 22.1)', async ({
  app,
}) => {
  await sender(kim.request)('/api/auth/delete-account', { name: kimName, password: 'Arena!2026' })
  await open(app, ola, `${rivalPath(kimName)}?event=${eventId}`)
  await ola.getByRole('heading', { name: `USER ${kimName} NOT FOUND` }).waitFor()
  const reader = await app.visit(`/${product.slug}/leaderboards?event=${eventId}`, { locale: 'pl-PL' })
  await reader.getByRole('rowheader', { name: 'usunięty użytkownik' }).waitFor()
  await reader.context().close()
  await Promise.all([ola, kim, admin].map(page => page.context().close()))
})
