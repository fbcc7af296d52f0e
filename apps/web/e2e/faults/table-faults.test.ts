import { expect } from 'vitest'
import { deal } from '../deal.ts'
import { test as base } from '../fixtures.ts'
import { failRequests } from '../pages/faults.ts'
import { sitDown } from '../pages/game-page.ts'
import { drag } from '../pages/gestures.ts'

/** One table for all tests, with motion in the first of them. */
const test = base.extend('table', { scope: 'file' }, ({ app }) => sitDown(app, 'faced_fin', 'Vistula Open'))

const headshot = 1

test('a card added to the deck shows its face from the first frame', async ({
  table: { page, listed, askToAdd, deck },
}) => {
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
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('keyplays on a card have no name until the catalogue is loaded (rulebook 13.15)', async ({
  table,
  adminApi,
}) => {
  const { page, deck } = table
  await deal(table, adminApi, ['ZywOo'], [headshot])
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
})

test('if scores cannot be loaded, the table stays, says that they are missing, and sends no more calls than needed (rulebook 13.9)', async ({
  table: { page, add, deck },
  adminApi,
}) => {
  const event = await adminApi.createEvent('Scoreless Cup', { phases: [['vitality'], ['vitality']] })
  await page.goto(`/clutchdeck/games/${event}`)
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
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('at the lock the keyplay dialog says why SAVE is off, and staged keyplays do not count as chosen (rulebook 13.16)', async ({
  table: { page, add, deck },
  adminApi,
}) => {
  const event = await adminApi.createEvent('Closing Cup', { phases: [['vitality']] })
  await page.goto(`/clutchdeck/games/${event}`)
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
})

test('in an open phase the used-up perks look used up, and the others do not (rulebook 13.17)', async ({
  table: { page, add, deck, saved },
  adminApi,
}) => {
  const event = await adminApi.createEvent('Perk Cup', { phases: [['vitality']], perks: [1, 2] })
  await page.goto(`/clutchdeck/games/${event}`)
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
})
