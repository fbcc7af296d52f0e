import { product } from '@game/domain'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { faults, resizeTo } from '../axe.ts'
import { longName } from '../every-screen/long-names.ts'
import { type AdminApi, type App, test, type Visit } from '../fixtures.ts'
import { failRequests } from '../pages/faults.ts'
import { passReveal } from '../pages/game-page.ts'
import { isFocused } from '../pages/gestures.ts'
import { signUp } from '../users.ts'

/** The result of a phase is revealed card by card before its popup (rulebook 13.50, 13.51). */
const headshot = 1
const plan = { phases: [['vitality', 'furia'], ['vitality']] }
const names = ['ZywOo', 'FalleN']
const enough: [string, number, number][] = [
  ['ZywOo', headshot, 60],
  ['FalleN', headshot, 2],
]
const tooLittle: [string, number, number][] = [
  ['ZywOo', headshot, 10],
  ['FalleN', headshot, 2],
]

const near: [string, number, number][] = [
  ['ZywOo', headshot, 20],
  ['FalleN', headshot, 2],
]

const still = { reducedMotion: 'reduce' } as const

type Game = { app: App; adminApi: AdminApi }

/** A new player with a deck in phase 1 of the event, a headshot keyplay on each card. */
async function enter(
  { app, adminApi }: Game,
  username: string,
  eventId: number,
  deck: string[],
  options: Visit,
) {
  const page = await signUp(app, username, null, { tourDone: true, ...options })
  const play = (verb: string, body: object) =>
    sender(page.request)<{ currentUser: { id: number } }>(`/api/${verb}`, body)
  const { currentUser } = await play('auth/get-user', {})
  for (const [place, name] of deck.entries()) {
    const at = { eventId, userId: currentUser.id, playerId: adminApi.player(name).id }
    const card = { ...at, phase: 1, perks: [], keyplays: [], deckOrder: place + 1 }
    await play(`${product.slug}/add-card`, card)
    await play(`${product.slug}/add-card-keyplay`, { ...at, phaseIndex: 1, keyplayId: headshot })
  }
  return page
}

/** A new player whose deck of two cards has just locked. */
async function locked(game: Game, username: string, options: Visit = {}) {
  const eventId = await game.adminApi.createEvent(`Cup of ${username}`, plan)
  const page = await enter(game, username, eventId, names, options)
  await game.adminApi.lock(eventId, 1)
  await page.goto(`/${product.slug}/games/${eventId}`)
  await page.locator('[data-tour=deck] li[data-player]').first().waitFor()
  return { page, eventId, ...revealOf(page) }
}

const revealOf = (page: Page) => {
  const reveal = page.getByRole('dialog', { name: 'Round 1', exact: true })
  return {
    reveal,
    skip: reveal.getByRole('button', { name: 'SKIP' }),
    proceed: reveal.getByRole('button', { name: 'CONTINUE' }),
    popup: page.getByRole('dialog', { name: 'Round 1 is over' }),
    status: reveal.getByRole('status'),
  }
}

/** Hides the tab or shows it again; the reveal pauses while the tab is hidden. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate(isHidden => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

/**
 * Hides the tab as soon as a reveal appears, on this page and after each reload: a reveal lasts five seconds, and the checks may take
 * longer. It pauses until it is skipped or the tab is shown again.
 */
async function holdReveals(page: Page): Promise<void> {
  await page.addInitScript(holdInPage)
  await page.evaluate(holdInPage)
}

function holdInPage(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role=dialog] > [role=status]')) return
    observer.disconnect()
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  }).observe(document, { childList: true, subtree: true })
}

/** Records in the page what the reveal announces from now on; each announcement lasts only a moment. */
const recordAnnouncements = (page: Page) =>
  page.evaluateHandle(() => {
    const announced: string[] = []
    new MutationObserver(() => {
      const text = document.querySelector('[role=dialog] > [role=status]')?.textContent
      if (text && text !== announced.at(-1)) announced.push(text)
    }).observe(document, { childList: true, subtree: true, characterData: true })
    return announced
  })

const hasFocus = (button: Locator) => expect.poll(() => isFocused(button)).toBe(true)

