import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import type { GameServer } from '../e2e/game-servers.ts'
import { leagueOf } from './league-scenes.ts'
import { lose, playLive, playMatch, win } from './screen-scenes.ts'

/** A screen: where it is, who sees it (the seeded admin unless `visitor` or `newcomer`), and what is done before the picture. */
export type Screen = {
  /** Where it is, or a function that sets up what the demo does not have and returns it. */
  path: string | ((server: GameServer) => Promise<string>)
  visitor?: boolean
  /** A user who has just signed up. */
  newcomer?: boolean
  /** The consent banner is still open. */
  askForConsent?: boolean
  /** Below 1000 px only, where the menu is a drawer. */
  drawer?: boolean
  /** Nothing was acknowledged yet and animations run: a result is being revealed. */
  reveal?: boolean
  act?: (page: Page) => Promise<void>
}

const game = `/${product.slug}`
const config = `${game}/data/events/config/1`
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()
/** Menus and dialogs load their code when they open, which may take a moment. */
const open = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page)
  await page.getByRole('dialog').first().waitFor()
}
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click()

async function fillWrongly(page: Page): Promise<void> {
  const fields = { Username: 'no', Email: 'kasia', Password: 'arena2026', 'Confirm password': 'other' }
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel(label, { exact: true }).blur()
  }
}

/** Removes a card from the deck and drags one from the list over the place where it could be dropped. */
async function carryCard(page: Page): Promise<void> {
  await page
    .locator('[data-tour=deck]')
    .getByRole('button', { name: /^Menu of/ })
    .last()
    // On a phone the button of the menu is for the keyboard.
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.locator('[data-receipt=saved]').waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  const isNarrow = (page.viewportSize()?.width ?? 0) <= 1000
  const card = page.locator('[data-tour=browser] li[data-player] [data-part=plate]').nth(isNarrow ? 4 : 1)
  // So that both the deck and the list are in view.
  if (isNarrow) await card.scrollIntoViewIfNeeded()
  else await page.evaluate(() => scrollTo(0, 230))
  await card.hover()
  const from = await card.boundingBox()
  await page.mouse.down()
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) - 10, { steps: 4 })
  const place = page.locator(isNarrow ? '[data-part=deck-bar]' : '[data-tour=deck] ol > li:last-child')
  const to = await place.boundingBox()
  await page.mouse.move((to?.x ?? 0) + (to?.width ?? 0) / 2, (to?.y ?? 0) + (to?.height ?? 0) * 0.7, {
    steps: 8,
  })
  await page.locator('[data-over]').first().waitFor()
}

/** Plans the deck of the next phase: a card from the list. */
async function draftNext(page: Page): Promise<void> {
  await page.getByRole('button', { name: /PLAN IT/ }).click()
  const add = page.locator('[data-tour=browser]').getByRole('button', { name: /^Add/ })
  if (await add.first().isVisible()) await add.first().click()
  await page.getByRole('heading', { name: /^Draft/ }).waitFor()
}

/** Runs a reveal up to the keyplays of its third card; a hidden tab does not animate. */
async function seeReveal(page: Page): Promise<void> {
  await page.locator('[role=dialog] li[data-now]:nth-child(3) ul > li:nth-child(2)').waitFor()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

const closeTour = (page: Page) => page.getByRole('button', { name: 'Close the tour' }).click()

/** Waits for the scores of a running map; on a phone the fixtures are below the table. */
async function seeFixtures(page: Page): Promise<void> {
  const fixtures = page.getByRole('list', { name: /^Fixtures/ })
  await fixtures.getByText('LIVE').first().waitFor()
  await fixtures.scrollIntoViewIfNeeded()
}

const seeMap = (page: Page) => page.getByText('LIVE').first().waitFor()

const seeLive = (page: Page) => page.locator('[data-part=live-total]').waitFor()

/** Waits for the end of a reveal, until its numbers rest, and for what its tiles load. */
async function endReveal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'CONTINUE', exact: true }).waitFor()
  await page.waitForFunction(() => !document.querySelector('[role=dialog] [class*=skeleton]'))
  const words = () => page.getByRole('dialog').textContent()
  for (let before: string | null = ''; before !== (await words()); await page.waitForTimeout(500))
    before = await words()
}

/** Ids of the demo seed's events: 1 and 2 run, 4 is over. The seeded admin plays them too. */
export const screens: Record<string, Screen> = {
  landing: { path: game, visitor: true },
  'landing-signed-in': { path: game },
  signup: { path: '/signup', visitor: true },
  'signup-errors': { path: '/signup', visitor: true, act: fillWrongly },
  login: { path: '/login', visitor: true },
  consent: { path: `${game}/games`, visitor: true, askForConsent: true },
  'consent-preferences': {
    path: `${game}/games`,
    visitor: true,
    askForConsent: true,
    act: open('PREFERENCES'),
  },
  'privacy-policy': { path: '/privacy-policy', visitor: true },
  terms: { path: '/terms-and-conditions', visitor: true },
  'not-found': { path: '/nowhere', visitor: true },
  menu: { path: `${game}/games`, drawer: true, act: press('Open menu') },
  games: { path: `${game}/games` },
  'reveal-cards': { path: `${game}/games/1`, reveal: true, act: seeReveal },
  reveal: { path: win, reveal: true, act: endReveal },
  'reveal-failed': { path: lose, reveal: true, act: endReveal },
  live: { path: playLive, act: seeLive },
  match: { path: playMatch, act: seeMap },
  matches: { path: `${game}/matches` },
  'game-drag': { path: `${game}/games/2`, act: carryCard },
  game: { path: `${game}/games/1` },
  'game-empty': { path: `${game}/games/2`, newcomer: true, act: closeTour },
  'game-draft': { path: `${game}/games/1`, act: draftNext },
  'game-scored': { path: `${game}/games/4` },
  leaderboards: { path: `${game}/leaderboards?event=4` },
  'leaderboard-tiles': { path: `${game}/leaderboards` },
  notifications: { path: '/settings/account', act: open(/^Notifications/) },
  profile: { path: '/profile' },
  'profile-edit': { path: '/profile', act: open('Edit Profile') },
  'profile-other': { path: '/profile/maja_wwa' },
  friends: { path: '/friends' },
  clan: { path: '/clan/1' },
  'clan-none': { path: '/clan' },
  'clan-browse': { path: '/clan/browse' },
  'clan-create': { path: '/clan/create' },
  settings: { path: '/settings/account' },
  'delete-account': { path: '/settings/account', act: open('DELETE ACCOUNT') },
  events: { path: `${game}/data/events` },
  'event-general': { path: config },
  scores: { path: config, act: tab('scores') },
  phases: { path: config, act: tab('phases') },
  rewards: { path: config, act: tab('rewards') },
  players: { path: '/data/players/list' },
  'player-create': { path: '/data/players/create' },
  'audit-log': { path: `${game}/data/audit-log` },
  leagues: { path: '/leagues' },
  'league-create': { path: '/leagues/create' },
  league: { path: leagueOf('table') },
  'league-live': { path: leagueOf('headToHead'), act: seeFixtures },
  'league-bracket': { path: leagueOf('cup') },
}
