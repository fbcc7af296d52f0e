import { expect } from 'vitest'
import { faults } from '../../../../e2e/axe.ts'
import { exampleOf, overflowAt, test } from '../../../../gallery/test.ts'

test('a popup is closed by keyboard', async ({ open }) => {
  const page = await open('feedback')
  await exampleOf(page, 'notify').getByRole('button', { name: 'warning' }).press('Enter')
  const popups = page.getByLabel('Notices')
  await popups.getByText(/^warning: /).waitFor()
  await page.keyboard.press('F6')
  await popups.getByRole('button', { name: 'Close' }).press('Enter')
  await popups.getByText(/^warning: /).waitFor({ state: 'hidden' })
})

test('a screen reader finds the button that closes a popup, even if no pointer is over it', async ({
  open,
}) => {
  const page = await open('feedback')
  await exampleOf(page, 'notify').getByRole('button', { name: 'success' }).press('Enter')
  await page.mouse.move(0, 0)
  const popups = page.getByLabel('Notices')
  await popups.getByRole('button', { name: 'Close' }).click()
  await popups.getByText(/^success: /).waitFor({ state: 'hidden' })
})

test('an error is an alert with a button to try again', async ({ open }) => {
  const page = await open('feedback')
  const example = exampleOf(page, 'ErrorState')
  await example.getByRole('alert').getByRole('button').press('Enter')
  await expect.poll(() => example.getByRole('status').textContent()).toBe('1')
})

test('a progress bar has a value, and none while it waits for the server', async ({ open }) => {
  const page = await open('feedback')
  const bars = exampleOf(page, 'ProgressBar').getByRole('progressbar')
  expect(await bars.nth(1).getAttribute('aria-valuenow')).toBe('40')
  expect(await bars.nth(2).getAttribute('aria-valuenow')).toBeNull()
})

test.for(['en', 'pl'] as const)(
  'long texts fit a narrow screen, and axe finds no faults, in %s',
  async (language, { open }) => {
    const page = await open('feedback', language)
    const example = exampleOf(page, 'notify')
    for (const type of ['info', 'error']) await example.getByRole('button', { name: type }).click()
    const popup = page.getByText(/^error: /).first()
    await popup.waitFor()
    expect(await overflowAt(page, 360)).toBe(0)
    // Under the pointer the popups stay.
    await popup.hover()
    expect(await faults(page)).toEqual([])
  },
)
