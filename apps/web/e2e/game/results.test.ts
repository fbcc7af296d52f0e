import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { faults, resizeTo } from '../axe.ts'
import { test as base } from '../fixtures.ts'
import { leaderboardPath } from '../pages/leaderboards-page.ts'
import { openAsAdmin, signUp } from '../users.ts'

/** Event 4 of the demo seed is over; the admin took part in it. Several tests share the admin's page. */
const test = base.extend('admin', { scope: 'file' }, ({ app }) =>
  openAsAdmin(app, null, { reducedMotion: 'reduce' }),
)

test('a visitor sees podium, comparison, best possible deck and ranking of a completed event (rulebook 9.23)', async ({
  app,
}) => {
  const page = await app.visit(leaderboardPath('event=4'), { reducedMotion: 'reduce' })
  const podium = page.getByRole('region', { name: 'Podium' })
  await expect.poll(() => podium.getByRole('listitem').count()).toBe(3)
  expect(await podium.getByText('Your place').count()).toBe(0)
  const figures = page.getByRole('region', { name: 'How the decks compare' })
  for (const figure of ['Average', 'Top 10% cut-off', 'Best deck']) await figures.getByText(figure).waitFor()
  expect(await figures.getByText('You', { exact: true }).count()).toBe(0)
  await figures.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Semifinal A' }).click()
  await figures.getByText('Perfect deck').waitFor()
  const deck = page.getByRole('region', { name: 'Perfect deck: Semifinal A' })
  await expect.poll(() => deck.getByRole('listitem').count()).toBe(5)
  await page.getByRole('table').getByRole('row').nth(1).waitFor()
  await page.context().close()
})

test('a user who played sees their own rank and deck among the others, also on the game page', async ({
  admin: page,
}) => {
  await page.goto('/clutchdeck/games/4')
  await page.getByText(/Your place: \d+ of 50 \(top \d+%\)/).waitFor()
  // The summary of the last phase covers the page.
  const hidden = { includeHidden: true }
  const figures = page.getByRole('region', { name: 'How your deck compares', ...hidden })
  await figures.getByText('You', { exact: true }).waitFor()
  await page.getByRole('table', { name: 'Ranking of Krakow Invitational', ...hidden }).waitFor()
})

test('a user who did not play sees the results on the game page and can verify them (rulebook 9.28, 13.69)', async ({
  app,
}) => {
  const page = await signUp(app, 'late_looker', '/clutchdeck/games/4', {
    tourDone: true,
    reducedMotion: 'reduce',
  })
  await expect.poll(() => page.getByRole('region', { name: 'Podium' }).getByRole('listitem').count()).toBe(3)
  await page.getByRole('region', { name: /^Perfect deck/ }).waitFor()
  await page.getByRole('table', { name: 'Ranking of Krakow Invitational' }).waitFor()
  const proof = page.getByRole('region', { name: 'Verify the results' })
  await proof.getByRole('button', { name: 'VERIFY' }).click()
  await proof.getByText(/^Everything matches\. Recalculated [\d,]+ decks and 50 ranks\.$/).waitFor()
  expect(await proof.getByRole('button', { name: 'DOWNLOAD RECEIPT' }).count()).toBe(0)
  await page.context().close()
})

test('rewards are shown on the landing page, in the games list, on the game page and on the winner’s profile (rulebook 9.19)', async ({
  admin: page,
}) => {
  await page.goto('/clutchdeck')
  await page.getByText('1st place: Team jersey').waitFor()
  await page.goto(`/clutchdeck/games`)
  const row = page.getByRole('listitem').filter({ hasText: 'Alpine Major' })
  await row.getByText('1st place: Team jersey').click()
  await row.getByText('25 × Gift card').waitFor()
  await page.goto(`/clutchdeck/games/1`)
  await page.getByRole('region', { name: 'Result' }).waitFor()
  await page.getByRole('button', { name: 'CONTINUE' }).click()
  await page.getByRole('region', { name: 'Result' }).waitFor({ state: 'detached' })
  const rewards = page.getByRole('region', { name: 'Rewards' })
  await rewards.getByRole('heading').click()
  await rewards.getByText('Places 1–3').waitFor()
  await page.goto(`/profile`)
  const own = page.getByRole('region', { name: /^rewards/i })
  await own.getByText('100 × Clutch coins').waitFor()
  await own.getByText('The organisers send rewards to the confirmed address in your settings.').waitFor()
})

