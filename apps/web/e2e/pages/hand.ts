import type { Locator, Page } from 'playwright-core'

/** A CSV file to choose. */
export type CsvFile = { name: string; mimeType: string; buffer: Buffer }

/** Pastes a table as a spreadsheet copies it: with tabs. */
export const paste = (page: Page, ...rows: readonly string[][]) =>
  page.evaluate(
    text => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    },
    rows.map(row => row.join('\t')).join('\r\n'),
  )

/** Counts what a hand does: presses, fields that it fills, choices of files, and pastes. */
export function hand(page: Page) {
  let clicks = 0
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const press = async (target: Locator) => {
    clicks++
    await target.click()
  }
  return {
    clicks: () => clicks,
    press,
    button: (name: string) => press(button(name)),
    tab: async (name: string) => {
      const tab = page.getByRole('tab', { name, exact: true })
      await press(tab)
      // Until the new panel is rendered, the old one, with fields of the same names, stays.
      await tab.and(page.locator('[aria-selected=true]')).waitFor()
    },
    menu: async (name: string) => {
      await press(page.getByRole('link', { name: new RegExp(`^${name}`) }).first())
      await page.getByRole('heading', { level: 1, name: name.toLowerCase() }).waitFor()
    },
    fill: async (field: Locator, value: string) => {
      clicks++
      await field.fill(value)
      await field.blur()
    },
    choose: async (label: string, option: string) => {
      await press(page.getByRole('combobox', { name: label, exact: true }))
      await press(page.getByRole('option', { name: option, exact: true }))
      await page.getByRole('listbox').waitFor({ state: 'hidden' })
    },
    /** Pastes a table as a spreadsheet copies it: with tabs. */
    paste: async (...rows: readonly string[][]) => {
      clicks++
      await paste(page, ...rows)
    },
    drop: async (label: string, ...files: CsvFile[]) => {
      clicks++
      await page.getByLabel(label, { exact: true }).setInputFiles(files)
    },
  }
}
