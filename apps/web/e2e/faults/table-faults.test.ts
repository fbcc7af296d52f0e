import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { failRequests } from '../pages/faults.ts'
import { sitDown, tableOf } from '../pages/game-page.ts'
import { drag } from '../pages/gestures.ts'
import { signUp } from '../users.ts'

test('if scores cannot be loaded, the table stays, says that they are missing, and sends no more calls than needed (rulebook 13.9)', async ({
  app,
  adminApi,
}) => {
  const event = await adminApi.createEvent('Scoreless Cup', { phases: [['vitality'], ['vitality']] })
  const page = await signUp(app, 'points_pia', `/clutchdeck/games/${event}`, { tourDone: true })
  const { add, deck } = tableOf(page)
  await add(0)
  await adminApi.lock(event, 1)
  await page.getByRole('button', { name: 'Round 1 LOCKED IN' }).waitFor()
  // Messages would make the page read the scores again; without them every call comes from the page itself.
  await page.route('**/api/clutchdeck/live?*', () => undefined)
  let calls = 0
  const endFailures = await failRequests(page, '**/api/clutchdeck/get-deck-score?*', route => {
    calls++
    return route.fulfill({ status: 500, json: {} })
  })
  await page.reload()
  const missing = page.getByText(/^Scores could not be loaded\./)
  await missing.waitFor()
  await deck.first().waitFor()
  await page.evaluate(() => {
    document.querySelector('[data-tour=deck]')?.setAttribute('data-same', '')
  })
  await deck.getByRole('button', { name: 'The points could not be loaded.' }).waitFor()
  await page.getByText("Error occured, couldn't load deck score. Try again later.").first().waitFor()
  expect(await page.locator('[data-tour=deck][data-same]').count(), 'the table stays').toBe(1)
  const asked = calls
  expect(asked, 'the first call and two retries; a message may have come in between').toBeLessThan(6)
  await page.getByRole('button', { name: 'Round 2 LOCKED' }).click()
  await page.getByRole('button', { name: 'Round 1 LOCKED IN' }).click()
  await deck.getByRole('button', { name: 'The points could not be loaded.' }).waitFor()
  expect(calls, 'components that show scores again do not send the call again').toBe(asked)
  endFailures()
  await page.getByRole('button', { name: 'TRY AGAIN' }).click()
  await missing.waitFor({ state: 'detached' })
  await deck.getByRole('button', { name: 'RESULTS AWAITED' }).waitFor()
  await page.context().close()
})

test('keyplays on a card have no name until the catalogue is loaded (rulebook 13.15)', async ({ app }) => {
  const { page, add, deck } = await sitDown(app, 'named_ned', 'Vistula Open')
  await add(0)
  await deck.getByRole('button', { name: 'SELECT KEYPLAYS' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Headshot / }).click()
  await dialog.getByRole('button', { name: 'SAVE' }).click()
  await dialog.waitFor({ state: 'detached' })
  const catalogue = Promise.withResolvers<void>()
  await page.route('**/api/clutchdeck/get-keyplays?*', async route => {
    await catalogue.promise
    await route.continue()
  })
  await page.reload()
  const entry = deck.getByRole('region', { name: /^Keyplays of/ })
  await entry.getByText('1/3').waitFor()
  expect(await entry.textContent()).not.toContain('undefined')
  catalogue.resolve()
  await entry.getByText('Headshot').waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  await page.context().close()
})

test('at the lock the keyplay dialog says why SAVE is off, and staged keyplays do not count as chosen (rulebook 13.16)', async ({
  app,
  adminApi,
}) => {
  const event = await adminApi.createEvent('Closing Cup', { phases: [['vitality']] })
  const page = await signUp(app, 'late_lou', `/clutchdeck/games/${event}`, { tourDone: true })
  const { add, deck } = tableOf(page)
  await add(0)
  await deck.getByRole('button', { name: 'SELECT KEYPLAYS' }).click()
  const dialog = page.getByRole('dialog')
  const headshot = dialog.getByRole('button', { name: /^Headshot / })
  await headshot.click()
  await dialog.getByText('SELECTED 1 / 3').waitFor()
  await adminApi.lock(event, 1)
  await dialog.getByText('The phase has locked. Unsaved keyplays were discarded.').waitFor()
  await dialog.getByText('SELECTED 0 / 3').waitFor()
  await headshot.getByText('TOO LATE').waitFor()
  expect(await headshot.getAttribute('aria-pressed')).toBe('false')
  expect(await dialog.getByRole('button', { name: 'SAVE' }).isDisabled()).toBe(true)
  await page.context().close()
})

test('in an open phase the used-up perks look used up, and the others do not (rulebook 13.17)', async ({
  app,
  adminApi,
}) => {
  const event = await adminApi.createEvent('Perk Cup', { phases: [['vitality']], perks: [1, 2] })
  const page = await signUp(app, 'perky_pat', `/clutchdeck/games/${event}`, {
    tourDone: true,
    viewport: { width: 1440, height: 1400 },
  })
  const { add, deck, saved } = tableOf(page)
  await add(0)
  const perks = page.locator('[data-tour=perks] li')
  const filters = () => perks.evaluateAll(each => each.map(perk => getComputedStyle(perk).filter))
  expect(await filters()).toEqual(['none', 'none'])
  const perk = perks.first().getByRole('button', { name: /^Move perk/ })
  await drag(page, perk, deck.first())
  await expect.poll(() => deck.getByRole('button', { name: /^Move perk/ }).count()).toBe(1)
  await saved()
  await expect.poll(async () => (await filters())[1]).toBe('none')
  expect((await filters())[0]).not.toBe('none')
  await page.context().close()
})

test('a card added to the deck shows its face from the first frame', async ({ app }) => {
  const { page, listed, askToAdd, deck } = await sitDown(app, 'faced_fin', 'Vistula Open')
  await listed.first().locator('img').first().waitFor()
  await page.waitForFunction(() => {
    const face = document.querySelector('[data-tour=browser] li[data-player] [data-part=card] img')
    return face && getComputedStyle(face).opacity === '1'
  })
  const first = page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        new MutationObserver(() => {
          const card = document.querySelector('[data-tour=deck] li[data-player]')
          if (!card) return
          requestAnimationFrame(() => {
            const pictures = card.querySelectorAll<HTMLImageElement>('[data-part=card] img[src*="/players/"]')
            resolve([...pictures].map(picture => getComputedStyle(picture).opacity))
          })
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await askToAdd(0)
  expect(await first).toEqual(['1'])
  await deck.first().waitFor()
  await page.context().close()
})
