import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { sitDown } from '../pages/game-page.ts'

const labelsOf = (cards: Locator) => cards.evaluateAll(all => all.map(each => each.ariaLabel ?? ''))

test('the same keyplays go onto all cards; a quick fill adds what the filters leave, overwrites nothing, and is undone (rulebook 4.21)', async ({
  app,
}) => {
  const { page, add, deck, saved } = await sitDown(app, 'fill_filip', 'Vistula Open', {
    reducedMotion: 'reduce',
  })
  await add(0)
  await add(0)
  await deck.first().getByRole('button', { name: 'SELECT KEYPLAYS' }).click()
  const dialog = page.getByRole('dialog', { name: 'SELECT KEYPLAYS' })
  await dialog.getByRole('button', { name: /^Headshot / }).click()
  const heights = await dialog
    .getByRole('region', { name: /^(kill|match|utility)$/ })
    .getByRole('list')
    .evaluateAll(lists => lists.map(list => list.clientHeight))
  expect(heights).toHaveLength(3)
  expect(Math.max(...heights), 'the lists of keyplays (rulebook 13.16)').toBeLessThanOrEqual(250)
  await dialog.getByRole('button', { name: 'SAME FOR ALL CARDS' }).click()
  await dialog.getByRole('button', { name: 'SAVE' }).click()
  await dialog.waitFor({ state: 'detached' })
  const counts = () => deck.getByText(/^\d\/3$/).allTextContents()
  await expect.poll(counts).toEqual(['1/3', '1/3'])

  const before = await labelsOf(deck)
  await page.locator('[aria-label=AWP][aria-pressed=false]').click()
  await page.getByRole('button', { name: 'QUICK FILL' }).click()
  await expect.poll(() => deck.count()).toBeGreaterThan(2)
  await expect.poll(async () => new Set(await counts())).toEqual(new Set(['3/3']))
  await saved()
  const after = await labelsOf(deck)
  expect(after.slice(0, 2)).toEqual(before)
  for (const label of after.slice(2)) expect(label).toMatch(/, AWP, /i)
  expect(await deck.getByText('Headshot', { exact: true }).count()).toBeGreaterThanOrEqual(2)

  await page.getByRole('button', { name: 'UNDO', exact: true }).click()
  await expect.poll(() => labelsOf(deck)).toEqual(before)
  await expect.poll(counts).toEqual(['1/3', '1/3'])
  await page.context().close()
})