test('before the first score file results are awaited; then the cards add up to the deck’s score, and the list shows what players scored (rulebook 13.52, 13.72)', async ({
  app,
  adminApi,
}) => {
  const { page, eventId, popup } = await locked({ app, adminApi }, 'awaiting_ava', still)
  await page.getByText('RESULTS AWAITED').waitFor()
  expect(await page.getByText('0 × 4').count()).toBe(0)
  const held = page.locator('[data-tour=deck]')
  await expect.poll(() => held.getByRole('button', { name: 'RESULTS AWAITED' }).count()).toBe(2)
  expect(await held.getByRole('button', { name: '0 pts' }).count(), 'no zeros on the cards').toBe(0)
  const list = page.locator('[data-tour=browser]')
  await list.getByRole('button', { name: 'RESULTS AWAITED' }).first().waitFor()
  expect(await list.getByText('pts').count(), 'no zeros').toBe(0)
  await adminApi.upload(eventId, 1, [...tooLittle, ['yuurih', headshot, 3]])
  await page.getByText('10 × 4').waitFor()
  expect(await page.getByText('RESULTS AWAITED').count()).toBe(0)
  const foot = (name: string, score: string) =>
    page
      .locator('[data-tour=deck] li[data-player]')
      .filter({ hasText: name })
      .getByRole('button', { name: `${score} pts` })
  await foot('ZywOo', '40').waitFor()
  await foot('FalleN', '8').waitFor()
  await page.locator('[data-tour=deck]').getByText('48', { exact: true }).waitFor()
  const made = list.getByRole('listitem', { name: 'yuurih: 12 pts' })
  await made.getByRole('button', { name: '12 pts' }).waitFor()
  await list.getByRole('listitem', { name: 'apEX: 0 pts' }).waitFor()
  await made.locator('[data-part=card]').click({ position: { x: 50, y: 70 } })
  const large = page.getByRole('dialog', { name: 'yuurih' })
  await large.getByText('3× · 12').waitFor()
  expect(await large.getByRole('heading').allInnerTexts(), 'the name as it is written').toEqual(['yuurih'])
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'detached' })
  await adminApi.open(eventId, 2)
  await passReveal(page, 'Round 1')
  await page.getByText('You are out of this event.').waitFor()
  expect(await popup.count(), 'the reveal has said it').toBe(0)
  await page.getByRole('button', { name: 'Round 2 LOCKED', exact: true }).click()
  await page.getByText('0 / 5', { exact: true }).waitFor()
  expect(await page.getByRole('timer').count(), 'no countdown for a user who is out').toBe(0)
  await page.context().close()
})

test('a success waits while the tab is hidden, and is revealed card by card, then badge, XP, level and rank; CONTINUE goes on to the next phase and says nothing twice (rulebook 13.50)', async ({
  app,
  adminApi,
}) => {
  const { page, eventId, reveal, skip, proceed, popup } = await locked({ app, adminApi }, 'first_flora')
  await setHidden(page, true)
  await adminApi.upload(eventId, 1, enough)
  await page.getByRole('button', { name: 'Round 1 SUCCESS · Provisional', exact: true }).waitFor()
  expect(await reveal.count(), 'it waits while the tab is hidden').toBe(0)
  await holdReveals(page)
  const announced = await recordAnnouncements(page)
  await setHidden(page, false)
  await reveal.waitFor()
  await hasFocus(skip)
  expect(await reveal.getByText('SUCCESS', { exact: true }).count(), 'the outcome is not shown first').toBe(0)
  await setHidden(page, false)
  await reveal.getByText('SUCCESS', { exact: true }).waitFor()
  await hasFocus(proceed)
  const says = ['248', '148 over the goal.', 'ZywOo alone brought 240.', 'Round 2 badge', '+124 XP', '240']
  for (const text of says)
    await reveal.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor()
  await reveal.getByRole('region', { name: 'Your rank' }).getByText('of 1').waitFor()
  await reveal.getByRole('region', { name: 'Keyplay of the phase' }).getByText('Headshot ×60').waitFor()
  expect(await announced.jsonValue()).toEqual([
    'ZywOo: 240 points.',
    'FalleN: 8 points.',
    'SUCCESS. Your score is 248, the goal was 100.',
  ])
  expect(await popup.count()).toBe(0)
  await adminApi.open(eventId, 2)
  await page.locator('nav button[data-state=open]').waitFor({ state: 'attached' })
  expect(await popup.count(), 'it waits until the reveal is closed').toBe(0)
  await proceed.click()
  await reveal.waitFor({ state: 'detached' })
  await page.locator('nav button[aria-current=step][data-state=open]').waitFor()
  expect(await popup.count(), 'the result is shown once').toBe(0)
  await page.context().close()
})

