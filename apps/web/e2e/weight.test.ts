import { expect, test } from 'vitest'
import { firstLoad } from './first-load.ts'
import { sitDown } from './game-table.ts'
import { setStage } from './stage.ts'

const stage = setStage()

test('the game page with a full deck loads less than 230 kB of JavaScript, as served (issue 5)', async () => {
  const { page, add } = await sitDown(stage, 'light_lena', 'Vistula Open')
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
