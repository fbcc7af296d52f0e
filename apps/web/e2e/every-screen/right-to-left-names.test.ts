import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { resizeTo } from '../axe.ts'
import { test as base } from '../fixtures.ts'
import { openAsAdmin } from '../users.ts'
import { createLongNames } from './long-names.ts'

/** A name that is written from the right. */
const arabicName = (length: number) => 'كأس الصقور الذهبية'.slice(0, length)
const test = base
  .extend('eventId', { scope: 'file' }, ({ app }) => createLongNames(app, arabicName))
  .extend('page', { scope: 'file' }, ({ app }) =>
    openAsAdmin(app, null, { reducedMotion: 'reduce', tourDone: true }),
  )
const game = `/${product.slug}`

/** Finds names that the text around them would turn around: neither in their own element nor isolated in a sentence. */
const namesWithoutDirection = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (!parentElement || !/\p{Script=Arabic}/u.test(textContent ?? '')) continue
      const bare = textContent?.replace(/\u2068[^\u2069]*\u2069/g, '') ?? ''
      if (
        !/\p{Script=Arabic}/u.test(bare) ||
        parentElement.closest('[dir=auto], .visually-hidden, script, title')
      )
        continue
      found.add(`${parentElement.tagName} ${parentElement.className}: ${textContent}`)
    }
    return [...found]
  })

const paths = (eventId: number) => [
  ...['', '/games', `/games/${eventId}`, `/leaderboards?event=${eventId}`].map(path => game + path),
  ...['/leagues', '/leagues/create', `/leagues/of/event/${eventId}`, '/leagues/season'],
  ...['/profile', '/friends', '/clan', '/clan/browse', '/clan/manage', '/settings/account'],
  ...['/profile/maja_wwa', '/profile/maja_wwa/season', '/data/teams', '/data/players', '/data/rewards'],
  ...['events', 'perks', 'keyplays', 'sleeves', 'winners', 'audit-log'].map(kind => `${game}/data/${kind}`),
  ...['general', 'scores', 'rewards', 'messages', 'phases', 'phases&phase=1'].map(
    tab => `${game}/data/events/config/${eventId}?tab=${tab}`,
  ),
]

test('a name is shown in its own direction on every screen (rulebook 11.42)', async ({ page, eventId }) => {
  const found: Record<string, string[]> = {}
  for (const path of paths(eventId)) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const names = await namesWithoutDirection(page)
    if (names.length > 0) found[path] = names
  }
  expect(found).toEqual({})
})

test('the header of a phone shows the first word of a name that is written from the right', async ({
  page,
  eventId,
}) => {
  await page.goto(`${game}/games/${eventId}`)
  await resizeTo(page, 390)
  const here = page.locator('header span[aria-current=page]')
  await here.waitFor()
  expect(await here.evaluate(name => getComputedStyle(name).direction)).toBe('rtl')
})
