import { product } from '@game/domain'
import { expect } from 'vitest'
import { resizeTo } from '../axe.ts'
import { test as base } from '../fixtures.ts'
import { tableOf } from '../pages/game-page.ts'
import { hold, twoFrames } from '../pages/gestures.ts'
import { openAsAdmin, signUp } from '../users.ts'
import { createLongNames, longName, nameFaults } from './long-names.ts'

const test = base.extend('eventId', { scope: 'file' }, ({ app }) => createLongNames(app))
const game = `/${product.slug}`
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as const

test('on a phone a long name does not break the header and the tour, and a tap shows the whole name (rulebook 13.48)', async ({
  app,
  eventId,
}) => {
  const page = await signUp(app, 'narrow_nat', `${game}/games/${eventId}`, phone)
  const step = page.locator('.shepherd-element:not([hidden])')
  const next = step.getByRole('button', { name: 'Next' })
  await expect
    .poll(() => next.evaluate(button => button.getBoundingClientRect().right))
    .toBeLessThanOrEqual(390)
  await page.keyboard.press('Escape')
  await tableOf(page).listed.first().waitFor()
  const here = page.locator('header span[aria-current=page]')
  const account = page.getByRole('button', { name: 'narrow_nat’s account' })
  const [name, accountBox] = [await here.boundingBox(), await account.boundingBox()]
  expect((name?.x ?? 400) + (name?.width ?? 0)).toBeLessThanOrEqual(accountBox?.x ?? 0)
  await here.tap()
  await page.getByRole('tooltip', { name: longName(94), exact: true }).waitFor()
  await page.context().close()
})

test('a finger that holds a button with a cut name shows the whole name and presses nothing; a tap on a card opens its sheet with the whole name', async ({
  app,
  eventId,
}) => {
  const page = await signUp(app, 'holding_hal', `${game}/games/${eventId}`, { ...phone, tourDone: true })
  const whole = (length: number) => page.getByRole('tooltip', { name: longName(length), exact: true })
  const phases = page.getByRole('navigation', { name: 'Phases' }).getByRole('button')
  await tableOf(page).listed.first().waitFor()
  await hold(page, phases.nth(0), whole(48))
  await phases.nth(1).scrollIntoViewIfNeeded()
  await hold(page, phases.nth(1), whole(34))
  expect(await phases.nth(0).getAttribute('aria-current')).toBe('step')
  await phases.nth(1).tap()
  await expect.poll(() => phases.nth(1).getAttribute('aria-current')).toBe('step')
  const plate = tableOf(page)
    .listed.locator('[data-part=plate]')
    .filter({ hasText: longName(48) })
    .first()
  await plate.scrollIntoViewIfNeeded()
  await plate.getByText(longName(48)).tap()
  await page.getByRole('dialog', { name: longName(48), exact: true }).waitFor()
  await page.context().close()
})

test('hover and keyboard focus show the whole name of a button, a card, a select or a link that cuts it', async ({
  app,
  eventId,
}) => {
  const page = await openAsAdmin(app, `${game}/games/${eventId}`, { reducedMotion: 'reduce', tourDone: true })
  const tooltip = page.getByRole('tooltip')
  const phase = page.getByRole('navigation', { name: 'Phases' }).getByRole('button').first()
  await phase.hover()
  await expect.poll(() => tooltip.textContent()).toBe(longName(48))
  await page.mouse.move(0, 0)
  await expect.poll(() => tooltip.count()).toBe(0)
  await page.keyboard.press('Tab')
  await phase.focus()
  await expect.poll(() => tooltip.textContent()).toBe(longName(48))
  await page.keyboard.press('Escape')
  await expect.poll(() => tooltip.count()).toBe(0)
  await tableOf(page).listed.getByText(longName(48)).first().hover()
  await expect.poll(() => tooltip.textContent()).toBe(longName(48))
  await resizeTo(page, 600)
  await page.goto(`${app.url}${game}/leaderboards?event=${eventId}`)
  const event = page.getByRole('combobox').filter({ hasText: longName(94) })
  await event.hover()
  await expect.poll(() => tooltip.textContent()).toBe(longName(94))
  await page.context().close()
})

const paths = (eventId: number) => [
  ...['', '/games', `/games/${eventId}`, `/leaderboards?event=${eventId}`].map(path => game + path),
  ...['/profile', '/friends', '/clan', '/clan/browse', '/clan/manage', '/data/teams', '/data/players'],
  ...['/data/rewards', ...['events', 'perks', 'keyplays', 'sleeves'].map(kind => `${game}/data/${kind}`)],
  `${game}/data/audit-log`,
]

/** What the pages are looked at in, one after the other. */
const looks = [
  { language: 'en', button: 'English', width: 1440 },
  { language: 'pl', button: 'Polski', width: 390 },
] as const

test('no name is wider than its box or cut without an ellipsis, in English on a wide screen and in Polish on a phone', async ({
  app,
  eventId,
}) => {
  const page = await openAsAdmin(app, null, { reducedMotion: 'reduce', tourDone: true })
  const found: Record<string, string[]> = {}
  let shown: (typeof looks)[number] = looks[0]
  const look = async (what: string) => {
    found[`${what}, ${shown.language}`] = await nameFaults(page)
    if (process.env.SHOTS)
      await page.screenshot({
        path: `${process.env.SHOTS}/${shown.language}-${shown.width}-${what.replaceAll('/', '_')}.png`,
      })
  }
  /** Looks at the page as it is, then in the other language and width; the next page begins there. */
  const lookTwice = async (what: string) => {
    await page.waitForLoadState('networkidle')
    await look(what)
    shown = shown === looks[0] ? looks[1] : looks[0]
    await resizeTo(page, 1440)
    await page.getByRole('button', { name: shown.button }).click()
    await page.locator(`html[lang=${shown.language}]`).waitFor()
    await resizeTo(page, shown.width)
    await page.evaluate(twoFrames)
    await look(what)
  }
  for (const path of paths(eventId)) {
    await page.goto(path)
    await lookTwice(path)
  }
  await page.goto(`${game}/data/events/config/${eventId}`)
  await page.waitForLoadState('networkidle')
  for (const tab of [1, 3, 2]) {
    await page.getByRole('tab').nth(tab).click()
    await lookTwice(`configuration, tab ${tab}`)
  }
  await page
    .getByRole('tab', { name: longName(34) })
    .first()
    .click()
  await lookTwice('a phase')
  await resizeTo(page, 1440)
  await page.getByRole('tabpanel').getByRole('button').last().click()
  await page.getByRole('dialog').waitFor()
  for (const width of [1440, 390]) {
    await resizeTo(page, width)
    await look(`a match, ${width} px`)
  }
  expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([])
  await page.context().close()
})