test('the reveal names the users that the last results let the user pass (rulebook 9.7)', async ({
  app,
  adminApi,
}) => {
  const eventId = await adminApi.createEvent('Overtaking Cup', plan)
  const rival = await enter({ app, adminApi }, 'rival_rob', eventId, ['KSCERATO'], still)
  await rival.context().close()
  const page = await enter({ app, adminApi }, 'passing_pat', eventId, names, still)
  await adminApi.lock(eventId, 1)
  await adminApi.upload(eventId, 1, [
    ['KSCERATO', headshot, 20],
    ['ZywOo', headshot, 10],
  ])
  await page.goto(`/${product.slug}/games/${eventId}`)
  await page.locator('[data-tour=deck]').getByText('40', { exact: true }).first().waitFor()
  const scores = `/api/${product.slug}/get-event-scores?eventId=${eventId}`
  const rankNow = async () => (await (await page.request.get(scores)).json()).own?.rank
  // Rankings are calculated after uploads; one ranking for both uploads would show no user as passed.
  await expect.poll(rankNow).toBe(2)
  await adminApi.upload(eventId, 1, [
    ['KSCERATO', headshot, 20],
    ['ZywOo', headshot, 60],
  ])
  const rank = revealOf(page).reveal.getByRole('region', { name: 'Your rank' })
  await rank.getByText('of 2').waitFor()
  await rank.getByText('↑ 1 since the last results').waitFor()
  await rank.getByText('You passed rival_rob.').waitFor()
  await page.context().close()
})

test('SKIP, Escape and a click jump to the end; a reveal that was seen does not come again on this device', async ({
  app,
  adminApi,
}) => {
  const { page, eventId, reveal, skip, proceed } = await locked({ app, adminApi }, 'skipping_sue')
  await holdReveals(page)
  await adminApi.upload(eventId, 1, enough)
  await hasFocus(skip)
  // A reveal that was left before its end restarts.
  await page.reload()
  for (const [turn, way] of [
    () => skip.click(),
    () => page.keyboard.press('Escape'),
    () => reveal.click({ position: { x: 30, y: 400 } }),
    () => page.keyboard.press('Enter'),
  ].entries()) {
    if (turn > 0) await page.reload()
    await hasFocus(skip)
    await way()
    await reveal.getByText('SUCCESS', { exact: true }).waitFor()
    await hasFocus(proceed)
    await page.evaluate(() => localStorage.removeItem('revealed results'))
  }
  await page.keyboard.press('Escape')
  await reveal.waitFor({ state: 'detached' })
  await page.getByText('You’re through!').waitFor()
  await page.reload()
  await page.getByText('You’re through!').waitFor()
  expect(await reveal.count(), 'removed from the device here, kept by closing').toBe(0)
  await page.context().close()
})

test('a failure shows how near it was, the best deck, the rank and the next event to join, says it once, and leads to the deck (rulebook 13.50, 13.61)', async ({
  app,
  adminApi,
}) => {
  const { page, eventId, reveal, proceed, popup } = await locked({ app, adminApi }, 'failing_fay', still)
  await adminApi.upload(eventId, 1, near)
  await page.locator('[data-tour=deck]').getByText('88', { exact: true }).waitFor()
  expect(await reveal.count(), 'nothing is decided yet').toBe(0)
  await adminApi.open(eventId, 2)
  await reveal.getByText('FAILED', { exact: true }).waitFor()
  await reveal.getByText('12 short: you made 88% of the goal.').waitFor()
  const enough = reveal.getByRole('region', { name: 'How close' })
  await enough.getByText('3 more: Headshot').waitFor()
  await enough.getByText(/by (ZywOo|FalleN): 12$/).waitFor()
  await reveal.getByText(/^Counted from the kills \(.+\)\.$/).waitFor()
  const best = reveal.getByRole('region', { name: 'Perfect deck' })
  await best.getByText('ZywOo').waitFor()
  await best.getByText(/^It would have scored /).waitFor()
  await reveal.getByRole('region', { name: 'Your rank' }).getByText('of 1').waitFor()
  const next = reveal.getByRole('region', { name: 'Next event you can join' })
  await next.getByRole('link', { name: /^Play / }).waitFor()
  await adminApi.rename(eventId, 1, longName(94))
  const long = page.getByRole('dialog', { name: longName(94) })
  for (const width of [1440, 390]) {
    await resizeTo(page, width, 900)
    expect(await faults(page), `axe at ${width}`).toEqual([])
    expect(await long.evaluate(stage => stage.scrollWidth)).toBe(width)
  }
  await adminApi.rename(eventId, 1, 'Round 1')
  await proceed.click()
  await reveal.waitFor({ state: 'detached' })
  for (const again of [false, true]) {
    if (again) await page.reload()
    const missed = page.getByRole('region', { name: 'What was missing' })
    await missed.getByText(/^12 short: you made 88% of the goal\. 3 more of Headshot by .+: 12\.$/).waitFor()
    await page.locator('[data-tour=deck]').getByText('2 / 5', { exact: true }).waitFor()
    await page.getByText('20 × 4').first().waitFor()
    expect(await popup.count(), 'shown once').toBe(0)
    expect(await reveal.count(), 'shown once').toBe(0)
  }
  for (const width of [1440, 390]) {
    await resizeTo(page, width, 900)
    expect(await faults(page), `axe at ${width}`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.context().close()
})

test('if a failure cannot be acknowledged, the popup says it and offers it again', async ({
  app,
  adminApi,
}) => {
  const { page, eventId, reveal, proceed, popup } = await locked({ app, adminApi }, 'unheard_uma', {
    allowErrors: true,
    ...still,
  })
  const endFailures = await failRequests(page, '**/handle-next-phase', route => route.abort())
  await adminApi.upload(eventId, 1, tooLittle)
  await adminApi.open(eventId, 2)
  await proceed.click()
  await reveal.waitFor({ state: 'detached' })
  await popup.getByText('FAILED', { exact: true }).waitFor()
  endFailures()
  await popup.getByRole('button', { name: 'PROCEED' }).click()
  await popup.waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'What was missing' }).waitFor()
  await page.context().close()
})

