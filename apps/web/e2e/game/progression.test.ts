import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { type AdminApi, type App, test } from '../fixtures.ts'
import { passReveal, tableOf } from '../pages/game-page.ts'
import { drag } from '../pages/gestures.ts'
import { answerAfterPainting, jumpsOf } from '../pages/jumps.ts'
import { popup, signUp } from '../users.ts'

/** From one phase to the next, for a user who wins it and one who does not. Each test continues where the previous one ended. */
let eventId: number
let winner: Page
let loser: Page

const headshot = 1
const perk = 1
const plan = { phases: [['vitality', 'furia'], ['vitality'], ['vitality']], perks: [perk, 2] }

test.beforeAll(async ({ adminApi }) => {
  eventId = await adminApi.createEvent('Ladder Cup', plan)
})

/** A new player with a deck in phase 1, each card with a headshot keyplay and the first with a perk. */
async function enter(
  { app, adminApi }: { app: App; adminApi: AdminApi },
  username: string,
  event: number,
  names: string[],
): Promise<Page> {
  // High enough that nothing scrolls by itself while a perk is dragged.
  const viewport = { width: 1440, height: 1400 }
  const page = await signUp(app, username, null, {
    tourDone: true,
    isDrawn: true,
    viewport,
    reducedMotion: 'reduce',
  })
  const play = (verb: string, body: object) =>
    sender(page.request)<{ currentUser: { id: number } }>(`/api/${verb}`, body)
  const { currentUser } = await play('auth/get-user', {})
  for (const [place, name] of names.entries()) {
    const at = { eventId: event, userId: currentUser.id, playerId: adminApi.player(name).id }
    const card = { ...at, phase: 1, perks: [], keyplays: [], deckOrder: place + 1 }
    await play(`${product.slug}/add-card`, card)
    const move = { ...at, phaseIndex: 1 }
    await play(`${product.slug}/add-card-keyplay`, { ...move, keyplayId: headshot })
    if (place === 0) await play(`${product.slug}/add-card-perk`, { ...move, perkId: perk, order: 1 })
  }
  await page.goto(`/${product.slug}/games/${event}`)
  await tableOf(page).deck.first().waitFor()
  return page
}

