import { expect } from 'vitest'
import { faults } from '../../../../e2e/axe.ts'
import { exampleOf, overflowAt, test } from '../../../../gallery/test.ts'

test('the arrows move between tabs, skipping the disabled one', async ({ open }) => {
  const page = await open('layout')
  const example = exampleOf(page, 'Tabs')
  await example.getByRole('tab', { name: 'One', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(() => example.getByRole('tabpanel').textContent()).toBe('2')
  expect(await example.getByRole('tab', { name: 'Three' }).getAttribute('aria-disabled')).toBe('true')
})

test('pagination works by keyboard and returns to page 1 with another page size', async ({ open }) => {
  const page = await open('layout')
  const example = exampleOf(page, 'Pagination')
  await example.getByRole('button', { name: 'Next page' }).press('Enter')
  const current = () => example.locator('[aria-current=page]').textContent()
  await expect.poll(current).toBe('2')
  await example.getByRole('combobox').click()
  await page.getByRole('option').first().click()
  await expect.poll(current).toBe('1')
})

test('a carousel wraps around, and only the shown slide can get the focus', async ({ open }) => {
  const page = await open('layout')
  const example = exampleOf(page, 'Carousel')
  const shown = () => example.locator('[role=group]:not([inert])').textContent()
  expect(await shown()).toBe('Slide A')
  await example.getByRole('button', { name: 'Previous slide' }).press('Enter')
  await expect.poll(shown).toBe('Slide C')
})

test('every press before the code of the carousel has loaded still counts', async ({ open }) => {
  const page = await open('layout')
  const example = exampleOf(page, 'Carousel')
  const { promise: pressed, resolve: load } = Promise.withResolvers<void>()
  await page.route(/carousel-motion/, route => pressed.then(() => route.continue()))
  const next = example.getByRole('button', { name: 'Next slide' })
  await next.press('Enter')
  await next.press('Enter')
  load()
  await expect.poll(() => example.locator('[role=group]:not([inert])').textContent()).toBe('Slide C')
})

test.for(['en', 'pl'] as const)(
  'long texts fit a narrow screen, and axe finds no faults, in %s',
  async (language, { open }) => {
    const page = await open('layout', language)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await overflowAt(page, 360)).toBe(0)
    expect(await faults(page)).toEqual([])
  },
)
