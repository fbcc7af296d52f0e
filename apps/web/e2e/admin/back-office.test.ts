import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { test as base } from '../fixtures.ts'
import { adminPage, adminRoutes, openAdminPage } from '../pages/admin-page.ts'
import { signUp } from '../users.ts'

/** The pages of two admins, which all tests share. */
const test = base
  .extend('page', { scope: 'file' }, ({ app }) => openAdminPage(app, null))
  .extend('other', { scope: 'file' }, ({ app }) => openAdminPage(app, null))

test('for a user who is no admin, no route of the back-office exists and none of its code is loaded (rulebook 13.2)', async ({
  app,
}) => {
  const page = await signUp(app, 'curious_player', null, { reducedMotion: 'reduce' })
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  for (const route of adminRoutes) {
    await page.goto(app.url + route)
    await page.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()
  }
  expect(
    fetched.filter(url =>
      /\/assets\/(admin|audit|winners|disputes|catalogue|config\._|data-section)/.test(url),
    ),
  ).toEqual([])
  await page.context().close()
})

test('next to POINTS is the share of past decks that would have reached it, updated while typing with one call (rulebook 11.13)', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', request => requested.push(request.url()))
  await page.goto(`/${product.slug}/data/events/config/3?tab=phases&phase=1`)
  for (const [goal, share] of [
    ['0', '100%'],
    ['9999999', '0%'],
  ] as const) {
    await page.getByLabel('Points', { exact: true }).fill(goal)
    await page.getByText(new RegExp(`^${share} of past decks .* would have reached it`)).waitFor()
  }
  expect(requested.filter(url => url.includes('/get-past-scores'))).toHaveLength(1)
})

test('DETAILS says how many decks of each phase are full and how many are not', async ({ page }) => {
  await page.goto(`/${product.slug}/data/events`)
  const event = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Vistula Open' }) })
  await event.getByRole('button', { name: 'DETAILS' }).click()
  const details = page.getByRole('dialog', { name: 'DETAILS: Vistula Open' })
  await details.getByText('41 users').waitFor()
  await details.getByRole('row', { name: /^1\. Group Stage 1500 4 20 2 6 29 12 / }).waitFor()
})

test('the dialog says with numbers what cannot be done, before it is confirmed (rulebook 11.10, 11.11)', async ({
  page,
}) => {
  await page.goto(`/${product.slug}/data/events`)
  const { button, confirm } = adminPage(page)
  await button('Remove Vistula Open').click()
  await page.getByText('This event already has 41 decks; it can’t be removed.').waitFor()
  expect(await button('Confirm').isDisabled()).toBe(true)
  await button('Cancel').click()
  await page.goto(`/${product.slug}/data/events/config/2?tab=phases&phase=1`)
  await button('ROLL PERKS').click()
  await page.getByText(/^\d+ decks? loses? cards or perks\. The owners will be notified\.$/).waitFor()
  await confirm()
  await adminPage(page).popup('Successfully updated phase perks.')
})

test('any of more than a hundred teams and perks can be found, and a taken id is flagged (rulebook 11.18, 13.30)', async ({
  page,
}) => {
  // An open page of the back-office would read its lists again after each change.
  await page.goto('about:blank')
  const send = sender(page.request)
  const add = (path: string, data: object) => send(`/api/${path}`, { data })
  for (const n of Array.from({ length: 101 }).keys()) {
    const described = { description: 'One of many.', name: `A ${n}` }
    await add(`${product.slug}/add-perk`, { id: 1000 + n, rarity: 1, mult: 1.1, ...described })
    await add('csdata/add-team', { name: `A ${n}`, key: `a-${n}` })
  }
  await page.goto(`/${product.slug}/data/perks/create`)
  await page.getByLabel('id', { exact: true }).fill('1100')
  await page.getByText('The id 1100 is already taken.').waitFor()
  await page.goto(`/data/players/create`)
  await page.getByRole('combobox', { name: 'team' }).click()
  // The list gets the focus a moment after it has opened.
  await page.getByPlaceholder('Search: team').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('vitali')
  await page.getByRole('option', { name: 'Vitality' }).click()
  await page.getByRole('combobox', { name: 'team' }).getByText('Vitality').waitFor()
})