const summary = (page: Page, round = 1) => page.getByRole('dialog', { name: `Round ${round} is over` })
/** A phase of the bar; behind its state it may say whether the result is provisional. */
const phase = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}( · |$)`) })

test('a decided phase brings the popup: goal, score, SUCCESS, the cards that move on and those left behind', async ({
  app,
  adminApi,
}) => {
  winner = await enter({ app, adminApi }, 'up_ula', eventId, ['ZywOo', 'FalleN'])
  loser = await enter({ app, adminApi }, 'down_dan', eventId, ['KSCERATO'])
  await adminApi.lock(eventId, 1)
  await phase(winner, 'Round 1 LOCKED IN').waitFor()
  await adminApi.upload(eventId, 1, [
    ['ZywOo', headshot, 60],
    ['FalleN', headshot, 2],
  ])
  await passReveal(winner, 'Round 1')
  await phase(winner, 'Round 1 SUCCESS').waitFor()
  await winner.getByText(/^You’re through! Round 2 opens on /).waitFor()
  expect(await summary(winner).count(), 'PROCEED waits for a phase that takes the cards').toBe(0)
  await adminApi.open(eventId, 2)
  await summary(winner).waitFor()
  for (const text of ['SUCCESS', '100', 'Moving on with you: ZywOo.'])
    await summary(winner).getByText(text, { exact: true }).waitFor()
  await summary(winner)
    .getByText(/^Counted from the kills \(\d.+\)\.$/)
    .waitFor()
  await summary(winner).getByText('Not in the next phase: FalleN.').waitFor()
})

test('PROCEED moves on with the cards, keyplays and perks, and the popup does not come again', async () => {
  await summary(winner).getByRole('button', { name: 'PROCEED' }).click()
  await popup(winner, 'Advanced to next phase, cards transfered.').waitFor()
  const table = tableOf(winner)
  await expect.poll(table.names).toEqual(['ZywOo'])
  await table.deck.getByText('1/3').waitFor()
  // The popup may cover them for a moment longer.
  await phase(winner, 'Round 1 SUCCESS').waitFor()
  expect(await table.deck.getByRole('button', { name: /^Move perk/ }).count()).toBe(1)
  expect(await phase(winner, 'Round 2 OPEN').getAttribute('aria-current')).toBe('step')
  await winner.reload()
  await expect.poll(table.names).toEqual(['ZywOo'])
  expect(await summary(winner).count()).toBe(0)
})

test('removing a card that holds carried perks asks first, by menu and by dragging (rulebook 4.12)', async () => {
  const { deck, names } = tableOf(winner)
  const question = winner.getByRole('alertdialog', { name: 'Remove this card?' })
  const list = winner.locator('[data-tour=browser]')
  const ways = [
    async () => {
      await deck.getByRole('button', { name: /^Menu of/ }).click()
      await winner.getByRole('menuitem', { name: 'Remove' }).click()
    },
    () => drag(winner, deck.getByRole('button', { name: 'Move ZywOo' }), list),
  ]
  for (const remove of ways) {
    await remove()
    await question.getByText(/^It holds perks from an earlier phase: /).waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await names()).toEqual(['ZywOo'])
  }
})

test('taking off a carried perk asks first; once off it is gone for the phase (rulebook 4.12)', async () => {
  const { deck, saved } = tableOf(winner)
  const carried = deck.getByRole('button', { name: /^Move perk/ })
  await winner.getByRole('tab', { name: 'perks' }).click()
  const pool = winner.getByRole('tabpanel', { name: 'perks' }).locator('ul')
  const left = await pool.textContent()
  const question = winner.getByRole('alertdialog', { name: 'Remove this perk?' })
  await drag(winner, carried, pool)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await carried.count()).toBe(1)
  await drag(winner, carried, pool)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => carried.count()).toBe(0)
  await saved()
  expect(await pool.textContent(), 'a carried perk was never part of this phase’s supply').toBe(left)
})

test('a user who fails sees that once, then their own deck; the later phases are locked and the page is read-only', async () => {
  await passReveal(loser, 'Round 1')
  expect(await summary(loser).count(), 'the reveal has said it').toBe(0)
  expect(await tableOf(loser).names()).toEqual(['KSCERATO'])
  await phase(loser, 'Round 1 FAILED').waitFor()
  for (const name of ['Round 2 LOCKED', 'Round 3 LOCKED']) await phase(loser, name).waitFor()
  await loser.getByText('You are out of this event.').waitFor()
  await loser.getByText(/You missed the goal of Round 1, so you can’t play the later phases\./).waitFor()
  await loser.getByText(/You are ranked \d+ of \d+\. You can join .+ next\./).waitFor()
  await loser.locator('[data-tour=perks]').getByText('LOCKED').waitFor()
  expect(await loser.getByRole('button', { name: /^Move / }).count()).toBe(0)
  expect(await loser.getByRole('button', { name: 'SELECT KEYPLAYS' }).count()).toBe(0)
  const waiting = await answerAfterPainting(loser)
  await loser.reload()
  await loser.getByText(/You are ranked \d+ of \d+\. You can join .+ next\./).waitFor()
  await expect.poll(() => waiting.size).toBe(0)
  const { shift, jumped } = await jumpsOf(loser)
  expect(shift, `nothing jumps when the data arrive (rulebook 13.45): ${jumped}`).toBeLessThan(0.01)
  await loser.unrouteAll({ behavior: 'ignoreErrors' })
  expect(await summary(loser).count()).toBe(0)
})

test('a result that changes later brings the popup again, to each user with their own result (rulebook 3.20)', async ({
  adminApi,
}) => {
  await adminApi.upload(eventId, 1, [['KSCERATO', headshot, 60]])
  await summary(loser).getByText('SUCCESS', { exact: true }).waitFor()
  await summary(winner).getByText('FAILED', { exact: true }).waitFor()
  await summary(loser).getByRole('button', { name: 'PROCEED' }).click()
  await phase(loser, 'Round 2 OPEN').waitFor()
  await expect
    .poll(() =>
      tableOf(loser)
        .listed.getByRole('button', { name: /^Move / })
        .count(),
    )
    .toBe(5)
  await summary(winner).getByRole('button', { name: 'PROCEED' }).click()
  await winner.getByText('You are out of this event.').waitFor()
  await winner.context().close()
  await loser.context().close()
})

test('a second chance: phase 1 failed, phase 2 waits, opens, and success there lifts the failure (rulebook 3.12)', async ({
  app,
  adminApi,
}) => {
  const cup = await adminApi.createEvent('Second Cup', { ...plan, secondChance: true })
  const page = await enter({ app, adminApi }, 'again_ada', cup, ['ZywOo'])
  await adminApi.lock(cup, 1)
  await adminApi.upload(cup, 1, [['ZywOo', headshot, 1]])
  await phase(page, 'Round 2 LOCKED · SECOND CHANCE').waitFor()
  await page.getByText(/You’re below the goal of phase 1 so far\./).waitFor()
  await adminApi.open(cup, 2)
  const reveal = page.getByRole('dialog', { name: 'Round 1', exact: true })
  await reveal.getByText('You missed the goal of Round 1, but phase 2 is your second chance.').waitFor()
  await passReveal(page, 'Round 1')
  expect(await summary(page).count(), 'the reveal has said it').toBe(0)
  await phase(page, 'Round 2 OPEN · SECOND CHANCE OPEN').waitFor()
  const table = tableOf(page)
  await table.add(0)
  const [name = ''] = await table.names()
  await table.deck.getByRole('button', { name: 'SELECT KEYPLAYS' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Headshot / })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'SAVE' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await table.saved()
  await adminApi.lock(cup, 2)
  await phase(page, 'Round 2 LOCKED IN · SECOND CHANCE LOCKED').waitFor()
  await adminApi.upload(cup, 2, [[name, headshot, 60]])
  await passReveal(page, 'Round 2')
  await adminApi.open(cup, 3)
  await summary(page, 2).getByText('SUCCESS', { exact: true }).waitFor()
  await summary(page, 2).getByRole('button', { name: 'PROCEED' }).click()
  await phase(page, 'Round 3 OPEN').waitFor()
  await expect.poll(table.names).toEqual([name])
  expect(await page.getByText('You are out of this event.').count()).toBe(0)
  await page.context().close()
})
