import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test as base } from '../fixtures.ts'
import { openAsAdmin, popup, signUp } from '../users.ts'

/** An event and the admin's page, and the page of a user: each is looked at in one language after the other. */
const test = base
  .extend('eventId', { scope: 'file' }, ({ adminApi }) =>
    adminApi.createEvent('Fault Cup', { phases: [['vitality', 'furia', 'spirit']] }),
  )
  .extend('admin', { scope: 'file' }, ({ app }) =>
    openAsAdmin(app, '/robots.txt', { reducedMotion: 'reduce' }),
  )
  .extend('user', { scope: 'file' }, ({ app }) =>
    signUp(app, 'keeps_kay', '/robots.txt', { reducedMotion: 'reduce' }),
  )

const languages = [
  [
    'en',
    1440,
    {
      needed: 'This field is required.',
      save: 'SAVE',
      addMatch: '+ ADD MATCH',
      addReward: '+ ADD REWARD',
      match: 'Match Data is not complete. Check teams, date, phase and maps.',
      reward: 'Data is not valid, check inputs.',
      amount: 'amount',
      tooLittle: '"amount" must be at least 0.',
      home: 'Home',
      score: '0 to 999',
      map: 'Choose the map for this score, or clear the score.',
      points: 'Points',
      tooMuch: /"points" must be at most/,
      saved: /^saved \d/,
      password: 'Wrong password.',
    },
  ],
  [
    'pl',
    390,
    {
      needed: 'To pole jest wymagane.',
      save: 'ZAPISZ',
      addMatch: '+ DODAJ MECZ',
      addReward: '+ DODAJ NAGRODĘ',
      match: 'Dane meczu są niepełne. Sprawdź drużyny, datę, fazę i mapy.',
      reward: 'Dane są niepoprawne, sprawdź pola.',
      amount: 'ilość',
      tooLittle: 'Pole „ilość”: najmniej 0.',
      home: 'Gospodarz',
      score: '0 do 999',
      map: 'Wybierz mapę do tego wyniku albo usuń wynik.',
      points: 'Punkty',
      tooMuch: /Pole „punkty”: najwyżej/,
      saved: /^zapisano \d/,
      password: 'Nieprawidłowe hasło.',
    },
  ],
] as const

async function inLanguage(page: Page, language: string, width: number, height: number): Promise<void> {
  await page.evaluate(language => localStorage.setItem('language', language), language)
  await page.setViewportSize({ width, height })
}

const shot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : undefined

/** Whether a popup covers a button of the dialog. */
const popupOverButtons = (page: Page) =>
  page.evaluate(() => {
    const boxes = (found: string) =>
      [...document.querySelectorAll(found)].map(each => each.getBoundingClientRect())
    const popups = boxes('[data-kind][role]')
    return boxes('[data-dialog] footer button').some(button =>
      popups.some(box => box.bottom > button.top && box.top < button.bottom && box.right > button.left),
    )
  })

/** Records the values of a field from now on. */
const valuesFromNow = (field: Element): (string | null)[] => {
  const values: (string | null)[] = []
  new MutationObserver(changes => values.push(...changes.map(({ oldValue }) => oldValue))).observe(field, {
    attributeFilter: ['value'],
    attributeOldValue: true,
  })
  return values
}

test.for(languages)(
  'what is missing or wrong in a dialog is shown at its field, under its name on the screen: %s, %i px',
  async ([language, width, words], { eventId, admin: page }) => {
    await inLanguage(page, language, width, 900)
    await page.goto(`/${product.slug}/data/events/config/${eventId}`)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const dialog = page.getByRole('dialog')
    const needed = dialog.getByText(words.needed)
    await page.getByRole('tab').nth(3).click()
    await button(words.addReward).click()
    await dialog.getByRole('button', { name: words.save }).click()
    await needed.waitFor()
    expect(await needed.count()).toBe(1)
    await page.getByText(words.reward).first().waitFor()
    expect(await popupOverButtons(page), 'a popup covers a button (rulebook 13.31)').toBe(false)
    await shot(page, `reward-${language}`)
    await dialog.getByRole('combobox').first().click()
    await page.getByRole('option').first().click()
    const amount = dialog.getByLabel(words.amount, { exact: true })
    await amount.fill('-1')
    await dialog.getByRole('button', { name: words.save }).click()
    await dialog.getByText(words.tooLittle).waitFor()
    expect(await amount.getAttribute('aria-invalid')).toBe('true')
    await amount.fill('2')
    expect(await dialog.getByText(words.tooLittle).count()).toBe(0)
    await page.keyboard.press('Escape')
    // What was typed is not saved: it asks first (rulebook 11.46).
    await page.locator('[role=alertdialog]:not([data-kind])').getByRole('button').last().click()
    await page.getByRole('tab').nth(2).click()
    await page.getByRole('tab', { name: 'Round 1' }).click()
    const points = page.getByLabel(words.points, { exact: true })
    await points.fill('99999999999')
    await points.blur()
    await page.getByRole('tabpanel').getByText(words.tooMuch).first().waitFor()
    await points.press('Escape')
    const before = await points.inputValue()
    const goal = before === '250' ? '260' : '250'
    await points.fill(goal)
    const values = await points.evaluateHandle(valuesFromNow)
    await points.press('Enter')
    await page.getByRole('tabpanel').getByText(words.saved).waitFor()
    await expect.poll(() => points.inputValue()).toBe(goal)
    expect(await values.jsonValue(), 'the old value never comes back').not.toContain(before)
    await button(words.addMatch).click()
    await dialog.getByRole('button', { name: words.save }).click()
    await expect.poll(() => needed.count()).toBe(2)
    const score = dialog.getByLabel(words.home, { exact: true }).last()
    await score.fill('13a')
    await dialog.getByText(words.score).waitFor()
    await dialog.getByText(words.map).waitFor()
    await shot(page, `match-score-${language}`)
    await score.fill('')
    await expect.poll(() => dialog.getByText(words.score).or(dialog.getByText(words.map)).count()).toBe(0)
    await popup(page, words.match).or(page.getByText(words.match)).first().waitFor()
    await shot(page, `match-${language}`)
  },
)

test.for(languages)(
  'a wrong password is shown at its field (rulebook 13.23): %s, %i px',
  async ([language, width, words], { user: page }) => {
    await inLanguage(page, language, width, 844)
    await page.goto('/settings/account')
    await page.getByRole('button', { name: /^(DELETE ACCOUNT|USUŃ KONTO)$/ }).click()
    const dialog = page.getByRole('dialog')
    const password = dialog.locator('input')
    await password.fill('Wrong!2026')
    await password.press('Enter')
    await dialog.getByText(words.password).waitFor()
    expect(await password.getAttribute('aria-invalid')).toBe('true')
    await shot(page, `password-${language}`)
    await password.fill('Other!2026')
    expect(await dialog.getByText(words.password).count()).toBe(0)
  },
)