test('scores that are recalculated during the reveal end it with the new ones (rulebook 13.51)', async ({
  app,
  adminApi,
}) => {
  const { page, eventId, reveal, skip, status, popup } = await locked({ app, adminApi }, 'recount_rea')
  await holdReveals(page)
  await adminApi.upload(eventId, 1, enough)
  await skip.waitFor()
  await adminApi.upload(eventId, 1, [['ZywOo', headshot, 30]])
  await reveal.getByText('20 over the goal. The scores have just been recalculated.').waitFor()
  await expect
    .poll(() => status.textContent())
    .toMatch(/^The scores .* Your score is 120, the goal was 100\.$/)
  await adminApi.upload(eventId, 1, tooLittle)
  await reveal.waitFor({ state: 'detached' })
  expect(await popup.count(), 'the phase is undecided again').toBe(0)
  await page.context().close()
})

test('with reduced motion the outcome is shown and announced at once; SEE EVERY KEYPLAY closes the reveal and leads to the score sheet, by keyboard too', async ({
  app,
  adminApi,
}) => {
  const { page, eventId, reveal, skip, proceed, status } = await locked({ app, adminApi }, 'still_stella', {
    ...still,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  await adminApi.upload(eventId, 1, enough)
  await reveal.getByText('SUCCESS', { exact: true }).waitFor()
  expect(await skip.count()).toBe(0)
  await expect.poll(() => status.textContent()).toBe('SUCCESS. Your score is 248, the goal was 100.')
  expect(await faults(page)).toEqual([])
  await hasFocus(proceed)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await reveal.waitFor({ state: 'detached' })
  const sheet = page.locator('[data-part=score-sheet]')
  await hasFocus(sheet)
  await sheet.getByText('60 × 4').waitFor()
  await page.context().close()
})

test('if the code of the reveal cannot be loaded, the results are shown without it; a lost connection does not end a reveal, and the reveal does not block the page', async ({
  app,
  adminApi,
}) => {
  const { page, eventId, reveal, skip, proceed } = await locked({ app, adminApi }, 'offline_ola', {
    allowErrors: true,
  })
  const endFailures = await failRequests(page, '**/assets/reveal-*', route => route.abort())
  await page.reload()
  await adminApi.upload(eventId, 1, enough)
  await page.getByText('You’re through!').waitFor()
  await page.getByRole('tab', { name: 'perks' }).click()
  expect(await reveal.count()).toBe(0)

  endFailures()
  await holdReveals(page)
  await page.reload()
  await skip.waitFor()
  await page.context().setOffline(true)
  await setHidden(page, false)
  await reveal.getByText('SUCCESS', { exact: true }).waitFor()
  await proceed.click()
  await reveal.waitFor({ state: 'detached' })
  await page.getByText('No connection to the server.').waitFor()
  await page.context().close()
})