test('two admins edit one field: each sees the other’s change, and typed text is kept (rulebook 11.3)', async ({
  page: one,
  other,
}) => {
  for (const page of [one, other]) await page.goto(`/${product.slug}/data/events/config/3`)
  const name = one.getByLabel('Name', { exact: true })
  await name.fill('Mine')
  await adminPage(other).save('Name', 'Theirs')
  await one.getByRole('heading', { name: 'Theirs', level: 1 }).waitFor()
  await name.press('Enter')
  await one.getByText('Somebody else has changed this to “Theirs”.', { exact: false }).waitFor()
  expect(await name.inputValue()).toBe('Mine')
  await name.press('Enter')
  await other.getByRole('heading', { name: 'Mine', level: 1 }).waitFor()
})

test('two admins edit one record of the catalogue: the later save is refused, and accepted once the admin has seen the other (rulebook 11.22)', async ({
  page: one,
  other,
}) => {
  const list = '/data/styles/list'
  for (const page of [one, other]) await page.goto(list)
  const first = /^Edit /
  for (const page of [one, other]) await page.getByRole('button', { name: first }).first().click()
  await other.getByLabel('description', { exact: true }).fill('Theirs.')
  await one.getByLabel('description', { exact: true }).fill('Mine.')
  await adminPage(other).button('SAVE').click()
  await other.waitForURL(`**${list}`)
  await adminPage(one).button('SAVE').click()
  await one
    .getByText('Somebody else has changed this in the meantime. Your changes are kept', { exact: false })
    .waitFor()
  await one.getByRole('definition').filter({ hasText: 'Theirs.' }).waitFor()
  expect(await one.getByLabel('description', { exact: true }).inputValue()).toBe('Mine.')
  await adminPage(one).button('SAVE').click()
  await one.waitForURL(`**${list}`)
  await one.getByRole('cell', { name: 'Mine.' }).waitFor()
})

test.for([
  [
    '?tab=phases&phase=1',
    'Edit FURIA vs Team Falcons',
    'Date',
    ['2030-01-02T18:00', '2030-01-03T18:00'],
    'Successfully updated match.',
  ],
  ['?tab=rewards', 'Edit Clutch coins', 'amount', ['7', '8'], 'Successfully updated reward'],
] as const)(
  'two admins use one dialog of %s: the later save is refused, keeps its input and is accepted when sent again',
  async ([tab, edit, label, [mine, theirs], saved], { page: one, other }) => {
    for (const page of [one, other]) await page.goto(`/${product.slug}/data/events/config/3${tab}`)
    for (const page of [one, other]) await adminPage(page).button(edit).click()
    const save = async (page: Page) => {
      await adminPage(page).button('SAVE').click()
      // Such a late match is confirmed first (rulebook 18.4).
      if (label === 'Date') await adminPage(page).confirm()
    }
    const field = one.getByRole('dialog').getByLabel(label, { exact: true })
    await field.fill(mine)
    await other.getByRole('dialog').getByLabel(label, { exact: true }).fill(theirs)
    await save(other)
    await adminPage(other).popup(saved)
    await save(one)
    await one.getByRole('dialog').getByText('Your changes are kept', { exact: false }).waitFor()
    expect(await field.inputValue()).toBe(mine)
    await save(one)
    await adminPage(one).popup(saved)
    await field.waitFor({ state: 'hidden' })
  },
)

test('an address without a valid event id shows an error, and so does an answer without the event (rulebook 13.34)', async ({
  page,
}) => {
  await page.goto(`/${product.slug}/data/events/config/first`)
  await page.getByText("Couldn't read event ID.").waitFor()
  await page.route('**/get-event', route => route.fulfill({ json: {} }))
  await page.goto(`/${product.slug}/data/events/config/3`)
  await page
    .getByRole('main')
    .getByRole('alert')
    .getByText("Error occured, couldn't load event data. Try again later.")
    .waitFor()
})
