import { expect } from 'vitest'
import { firstLoad } from '../first-load.ts'
import { test } from '../fixtures.ts'
import { idOf, sitDown, tableOf } from '../pages/game-page.ts'
import { landingPage, landingPath } from '../pages/landing-page.ts'
import { signUp } from '../users.ts'

test('a first visit loads less than 128 kB of JavaScript and 150 kB of pictures (rulebook 13.45)', async ({
  app,
}) => {
  const page = await app.visit(null, { askForConsent: true, loadsAhead: true, isDrawn: true })
  const fresh = await page.context().newPage()
  const { scriptBytes, pictureBytes } = await firstLoad(fresh, app.url + landingPath, async () => {
    await fresh.getByRole('button', { name: 'PREFERENCES' }).waitFor()
    await landingPage(fresh).play.waitFor()
  })
  expect(scriptBytes).toBeLessThan(128_000)
  expect(pictureBytes).toBeLessThan(150_000)
  await page.context().close()
})

test('the game page with a full deck loads less than 227 kB of JavaScript and 250 kB of pictures, in at most 25 scripts and style sheets (rulebook 13.45)', async ({
  app,
}) => {
  const { page, add } = await sitDown(app, 'light_lena', 'Vistula Open', { loadsAhead: true, isDrawn: true })
  for (let n = 0; n < 5; n++) await add(0)
  const fresh = await page.context().newPage()
  const { scriptBytes, pictureBytes, codeFiles } = await firstLoad(fresh, page.url(), async () => {
    await fresh.getByText('5 / 5', { exact: true }).waitFor()
    await fresh.getByRole('searchbox').waitFor()
    await fresh.getByRole('slider').first().waitFor()
  })
  expect(scriptBytes).toBeLessThan(227_000)
  expect(pictureBytes).toBeLessThan(250_000)
  expect(codeFiles).toBeLessThanOrEqual(25)
  await page.context().close()
})

test('the ranking of an event loads less than 180 kB of JavaScript (rulebook 13.45)', async ({ app }) => {
  const path = `/clutchdeck/leaderboards?event=${await idOf(app, 'Baltic Masters')}`
  const page = await signUp(app, 'light_lev', path, { loadsAhead: true, isDrawn: true })
  await page.locator('tbody tr').first().waitFor()
  const fresh = await page.context().newPage()
  const { scriptBytes } = await firstLoad(fresh, page.url(), () =>
    fresh.locator('tbody tr').first().waitFor(),
  )
  expect(scriptBytes).toBeLessThan(180_000)
  await page.context().close()
})

test.for([1, 2])(
  'pictures of cards come as WebP, as wide as they are shown or the next width above, 20 cards in 250 kB, with %d pixels per dot (rulebook 11.41, 13.45)',
  async (dots, { app }) => {
    const path = `/clutchdeck/games/${await idOf(app, 'Vistula Open')}`
    const options = { tourDone: true, loadsAhead: true, isDrawn: true, deviceScaleFactor: dots }
    const page = await signUp(app, `sharp_sam_${dots}`, path, options)
    await tableOf(page).listed.first().waitFor()
    const fresh = await page.context().newPage()
    const types = new Set<string | undefined>()
    fresh.on('response', response => {
      if (/^\/img\/(players|fields|teams)\//.test(new URL(response.url()).pathname))
        types.add(response.headers()['content-type'])
    })
    const { pictureBytes } = await firstLoad(fresh, page.url(), () => tableOf(fresh).listed.first().waitFor())
    expect(pictureBytes).toBeLessThan(250_000)
    expect([...types]).toEqual(['image/webp'])
    const portraits = await fresh.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('[data-tour=browser] [class*=portrait_] img')].map(
        ({ currentSrc, clientWidth }) => ({
          served: Number(new URL(currentSrc).searchParams.get('w')),
          shown: clientWidth * devicePixelRatio,
        }),
      ),
    )
    expect(portraits.length).toBeGreaterThan(10)
    for (const { served, shown } of portraits) {
      expect(served).toBeGreaterThanOrEqual(shown)
      expect(served).toBeLessThan(shown * 2)
    }
    await page.context().close()
  },
)
