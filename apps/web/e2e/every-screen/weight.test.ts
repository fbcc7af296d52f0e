import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { firstLoad } from '../first-load.ts'
import { test } from '../fixtures.ts'
import { fillDeck } from '../live-event.ts'
import { idOf, tableOf } from '../pages/game-page.ts'
import { landingPage, landingPath } from '../pages/landing-page.ts'
import { signUp } from '../users.ts'

test('a first visit loads less than 125 kB of JavaScript and 150 kB of pictures (rulebook 13.45)', async ({
  app,
}) => {
  const page = await app.visit(null, { askForConsent: true, loadsAhead: true })
  const { scriptBytes, pictureBytes } = await firstLoad(page, app.url + landingPath, async () => {
    await page.getByRole('button', { name: 'PREFERENCES' }).waitFor()
    await landingPage(page).play.waitFor()
  })
  expect(scriptBytes).toBeLessThan(125_000)
  expect(pictureBytes).toBeLessThan(150_000)
  await page.context().close()
})

test.for([1, 2])(
  'the game page with a full deck loads less than 215 kB of JavaScript and 250 kB of pictures, in at most 25 scripts and style sheets; its pictures are WebP, as wide as they are shown or the next width above, with %d pixels per dot (rulebook 11.41, 13.45)',
  async (dots, { app, adminApi }) => {
    const eventId = await idOf(app, 'Vistula Open')
    const options = { tourDone: true, loadsAhead: true, deviceScaleFactor: dots }
    const page = await signUp(app, `light_lena_${dots}`, null, options)
    await fillDeck(sender(page.request), adminApi, eventId, [])
    const types = new Set<string | undefined>()
    page.on('response', response => {
      if (/^\/img\/(players|fields|teams)\//.test(new URL(response.url()).pathname))
        types.add(response.headers()['content-type'])
    })
    const game = `${app.url}/clutchdeck/games/${eventId}`
    const { scriptBytes, pictureBytes, codeFiles } = await firstLoad(page, game, async () => {
      await page.getByText('5 / 5', { exact: true }).waitFor()
      await page.getByRole('searchbox').waitFor()
      await page.getByRole('slider').first().waitFor()
      await tableOf(page).listed.first().waitFor()
    })
    expect(scriptBytes).toBeLessThan(215_000)
    expect(pictureBytes).toBeLessThan(250_000)
    expect(codeFiles).toBeLessThanOrEqual(25)
    expect([...types]).toEqual(['image/webp'])
    const portraits = await page.evaluate(() =>
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

test.for([
  ['saves no data', true],
  ['saves data', false],
] as const)(
  'with the first movement the page loads what may be needed, and with the pointer the screen behind a link; the device keeps the game; not if the browser saves data (rulebook 13.46, 13.86): %s',
  async ([, loadsAhead], { app }) => {
    const page = await signUp(app, loadsAhead ? 'lavish_lou' : 'thrifty_tia', landingPath, {
      loadsAhead,
      serviceWorkers: 'allow',
    })
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    const isAsked = (part: string) => asked.some(url => url.includes(`/assets/${part}-`))
    await page.getByRole('link', { name: 'Friends' }).hover()
    if (loadsAhead) await expect.poll(() => isAsked('user-menu')).toBe(true)
    // What only the use of the page needs is loaded for everyone.
    await expect.poll(() => isAsked('device-area')).toBe(true)
    const known = isAsked('user-menu')
    await page.getByRole('button', { name: /’s account$/ }).click()
    await page.getByRole('menuitem', { name: 'LOGOUT' }).waitFor()
    expect(known).toBe(loadsAhead)
    for (const part of ['notification-popover', 'friends']) expect(isAsked(part), part).toBe(loadsAhead)
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(workers).toBe(loadsAhead ? 1 : 0)
    await page.context().close()
  },
)