test('an admin hands a reward out to one winner, takes it back, hands it out to all, and exports the list (rulebook 9.20, 9.21)', async ({
  admin: page,
}) => {
  await page.goto('/clutchdeck/data/winners')
  await page.getByText('NO EVENT SELECTED').waitFor()
  await page.getByRole('combobox', { name: 'Event' }).click()
  await page.getByRole('option', { name: 'Krakow Invitational' }).click()
  const rows = page.getByRole('table').getByRole('row')
  await page.getByText('0 of 5 handed out').waitFor()
  await page.getByRole('button', { name: 'Mark Sticker capsule of NadeNinja as handed out' }).click()
  await page.getByText('1 of 5 handed out').waitFor()
  await rows.filter({ hasText: 'by admin' }).waitFor()
  await page.getByRole('button', { name: 'Undo: Sticker capsule, NadeNinja' }).click()
  await page.getByText('0 of 5 handed out').waitFor()
  await page.getByRole('button', { name: 'Hand out all of Sticker capsule: 5' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('5 of 5 handed out').waitFor()
  await page.getByRole('combobox', { name: 'Handed out or not' }).click()
  await page.getByRole('option', { name: 'Handed out', exact: true }).click()
  await expect.poll(() => rows.count()).toBe(6)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'EXPORT CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('Krakow Invitational winners.csv')
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(head).toBe('\uFEFFreward,amount,rank,username,address,handedOutAt,handedOutBy,granted,code')
  expect(lines).toContain('"Team jersey",1,1,NadeNinja,,,,true,')
  expect(
    lines.filter(line => /^"Sticker capsule",2,\d,\w+,,\d{4}-[^,]+Z,admin,true,$/.test(line)),
  ).toHaveLength(5)
})

test('perks, sleeves and keyplays are in the reader’s language, and an admin edits both languages in one form (rulebook 11.37)', async ({
  app,
}) => {
  const page = await openAsAdmin(app, '/clutchdeck/games/1', {
    locale: 'pl-PL',
    reducedMotion: 'reduce',
  })
  await page.getByText('Chemia', { exact: true }).first().waitFor()
  expect(await page.getByText('Chemistry', { exact: true }).count()).toBe(0)
  const { event } = await sender(page.request)<{
    event: { phases: { perks: { perk: { name: string; namePl: string } }[] }[] }
  }>('/api/clutchdeck/get-event', { id: 1 })
  const rolled = event.phases[0]?.perks.find(({ perk }) => perk.name !== perk.namePl)?.perk
  await page.goto(`${app.url}/clutchdeck/data/events/config/1?tab=phases&phase=1`)
  await page
    .getByRole('button', { name: `Wymień: ${rolled?.namePl}` })
    .first()
    .waitFor()
  expect(await page.getByText(rolled?.name ?? '').count()).toBe(0)
  await page.goto(`${app.url}/clutchdeck/data/sleeves/list`)
  await page.getByRole('button', { name: 'Edytuj: Chemistry' }).click()
  const name = page.getByRole('textbox', { name: /^nazwa po polsku/i })
  await expect.poll(() => name.inputValue()).toBe('Chemia')
  await name.fill('Wspólny paszport')
  await page.getByRole('button', { name: 'ZAPISZ' }).click()
  await page
    .getByLabel('Komunikaty', { exact: true })
    .getByText(/^Zmieniono.*Chemistry/)
    .waitFor()
  await page.goto(`${app.url}/clutchdeck/games/1`)
  await page.getByText('Wspólny paszport').first().waitFor()
  await page.context().close()
})

/** Acknowledges the results of the demo's completed event, so that no popup announces them. */
async function acknowledge(page: Page): Promise<void> {
  const response = await page.request.post('/api/auth/get-user', { data: {} })
  const { currentUser } = await response.json()
  for (const phaseIndex of [1, 2])
    await page.request.post('/api/clutchdeck/handle-next-phase', {
      data: { userId: currentUser.id, eventId: 4, phaseIndex },
    })
}

test('a dispute is written, sent once and answered; the open page and the bell show the answer (rulebook 13.71, 11.40)', async ({
  admin: page,
}) => {
  await acknowledge(page)
  await page.goto('/clutchdeck/games/4')
  const proof = page.getByRole('region', { name: 'Verify the results' })
  const open = proof.getByRole('button', { name: 'DISPUTE' })
  const reason = page.getByRole('dialog').getByRole('textbox', { name: 'What is wrong?' })
  const send = page.getByRole('dialog').getByRole('button', { name: 'SEND' })
  await open.click()
  await reason.fill('x'.repeat(1001))
  await page.getByText('Must be 1 to 1000 characters; it has 1001.').waitFor()
  expect(await send.isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await reason.waitFor({ state: 'detached' })
  await open.click()
  expect((await reason.inputValue()).length).toBe(1001)
  await reason.fill('My deck had two perks.')
  await resizeTo(page, 390, 1000)
  expect(await faults(page), 'the dialog, narrow').toEqual([])
  await resizeTo(page, 1440, 1000)
  expect(await reason.inputValue(), 'outlasts the change of the table').toBe('My deck had two perks.')
  await send.click()
  await proof.getByText('My deck had two perks.').waitFor()
  expect(await open.isDisabled()).toBe(true)
  await proof.getByRole('list', { name: 'Your disputes in this phase' }).and(page.locator(':focus')).waitFor()

  const admin = await page.context().newPage()
  await admin.goto('/clutchdeck/data/disputes')
  const entry = admin.getByRole('listitem').filter({ hasText: 'My deck had two perks.' })
  await entry.getByText('Receipt: VERIFIES').waitFor()
  await resizeTo(admin, 390, 1000)
  expect(await faults(admin), 'the list, narrow').toEqual([])
  const saved = admin.waitForEvent('download')
  await entry.getByRole('button', { name: 'Download receipt of admin' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^receipt-4-\d-admin\.json$/)
  await entry.getByRole('textbox', { name: 'Answer to admin' }).fill('It had one.')
  await entry.getByRole('button', { name: 'ANSWER AND CLOSE' }).click()
  await entry.getByText(/^answered .* by admin$/).waitFor()
  await entry.and(admin.locator(':focus')).waitFor()

  await proof.getByText('It had one.').waitFor()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByText(/^Krakow Invitational, .*: your dispute has been answered\.$/).waitFor()
  await admin.close()
})
