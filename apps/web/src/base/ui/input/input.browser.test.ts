import { expect } from 'vitest'
import { faults } from '../../../../e2e/axe.ts'
import { exampleOf, overflowAt, test } from '../../../../gallery/test.ts'

test('Enter and Space press a button, unless it is busy or disabled', async ({ open }) => {
  const page = await open('input')
  const example = exampleOf(page, 'Button')
  await example.getByRole('button', { name: 'beam' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect.poll(() => example.getByRole('status').textContent()).toBe('2')
  const busy = example.getByRole('button', { name: 'Save busy' })
  expect(await busy.isDisabled()).toBe(true)
  expect(await busy.getAttribute('aria-busy')).toBe('true')
})

test('a field’s description is its fault instead of its hint', async ({ open }) => {
  const page = await open('input')
  const example = exampleOf(page, 'Field')
  const wrong = example.getByRole('textbox', { name: 'Name of the event 3' })
  expect(await wrong.getAttribute('aria-invalid')).toBe('true')
  const described = await wrong.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${described}"]`).textContent()).toContain('A text that is much longer')
})

test('the arrows open a drop-down, Enter chooses from it, and the focus returns', async ({ open }) => {
  const page = await open('input')
  const box = page.getByRole('combobox', { name: 'Name of the event', exact: true })
  await box.focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { name: 'Ancient' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => box.textContent()).toMatch(/Ancient|Mirage/)
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  await expect.poll(() => box.evaluate(element => element === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Clear Name of the event', exact: true }).click()
  await expect.poll(() => box.textContent()).toBe('-')
})

test('a drop-down with a search lists the options that match the typed text', async ({ open }) => {
  const page = await open('input')
  await page.getByRole('combobox', { name: 'Name of the event 5' }).click()
  // The list gets the focus a frame after the press.
  await expect.poll(() => page.locator('input:focus').count()).toBe(1)
  await page.keyboard.type('mir')
  await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['Mirage'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Name of the event 5' }).textContent())
    .toBe('Mirage')
})

test('checkbox, toggles and slider work by keyboard', async ({ open }) => {
  const page = await open('input')
  const box = page.getByRole('checkbox', { name: 'Name of the event' })
  await box.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => box.isChecked()).toBe(true)
  const toggle = page.getByRole('button', { name: 'Save B', exact: true })
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('slider').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => exampleOf(page, 'RangeSlider').textContent()).toContain('19 – 30')
})

test('a search box reports the typed text once, after a pause', async ({ open }) => {
  const page = await open('input')
  const example = exampleOf(page, 'SearchField')
  await example.getByRole('searchbox').pressSequentially('niko')
  await expect.poll(() => example.getByRole('status').textContent()).toBe('niko')
})

test.for(['en', 'pl'] as const)(
  'long texts fit a narrow screen, and axe finds no faults, in %s',
  async (language, { open }) => {
    const page = await open('input', language)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await overflowAt(page, 360)).toBe(0)
    expect(await faults(page)).toEqual([])
  },
)
