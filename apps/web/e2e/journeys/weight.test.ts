import { expect } from 'vitest'
import { firstLoad } from '../first-load.ts'
import { test } from '../fixtures.ts'
import { sitDown } from '../pages/game-page.ts'

test('the game page with a full deck loads less than 200 kB of JavaScript and 250 kB of pictures, in at most 25 scripts and style sheets (rulebook 13.45)', async ({
  app,
}) => {
  const { page, add } = await sitDown(app, 'light_lena', 'Vistula Open')
  for (let n = 0; n < 5; n++) await add(0)
  const fresh = await page.context().newPage()
  const { scriptBytes, pictureBytes, codeFiles } = await firstLoad(fresh, page.url(), async () => {
    await fresh.getByText('5 / 5', { exact: true }).waitFor()
    await fresh.getByRole('searchbox').waitFor()
    await fresh.getByRole('slider').first().waitFor()
  })
  expect(scriptBytes).toBeLessThan(200_000)
  expect(pictureBytes).toBeLessThan(250_000)
  expect(codeFiles).toBeLessThanOrEqual(25)
  await page.context().close()
})
