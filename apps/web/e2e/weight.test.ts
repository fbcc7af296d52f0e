import { expect } from 'vitest'
import { firstLoad } from './first-load.ts'
import { test } from './fixtures.ts'
import { sitDown } from './pages/game-page.ts'

test('the game page with a full deck loads less than 230 kB of JavaScript, as served (issue 5)', async ({
  app,
}) => {
  const { page, add } = await sitDown(app, 'light_lena', 'Vistula Open')
  for (let n = 0; n < 5; n++) await add(0)
  const fresh = await page.context().newPage()
  const bytes = await firstLoad(fresh, page.url(), async () => {
    await fresh.getByText('5 / 5', { exact: true }).waitFor()
    await fresh.getByRole('searchbox').waitFor()
    await fresh.getByRole('slider').first().waitFor()
  })
  expect(bytes).toBeLessThan(230_000)
  await page.context().close()
})
